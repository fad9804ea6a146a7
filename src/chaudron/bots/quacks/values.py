"""What everything is worth, in points: tuned by self-play, kept in tuned.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

import chaudron
from chaudron.bots.quacks.brewer import PATIENTS
from chaudron.bots.quacks.worth import BOOK_BONUS, DILUTION, PLAIN
from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import CHIPS, COLOUR_NAMES, LOCOWEED, ORANGE_1, WHITE, Chip
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.track import ROUNDS
from chaudron.games.quacks.witches import WITCHES

# Beside the sources: compiled, this module is elsewhere.
FILE: Final = Path(chaudron.__file__).parent / "bots" / "quacks" / "tuned.json"

# Values come in pairs: what something is worth in round 1, and in round 8, the last with purchases.
# What is worth something besides chips, before anything was tuned:
POINT: Final = 0  # early points feed the rats of others
RUBY: Final = 1
DROPLET: Final = 2
FLASK: Final = 3
TAIL: Final = 4  # a space ahead, this round only
LESS_WHITE: Final = 5  # a white 1 leaves the bag
RAISE: Final = 6  # a chip becomes the next larger one
ESSENCE: Final = 7  # a step on the flask board
STARTER: Final = 8  # a chip that opens the next brewing
MARGIN: Final = 9  # spaces that another who still draws may yet come on
SPREAD: Final = 10  # and how uncertain that is
SPIRIT: Final = 11  # what drawing is worth beyond the chips that were looked at
THINGS: Final[list[tuple[str, float, float]]] = [
    ("point", 0.8, 1.0), ("ruby", 0.9, 0.5), ("droplet", 2.2, 0.5), ("flask", 1.6, 1.2), ("tail", 0.5, 0.4),
    ("less-white", 3.0, 0.8), ("raise", 2.0, 0.6), ("essence", 0.5, 0.5), ("starter", 0.8, 0.3),
    ("margin", 3.0, 3.0), ("spread", 8.0, 8.0), ("spirit", 0.0, 0.0),
]  # fmt: skip
FIRST_WITCH: Final = len(THINGS)  # each is called for more than this
FIRST_PATIENT: Final = FIRST_WITCH + len(WITCHES)
NAMES: Final[list[str]] = []  # of all values, in their order
START: Final[list[float]] = []
SALES: Final[dict[str, list[int]]] = {}  # by book: the ids of the chips it sells
PLACES: Final[dict[str, int]] = {}  # by book: where its pairs begin; the first is what a crowd takes away


def pair(name: str, early: float, late: float) -> None:
    NAMES.extend([name + ".early", name + ".late"])
    START.extend([early, late])


def sales(book: Book) -> list[Chip]:
    """The chips that a book sells."""
    return [c for c in CHIPS if c.colour == book.colour != WHITE and book.price(c.value)]


def lay_out() -> None:
    """Name every value, and give it what it was before anything was tuned."""
    for name, early, late in THINGS:
        pair(name, early, late)
    for witch in WITCHES:
        pair(witch.id, 5.0, 3.0)
    for i, patient in enumerate(PATIENTS):
        worth = 0.5 * (len(PATIENTS) - i)
        pair(patient, worth, worth)
    for book in BOOKS:
        chips = sales(book)
        if chips:
            PLACES[book.id] = len(NAMES)
            SALES[book.id] = [c.id for c in chips]
            pair(f"{book.id}.crowd", 0.2, 0.05)
            bonus = BOOK_BONUS.get(book.id, PLAIN)
            for chip in chips:
                value = 1 if chip.colour == LOCOWEED else chip.value
                worth = value + bonus[0] + bonus[1] * (value - 1) + DILUTION
                pair(f"{book.id}/{chip.value}", 1.5 * worth, 0.5 * worth)


lay_out()


def tuned() -> list[float]:
    """The values of the package, in the order of NAMES; what it does not name is as before tuning."""
    found: dict[str, object] = {}
    if FILE.exists():
        found = json.loads(FILE.read_text(encoding="utf-8"))["values"]
    return [float(cast(float, found.get(name, value))) for name, value in zip(NAMES, START)]


TUNED: Final[list[float]] = tuned()


class Worths:
    """What things are worth in one round with these books."""

    def __init__(self, values: list[float], books: list[str], round: int) -> None:
        late = min(1.0, (round - 1) / (ROUNDS - 2))
        last = round >= ROUNDS
        self.values = values
        self.late = late
        self.round = round
        self.point = 1.0 if last else self.between(POINT)
        self.ruby = 0.5 if last else self.between(RUBY)
        self.droplet = 0.0 if last else self.between(DROPLET)
        self.flask = 0.0 if last else self.between(FLASK)
        self.tail = self.between(TAIL)
        self.white = self.between(LESS_WHITE)
        self.raised = 0.0 if last else self.between(RAISE)
        self.essence = 1.0 if last else self.between(ESSENCE)
        self.starter = 0.0 if last else self.between(STARTER)
        self.margin = self.between(MARGIN)
        self.spread = max(1.0, self.between(SPREAD))
        self.spirit = self.between(SPIRIT)
        self.chips: list[float] = [0.0] * len(CHIPS)  # by id, to somebody who has none of the colour
        self.crowd: list[float] = [0.0] * len(COLOUR_NAMES)  # what each chip one has takes away
        if not last:
            for colour, book in enumerate(books):
                place = PLACES.get(book, -1)
                if place >= 0:
                    self.crowd[colour] = self.between(place // 2)
                    for i, chip in enumerate(SALES[book]):
                        self.chips[chip] = self.between(place // 2 + 1 + i)
        self.die = (4 * self.point + self.ruby + self.droplet + self.chips[ORANGE_1.id]) / 6

    def between(self, i: int) -> float:
        """The value of this pair in this round."""
        return self.values[2 * i] * (1 - self.late) + self.values[2 * i + 1] * self.late

    def calls(self, witch: str) -> float:
        """A witch should bring more than this; in the end a penny is 2 points."""
        if self.round >= ROUNDS:
            return 2.0
        for i, w in enumerate(WITCHES):
            if w.id == witch:
                return self.between(FIRST_WITCH + i)
        return 2.0

    def patient(self, patient: str) -> float:
        return self.between(FIRST_PATIENT + PATIENTS.index(patient))

    def chip(self, chip: Chip, has: list[int]) -> float:
        """What one more of this chip is worth to somebody who has so many of each colour."""
        return self.chips[chip.id] - self.crowd[chip.colour] * has[chip.colour]
