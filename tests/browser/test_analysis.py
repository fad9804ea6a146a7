"""What the machine finds out is asked for by a button, waited for beside a bar, and read on any screen."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Server
from tests.browser.test_accessible import check
from tests.browser.test_looking import finished

pytestmark = pytest.mark.all
PATIENCE = 240_000  # milliseconds on a busy machine: an analysis gives way to everybody else
KNOWN = ":is([data-analysis=done], [data-strong-in=done])"  # at once, where this server found it before


@pytest.mark.parametrize(("phone", "lang", "theme"), [(False, "en", "dark"), (True, "fr", "light")])
def test_a_replay_says_where_the_game_was_won_and_lost(
    server: Server, person: Comer, phone: bool, lang: str, theme: str
) -> None:
    opened = finished(server)
    ada = person({"lang": lang, "theme": theme}, {opened["table"]: opened["token"]}, phone=phone)
    ada.page.goto(f"{server.url}/replay/{opened['code']}?seat=0")
    ada.shows("[data-analysis=none]")
    ada.press("[data-analyse]")
    ada.shows(f"[data-analysis=going] progress, {KNOWN}")
    ada.page.locator("[data-analysis=done]").wait_for(timeout=PATIENCE)
    ada.shows("[data-analysis] figure svg")
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ada)
    before = ada.page.url
    ada.press("[data-swing]")
    ada.until("before => location.href !== before", arg=before)


@pytest.mark.parametrize(("phone", "lang", "theme"), [(False, "fr", "light"), (True, "en", "dark")])
def test_what_is_strong_in_a_kingdom_is_found_before_it_is_played(
    server: Server, person: Comer, phone: bool, lang: str, theme: str
) -> None:
    ada = person({"lang": lang, "theme": theme}, phone=phone)
    ada.page.goto(f"{server.url}/set/dominion")
    ada.press("[data-strong]")
    ada.shows("[data-strong-in=none]")
    check(ada)
    ada.press("[data-analyse]")
    ada.shows(f"[data-strong-in=going] progress, {KNOWN}")
    ada.page.locator("[data-strong-in=done]").wait_for(timeout=PATIENCE)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(ada)
    ada.press("[data-set-it]")
    ada.page.wait_for_url("**/set/dominion**")
