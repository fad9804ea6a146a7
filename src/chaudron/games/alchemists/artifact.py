"""An artifact: its figures, and one method per moment at which it acts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from chaudron.games.alchemists.alchemy import Pair
    from chaudron.games.alchemists.components import Startup
    from chaudron.games.alchemists.knowledge import Fact
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import Player

# How often its owner may use an artifact.
ALWAYS: Final = 0
ONCE_A_ROUND: Final = 1
ONCE_A_GAME: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Artifact:
    """What is printed on an artifact. A class overrides what its card speaks of and nothing else.

    `you` is always its owner. Artifacts never change; what was used is noted with the player.
    """

    ingredients: int = 0  # what it brings when somebody gets it
    favours: int = 0
    reputation: int = 0
    honour: int = 0  # reputation on top of what a publication or endorsement gives
    uses: int = ALWAYS
    pays_approval: bool = False  # may stand for an approval token
    module: str = ""  # it is in the box with this module only
    counted_as: str = "artifacts"  # the line of the final score that its points belong to

    def __init__(self, id: str, level: int, cost: int, points: int, per_book: int = 0) -> None:
        self.id = id
        self.level = level
        self.cost = cost
        self.points = points
        self.per_book = per_book  # points at the end

    def __repr__(self) -> str:
        return self.id

    # ------------------------------------------------------------ getting it

    def on_get(self, game: Laboratory, you: Player) -> None:
        """What happens at once, besides what it brings."""

    def on_buy(self, game: Laboratory, you: Player) -> None:
        """What happens only to who pays for it."""

    def repeats_from_the_start(self, game: Laboratory, you: Player, card: Startup) -> list[Startup]:
        """The startup cards repeated because this card brought the artifact."""
        return []

    # ------------------------------------------------------------ while you own it

    def order_ingredients(self, n: int) -> int:
        """How many ingredients an order space gives that shows n."""
        return n

    def discount(self, you: Player) -> int:
        """How much cheaper other artifacts are."""
        return 0

    def on_purchase(self, game: Laboratory, you: Player) -> None:
        """You bought another artifact."""

    def publishing_fee(self, fee: int) -> int:
        """What the bank gets for a publication or endorsement instead of this fee."""
        return fee

    def gain(self, game: Laboratory, n: int) -> int:
        """What a gain of n reputation becomes."""
        return n

    def saves_of_mix(self, game: Laboratory, you: Player, mix: Pair) -> int:
        """Which of two mixed ingredients comes back into the hand; -1: neither."""
        return -1

    def on_others_mix(
        self, game: Laboratory, you: Player, other: Player, mix: Pair, told: list[Fact]
    ) -> None:
        """Another player sold, tested or drank; `told` is what either ingredient of the mix tells."""

    def on_space_done(self, game: Laboratory, you: Player, space: int) -> None:
        """Everybody has finished a space where you placed a cube."""

    def takes_exhibited(self, game: Laboratory, you: Player, mix: Pair) -> bool:
        """You exhibited a potion. True if the two ingredients are not simply discarded."""
        return False

    def repeats_at_end_of_round(self, game: Laboratory, you: Player) -> list[Startup]:
        """The startup cards repeated now that the round is over."""
        return []

    # ------------------------------------------------------------ while it is hidden, and at the end

    def hidden_on_exhibit(self, game: Laboratory, you: Player) -> None:
        """You exhibited a potion while this lies hidden."""

    def on_show(self, game: Laboratory, you: Player) -> None:
        """It lay hidden and is shown before the final count."""

    def score(self, game: Laboratory, you: Player) -> int:
        """Victory points at the end."""
        return self.points
