"""A press of a tested person reaches what it is meant for, or is tried again: it never lands elsewhere."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.people import Comer, Person

TWO = """
<button id="meant" style="position: fixed; left: 10px; top: 10px; width: 100px; height: 50px">meant</button>
<button id="other" style="position: fixed; left: 10px; top: 210px; width: 100px; height: 50px">other</button>
"""
COUNT = """() => {
    window.pressed = [];
    for (const b of document.querySelectorAll('button')) b.onclick = () => window.pressed.push(b.id);
}"""
SWAP = """() => {
    const [a, b] = document.querySelectorAll('button');
    [a.style.top, b.style.top] = [b.style.top, a.style.top];
}"""


@pytest.mark.parametrize("touch", [False, True])
def test_what_moves_away_at_the_last_moment_is_pressed_where_it_went(
    person: Comer, touch: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = person(phone=touch)
    ada.page.set_content(TWO)
    ada.page.evaluate(COUNT)
    aimed: list[tuple[float, float]] = []
    aim = Person.aim

    def too_early(one: Person, selector: str, nth: int, until: float) -> tuple[float, float]:
        at = aim(one, selector, nth, until)
        if not aimed:
            one.page.evaluate(SWAP)
        aimed.append(at)
        return at

    monkeypatch.setattr(Person, "aim", too_early)
    ada.press("#meant")
    assert len(aimed) == 2
    assert ada.page.evaluate("window.pressed") == ["meant"]
    ada.page.locator("#other").click()  # and nothing is kept from anybody afterwards
    assert ada.page.evaluate("window.pressed") == ["meant", "other"]
