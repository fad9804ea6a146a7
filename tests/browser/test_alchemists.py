"""Alchemists is played at its board: by mouse, by keyboard, by thumb, alone and together."""

from __future__ import annotations

import random
import re

import pytest

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.testing.browser.moments import SITUATIONS, look_for
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.scholars import all_study_to_the_end, answer, study_to_the_end
from chaudron.testing.browser.sim import bring_to
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.browser.tables import ends_well, friends, says_everything, sit
from chaudron.testing.server import Server
from tests.browser.test_accessible import check
from tests.browser.test_every_screen import look

ALL = {
    "mode": "master",
    "startup_funding": True,
    "busy_days": True,
    "encyclopedia": True,
    "golem": True,
}
RESULT = """[...document.querySelectorAll('[data-end] .cols > div')].map(
    e => [...e.querySelectorAll('.dot, p, li')].map(x => x.textContent))"""
SECRETS = ".mine-things, [data-hand], .chance, .hatched, .noted, [data-aid], [data-primary], [data-lit]"
SPOKEN_TO = {"en": r"\byou(r|rs)?\b", "fr": r"\b(vous|votre|vos)\b"}
SAYS = "name => document.querySelector('[data-prompt]').innerText.includes(name)"
GOES_ON = """base => {
    const { base: now, busy } = document.querySelector('.table')?.dataset ?? {};
    return document.querySelector('.curtain') || (now && now !== base && busy === undefined);
}"""
HEARD = "[...document.querySelectorAll('[data-prompt], .log, .news')].map(e => e.innerText).join('\\n')"


def test_six_rounds_by_mouse(server: Server, person: Comer) -> None:
    ada = sit(server, person, "alchemists", "random", seed=3)
    verbs = study_to_the_end(ada, zeal=0.5)
    assert {"order_space", "declare", "mix"} <= set(verbs)
    ends_well(ada, "en")


def begin(server: Server, person: Comer, situation: str, size: str = "1440x900") -> Person:
    """A table of one's own, brought to a moment: what is done there disturbs no other test."""
    table, code, key = bring_to(server, look_for(situation), list(SITUATIONS[situation].names))
    ada = person(None, {table: key}, size=SIZES[size])
    ada.page.goto(f"{server.url}/t/{code}")
    ada.press(".curtain button")
    ada.asked()
    return ada


def send(ada: Person, *chosen: str) -> None:
    """Choose things one after the other: nothing is sent before the button, and then all of it."""
    base = ada.see().base
    for selector in chosen:
        assert ada.page.locator("[data-primary]").is_disabled()
        ada.press(selector)
    assert ada.see().base == base
    ada.press("[data-primary]")
    ada.until(GOES_ON, arg=base)
    if ada.page.locator(".curtain").count():  # somebody else's question, at the same screen
        ada.press(".curtain button")
        ada.shows(".table")


@pytest.mark.all
def test_a_theory_and_its_seal_are_sent_together(server: Server, person: Comer) -> None:
    ada = begin(server, person, "alchemists-publish")
    option = next(o for o in ada.see().lit if o.startswith("theory:"))
    send(ada, ada.lit(option), ada.lit("silver_star"))
    cell = option.removeprefix("theory:").replace("=", ":")
    ada.page.wait_for_selector(f'[data-cell="{cell}"].theory')


@pytest.mark.all
def test_an_article_is_written_and_sealed_at_once(server: Server, person: Comer) -> None:
    ada = begin(server, person, "alchemists-publish")
    four = [f'.sign[data-lit="{i}"]' for i in INGREDIENTS[:4]]
    send(ada, ada.lit("article:green"), *four, ada.lit("+-"), ada.lit("silver_star"))
    assert ada.see().verb not in ("entry", "signs", "seal")
    ada.until("() => document.querySelectorAll('.sign.claimed').length >= 4")


@pytest.mark.all
@pytest.mark.parametrize("size", ["1440x900", "390x844"])
def test_a_sale_is_promised_and_mixed_at_once(server: Server, person: Comer, size: str) -> None:
    ada = begin(server, person, "alchemists-sell", size)
    held = [o for o in ada.see().lit if o in INGREDIENTS]
    send(ada, *[f'[data-hand="{i}"]' for i in held[:2]], ".ladder [data-lit=sign]")
    assert ada.see().verb not in ("guarantee", "mix")
    if size == "390x844":
        ada.press("[data-tab=day]")
    ada.page.wait_for_selector(".visitor .want .dot")  # who sold it


@pytest.mark.all
def test_a_demonstration_is_a_pair_and_a_claim(server: Server, person: Comer) -> None:
    ada = begin(server, person, "alchemists-debunk")
    shown = ada.page.locator(".stairs .mix .open").count()
    send(ada, '.claims [data-lit="neutral"]', ada.lit("flower+scorpion"))
    assert ada.see().verb != "claim"
    assert ada.page.locator(".stairs .mix .open").count() == shown + 1  # everybody saw it


def test_who_chooses_in_secret_is_seen_thinking(server: Server, person: Comer) -> None:
    ada, ben = friends(server, person, "alchemists", "Ben")
    assert ada.asked().verb == ben.asked().verb == "keep_favour"
    assert ben.page.locator(".ask [data-thinks=true]").count() == 2
    ada.press("[data-tray] [data-lit]")
    ben.shows(".ask [data-thinks=false]")
    ben.shows("[data-seat='0'] [data-thinks=false]")
    ben.shows("[data-seat='1'] [data-thinks=true]")
    assert "Ben" in ada.text("[data-prompt]")  # she waits for him


def test_what_cannot_be_chosen_says_why(server: Server, person: Comer) -> None:
    ada, rnd = sit(server, person, "alchemists", "random", seed=3), random.Random(1)
    seen = ada.asked()
    while seen.verb != "order_space":  # the first round has begun
        answer(ada, seen, rnd)
        seen = ada.asked(seen.base)
    ada.page.locator(".station .head", has_text="Sell").locator("button").first.hover()
    ada.shows("[data-why-not]")
    assert "rounds 2 to 6" in ada.text("[data-why-not]")


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
    ada = sit(server, person, "alchemists", "random", seed=5)
    assert len(study_to_the_end(ada, keys=True)) > 30
    ends_well(ada, "en")


@pytest.mark.all
@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", False), ("en", True), ("fr", True)])
def test_every_module_against_two_bots(server: Server, person: Comer, lang: str, phone: bool) -> None:
    """By mouse and by thumb, in both languages."""
    bots = ["random"] * 2
    ada = sit(server, person, "alchemists", *bots, lang=lang, phone=phone, seed=4, options=ALL)
    assert len(study_to_the_end(ada)) > 30
    ends_well(ada, lang)
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_two_at_one_screen_pass_the_device(server: Server, person: Comer) -> None:
    ada = sit(server, person, "alchemists", "mine", seed=3)
    ada.shows(".curtain")
    assert ada.page.locator(".laboratory").count() == 0
    ada.press(".curtain button")
    ada.asked()
    ada.shows(".laboratory")


# ---------------------------------------------------------------- together


@pytest.mark.all
def test_four_friends_play_six_rounds(server: Server, person: Comer) -> None:
    people = friends(server, person, "alchemists", "Ben, Cléo, Dov")
    assert all_study_to_the_end(people) > 100
    for one in people:
        ends_well(one, "en")
    results = [one.page.evaluate(RESULT) for one in people]
    assert len(results[0]) == 4 and all(result == results[0] for result in results)


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.all)])
def test_who_watches_sees_what_everybody_sees(server: Server, person: Comer, lang: str) -> None:
    """Every module is in play, and somebody has played a round."""
    table, keys = server.friends("Ben", game="alchemists", options=ALL)
    guest = person({"lang": lang})
    guest.page.goto(f"{server.url}/t/{table}")
    guest.shows("[data-watching]")
    rnd = random.Random(1)
    with server.sit(table, keys[0]) as ada, server.sit(table, keys[1]) as ben:
        assert ada.ask("note", seat=0, marks={"toad:A3": "yes"}) is None
        while ada.state["view"]["round"] < 2:
            for client in (ada, ben):
                client.catch_up()
                if client.state["prompt"]:
                    assert client.answer(client.any_answer(rnd)) is None
        ada.catch_up()
        waiting, lines = ada.state["waiting_for"], len(ada.log)
    who = ["P0", "Ben"][waiting[0]]
    guest.until(SAYS, arg=who)
    assert lines and guest.page.locator(SECRETS).count() == 0
    heard = guest.page.evaluate(HEARD)
    assert "Ben" in heard and not re.search(SPOKEN_TO[lang], heard, re.IGNORECASE), heard
    says_everything(guest)


@pytest.mark.all
def test_a_finished_game_is_looked_at_again(server: Server, person: Comer) -> None:
    """With the points by round beside it, step by step, and by a link to the moment."""
    opened = server.open("mine", "random", game="alchemists", seed=4, options=ALL)
    with server.sit(opened["table"], opened["token"]) as client:
        client.play_out(4)
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/replay/{opened['code']}")
    ada.shows("[data-view]")
    ada.shows("[data-plots] svg")
    points = ada.page.locator("[data-plots] svg").first.locator("path:not([class])").first
    assert (points.get_attribute("d") or "").count("L") == 6  # after each round
    for _ in range(4):  # the first round begins when everybody has begun
        ada.key("PageDown")
    ada.page.wait_for_selector("[data-plots] [data-now='3']", state="attached")
    turn = ada.link_to_moment()
    assert ada.text(".where b") == "Round 4"
    ada.key("ArrowRight")
    ada.until("before => location.href !== before", arg=turn)
    guest = person()
    guest.page.goto(ada.link_to_moment())
    guest.page.wait_for_selector("[data-plots] [data-now='3']", state="attached")
    assert guest.text(".moment h2") == ada.text(".moment h2")
    guest.page.goto(f"{ada.page.url.split('?')[0]}?step=40&seat=-1&hands=false")
    guest.shows("[data-view]")
    assert guest.page.locator(".mine-things, [data-hand]").count() == 0


# ---------------------------------------------------------------- a table's own values


def test_what_a_table_has_printed_carries_no_star(server: Server, person: Comer) -> None:
    given = "G1.gold=5 G1.points=7 G1.ingredients=toad+fern+flower"
    ada = sit(server, person, "alchemists", "random", seed=3, options={"values": given})
    ada.asked()
    ada.page.wait_for_selector(".grant:nth-child(2) sup")  # the others are reconstructed
    assert ada.text(".grant b") == "7"
    ada.press(".grant")
    ada.shows("[data-look] [data-own]")
    assert "*" not in ada.text("[data-look]")


@pytest.mark.all
@pytest.mark.parametrize("size", ["1440x900", "390x844"])
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("situation", ["alchemists-mix", "alchemists-declare", "alchemists-end"])
def test_everybody_can_read_and_use_it(
    server: Server, person: Comer, situation: str, theme: str, size: str
) -> None:
    check(look(server, person, situation, SIZES[size], "en", theme=theme))
