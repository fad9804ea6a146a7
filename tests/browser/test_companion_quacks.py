"""The Quacks at a real table: set-up, score and odds on a phone without a network."""

from __future__ import annotations

import pytest

from chaudron.games.quacks.chips import BY_NAME, START_BAG
from chaudron.games.quacks.odds import Policy, ending, explosion_odds
from chaudron.games.quacks.spec import SPEC, layout
from chaudron.games.quacks.track import COINS, POINTS, tails_between
from chaudron.testing.browser.companion import open_part, phone
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sizes import SIZES
from tests.browser.test_accessible import check

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
SPACES = [[12, 20, 16, 7], [22, 9, 25, 30], [18, 28, 14, 33]]  # scoring spaces of three rounds
WIDE = "document.documentElement.scrollWidth <= innerWidth"

DAMAGE = """() => {
    localStorage.setItem('chaudron.companion.quacks', '[{"plan": {"names": 7}}]');
    localStorage.setItem('chaudron.companion.quacks-brew', '{"bag": "x"}');
}"""


def shown(one: Person, selector: str, attribute: str) -> list[str]:
    found: list[str] = one.page.eval_on_selector_all(
        selector, "(all, name) => all.map(e => e.getAttribute(name))", attribute
    )
    return found


def go_to(one: Person, page: str) -> None:
    one.press(f"[data-page={page}]")
    one.shows(f"[data-page={page}][aria-current]")


def write(one: Person, selector: str, text: str) -> None:
    one.page.locator(selector).fill(text)
    one.page.locator(selector).dispatch_event("change")


def plan(one: Person) -> None:
    """Four people with both boxes, and patients that add to two bags."""
    for box in ("witches", "patients"):
        one.press(f"[data-box={box}]")
    for _ in NAMES[2:]:
        one.press("[data-joins]")
    for seat, name in enumerate(NAMES):
        write(one, f"[data-name='{seat}']", name)
    one.page.select_option("[data-first]", label="Cleo")
    one.press("[data-set='5']")
    one.press("[data-choose='locoweed-B']")
    for bed, patient in enumerate(["carrot_nose", "forgetfulness", "vampirism"]):
        one.page.locator("[data-patient] select").nth(bed).select_option(patient)
    for seat, patient in enumerate(["carrot_nose", "forgetfulness"]):
        one.page.select_option(f"[data-treats='{seat}']", patient)


def score(one: Person, seat: int, space: int) -> None:
    """A scoring space by the number printed on it, and the second of two by one more."""
    write(one, f"[data-potion='{seat}'] [data-space] input", str(COINS[space]))
    if COINS[space - 1] == COINS[space]:
        one.press(f"[data-potion='{seat}'] [data-space] button", 1)
    one.shows(f"[data-potion='{seat}'] [data-space='{space}']")


def supply(one: Person) -> dict[str, int]:
    """The chips of the heaps in the middle."""
    chips = "[data-item^=heap] [data-chip], [data-item=locoweed] [data-chip]"
    return {
        chip: int(n)
        for chip, n in zip(shown(one, chips, "data-chip"), shown(one, chips, "data-n"), strict=True)
    }


def test_a_game_is_set_up_and_scored_by_thumb(site: str, person: Comer) -> None:
    ada = phone(person, site)
    open_part(ada, "quacks")
    plan(ada)
    ada.press("[data-next]")
    ada.shows("[data-item=board]")
    assert ada.page.evaluate("scrollY") == 0  # a list is read from its beginning
    laid = layout(4, SPEC.settle(0, 4, {"witches": True, "patients": True}))
    left = {name: laid.supply[chip.id] for name, chip in BY_NAME.items() if laid.supply[chip.id]}
    for chip in ("orange-1", "blue-1", "red-1"):  # what two patients add to the bags
        left[chip] -= 1
    assert supply(ada) == left
    assert f"{len(laid.deck)} fortune cards" in ada.text("[data-item=cards]")
    ada.press("[data-item=board]")
    ada.shows("[data-done='1']")
    ada.press("[data-next]")

    points = [0, 0, 0, 0]
    for round, spaces in enumerate(SPACES, 1):
        ada.shows(f"[data-round='{round}']")
        assert shown(ada, "[data-round]", "data-first") == [str((2 + round - 1) % 4)]
        if round == 3:  # a purple card gives Dan 4 points, before the rats
            ada.press("[data-cards] summary")
            write(ada, "[data-card='3'] input", "4")
            points[3] += 4
            ada.shows(f"[data-seat='3'][data-tails='{tails_between(points[3], max(points))}']")
        tails = [tails_between(p, max(points)) if round > 1 else 0 for p in points]
        assert shown(ada, "li[data-seat]", "data-tails") == [str(t) for t in tails]
        ada.press("[data-next]")
        for seat, space in enumerate(spaces):
            score(ada, seat, space)
        ada.press("[data-exploded='3']")
        ada.press("[data-potion='3'] [data-left=coins]")
        points = [p + POINTS[s] for p, s in zip(points[:3], spaces[:3], strict=True)] + [points[3]]
        ada.until("() => document.querySelector('[data-left=coins]').checked")
        assert shown(ada, "[data-potion]", "data-points") == [str(p) for p in points]
        furthest = max(spaces[:3])
        assert shown(ada, "[data-rollers]", "data-rollers") == [str(spaces.index(furthest))]
        ada.press("[data-next]")

    ada.press("[data-undo]")  # back in round 3
    ada.shows("[data-round='3']")
    ada.press("[data-potion='0'] [data-more] button", 1)
    ada.shows(f"[data-potion='0'][data-points='{points[0] + 1}']")
    ada.press("[data-undo]")
    ada.shows(f"[data-potion='0'][data-points='{points[0]}']")
    ada.page.reload()
    ada.shows("[data-round='3'] h2")
    assert shown(ada, "[data-potion]", "data-points") == [str(p) for p in points]


@pytest.mark.all
def test_the_odds_of_a_bag_are_the_librarys(site: str, person: Comer) -> None:
    """On a phone that kept something damaged: it begins with a first bag."""
    ada = phone(person, site)
    ada.page.evaluate(DAMAGE)
    open_part(ada, "quacks")
    ada.shows("[data-box=witches]")
    go_to(ada, "odds")
    bag = START_BAG[:]
    for _ in range(2):
        ada.press("[data-kind=blue-2] button", 2)
        bag.append(BY_NAME["blue-2"])
    for name in ("white-3", "white-2", "green-1"):
        ada.press(f"[data-draw={name}]")
        bag.remove(BY_NAME[name])
    ada.shows("[data-drawn='white-3 white-2 green-1']")
    assert float(shown(ada, "[data-risk]", "data-risk")[0]) == 100 * explosion_odds(bag, 5, 7)
    for n in (1, 2, 3, 4, 5):
        told = float(shown(ada, f"[data-chips='{n}']", "data-explosion")[0])
        assert told == pytest.approx(ending(bag, Policy(chips=n), 6, 5).explosion)
    ada.press("[data-put-back]")
    ada.press("[data-limit='9']")
    ada.shows("[data-risk='0']")
    ada.page.reload()
    ada.shows("[data-drawn='white-3 white-2']")


# ---------------------------------------------------------------- everything, in make test-all


def checked(one: Person) -> None:
    """At the end of the page, where the bar with the buttons covers nothing."""
    one.all_lies_still()
    one.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    check(one)
    assert one.page.evaluate(WIDE)


def whole_game(one: Person) -> None:
    """From the score's first page to its last, one potion entered each round."""
    go_to(one, "score")
    one.press("[data-next]")
    for round in range(1, 10):
        one.shows(f"[data-round='{round}']")
        one.press("[data-next]")
        score(one, round % 2, 10 + round)
        one.press("[data-next]")
    one.shows("[data-ending]")


@pytest.mark.all
@pytest.mark.parametrize(
    ("size", "lang", "theme"),
    [
        ("360x640", "en", "light"),
        ("360x640", "fr", "dark"),
        ("844x390", "fr", "light"),
        ("1280x720-zoom2", "en", "dark"),
        ("1920x1080", "fr", "dark"),
        ("2560x1440", "en", "light"),
    ],
)
def test_every_page_is_whole_and_accessible(
    site: str, person: Comer, size: str, lang: str, theme: str
) -> None:
    ada = person({"lang": lang, "theme": theme}, size=SIZES[size])
    ada.page.goto(f"{site}/#/quacks")
    ada.shows("[data-box=witches]")
    plan(ada)
    for page in ("setup", "list", "score", "odds"):
        go_to(ada, page)
        checked(ada)
    go_to(ada, "score")
    ada.press("[data-next]")
    ada.shows("[data-tails]")
    checked(ada)
    ada.press("[data-next]")
    ada.press("[data-exploded='0']")
    ada.shows("[data-left=both]")
    checked(ada)


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_has_a_winner_and_can_be_put_right(site: str, person: Comer, lang: str) -> None:
    ada = phone(person, site, lang)
    open_part(ada, "quacks")
    whole_game(ada)
    spaces = [[0] * 9, [0] * 9]
    for round in range(1, 10):
        spaces[round % 2][round - 1] = 10 + round
    points = [sum(POINTS[s] for s in row) for row in spaces]
    points = [p + COINS[row[8]] // 5 for p, row in zip(points, spaces, strict=True)]
    winner = points.index(max(points))
    assert shown(ada, "[data-place='1']", "data-seat") == [str(winner)]
    checked(ada)
    ada.press("[data-mend='1']")
    ada.shows("[data-mending='1']")
    write(ada, f"[data-more='{1 - winner}'] input", "99")
    ada.shows(f"[data-place='1'][data-seat='{1 - winner}']")
    checked(ada)
    ada.press("[data-again]")
    ada.shows("[data-next]")
    ada.press("[data-undo]")
    ada.shows("[data-ending]")


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_it_by_keyboard(site: str, person: Comer, lang: str) -> None:
    ada = phone(person, site, lang, touch=False)
    open_part(ada, "quacks")

    def reach(selector: str) -> None:
        for _ in range(200):
            ada.key("Tab")
            if ada.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
                return
        raise AssertionError(f"{selector} is not reached")

    reach("[data-box=witches]")
    ada.key("Space")
    reach("[data-choose=green-6]")
    ada.key("Enter")
    ada.shows("[data-book=green-6]")
    reach("[data-next]")
    ada.key("Enter")
    ada.shows("[data-item=board]")
    reach("[data-item=board] input")
    ada.key("Space")
    ada.shows("[data-done='1']")
    reach("[data-next]")
    ada.key("Enter")
    ada.shows("[data-round='1']")
    reach("[data-next]")
    ada.key("Enter")
    reach("[data-potion='0'] [data-space] input")
    ada.page.keyboard.type("15")
    reach("[data-exploded='0']")
    ada.shows("[data-potion='0'] [data-space='15']")
    ada.key("Space")
    ada.shows("[data-left=points]")
    ada.page.evaluate("document.activeElement.blur()")
    reach("[data-page=odds]")
    ada.key("Enter")
    reach("[data-draw='white-3']")
    ada.key("Enter")
    ada.shows("[data-drawn='white-3']")
