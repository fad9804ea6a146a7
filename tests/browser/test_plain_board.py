"""Games without a board of their own are played on the plain one, from the lobby to the result."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaudron.games import catalogue
from chaudron.testing.browser.people import Person, Seen
from chaudron.testing.server import Server
from tests.browser.conftest import Comer

MOST_QUESTIONS = 600
PRIMARY = "[data-primary]:not([disabled])"
UNCHOSEN = "[data-lit][aria-pressed=false]"


def has(ada: Person, selector: str) -> bool:
    return bool(ada.page.evaluate("s => document.querySelector(s) !== null", selector))


def answer(ada: Person, seen: Seen, keys: bool = False, lively: bool = False) -> None:
    """Be quick: stop, decline, say yes; otherwise (or always, if lively) take the first thing offered."""
    if seen.kind == "some":
        while not has(ada, PRIMARY):
            ada.press(UNCHOSEN)
            if ada.page.evaluate("document.querySelector('.table').dataset.base") != seen.base:
                return  # one click was enough
        ada.press(PRIMARY)
    elif "stop" in seen.lit:
        ada.press(ada.lit("stop"))
    elif keys:
        ada.key("Space" if has(ada, PRIMARY) and seen.kind != "yes_no" else "1")
    elif has(ada, PRIMARY) and not (lively and seen.lit):
        ada.press(PRIMARY)
    else:
        ada.press("[data-lit]")


def play_to_the_end(ada: Person, keys: bool = False, lively: bool = False) -> int:
    """Answer until the game is over; the number of questions."""
    base = ""
    for asked in range(MOST_QUESTIONS):
        seen = ada.asked(base)
        if seen.over:
            return asked
        answer(ada, seen, keys, lively)
        base = seen.base
    raise AssertionError("the game does not end")


def sit_down(ada: Person, server: Server, game: str, preset: str = "") -> None:
    ada.page.goto(server.url)
    if preset:
        ada.shows(f"[data-set={game}]")
        ada.press(f"[data-set={game}]")
        ada.shows(f"[data-preset={preset}]")
        ada.press(f"[data-preset={preset}]")
        ada.press("[data-open]")
    else:
        ada.shows(f"[data-solo={game}]")
        ada.press(f"[data-solo={game}]")


def ends_well(ada: Person, lang: str) -> None:
    ada.sees_who_won(lang)
    ada.shows("[data-end] figure svg")
    said = ada.text("aside .log") + ada.text("[data-view]")
    assert not re.search(r"\b(quacks|alchemists|web)-[a-z]", said), "a message is missing"


def test_alchemists_are_played_to_their_end(server: Server, person: Comer) -> None:
    opened = server.open("mine", "random", game="alchemists", seed=3)
    ada = person({"lang": "fr"}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    assert ada.page.locator("[data-view] summary").count() > 5
    assert play_to_the_end(ada) > 10
    ends_well(ada, "fr")


@pytest.mark.all
def test_alchemists_with_every_module_do_all_they_can(server: Server, person: Comer) -> None:
    ada = person()
    sit_down(ada, server, "alchemists", "everything")
    assert play_to_the_end(ada, lively=True) > 40
    ends_well(ada, "en")


def test_two_at_one_screen_pass_the_device(server: Server, person: Comer) -> None:
    opened = server.open("mine", "mine", game="alchemists", seed=3)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows(".curtain")
    assert ada.page.locator("[data-view]").count() == 0
    ada.press(".curtain button")
    ada.asked()


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
