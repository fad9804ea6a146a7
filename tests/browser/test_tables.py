"""Tables with several people: invitations, two browsers, one screen for two, watching, and closed doors."""

from __future__ import annotations

import json

import pytest

from chaudron.testing.browser.hands import by_pointer
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.server import Server
from tests.browser.test_nothing_is_lost import HAND, KINGDOM, go_on, sit_down

GAMES = ["dominion", "quacks", "alchemists"]

GONE_ON = """before => {
    const t = document.querySelector('.table');
    return t.dataset.base !== before && !('busy' in t.dataset);
}"""


def invite(server: Server, person: Comer) -> tuple[Person, Person]:
    """Ada opens a table for a friend; Ben follows the link that she sees."""
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion?kingdom={KINGDOM}")
    ada.shows("[data-friend]")
    ada.press("[data-friend]")
    ada.shows("[data-code]")
    code = ada.text("[data-code]")
    ben = person({"name": "Ben"})
    ben.page.goto(f"{server.url}/t/{code}")
    ben.shows("[data-join]")
    assert "Ada" in ben.text("h1")
    ben.press("[data-join]")
    return ada, ben


def whose(ada: Person, ben: Person) -> tuple[Person, Person]:
    """Who is asked now, and who waits."""
    for _ in range(400):
        for one, other in ((ada, ben), (ben, ada)):
            if one.page.evaluate("document.querySelector('.table')?.dataset.base"):
                return one, other
        ada.page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_two_browsers_play_at_one_table(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    for page in (ada, ben):
        page.shows(".table")
    for _ in range(12):
        one, other = whose(ada, ben)
        assert not other.see().lit
        seen = one.see()
        by_pointer(one, seen)
        one.until(GONE_ON, arg=seen.base)
    assert ada.page.evaluate(HAND) != [] and ben.page.evaluate(HAND) != []
    ada.page.locator("aside form input").fill("bonjour <b>Ben</b>")
    ada.key("Enter")
    ben.shows(".chat li")
    assert "bonjour <b>Ben</b>" in ben.text(".chat li")
    ben.press("[data-mute]")
    ben.page.wait_for_selector(".chat li", state="detached")
    ben.press("[data-unmute]")
    ben.shows(".chat li")


def test_taking_back_with_a_friend_asks_the_friend(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    one, other = whose(ada, ben)
    seen = one.see()
    by_pointer(one, seen)  # Treasures
    seen = one.asked(seen.base)
    by_pointer(one, seen)  # a purchase, then five new cards: news
    other.asked()
    one.press("[data-undo]")
    other.shows("[data-agree]")
    other.press("[data-agree]")
    assert one.asked().verb == "buy"


def test_one_screen_for_two_hides_hands_behind_a_curtain(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, "mine", "mine")
    ada.shows(".curtain")
    ada.press(".curtain button")
    go_on(ada, 2)
    ada.shows(".curtain")
    assert "P1" in ada.text(".curtain h1") or "P0" in ada.text(".curtain h1")
    assert ada.page.locator(".hand").count() == 0
    ada.key("Enter")  # the button has the focus
    go_on(ada, 2)
    ada.shows(".curtain")
    ada.page.reload()
    ada.shows(".curtain")
    assert ada.page.locator(".hand").count() == 0


def test_a_spectator_sees_no_hands(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, "mine", "mine")
    ada.shows(".curtain")
    eve = person({"name": "Eve"})
    eve.page.goto(ada.page.url)
    eve.shows(".table")
    assert eve.page.evaluate(HAND) == []
    assert eve.page.locator("[data-primary], [data-undo], [data-lit]").count() == 0
    assert eve.page.locator("aside .players li").count() == 2


def test_a_full_table_says_so_and_lets_one_watch(server: Server, person: Comer) -> None:
    ada, ben = invite(server, person)
    ben.shows(".table")
    eve = person({"name": "Eve"})
    eve.page.goto(ada.page.url)
    eve.shows(".table")
    assert eve.page.evaluate(HAND) == []
    assert "watch" in eve.text("[data-watching]").lower()


def test_a_table_that_never_was_shows_where_to_go(server: Server, person: Comer) -> None:
    eve = person()
    with eve.storm():
        eve.page.goto(f"{server.url}/t/XXXXX")
        eve.shows("[role=alert]")
    assert "XXXXX" in eve.text("[role=alert]")
    eve.press("[role=alert] a")
    eve.shows("[data-solo]")


def test_a_forged_key_opens_nothing(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    eve = person({"name": "Eve"})
    eve.page.goto(ada.page.url + "#forged-token-forged-token-forged")
    eve.shows(".table")
    assert eve.page.evaluate(HAND) == []
    assert "watch" in eve.text("[data-watching]").lower()
    assert eve.page.locator("[data-watching] a").get_attribute("href") == "/"
    eve.press("[data-lost-key] button")  # her browser forgets the key, and she watches
    eve.page.wait_for_selector("[data-lost-key]", state="detached")
    assert "forged" not in (eve.page.evaluate("localStorage.getItem('chaudron.keys')") or "")
    ada.page.goto(ada.page.url + "#forged-token-forged-token-forged")
    ada.page.reload()
    ada.asked()  # whoever has a key that fits keeps it, whatever link is followed
    assert ada.page.evaluate(HAND) != []
    assert "forged" not in ada.page.evaluate("localStorage.getItem('chaudron.keys')")


def test_a_running_game_is_saved_without_its_secrets(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    ada.asked()
    ada.press("[data-more]")
    with ada.page.expect_download() as download:
        ada.press("[data-export]")
    record = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert record["format"] == "chaudron-record" and record["seed"] is None


def test_a_table_without_spectators_turns_people_away(server: Server, person: Comer) -> None:
    opened = server.open("mine", "big-money", settings={"spectators": False})
    eve = person({"name": "Eve"})
    eve.page.goto(f"{server.url}/t/{opened['code']}")
    eve.shows("[role=alert]")
    assert eve.page.locator("[role=alert] a").get_attribute("href") == "/"


def test_a_locked_table_says_so(server: Server, person: Comer) -> None:
    opened = server.open("mine", "open", settings={"locked": True})
    eve = person({"name": "Eve"})
    with eve.storm():
        eve.page.goto(f"{server.url}/t/{opened['code']}")
        eve.shows("[data-join]")
        eve.press("[data-join]")
        eve.shows("[role=alert]")
    assert "locked" in eve.text("[role=alert]")


def test_a_rematch_brings_the_same_people_to_the_same_kingdom(server: Server, person: Comer) -> None:
    opened = server.open("mine", "big-money", options={"kingdom": KINGDOM}, seed=3)
    with server.sit(opened["table"], opened["token"]) as client:
        client.play_out(3)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-end]")
    before = ada.page.evaluate("[...document.querySelectorAll('.tile')].map(e => e.dataset.pile)")
    ada.press("[data-rematch]")
    ada.page.wait_for_url(lambda url: opened["code"] not in url)
    ada.asked()
    assert ada.page.evaluate("[...document.querySelectorAll('.tile')].map(e => e.dataset.pile)") == before


def test_language_and_theme_change_in_mid_game(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, settings={"theme": "light"})
    seen = ada.asked(go_on(ada, 3))
    assert "Silver" in ada.text("[data-pile=silver]")
    paper = ada.page.evaluate("getComputedStyle(document.body).backgroundColor")
    ada.press("[data-lang]")
    ada.page.wait_for_selector("html[lang=fr]")
    assert "Argent" in ada.text("[data-pile=silver]")
    assert "Vous jouez" in ada.text(".log")
    ada.press("[data-theme-switch]")
    ada.until("was => getComputedStyle(document.body).backgroundColor !== was", arg=paper)
    assert ada.see() == seen
    ada.page.reload()
    assert "Argent" in ada.text("[data-pile=silver]")


@pytest.mark.all
@pytest.mark.parametrize("game", GAMES)
def test_a_table_fetches_nothing_of_other_games(server: Server, person: Comer, game: str) -> None:
    opened = server.open("mine", "random", game=game, seed=1)
    ada = person(None, {opened["table"]: opened["token"]})
    fetched: list[str] = []
    ada.page.on("request", lambda request: fetched.append(request.url))
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    others = [other for other in GAMES if other != game]
    assert any(f"/{game}-" in url for url in fetched)
    assert [url for url in fetched for other in others if f"/{other}-" in url or f"part={other}" in url] == []
