"""A fortune card: what it changes this round, and the moments at which it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.choices import CHOOSE
from chaudron.games.quacks.events import CHOSE

if TYPE_CHECKING:
    from chaudron.games.quacks.rules import Game
    from chaudron.games.quacks.state import Player

# Words that cards let a player choose between.
RUBIES: Final = "rubies"
DROPLET: Final = "droplet"
CHIP: Final = "chip"
POINTS: Final = "points"
LOSE_WHITE: Final = "lose-white"
TAILS: Final = "tails"
DICE: Final = "dice"
FLASK: Final = "flask"


@mypyc_attr(allow_interpreted_subclasses=True)
class Fortune:
    """One card. Figures are attributes; a class overrides the moments its text speaks of."""

    id: str = ""
    blue: bool = False  # a rule for the round; a purple card is carried out at once
    new: bool = False  # from The Alchemists' box
    needs: str = ""  # "herb_witches" or "alchemists": its mark
    about_tails: bool = False  # a purple card about this round's rat tails

    limit: int = 0  # of the white chips
    pumpkin_steps: int = 0  # every orange chip moves further
    second_chance: bool = False
    stirs: bool = False  # the first white may go back
    neighbourly: bool = False  # a white 3 may go back
    rolls: int = 1  # for each roll of the bonus die
    ruby_points: int = 0  # points for a ruby on the scoring space
    more_rubies: int = 0  # rubies for it
    refills: bool = False  # every flask, at the end of the round
    sale: bool = False  # the cheaper of two bought chips comes twice
    coins_per_tail: int = 0
    reunion: bool = False  # a spent penny comes back

    def at_once(self, game: Game) -> None:
        """A purple card is carried out before brewing."""

    def on_tails(self, game: Game) -> None:
        """The rat tails of this round have been counted."""

    def after_brewing(self, game: Game, you: Player) -> None:
        """Everybody has brewed; one player after another."""

    def essence(self, game: Game, you: Player) -> int:
        """Essence added to a player's."""
        return 0

    def after_essence(self, game: Game) -> None:
        """The essence phase is over."""


def chosen(game: Game, you: Player, words: list[str]) -> str:
    """What the player picks of this card; nothing if nothing is left to pick."""
    if not words:
        return ""
    what = game.word(you, CHOOSE, words)
    if game.journal is not None:
        game.tell(CHOSE, you, None, 0, what)
    return what


def but(chips: list[Chip], *colours: int) -> list[Chip]:
    return [c for c in chips if c.colour not in colours]
