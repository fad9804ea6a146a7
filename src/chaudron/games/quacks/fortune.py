"""A fortune card: what it changes this round, and the moments at which it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from chaudron.games.quacks.chips import Chip
from chaudron.games.quacks.choices import CHOOSE
from chaudron.games.quacks.events import CHOSE
from chaudron.games.quacks.state import NO_CHIPS

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
    word: str = ""  # what it lets a brewer do instead of drawing, in a word

    limit: int = 0  # of the white chips
    pumpkin_steps: int = 0  # every orange chip moves further
    rolls: int = 1  # for each roll of the bonus die
    ruby_points: int = 0  # points for a ruby on the scoring space
    more_rubies: int = 0  # rubies for it
    coins_per_tail: int = 0

    def at_once(self, game: Game) -> None:
        """A purple card is carried out before brewing."""

    def on_tails(self, game: Game) -> None:
        """The rat tails of this round have been counted."""

    def on_first_white(self, game: Game, you: Player, chip: Chip) -> bool:
        """The first white chip of a brewer's round: True if it went back."""
        return False

    def protects(self, you: Player, placed: int) -> bool:
        """True if the cauldron cannot explode while so many chips have been placed."""
        return False

    def can_brew(self, game: Game, you: Player) -> bool:
        """True if a brewer can use the card now, instead of drawing."""
        return False

    def brew(self, game: Game, you: Player) -> None:
        """A brewer uses it."""

    def after_step(self, game: Game, you: Player) -> None:
        """A brewer's chip lies, and nothing exploded."""

    def after_brewing(self, game: Game, you: Player) -> None:
        """Everybody has brewed; one player after another."""

    def essence(self, game: Game, you: Player) -> int:
        """Essence added to a player's."""
        return 0

    def after_essence(self, game: Game) -> None:
        """The essence phase is over."""

    def copies(self, game: Game, you: Player, bought: list[Chip]) -> list[Chip]:
        """Chips that come on top of those bought, already taken from the supply."""
        return NO_CHIPS

    def before_spending(self, game: Game, you: Player) -> None:
        """The end of the round, before rubies are spent."""

    def at_end(self, game: Game, you: Player) -> None:
        """The end of the round, after rubies were spent; and of the game."""


def chosen(game: Game, you: Player, offers: dict[str, int]) -> str:
    """What the player picks of what the card offers, by how much of it; nothing if nothing is left."""
    if not offers:
        return ""
    what = game.word(you, CHOOSE, list(offers), None, list(offers.values()))
    if game.journal is not None:
        game.tell(CHOSE, you, None, 0, what)
    return what


def but(chips: list[Chip], *colours: int) -> list[Chip]:
    return [c for c in chips if c.colour not in colours]
