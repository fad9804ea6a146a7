"""An ingredient book: what the chips of one colour cost and do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from chaudron.games.quacks.chips import NO_COLOUR, Chip

if TYPE_CHECKING:
    from chaudron.games.quacks.options import Readings
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Book:
    """One book. A class overrides the moments its text speaks of, and nothing else."""

    id: str = ""
    colour: int = NO_COLOUR
    box: str = "base"
    price_1: int = 0
    price_2: int = 0
    price_4: int = 0
    price_6: int = 0
    opens: int = 1  # on sale from this round on
    acts: bool = False  # something may happen when a chip is placed
    later: bool = False  # what happens concerns later draws: lost on the last space
    copies: bool = False  # its chips take value and function of another (locoweed-6)
    lays_aside: bool = False  # its chips wait beside the cauldron (red-2)
    passes_on: bool = False  # its chips go to the player on the left (black-5)

    def price_here(self, value: int, readings: Readings) -> int:
        """The price at a table that may read the printed one otherwise."""
        return self.price(value)

    def price(self, value: int) -> int:
        if value == 1:
            return self.price_1
        if value == 2:
            return self.price_2
        return self.price_4 if value == 4 else self.price_6

    def move(self, game: Game, you: Player, chip: Chip) -> int:
        """The spaces a chip moves by itself."""
        return chip.value

    def extra(self, game: Game, you: Player, chip: Chip) -> int:
        """The spaces it may move further; a player can decline them."""
        return 0

    def white_extra(self, game: Game, you: Player, chip: Chip) -> int:
        """The spaces a white chip may move further."""
        return 0

    def limit(self, game: Game, you: Player) -> int:
        """The total of white chips that this book allows; 0: it says nothing."""
        return 0

    def on_draw(self, game: Game, you: Player, chip: Chip) -> int:
        """Spaces added by what must be done before the chip is placed."""
        return 0

    def on_place(self, game: Game, you: Player, placed: Placed, chip: Chip) -> None:
        """A chip lies in the cauldron; `chip` is what it acts as."""

    def essence(self, game: Game, you: Player) -> int:
        """Steps that its chips add in the essence phase."""
        return 0

    def on_scoring(self, game: Game, you: Player) -> None:
        """Phase B, for one player."""
