"""On every screen the boards are whole: nothing overlaps or is cut, all can be read and pressed."""

from __future__ import annotations

from functools import cache

import pytest

from chaudron.testing.browser.moments import FIRST, SITUATIONS, look_for
from chaudron.testing.browser.people import Comer, Person
from chaudron.testing.browser.sim import bring_to
from chaudron.testing.browser.sizes import SIZES, Size
from chaudron.testing.server import Server

SMALLEST_TEXT = 12.5
MOUSE, FINGER = 36, 44

# What is wrong with the page, in words. Only what is shown is looked at; what overlaps on purpose (a hand)
# must leave each card a part that can be pressed, and the log and the chat may be scrolled.
FAULTS = """async ([smallest, target]) => {
    const faults = [];
    const form = document.documentElement.dataset.form;
    const called = e => {
        const own = e.closest('button, a');
        const name = [e.tagName.toLowerCase(), ...e.classList].filter(c => !/^svelte-/.test(c)).join('.');
        return `${own ? Object.entries(own.dataset).map(x => x.join('=')).join(' ') + ' ' : ''}${name}`;
    };
    const box = e => e.getBoundingClientRect();
    const seen = { opacityProperty: true, visibilityProperty: true };
    const shown = e => e.checkVisibility(seen) && box(e).width > 1;
    const clipped = e => e && (getComputedStyle(e).clipPath === 'inset(50%)' || clipped(e.parentElement));
    const read = e => !e.closest('.sr, .skip, [data-motions], .motion, option, dialog') && !clipped(e);
    const scrolls = '.log, .chat, .menu, .players, dialog, [data-end], .news, .asked .field, '
        + '.stations, .beside';
    // A result lies upon the board: until it is closed, nothing is asked of what is below.
    const end = document.querySelector('[data-end]');
    const looked = end ? 'header *, [data-end] *, .mine *' : 'header *, .table *';
    const all = [...document.querySelectorAll(looked)].filter(e => shown(e) && read(e));

    // 1. Nothing is wider than the page; a broad screen needs no scrolling at all.
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    if (form === 'wide' && page.scrollHeight > innerHeight)
        faults.push(`the page is ${page.scrollHeight} high`);

    // 2. Text is large enough, and lies within what shows it.
    for (const e of all) {
        const texts = [...e.childNodes].filter(n => n.nodeType === 3 && n.textContent.trim());
        if (!texts.length) continue;
        const style = getComputedStyle(e);
        const drawn = e.ownerSVGElement ? e.getScreenCTM().a : 1;
        const size = parseFloat(style.fontSize) * drawn;
        if (size < smallest) faults.push(`${called(e)}: text of ${size.toFixed(1)}`);
        if (e.closest('svg') || e.closest(scrolls) || (form !== 'wide' && e.closest('.stalls, .sheet')))
            continue;
        if (style.webkitLineClamp !== 'none') {
            if (box(e).height < parseFloat(style.lineHeight) - 1) faults.push(`${called(e)}: no line fits`);
            continue;
        }
        const range = document.createRange();
        for (const text of texts) {
            range.selectNodeContents(text);
            for (let up = e; up && up !== document.body; up = up.parentElement) {
                const around = getComputedStyle(up);
                if (around.webkitLineClamp !== 'none') break;
                if (up !== e && around.overflowX === 'visible' && !up.matches('button, li')) continue;
                const b = box(up);
                const loose = 0.35 * parseFloat(style.fontSize); // letters are higher than their line
                const out = [...range.getClientRects()].find(r => r.left < b.left - 2 || r.right > b.right + 2
                    || r.top < b.top - loose || r.bottom > b.bottom + loose);
                if (out) {
                    faults.push(`${called(e)}: "${text.textContent.trim()}" is cut by ${called(up)}`);
                    break;
                }
            }
        }
    }

    // 3. What holds something holds it whole.
    const holding = '.play, .tray, .mine, .board, .supply, .hand, .asking, .bar, .turn, .ask, .below, '
        + '.reach, .ward';
    for (const e of document.querySelectorAll(holding)) {
        if (!shown(e)) continue;
        if (e.scrollHeight > e.clientHeight + 2 && getComputedStyle(e).overflowY !== 'visible')
            faults.push(`${called(e)} needs scrolling: ${e.scrollHeight} in ${e.clientHeight}`);
    }
    const inside = (e, of) => {
        const a = box(e), b = box(of);
        return a.left >= b.left - 2 && a.right <= b.right + 2
            && a.top >= b.top - 2 && a.bottom <= b.bottom + 2;
    };
    for (const [what, where] of [['.hand .card', '.mine'], ['.tray .card', '.tray'], ['.tray .btn', '.tray'],
                                 ['.bar .btn', '.mine'], ['.tray .card', '.play'],
                                 ['.pile, .tile', '.board']])
        for (const e of document.querySelectorAll(what)) {
            const of = e.closest(where);
            if (of && shown(e) && !inside(e, of)) faults.push(`${called(e)} sticks out of ${where}`);
        }

    // 4. Parts of the table do not lie upon each other, nor do things that can be pressed.
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    const parts = form === 'wide'
        ? ['.board', '.mine', 'aside', 'header', 'div.left', '.stage', '.below']
        : ['.players', '.supply', '.middle', '.log', '.stage', '.above', '.below'];
    const there = parts.map(p => document.querySelector(p)).filter(e => e && shown(e));
    there.forEach((a, i) => there.slice(i + 1).forEach(b => {
        if (meet(box(a), box(b))) faults.push(`${called(a)} and ${called(b)} overlap`);
    }));
    const pressed = all.filter(e => e.matches('button, a[href], input, select, summary')
        && !e.matches('.ref, input[type=checkbox]') && !(e.closest(scrolls) && !e.matches('.holding')));
    const layer = e => e.closest('.mine') ?? document.body;
    const part = e => { // what is not scrolled away
        const b = box(e), sheet = e.closest('.sheet');
        const c = sheet ? box(sheet) : b;
        const [top, bottom] = [Math.max(b.top, c.top), Math.min(b.bottom, c.bottom)];
        return { left: b.left, right: b.right, top, bottom };
    };
    pressed.forEach((a, i) => pressed.slice(i + 1).forEach(b => {
        if (layer(a) === layer(b) && !(a.closest('.fan') && a.closest('.fan') === b.closest('.fan'))
            && !a.contains(b) && !b.contains(a) && meet(part(a), part(b)))
            faults.push(`${called(a)} lies upon ${called(b)}`);
    }));

    // 5. What can be pressed is large enough where nothing covers it.
    for (const e of pressed) {
        if (e.closest('.players')) { // a list that may be scrolled
            if (box(e).height < target - 0.5) faults.push(`${called(e)} is too low`);
            continue;
        }
        if (!e.closest('.mine') && form !== 'wide')
            e.scrollIntoView({ block: 'center', behavior: 'instant' });
        const b = box(e);
        let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
        for (let y = b.top + 1; y < b.bottom; y += 3)
            for (let x = b.left + 1; x < b.right; x += 3) {
                const hit = document.elementFromPoint(x, y);
                if (!hit || !e.contains(hit)) continue;
                [left, right] = [Math.min(left, x), Math.max(right, x)];
                [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
            }
        if (right - left < target - 5 || bottom - top < target - 5)
            faults.push(
                `${called(e)} can be pressed on ${Math.round(right - left)} by ${Math.round(bottom - top)}`);
    }
    return [...new Set(faults)];
}"""

# The hand, the main button and something to choose are on the screen as the question comes.
IN_REACH = """() => {
    const whole = e => {
        const b = e.getBoundingClientRect();
        return b.top >= -1 && b.left >= -1 && b.bottom <= innerHeight + 1 && b.right <= innerWidth + 1;
    };
    const missing = [];
    const main = document.querySelector('[data-primary], [data-rematch]');
    if (!main || !whole(main)) missing.push('the main button');
    const hand = [...document.querySelectorAll('.hand .card')];
    if (!hand.every(whole)) missing.push('the hand');
    const lit = [...document.querySelectorAll('[data-lit]')];
    const free = e => {
        const b = e.getBoundingClientRect();
        const [x, y] = [b.left + Math.min(20, b.width / 2), b.top + Math.min(20, b.height / 2)];
        const hit = document.elementFromPoint(x, y);
        return whole(e) && hit && e.contains(hit);
    };
    if (lit.length && !lit.some(free)) missing.push('what is lit');
    return missing;
}"""


@cache
def at(server: Server, situation: str) -> tuple[str, str, str]:
    """The table, brought to the moment once."""
    return bring_to(server, look_for(situation), list(SITUATIONS[situation].names))


def look(server: Server, person: Comer, situation: str, size: Size, lang: str, **settings: object) -> Person:
    table, code, key = at(server, situation)
    liked = {"lang": lang, "hints": situation == "first-turn", **settings}
    ada = person(liked, {table: key}, size=size)
    ada.page.goto(f"{server.url}/t/{code}")
    ada.shows(".curtain, [data-end]")
    if ada.page.locator(".curtain").count():
        ada.press(".curtain button")
    ada.shows(".table")
    ada.has_fetched_all()
    for key in SITUATIONS[situation].keys:
        ada.key(key)
    if not size.touch:
        ada.page.mouse.move(1, 1)  # what is pointed at rises
    ada.all_lies_still()
    return ada


def is_whole(server: Server, person: Comer, situation: str, size: Size, lang: str) -> None:
    ada = look(server, person, situation, size, lang)
    wanted = SITUATIONS[situation]
    missing = [] if wanted.over or wanted.keys else ada.page.evaluate(IN_REACH)
    assert missing == []
    faults = ada.page.evaluate(FAULTS, [SMALLEST_TEXT, FINGER if size.touch else MOUSE])
    assert faults == []


@pytest.mark.parametrize(
    ("situation", "size", "lang"),
    [
        ("shopping", "1280x720", "fr"),
        ("quacks-five", "360x640", "fr"),
        ("alchemists-sell", "390x844", "en"),
    ],
)
def test_the_board_is_whole(server: Server, person: Comer, situation: str, size: str, lang: str) -> None:
    is_whole(server, person, situation, SIZES[size], lang)


@pytest.mark.all
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_the_board_is_whole_on_every_screen(
    server: Server, person: Comer, situation: str, size: str, lang: str
) -> None:
    is_whole(server, person, situation, SIZES[size], lang)


# ---------------------------------------------------------------- reading, talking, other colours


def test_a_card_under_a_resting_pointer_is_not_shown_large(server: Server, person: Comer) -> None:
    ada = look(server, person, "shopping", SIZES["1440x900"], "en")
    tile = ada.page.locator("[data-pile=golem]")
    box = tile.bounding_box()
    assert box is not None
    ada.page.evaluate("document.querySelector('[data-pile=golem]').style.visibility = 'hidden'")
    ada.page.wait_for_timeout(100)
    ada.page.mouse.move(box["x"] + 40, box["y"] + 40)
    ada.page.wait_for_timeout(100)
    ada.page.evaluate("document.querySelector('[data-pile=golem]').style.visibility = ''")
    ada.page.wait_for_timeout(500)
    assert ada.page.locator("#peek").count() == 0
    ada.page.mouse.move(box["x"] + 44, box["y"] + 44)
    ada.shows("#peek")
    over = ada.page.evaluate(
        """() => {
            const [a, b] = ['#peek', 'aside'].map(s => document.querySelector(s).getBoundingClientRect());
            return a.right > b.left && a.left < b.right;
        }"""
    )
    assert not over


def test_whoever_likes_it_sees_no_card_large(server: Server, person: Comer) -> None:
    ada = look(server, person, "shopping", SIZES["1440x900"], "en", preview=False)
    ada.page.locator("[data-pile=golem]").hover()
    ada.page.wait_for_timeout(500)
    assert ada.page.locator("#peek").count() == 0


def test_what_is_said_out_of_sight_is_counted_and_breaks_no_layout(server: Server, person: Comer) -> None:
    opened = server.open("mine", "open", options={"kingdom": FIRST})
    name = "W" * 40
    joined = server.post(f"/api/tables/{opened['table']}/join", {"name": name}).json()
    ada = person(None, {opened["table"]: opened["token"]}, size=SIZES["360x640"])
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    ada.shows(".table")
    with server.sit(opened["table"], joined["token"]) as ben:
        assert ben.ask("say", text="a" * 300) is None
    ada.shows("[data-unread]")
    assert ada.text("[data-unread]") == "1"
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.press("[data-unread]")
    ada.page.wait_for_selector("[data-unread]", state="detached")
    line = ada.page.locator(".chat li").bounding_box()
    assert line is not None and line["x"] + line["width"] <= 360


@pytest.mark.parametrize(
    ("situation", "what"),
    [
        ("shopping", "[data-pile]"),
        ("quacks-buy", ".ware"),
        ("alchemists-startup", "[data-tray] button, .things button"),
        pytest.param("alchemists-order", ".order .tile", marks=pytest.mark.all),
        pytest.param("alchemists-declare", ".station .name", marks=pytest.mark.all),
        pytest.param("alchemists-mix", "[data-hand]", marks=pytest.mark.all),
        pytest.param("alchemists-publish", "[data-cell]", marks=pytest.mark.all),
    ],
)
def test_forced_colours_mark_what_is_legal_by_more_than_colour(
    server: Server, person: Comer, situation: str, what: str
) -> None:
    table, code, key = at(server, situation)
    ada = person(None, {table: key}, forced_colors="active")
    ada.page.goto(f"{server.url}/t/{code}")
    ada.shows(".curtain")
    ada.press(".curtain button")
    ada.asked()
    marked = ada.page.evaluate(
        """what => [...document.querySelectorAll(what)].map(
            e => ['lit' in e.dataset, getComputedStyle(e).outlineStyle !== 'none',
                  getComputedStyle(e, '::after').content !== 'none'])""",
        what,
    )
    assert all(lit == outline == corner for lit, outline, corner in marked)
    assert {lit for lit, _, _ in marked} == {True, False}
