"""Buying is quick: one click, a few letters, digits that keep their place; and cards are read before it."""

from __future__ import annotations

from chaudron.testing.browser.people import Comer
from chaudron.testing.server import Server
from tests.browser.test_nothing_is_lost import sit_down

LEFT = "() => Number(document.querySelector('[data-pile=copper]').dataset.left)"
DIGITS = """() => [...document.querySelectorAll('.kingdom [data-pile]')].map(
    (e, i) => [e.dataset.lit ? String((i + 1) % 10) : '', e.querySelector('kbd')?.textContent ?? ''])"""


def test_a_name_is_typed_and_one_click_is_enough(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, "mine", "plain-money", settings={"lang": "fr"})
    seen = ada.asked()
    assert seen.verb == "play_treasures"
    before = ada.page.evaluate(LEFT)
    ada.page.keyboard.type("cux")  # a letter that leads nowhere is passed over
    assert ada.page.locator("[data-aim]").get_attribute("data-pile") == "copper"
    assert "Cuivre" in ada.text("[data-letters]")
    ada.key("Enter")
    seen = ada.asked(seen.base)
    while seen.verb == "buy":
        seen = ada.asked(seen.base)
    assert ada.page.evaluate(LEFT) == before - 1, "Treasures were played, and the card was bought"
    ada.press('[data-within="copper"]')
    ada.until(f"{LEFT} === {before - 2}")


def test_digits_keep_their_place(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, "mine", "plain-money")
    base = ada.asked().base
    ada.key("t")
    base = ada.asked(base).base
    digits = ada.page.evaluate(DIGITS)
    assert all(expected == shown for expected, shown in digits) and ["", ""] in digits
    first = next(i for i, (expected, _) in enumerate(digits) if expected)
    ada.key(digits[first][0])
    ada.asked(base)
    assert (
        ada.page.evaluate(f"document.querySelectorAll('.kingdom [data-pile]')[{first}].dataset.left") == "9"
    )


def test_cards_are_read_before_the_game(server: Server, person: Comer) -> None:
    ada = person()
    ada.page.goto(f"{server.url}/set/dominion")
    ada.shows(".picker summary")
    ada.press(".picker summary")
    ada.shows("[data-read=moat]")
    ada.press("[data-read=moat]")
    ada.shows("[data-panel=moat]")
    assert "Attack" in ada.text("[data-panel=moat]")
