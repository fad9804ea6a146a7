"""How a person who plays Big Money answers at the board of Dominion: by pointer or by keyboard."""

from __future__ import annotations

from chaudron.testing.browser.people import Person, Seen

WISHES = ["colony", "province", "platinum", "gold", "silver"]
LATE = ["colony", "province", "duchy", "gold", "silver"]
MOST_QUESTIONS = 400
CHOICE = "[data-lit]:not([data-primary], [aria-pressed=true])"
READY = "() => !document.querySelector('[data-primary]').disabled"  # what was chosen is enough


def wish(ada: Person, seen: Seen) -> str | None:
    """What a player who sees only the board would buy: Big Money, like the other side."""
    left = ada.page.evaluate("Number(document.querySelector('[data-pile=province]').dataset.left)")
    return next((w for w in (LATE if left < 5 else WISHES) if w in seen.lit), None)


def by_pointer(ada: Person, seen: Seen) -> None:
    if seen.verb == "buy" and (card := wish(ada, seen)):
        ada.press(ada.lit(card))
    else:
        while not ada.page.evaluate(READY):  # a Militia wants cards
            ada.press(CHOICE)
            if seen.kind == "one":
                return
        ada.press("[data-primary]")


def by_keyboard(ada: Person, seen: Seen) -> None:
    """Keys only: the letters of the map, digits where there is one, names and Enter elsewhere."""
    if seen.verb == "play_treasures":
        ada.key("t")
    elif seen.verb == "buy" and (card := wish(ada, seen)):
        digit = ada.page.evaluate("s => document.querySelector(s + ' kbd')?.textContent", ada.lit(card))
        if digit:
            ada.key(digit)
            return
        told: str = ada.page.evaluate("s => document.querySelector(s).innerText", ada.lit(card))
        name = told.split(",", 1)[0]
        ada.key(f"Shift+{name[0]}")
        ada.page.keyboard.type(name[1:])
        ada.key("Enter")
    elif seen.kind == "yes_no":
        ada.key("n")
    elif seen.verb in ("play_action", "buy"):
        ada.key("e")
    else:
        for digit in "123456789":
            if ada.page.evaluate(READY):
                break
            ada.key(digit)
            if seen.kind == "one":
                return
        ada.key("Space")


def play_on(ada: Person, hands: str) -> int:
    """Answer until the game is over; the number of questions."""
    base, asked = "", 0
    for asked in range(MOST_QUESTIONS):  # noqa: B007
        seen = ada.asked(base)
        if seen.over:
            break
        (by_keyboard if hands == "keyboard" else by_pointer)(ada, seen)
        base = "" if seen.verb == "play_action" else seen.base
    return asked
