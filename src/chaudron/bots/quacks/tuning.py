"""Which values The Quacks tunes, and at which tables: every box, every book, both sides of the cauldron."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from chaudron.bots.quacks.adept import Adept
from chaudron.bots.quacks.brewer import PATIENTS
from chaudron.bots.quacks.values import FILE, FIRST_PATIENT, FIRST_WITCH, NAMES, PLACES, SALES, START, THINGS
from chaudron.bots.tunable import Tunable
from chaudron.games.quacks.spec import SPEC, layout
from chaudron.games.quacks.witches import WITCHES
from chaudron.kernel.driver import Bot
from chaudron.kernel.rng import Rng, stream

SHARE: Final = 0.2  # of what a value began with: how far it is moved to try it
LEAST: Final = 0.12
SIZES: Final = [2, 2, 3, 4, 4, 4, 4, 5]
ONE_IN: Final = {"witches": 3, "patients": 3, "tubes": 4}
FIRST_SET: Final = 4  # one table in so many plays with the first set of books


class QuacksTunable(Tunable):
    """The values of the adept."""

    def file(self) -> Path:
        return FILE

    def names(self) -> list[str]:
        return NAMES

    def start(self) -> list[float]:
        return START

    def steps(self) -> list[float]:
        return [LEAST + SHARE * abs(value) for value in START]

    def table(self, seed: int) -> tuple[int, dict[str, object]]:
        rng = stream(seed, "table")
        players = SIZES[int(rng.below(len(SIZES)))]
        options: dict[str, object] = {"books": "set1" if chance(rng, FIRST_SET) else "random"}
        for box, one_in in ONE_IN.items():
            options[box] = chance(rng, one_in)
        if players == 5:
            options["witches"] = True
        options["first"] = 1
        return players, SPEC.settle(seed, players, options)

    def concerned(self, players: int, options: dict[str, object]) -> list[int]:
        out = list(range(2 * len(THINGS)))
        if options["witches"]:
            out += range(2 * FIRST_WITCH, 2 * (FIRST_WITCH + len(WITCHES)))
        if options["patients"]:
            out += range(2 * FIRST_PATIENT, 2 * (FIRST_PATIENT + len(PATIENTS)))
        for book in layout(players, options).books:
            first = PLACES.get(book.id, -1)
            if first >= 0:
                out += range(first, first + 2 * (1 + len(SALES[book.id])))
        return out

    def bot(self, values: list[float]) -> Bot:
        return Adept(values)


def chance(rng: Rng, one_in: int) -> bool:
    return rng.below(one_in) == 0


TUNABLE: Final = QuacksTunable()
