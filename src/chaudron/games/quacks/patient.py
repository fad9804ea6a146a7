"""A patient of The Alchemists: what each space of the flask board brings, and when the elixir works."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.games.quacks.chips import Chip
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Placed, Player

TOP: Final = 10  # the highest space of the flask board
NOTHING: Final = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Patient:
    """One patient: rats and points by space, and the moments at which the elixir works."""

    id: str = ""
    word: str = ""  # what the elixir lets a brewer do instead of drawing, in a word

    def rats(self) -> list[int]:
        """By space: rat tails for the next round."""
        return NOTHING

    def points(self) -> list[int]:
        """By space: points scored at once."""
        return NOTHING

    def start_chips(self) -> list[Chip]:
        return []

    def on_brewing(self, game: Game, you: Player) -> None:
        """Your next brewing begins."""

    def on_white(self, game: Game, you: Player, chip: Chip) -> int:
        """You drew a white chip: spaces to add, or -1 if it goes back."""
        return 0

    def on_pumpkin(self, game: Game, you: Player, chip: Chip) -> int:
        """You drew a pumpkin: the space it goes to, or 0."""
        return 0

    def on_ruby_space(self, game: Game, you: Player, placed: Placed) -> None:
        """A chip came to lie on a ruby space."""

    def can_brew(self, game: Game, you: Player) -> bool:
        """True if the elixir can be used now, instead of drawing."""
        return False

    def brew(self, game: Game, you: Player) -> None:
        """It is used."""

    def on_essence(self, game: Game, you: Player) -> None:
        """The essence phase is over for you: the bonus of the space you are on."""
