"""A bot that follows a plan: what it is asked beyond it gets a sensible answer by itself."""

from __future__ import annotations

from typing import cast

from mypy_extensions import mypyc_attr

from chaudron.bots.dominion.bot import DominionBot
from chaudron.bots.dominion.plans.measures import OPENING_TURNS
from chaudron.bots.dominion.plans.plan import NO_BUYS, BuyRule, Plan, PlayRule, all_hold
from chaudron.bots.dominion.plans.writing import bought_by
from chaudron.bots.dominion.plans.writing import playing as said_by
from chaudron.bots.dominion.reasons import because, sense_of
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import (
    BUY,
    BUY_NOW,
    GAIN,
    PLAY_ACTION,
    CardQuestion,
    DominionQuestion,
    OptionQuestion,
    PlayedQuestion,
)
from chaudron.games.dominion.view import DominionView
from chaudron.kernel.reason import Reason
from chaudron.kernel.request import NAME, NUMBER, ONE, ORDER, YES_NO, Request
from chaudron.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanBot(DominionBot):
    """Buys by a plan, and gains by it where a card lets it choose."""

    def __init__(self, plan: Plan) -> None:
        super().__init__()
        self.plan = plan
        # Of the last answer: the rule that spoke of it, and whether it was followed.
        self.buy_rule: BuyRule | None = None
        self.play_rule: PlayRule | None = None
        self.followed = True
        self.last_asked: DominionQuestion | None = None
        self.last_given: object = None

    def answer(self, view: View, request: Request) -> object:
        self.buy_rule = None
        self.play_rule = None
        self.followed = True
        self.last_given = super().answer(view, request)
        self.last_asked = cast(DominionQuestion, request)
        return self.last_given

    def why(self) -> Reason | None:
        """The rule of the plan; where it has none, the common sense that answered."""
        question = self.last_asked
        if question is None:
            return None
        buying, playing = self.buy_rule, self.play_rule
        if playing is not None:
            why = "plan-play" if self.followed else "plan-not"
            return by_rule(why, said_by(playing), playing.line)
        if buying is not None:
            given = self.last_given
            if not isinstance(given, Card) or not buying.covers(given):
                return None  # whoever builds on this bot knows better
            return by_rule("plan", bought_by(buying, self.plan), buying.line)
        if question.verb == BUY:
            return because("plan-no-buy") if self.last_given is None else None
        return sense_of(question, self.last_given)

    # ------------------------------------------------------------ buying and gaining

    def buy(self, view: DominionView, question: CardQuestion) -> Card | None:
        plan = self.plan
        if plan.opening and view.turns(view.seat) <= OPENING_TURNS:
            card = self.first(view, plan.opening)
            if card is not None:
                return card
        if plan.points and plan.greens(view):
            card = self.first(view, plan.points)
            if card is not None:
                return card
        return self.first(view, plan.buys)

    def first(self, view: DominionView, rules: list[BuyRule]) -> Card | None:
        for rule in rules:
            card = rule.on_offer(view)
            if card is not None:
                self.buy_rule = rule
                return card
        return None

    def gain(self, view: DominionView, cards: list[Card]) -> Card | None:
        """Which of these the plan would have, for nothing."""
        plan = self.plan
        for rules in (plan.points if plan.greens(view) else NO_BUYS, plan.buys):
            for rule in rules:
                for card in cards:
                    if rule.covers(card) and rule.wanted(view):
                        self.buy_rule = rule
                        return card
        return None

    # ------------------------------------------------------------ playing

    def action(self, view: DominionView, question: CardQuestion) -> Card | None:
        """The first that the plan would play; of those it says nothing about, what sense would."""
        if not self.plan.plays:
            return super().action(view, question)
        cards = view.cards(question)
        ruled: list[Card] = []
        keeping: PlayRule | None = None  # the first that speaks of one of them and does not hold
        for rule in self.plan.plays:
            if rule.verb == PLAY_ACTION:
                meant = [c for c in cards if rule.covers(c)]
                if meant and all_hold(rule.conditions, view):
                    self.play_rule = rule
                    return meant[0]
                if meant and not ruled:
                    keeping = rule
                ruled += meant
        if not ruled:
            return super().action(view, question)
        rest = [c for c in cards if c not in ruled]
        if rest:
            return super().action(view, among(question, rest, question.lo, question.hi))
        self.play_rule, self.followed = keeping, False
        return None

    def other(self, view: DominionView, question: DominionQuestion) -> object:
        if self.plan.plays:
            rules = [rule for rule in self.plan.plays if speaks_of(rule, question)]
            if rules:
                return self.by_rules(view, question, rules)
        verb = question.verb
        if (verb == GAIN or verb == BUY_NOW) and question.kind == ONE and not_others(question):
            card = self.gain(view, [cast(Card, o) for o in view.options(question)])
            if card is not None:
                return card
        return super().other(view, question)

    def by_rules(self, view: DominionView, question: DominionQuestion, rules: list[PlayRule]) -> object:
        """An answer by the rules that speak of this question; what they leave open is answered by sense."""
        kind = question.kind
        holding = [rule for rule in rules if all_hold(rule.conditions, view)]
        self.play_rule, self.followed = rules[0], False
        if isinstance(question, OptionQuestion):
            return self.by_options(view, question, holding)
        if kind == YES_NO:
            for rule in holding:
                if rule.covers(question.subject):
                    self.follow(rule)
                    return True
            return False
        if kind == NAME and holding:
            self.follow(holding[0])
            return holding[0].card
        if kind == NAME or kind == NUMBER or kind == ORDER or isinstance(question, PlayedQuestion):
            return self.by_sense(view, question)
        left = [cast(Card, o) for o in view.options(question)]
        chosen: list[Card] = []
        first: PlayRule | None = None  # that gives something
        for rule in holding:
            n = 0
            for card in [c for c in left if rule.covers(c)]:
                if n < rule.limit and len(chosen) < question.hi:
                    left.remove(card)
                    chosen.append(card)
                    n += 1
            if n and first is None:
                first = rule
                self.follow(rule)
        if kind == ONE:
            if chosen:
                return chosen[0]
            return None if question.lo == 0 else self.by_sense(view, question)
        short = question.lo - len(chosen)
        if short > 0:
            rest = among(question, left, short, short)
            chosen += cast(list[Card], super().other(view, rest))
            if first is None:
                self.play_rule = None
        return chosen

    def follow(self, rule: PlayRule) -> None:
        self.play_rule, self.followed = rule, True

    def by_sense(self, view: DominionView, question: DominionQuestion) -> object:
        """An answer that rules speak of and do not give."""
        self.play_rule = None
        return super().other(view, question)

    def by_options(self, view: DominionView, question: OptionQuestion, rules: list[PlayRule]) -> object:
        """The options that the rules name, the first of them first, and what is lacking by sense."""
        naming = [rule for rule in rules if rule.option in question.given]
        if not naming:
            return self.by_sense(view, question)
        self.follow(naming[0])
        options = [rule.option for rule in naming][: question.hi]
        if question.hi == 1:
            return options[0]
        if len(options) < question.lo:
            for option in cast(list[str], super().other(view, question)) + question.given:
                if option not in options and len(options) < question.lo:
                    options.append(option)
        return options


def by_rule(why: str, rule: str, line: int) -> Reason:
    return Reason(f"dominion-why-{why}", {"rule": rule, "line": line})


def among(question: DominionQuestion, cards: list[Card], lo: int, hi: int) -> CardQuestion:
    """The same question about these cards alone."""
    kind = question.kind
    q = CardQuestion(question.player, question.decider, kind, question.verb, lo, hi, question.source, cards)
    q.of = question.of
    q.concerning = question.concerning
    q.occasion = question.occasion
    return q


def speaks_of(rule: PlayRule, question: DominionQuestion) -> bool:
    if rule.verb != question.verb or not not_others(question):
        return False
    return rule.source is None or rule.source is question.source


def not_others(question: DominionQuestion) -> bool:
    """True unless it is about another player's cards."""
    return question.of < 0 or question.of == question.player
