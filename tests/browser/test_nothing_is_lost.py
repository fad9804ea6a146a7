"""Reload, another device, a lost line, a killed server: the same game goes on at the same question."""

from __future__ import annotations

from pathlib import Path

from chaudron.testing.browser.hands import by_pointer
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.server import Server

KINGDOM = "village, smithy, market, laboratory, throne_room, witch, militia, chapel, moat, gardens"
PILES = "[...document.querySelectorAll('[data-pile]')].map(e => e.dataset.pile + e.dataset.left)"
HAND = "[...document.querySelectorAll('.hand [data-card]')].map(e => e.dataset.card)"


def sit_down(server: Server, person: Comer, *seats: str, seed: int = 7, **more: object) -> Person:
    opened = server.open(
        *(seats or ("mine", "big-money")), options={"kingdom": KINGDOM, "first": 1}, seed=seed
    )
    ada = person(more.pop("settings", None), {opened["table"]: opened["token"]}, **more)
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    return ada


def go_on(ada: Person, questions: int, base: str = "") -> str:
    """Answer some questions; the name of the last one."""
    for _ in range(questions):
        seen = ada.asked(base)
        by_pointer(ada, seen)
        base = seen.base
    return base


def test_a_reload_in_mid_turn_changes_nothing(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    base = go_on(ada, 5)
    seen = ada.asked(base)
    before = (seen, ada.page.evaluate(PILES), ada.page.evaluate(HAND))
    ada.page.reload()
    assert (ada.asked(), ada.page.evaluate(PILES), ada.page.evaluate(HAND)) == before
    go_on(ada, 3)


def test_a_lost_line_comes_back(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    seen = ada.asked(go_on(ada, 3))
    with ada.storm():
        ada.page.context.set_offline(True)
        ada.page.evaluate("dispatchEvent(new Event('offline'))")
        ada.shows(".offline")
        ada.page.context.set_offline(False)
        ada.page.wait_for_selector(".offline", state="detached")
    assert ada.asked() == seen
    go_on(ada, 3)


def test_what_was_pressed_without_a_line_counts_once(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    seen = ada.asked(go_on(ada, 2))
    with ada.storm():
        ada.page.context.set_offline(True)
        ada.page.evaluate("dispatchEvent(new Event('offline'))")
        ada.shows(".offline")
        by_pointer(ada, seen)
        ada.page.context.set_offline(False)
        after = ada.asked(seen.base)
    assert int(after.base.split(".")[1]) == int(seen.base.split(".")[1]) + 1


def test_a_killed_server_goes_on_with_the_same_game(person: Comer, client: None, tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        ada = sit_down(server, person)
        seen = ada.asked(go_on(ada, 6))
        before = (ada.page.evaluate(PILES), ada.page.evaluate(HAND))
        with ada.storm():
            server.kill()
            ada.shows(".offline")
            server.start()
            ada.page.wait_for_selector(".offline", state="detached")
        assert ada.asked() == seen
        assert (ada.page.evaluate(PILES), ada.page.evaluate(HAND)) == before
        go_on(ada, 4)


def test_a_seat_moves_to_another_device(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    seen = ada.asked()
    ada.press("[data-more]")
    link = ada.page.locator("[data-move-seat]").get_attribute("data-move-seat")
    phone = person(phone=True)
    phone.page.goto(str(link))
    assert phone.asked().base == seen.base
    assert "#" not in phone.page.url
    by_pointer(phone, phone.see())
    assert ada.asked(seen.base).base == phone.asked(seen.base).base


def test_my_games_resume(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    seen = ada.asked(go_on(ada, 2))
    ada.page.goto(server.url)
    ada.shows(".mine a")
    assert "your turn" in ada.text(".mine a")
    ada.press(".mine a")
    assert ada.asked() == seen


def test_undo_takes_back_as_often_as_one_likes(server: Server, person: Comer) -> None:
    ada = sit_down(server, person)
    first = ada.asked()
    by_pointer(ada, first)
    second = ada.asked(first.base)
    by_pointer(ada, second)
    third = ada.asked(second.base)
    ada.key("u")
    back = ada.asked(third.base)
    assert back.verb == second.verb and sorted(back.lit) == sorted(second.lit)
    ada.press("[data-undo]")
    again = ada.asked(back.base)
    assert (again.verb, again.lit) == (first.verb, first.lit)
    assert ada.page.locator("[data-undo]").is_disabled()
    by_pointer(ada, again)
    ada.asked(again.base)


def test_a_click_within_300_ms_of_a_new_question_does_nothing(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, settings={"guard": 300})
    first = ada.asked()
    ada.page.wait_for_timeout(350)
    # Two clicks at once where the primary button is: the second meets a new question.
    ada.page.evaluate(
        """() => {
            const button = document.querySelector('[data-primary]');
            const event = { bubbles: true, cancelable: true, detail: 1 };
            const click = () => button.dispatchEvent(new MouseEvent('click', event));
            const table = document.querySelector('.table');
            new MutationObserver(click).observe(table, {attributes: true, attributeFilter: ['data-base']});
            click();
        }"""
    )  # fmt: skip
    second = ada.asked(first.base)
    ada.page.wait_for_timeout(200)
    assert (ada.see().base, second.verb) == (second.base, "buy")
    ada.page.wait_for_timeout(450)  # what ends the turn waits twice as long
    by_pointer(ada, second)
    ada.asked(second.base)


def test_giving_up_playable_actions_is_asked_twice(server: Server, person: Comer) -> None:
    ada = sit_down(server, person, seed=11)
    base = ""
    for _ in range(60):  # buy Villages until one is in hand
        seen = ada.asked(base)
        if seen.verb == "play_action":
            break
        if seen.verb == "buy" and "village" in seen.lit:
            ada.press(ada.lit("village"))
        else:
            ada.press("[data-primary]")
        base = seen.base
    ada.press("[data-primary]")
    assert "1" in ada.text("[data-primary]")
    assert ada.see().base == seen.base
    ada.press("[data-primary]")
    assert ada.asked(seen.base).verb in ("play_treasures", "buy")
