"""The pages made from the sources hold all that there is: names, commands, routes, messages and shapes."""

import importlib
import typing

import pytest

from chaudron.cli.options import commands
from chaudron.kernel import shapes
from chaudron.server import protocol
from tests.test_front_door import PUBLIC
from tools import docs_pages, protocol_ts

pytestmark = pytest.mark.once


def test_every_public_name_is_told() -> None:
    page = docs_pages.python_page()
    for module, names in PUBLIC.items():
        own = page.partition(f"## {module}\n")[2].partition("\n## ")[0]
        for name in names.split():
            # A function or class may be called otherwise where it is made.
            made = getattr(importlib.import_module(module), name)
            called = getattr(made, "__qualname__", name).rpartition(".")[2]
            assert f".{called}\n" in own + "\n" or f"`{name}`" in own or f".{name}`" in own, (module, name)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_is_told(language: str) -> None:
    page = docs_pages.command_page(language)
    for name in commands():
        assert f"\n## chaudron {name}\n" in page
    assert "\n### chaudron admin prune\n" in page
    assert ("afficher cette aide" in page) == (language == "fr")


def test_every_route_is_told() -> None:
    page = docs_pages.http_page()
    for route in ("`GET /api/health`", "`POST /api/tables`", "`GET /api/games`"):
        assert route in page
    assert "### NewTable" in page and "how long there is to see what they do" in page


def test_every_message_and_shape_is_told_with_its_fields() -> None:
    page = docs_pages.socket_page()
    for union in (protocol.FromClient, protocol.FromServer):
        for kind in typing.get_args(union):
            own = page.partition(f"### {kind.__name__}\n")[2].partition("\n### ")[0]
            assert all(f"| `{field}` |" in own for field in kind.__struct_fields__), kind
    for module in (
        shapes,
        *(importlib.import_module(f"chaudron.games.{g}.shapes") for g in protocol_ts.GAMES),
    ):
        for name, shape in vars(module).items():
            if typing.is_typeddict(shape) and shape.__module__ == module.__name__:
                assert f"\n### {name}\n" in page
                assert all(f"| `{field}` |" in page for field in shape.__annotations__)
    assert "| `white` | `number` |  | the sum of the white chips |" in page
