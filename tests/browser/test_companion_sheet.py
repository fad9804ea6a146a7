"""The deduction sheet of the companion: fed by hand, exact, and kept on the phone."""

from __future__ import annotations

import pytest

from chaudron.testing.browser.companion import ON_THE_PHONE, open_part, phone
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sizes import SIZES
from tests.browser.test_accessible import check

KEPT = "chaudron.companion.sheet"
CLASH = {
    "en": "Toad was shown to be red plus, but mixing fern and toad gave red minus: that cannot all be true.",
    "fr": "Il est montré que crapaud est rouge plus, mais mélanger fougère et crapaud a donné rouge moins"
    "\u202f: tout cela ne peut être vrai.",
}
WHY = {
    "en": "Toad cannot be A1 r-g+B-: Toad was shown to be blue plus.",
    "fr": "Crapaud ne peut être A1 r-v+B-\u202f: Il est montré que crapaud est bleu plus.",
}
PENCILLED = {"en": "pencilled: maybe", "fr": "au crayon : peut-être"}

DAMAGE = """key => {
    const kept = JSON.parse(localStorage[key]);
    kept.sheets[1].facts = 7;
    localStorage[key] = JSON.stringify(kept);
}"""


def begin(one: Person, *, aid: str = "chances", golem: bool = False) -> None:
    open_part(one, "sheet")
    if golem:
        one.press("[data-golem]")
    one.press("[data-begin]")
    tells(one, aid)


def tells(one: Person, aid: str) -> None:
    one.page.select_option("[data-aid]", aid)
    one.shows(f"[data-aid={aid}]")


def chip(of: str, value: str) -> str:
    return f'[data-chips={of}] [data-chip="{value}"]'


def learn(one: Person, kind: str, answer: str, first: str, second: str = "", asked: str = "") -> None:
    """Notes a fact by hand, whatever it is."""
    one.press("[data-add]")
    one.page.select_option("[data-kind]", kind)
    for of, value in (("first", first), ("second", second), ("asked", asked), ("answer", answer)):
        if value:
            one.press(chip(of, value))
    one.press("[data-learn]")
    one.page.wait_for_selector("dialog", state="detached")


def mix(one: Person, pair: str, potion: str) -> None:
    one.press(one.lit(pair))
    one.press(chip("made", potion))
    one.page.wait_for_selector("dialog", state="detached")


def toad_is_solved(one: Person) -> None:
    for colour in ("red", "green", "blue"):
        learn(one, "sign", "+", "toad", asked=colour)
    one.shows('[data-cell="toad:A8"].sure')


def facts(one: Person) -> int:
    return one.page.locator("[data-fact]").count()


def worlds(one: Person, n: int) -> None:
    one.shows(f'[data-worlds="{n}"]')


def is_named(one: Person, clash: str) -> None:
    one.shows("[data-clash]")
    assert one.text("[data-clash]").strip() == clash


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.all)])
def test_a_whole_deduction_by_thumb_without_a_network(site: str, person: Comer, lang: str) -> None:
    ada = phone(person, site, lang)
    begin(ada)
    worlds(ada, 40320)
    toad_is_solved(ada)
    worlds(ada, 5040)
    ada.press('[data-cell="toad:A1"]')  # it is ruled out
    ada.shows("[data-why]")
    assert ada.text("[data-why] p").split() == WHY[lang].split()
    mix(ada, "fern+toad", "red-")
    is_named(ada, CLASH[lang])
    assert ada.page.locator("[data-clashing]").count() == 2
    ada.press("[data-undo]")
    worlds(ada, 5040)
    ada.press("[data-redo]")
    is_named(ada, CLASH[lang])
    ada.press("[data-forget]")  # the newest
    worlds(ada, 5040)
    mix(ada, "fern+toad", "red+")
    worlds(ada, 1440)
    for _ in range(3):
        ada.press('[data-cell="flower:A2"]')
    assert PENCILLED[lang] in str(ada.page.get_attribute('[data-cell="flower:A2"]', "aria-label"))
    ada.page.reload()
    worlds(ada, 1440)
    assert facts(ada) == 4
    assert PENCILLED[lang] in str(ada.page.get_attribute('[data-cell="flower:A2"]', "aria-label"))


@pytest.mark.all
def test_several_sheets_and_one_that_is_damaged(site: str, person: Comer) -> None:
    ada = phone(person, site)
    begin(ada, golem=True)
    worlds(ada, 967680)
    learn(ada, "animation", "true", "fern", "toad")
    ada.shows("[data-worlds]:not([data-worlds='967680'])")
    ada.press("[data-sheets]")
    ada.page.locator("[data-new-name]").fill("Friday")
    ada.press("[data-begin]")
    worlds(ada, 40320)
    assert (facts(ada), ada.text("[data-sheets] .name")) == (0, "Friday")
    ada.press("[data-sheets]")
    ada.press("[data-sheet='1'] [data-throw]")
    ada.page.wait_for_selector("[data-sheet='1']", state="detached")
    ada.press("[data-bring-back]")
    ada.press("[data-sheet='1'] [data-turn]")
    ada.page.wait_for_selector("[data-fact=animation]")
    ada.page.evaluate(DAMAGE, KEPT)
    ada.page.reload()
    ada.shows("[data-damaged]")
    assert facts(ada) == 1  # the other one is whole
    ada.page.evaluate("key => { localStorage[key] = '{' }", KEPT)
    ada.page.reload()
    ada.shows("[data-damaged]")
    ada.shows("[data-begin]")


@pytest.mark.all
def test_every_kind_of_fact_and_what_to_try_next(site: str, person: Comer) -> None:
    ada = phone(person, site)
    begin(ada, golem=True, aid="paper")
    learn(ada, "sale", "exact", "fern", "toad", "red+")
    learn(ada, "claim", "false", "fern", "flower", "blue-")
    learn(ada, "sign", "+", "flower", asked="green")
    learn(ada, "light", "lunar", "scorpion")
    learn(ada, "spied", "green-", "mushroom")
    learn(ada, "spied_sale", "opposite", "mandrake_root", asked="blue+")
    learn(ada, "reaction", "ears", "toad")
    learn(ada, "animation", "false", "fern", "toad")
    learn(ada, "identity", "A4", "raven_feather")
    learn(ada, "mixed", "neutral", "bird_claw", "scorpion")
    assert facts(ada) == 10
    assert (
        ada.page.locator("[data-worlds], .hatched[data-cell]").count() == 0
    )  # on paper nothing is worked out
    tells(ada, "checks")
    ada.shows('[data-cell="raven_feather:A4"].sure')
    assert ada.page.locator("[data-worlds]").count() == 0
    tells(ada, "chances")
    ada.shows("[data-next-mix]")
    for held in ("mushroom", "flower"):
        ada.press(chip("hand", held))
    ada.until("() => document.querySelectorAll('[data-next-mix]').length === 1")
    ada.press("[data-next-mix='mushroom+flower']")
    ada.press("[data-more]")
    ada.shows("[data-kind]")
    ada.press("[data-close]")
    ada.press("[data-fact=light] [data-change]")
    ada.press(chip("answer", "solar"))
    ada.press("[data-learn]")
    ada.page.wait_for_selector("dialog", state="detached")
    assert "solar" in ada.text("[data-fact=light]")
    assert facts(ada) == 10


def walk_to(one: Person, selector: str) -> None:
    """With Tab alone."""
    for _ in range(200):
        if one.page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        one.key("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@pytest.mark.all
def test_with_keys_alone(site: str, person: Comer) -> None:
    ada = phone(person, site, touch=False)
    walk_to(ada, "[data-part=sheet]")
    ada.key("Enter")
    ada.shows("[data-begin]")
    walk_to(ada, "[data-begin]")
    ada.key("Enter")
    ada.shows("[data-aid]")
    walk_to(ada, "[data-aid]")
    ada.page.keyboard.type("cha")  # chances
    ada.shows("[data-aid=chances]")
    walk_to(ada, "[data-cell]")
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        ada.key(key)
    assert "pencilled: no" in str(ada.page.get_attribute('[data-cell="fern:A2"]', "aria-label"))
    walk_to(ada, ada.lit("fern+toad"))
    ada.key("Enter")
    walk_to(ada, chip("made", "red-"))
    ada.key("Space")
    ada.page.wait_for_selector("[data-fact=mixed]")
    walk_to(ada, "[data-add]")
    ada.key("Enter")
    walk_to(ada, "[data-kind]")
    for _ in ("sale", "claim", "sign"):
        ada.key("ArrowDown")
    for of, value in (("first", "toad"), ("asked", "red"), ("answer", "+")):
        walk_to(ada, chip(of, value))
        ada.key("Space")
    walk_to(ada, "[data-learn]")
    ada.key("Enter")
    ada.shows("[data-clash]")
    ada.key("Control+z")
    ada.page.wait_for_selector("[data-clash]", state="detached")
    ada.key("Control+y")
    ada.shows("[data-clash]")


@pytest.mark.all
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_shut_out(site: str, person: Comer, theme: str) -> None:
    ada = person({"lang": "en", "theme": theme}, phone=True)
    ada.page.goto(f"{site}/")
    ada.shows(ON_THE_PHONE)
    begin(ada, golem=True)
    learn(ada, "sign", "+", "toad", asked="red")
    mix(ada, "fern+flower", "blue+")
    ada.press('[data-cell="toad:A1"]')
    ada.shows("[data-why]")
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")  # there the deeds at the thumb cover nothing
    check(ada)
    ada.press("[data-add]")
    check(ada)
    ada.press("[data-close]")
    ada.press("[data-sheets]")
    check(ada)
    ada.press("[data-close]")
    mix(ada, "fern+toad", "red-")
    ada.shows("[data-clash]")
    ada.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    check(ada)


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_on_every_screen(site: str, person: Comer, size: str, lang: str) -> None:
    """Nothing is wider than the screen, no text too small, and what is pressed is as large as a thumb."""
    ada = person({"lang": lang}, size=SIZES[size])
    ada.page.goto(f"{site}/#/sheet")
    ada.press("[data-golem]")
    ada.press("[data-begin]")
    tells(ada, "chances")
    learn(ada, "sign", "+", "toad", asked="red")
    mix(ada, "bird_claw+mandrake_root", "neutral")
    ada.shows("[data-next]")
    for deed in ("", "[data-add]", "[data-sheets]", ada.lit("bird_claw+mandrake_root")):
        if deed:
            ada.press(deed)
        assert ada.page.evaluate(FAULTS, SIZES[size].touch) == []
        if deed:
            ada.press("[data-close]")
            ada.page.wait_for_selector("dialog", state="detached")


FAULTS = """touch => {
    const faults = [];
    const root = document.querySelector('dialog') ?? document.body;
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) faults.push(`the page is ${wide} wide`);
    for (const e of root.querySelectorAll('*')) {
        if (!e.checkVisibility() || e.closest('.sr, option')) continue;
        const box = e.getBoundingClientRect(), style = getComputedStyle(e);
        const name = `${e.tagName} ${e.className} ${JSON.stringify(e.dataset)}`;
        const text = [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim());
        if (text && !e.ownerSVGElement && parseFloat(style.fontSize) < 12.5)
            faults.push(`${name}: small text`);
        if (text && box.right > innerWidth + 1) faults.push(`${name}: cut off`);
        if (touch && e.matches('button, select, input:not([type=checkbox])') && box.height < 43.5)
            faults.push(`${name}: ${box.height} high`);
        if (touch && e.matches('button') && !e.matches('[data-lit]') && box.width < 43.5)
            faults.push(`${name}: ${box.width} wide`);
    }
    return faults;
}"""


@pytest.mark.all
def test_meaning_is_never_a_colour_alone(site: str, person: Comer) -> None:
    ada = person({"lang": "en"}, phone=True)
    ada.page.goto(f"{site}/#/sheet")
    ada.press("[data-begin]")
    tells(ada, "checks")
    learn(ada, "sign", "+", "toad", asked="red")
    ada.page.emulate_media(forced_colors="active")
    spot = ada.page.locator('[data-cell="toad:A1"] .spot')
    assert spot.evaluate("e => getComputedStyle(e).borderTopWidth") != "0px"  # a background would be gone
    ada.press("[data-add]")
    ada.press(chip("first", "toad"))
    pressed = ada.page.locator(chip("first", "toad"))
    assert pressed.evaluate("e => getComputedStyle(e).outlineStyle") == "double"
