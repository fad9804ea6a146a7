"""Dominion in the catalogue: who can play, what can be set, and how a game begins."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion import facts
from chaudron.games.dominion.encoding import by_lot, encoding_of
from chaudron.games.dominion.facts import FOLDER
from chaudron.games.dominion.kingdoms import (
    SIZE,
    Kingdom,
    check,
    complete,
    optional_piles,
    pool,
    random_kingdom,
    read,
)
from chaudron.games.dominion.library import SETS
from chaudron.games.dominion.offers import VERBS, offers
from chaudron.games.dominion.picker import ADVISED, ANY, Wishes, as_advised, few_or_many
from chaudron.games.dominion.port import DominionPort
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.actions import Actions, Offers, read_actions
from chaudron.kernel.catalogue import CHOICE, LIST, NUMBER, TEXT, Option
from chaudron.kernel.errors import Refusal
from chaudron.kernel.observing import Encoding
from chaudron.kernel.rng import lot

AUTO: Final = "auto"  # by the rulebook: as the kingdom's notation says, else drawn by lot from its cards
YES: Final = "yes"
NO: Final = "no"
FIRST_GAME: Final = "first_game"  # the recommended kingdom for whoever has no other wish
RANDOM: Final = "random"
HAND: Final = "hand"  # and whatever cards let the possessed player see
EVERYTHING: Final = "everything"  # that the possessed player may count
KINGDOMS: Final[dict[str, Kingdom]] = {}  # the last ones used, read and checked: games share them


class DominionSpec(DominionPort):
    """Dominion. Its kingdom is settled before the game begins, and recorded in full."""

    def __init__(self) -> None:
        super().__init__(
            "dominion",
            3,
            (2, 6),
            [
                Option("kingdom", TEXT, FIRST_GAME),  # a notation, a recommended kingdom's id, or random
                Option("sets", LIST, []),  # where a random kingdom comes from; nothing: every set
                Option("alchemy", CHOICE, ANY, [ANY, ADVISED]),  # a random kingdom's 3 to 5 cards, or none
                Option("colonies", CHOICE, AUTO, [AUTO, YES, NO]),
                Option("shelters", CHOICE, AUTO, [AUTO, YES, NO]),
                Option("first", NUMBER, 0, None, 0, 6),  # the first player, from 1; 0: by lot
                # Whether the possessor knows what the possessed player's deck and discard pile are made of.
                Option("possessor_sees", CHOICE, HAND, [HAND, EVERYTHING]),
                Option("max_turns", NUMBER, 0, None, 0, 1000),  # 0: until the rules end the game
            ],
        )

    def verbs(self) -> list[str]:
        return VERBS

    def offers(self) -> Offers:
        return offers()

    def actions(self) -> Actions:
        return read_actions(FOLDER / "actions.json")

    def encoding(self, n_players: int, options: dict[str, object]) -> Encoding:
        read_options = self.read(options)
        text = cast(str, read_options["kingdom"])
        actions = len(self.actions())
        if text.strip() in ("", RANDOM) or (read_options["sets"] and options.get("kingdom") is None):
            return encoding_of(None, n_players, actions)
        kingdom = recommended(text) or read(text)
        if by_lot(kingdom, read_options["colonies"] == AUTO, read_options["shelters"] == AUTO):
            return encoding_of(None, n_players, actions)
        game = self.begin(0, n_players, self.settle(0, n_players, options))
        return encoding_of(game, n_players, actions)

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        settled = self.read(options)
        sets = check_sets(cast(list[str], settled["sets"]))
        text = cast(str, settled["kingdom"])
        if sets and options.get("kingdom") is None:
            text = RANDOM  # who chooses sets wants their cards
        kingdom = wanted(text, sets, seed, settled["alchemy"] == ADVISED)
        optional_piles(kingdom, seed)
        colonies, shelters = settled["colonies"], settled["shelters"]
        if colonies != AUTO:
            kingdom.colonies = colonies == YES
        if shelters != AUTO:
            kingdom.shelters = shelters == YES
        check(kingdom)
        settled["kingdom"] = kingdom.notation()
        settled["colonies"] = YES if kingdom.colonies else NO
        settled["shelters"] = YES if kingdom.shelters else NO
        self.settle_first(seed, n_players, settled)
        return settled

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Game:
        notation = cast(str, options["kingdom"])
        kingdom = KINGDOMS.get(notation)
        if kingdom is None:
            if len(KINGDOMS) > 100:
                KINGDOMS.clear()
            kingdom = KINGDOMS[notation] = check(read(notation))
        first = cast(int, options["first"]) - 1
        generous = options.get("possessor_sees") == EVERYTHING
        return new_game(kingdom, n_players, seed, first, cast(int, options["max_turns"]), generous)


def check_sets(sets: list[str]) -> list[str]:
    """The sets, or a refusal that says which there are."""
    for name in sets:
        if name not in SETS:
            offer = ", ".join(SETS)
            raise Refusal(
                "unknown-set",
                f"there is no set called {name!r}; there are {offer}",
                {"name": name, "offer": offer},
            )
    return sets


def wanted(text: str, sets: list[str], seed: int, advised: bool) -> Kingdom:
    """The kingdom this text asks for; nothing, or `random`, asks for a random one."""
    rng = lot(seed, "kingdom")
    named = recommended(text)
    if named is not None:
        return complete(named, [], rng)
    if text.strip() not in ("", RANDOM):
        kingdom = read(text)
        if len(kingdom.cards) != SIZE:
            check(Kingdom(kingdom.cards))  # refuses it, unknown cards first
        return complete(kingdom, pool(sets) if sets else [], rng)  # a Bane comes from these sets
    wishes = Wishes()
    wishes.sets = sets
    cards = pool(sets)
    if len(cards) < SIZE:
        raise Refusal(
            "too-few-cards",
            f"these sets have only {len(cards)} kingdom cards; ten are needed",
            {"n": len(cards)},
        )
    kingdom = random_kingdom(rng, sets)
    if advised and few_or_many(kingdom.cards):
        kingdom = complete(Kingdom(as_advised(kingdom.cards, wishes, rng)), cards, rng)
    return kingdom


def recommended(text: str) -> Kingdom | None:
    """The recommended kingdom of this name, if it is one."""
    found = facts.kingdoms().get(text.strip().lower().replace(" ", "_"))
    if found is None:
        return None
    return Kingdom(found.cards[:], found.bane)


SPEC: Final = DominionSpec()
