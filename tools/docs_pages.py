"""Pages of the documentation that come from the sources: Python, command line, HTTP, the socket protocol."""

from __future__ import annotations

import argparse
import importlib
import inspect
import io
import re
import tokenize
import typing
import warnings
from typing import Any

import msgspec
from litestar.exceptions import LitestarDeprecationWarning

import chaudron
from chaudron.api import FrontDoor
from chaudron.cli.options import commands, parser
from chaudron.games.catalogue import GAMES
from chaudron.kernel import shapes
from chaudron.locales import Texts
from chaudron.server import protocol, replays, statistics
from chaudron.server import socket as sockets
from chaudron.server.app import make_app
from chaudron.server.store.store import Store
from tools import protocol_ts

Json = dict[str, Any]
MODULES = ["chaudron", "chaudron.dominion", "chaudron.quacks", "chaudron.alchemists"]


def table(heads: list[str], rows: list[list[str]]) -> str:
    cells = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in cells)


def remarks(kind: type) -> dict[str, str]:
    """What a class says about each of its fields: the comments behind them, those of its bases first."""
    found: dict[str, str] = {}
    bases = getattr(kind, "__orig_bases__", kind.__bases__)
    for base in bases:
        if isinstance(base, type) and base.__module__.startswith("chaudron"):
            found |= remarks(base)
    field = ""
    for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(kind)).readline):
        line = re.match(r"\s*(\w+)\s*:", token.line)
        if token.type == tokenize.NAME and line and token.string == line[1]:
            field = token.string
        elif token.type == tokenize.COMMENT and field and token.line.strip() != token.string:
            found[field] = token.string.removeprefix("#").strip()
    return found


def sentence(kind: Any) -> str:
    return " ".join(inspect.cleandoc(kind.__doc__ or "").split())


# ---------------------------------------------------------------- Python


PYTHON = """What stands here is public, and stays. `chaudron` has what all games share, a module for each game
what is its own; everything else is how it is made."""
ENVIRONMENTS = """[Learning environments](environments/index.md). Gymnasium makes a `SeatEnv` by its name
(`chaudron/Quacks-v0`), once `chaudron.envs` is imported; `chaudron.envs.quacks_v0`, `dominion_v0` and
`alchemists_v0` have PettingZoo's `env()`, a `TurnsEnv`, and `quacks_v0` its `parallel_env()`, a
`TogetherEnv`. `env.terms.encoding.read(numbers)` gives an observation back as a view,
`env.terms.actions.name(number)` and `.find(name)` tell actions,
`env.playing().clone()` is a copy of the game for a search."""
ENV_CLASSES = ["gymnasium.SeatEnv", "pettingzoo.TurnsEnv", "pettingzoo.TogetherEnv"]


def python_page() -> str:
    """Every public name, with its signature and what it says of itself."""
    parts = [
        "# From Python",
        PYTHON,
    ]
    for name in MODULES:
        module = importlib.import_module(name)
        parts += [f"## {name}", inspect.cleandoc(module.__doc__ or "").replace("    import", "\n    import")]
        doors, constants, modules = [], [], []
        for public in module.__all__:
            found = getattr(module, public)
            if inspect.ismethod(found) and isinstance(found.__self__, FrontDoor):
                doors.append(public)
            elif inspect.ismodule(found):
                modules.append(public)
            elif inspect.isclass(found) or inspect.isfunction(found):
                parts.append(f"::: {found.__module__}.{found.__qualname__}")
            else:
                constants.append(public)
        if doors:
            listed = ", ".join(f"`{door}`" for door in doors)
            parts.append(f"As in `chaudron`, for this game alone: {listed}.")
        if modules:
            parts.append("Modules: " + ", ".join(f"`{name}.{module}`" for module in modules) + ".")
        if constants:
            parts.append("Constants: " + ", ".join(f"`{constant}`" for constant in constants) + ".")
    parts += ["## chaudron.envs", ENVIRONMENTS, *[f"::: chaudron.envs.{name}" for name in ENV_CLASSES]]
    return "\n\n".join(parts) + "\n"


# ---------------------------------------------------------------- the command line


def command_page(language: str) -> str:
    """Every command with its help, as the terminal prints it."""
    texts = Texts(language)
    title, about = {
        "fr": ("La ligne de commande", "Chaque commande et son aide, telle que le terminal l’affiche."),
    }.get(language, ("The command line", "Every command and its help, as the terminal prints it."))
    parts = [f"# {title}", about]
    parts += helped("chaudron", parser(texts, ["--help"]), 2)
    for name in commands():
        whole = parser(texts, [name, "--help"])
        parts += helped(f"chaudron {name}", subparsers(whole)[name], 2)
    return "\n\n".join(parts) + "\n"


def helped(name: str, found: argparse.ArgumentParser, level: int) -> list[str]:
    found.prog = name
    out = [f"{'#' * level} {name}", f"```text\n{found.format_help().rstrip()}\n```"]
    below = {} if level == 2 and name == "chaudron" else subparsers(found)
    for word, inner in below.items():
        out += helped(f"{name} {word}", inner, level + 1)
    return out


def subparsers(found: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in found._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


# ---------------------------------------------------------------- HTTP


HTTP = """What programs may ask a server. A running one tells it, too: `/api/docs` as a page, `/api/schema` as
OpenAPI. Answers to a game go through the [socket](socket-protocol.md)."""


def http_page() -> str:
    """Every route of the server, from its OpenAPI description."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        schema = make_app(Store("sqlite://"), []).openapi_schema.to_schema()
    parts = [
        "# HTTP",
        HTTP,
    ]
    for path, item in schema["paths"].items():
        for method, route in item.items():
            parts += [f"## {route['summary']}", f"`{method.upper()} {path}`", route.get("description", "")]
            if parameters := route.get("parameters"):
                rows = [[f"`{p['name']}`", kind_of(p["schema"]), needed(p["required"])] for p in parameters]
                parts.append(table(["parameter", "type", ""], rows))
            if body := route.get("requestBody"):
                parts.append(f"Body: {content(body)}")
            answers = [
                [f"`{status}`", content(answer), answer.get("description", "")]
                for status, answer in route["responses"].items()
            ]
            parts.append(table(["answer", "body", ""], answers))
    parts.append("## Types")
    structs = {
        name: kind
        for module in (protocol, replays, statistics)
        for name, kind in vars(module).items()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
    }
    for name, body in schema["components"]["schemas"].items():
        said = remarks(structs[name]) if name in structs else {}
        rows = [
            [f"`{key}`", kind_of(kind), needed(key in body.get("required", [])), said.get(key, "")]
            for key, kind in body.get("properties", {}).items()
        ]
        parts += [f"### {name}", sentence(structs[name]) if name in structs else ""]
        parts += [table(["field", "type", "", "meaning"], rows)] if rows else []
    return "\n\n".join(part for part in parts if part) + "\n"


def needed(required: bool) -> str:
    return "" if required else "optional"


def content(body: Json) -> str:
    return ", ".join(kind_of(found["schema"]) for found in body.get("content", {}).values())


def kind_of(schema: Json) -> str:
    """A JSON schema in a few words, with a link to what it is made of."""
    if "$ref" in schema:
        name = str(schema["$ref"]).rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    several = schema.get("oneOf") or schema.get("anyOf")
    if several:
        return " or ".join(dict.fromkeys(kind_of(one) for one in several))
    if "enum" in schema:
        return " or ".join(f"`{value!r}`" for value in schema["enum"])
    if "const" in schema:
        return f"`{schema['const']!r}`"
    if schema.get("type") == "array":
        return f"list of {kind_of(schema.get('items') or {})}"
    if schema.get("type") == "object":
        return "object"
    return str(schema.get("type", "anything"))


# ---------------------------------------------------------------- the socket


SOCKET = """# The socket protocol

While a game is played, a client holds a WebSocket open; messages are JSON objects whose `type` says
which they are.

1. A client opens a table or takes a seat over [HTTP](http.md), and is given a `token`: the key to its
   seats, said once.
2. It opens `/ws/TABLE?token=TOKEN`, where TABLE is the table's code or id; without a token it watches.
   The first message that it gets is a `State` with everything it may know, and another comes whenever
   something happened; a seat's pencil marks come as `Notes`.
3. When its `State` has a `prompt`, it may send an `Answer`: `base` is that of the state (it names the
   question), `answer` is one of the prompt's options by name, a list of them, a number, or true or
   false, as the prompt's `kind` says. `id` is any text of the client's: an `Ack` with the same `id` says
   that the message is kept for good, or with a `problem` why it was refused. A refused message changes
   nothing, and one that is sent again with the same `id` does no harm.
4. A connection that was cut is opened again; the state that comes first holds everything.

Close codes: {codes}. The version of this protocol is **{version}**: it grows when an older client would
misunderstand.
"""
CODES = {
    sockets.GONE: "there is no such table",
    sockets.TOO_MANY: "too much from this address",
    sockets.TOO_SLOW: "the client does not read",
    sockets.FOREIGN: "a page of another site asks",
    1013: "the database does not answer",
}


def socket_page() -> str:
    """Every message in both directions, then the shapes of views, questions and events of each game."""
    codes = ", ".join(f"{code} {why}" for code, why in CODES.items())
    parts = [SOCKET.format(version=protocol.VERSION, codes=codes)]
    _, components = msgspec.json.schema_components(protocol_ts.TYPES, ref_template="#/{name}")
    for title, union in (
        ("What a client says", protocol.FromClient),
        ("What the server says", protocol.FromServer),
    ):
        parts.append(f"## {title}")
        for kind in typing.get_args(union):
            parts += message(kind, components[kind.__name__])
    parts.append("## What messages are made of")
    structs = [protocol.Settings, protocol.SeatInfo, protocol.TableInfo, protocol.ChatLine, protocol.Problem]
    for kind in structs:
        parts += message(kind, components[kind.__name__])
    parts += ["## In every game", *stated(shapes)]
    for game in GAMES:
        if game in protocol_ts.GAMES:
            module = importlib.import_module(f"chaudron.games.{game}.shapes")
            parts += [f"## {Texts('en').say(f'{game}-name')}", sentence(module), *stated(module)]
    return "\n\n".join(part for part in parts if part) + "\n"


def message(kind: Any, schema: Json) -> list[str]:
    """One message or part of one: its sentence and its fields."""
    said = remarks(kind)
    required = schema.get("required", [])
    rows = []
    for key, inner in schema["properties"].items():
        shape = protocol_ts.PASSED_ON.get((kind.__name__, key)) or protocol_ts.typescript(inner)
        default = inner.get("default")
        free = "" if key in required else ("optional" if default is None else f"usually `{default!r}`")
        rows.append([f"`{key}`", f"`{shape}`", free, said.get(key, "")])
    return [f"### {kind.__name__}", sentence(kind), table(["field", "type", "", "meaning"], rows)]


def stated(module: Any) -> list[str]:
    """Every type that a module of shapes states, with the meaning of its fields."""
    out: list[str] = []
    for name, value in vars(module).items():
        if typing.get_origin(value) is typing.Literal:
            out += [f"### {name}", f"`{protocol_ts.of_type(value)}`"]
        elif typing.is_typeddict(value) and value.__module__ == module.__name__:
            said, rows = remarks(value), []
            for key, hint in typing.get_type_hints(value, include_extras=True).items():
                optional = typing.get_origin(hint) is typing.NotRequired
                inner = typing.get_args(hint)[0] if optional else hint
                shape = f"`{protocol_ts.of_type(inner)}`"
                rows.append([f"`{key}`", shape, needed(not optional), said.get(key, "")])
            out += [f"### {name}", sentence(value), table(["field", "type", "", "meaning"], rows)]
    return out


PLACES = {
    "reference/python.md": python_page,
    "reference/command-line.md": lambda: command_page("en"),
    "reference/command-line.fr.md": lambda: command_page("fr"),
    "reference/http.md": http_page,
    "reference/socket-protocol.md": socket_page,
}


def pages() -> dict[str, str]:
    """Each page by its place in the documentation."""
    assert not chaudron.COMPILED, "pages are made from the sources: CHAUDRON_PURE=1"
    return {place: page() for place, page in PLACES.items()}
