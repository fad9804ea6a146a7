"""Writes web/src/lib/protocol.ts from the server's messages, and web/src/games/*/shapes.ts from the games'.

`python -m tools.protocol_ts` writes the files; `--check` says whether they are fresh.
"""

from __future__ import annotations

import argparse
import importlib
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from chaudron.kernel import shapes
from chaudron.server import analyses, protocol, replays, statistics

PAGE = Path("web/src/lib/protocol.ts")
SHAPES = "web/src/games/{game}/shapes.ts"
GAMES = ["dominion", "quacks", "alchemists"]
HEAD = "// Made by `python -m tools.protocol_ts` from {source}. Do not edit.\n"
# What the server passes on as it is has the shape that the kernel and the games give it.
PASSED_ON = {
    ("State", "view"): "View | null",
    ("State", "prompt"): "Prompt | null",
    ("State", "log"): "Told[]",
    ("Moment", "view"): "View",
    ("Moment", "prompt"): "Prompt | null",
    ("Moment", "log"): "Told[]",
    ("Swing", "prompt"): "Prompt",
}
TYPES: list[Any] = [
    protocol.FromClient,
    protocol.FromServer,
    protocol.NewTable,
    protocol.PlayOn,
    protocol.Proposal,
    protocol.Join,
    protocol.Mine,
    protocol.Admission,
    protocol.MyTable,
    protocol.Problem,
    replays.Moment,
    replays.Growth,
    analyses.Analysed,
    analyses.SetupAnalysed,
    statistics.GameStatistics,
]


def typescript(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return literal(schema["const"])
    if "enum" in schema:
        return " | ".join(literal(v) for v in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(typescript(s) for s in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = typescript(schema.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {typescript(schema.get('additionalProperties') or {})}>"
    return {
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "string": "string",
        "null": "null",
    }.get(str(kind), "unknown")


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def interface(name: str, schema: dict[str, Any]) -> str:
    """An interface for an object of the protocol, with its sentence as a comment."""
    required = schema.get("required", [])
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for key, inner in schema.get("properties", {}).items():
        mark = "" if key in required or name not in CLIENT else "?"
        lines.append(f"  {key}{mark}: {PASSED_ON.get((name, key)) or typescript(inner)};")
    lines.append("}")
    return "\n".join(lines) + "\n"


def names_of(union: Any) -> list[str]:
    return [t.__name__ for t in union.__args__]


CLIENT = [*names_of(protocol.FromClient), "NewTable", "PlayOn", "SeatWish", "Settings", "Proposal", "Join"]


def page() -> str:
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/{name}")
    head = HEAD.format(source="src/chaudron/server/protocol.py and src/chaudron/kernel/shapes.py")
    parts = [head, f"export const VERSION = {protocol.VERSION};\n", *stated(shapes)]
    parts += [interface(name, components[name]) for name in sorted(components)]
    for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer)):
        parts.append(f"export type {name} = {' | '.join(names_of(union))};\n")
    return "\n".join(parts)


# ---------------------------------------------------------------- the games' shapes


def shape_page(game: str) -> str:
    """The module `shapes` of a game in TypeScript."""
    module = importlib.import_module(f"chaudron.games.{game}.shapes")
    head = HEAD.format(source=f"src/chaudron/games/{game}/shapes.py")
    return "\n".join([head, *stated(module)])


def stated(module: types.ModuleType) -> list[str]:
    """Every type that a module states, in its order."""
    out: list[str] = []
    for name, value in vars(module).items():
        if typing.get_origin(value) is typing.Literal:
            out.append(f"export type {name} = {of_type(value)};\n")
        elif typing.is_typeddict(value) and value.__module__ == module.__name__:
            out.append(dictionary(name, value))
    return out


def dictionary(name: str, shape: Any) -> str:
    """A typed dictionary as an interface, with everything it inherits."""
    lines = [f"/** {str(shape.__doc__).strip()} */", f"export interface {name} {{"]
    for key, hint in typing.get_type_hints(shape, include_extras=True).items():
        optional = typing.get_origin(hint) is typing.NotRequired
        inner = typing.get_args(hint)[0] if optional else hint
        lines.append(f"  {key}{'?' if optional else ''}: {of_type(inner)};")
    return "\n".join([*lines, "}"]) + "\n"


PLAIN: dict[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", object: "unknown",
}  # fmt: skip


def of_type(hint: Any) -> str:
    """A type of Python as a type of TypeScript."""
    origin, inner = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Literal:
        return " | ".join(literal(v) for v in inner)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(of_type(i) for i in inner)
    if origin is list:
        of = of_type(inner[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is tuple:
        return f"[{', '.join(of_type(i) for i in inner)}]"
    if origin is dict:
        return f"Record<{of_type(inner[0])}, {of_type(inner[1])}>"
    return PLAIN[hint] if hint in PLAIN else str(hint.__name__)


def pages() -> dict[Path, str]:
    return {PAGE: page()} | {Path(SHAPES.format(game=game)): shape_page(game) for game in GAMES}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the files are fresh")
    args = parser.parse_args()
    stale = 0
    for file, text in pages().items():
        if args.check:
            fresh = file.is_file() and file.read_text() == text
            stale += not fresh
            print(f"{file} is {'fresh' if fresh else 'stale: run python -m tools.protocol_ts'}")
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
    return 1 if stale else 0


if __name__ == "__main__":
    raise SystemExit(main())
