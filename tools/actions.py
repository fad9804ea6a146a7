"""Writes the numbered actions of every game: `actions.json` beside its rules.

What is there stays where it is; what the rules offer and the list has not is appended.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from chaudron.games.catalogue import GAMES, game
from chaudron.kernel.actions import every_action, expanded
from chaudron.kernel.catalogue import GameSpec
from chaudron.rulings import GAMES as FOLDER

Blocks = list[dict[str, list[str]]]


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
    return f'{{"version": 0, "blocks": [\n  {lines}\n]}}\n'


def main() -> int:
    """Append what is missing."""
    for name in GAMES:
        blocks = grown(game(name), written(name))
        file_of(name).write_text(text(blocks), encoding="utf-8")
        print(f"{name}: {len(expanded(blocks))} actions")
    return 0


if __name__ == "__main__":
    sys.exit(main())
