"""Every artifact there is: finds the classes, gives them their figures, and knows which are in a box."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.cards import artifacts as cards
from chaudron.games.alchemists.facts import facts, named_classes


def all_artifacts() -> list[Artifact]:
    """In the order of the facts; the class of a card has its id as a name."""
    texts = named_classes(cards)
    out: list[Artifact] = []
    for row in facts()["artifacts"]:
        points = row["vp"] if isinstance(row["vp"], int) else 0
        text = cast("type[Artifact]", texts[row["id"]])
        out.append(text(row["id"], row["level"], row["cost_gold"], points))
    return out


ARTIFACTS: Final[dict[str, Artifact]] = {a.id: a for a in all_artifacts()}
LIMITED: Final[list[Artifact]] = [a for a in ARTIFACTS.values() if a.uses]


def in_the_box(level: int, modules: list[str]) -> list[Artifact]:
    """The artifacts of a level that a game with these modules draws from (A-185, A-234)."""
    return [a for a in ARTIFACTS.values() if a.level == level and (not a.module or a.module in modules)]
