"""Every artifact there is: finds the classes and gives them their figures, ours or those of a table."""

from __future__ import annotations

from typing import Any, Final, cast

from chaudron.games.alchemists.artifact import Artifact
from chaudron.games.alchemists.cards import artifacts as cards
from chaudron.games.alchemists.facts import facts, named_classes


def all_artifacts(data: dict[str, Any]) -> dict[str, Artifact]:
    """By id, in the order of the facts; the class of a card has its id as a name."""
    texts = named_classes(cards)
    out: dict[str, Artifact] = {}
    for row in data["artifacts"]:
        points = row["vp"] if isinstance(row["vp"], int) else 0
        text = cast("type[Artifact]", texts[row["id"]])
        per_book = row.get("points_per_book", 0)
        out[row["id"]] = text(row["id"], row["level"], row["cost_gold"], points, per_book)
    return out


ARTIFACTS: Final[dict[str, Artifact]] = all_artifacts(facts())
LIMITED: Final[list[Artifact]] = [a for a in ARTIFACTS.values() if a.uses]
