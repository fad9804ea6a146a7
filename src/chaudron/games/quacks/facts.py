"""What is printed on books, cards, witches and patients, as plain facts, and how sure we are of them.

For screens, tests and documentation. The rules do not read it: a book's figures live in its class,
and a test compares the two.
"""

import json
from functools import cache
from typing import Any

from chaudron.rulings import GAMES

FOLDER = GAMES / "quacks"


@cache
def facts() -> dict[str, Any]:
    """Everything: books, chips, track, glasses, die, fortune_cards, witches, patients, options."""
    found: dict[str, Any] = json.loads((FOLDER / "quacks.json").read_text(encoding="utf-8"))
    return found


def rows(kind: str) -> dict[str, dict[str, Any]]:
    """The books, fortune_cards, witches, patients or options by id."""
    return {row["id"]: row for row in facts()[kind]}


def confidence(id: str) -> str:
    """How sure we are of a component's figures: high, medium or low."""
    scale = ["high", "medium", "low"]
    for kind in ("books", "fortune_cards", "witches", "patients"):
        row = rows(kind).get(id)
        if row is not None:
            marks = [row.get(key, "high") for key in ("confidence", "price_confidence", "slots_confidence")]
            return scale[max([scale.index(mark) for mark in marks])]
    return "high"
