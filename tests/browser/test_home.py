"""The first page and the setting of tables: every game is a click away, and so is whatever waits."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.server import Server

GAMES = ["dominion", "quacks", "alchemists"]


def options(server: Server, ada: Person) -> dict[str, object]:
    """What the table that Ada sits at was opened with."""
    found = server.get(f"/api/tables/{ada.page.url.rpartition('/')[2]}").json()
    return dict(found["options"])


@pytest.mark.parametrize("game", GAMES)
def test_one_click_begins_any_game_and_another_begins_it_again(
    server: Server, person: Comer, game: str
) -> None:
    ada = person()
    ada.page.goto(server.url)
    ada.shows(f"[data-solo={game}]")
    ada.press(f"[data-solo={game}]")
    ada.asked()
    usual = options(server, ada)
    ada.page.goto(server.url)  # now it comes first, and Enter is enough
    ada.shows(".last [data-solo]")
    ada.key("Enter")
    ada.page.wait_for_url("**/t/*")
    ada.asked()
    again = options(server, ada)
    assert {**usual, "first": 0} == {**again, "first": 0}


@pytest.mark.parametrize(
    ("game", "preset", "name", "value"),
    [
        ("dominion", "own", "kingdom", "first_game"),
        ("quacks", "witches", "witches", True),
        ("alchemists", "master", "mode", "master"),
    ],
)
def test_a_table_is_set_and_begun(
    server: Server, person: Comer, game: str, preset: str, name: str, value: object
) -> None:
    ada = person()
    ada.page.goto(server.url)
    ada.shows(f"[data-set={game}]")
    ada.press(f"[data-set={game}]")
    ada.shows(f"[data-preset={preset}]")
    ada.press(f"[data-preset={preset}]")
    ada.page.wait_for_selector(f"[data-preset={preset}][aria-pressed=true]")
    ada.press("[data-every-option] summary")
    assert ada.page.locator("[data-every-option] [data-option] small").count() > 5
    ada.press("[data-open]")
    ada.asked()
    assert game == "dominion" or options(server, ada)[name] == value


def test_what_cannot_be_played_says_why_at_once(server: Server, person: Comer) -> None:
    ada = person()
    with ada.storm():
        ada.page.goto(f"{server.url}/set/quacks?books=set2")
        ada.page.wait_for_selector("[data-preset=set2][aria-pressed=true]")
        for _ in range(3):
            ada.press("[data-add-seat]")
        ada.shows("[role=alert]")
        assert "Herb Witches" in ada.text("[role=alert]")
        assert ada.page.locator("[data-open]").is_disabled()
        ada.press("[data-option=witches]")
        ada.page.wait_for_selector("[role=alert]", state="detached")
    assert "witches=true" in ada.page.url  # the address can be sent to somebody
    assert ada.page.locator("[data-preset][aria-pressed=true]").count() == 0
    assert ada.page.locator("[data-colour=red] select").input_value() == "2"
    ada.page.locator("[data-colour=red] select").select_option("6")
    ada.page.wait_for_url("**red%3D6**")
    ada.press("[data-open]")
    ada.asked()
    assert "red=6" in str(options(server, ada)["books"])


def test_what_waits_for_me_comes_first_and_says_where_it_is(server: Server, person: Comer) -> None:
    waits = server.open("mine", "big-money", options={"first": 1})
    brews = server.open("mine", "brewer", game="quacks")
    later = server.open("mine", "open", game="alchemists")
    ada = person(None, {t["table"]: t["token"] for t in (waits, brews, later)})
    ada.page.goto(server.url)
    ada.shows(".mine li")
    said = ada.page.locator(".mine li").all_inner_texts()
    assert "your turn" in said[0] and "your turn" in said[1] and "waiting for players" in said[2]
    assert any("Dominion · Big Money" in s and "turn 1" in s for s in said)
    assert any("Quacks" in s and "round 1" in s for s in said)
    assert ada.page.title() == "(2) Chaudron"
    assert not any("dominion" in url and "part=" in url for url in asked_for(ada)), "a game's words are heavy"
    ada.press(".mine li a")
    ada.page.wait_for_url("**/t/*")


def asked_for(ada: Person) -> list[str]:
    found: list[str] = ada.page.evaluate("performance.getEntriesByType('resource').map(e => e.name)")
    return found


def test_a_code_joins_by_itself(server: Server, person: Comer) -> None:
    opened = server.open("mine", "open")
    ben = person({"name": "Ben"})
    ben.page.goto(server.url)
    ben.shows(".code")
    ben.page.locator("[data-join-code]").press_sequentially(" " + opened["code"].lower())
    ben.shows("[data-join]")


def test_my_name_is_behind_the_header(server: Server, person: Comer) -> None:
    ada = person({"name": ""})
    ada.page.goto(server.url)
    ada.shows("[data-me]")
    ada.press("[data-me]")
    ada.page.locator("[data-my-name]").fill("Adele")
    ada.key("Escape")
    ada.press("[data-solo=dominion]")
    ada.asked()
    assert "Adele" in ada.text("aside .players")


# ---------------------------------------------------------------- every screen

PAGES = ["/", "/set/dominion", "/set/quacks", "/set/alchemists", "/rules/quacks", "/rules/quacks/book/red-1"]
SMALLEST_TEXT = 12.5
MOUSE, FINGER = 36, 44

# What is wrong with the page, in words: too wide, too small to read or to press, or cut off.
FAULTS = """([smallest, target]) => {
    const faults = [];
    const box = e => e.getBoundingClientRect();
    const shown = e => e.checkVisibility() && !e.closest('.sr, .skip, option') && box(e).width > 1;
    const all = [...document.querySelectorAll('header *, main *')].filter(shown);
    const says = e => [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
    const called = e => `${e.tagName} ${(e.textContent.trim() || e.ariaLabel || '').slice(0, 30)}`;
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is too wide');
    for (const e of all) {
        const style = getComputedStyle(e);
        if (says(e) && parseFloat(style.fontSize) < smallest) faults.push(`${called(e)}: ${style.fontSize}`);
        if (says(e) && style.overflowX !== 'visible' && style.overflowX !== 'auto'
            && e.scrollWidth > e.clientWidth + 1) faults.push(`${called(e)} is cut`);
        if (says(e) && (box(e).left < -1 || box(e).right > innerWidth + 1))
            faults.push(`${called(e)} is off`);
    }
    for (const e of all.filter(e => e.matches('a, button, select, input, summary'))) {
        const b = box(e.matches('[type=checkbox]') ? e.closest('label') : e);
        const inline = e.matches('p a');
        if (!inline && (b.height < target - 0.5 || b.width < target - 0.5))
            faults.push(`${called(e)} is ${b.width.toFixed(0)} by ${b.height.toFixed(0)}`);
    }
    return faults;
}"""


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_pages_are_whole_on_every_screen(server: Server, person: Comer, size: str, lang: str) -> None:
    brews = server.open("mine", "brewer", game="quacks")
    bots = [{"kind": "bot", "bot": "brewer"}] * 3
    last = {"quacks": {"options": {"witches": True}, "seats": [{"kind": "mine"}, *bots], "table": {}}}
    faults: dict[str, list[str]] = {}
    for settings in ({"lang": lang}, {"lang": lang, "theme": "dark", "game": "quacks", "setups": last}):
        ada = person(settings, {brews["table"]: brews["token"]}, size=SIZES[size])
        for path in PAGES:
            ada.page.goto(server.url + path)
            ada.has_fetched_all()
            ada.page.evaluate(
                "for (const fold of document.querySelectorAll('main details')) fold.open = true"
            )
            target = FINGER if SIZES[size].touch else MOUSE
            faults[path] = ada.page.evaluate(FAULTS, [SMALLEST_TEXT, target])
        assert not any(faults.values()), faults
