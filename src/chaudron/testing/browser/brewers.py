"""How a person answers at the board of The Quacks: by mouse, by keyboard or by thumb."""

from __future__ import annotations

import random
from typing import Any

from chaudron.testing.browser.people import PRIMARY, Json, Person, Seen, has
from chaudron.testing.browser.tables import MOST_QUESTIONS, all_answer_to_the_end

CAREFUL = 15  # per cent: a brewer who stops above this lives long
RISK = "Number(document.querySelector('[data-risk]')?.dataset.risk ?? 0)"


def goes_on(ada: Person, seen: Seen, draws: int) -> bool:
    """A brewer who reads the risk on the board."""
    return "draw" in seen.lit and draws > 0 and ada.page.evaluate(RISK) <= CAREFUL


def by_pointer(ada: Person, seen: Seen, draws: int) -> None:
    """Draw while it is safe, buy the dearest, otherwise what costs nothing, or else the first thing lit."""
    waits(ada)
    if seen.verb == "brew":
        ada.press(ada.lit("draw" if goes_on(ada, seen, draws) else "stop"))
    elif seen.verb == "buy" and seen.lit:
        ada.press(ada.lit(seen.lit[-1]))
    elif has(ada, PRIMARY):
        ada.press(PRIMARY)
    else:
        ada.press("[data-lit]")


def by_keyboard(ada: Person, seen: Seen, draws: int) -> None:
    """The same with keys only."""
    waits(ada)
    if seen.verb == "brew":
        ada.key("Space" if goes_on(ada, seen, draws) else "e")
    elif seen.verb == "buy" and seen.lit:
        ada.key("1")
    else:
        ada.key("Space" if has(ada, PRIMARY) else "1")


def waits(ada: Person) -> None:
    """Scoring tells itself before the next question is put."""
    ada.page.wait_for_selector(f"[data-lit], {PRIMARY}", state="attached")


def lively(prompt: Json, rnd: random.Random, favourites: tuple[str, ...] = ()) -> Any:
    """An answer that makes things happen."""
    options: list[str] = prompt.get("options", [])
    if prompt["kind"] == "yes_no":
        return rnd.random() < 0.7
    if prompt["kind"] == "number":
        return rnd.randint(prompt["lo"], prompt["hi"])
    if prompt["kind"] == "order":
        return rnd.sample(options, len(options))
    if prompt["verb"] == "brew":
        special = [o for o in options if o not in ("draw", "stop")]
        if special and rnd.random() < 0.25:
            return rnd.choice(special)
        return "draw" if "draw" in options and rnd.random() < 0.88 else "stop"
    if prompt["lo"] == 0 and prompt["verb"] not in ("buy", "keep") and rnd.random() < 0.2:
        return None
    return rnd.choice([o for o in options if o.split("-")[0] in favourites] or options)


def brew_to_the_end(ada: Person, hands: str = "pointer", most_draws: int = 20) -> int:
    """Answer until the game is over; the number of questions."""
    base, draws = "", most_draws
    for asked in range(MOST_QUESTIONS):
        seen = ada.asked(base)
        if seen.over:
            return asked
        draws = draws - 1 if seen.verb == "brew" else most_draws
        (by_keyboard if hands == "keyboard" else by_pointer)(ada, seen, draws)
        base = seen.base
    raise AssertionError("the game does not end")


def all_brew_to_the_end(people: list[Person], most_draws: int = 20) -> int:
    """Everybody answers until the game is over; the number of questions."""
    draws = [most_draws] * len(people)

    def answer(i: int, seen: Seen) -> None:
        draws[i] = draws[i] - 1 if seen.verb == "brew" else most_draws
        by_pointer(people[i], seen, draws[i])

    return all_answer_to_the_end(people, answer)


def give(ada: Person, prompt: Json, answer: Any) -> None:
    """Give this answer by pressing what is lit."""
    kind = prompt["kind"]
    if kind == "yes_no":
        button = "[data-yes]" if answer else "[data-no]"
        ada.press(button if has(ada, button) else PRIMARY)
    elif kind == "order":
        for option in answer[:-1]:  # the last is clear by then
            ada.press(ada.lit(option) + ":not([aria-pressed=true])")
    elif answer is None:
        ada.press(PRIMARY)
    else:
        ada.press(ada.lit(str(answer)))
