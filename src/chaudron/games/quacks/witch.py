"""A herb witch: which penny calls her, and the moments at which she helps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from chaudron.games.quacks.state import NO_CHIPS

if TYPE_CHECKING:
    from chaudron.games.quacks.chips import Chip
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import BeforeChip, Placed, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class Witch:
    """One witch. A class overrides the moments at which she can be called, and offers herself there."""

    id: str = ""
    penny: int = 0

    def __repr__(self) -> str:
        return self.id

    # ------------------------------------------------------------ brewing

    def can_brew(self, game: Game, you: Player) -> bool:
        """True if she is of use to a brewer now; whether she may be called is not her affair."""
        return False

    def brew(self, game: Game, you: Player) -> None:
        """A brewer has called her."""

    def on_explosion(self, game: Game, you: Player, placed: Placed, before: BeforeChip) -> bool:
        """Too much white: True if she has sent that chip back."""
        return False

    def after_brewing(self, game: Game, you: Player) -> None:
        """Everybody has brewed. All witches of the box look, in play or not."""

    # ------------------------------------------------------------ scoring

    def before_scoring(self, game: Game, you: Player) -> None:
        """The potions are about to be scored."""

    def on_ruby(self, game: Game, you: Player) -> bool:
        """There is a ruby on the scoring space: True if she has given others in its place."""
        return False

    def on_points(self, game: Game, you: Player) -> None:
        """The points of the scoring space have been taken, or not."""

    # ------------------------------------------------------------ shopping

    def before_shopping(self, game: Game, you: Player) -> None:
        """The shop opens."""

    def more_coins(self, game: Game, you: Player) -> int:
        """Coins added to a player's."""
        return 0

    def coin_factor(self, game: Game, you: Player) -> int:
        """What the coins are multiplied by."""
        return 1

    def copies(self, game: Game, you: Player, bought: list[Chip]) -> list[Chip]:
        """Chips that come on top of those bought, already taken from the supply."""
        return NO_CHIPS

    def ruby_price(self, game: Game, you: Player, price: int) -> int:
        """The rubies that a step or a refill costs at the end of the round."""
        return price
