"""Setting up a game: books, supply, starting bags, the fortune deck, witches and patients."""

from __future__ import annotations

from typing import Final

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import (
    BOXES,
    CHIPS,
    LOCOWEED,
    START_BAG,
    WHITE,
    WHITE_1,
)
from chaudron.games.quacks.elixirs import PATIENTS as ALL_PATIENTS
from chaudron.games.quacks.fortune import Fortune
from chaudron.games.quacks.fortunes import deck_of
from chaudron.games.quacks.options import LOCK_STEP, Readings
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.state import (
    COPPER,
    FORTUNE,
    GOLD,
    PATIENTS,
    PENNIES,
    SILVER,
    Player,
    QuacksSetup,
)
from chaudron.games.quacks.witches import WITCHES, of_penny
from chaudron.kernel.rng import shuffle, stream

SEAT_STREAMS: Final = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"]
RUBIES_IN_BOX: Final = 20


class Layout:
    """What a game is played with; thousands of games may share one. Never changes."""

    def __init__(
        self,
        n_players: int,
        books: list[Book],
        readings: Readings,
        witches: bool,
        patients: bool,
        tubes: bool,
    ) -> None:
        self.n_players = n_players
        self.books = books  # by colour
        self.readings = readings
        self.witches = witches
        self.patients = patients
        self.tubes = tubes
        self.deck: list[Fortune] = deck_of(witches, patients, readings.unmarked_cards_always)
        self.setup = self.make_setup()
        self.supply: list[int] = []
        self.removed: list[int] = []
        self.count_chips()

    def make_setup(self) -> QuacksSetup:
        setup = QuacksSetup(self.n_players, self.readings)
        setup.books = self.books
        setup.has_witches = self.witches
        setup.coven = WITCHES if self.witches else []
        setup.has_patients = self.patients
        setup.tubes = self.tubes
        if self.readings.ruby_box:
            setup.rubies = 2 * RUBIES_IN_BOX if self.witches else RUBIES_IN_BOX
        for chip in CHIPS:
            book = self.books[chip.colour]
            price = book.price_here(chip.value, self.readings)
            setup.prices[chip.id] = price
            setup.opens[chip.id] = (
                self.readings.locoweed_from_round if chip.colour == LOCOWEED else book.opens
            )
            if price:
                setup.for_sale.append(chip)
        return setup

    def count_chips(self) -> None:
        """All chips of the boxes in play, less the starting bags; spare whites leave (Q-007)."""
        n = self.n_players
        for i, row in enumerate(BOXES):
            total = row[2] + (row[3] if self.witches else 0) + (row[4] if self.patients else 0)
            left = total - n * START_BAG.count(CHIPS[i])
            spare = 0
            if row[0] == WHITE:
                kept = n if CHIPS[i] is WHITE_1 else 0
                spare = left - kept
            self.supply.append(left - spare)
            self.removed.append(spare)


def new_game(layout: Layout, seed: int, first: int) -> Game:
    """A game ready for its first round (or for the choice of patients)."""
    rng = stream(seed, "quacks")
    n = layout.n_players
    players = [Player(i, stream(seed, SEAT_STREAMS[i]), START_BAG[:], []) for i in range(n)]
    setup = layout.setup
    deck = layout.deck[:]
    shuffle(rng, deck)
    if layout.witches or layout.patients:
        setup = layout.make_setup()
        if layout.witches:
            for penny in (SILVER, COPPER, GOLD):
                group = of_penny(penny)
                setup.witches.append(group[int(rng.below(len(group)))])
            for you in players:
                you.pennies = sum(PENNIES)
        if layout.patients:
            drawn = ALL_PATIENTS[:]
            shuffle(rng, drawn)
            setup.patients = drawn[:3]
    game = Game(rng, setup, players, layout.supply[:], layout.removed[:])
    game.deck = deck
    game.first = first
    game.together = layout.readings.stop_mode == LOCK_STEP
    game.phase = PATIENTS if layout.patients else FORTUNE
    return game
