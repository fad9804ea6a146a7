"""Writes the reference of observations and actions: docs/reference/environments/<game>-fields.md."""

from __future__ import annotations

import importlib
import re
import sys
import types
import typing
from itertools import pairwise
from pathlib import Path
from typing import Any

from chaudron.games.catalogue import GAMES, game
from chaudron.kernel.actions import expanded
from chaudron.kernel.coding import Code, Row, listed
from tools.actions import PLAYERS, USUAL, word_lists, written
from tools.docs_pages import remarks

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "reference" / "environments"
REMEMBERED = {
    "cards": "what this player owns, wherever it lies",
    "points": "what all of it is worth",
    "chips": "what this player owns, wherever it lies",
    "cards_to_come": "fortune cards that were not turned up yet",
}


def one_name(name: str) -> str:
    """A field's name, whichever of several it is of."""
    return re.sub(r"\[(space )?\d+\]", lambda found: f"[{found[1] or ''}n]", name)


def gathered(rows: list[Row]) -> list[list[Row]]:
    """Rows of one name together, in the order of the first."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        found.setdefault(one_name(row.name), []).append(row)
    return list(found.values())


def places(rows: list[Row]) -> str:
    """Where they stand: `12`, `12-31`, or `12, 36, …` for one in each of several."""
    first = rows[0]
    at = f"{first.at}" if first.width == 1 else f"{first.at}-{first.at + first.width - 1}"
    if len(rows) == 1:
        return at
    steps = {b.at - a.at for a, b in pairwise(rows)}
    every = f", every {steps.pop()}" if len(steps) == 1 else ""
    return f"{at} and {len(rows) - 1} more{every}, to {rows[-1].at + rows[-1].width - 1}"


def meaning(name: str, field: str) -> str:
    """What the shapes of the game say about a field of the view or the question, if they say something."""
    part, *path = re.sub(r"\[[^]]*\]|\?", "", field).split(".")
    if part == "remembered":
        return REMEMBERED.get(path[-1], "")
    shapes = importlib.import_module(f"chaudron.games.{name}.shapes")
    kind: Any = shapes.View if part == "view" else shapes.Prompt
    said = ""
    for step in path:
        kind = inside(kind)
        if typing.is_typeddict(kind):
            said = remarks(kind).get(step, "")
            kind = typing.get_type_hints(kind).get(step)
        elif typing.get_origin(kind) is dict:
            kind = typing.get_args(kind)[1]
        else:
            break
    return said


def inside(kind: Any) -> Any:
    """The kind of what a list holds, or of what may be nothing."""
    while typing.get_origin(kind) in (list, typing.Union, types.UnionType):
        kind = typing.get_args(kind)[0]
    return kind


def long_words(code: Code) -> dict[str, list[str]]:
    """Lists that the table shortens, each with all fields that count in it."""
    found: dict[str, list[str]] = {}
    for field, words in word_lists(code):
        if "…" in listed(words):
            fields = found.setdefault(", ".join(f"{n} {word}" for n, word in enumerate(words, 1)), [])
            if field[1:] not in fields:
                fields.append(field[1:])
    return found


def page(name: str) -> str:
    """The whole page of a game."""
    encoding = game(name).encoding(PLAYERS, dict(USUAL[name]))
    options = ", ".join(f"`{key}={value}`" for key, value in USUAL[name].items()) or "the usual options"
    lines = [
        f"# {name.capitalize()}: the numbers of an observation, and the actions",
        "",
        f"Written by `python -m tools.env_pages`. For {PLAYERS} players and {options}: {encoding.width}",
        "numbers of 16 bits (`int16`). What is not there is 0; `field?` says whether a field is. Names are",
        "those of the view, which `env.terms.encoding.read` gives back; `[n]`: each of several, in order.",
        "",
        "| field | where | least | greatest | meaning |",
        "|---|---|---|---|---|",
    ]
    for rows in gathered(encoding.rows()):
        row = rows[0]
        said = "" if row.name.endswith("?") else meaning(name, row.name)
        says = "; ".join(filter(None, [said, "" if said and row.says == "a number" else row.says]))
        says = says.replace("|", "\\|")
        lines.append(f"| `{one_name(row.name)}` | {places(rows)} | {row.lo} | {row.hi} | {says} |")
    lines += ["", "## Words in full", "", "Lists that the table shortens, and the fields that count in them."]
    for words, fields in long_words(encoding.code).items():
        lines += ["", f"{', '.join(f'`{field}`' for field in fields)}: {words}."]
    lines += ["", "## Actions", ""]
    n = len(expanded(written(name)))
    lines.append(f"{n} actions, `verb:option`, in blocks: each verb with each option, in order.")
    lines += ["", "| from | verbs | options |", "|---|---|---|"]
    at = 0
    for block in written(name):
        verbs, options_ = block["verbs"], block["options"]
        shown = (
            options_
            if len(options_) <= 30
            else [*options_[:6], f"… {len(options_) - 7} more …", options_[-1]]
        )
        lines.append(f"| {at} | {', '.join(verbs)} | {', '.join(shown)} |")
        at += len(verbs) * len(options_)
    return "\n".join(lines) + "\n"


def file_of(name: str) -> Path:
    return FOLDER / f"{name}-fields.md"


def main() -> int:
    """Write all of them."""
    for name in GAMES:
        file_of(name).write_text(page(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
