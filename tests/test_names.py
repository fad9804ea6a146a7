"""One name for one thing: the glossary is true, and no two things of the product share a name."""

import ast
import re
from collections import defaultdict
from importlib import import_module
from pathlib import Path

import pytest

from chaudron.games.catalogue import GAMES

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "chaudron"
GLOSSARY = (ROOT / "docs" / "explanation" / "glossary.md").read_text(encoding="utf-8")
PRINTED = {"cards", "books", "coven", "elixirs.py"}  # what these hold is called what is printed on it
SAME_IDEA = {
    "State": "of a game, and of a table for somebody connected to it",
    "Seat": "a place at a table, on the server and in a scenario",
}


@pytest.mark.parametrize("address", sorted(set(re.findall(r"`(chaudron(?:\.\w+)+)`", GLOSSARY))))
def test_the_glossary_names_what_there_is(address: str) -> None:
    module, _, name = address.rpartition(".")
    if not hasattr(import_module(module), name):
        import_module(address)


def owner(file: Path) -> str:
    """The game that a file belongs to, or nothing."""
    return next((part for part in file.parts if part in GAMES), "")


def classes() -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = defaultdict(list)
    for file in SOURCE.rglob("*.py"):
        inside = file.relative_to(SOURCE)
        if PRINTED.isdisjoint(inside.parts) and inside.parts[0] != "testing":
            for node in ast.parse(file.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef):
                    found[node.name].append(inside)
    return found


def test_a_name_means_one_thing() -> None:
    """Or the same thing in each game, or the shape of what has the name."""
    shared: dict[str, list[str]] = {}
    for name, files in classes().items():
        things = [file for file in files if file.name != "shapes.py"]
        of_games = [owner(file) for file in things]
        if len(things) > 1 and ("" in of_games or len(set(of_games)) < len(of_games)):
            shared[name] = [str(file) for file in things]
    assert shared.keys() == SAME_IDEA.keys(), shared
