"""What Chaudron can do with packages beyond its core, and what to install where they are missing."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from chaudron.kernel.errors import Refusal

# Each extra of pyproject.toml, and the modules that it brings (test_extras compares them).
EXTRAS: Final = {
    "server": ["alembic", "litestar", "msgspec", "psycopg", "segno", "sqlalchemy", "uvicorn"],
    "lab": ["choix", "matplotlib", "pyarrow", "scipy"],
    "ray": ["ray"],
    "pettingzoo": ["gymnasium", "pettingzoo"],
    "gymnasium": ["gymnasium"],
    "openspiel": ["pyspiel"],
}


def missing(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [module for module in EXTRAS[extra] if find_spec(module) is None]


def need(extra: str) -> None:
    """Refuse to go on where the packages of an extra are missing; say what to install."""
    lacking = missing(extra)
    if lacking:
        command = f"pip install 'chaudron[{extra}]'"
        raise Refusal(
            "missing-extra",
            f"this needs packages that are not installed ({', '.join(lacking)}): {command}",
            {"extra": extra, "modules": ", ".join(lacking), "command": command},
        )
