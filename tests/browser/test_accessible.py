"""axe-core finds nothing against WCAG 2 A and AA on any page, in either theme.

Each page has a heading, and what is written on a button is part of its name.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.server import Server
from tests.browser.conftest import ROOT
from tests.browser.test_looking import finished
from tests.browser.test_nothing_is_lost import KINGDOM, go_on, sit_down

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => {
    const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
    const more = ['label-content-name-mismatch', 'page-has-heading-one'];
    const found = await axe.run(document, {
        runOnly: { type: 'tag', values: rules },
        rules: Object.fromEntries(more.map(r => [r, { enabled: true }])),
    });
    const line = (v, n) => `${v.id}: ${n.target.join(' ')}: ${n.any[0]?.message ?? v.help}`;
    return found.violations.flatMap(v => v.nodes.map(n => line(v, n)));
}"""


def check(one: Person) -> None:
    one.page.evaluate(AXE.read_text(encoding="utf-8"))  # as the page's own script its rules would forbid it
    found: Any = one.page.evaluate(RUN)
    assert found == []


@pytest.fixture(params=["light", pytest.param("dark", marks=pytest.mark.all)])
def theme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/set/dominion",
        "/set/quacks",
        pytest.param("/set/alchemists", marks=pytest.mark.all),
        "/rules/moat",
        "/rules/alchemists/artifact/witchs_trunk",
        "/credits",
        "/replay",
        "/t/NOPE",
        "/nowhere",
        "/mine",
    ],
)
def test_pages(server: Server, person: Comer, theme: str, path: str) -> None:
    ada = person({"theme": theme})
    with ada.storm():
        ada.page.goto(server.url + path)
        ada.shows("h1, .file, [role=alert]")
        ada.has_fetched_all()
    if path == "/set/dominion":
        ada.press(".picker summary")
        ada.shows("[data-roll]:not([disabled])")
        ada.press("[data-roll]")
        ada.shows(".chip")
    if path.startswith("/set"):
        ada.press("[data-every-option] summary")
        ada.page.evaluate(
            "scrollTo(0, document.body.scrollHeight)"
        )  # the bar with the button covers nothing there
    if path.startswith("/rules"):
        ada.page.locator(".rules input").fill("moat")  # a few cards are as good as all
    check(ada)


def test_room(server: Server, person: Comer, theme: str) -> None:
    opened = server.open("mine", "open", "big-money")
    ada = person({"theme": theme}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-code]")
    check(ada)
    ben = person({"theme": theme})
    ben.page.goto(f"{server.url}/t/{opened['code']}")
    ben.shows("[data-join]")
    check(ben)


@pytest.mark.parametrize("phone", [False, True])
def test_board_and_card_panel(server: Server, person: Comer, theme: str, phone: bool) -> None:
    ada = sit_down(server, person, settings={"theme": theme, "hints": True}, phone=phone)
    ada.asked()
    check(ada)
    ada.asked(go_on(ada, 1))
    if not phone:
        ada.press("[data-more]")
    ada.press("[data-pile=witch]")  # too dear to be bought: it is read
    ada.shows("[data-panel=witch] h3")
    check(ada)


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=pytest.mark.all)])
def test_board_of_alchemists(server: Server, person: Comer, theme: str, phone: bool) -> None:
    """With every module, where cubes are placed; and all about a space."""
    modules = dict.fromkeys(["encyclopedia", "golem", "busy_days", "startup_funding"], True)
    opened = server.open("mine", "random", game="alchemists", seed=4, options=modules)
    with server.sit(opened["table"], opened["token"]) as me:
        rnd = random.Random(4)
        while me.until("mine")["prompt"]["verb"] != "declare":
            assert me.answer(me.any_answer(rnd)) is None
    ada = person({"theme": theme}, {opened["table"]: opened["token"]}, phone=phone)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    ada.shows(".station .lit")
    check(ada)
    ada.press(".station .name:not(.lit)")
    ada.shows("[data-look] h2")
    check(ada)


def test_end_screen_and_replay(server: Server, person: Comer, theme: str) -> None:
    opened = finished(server)
    ada = person({"theme": theme}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows("[data-end] figure svg")
    check(ada)
    ada.page.goto(f"{server.url}/replay/{opened['code']}?step=40&seat=0")
    ada.shows("[data-hand] button")
    check(ada)


def test_curtain(server: Server, person: Comer, theme: str) -> None:
    opened = server.open("mine", "mine", options={"kingdom": KINGDOM})
    ada = person({"theme": theme}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows(".curtain")
    check(ada)


def test_my_games(server: Server, person: Comer, theme: str) -> None:
    opened = finished(server)
    ada = person({"theme": theme}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/mine")
    ada.shows("[data-statistics] table")
    check(ada)
