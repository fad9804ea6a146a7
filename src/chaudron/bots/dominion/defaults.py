"""A sensible answer to every question a Dominion card can ask, from general principles."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import COPPER, CURSE
from chaudron.games.dominion.choices import (
    DISCARD,
    GAIN,
    PUT_ON_DECK,
    TRASH,
    CardQuestion,
    Question,
)
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO

JUNK: Final = 2


def worth(card: Card) -> int:
    """A rough worth of holding the card: cost, with what cannot be played at the bottom."""
    if card is CURSE:
        return -10
    if card is COPPER:
        return 1
    if card.is_victory and not card.is_action and not card.is_treasure:
        return -5
    return 2 + 10 * card.cost + 5 * card.potion


class Defaults:
    """Keep what is worth most, give away what is worth least, accept what is offered."""

    def treasures(self, view: DominionView, question: CardQuestion) -> list[Card]:
        return view.cards(question)

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        best: Card | None = None
        for c in view.cards(question):
            if best is None or worth(c) > worth(best):
                best = c
        return best

    def answer(self, view: DominionView, question: Question) -> object:
        kind = question.kind
        if kind == YES_NO:
            return False
        if kind == NUMBER:
            return question.lo
        options = view.options(question)
        if kind == ORDER:
            return options
        if kind == NAME:
            return COPPER
        if not isinstance(question, CardQuestion):
            return options[0] if kind == ONE else options[: question.lo]
        cards = [cast(Card, o) for o in options]
        verb = question.verb
        away = verb == DISCARD or verb == TRASH or verb == PUT_ON_DECK
        cards.sort(key=worth, reverse=not away)
        if kind == ONE:
            if question.lo == 0 and verb == TRASH and worth(cards[0]) > JUNK:
                return None
            return cards[0]
        n = question.lo
        if verb == TRASH or verb == DISCARD:
            while n < question.hi and worth(cards[n]) < JUNK:
                n += 1
        elif verb == GAIN:
            n = question.hi
        return cards[:n]
