"""Whoever plays alone asks a bot why, and for a hint where the table has them: at every board."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.people import PRIMARY, Comer, Person, has
from chaudron.testing.browser.sizes import SIZES
from chaudron.testing.browser.tables import says_everything
from chaudron.testing.server import Server

OUTSIDE = """() => {
    const b = document.querySelector('[data-pondered]').getBoundingClientRect();
    return b.left < 0 || b.top < 0 || b.right > innerWidth + 1 || b.bottom > innerHeight + 1;
}"""
COVERED = """() => {
    const b = document.querySelector('[data-primary]').getBoundingClientRect();
    const hit = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2);
    return !hit?.closest('[data-primary]');
}"""


def says_something(ada: Person, of: str) -> str:
    """A bot has answered, in words, inside the screen and beside the main button."""
    ada.shows(f"[data-pondered={of}] [data-thought]")
    assert not ada.page.evaluate(OUTSIDE) and not ada.page.evaluate(COVERED)
    says_everything(ada)
    return ada.text("[data-thought]")


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [("dominion", "1440x900", "fr"), ("quacks", "360x640", "en"), ("alchemists", "844x390", "fr")],
)
def test_a_bot_says_why_and_gives_a_hint(
    server: Server, person: Comer, game: str, size: str, lang: str
) -> None:
    opened = server.open("mine", "apprentice", game=game, settings={"hints": True}, seed=4)
    ada = person({"lang": lang}, {opened["table"]: opened["token"]}, size=SIZES[size])
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    base = ada.asked().base
    ada.press("[data-hint]")
    first = says_something(ada, "hint")
    ada.key("Escape")
    ada.until("() => !document.querySelector('[data-pondered]')")
    ada.key("*")
    assert says_something(ada, "hint") == first
    ada.press("[data-pondered] .x")
    for _ in range(3):  # the bot has had its turn by then
        ada.press(PRIMARY) if has(ada, PRIMARY) else ada.press("[data-lit]")
        ada.until("before => document.querySelector('.table').dataset.base !== before", arg=base)
        base = ada.asked(base).base
    assert not has(ada, "[data-pondered]"), "a hint belongs to its question"
    ada.key("!")
    says_something(ada, '"1"')
    ada.key("!")
    ada.until("() => !document.querySelector('[data-pondered]')")


def test_everybody_sees_that_there_are_hints_and_nobody_is_told_why(server: Server, person: Comer) -> None:
    table, keys = server.friends("Ben", settings={"hints": True})
    people = [person(None, {table: key}) for key in keys]
    for one in people:
        one.page.goto(f"{server.url}/t/{table}")
        one.shows("[data-hints-on]")
        assert not has(one, "[data-why]")
