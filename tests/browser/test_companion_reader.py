"""The reader on phones: two with one code agree, with the terminal too, and no secret stays."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from chaudron.games.alchemists.alchemy import COLOURS, ELEMENTS, INGREDIENTS, POTIONS
from chaudron.games.alchemists.reader import decode
from chaudron.locales import Texts
from chaudron.testing.browser.companion import open_part, phone
from chaudron.testing.browser.people import POINT, Comer, Person
from chaudron.testing.browser.sizes import SIZES
from tests.browser.test_accessible import check
from tests.cli.command import chaudron, process

BASE, GOLEM = "QVXG", "YCDKQ"
GONE = "() => document.querySelector('[data-private] *') === null"
HELD = "document.activeElement?.matches(%r)"
FULL = """() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
        if (name.startsWith('chaudron.companion')) throw new Error('full');
        set.call(this, name, value);
    };
}"""
KEPT = "JSON.stringify({...localStorage, ...sessionStorage})"


class Move(NamedTuple):
    """Something asked of the reader; what is only for one's own eyes is held."""

    question: str
    ingredients: tuple[str, ...] = ()
    also: str = ""
    held: bool = False

    @property
    def typed(self) -> str:
        """The same at the terminal."""
        words = {"mix": "mix" if self.held else "show", "exhibit": "claim", "reveal": "reveal\nyes"}
        command = words.get(self.question, self.question)
        names = [i.replace("_", " ") for i in self.ingredients]
        also = [] if self.question == "mix" else [self.also]
        return " ".join([command, *(also + names if self.question == "sell" else names + also)]).strip()


SHORT = [
    Move("mix", ("toad", "fern"), "student", held=True),
    Move("animate", ("mushroom", "raven_feather")),
    Move("reveal"),
]


def game(code: str) -> list[Move]:
    """A whole game: every question of every kind, many times."""
    chance = Random(code)
    moves: list[Move] = []
    for _ in range(5):
        pairs = [tuple(chance.sample(INGREDIENTS, 2)) for _ in range(7)]
        moves += [
            Move("mix", pairs[0], "student", held=True),
            Move("mix", pairs[1], "self"),
            Move("mix", pairs[2], "nobody", held=True),
            Move("sell", pairs[3], chance.choice(POTIONS[:-1])),
            Move("sign", pairs[4][:1], chance.choice(COLOURS)),
            Move("claim", pairs[5], chance.choice(POTIONS)),
            Move("exhibit", pairs[6], chance.choice(POTIONS[:-1])),
        ]
        if decode(code).has_golem:
            moves += [Move("study", pairs[0][:1], held=True), Move("animate", pairs[1])]
    return [*moves, Move("reveal"), Move("library", held=True)]


# ---------------------------------------------------------------- hands


def walk_to(one: Person, selector: str) -> None:
    """By the tabulator alone."""
    for _ in range(80):
        if one.page.evaluate(HELD % selector):
            return
        one.key("Tab")
    raise AssertionError(f"{selector} cannot be walked to")


def touch(one: Person, selector: str) -> None:
    one.shows(selector)
    if one.touch:
        one.press(selector)
    else:
        walk_to(one, selector)
        one.key("Enter")


@contextmanager
def hold(one: Person, selector: str) -> Iterator[None]:
    """A thumb, or a key, that stays where it is."""
    if one.touch:
        one.comes_to_rest(selector)
        x, y = one.page.evaluate(POINT, [selector, 0])
        fingers = one.page.context.new_cdp_session(one.page)
        down = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        fingers.send("Input.dispatchTouchEvent", down)
        yield
        fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        walk_to(one, selector)
        one.page.keyboard.down("Space")
        yield
        one.page.keyboard.up("Space")


def said(one: Person, where: str) -> list[str]:
    one.shows(f"{where} [data-said]")
    return [text.strip() for text in one.page.locator(f"{where} [data-said]").all_text_contents()]


def ask(one: Person, move: Move) -> list[str]:
    """What the phone answers."""
    touch(one, f"[data-question={move.question}]")
    if move.question == "reveal":
        touch(one, "[data-confirm] [data-yes]")
        told = said(one, "[data-public]")
        touch(one, "[data-done]")
        return told
    if move.question == "library":
        touch(one, "[data-draw]")
    for pick in [f'[data-pick="{move.also}"]'] if move.also else []:
        touch(one, pick)
    for ingredient in move.ingredients or ["."]:
        touch(one, "[data-ingredient]" if ingredient == "." else f"[data-ingredient={ingredient}]")
    if move.held:
        with hold(one, "[data-hold]"):
            told = said(one, "[data-private]")
        one.until(GONE)
    else:
        touch(one, "[data-show]")
        told = said(one, "[data-public]")
        touch(one, "[data-done]")
    touch(one, "[data-back]")
    return told


def reads(one: Person, code: str) -> str:
    """Enter a code, and begin; the check glyph that is shown."""
    open_part(one, "reader")
    touch(one, "[data-enter]")
    one.page.keyboard.type(code.lower())
    touch(one, "[data-read]")
    touch(one, "[data-begin]")
    return one.text("[data-glyph]").strip()


def follows(one: Person, code: str) -> str:
    """Open the link that another phone shows."""
    one.page.evaluate("code => { location.hash = `#/reader/${code}` }", code)
    touch(one, "[data-begin]")
    return one.text("[data-glyph]").strip()


# ---------------------------------------------------------------- agreement


def agrees(told: list[str], move: Move, answered: str, texts: Texts) -> bool:
    """Whether the phone says what the terminal says, and nothing else."""
    if move.question == "exhibit":  # for an audience, which does not see the ingredients
        potion = texts.say(f"alchemists-potion-{named(move.also)}")
        shown = told == [texts.say("companion-reader-exhibited", potion=potion)]
        hidden = told == [texts.say("companion-reader-exhibited-not", potion=potion)]
        return shown != hidden and answered.startswith(("True", "Vrai")) == shown
    lines = [line.strip() for line in answered.splitlines()]
    return bool(told) and all(any(line.endswith(one) for line in lines) for one in told)


def named(potion: str) -> str:
    return potion.replace("+", "-plus") if potion.endswith("+") else potion[:-1] + "-minus"


@pytest.mark.parametrize(
    ("code", "lang", "moves", "hands"),
    [
        pytest.param(GOLEM, "en", SHORT, (True, False), id="short"),
        *[
            pytest.param(code, lang, game(code), hands, marks=pytest.mark.all, id=f"{code}-{lang}-{words}")
            for code in (BASE, GOLEM)
            for lang, hands, words in (
                ("en", (True, True), "thumbs"),
                ("fr", (True, False), "thumb-and-keys"),
                ("fr", (False, False), "keys"),
            )
        ],
    ],
)
def test_two_phones_and_the_terminal_agree(
    site: str,
    person: Comer,
    tmp_path: Path,
    code: str,
    lang: str,
    moves: list[Move],
    hands: tuple[bool, bool],
) -> None:
    texts = Texts(lang)
    typed = "".join(f"{move.typed}\n" for move in moves if move.question != "library")
    out = process("reader", code, "--lang", lang, home=tmp_path, typed=typed).out
    opening, *answered = out.split(texts.say("alchemists-reader-ask"))
    ada, ben = (phone(person, site, lang, touch=thumb) for thumb in hands)
    glyph = reads(ada, code)
    assert glyph in opening and follows(ben, code) == glyph
    for move, terminal in zip(moves, answered, strict=False):
        told, other = ask(ada, move), ask(ben, move)
        if move.question == "library":  # each phone has a shelf of its own
            for read in told + other:
                assert read in at_the_terminal(tmp_path, code, lang, read)
        else:
            assert told == other, move
            assert agrees(told, move, terminal, texts), (move, told, terminal)


def at_the_terminal(home: Path, code: str, lang: str, read: str) -> str:
    """What its library says of the same ingredient, as soon as its own chance puts it on the shelf."""
    names = [Texts(lang).say(f"alchemists-ingredient-{i}") for i in INGREDIENTS]
    ingredient = next(name for name in names if read.startswith(name))
    for _ in range(200):
        typed = f"library\n{ingredient}\n"
        told = chaudron("reader", code, "--lang", lang, home=home, typed=typed).out
        if Texts(lang).say("alchemists-reader-read") in told:
            return told
    raise AssertionError(f"{ingredient} is never on the shelf")


# ---------------------------------------------------------------- secrecy


@pytest.mark.parametrize("thumb", [True, pytest.param(False, marks=pytest.mark.all)])
def test_nothing_private_stays(site: str, person: Comer, thumb: bool) -> None:
    ada = phone(person, site, touch=thumb)
    reads(ada, GOLEM)
    title, steps = ada.page.title(), ada.page.evaluate("history.length")
    touch(ada, "[data-question=mix]")
    ends = [
        "null",  # it is let go
        "window.dispatchEvent(new Event('blur'))",
        "document.dispatchEvent(new Event('visibilitychange'))",
    ]
    for end in ends:
        touch(ada, "[data-ingredient=toad]")
        touch(ada, "[data-ingredient=fern]")
        with hold(ada, "[data-hold]"):
            assert said(ada, "[data-private]") == ["toad + fern: Paralysis potion"]
            assert GOLEM not in ada.page.content()
            ada.page.evaluate(end)
            if end != "null":
                ada.until(GONE)
        ada.until(GONE)
        assert ada.page.locator("[data-ingredient][aria-pressed=true]").count() == 0
        shown = ada.page.locator("main").inner_html()
        assert "Paralysis" not in shown and "unhappy" not in shown
    assert (ada.page.title(), ada.page.evaluate("history.length")) == (title, steps)
    assert ada.page.url.endswith("#/reader")
    kept = ada.page.evaluate(KEPT)
    assert "aralysis" not in kept and "toad" not in kept and kept.count(GOLEM) == 1
    touch(ada, "[data-back]")
    assert ada.text("[data-masked]").strip() == "Code •••••"
    with hold(ada, "[data-masked]"):
        ada.shows("[data-private] [data-code]")
        assert ada.text("[data-private]") == GOLEM
    ada.until(GONE)
    assert GOLEM not in ada.page.content()


@pytest.mark.all
def test_a_touch_in_passing_uses_nothing_up(site: str, person: Comer) -> None:
    ada = phone(person, site)
    reads(ada, BASE)
    touch(ada, "[data-question=library]")
    touch(ada, "[data-draw]")
    shelf = ada.page.locator("[data-ingredient]").all_text_contents()
    touch(ada, "[data-ingredient]")
    touch(ada, "[data-hold]")
    assert ada.page.locator("[data-ingredient][aria-pressed=true]").count() == 1
    touch(ada, "[data-back]")
    touch(ada, "[data-question=library]")  # leaving it does not bring another shelf
    assert ada.page.locator("[data-ingredient]").all_text_contents() == shelf and len(shelf) == 4


# ---------------------------------------------------------------- codes


@pytest.mark.all
def test_links_codes_and_what_was_kept(site: str, person: Comer) -> None:
    ada = phone(person, site)
    ada.page.evaluate("localStorage.setItem('chaudron.companion.reader', '\"AAAA\"')")
    open_part(ada, "reader")
    ada.shows("[data-new]")  # what is kept is no code: begin anew
    for wrong, why in {"boil": "letter", "aaaa": "unused", "abc": "length", "%E0%A4%A": "length"}.items():
        ada.page.evaluate("code => { location.hash = `#/reader/${code}` }", wrong)
        ada.shows(f"[data-refused=code-{why}]")
        assert ada.page.url.endswith("#/reader")
    touch(ada, "[data-new=golem]")
    made = ada.text("[data-code]")
    assert decode(made).has_golem
    link = f"{site}/#/reader/{made}"
    assert ada.text("[data-address]") == link
    ada.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    touch(ada, "[data-copy]")
    ada.until("link => navigator.clipboard.readText().then(t => t === link)", arg=link)
    touch(ada, "[data-begin]")
    for answer, code in (("no", made), ("yes", BASE)):
        ada.page.evaluate("code => { location.hash = `#/reader/${code}` }", BASE)
        touch(ada, f"[data-confirm] [data-{answer}]")
        ada.page.wait_for_selector("[data-confirm]", state="detached")
        assert ada.page.evaluate("localStorage['chaudron.companion.reader']") == f'"{code}"'
        assert ada.page.url.endswith("#/reader")
    ada.page.go_back()
    assert BASE not in ada.page.url and made not in ada.page.url
    ada.page.go_forward()
    touch(ada, "[data-begin]")
    ada.page.reload()
    ada.shows("[data-masked]")  # it goes on
    assert ada.page.locator("[data-question=study]").count() == 0
    touch(ada, "[data-leave]")
    touch(ada, "[data-confirm] [data-yes]")
    ada.shows("[data-new]")
    assert ada.page.evaluate("localStorage['chaudron.companion.reader'] ?? null") is None
    ada.page.evaluate(FULL)
    touch(ada, "[data-new=base]")
    ada.shows("[data-lost]")  # it says so, and reads on
    assert not decode(ada.text("[data-code]")).has_golem


# ---------------------------------------------------------------- looks


@pytest.mark.all
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_it_is_accessible(site: str, person: Comer, theme: str) -> None:
    ada = person({"theme": theme}, phone=True)
    ada.page.goto(f"{site}/#/reader")
    ada.shows("[data-new]")
    check(ada)
    touch(ada, "[data-new=golem]")
    ada.shows("[data-code-page]")
    check(ada)
    touch(ada, "[data-begin]")
    ada.shows("[data-question]")
    check(ada)
    for question in ("mix", "sell", "claim", "sign", "library"):
        touch(ada, f"[data-question={question}]")
        check(ada)
        touch(ada, "[data-back]")
    touch(ada, "[data-question=reveal]")
    check(ada)
    touch(ada, "[data-confirm] [data-yes]")
    ada.shows("[data-public]")
    check(ada)


@pytest.mark.all
def test_the_revelation_checks_the_encyclopedia(site: str, person: Comer) -> None:
    ada = person(phone=True)
    ada.page.goto(f"{site}/#/reader/{BASE}")
    touch(ada, "[data-begin]")
    touch(ada, "[data-question=reveal]")
    touch(ada, "[data-confirm] [data-yes]")
    truth, texts = decode(BASE).revelation(), Texts("en")
    for c, colour in enumerate(COLOURS):
        for s, sign in enumerate("+-"):
            row = ada.page.locator(f"[data-entry='{colour}{sign}'] [aria-label]")
            told = [e.get_attribute("aria-label") for e in row.all()][1:]
            right = [id for i, id in enumerate(INGREDIENTS) if ELEMENTS[truth[i]][c] == s]
            assert told == [texts.say(f"alchemists-ingredient-{id}") for id in right]


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
def test_it_fits_every_screen(site: str, person: Comer, size: str, lang: str) -> None:
    ada = person({"lang": lang}, size=SIZES[size])
    ada.page.goto(f"{site}/#/reader/{GOLEM}")
    ada.shows("[data-share]")
    wide = "document.documentElement.scrollWidth <= innerWidth"
    small = """[...document.querySelectorAll('main button, dialog button')]
        .filter(b => matchMedia('(pointer: coarse)').matches)
        .map(b => [b.outerHTML.slice(0, 80), b.getBoundingClientRect()])
        .filter(([, r]) => r.width < 44 || r.height < 44).map(([html]) => html)"""
    assert ada.page.evaluate(wide) and ada.page.evaluate(small) == []
    touch(ada, "[data-begin]")
    ada.shows("[data-question]")
    assert ada.page.evaluate(wide) and ada.page.evaluate(small) == []
    for question in ("mix", "claim"):
        touch(ada, f"[data-question={question}]")
        ada.shows("[data-ask]")
        assert ada.page.evaluate(wide) and ada.page.evaluate(small) == [], question
        touch(ada, "[data-back]")
