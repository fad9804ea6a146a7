"""A plan: what to buy and when, how to begin and to end, and how to play cards that need more than sense.

Plans are made of small things that never change. Whoever varies a plan makes another one of them.
"""

from __future__ import annotations

from typing import Final

from chaudron.bots.dominion.plans.measures import Measure
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.view import DominionView

LESS: Final = 1
AT_MOST: Final = 2
EQUAL: Final = 3
AT_LEAST: Final = 4
MORE: Final = 5
UNEQUAL: Final = 6

NO_LIMIT: Final = 99


class Condition:
    """A measure compared with a number, or with another measure: `right * times / over + number`."""

    def __init__(
        self,
        left: Measure,
        compare: int,
        number: int,
        right: Measure | None = None,
        times: int = 1,
        over: int = 1,
    ) -> None:
        self.left = left
        self.compare = compare
        self.number = number
        self.right = right
        self.times = times
        self.over = over  # at least 1; nothing is rounded

    def holds(self, view: DominionView) -> bool:
        a = self.left.of(view)
        b = self.number
        if self.right is not None:
            a *= self.over
            b = self.right.of(view) * self.times + b * self.over
        compare = self.compare
        if compare == LESS:
            return a < b
        if compare == AT_MOST:
            return a <= b
        if compare == AT_LEAST:
            return a >= b
        if compare == MORE:
            return a > b
        return (a == b) == (compare == EQUAL)


ALWAYS: Final[list[Condition]] = []


def all_hold(conditions: list[Condition], view: DominionView) -> bool:
    for condition in conditions:
        if not condition.holds(view):
            return False
    return True


class BuyRule:
    """Buy this card up to so many copies, if all conditions hold; a mixed pile stands for all its cards."""

    def __init__(
        self, card: Card, limit: int = NO_LIMIT, conditions: list[Condition] = ALWAYS, line: int = 0
    ) -> None:
        self.card = card
        self.limit = limit
        self.conditions = conditions
        self.line = line  # of the text that says it, if there is one
        self.pile = card.name if card.text.is_pile else ""

    def wanted(self, view: DominionView) -> bool:
        """True if one more is wanted, whatever it costs."""
        if self.limit != NO_LIMIT and self.owned(view) >= self.limit:
            return False
        return not self.conditions or all_hold(self.conditions, view)

    def owned(self, view: DominionView) -> int:
        if self.pile:
            return len([c for c in view.owned(view.seat) if c.text.part_of == self.pile])
        return view.count(self.card)

    def covers(self, card: Card) -> bool:
        """True if this card is meant."""
        return card is self.card or (self.pile != "" and card.text.part_of == self.pile)

    def on_offer(self, view: DominionView) -> Card | None:
        """The card to buy by this rule now, if there is one."""
        card = self.card
        if self.pile:
            for c in view.supply():
                if c.text.part_of == self.pile and view.may_buy(c):
                    return c if self.wanted(view) else None
            return None
        return card if view.may_buy(card) and self.wanted(view) else None


class PlayRule:
    """An answer where a card's default is not enough.

    With the verb PLAY_ACTION: play the card. With others: trash, discard, gain, name… this card, or choose
    this option; if `source` is given, only when that card asks. A mixed pile stands for all its cards.
    """

    def __init__(
        self,
        verb: int,
        card: Card | None,
        option: str = "",
        source: Card | None = None,
        limit: int = NO_LIMIT,
        conditions: list[Condition] = ALWAYS,
        line: int = 0,
    ) -> None:
        self.verb = verb
        self.card = card
        self.option = option
        self.source = source
        self.limit = limit  # cards at a time
        self.conditions = conditions
        self.line = line  # of the text that says it, if there is one
        self.pile = card.name if card is not None and card.text.is_pile else ""

    def covers(self, card: Card | None) -> bool:
        """True if this card is meant."""
        if card is None:
            return False
        return card is self.card or (self.pile != "" and card.text.part_of == self.pile)


NO_BUYS: Final[list[BuyRule]] = []
NO_PLAYS: Final[list[PlayRule]] = []
NO_CASES: Final[list[list[Condition]]] = []


class Plan:
    """Rules in order: the first that can be followed is.

    The opening counts in the first two turns. Points come before all other buys once greening has begun:
    in one of its cases, or from the first turn if it has none.
    """

    def __init__(
        self,
        buys: list[BuyRule],
        points: list[BuyRule] = NO_BUYS,
        greening: list[list[Condition]] = NO_CASES,
        opening: list[BuyRule] = NO_BUYS,
        plays: list[PlayRule] = NO_PLAYS,
    ) -> None:
        self.buys = buys
        self.points = points
        self.greening = greening
        self.opening = opening
        self.plays = plays

    def greens(self, view: DominionView) -> bool:
        """True if points are due."""
        for case in self.greening:
            if all_hold(case, view):
                return True
        return not self.greening

    def cards(self) -> list[Card]:
        """Every card that it may buy, each once."""
        found: list[Card] = []
        for rule in self.opening + self.points + self.buys:
            if rule.card not in found:
                found.append(rule.card)
        return found
