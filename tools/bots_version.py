"""Which bots a figure was measured with: the version of a game's rules, and of the sources of its bots."""

from __future__ import annotations

import hashlib
from pathlib import Path

from chaudron.games.catalogue import game as find_game

BOTS = Path(__file__).resolve().parent.parent / "src" / "chaudron" / "bots"
NOT_PLAYING = ("appraisal.py", "figures.json")  # beside the bots, but no part of how they play


def bots_version(game: str, without: tuple[str, ...] = NOT_PLAYING) -> str:
    sources = [file for file in sorted((BOTS / game).rglob("*.*")) if file.name not in without]
    text = b"".join(file.read_bytes() for file in sources if file.suffix in (".py", ".json", ".plan"))
    return f"{find_game(game).rules}-{hashlib.sha256(text).hexdigest()[:12]}"
