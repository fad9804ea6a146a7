"""Alchemists is played at its board: by mouse, by keyboard, by thumb, alone and together."""

from __future__ import annotations

import re
from typing import Any

import pytest

from chaudron.testing.browser.people import Person
from chaudron.testing.browser.scholars import study_to_the_end
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.server import Server
from tests.browser.conftest import Comer
from tests.browser.test_accessible import check
from tests.browser.test_every_screen import look

UNSAID = re.compile(r"\b(alchemists|web)-[a-z]|^…$", re.MULTILINE)
ALL = {
    "mode": "master",
    "startup_funding": True,
    "busy_days": True,
    "encyclopedia": True,
    "golem": True,
}


def sit(
    server: Server, person: Comer, *seats: str, lang: str = "en", phone: bool = False, **more: Any
) -> Person:
    opened = server.open("mine", *seats, game="alchemists", **more)
    ada = person({"lang": lang}, {opened["table"]: opened["token"]}, phone=phone)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    return ada


def ends_well(ada: Person, lang: str) -> None:
    ada.sees_who_won(lang)
    ada.shows("[data-end] figure svg")
    assert not UNSAID.search(ada.text("body")), "a message is missing"


def test_six_rounds_by_mouse(server: Server, person: Comer) -> None:
    ada = sit(server, person, "random", seed=3)
    verbs = study_to_the_end(ada, zeal=0.5)
    assert {"order_space", "declare", "mix"} <= set(verbs)
    ends_well(ada, "en")


@pytest.mark.all
def test_a_theory_and_its_seal_are_sent_together(server: Server, person: Comer) -> None:
    ada = look(server, person, "alchemists-publish", SIZES["1440x900"], "en")
    base = ada.see().base
    option = next(o for o in ada.see().lit if o.startswith("theory:"))
    ada.press(ada.lit(option))
    assert ada.page.locator("[data-primary]").is_disabled()
    ada.press(ada.lit("silver_star"))
    assert ada.see().base == base  # nothing is sent yet
    ada.press("[data-primary]")
    ada.shows(".curtain")  # the next is somebody else's question, at the same screen
    ada.press(".curtain button")
    cell = option.removeprefix("theory:").replace("=", ":")
    ada.page.wait_for_selector(f'[data-cell="{cell}"].theory')


def test_pencil_is_kept_for_the_seat_and_aid_is_taken_or_left(server: Server, person: Comer) -> None:
    opened = server.open("mine", "random", game="alchemists", seed=3)
    keys = {opened["table"]: opened["token"]}
    ada = person(None, keys)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.asked()
    ada.page.wait_for_selector(
        ".corner:has-text('40,320'), .corner:has-text('40320')"
    )  # nothing is known yet
    ada.press('[data-cell="toad:A3"]')
    ada.page.wait_for_selector('[data-cell="toad:A3"].noted')
    ada.page.locator("[data-aid]").select_option("paper")
    ada.page.wait_for_selector("[data-aid=paper]")
    assert ada.page.locator(".chance").count() == 0
    again = person(None, keys)  # another device of the same seat
    again.page.goto(f"{server.url}/t/{opened['code']}")
    again.page.wait_for_selector('[data-cell="toad:A3"].noted')
    again.page.wait_for_selector("[data-aid=paper]")


@pytest.mark.all
def test_six_rounds_with_keys(server: Server, person: Comer) -> None:
    ada = sit(server, person, "random", seed=5)
    assert len(study_to_the_end(ada, keys=True)) > 30
    ends_well(ada, "en")


@pytest.mark.all
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", False), ("en", True), ("fr", True)])
def test_every_module_against_two_bots(server: Server, person: Comer, lang: str, phone: bool) -> None:
    """By mouse and by thumb, in both languages."""
    ada = sit(server, person, "random", "random", lang=lang, phone=phone, seed=4, options=ALL)
    assert len(study_to_the_end(ada)) > 30
    ends_well(ada, lang)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_at_one_screen_pass_the_device(server: Server, person: Comer) -> None:
    ada = sit(server, person, "mine", seed=3)
    ada.shows(".curtain")
    assert ada.page.locator(".laboratory").count() == 0
    ada.press(".curtain button")
    ada.asked()
    ada.shows(".laboratory")


@pytest.mark.all
@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("situation", ["alchemists-mix", "alchemists-declare", "alchemists-end"])
def test_everybody_can_read_and_use_it(
    server: Server, person: Comer, situation: str, theme: str, size: str
) -> None:
    check(look(server, person, situation, SIZES[size], "en", theme=theme))
