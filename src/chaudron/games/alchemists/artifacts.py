"""The artifacts: what each does when it is bought and what it is worth at the end.

What an artifact changes permanently is asked for where it matters, by its id.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chaudron.games.alchemists.facts import facts

if TYPE_CHECKING:
    from chaudron.games.alchemists.lab import Laboratory
    from chaudron.games.alchemists.state import Player
    from chaudron.games.alchemists.tables import Startup

DISCOUNT_CARD: Final = "discount_card"
BOOTS: Final = "boots_of_speed"
MORTAR: Final = "magic_mortar"
PERISCOPE: Final = "periscope"
PRESS: Final = "printing_press"
ROBE: Final = "robe_of_respect"
TRUNK: Final = "witchs_trunk"
AUTHORITY: Final = "seal_of_authority"
FEATHER: Final = "feather_in_cap"
ALTAR: Final = "altar_of_gold"
KINGS_SEAL: Final = "kings_seal"
REPLICATOR: Final = "replicator"
WISDOM_IDOL: Final = "wisdom_idol"
MOST_GOLD_ON_ALTAR: Final = 8


class Artifact:
    """An artifact: level, cost, points, and what it brings when somebody gets it. Never changes."""

    ingredients: int = 0
    favours: int = 0
    reputation: int = 0

    def __init__(self, id: str, level: int, cost: int, points: int) -> None:
        self.id = id
        self.level = level
        self.cost = cost
        self.points = points

    def __repr__(self) -> str:
        return self.id

    def on_get(self, game: Laboratory, you: Player) -> None:
        """What happens at once, besides what it brings."""

    def on_buy(self, game: Laboratory, you: Player) -> None:
        """What happens only to who pays for it."""

    def repeats_from_the_start(self, game: Laboratory, you: Player, card: Startup) -> list[Startup]:
        """The startup cards repeated because this card brought the artifact."""
        return []

    def repeats_at_end_of_round(self, game: Laboratory, you: Player) -> list[Startup]:
        """The startup cards repeated now that the round is over."""
        return []

    def score(self, game: Laboratory, you: Player) -> int:
        """Victory points at the end."""
        return self.points


class WitchsTrunk(Artifact):
    """Seven ingredients now; order spaces give none afterwards."""

    ingredients = 7


class AmuletOfRhetoric(Artifact):
    """Five reputation."""

    reputation = 5


class HypnoticAmulet(Artifact):
    """Four favours."""

    favours = 4


class ThinkingCap(Artifact):
    """Two mixes that share no card; nothing is discarded."""

    def on_get(self, game: Laboratory, you: Player) -> None:
        game.think(you)


class AltarOfGold(Artifact):
    """One to eight gold become as many reputation."""

    def on_get(self, game: Laboratory, you: Player) -> None:
        game.offer_gold(you)


class Replicator(Artifact):
    """Both startup cards once more; who begins with it repeats the other one (A-350, A-381)."""

    def on_buy(self, game: Laboratory, you: Player) -> None:
        game.replicate(you)

    def repeats_from_the_start(self, game: Laboratory, you: Player, card: Startup) -> list[Startup]:
        if game.box.readings.replicator_at_ends_of_rounds:
            return []
        return [other for other in you.startup if other is not card]

    def repeats_at_end_of_round(self, game: Laboratory, you: Player) -> list[Startup]:
        if game.round > 2 or not game.box.readings.replicator_at_ends_of_rounds:
            return []
        return [other for other in you.startup if not other.starting_artifact]


class CrystalCabinet(Artifact):
    """Two points per artifact, itself included."""

    def score(self, game: Laboratory, you: Player) -> int:
        return 2 * len(you.artifacts)


class MagicMirror(Artifact):
    """A point per full five reputation after round 6."""

    def score(self, game: Laboratory, you: Player) -> int:
        return you.reputation // 5


class WisdomIdol(Artifact):
    """A point per own seal on what proves right."""

    def score(self, game: Laboratory, you: Player) -> int:
        return game.right_seals(you)


class FeatherInCap(Artifact):
    """A point per different ingredient set aside at the exhibition."""

    def score(self, game: Laboratory, you: Player) -> int:
        return len(dict.fromkeys(you.aside))


class Library(Artifact):
    """Two points per book."""

    def score(self, game: Laboratory, you: Player) -> int:
        return 2 * you.books


def made(id: str, level: int, cost: int, points: int) -> Artifact:
    """The artifact of this id."""
    if id == TRUNK:
        return WitchsTrunk(id, level, cost, points)
    if id == "amulet_of_rhetoric":
        return AmuletOfRhetoric(id, level, cost, points)
    if id == "hypnotic_amulet":
        return HypnoticAmulet(id, level, cost, points)
    if id == "thinking_cap":
        return ThinkingCap(id, level, cost, points)
    if id == ALTAR:
        return AltarOfGold(id, level, cost, points)
    if id == REPLICATOR:
        return Replicator(id, level, cost, points)
    if id == "crystal_cabinet":
        return CrystalCabinet(id, level, cost, points)
    if id == "magic_mirror":
        return MagicMirror(id, level, cost, points)
    if id == WISDOM_IDOL:
        return WisdomIdol(id, level, cost, points)
    if id == FEATHER:
        return FeatherInCap(id, level, cost, points)
    if id == "library":
        return Library(id, level, cost, points)
    return Artifact(id, level, cost, points)


def all_artifacts() -> list[Artifact]:
    out: list[Artifact] = []
    for row in facts()["artifacts"]:
        points = row["vp"] if isinstance(row["vp"], int) else 0
        out.append(made(row["id"], row["level"], row["cost_gold"], points))
    return out


ARTIFACTS: Final[dict[str, Artifact]] = {a.id: a for a in all_artifacts()}
GOLEM_ARTIFACTS: Final = [KINGS_SEAL, "library"]


def in_the_box(level: int, funding: bool, golem: bool) -> list[Artifact]:
    """The artifacts of a level that a game with these modules draws from (A-185, A-234)."""
    return [
        a
        for a in ARTIFACTS.values()
        if a.level == level and (funding or a.id != REPLICATOR) and (golem or a.id not in GOLEM_ARTIFACTS)
    ]
