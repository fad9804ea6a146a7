"""Whole games against a journeyman, from the lobby to the result: by mouse, by keyboard, by thumb."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.hands import play_on
from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Server

SOLO = {"en": "First game", "fr": "Première partie"}


AT_ONCE = [("mouse", "en"), ("keyboard", "fr"), ("thumb", "en")]
LATER = [
    pytest.param(hands, lang, marks=pytest.mark.all)
    for hands, lang in [("mouse", "fr"), ("keyboard", "en"), ("thumb", "fr")]
]


@pytest.mark.parametrize(("hands", "lang"), [*AT_ONCE, *LATER])
def test_a_game_is_won_or_lost(server: Server, person: Comer, hands: str, lang: str) -> None:
    ada = person({"lang": lang}, phone=hands == "thumb")
    ada.page.goto(server.url)
    start = ada.page.locator("[data-solo=dominion]")
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
    ada.sees_who_won(lang)
    assert ada.page.locator("html").get_attribute("lang") == lang
    if hands == "thumb":
        wide = ada.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390
