"""Blue, the crow skull."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import BLUE, ORANGE, WHITE_1, Chip
from chaudron.games.quacks.choices import PLACE
from chaudron.games.quacks.track import RUBY

if TYPE_CHECKING:
    from chaudron.games.quacks.options import Readings
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player


class Blue1(Book):
    """Draw as many chips as its value; one of them may be placed."""

    id = "blue-1"
    colour = BLUE
    price_1 = 5
    price_2 = 10
    price_4 = 19
    acts = True
    later = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        drawn = game.draw_some(you, chip.value)
        chosen = game.chip(you, PLACE, drawn, 0, drawn, game.way())
        if chosen is not None:
            drawn.remove(chosen)
        game.put_back(you, drawn)
        if chosen is not None:
            game.place(you, chosen, game.way())


class Blue2(Book):
    """Protects the next chips, as many as its value."""

    id = "blue-2"
    colour = BLUE
    price_1 = 5
    price_2 = 10
    price_4 = 19
    acts = True
    later = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        you.window = max(you.window, chip.value)  # windows never add up


class Blue3(Book):
    """On a ruby space: 1 ruby."""

    id = "blue-3"
    colour = BLUE
    price_1 = 4
    price_2 = 8
    price_4 = 14
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        if RUBY[placed.space] and game.lets(you, placed.chip):
            game.gain_rubies(you, 1)


class Blue4(Book):
    """On a ruby space: points, its value."""

    id = "blue-4"
    colour = BLUE
    price_1 = 5
    price_2 = 10
    price_4 = 19
    acts = True

    def price_here(self, value: int, readings: Readings) -> int:
        return readings.price_blue4_4 if value == 4 else self.price(value)

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        if RUBY[placed.space] and game.lets(you, placed.chip):
            game.score(you, chip.value)


class Blue5(Book):
    """With as many pumpkins as its value: points, its value."""

    id = "blue-5"
    colour = BLUE
    box = "herb_witches"
    price_1 = 8
    price_2 = 15
    price_4 = 19
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        if game.count(you, ORANGE) >= chip.value and game.lets(you, placed.chip):
            game.score(you, chip.value)


class Blue6(Book):
    """1 ruby per white 1 among the chips before it, as many as its value."""

    id = "blue-6"
    colour = BLUE
    box = "herb_witches"
    price_1 = 5
    price_2 = 10
    price_4 = 18
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        end = len(you.pot) - 1
        whites = 0
        for x in you.pot[max(0, end - chip.value) : end]:
            if x.chip is WHITE_1:
                whites += 1
        if whites and game.lets(you, placed.chip):
            game.gain_rubies(you, whites)
