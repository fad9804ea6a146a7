"""The engine knows no book, card, witch or patient: what is printed on a thing is that thing's affair."""

from __future__ import annotations

from pathlib import Path

import pytest

import chaudron.games.quacks
from chaudron.games.quacks.elixirs import PATIENTS
from chaudron.games.quacks.fortunes import FORTUNES
from chaudron.games.quacks.library import BOOKS
from chaudron.games.quacks.witches import WITCHES
from chaudron.testing.naming import named

QUACKS = Path(chaudron.games.quacks.__path__[0])
# Modules that list or describe what is printed; the chips too, because their names look like books.
PRINTED = ["chips", "elixirs", "facts", "fortunes", "library", "track", "witches"]
OUTSIDE = ["__init__", "port", "scenario"]  # what the game tells about itself, and a test's language
NUMBERED = ["offers"]  # a list of everything there is
ENGINE = [f for f in sorted(QUACKS.glob("*.py")) if f.stem not in [*PRINTED, *OUTSIDE, *NUMBERED]]
THINGS: list[object] = [
    *FORTUNES,
    *WITCHES,
    *PATIENTS,
    *(b for b in BOOKS if b.id not in ("white", "locoweed")),
]


IDS = {str(getattr(thing, "id")) for thing in THINGS}  # noqa: B009
CLASSES = {type(thing).__name__ for thing in THINGS}
MODULES = ("chaudron.games.quacks.books", "chaudron.games.quacks.cards", "chaudron.games.quacks.coven")


@pytest.mark.parametrize(
    "code",
    [
        "if self.calls(you, 'W-B1'): pass",
        "if book.id == 'locoweed-A': essence += 1",
        "self.source = 'forgetfulness'",
        "card = BY_ID['FA-B05']",
        "from chaudron.games.quacks.coven.silver import NORMAL",
        "isinstance(card, ASecondChance)",
    ],
)
def test_a_thing_that_is_named_is_noticed(code: str) -> None:
    assert named(code, IDS, CLASSES, MODULES)


def test_every_engine_module_is_looked_at() -> None:
    names = [f.stem for f in ENGINE]
    for module in (
        "rules",
        "scoring",
        "brewing",
        "pot",
        "market",
        "setup",
        "spec",
        "view",
        "witch",
        "patient",
    ):
        assert module in names
    assert len(THINGS) == 44 + 12 + 8 + 42


@pytest.mark.parametrize("file", ENGINE, ids=lambda f: f.stem)
def test_nothing_printed_is_named_in_the_engine(file: Path) -> None:
    assert named(file.read_text(encoding="utf-8"), IDS, CLASSES, MODULES) == set()
