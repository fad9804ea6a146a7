"""Bred plans that are kept: those of the package for the recommended kingdoms, and a folder of this machine.

A plan that is kept is the one that would be bred again: files are named by a digest of the version of rules
and bots, the kingdom, the players and the games of each piece, never by anything that somebody typed. What
cannot be read is bred anew, what cannot be written is kept by the process alone.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Final, cast

import chaudron
from chaudron.bots.dominion.plans.plan import Plan
from chaudron.bots.dominion.plans.reading import read
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.writing import write
from chaudron.games.dominion.kingdoms import Kingdom
from chaudron.kernel.errors import Refusal

SOURCES: Final = Path(chaudron.__file__).parent
PACKAGED: Final = SOURCES / "bots" / "dominion" / "bred.json"
ON_WHICH_PLANS_DEPEND: Final = ("kernel", "games/dominion", "bots/dominion")
MOST_FILES: Final = 2000  # of the folder; each has some kilobytes
LARGEST: Final = 1_000_000  # bytes of a file that anybody would read
BRED: Final = "bred"

# ---------------------------------------------------------------- plans as text


def text_of(plan: Plan) -> str:
    return write(Strategy(BRED, {}, [], plan))


def plan_of(text: str) -> Plan:
    return read(text).plan


# ---------------------------------------------------------------- of the package


class Packaged:
    """The plans that came with the package, read when the first is asked for."""

    def __init__(self) -> None:
        self.texts: dict[str, str] | None = None
        self.plans: dict[str, Plan] = {}

    def find(self, kingdom: Kingdom, n_players: int) -> Plan | None:
        """The plan for this table, if there is one."""
        texts = self.texts
        if texts is None:
            texts = self.texts = packaged_texts()
        key = table_key(kingdom, n_players)
        if key not in texts:
            return None
        plan = self.plans.get(key)
        if plan is None:
            plan = self.plans[key] = plan_of(texts[key])
        return plan


def table_key(kingdom: Kingdom, n_players: int) -> str:
    """The table by what a plan is for: Shelters in place of Estates change nothing in it."""
    like = Kingdom(kingdom.cards, kingdom.bane, kingdom.colonies, False, kingdom.black_market)
    return f"{n_players}: {like.notation()}"


def packaged_texts() -> dict[str, str]:
    """By table: the plan as text."""
    if not PACKAGED.exists():
        return {}
    body = json.loads(PACKAGED.read_text(encoding="utf-8"))
    return {key: cast(str, row["plan"]) for key, row in body.items()}


PACKAGE: Final = Packaged()

# ---------------------------------------------------------------- of this machine


def folder() -> Path:
    """Where this user's programs keep what they can make again: below CHAUDRON_HOME if that is set."""
    home = os.environ.get("CHAUDRON_HOME")
    if home:
        return Path(home).expanduser() / "cache" / BRED
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "Chaudron" / "Cache" / BRED
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Chaudron" / BRED
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "chaudron" / BRED


class Version:
    """What the bred plans of this program depend on, in a few letters: read once, when first asked for."""

    def __init__(self) -> None:
        self.known = ""

    def name(self) -> str:
        if not self.known:
            digest = hashlib.sha256()
            for part in ON_WHICH_PLANS_DEPEND:
                for file in sorted((SOURCES / part).rglob("*")):
                    if file.suffix in (".py", ".plan"):
                        digest.update(file.read_bytes())
            self.known = digest.hexdigest()[:16]
        return self.known


VERSION: Final = Version()


def file_for(key: str) -> Path:
    digest = hashlib.sha256(f"{VERSION.name()}\n{key}".encode()).hexdigest()[:32]
    return folder() / f"{digest}.json"


def recall(key: str) -> list[Plan]:
    """The plans after each piece of work that were kept for this key; none if there is nothing of use."""
    try:
        file = file_for(key)
        if not file.exists() or file.stat().st_size > LARGEST:
            return []
        body = json.loads(file.read_text(encoding="utf-8"))
        if not isinstance(body, dict) or body.get("key") != key:
            return []
        return [plan_of(str(text)) for text in body["plans"]]
    except (OSError, ValueError, KeyError, TypeError, RuntimeError, Refusal):
        return []


def remember(key: str, plans: list[Plan]) -> None:
    """Keep these plans: whole or not at all, whoever else writes at the same time."""
    try:
        file = file_for(key)
        file.parent.mkdir(parents=True, exist_ok=True)
        make_room(file.parent)
        text = json.dumps({"key": key, "plans": [text_of(plan) for plan in plans]}, indent=1)
        handle, half = tempfile.mkstemp(".part", dir=file.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text + "\n")
        Path(half).replace(file)
    except (OSError, RuntimeError):
        pass  # a folder that cannot be written, or no home at all: the next process breeds again


def make_room(where: Path) -> None:
    """Forget the oldest half when there are many, those of older versions among them."""
    files = list(where.iterdir())
    if len(files) < MOST_FILES:
        return
    aged = sorted([(file.stat().st_mtime_ns, str(file)) for file in files])
    for _, name in aged[: len(aged) // 2]:
        Path(name).unlink(missing_ok=True)
