"""How a person answers at the board of Alchemists: by mouse, by keyboard or by thumb."""

from __future__ import annotations

import random
from typing import Any

from chaudron.games.alchemists.alchemy import INGREDIENTS
from chaudron.testing.browser.people import PRIMARY, Json, Person, Seen, has
from chaudron.testing.browser.tables import MOST_QUESTIONS, all_answer_to_the_end

PAIRS = {"mix", "animate", "debunk"}
DRAFTED = PAIRS | {"sell_potion", "guarantee", "exhibit", "publish"}
# Where the choices of a step lie, and those whose digits are their order.
LYING = {
    "sell_potion": ".visitor [data-lit]",
    "guarantee": ".ladder [data-lit]",
    "exhibit": ".exhibition [data-lit]",
    "claim": ".claims [data-lit]",
    "publish": ".cell[data-lit], .label [data-lit]",
    "entry": ".sign[data-lit]:not(.chosen)",
    "signs": "[data-tray] [data-lit]",
    "seal": ".seals [data-lit]",
}
COUNTED = {"sell_potion", "guarantee", "exhibit", "claim"}
STEP = "document.querySelector('[data-step]').dataset.step"
LIT = "s => [...document.querySelectorAll(s)].filter(e => e.checkVisibility()).map(e => e.dataset.lit)"


def lively(prompt: Json, rnd: random.Random) -> Any:
    """An answer that makes things happen: whoever may act, mostly does."""
    options: list[str] = prompt.get("options", [])
    if prompt["kind"] == "yes_no":
        return rnd.random() < 0.8
    if prompt["kind"] == "number":
        return rnd.randint(prompt["lo"], prompt["hi"])
    if prompt["kind"] == "some":
        return rnd.sample(options, prompt["lo"])
    if prompt["lo"] == 0 and rnd.random() < 0.06:
        return None
    return rnd.choice(options)


def lit(ada: Person, within: str = "") -> list[str]:
    """What can be chosen now, in a part of the board."""
    found: list[str] = ada.page.evaluate(LIT, f"{within} [data-lit]:not([data-primary])")
    return found


def two(ada: Person, rnd: random.Random, keys: bool) -> None:
    """Two ingredients, one after the other."""
    single = [o for o in lit(ada) if o in INGREDIENTS]
    first = single[0] if keys else rnd.choice(single)
    ada.key(str(INGREDIENTS.index(first) + 1)) if keys else ada.press(ada.lit(first))
    other = rnd.choice([o for o in lit(ada) if o in INGREDIENTS and o != first])
    ada.key(str(INGREDIENTS.index(other) + 1)) if keys else ada.press(ada.lit(other))


def draft(ada: Person, rnd: random.Random, keys: bool) -> None:
    """Everything that is sent together, step by step, then the button."""
    while not has(ada, PRIMARY):
        step = str(ada.page.evaluate(STEP))
        if step in PAIRS:
            two(ada, rnd, keys)
            continue
        n = rnd.randrange(ada.page.locator(LYING[step]).count())
        ada.key(str(n + 1)) if keys and step in COUNTED else ada.press(LYING[step], n)
    ada.key("Space") if keys else ada.press(PRIMARY)


def answer(ada: Person, seen: Seen, rnd: random.Random, keys: bool = False, zeal: float = 0.9) -> None:
    """Give an answer as the board offers it; `zeal` is how likely somebody acts who need not."""
    idle = "[data-decline]" if has(ada, "[data-decline]") else PRIMARY
    if seen.kind == "yes_no":
        ada.key("y") if keys else ada.press(PRIMARY)
    elif seen.kind == "some":
        while not has(ada, PRIMARY):
            ada.press("[data-lit][aria-pressed=false]")
        ada.press(PRIMARY)
    elif seen.kind == "one" and has(ada, idle) and rnd.random() > zeal:
        ada.key("n") if keys else ada.press(idle)
    elif seen.verb in DRAFTED and not (seen.verb == "debunk" and any(":" in o for o in seen.lit)):
        draft(ada, rnd, keys)
    elif seen.verb == "report":
        ada.press(ada.lit(rnd.choice(lit(ada))))
        if has(ada, PRIMARY) and ada.see().base == seen.base:
            ada.press(PRIMARY)
    else:
        options = lit(ada)
        ada.press(ada.lit(rnd.choice(options))) if options else ada.press(PRIMARY)


def study_to_the_end(ada: Person, seed: int = 1, keys: bool = False, zeal: float = 0.9) -> list[str]:
    """Answer until the game is over; the verbs of the questions."""
    rnd = random.Random(seed)
    base, verbs = "", list[str]()
    for _ in range(MOST_QUESTIONS):
        seen = ada.asked(base)
        if seen.over:
            return verbs
        verbs.append(seen.verb)
        answer(ada, seen, rnd, keys, zeal)
        base = seen.base
    raise AssertionError("the game does not end")


def all_study_to_the_end(people: list[Person], seed: int = 1) -> int:
    """Everybody answers until the game is over; the number of questions."""
    rnd = random.Random(seed)
    return all_answer_to_the_end(people, lambda i, seen: answer(people[i], seen, rnd))
