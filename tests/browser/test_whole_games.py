"""Whole games against Big Money, from the lobby to the result: by mouse, by keyboard, by thumb."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Comer
from tests.browser.people import Person, Seen
from tests.server.harness import Server

WISHES = ["colony", "province", "platinum", "gold", "silver"]
LATE = ["colony", "province", "duchy", "gold", "silver"]
MOST_QUESTIONS = 400
WON = {"en": r"wins$|share the win", "fr": r"gagne$|partagent la victoire"}
SOLO = {"en": "Play now against a bot", "fr": "Jouer tout de suite contre un robot"}


def wish(ada: Person, seen: Seen) -> str | None:
    """What a player who sees only the board would buy: Big Money, like the other side."""
    left = ada.page.evaluate("Number(document.querySelector('[data-pile=province]').dataset.left)")
    return next((w for w in (LATE if left < 5 else WISHES) if w in seen.lit), None)


def by_pointer(ada: Person, seen: Seen) -> None:
    if seen.verb == "buy" and (card := wish(ada, seen)):
        ada.press(ada.lit(card))
    else:
        ada.press("[data-primary]")


def by_keyboard(ada: Person, seen: Seen) -> None:
    """Keys only: the letters of the map, digits where there is one, Tab and Enter elsewhere."""
    if seen.verb == "play_treasures":
        ada.key("t")
    elif seen.verb == "buy" and (card := wish(ada, seen)):
        digit = ada.page.evaluate("s => document.querySelector(s + ' kbd')?.textContent", ada.lit(card))
        if digit:
            ada.key(digit)
            return
        for _ in range(120):
            ada.key("Tab")
            if ada.page.evaluate("document.activeElement?.dataset.lit ?? ''") == card:
                break
        ada.key("Enter")
    elif seen.kind == "yes_no":
        ada.key("n")
    elif seen.verb in ("play_action", "buy"):
        ada.key("e")
    else:
        ada.key("1")
        ada.key("Space")


def play_on(ada: Person, hands: str) -> int:
    """Answer until the game is over; the number of questions."""
    base, asked = "", 0
    for asked in range(MOST_QUESTIONS):  # noqa: B007
        seen = ada.asked(base)
        if seen.over:
            break
        (by_keyboard if hands == "keyboard" else by_pointer)(ada, seen)
        base = "" if seen.verb == "play_action" else seen.base
    return asked


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("hands", ["mouse", "keyboard", "thumb"])
def test_a_game_is_won_or_lost(server: Server, person: Comer, hands: str, lang: str) -> None:
    ada = person({"lang": lang}, phone=hands == "thumb")
    ada.page.goto(server.url)
    start = ada.page.locator("[data-solo]")
    start.wait_for()
    assert start.inner_text() == SOLO[lang]
    if hands == "keyboard":
        for _ in range(30):
            ada.key("Tab")
            if ada.page.evaluate("'solo' in (document.activeElement?.dataset ?? {})"):
                break
        ada.key("Enter")
    else:
        ada.press("[data-solo]")
    assert play_on(ada, hands) > 20
    ada.shows("[data-end]")
    assert re.search(WON[lang], ada.text("[data-end] h2"))
    assert ada.page.locator("html").get_attribute("lang") == lang
    if hands == "thumb":
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
