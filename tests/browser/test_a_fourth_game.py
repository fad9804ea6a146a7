"""A game that nothing here knows (tests/marbles) is played to its end on the plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games import catalogue
from chaudron.testing.browser.people import Comer, Person, Seen
from chaudron.testing.server import Server
from tests.browser.conftest import ROOT


@pytest.fixture
def guests(tmp_path: Path, client: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server with the game in its catalogue."""
    monkeypatch.setenv(catalogue.GUESTS, "tests.marbles")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with Server(tmp_path) as server:
        yield server


def answer(ada: Person, seen: Seen) -> None:
    """No guess, one marble, and keep it."""
    if seen.kind == "number":
        ada.give({"kind": "number", "verb": seen.verb}, 1)
        return
    if seen.kind == "some":
        ada.press(ada.lit(seen.lit[0]))
    ada.press("[data-primary]")


def test_a_guest_is_played_on_the_plain_board(guests: Server, person: Comer) -> None:
    opened = guests.open("mine", "greedy", game="marbles", seed=4, options={"first": 1})
    ada = person({"lang": "fr"}, keys={opened["table"]: opened["token"]})
    ada.page.goto(f"{guests.url}/t/{opened['table']}")
    seen = ada.asked()
    assert "Quelle couleur vient en premier ?" in ada.text(".mine") and seen.lit == ["amber", "blue", "clear"]
    assert "claire" in ada.text("[data-tray]")
    questions = 0
    while not seen.over:
        questions += 1
        answer(ada, seen)
        seen = ada.asked(seen.base)
    assert questions >= 9
    ada.shows("[data-end]")
    assert "Glouton" in ada.text("[data-end]")
    assert "P0 garde" in ada.page.inner_text("body") and "marbles-" not in ada.page.inner_text("body")
    assert ada.errors == []
