"""Writes web/src/lib/protocol.ts from the server's message types.

`python -m tools.protocol_ts` writes the file; `--check` says whether it is fresh.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from chaudron.server import protocol, replays, statistics

PAGE = Path("web/src/lib/protocol.ts")
HEAD = "// Made by `python -m tools.protocol_ts` from src/chaudron/server/protocol.py. Do not edit.\n\n"
TYPES: list[Any] = [
    protocol.FromClient,
    protocol.FromServer,
    protocol.NewTable,
    protocol.Join,
    protocol.Mine,
    protocol.Opened,
    protocol.MyTable,
    protocol.Problem,
    replays.Moment,
    replays.Growth,
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
        lines.append(f"  {key}{mark}: {typescript(inner)};")
    lines.append("}")
    return "\n".join(lines) + "\n"


def names_of(union: Any) -> list[str]:
    return [t.__name__ for t in union.__args__]


CLIENT = [*names_of(protocol.FromClient), "NewTable", "SeatWish", "Settings", "Join"]


def page() -> str:
    _, components = msgspec.json.schema_components(TYPES, ref_template="#/{name}")
    parts = [HEAD, f"export const VERSION = {protocol.VERSION};\n"]
    parts += [interface(name, components[name]) for name in sorted(components)]
    for name, union in (("FromClient", protocol.FromClient), ("FromServer", protocol.FromServer)):
        parts.append(f"export type {name} = {' | '.join(names_of(union))};\n")
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether the file is fresh")
    args = parser.parse_args()
    text = page()
    if args.check:
        fresh = PAGE.is_file() and PAGE.read_text() == text
        print(f"{PAGE} is {'fresh' if fresh else 'stale: run python -m tools.protocol_ts'}")
        return 0 if fresh else 1
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
