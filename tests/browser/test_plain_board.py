"""Games without a board of their own are played on the plain one, from the lobby to the result."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games import catalogue
from chaudron.testing.browser.people import Comer, Person, Seen
from chaudron.testing.server import Server

MOST_QUESTIONS = 600
PRIMARY = "[data-primary]:not([disabled])"
UNCHOSEN = "[data-lit][aria-pressed=false]"


def has(ada: Person, selector: str) -> bool:
    return bool(ada.page.evaluate("s => document.querySelector(s) !== null", selector))


def answer(ada: Person, seen: Seen) -> None:
    """Be quick: stop, decline, say yes; otherwise take the first thing offered."""
    if seen.kind == "some":
        while not has(ada, PRIMARY):
            ada.press(UNCHOSEN)
            if ada.page.evaluate("document.querySelector('.table').dataset.base") != seen.base:
                return  # one click was enough
        ada.press(PRIMARY)
    else:
        ada.press(PRIMARY if has(ada, PRIMARY) else "[data-lit]")


def play_to_the_end(ada: Person) -> int:
    """Answer until the game is over; the number of questions."""
    base = ""
    for asked in range(MOST_QUESTIONS):
        seen = ada.asked(base)
        if seen.over:
            return asked
        answer(ada, seen)
        base = seen.base
    raise AssertionError("the game does not end")


def sit_down(ada: Person, server: Server, game: str) -> None:
    ada.page.goto(server.url)
    ada.shows(f"[data-solo={game}]")
    ada.press(f"[data-solo={game}]")


def test_a_game_the_server_lacks_says_so(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/?game=chess")
    ada.shows("[role=alert]")
    assert "chess" in ada.text("[role=alert]")
    ada.shows("[data-game=dominion]")  # and what it has is offered


# ---------------------------------------------------------------- the fourth game


@pytest.fixture
def guests(tmp_path: Path) -> Iterator[Server]:
    """A server with a game that this client has never heard of."""
    catalogue.add("tests.marbles")
    try:
        with Server(tmp_path) as running:
            yield running
    finally:
        catalogue.remove("marbles")


def test_a_guest_is_played_with_no_line_of_its_own(guests: Server, client: None, person: Comer) -> None:
    ada = person()
    sit_down(ada, guests, "marbles")
    assert play_to_the_end(ada) > 2
    ada.sees_who_won("en")
