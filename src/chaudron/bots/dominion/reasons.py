"""Why a bot answered so, and what else it might have answered."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import (
    BUY_NOW,
    DISCARD,
    DISCARD_TOP,
    GAIN,
    NAME_CARD,
    ORDER_ON_DECK,
    PASS,
    PLAY_ACTION,
    PLAY_TREASURES,
    PUT_ON_DECK,
    RETURN,
    REVEAL,
    TRASH,
    DominionQuestion,
)
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.reason import Reason
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO

CANDIDATES: Final = 4  # answers that are compared
# The sentence of what a card asks, by what is decided; where there is none, it is common sense.
SENSE: Final[dict[int, str]] = {
    PLAY_TREASURES: "treasures",
    DISCARD: "discard",
    DISCARD_TOP: "top",
    TRASH: "part",
    PASS: "part",
    RETURN: "part",
    GAIN: "gain",
    BUY_NOW: "gain",
    PUT_ON_DECK: "deck",
    ORDER_ON_DECK: "deck",
    REVEAL: "reveal",
    NAME_CARD: "name",
}


def because(why: str, card: Card | None = None) -> Reason:
    args: dict[str, object] = {} if card is None else {"card": f"dominion-card-{card.name}"}
    return Reason(f"dominion-why-{why}", args)


def sense_of(question: DominionQuestion, answer: object) -> Reason:
    """Why somebody with common sense answers so."""
    if question.verb == PLAY_ACTION:
        action = cast("Card | None", answer)
        return because("action" if action is not None else "no-action", action)
    if question.of >= 0 and question.of != question.player:
        return because("harm")
    return because(SENSE.get(question.verb, "sense"))


# ---------------------------------------------------------------- what else


def other_answers(view: DominionView, question: DominionQuestion, answer: object) -> list[object]:
    """A few other answers to a question, the likeliest first."""
    kind = question.kind
    if question.verb == PLAY_TREASURES:  # all that help: nobody thinks of playing fewer
        return []
    if kind == YES_NO:
        return [not answer]
    if kind == NUMBER:
        n = cast(int, answer)
        return [m for m in (n - 1, n + 1) if question.lo <= m <= question.hi]
    if kind == NAME:
        others: list[object] = [*nameable(view, question)]
    elif kind == ONE:
        others = view.options(question)
        if question.lo == 0:
            others.append(None)
    elif kind == ORDER:
        given = cast(list[object], answer)
        others = [[*given[1:], given[0]], given[::-1]] if given else []
    else:
        others = like(question, cast(list[object], answer), view.options(question))
    found: list[object] = []
    names = [said(question, answer)]
    for other in others:
        name = said(question, other)
        if name not in names and len(found) < CANDIDATES - 1:
            names.append(name)
            found.append(other)
    return found


def said(question: DominionQuestion, answer: object) -> str:
    """An answer as it is told: of several cards, the order counts only where it is asked for."""
    if isinstance(answer, list):
        names = [question.name_of(each) for each in answer]
        return " ".join(names if question.kind == ORDER else sorted(names))
    return str(question.dump_answer(answer))


def like(question: DominionQuestion, chosen: list[object], options: list[object]) -> list[object]:
    """Nearly the same choice of several: one more, one less, or another in place of the last."""
    left = options
    for each in chosen:
        for i, option in enumerate(left):
            if option is each or option == each:
                del left[i]
                break
    out: list[object] = []
    if len(chosen) > question.lo:
        out.append(chosen[:-1])
    if len(chosen) < question.hi:
        out += [[*chosen, option] for option in left[:1]]
    if chosen:
        out += [[*chosen[:-1], option] for option in left]
    return out


def nameable(view: DominionView, question: DominionQuestion) -> list[Card]:
    """Cards that may well be named: of the seat's own deck those that it has most of, else of the Supply."""
    own = view.unseen(question.player) if question.of < 0 else []
    if not own:
        return view.supply()
    return sorted(set(own), key=lambda c: (-own.count(c), c.name))
