"""The printed and the reconstructed figures of Alchemists, as plain facts beside the rules.

`facts.json` is replaceable data: what nobody prints is marked there (`reconstructed`), and
`reconstructed()` lists it for the people who play.
"""

import json
import re
from functools import cache
from types import ModuleType
from typing import Any

from chaudron.rulings import GAMES

FOLDER = GAMES / "alchemists"


@cache
def facts() -> dict[str, Any]:
    """Everything, as written in facts.json."""
    found: dict[str, Any] = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))
    return found


def reconstructed() -> list[dict[str, Any]]:
    """What no source prints: where it stands in the facts, which fields, what it is called."""
    rows: list[dict[str, Any]] = facts()["reconstructed_index"]
    return rows


def named_classes(module: ModuleType) -> dict[str, type]:
    """The classes that a module defines, by their names as ids: BootsOfSpeed is boots_of_speed."""
    out: dict[str, type] = {}
    for name, cls in vars(module).items():
        if isinstance(cls, type) and getattr(cls, "__module__", "") == module.__name__:
            out[re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()] = cls
    return out
