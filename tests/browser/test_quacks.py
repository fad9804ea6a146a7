"""The Quacks are played at their board: by mouse, by keyboard, by thumb, alone and together."""

from __future__ import annotations

import random
from typing import Any

import pytest

from chaudron.bots.catalogue import bot
from chaudron.games.catalogue import game as find_game
from chaudron.games.quacks.choices import VERB_NAMES
from chaudron.kernel.session import Session
from chaudron.testing.browser.brewers import (
    all_brew_to_the_end,
    brew_to_the_end,
    by_keyboard,
    by_pointer,
    give,
    lively,
)
from chaudron.testing.browser.moments import QUACKS
from chaudron.testing.browser.people import Comer, Json, Person
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.browser.tables import ends_well, friends, says_everything, sit
from chaudron.testing.server import Client, Server
from tests.browser.test_accessible import check
from tests.browser.test_every_screen import look

BOXES = {"books": "random", "witches": True, "patients": True}
LAID = "document.querySelectorAll('.stove .laid').length"
SMALL = """laid => [...document.querySelectorAll('.players .mini')]
    .every((mini, i) => mini.querySelectorAll('.chip').length === laid[i])"""
FLIGHTS = """() => document.querySelector('.stove').getAnimations({ subtree: true })
    .filter(a => a.effect.target.closest('.laid')).map(a => a.effect.getTiming().duration)"""
LIT = "options => options.every(o => document.querySelector(`[data-lit='${o}']`))"
SCORE = "document.querySelector('.score svg').getAttribute('aria-label')"


def test_keys_draw_stop_and_buy(server: Server, person: Comer) -> None:
    ada = sit(server, person, "quacks", "brewer", seed=3, options={"books": "set1"})
    met, base = list[str](), ""
    while "buy" not in met:
        seen = ada.asked(base)
        by_keyboard(ada, seen, 2 - met.count("brew"))
        met.append(seen.verb)
        base = seen.base
    ada.asked(base)
    assert met.count("brew") == 3  # two draws, and the end of it
    assert ada.page.locator(".basket svg[role=img]").count() or ada.see().verb != "buy"


@pytest.mark.all
def test_nine_rounds_with_keys_alone_and_again(server: Server, person: Comer) -> None:
    ada = sit(server, person, "quacks", "brewer", seed=3)
    assert brew_to_the_end(ada, "keyboard", most_draws=2) > 25
    ends_well(ada, "en")
    ada.press("[data-replay]")
    ada.shows("[data-view]")
    ada.page.wait_for_selector("[data-plots] [data-now='0']", state="attached")
    for _ in range(3):
        ada.key("PageDown")
    ada.page.wait_for_selector("[data-plots] [data-now='3']", state="attached")
    there = ada.link_to_moment()
    guest = person()
    guest.page.goto(there)
    guest.page.wait_for_selector("[data-plots] [data-now='3']", state="attached")
    guest.page.goto(f"{there.split('?')[0]}?step=40&seat=-1&hands=false")
    guest.shows("[data-view]")
    assert guest.page.locator(".bag").count() == 0


def test_a_drawn_chip_flies_and_holds_nobody_up(server: Server, person: Comer) -> None:
    opened = server.open("mine", "brewer", game="quacks", seed=3, options={"books": "set1"})
    ada = person({"motion": "on"}, {opened["table"]: opened["token"]}, still=False)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    while (seen := ada.asked()).verb != "brew":
        ada.press("[data-primary]")
        ada.asked(seen.base)
    ada.key("Space")
    seen = ada.asked(seen.base)
    flights = ada.page.evaluate(FLIGHTS)
    assert len(flights) == 1 and 0 <= flights[0] <= 350  # 0 in the moment before it takes off
    ada.key("Space")  # nothing waits for it
    ada.asked(seen.base)
    assert ada.page.evaluate(LAID) == 2


@pytest.mark.all
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", False), ("en", True), ("fr", True)])
def test_both_boxes_against_three_bots(server: Server, person: Comer, lang: str, phone: bool) -> None:
    """By mouse and by thumb, in both languages."""
    bots = ["brewer"] * 3
    ada = sit(server, person, "quacks", *bots, lang=lang, phone=phone, seed=5, options=BOXES)
    assert brew_to_the_end(ada) > 60
    ends_well(ada, lang)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.all
def test_scoring_tells_itself_waits_and_gives_way(server: Server, person: Comer) -> None:
    opened = server.open("mine", "brewer", game="quacks", seed=3, options={"books": "set1"})
    ada = person({"motion": "on"}, {opened["table"]: opened["token"]}, still=False)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    seen = ada.asked()
    while not ada.page.locator("[data-sheet]").count():
        ada.press(ada.lit("stop") if seen.verb == "brew" else "[data-primary]")
        seen = ada.asked(seen.base)
    ada.press("[data-tell-pause]")
    at = ada.page.locator("[data-sheet]").get_attribute("data-sheet")
    ada.page.wait_for_timeout(900)
    assert ada.page.locator("[data-sheet]").get_attribute("data-sheet") == at
    base = ada.see().base
    ada.key("Space")  # any key ends it, and answers nothing
    ada.page.wait_for_selector("[data-sheet]", state="detached")
    assert ada.see().base == base
    ada.key("s")
    ada.shows("[data-sheet]")  # and it can be looked at again


# ---------------------------------------------------------------- every question


TABLES: list[dict[str, object]] = [
    {"books": "set1", "patients": True, "tubes": True},
    {"books": "set2", "witches": True, "patients": True},
    {"books": "set3", "patients": True},
    {"books": "set4", "witches": True, "patients": True},
    {"books": "set5", "witches": True, "patients": True},
    {"books": "set6", "witches": True, "tubes": True},
    {"books": "set1", "patients": True, "ask_gains": True, "ask_lock_step": True},
]
SEEDS = 60


FAVOURITES = [("purple",), ("red",), ("green", "yellow")]  # by seed: who buys what


def moments() -> dict[str, tuple[dict[str, object], int, list[Any]]]:
    """For each kind of question the shortest game that comes to it: the table, the seed, my answers."""
    found: dict[str, tuple[dict[str, object], int, list[Any]]] = {}
    for seed in range(1, SEEDS):
        for options in TABLES:
            session = Session(find_game("quacks"), seed, ["Ada", "brewer"], options)
            rnd, other, mine = random.Random(seed), bot("quacks", "brewer", seed, 1), list[Any]()
            while not session.over:
                request = next((r for r in session.pending if r.decider == 1), None)
                if request is not None:  # the bot goes as far as it can, as on the server
                    session.answer(1, other.answer(session.stepper.view(1), request))
                    continue
                prompt = dict(session.pending[0].dump(session.stepper.state_of(0)))
                verb = str(prompt["verb"])
                if verb not in found or len(mine) < len(found[verb][2]):
                    found[verb] = (options, seed, mine[:])
                mine.append(lively(prompt, rnd, FAVOURITES[seed % 3]))
                session.answer_named(0, mine[-1])
        if len(found) == len(VERB_NAMES) - 1:
            break
    return found


def my_turn(client: Client) -> Json:
    """Wait until nobody but me has to decide."""
    while client.state["waiting_for"] != [0] or not client.state["prompt"]:
        client.hear()
    prompt: Json = client.state["prompt"]
    return prompt


@pytest.mark.all
def test_every_question_is_answered_where_it_lies(server: Server, person: Comer) -> None:
    found = moments()
    assert set(found) == set(VERB_NAMES[1:])
    for n, (verb, (options, seed, answers)) in enumerate(found.items()):
        opened = server.open("mine", "brewer", game="quacks", seed=seed, options=options)
        with server.sit(opened["table"], opened["token"]) as client:
            for answer in answers:
                my_turn(client)
                assert client.answer(answer) is None
            prompt = my_turn(client)
        assert prompt["verb"] == verb
        phone = n % 2 == 1
        lang = "fr" if n % 3 else "en"
        ada = person({"lang": lang}, {opened["table"]: opened["token"]}, phone=phone)
        ada.page.goto(f"{server.url}/t/{opened['code']}")
        seen = ada.asked()
        if prompt["kind"] in ("one", "order"):
            ada.until(LIT, arg=prompt["options"])
        says_everything(ada)
        give(ada, prompt, lively(prompt, random.Random(seed)))
        ada.asked(seen.base)
        ada.page.close()


# ---------------------------------------------------------------- together


def changed(one: Person, base: str) -> None:
    one.until("b => document.querySelector('.table').dataset.base !== b", arg=base)


def to_the_brewing(people: list[Person]) -> None:
    """Whatever the round's card or a chip asks is answered."""
    while any(one.see().verb != "brew" for one in people):
        for one in people:
            seen = one.see()
            if seen.base and seen.verb != "brew":
                by_pointer(one, seen, 0)
                changed(one, seen.base)
        people[0].page.wait_for_timeout(50)


def draw(one: Person) -> int:
    """One chip, and all that it asks; how many lie in the cauldron then."""
    seen = one.asked()
    one.press(one.lit("draw"))
    changed(one, seen.base)
    to_the_brewing([one])
    laid: int = one.page.evaluate(LAID)
    return laid


@pytest.mark.all
def test_five_friends_play_nine_rounds(server: Server, person: Comer) -> None:
    options = {"books": "set1", "witches": True}
    people = friends(server, person, "quacks", "Ben, Cleo, Dov, Eve", options=options)
    assert all_brew_to_the_end(people, most_draws=3) > 150
    for one in people:
        ends_well(one, "en")
    assert len({one.page.evaluate(SCORE) for one in people}) == 1


@pytest.mark.all
def test_four_brew_at_once_while_one_is_cut_off(server: Server, person: Comer) -> None:
    people = friends(server, person, "quacks", "Ben, Cleo, Dov", options={"books": "set1"})
    to_the_brewing(people)
    dov = people[3]
    laid = [draw(one) for one in people]
    before = dov.asked()
    with dov.storm():
        dov.page.context.set_offline(True)
        dov.page.evaluate("dispatchEvent(new Event('offline'))")
        dov.shows(".offline")
        others = [draw(one) for one in people[:3]]  # nobody waits for anybody
        dov.page.context.set_offline(False)
        dov.page.wait_for_selector(".offline", state="detached")
    assert dov.asked().base == before.base and dov.page.evaluate(LAID) == laid[3]  # nothing was lost
    dov.until(SMALL, arg=others)  # and what the others did is here
    draw(dov)
    for one in people:
        seen = one.asked()
        one.press(one.lit("stop"))
        changed(one, seen.base)
    for one in people:
        one.until("() => document.querySelector('.kitchen').dataset.phase !== 'brewing'")
    assert len({one.page.evaluate(SCORE) for one in people}) == 1  # all see the same


def test_who_watches_sees_cauldrons_and_no_bag(server: Server, person: Comer) -> None:
    opened = server.open("mine", "brewer", game="quacks", seed=3)
    guest = person()
    guest.page.goto(f"{server.url}/t/{opened['code']}")
    guest.shows("[data-watching]")
    assert guest.page.locator(".stove .pot").count() == 1 and guest.page.locator(".bag").count() == 0


def test_a_table_may_play_without_odds(server: Server, person: Comer) -> None:
    for odds in (True, False):
        ada = sit(server, person, "quacks", "brewer", seed=3, settings={"odds": odds})
        while (seen := ada.asked()).verb != "brew":
            ada.press("[data-primary]")
            ada.asked(seen.base)
        assert ada.page.locator("[data-risk]").count() == (1 if odds else 0)


# ---------------------------------------------------------------- for everybody


@pytest.mark.all
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("situation", QUACKS)
def test_axe_finds_nothing_at_any_moment(server: Server, person: Comer, situation: str, theme: str) -> None:
    for size in ("1440x900", "390x844"):
        check(look(server, person, situation, SIZES[size], "fr", theme=theme))


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.all)])
def test_axe_finds_nothing(server: Server, person: Comer, theme: str) -> None:
    opened = server.open("mine", "brewer", game="quacks", seed=3, options={**BOXES, "tubes": True})
    ada = person({"theme": theme}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    seen = ada.asked()
    ada.press("[data-lit]")  # a patient
    while (seen := ada.asked(seen.base)).verb != "brew":
        ada.press("[data-primary]:not([disabled])" if not seen.lit else "[data-lit]")
    ada.press(ada.lit("draw"))
    ada.asked(seen.base)
    check(ada)
    ada.key("b")
    ada.shows("[data-market]")
    check(ada)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.shows("[data-sheet-open=table]")
    ada.press("[data-sheet-open=table]")
    ada.shows(".drawer")
    check(ada)
