"""Where results come from: the program, its rules, the machine."""

import os
import platform
from datetime import UTC, datetime

import chaudron
from chaudron.games.catalogue import game as find_game


def provenance(game: str, engine: str, jobs: int) -> dict[str, object]:
    """What somebody must know to get the same results again, or to wonder why not."""
    return {
        "chaudron": chaudron.__version__,
        "game": game,
        "rules": find_game(game).rules,
        "mode": "compiled" if chaudron.MODE.compiled else "interpreted",
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "engine": engine,
        "jobs": jobs,
        "when": datetime.now(UTC).isoformat(timespec="seconds"),
    }
