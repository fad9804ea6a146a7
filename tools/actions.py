"""Writes the numbered actions of every game: `actions.json` beside its rules.

What is there stays where it is; what the rules offer and the list has not is appended. Before a release,
`python -m tools.actions --settle` keeps the lists and the layouts of observations as this version has them:
tests compare with those of every release.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chaudron
from chaudron.envs.common import VERSION
from chaudron.games.catalogue import GAMES, game
from chaudron.kernel.actions import every_action, expanded
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.coding import Code
from chaudron.rulings import GAMES as FOLDER

Blocks = list[dict[str, list[str]]]
RELEASED = Path(__file__).resolve().parents[1] / "tests" / "envs" / "released"
# What layouts are kept and shown for: Dominion's depends on the kingdom.
USUAL: dict[str, dict[str, object]] = {"dominion": {"kingdom": "first_game"}, "quacks": {}, "alchemists": {}}
PLAYERS = 2
# What codes are made of.
PARTS = ("codes", "code", "rest", "entries", "plain", "others", "word")


def grown(spec: GameSpec, blocks: Blocks) -> Blocks:
    """The same blocks, and after them those for what is missing."""
    known = set(expanded(blocks))
    missing: dict[str, list[str]] = {}
    for verb, option in every_action(spec.verbs(), spec.offers()):
        if (verb, option) not in known:
            missing.setdefault(verb, []).append(option)
    out = list(blocks)
    for verb, options in missing.items():
        if len(out) > len(blocks) and out[-1]["options"] == options:
            out[-1]["verbs"].append(verb)
        else:
            out.append({"verbs": [verb], "options": options})
    return out


def file_of(name: str) -> Path:
    return FOLDER / name / "actions.json"


def written(name: str) -> Blocks:
    file = file_of(name)
    if not file.is_file():
        return []
    blocks: Blocks = json.loads(file.read_text(encoding="utf-8"))["blocks"]
    return blocks


def text(blocks: Blocks) -> str:
    """One line a block."""
    lines = ",\n  ".join(json.dumps(block) for block in blocks)
    return f'{{"version": {VERSION}, "blocks": [\n  {lines}\n]}}\n'


def word_lists(code: Code, name: str = "") -> Iterator[tuple[str, list[str]]]:
    """Every list of words that numbers stand for, with the field that it belongs to."""
    words = getattr(code, "words", None)
    if words:
        yield name, words
    names = getattr(code, "names", [])
    for part in PARTS:
        found = getattr(code, part, None)
        for n, inner in enumerate(found if isinstance(found, list) else [found]):
            if isinstance(inner, Code):
                step = f".{names[n]}" if part == "codes" else ""
                yield from word_lists(inner, name + step)


def layout(name: str) -> dict[str, Any]:
    """The layout of observations in short: whatever moves, or means something else, changes the digest."""
    encoding = game(name).encoding(PLAYERS, dict(USUAL[name]))
    rows = [(row.name, row.at, row.width, row.lo, row.hi) for row in encoding.rows()]
    told = repr((rows, list(word_lists(encoding.code))))
    return {"width": encoding.width, "digest": hashlib.sha256(told.encode()).hexdigest()[:16]}


def settle() -> None:
    """Keep what this version releases."""
    folder = RELEASED / chaudron.__version__
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (folder / f"{name}.json").write_text(text(written(name)), encoding="utf-8")
    layouts = {"version": VERSION, **{name: layout(name) for name in GAMES}}
    (folder / "layouts.json").write_text(json.dumps(layouts, indent=2) + "\n", encoding="utf-8")


def main(args: list[str]) -> int:
    """Append what is missing."""
    for name in GAMES:
        blocks = grown(game(name), written(name))
        file_of(name).write_text(text(blocks), encoding="utf-8")
        print(f"{name}: {len(expanded(blocks))} actions")
    if "--settle" in args:
        settle()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
