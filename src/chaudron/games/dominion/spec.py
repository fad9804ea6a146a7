"""Dominion in the catalogue: who can play, what can be set, and how a game begins."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion import facts
from chaudron.games.dominion.kingdoms import (
    SIZE,
    Kingdom,
    check,
    complete,
    optional_piles,
    read,
)
from chaudron.games.dominion.library import SETS, kingdom_cards
from chaudron.games.dominion.rules import Game
from chaudron.games.dominion.setup import new_game
from chaudron.kernel.catalogue import CHOICE, LIST, NUMBER, TEXT, GameSpec, Option
from chaudron.kernel.errors import Refusal
from chaudron.kernel.rng import stream

AUTO: Final = "auto"  # by the rulebook: drawn by lot for a random kingdom, as written for a given one
YES: Final = "yes"
NO: Final = "no"
KINGDOMS: Final[dict[str, Kingdom]] = {}  # the last ones used, read and checked: games share them


class DominionSpec(GameSpec):
    """Dominion. Its kingdom is settled before the game begins, and recorded in full."""

    def __init__(self) -> None:
        super().__init__(
            "dominion",
            1,
            (2, 6),
            [
                Option("kingdom", TEXT, ""),  # a notation, a recommended kingdom's id, or nothing: random
                Option("sets", LIST, []),  # where a random kingdom comes from; nothing: every set
                Option("colonies", CHOICE, AUTO, [AUTO, YES, NO]),
                Option("shelters", CHOICE, AUTO, [AUTO, YES, NO]),
                Option("first", NUMBER, 0, None, 0, 6),  # the first player, from 1; 0: by lot
                Option("max_turns", NUMBER, 0, None, 0, 1000),  # 0: until the rules end the game
            ],
        )

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        settled = self.read(options)
        sets = check_sets(cast(list[str], settled["sets"]))
        kingdom = wanted(cast(str, settled["kingdom"]), sets, seed)
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
        return new_game(kingdom, n_players, seed, first, cast(int, options["max_turns"]))


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


def wanted(text: str, sets: list[str], seed: int) -> Kingdom:
    """The kingdom this text asks for. Only a random one is left to the rulebook's lots."""
    rng = stream(seed, "kingdom")
    named = recommended(text)
    if named is not None:
        return complete(named, [], rng)
    if text.strip():
        kingdom = read(text)
        if len(kingdom.cards) != SIZE:
            check(Kingdom(kingdom.cards))  # refuses it, unknown cards first
        return complete(kingdom, [], rng)
    kingdom = complete(Kingdom([]), pool(sets), rng)
    if len(kingdom.cards) < SIZE:
        raise Refusal(
            "too-few-cards",
            f"these sets have only {len(kingdom.cards)} kingdom cards; ten are needed",
            {"n": len(kingdom.cards)},
        )
    optional_piles(kingdom, seed)
    return kingdom


def pool(sets: list[str]) -> list[str]:
    """The kingdom cards of these sets; of all, when none is named."""
    return [c.name for c in kingdom_cards() if not sets or c.set in sets]


def recommended(text: str) -> Kingdom | None:
    """The recommended kingdom of this name, if it is one."""
    found = facts.kingdoms().get(text.strip().lower().replace(" ", "_"))
    if found is None:
        return None
    kingdom = Kingdom(found.cards[:])
    kingdom.colonies = "colony" in found.extra_piles
    kingdom.shelters = "shelters" in found.extra_piles
    return kingdom


SPEC: Final = DominionSpec()
