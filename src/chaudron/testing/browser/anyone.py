"""Somebody at any board who presses whatever is lit, at random, inside the page, and asks the bots why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from chaudron.testing.browser.people import Person

# Plays on until the game is over, or for so many milliseconds. Every question is answered by pressing what is
# lit until another one is asked; before that the bot that acted last is asked why.
PLAY = """async ([seed, patience, every]) => {
    let state = seed >>> 0;
    const below = n => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor(state / 4294967296 * n);
    };
    const moment = () => new Promise(done => setTimeout(done, 4));
    const until = async (what, most) => {
        for (const end = performance.now() + most; performance.now() < end; await moment()) {
            const found = what();
            if (found) return found;
        }
        return null;
    };
    const table = () => document.querySelector('.table');
    const key = k => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: k, bubbles: true }));
    const unsaid = () => document.querySelector('[data-no-thought]');
    const said = () => {
        const told = document.querySelector('[data-pondered] [data-thought]');
        return told ? { said: told.textContent.trim() }
            : unsaid() ? { not: unsaid().textContent } : null;
    };
    const out = { over: false, questions: 0, presses: 0, whys: [], silent: [], slowest: 0, stuck: '' };
    let asked = '', since = performance.now();
    while (performance.now() - since < patience) {
        const t = table();
        if (!t || 'busy' in t.dataset) { await moment(); continue; }
        if ('over' in t.dataset) { out.over = true; return out; }
        const base = t.dataset.base;
        if (!base) { await moment(); continue; }
        if (base !== asked) {
            out.slowest = Math.max(out.slowest, performance.now() - since);
            out.questions++;
            asked = base;
            if (out.questions % every === 0 && document.querySelector('[data-why]')) {
                document.querySelector('[data-pondered]') && key('Escape');
                await until(() => !document.querySelector('[data-pondered]'), 2000);
                key('!');
                const told = await until(said, 20000);
                if (told?.said) out.whys.push(told.said); else out.silent.push(told?.not ?? 'nothing');
                key('Escape');
            }
        }
        const lit = [...t.querySelectorAll(':is([data-lit], [data-answer]):not(:disabled)')];
        if (lit.length) {
            const click = new MouseEvent('click', { bubbles: true, cancelable: true });
            lit[below(lit.length)].dispatchEvent(click);
            out.presses++;
            since = performance.now();
        }
        await moment();
    }
    const t = table();
    out.stuck = `${t?.dataset.verb} ${t?.dataset.kind} ${t?.dataset.base}`;
    return out;
}"""


@dataclass
class Sitting:
    """What somebody met with at a table."""

    over: bool
    questions: int
    presses: int
    whys: list[str]  # what bots said, in words
    silent: list[str]  # why one said nothing
    slowest: float  # milliseconds until the next question
    stuck: str  # where, if nothing more could be done


def plays_at_random(ada: Person, seed: int, patience: float, every: int = 1) -> Sitting:
    """Answer at random to the end, with so many seconds of patience for the bots, and ask why now and then:
    at every question, or every second…"""
    ada.asked()
    ada.page.set_default_timeout(0)
    told: dict[str, Any] = ada.page.evaluate(PLAY, [seed, 1000 * patience, every])
    return Sitting(**told)
