"""No turn is lost by accident, everybody reads who does what, and whoever looks something up is here."""

from __future__ import annotations

import pytest

from chaudron.kernel.session import Session
from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Json, Server
from tests.browser.test_looking import finished
from tests.browser.test_nothing_is_lost import KINGDOM, sit_down
from tests.browser.test_showing import at_a_moment
from tests.browser.test_tables import invite

GUARD = 1200  # milliseconds: a slow machine presses the next key before that
REST = 2 * GUARD + 50
INSIDE = """selector => {
    const box = document.querySelector(selector), at = box.getBoundingClientRect();
    return at.top >= 0 && at.bottom <= innerHeight && box.scrollHeight <= box.clientHeight;
}"""


def test_no_key_loses_a_turn_and_coins_are_asked_about(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, settings={"guard": GUARD, "confirmCoins": True})
    first = ada.asked()
    ada.page.wait_for_timeout(REST)
    ada.key("t")
    buying = ada.asked(first.base)
    for key in ("e", "1", "Space"):  # they were meant for the Treasures
        ada.key(key)
    ada.page.wait_for_timeout(REST)
    assert ada.see().base == buying.base
    ada.key("e")
    assert "Really?" in ada.text("[data-primary]") and "Buy" in ada.text("[data-primary]")
    ada.key("e")  # pressed twice by a slip of the finger
    ada.page.wait_for_timeout(REST)
    assert ada.see().base == buying.base
    ada.key("e")
    ada.asked(buying.base)


def test_nobody_else_reads_you(server: Server, person: Comer) -> None:
    ada = person({"name": ""})
    ada.page.goto(server.url)
    ada.shows("[data-solo]")
    ada.press("[data-solo]")
    seen = ada.asked()
    ada.press("[data-primary]")
    ada.asked(seen.base)
    assert "You play" in ada.text(".log") and "You" in ada.text("aside .players")
    eve = person({"name": "Eve"})
    eve.page.goto(ada.page.url)
    eve.shows(".log li:nth-child(2)")
    assert "Player plays" in eve.text(".log") and "You" not in eve.text(".log")
    assert "You" not in eve.text("aside .players")


def test_a_replay_speaks_to_nobody_and_the_end_is_whole(server: Server, person: Comer) -> None:
    opened = finished(server)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-end] figure svg")
    assert ada.page.evaluate(INSIDE, "[data-end]")
    for seat in (0, 1):
        assert "cards" in ada.text(f"[data-deck='{seat}']") and "Copper" in ada.text(f"[data-deck='{seat}']")
    lines = ada.page.locator(".log li").count()
    assert lines <= 121
    ada.press("[data-end] [aria-label=Close]")
    ada.press("[data-earlier]")
    ada.until("n => document.querySelectorAll('.log li').length > n", arg=lines)
    ada.page.goto(f"{server.url}/replay/{opened['code']}?step=30&seat=0")
    ada.shows(".log li:nth-child(2)")
    assert "You" not in ada.text(".log") and "plays" in ada.text(".log")


def test_whoever_reads_the_rules_is_not_away(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    for one in (ada, ben):
        one.shows(".table")
    files: list[str] = []
    ada.page.on("request", lambda request: files.append(request.url))
    ada.press("a[href='/rules']")
    ada.shows(".rules li")
    assert [f for f in files if "glyphs" in f] == [f"{server.url}/assets/glyphs.svg"]
    ben.page.wait_for_timeout(150)
    assert ben.page.locator(".away").count() == 0
    ada.press("[data-back]")
    ada.shows(".table")
    ada.page.goto(server.url)
    ben.shows(".away")


def test_an_invitation_to_this_very_machine_says_so(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows("[data-friend]")
    ada.press("[data-friend]")
    ada.shows("[data-code]")
    assert "Only this machine" in ada.text(".room") and "--host 0.0.0.0" in ada.text(".room")
    assert ada.page.locator(".qr").count() == 0


def test_people_at_one_screen_have_names_and_time_runs_down(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows("[data-open]")
    ada.page.locator("[data-seat='1']").select_option("mine")
    ada.page.locator("[data-name='1']").fill("Bea")
    ada.page.locator("[data-table=timer]").fill("90")
    ada.press("[data-open]")
    ada.shows(".curtain")
    ada.press(".curtain button")
    ada.asked()
    assert "Bea" in ada.text("aside .players")
    ada.until("() => Number(document.querySelector('[role=timer]').dataset.left) < 90")


@pytest.mark.all
def test_the_end_that_nears_is_told(server: Server, person: Comer) -> None:
    def first_empty(session: Session, prompt: Json) -> bool:
        return session.stepper.view(0).dump().get("empty_piles") == 1

    ada, _ = at_a_moment(server, person, KINGDOM, first_empty)
    assert "One pile is empty." in ada.text("[data-ending]")
