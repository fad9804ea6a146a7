"""Red, the toadstool: mostly about moving further."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chaudron.games.quacks.book import Book
from chaudron.games.quacks.chips import ORANGE, RED, WHITE, Chip
from chaudron.games.quacks.events import LAID_ASIDE

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player


class Red1(Book):
    """1 further with one or two pumpkins in the cauldron, 2 with three or more."""

    id = "red-1"
    colour = RED
    price_1 = 6
    price_2 = 10
    price_4 = 16

    def extra(self, game: Game, you: Player, chip: Chip) -> int:
        pumpkins = game.count(you, ORANGE)
        return 2 if pumpkins >= 3 else 1 if pumpkins else 0


class Red2(Book):
    """Waits beside the cauldron; after stopping it is placed, kept or returned."""

    id = "red-2"
    colour = RED
    price_1 = 4
    price_2 = 8
    price_4 = 14
    lays_aside = True


class Red3(Book):
    """Right after a white chip it moves that white's value further."""

    id = "red-3"
    colour = RED
    price_1 = 5
    price_2 = 9
    price_4 = 15

    def extra(self, game: Game, you: Player, chip: Chip) -> int:
        if you.pot and you.pot[-1].chip.colour == WHITE:
            return you.pot[-1].chip.value
        return 0


class Red4(Book):
    """Once a red is in the cauldron, every white 1 moves 2."""

    id = "red-4"
    colour = RED
    price_1 = 7
    price_2 = 11
    price_4 = 17

    def white_extra(self, game: Game, you: Player, chip: Chip) -> int:
        return 1 if chip.value == 1 and game.acting(you, RED) else 0


class Red5(Book):
    """May move as far as the strongest red already in the cauldron."""

    id = "red-5"
    colour = RED
    box = "herb_witches"
    price_1 = 6
    price_2 = 11
    price_4 = 18

    def extra(self, game: Game, you: Player, chip: Chip) -> int:
        strongest = chip.value
        for x in game.acting(you, RED):
            strongest = max(strongest, x.acts.value)
        return strongest - chip.value


class Red6(Book):
    """One more chip is drawn and laid aside; it must be placed this round."""

    id = "red-6"
    colour = RED
    box = "herb_witches"
    price_1 = 7
    price_2 = 11
    price_4 = 17
    acts = True
    later = True

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        if you.bag and game.lets(you, placed.chip):
            drawn = game.draw(you)
            you.laid = you.laid + [drawn]
            if game.journal is not None:
                game.tell(LAID_ASIDE, you, drawn)
