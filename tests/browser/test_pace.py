"""What bots do can be seen while they do it, and hurried by who plays alone."""

from __future__ import annotations

from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Server
from tests.browser.test_nothing_is_lost import KINGDOM, go_on, sit_down


def test_a_bots_cards_lie_there_until_it_is_hurried(server: Server, person: Comer) -> None:
    opened = server.open(
        "mine", "big-money", options={"kingdom": KINGDOM, "first": 1}, settings={"pace": "calm"}
    )
    ada = person(None, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    base = ada.asked().base
    ada.key("e")
    base = ada.asked(base).base
    ada.key("e")
    ada.shows("[data-hurry]")
    ada.shows(".play .slot")
    assert not ada.see().lit, "it is the bot's turn"
    ada.key("h")
    assert ada.asked(base).verb == "play_treasures"
    ada.press("[data-more]")
    ada.comes_to_rest("[data-pace]")
    ada.page.locator("aside [data-pace]").select_option("instant")
    with server.sit(opened["table"], opened["token"]) as me:
        while me.state["table"]["settings"]["pace"] != "instant":
            me.hear()


MOVED = """() => {
    window.moved = new Set();
    new MutationObserver(() => {
        for (const one of document.querySelectorAll('[data-moves]')) moved.add(one.dataset.moves);
    }).observe(document.body, { childList: true, subtree: true });
}"""


def test_what_moves_is_never_in_the_way(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, still=False, settings={"motion": "slow"})
    base = ada.asked().base
    ada.page.evaluate(MOVED)
    ada.key("e")
    base = ada.asked(base).base
    ada.press(ada.lit("copper"))
    seen = ada.asked(base)
    ada.until("() => moved.has('silver') || moved.has('copper')")
    ada.key("t")
    seen = ada.asked(seen.base)
    assert seen.verb == "buy" and not ada.page.locator("[data-moves]").count(), "a key skips it"
    quiet = sit_down(server, person, settings={"motion": "on"})
    base = quiet.asked().base
    quiet.page.evaluate(MOVED)
    base = go_on(quiet, 4)
    quiet.asked(base)
    assert quiet.page.evaluate("moved.size") == 0, "whoever wants no motion has none"
