"""Locoweed: no fixed value; how far it moves is its book's affair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import LOCOWEED, WHITE, Chip
from chaudron.games.quacks.choices import TAKE_BACK

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player


class NoLocoweed(Book):
    """Without an expansion there is none."""

    id = "locoweed"
    colour = LOCOWEED


class Locoweed5(Book):
    """Moves 1 plus the rat's spaces of this round, 4 at most."""

    id = "locoweed-5"
    colour = LOCOWEED
    box = "herb_witches"
    price_1 = 8

    def move(self, game: Game, you: Player, chip: Chip) -> int:
        return min(4, you.rat + 1)


class Locoweed6(Book):
    """Takes value and function of the last coloured chip."""

    id = "locoweed-6"
    colour = LOCOWEED
    box = "herb_witches"
    price_1 = 10
    copies = True


class LocoweedA(Book):
    """Moves 1; in the essence phase each one adds a step."""

    id = "locoweed-A"
    colour = LOCOWEED
    box = "alchemists"
    price_1 = 11

    def essence(self, game: Game, you: Player) -> int:
        return game.count(you, LOCOWEED)


class LocoweedB(Book):
    """Moves 1 per colour in the cauldron, its own included, white left out."""

    id = "locoweed-B"
    colour = LOCOWEED
    box = "alchemists"
    price_1 = 16

    def move(self, game: Game, you: Player, chip: Chip) -> int:
        own = 0 if game.count(you, LOCOWEED) else 1
        return game.colours(you) + own


class LocoweedC(Book):
    """Moves 1; then a coloured chip may go back to the bag."""

    id = "locoweed-C"
    colour = LOCOWEED
    box = "alchemists"
    price_1 = 10
    acts = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        back = game.in_pot(you, TAKE_BACK, [x for x in you.pot if x.chip.colour != WHITE])
        if back is not None:
            game.take_back(you, back)


class LocoweedD(Book):
    """Moves the total of the white values in the cauldron, at least 1."""

    id = "locoweed-D"
    colour = LOCOWEED
    box = "alchemists"
    price_1 = 12

    def move(self, game: Game, you: Player, chip: Chip) -> int:
        total = 0
        for x in you.pot:
            if x.chip.colour == WHITE:
                total += x.chip.value
        return max(1, total)
