"""Alchemists in the catalogue: who can play, which modules, and how a game begins."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.encoding import AlchemistsEncoding
from chaudron.games.alchemists.facts import FOLDER
from chaudron.games.alchemists.offers import VERBS, offers
from chaudron.games.alchemists.options import MASTER, check_modules, option_list, readings
from chaudron.games.alchemists.port import AlchemistsPort
from chaudron.games.alchemists.rules import Game
from chaudron.games.alchemists.setup import make_setup, new_game
from chaudron.games.alchemists.state import AlchemistsSetup
from chaudron.games.alchemists.values import Values, words_of
from chaudron.kernel.actions import Actions, Offers, read_actions
from chaudron.kernel.observing import Encoding


class AlchemistsSpec(AlchemistsPort):
    """Alchemists with The King's Golem. The starting player is settled before the game begins."""

    def __init__(self) -> None:
        super().__init__("alchemists", 2, (2, 4), option_list())

    def verbs(self) -> list[str]:
        return VERBS

    def offers(self) -> Offers:
        return offers()

    def actions(self) -> Actions:
        return read_actions(FOLDER / "actions.json")

    def encoding(self, n_players: int, options: dict[str, object]) -> Encoding:
        setup = setup_of(n_players, self.settle(0, n_players, options))
        return AlchemistsEncoding(n_players, len(self.actions()), setup.own)

    def settle(self, seed: int, n_players: int, options: dict[str, object]) -> dict[str, object]:
        settled = self.read(options)
        check_modules(settled)
        readings(settled)
        settled["values"] = words_of(cast("list[str]", settled["values"]))
        Values(cast("list[str]", settled["values"]))
        self.settle_first(seed, n_players, settled)
        return settled

    def begin(self, seed: int, n_players: int, options: dict[str, object]) -> Game:
        return new_game(setup_of(n_players, options), seed, cast(int, options["first"]) - 1)


MOST_SETUPS: Final = 100
LONGEST_KEY: Final = 20_000
SETUPS: Final[dict[str, AlchemistsSetup]] = {}  # the last ones used: thousands of games may share one


def setup_of(n_players: int, options: dict[str, object]) -> AlchemistsSetup:
    key = f"{n_players} {sorted([(name, str(value)) for name, value in options.items()])}"
    found = SETUPS.get(key)
    if found is None:
        master = options["mode"] == MASTER
        found = make_setup(
            n_players,
            master,
            readings(options),
            bool(options["startup_funding"]),
            bool(options["busy_days"]),
            bool(options["encyclopedia"]),
            bool(options["golem"]),
            not master or bool(options["apprentice_debunking"]),
            Values(cast("list[str]", options.get("values", []))),  # older tables have none
        )
        found.aid = cast(str, options["aid"])
        if len(SETUPS) > MOST_SETUPS:
            SETUPS.clear()
        if len(key) <= LONGEST_KEY:  # what a record says may be padded at length
            SETUPS[key] = found
    return found


SPEC: Final = AlchemistsSpec()
