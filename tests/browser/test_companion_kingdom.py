"""The companion's part for Dominion: a kingdom is chosen, laid out, shared and kept without a network."""

from __future__ import annotations

import json

import pytest

from chaudron.testing.browser.companion import open_part, phone
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sizes import SIZES
from tests.browser.test_accessible import check

MINE = ["base", "seaside"]
SETS = [*MINE, "intrigue", "alchemy", "prosperity", "cornucopia", "hinterlands", "dark_ages", "promos"]
PLAIN = "cellar,market,militia,mine,moat,remodel,smithy,village,woodcutter,workshop"
RICH = (  # every extra there is
    "bishop,black_market,cultist,embargo,island,knights,tournament,trade_route,university,young_witch"
    "%2Bbane+cellar%2Bcolonies%2Bshelters%2Bmarket+gardens,hermit,pillage"
)
PAGES = {
    "choose": "kingdom",
    "recommended": "kingdom/recommended",
    "cards": "kingdom/cards",
    "history": "kingdom/history",
    "two": "kingdom/two",
    "laid": f"kingdom/laid?k={RICH}",
    "setup": f"kingdom/setup?k={RICH}",
    "card": f"kingdom/laid?k={RICH}&card=knights",
    "bad": "kingdom/laid?k=moat,nothing",
}
WAITS = {
    "choose": "[data-roll]",
    "recommended": "[data-recommended]",
    "cards": "[data-found]",
    "history": "main li",
    "two": "[data-way]",
    "laid": "[data-kingdom]",
    "setup": "[data-progress]",
    "card": "[data-sheet] h3",
    "bad": "[data-bad-link]",
}

# What is wrong with a page, in words: too wide, too small to read, too small to touch.
FAULTS = """([smallest, target]) => {
    const seen = { opacityProperty: false, visibilityProperty: true };
    const shown = e => e.checkVisibility(seen) && e.getBoundingClientRect().width > 1;
    const page = document.documentElement;
    const faults = page.scrollWidth > innerWidth ? [`the page is ${page.scrollWidth} wide`] : [];
    for (const e of document.querySelectorAll('main *, dialog *')) {
        if (!shown(e) || e.closest('.sr, option')) continue;
        const size = parseFloat(getComputedStyle(e).fontSize);
        const texts = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
        if (texts && size < smallest) faults.push(`${e.textContent.trim()}: text of ${size}`);
        if (!e.matches('button, a.btn, nav a, input, select, summary, li a')) continue;
        const { width, height } = (e.closest('label') ?? e).getBoundingClientRect();
        if (Math.min(width, height) < target - 0.5)
            faults.push(`${e.outerHTML.slice(0, 80)}: ${width.toFixed()} x ${height.toFixed()}`);
    }
    return faults;
}"""


def cards_of(one: Person) -> list[str]:
    found: list[str] = one.page.evaluate(
        "[...document.querySelectorAll('[data-kingdom] > [data-card]')].map(e => e.dataset.card)"
    )
    return found


def kingdom_of(one: Person) -> str:
    one.shows("[data-kingdom]")
    return str(one.page.locator("[data-kingdom]").get_attribute("data-kingdom"))


def other_than(one: Person, line: str) -> str:
    """The kingdom on the page, once it is another one."""
    one.until("line => document.querySelector('[data-kingdom]').dataset.kingdom !== line", arg=line)
    return kingdom_of(one)


def go(one: Person, page: str) -> None:
    """Go to a page and open all that can be opened there."""
    one.page.evaluate("to => { location.hash = `#/${to}`; }", PAGES[page])
    one.shows(WAITS[page])
    one.page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")


def item(one: Person, key: str) -> str:
    return one.text(f"li:has([data-take='{key}'])").replace("\n", " ").strip()


def test_a_kingdom_is_rolled_laid_out_and_shared(site: str, person: Comer) -> None:
    ada = phone(person, site)
    open_part(ada, "kingdom")
    for other in SETS[len(MINE) :]:
        ada.press(f"[data-set={other}]")
    ada.press("[data-roll]")
    line = kingdom_of(ada)
    sets = ada.page.evaluate("[...document.querySelectorAll('[data-kingdom] small')].map(e => e.textContent)")
    ada.until("() => document.querySelector('[data-kingdom] use').getBBox().width > 0")  # it is drawn
    assert len(sets) == 10 and all(text.endswith(("Dominion", "Seaside")) for text in sets)

    before = cards_of(ada)
    kept = before[3]
    ada.press(f"[data-reroll={before[0]}]")
    line = other_than(ada, line)
    assert cards_of(ada)[1:] == before[1:] and cards_of(ada)[0] not in before  # in the same place
    ada.press(f"[data-keep={kept}]")
    ada.press(f"[data-ban={before[1]}]")
    line = other_than(ada, line)
    ada.press("[data-undo]")
    line = other_than(ada, line)
    assert cards_of(ada)[1:] == before[1:]
    ada.press(f"[data-ban={before[1]}]")
    line = other_than(ada, line)
    ada.press("[data-roll]")
    line = other_than(ada, line)
    assert kept in cards_of(ada) and before[1] not in cards_of(ada)

    ada.press("[data-share-it]")
    address = ada.text("[data-share] [data-address]")
    ben = phone(person, site)
    ben.page.goto(address)
    assert kingdom_of(ben) == line
    assert cards_of(ben) == cards_of(ada)

    ada.press("[data-setup]")
    ada.press("[data-players='4']")
    assert item(ada, "pile province").startswith("12")
    assert item(ada, "pile curse").startswith("30")
    assert item(ada, "start copper").startswith("28")
    ada.press(f"[data-take='pile {kept}']")
    taken = ada.text("[data-progress]")
    assert taken.startswith("1 of ")
    ada.page.reload()
    ada.shows("[data-progress]")
    assert ada.text("[data-progress]") == taken
    ada.press("[data-page=history]")
    ada.press(f"[data-laid='{line}']")
    assert kingdom_of(ada) == line


@pytest.mark.all
def test_a_card_is_read_and_back_closes_it(site: str, person: Comer) -> None:
    ada = phone(person, site)
    open_part(ada, "kingdom")
    ada.press("[data-page=cards]")
    ada.shows("[data-found='228']")
    assert ada.page.locator("main [data-card]").count() == 228
    ada.page.locator("input[type=search]").fill("moat")
    ada.press("[data-read=moat]")
    ada.shows("[data-sheet=moat] h3")
    assert "BA-035" in ada.text("[data-sheet]")
    ada.press("[data-mark=ban]")
    ada.page.go_back()
    ada.page.wait_for_selector("[data-sheet]", state="detached")
    assert ada.page.locator("input[type=search]").input_value() == "moat"
    ada.press("[data-page=choose]")
    ada.shows("[data-free=moat]")

    # What is kept may be damaged, and links may be wrong: neither breaks anything.
    for name in ("wishes", "players", "history", "taken", "bargain", "last"):
        broken = json.dumps({"sets": ["nowhere"], "line": 3, "keys": [{}], "way": "veto"})
        ada.page.evaluate(f"localStorage.setItem('chaudron.companion.kingdom-{name}', {json.dumps(broken)})")
    ada.page.reload()
    ada.shows("[data-roll]")
    assert ada.page.locator("[data-free], [data-last]").count() == 0
    for wrong, said in (
        ("moat,witch", "10 piles, not 2"),
        (PLAIN.replace("moat", "moatt"), "“moatt”"),
        (PLAIN.replace("moat", "copper"), "Copper is not a kingdom card"),
        (PLAIN.replace("moat", "cellar"), "Cellar is in the kingdom twice"),
        (PLAIN + "%2Bplatinum", "“platinum” is not understood"),
        (PLAIN + "%2Bbane+chapel", "no card of this kingdom uses a Bane"),
        ("", "10 piles, not 0"),
        ("%E0%A4%A", "there is no card called"),
    ):
        ada.page.evaluate("k => { location.hash = `#/kingdom/laid?k=${k}`; }", wrong)
        ada.until(
            "said => document.querySelector('[data-bad-link]')?.textContent.toLowerCase().includes(said)",
            arg=said.lower(),
        )
    ada.page.evaluate("location.hash = '#/kingdom/%E0%A4%A'")
    ada.shows("[data-roll]")


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_it_goes_by_keyboard(site: str, person: Comer, lang: str) -> None:
    ada = phone(person, site, lang, touch=False)

    def at(selector: str, key: str = "Enter") -> None:
        """Go there by Tab and press a key."""
        ada.shows(selector)
        for _ in range(300):
            if ada.page.evaluate("s => document.activeElement.matches(s)", selector):
                ada.key(key)
                return
            ada.key("Tab")
        raise AssertionError(f"{selector} is not reached")

    at("[data-part=kingdom]")
    at("[data-set=base]", "Space")
    at("[data-wishes] summary")
    at("[data-balance]", "Space")
    at("[data-how=colonies]", "ArrowDown")
    at("[data-roll]")
    line = kingdom_of(ada)
    assert "colonies" in line.split("+")
    card = cards_of(ada)[0]
    at(f"[data-read={card}]")
    ada.shows("[data-sheet]")
    ada.key("Escape")
    ada.page.wait_for_selector("[data-sheet]", state="detached")
    at(f"[data-reroll={card}]")
    line = other_than(ada, line)
    at("[data-setup]")
    at("[data-players='2']", "ArrowRight")
    assert item(ada, "pile province").startswith("12")
    at("[data-take='pile province']", "Space")
    at("[data-laid]")
    assert kingdom_of(ada) == line
    at("[data-page=recommended]")
    at("[data-recommended=first_game]")
    assert kingdom_of(ada) == PLAIN
    at("[data-page=choose]")
    at("[data-two]")
    at("[data-way=veto]")
    for player in (1, 2, 1, 2):
        ada.shows(f"[data-turn='{player}']")
        at("[data-choose]")
        if player == 1:
            assert ada.page.evaluate("document.activeElement.matches('[data-choose]')")
    ada.shows("[data-kingdom] > [data-card]")
    assert len(cards_of(ada)) >= 10


@pytest.mark.all
@pytest.mark.parametrize("way", ["veto", "draft"])
def test_two_choose_with_one_phone(site: str, person: Comer, way: str) -> None:
    ada = phone(person, site, "fr")
    open_part(ada, "kingdom")
    ada.press("[data-two]")
    ada.press(f"[data-way={way}]")
    choices = 4 if way == "veto" else 10
    offered = ada.page.locator("[data-choose]").count()
    assert offered == (14 if way == "veto" else 20)
    chosen = []
    for i in range(choices):
        ada.shows(f"[data-turn='{1 + i % 2}']")
        card = str(ada.page.locator("[data-choose]").first.get_attribute("data-choose"))
        chosen.append(card)
        ada.press(f"[data-choose={card}]")
        if i == 0:
            ada.page.reload()  # nothing is lost
            ada.shows("[data-turn='2']")
            ada.press("[data-back]")
            ada.shows("[data-turn='1']")
            ada.press(f"[data-choose={card}]")
    ada.shows("[data-kingdom]")
    assert set(chosen) & set(cards_of(ada)) == (set(chosen) if way == "draft" else set())


@pytest.mark.all
def test_what_a_link_leaves_open_is_settled_once(site: str, person: Comer) -> None:
    ada = phone(person, site)
    cards = "bishop,black_market,cellar,market,militia,moat,rats,smithy,village,young_witch"
    ada.page.evaluate("k => { location.hash = `#/kingdom/laid?k=${k}`; }", cards)
    line = kingdom_of(ada)
    assert "+bane " in line and "+market " in line and "colonies" in line and "shelters" in line
    with_them = "no colonies" in line
    ada.press("[data-optional=colonies]")
    line = other_than(ada, line)
    assert ("no colonies" in line) != with_them
    ada.press("[data-market] summary")
    ada.press("[data-other-market]")
    line = other_than(ada, line)
    ada.page.reload()
    assert kingdom_of(ada) == line


@pytest.mark.all
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(site: str, person: Comer, theme: str, page: str) -> None:
    ada = person({"lang": "fr" if theme == "dark" else "en", "theme": theme}, phone=True)
    ada.page.goto(f"{site}/")
    go(ada, page)
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # the bar covers nothing there
    check(ada)


@pytest.mark.all
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_page_is_whole_on_every_screen(site: str, person: Comer, size: str, lang: str) -> None:
    screen = SIZES[size]
    ada = person({"lang": lang}, size=screen)
    ada.page.goto(f"{site}/")
    faults = []
    for page in PAGES:
        go(ada, page)
        found = ada.page.evaluate(FAULTS, [12.5, 44 if screen.touch else 36])
        faults += [f"{page}: {fault}" for fault in found]
    assert not faults, "\n".join(faults[:40])
