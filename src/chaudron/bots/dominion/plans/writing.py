"""Writes strategies as text: the form that every plan file can be brought into."""

from __future__ import annotations

from chaudron.bots.dominion.plans.measures import LAST_OF_A_CARD, PHASE, Measure
from chaudron.bots.dominion.plans.plan import EQUAL, NO_LIMIT, BuyRule, Condition, Plan, PlayRule
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.words import (
    ALONE,
    BUY,
    GREEN,
    OF_A_CARD,
    OPEN,
    PHASES,
    PLAYING,
    POINTS,
    SIGNS,
    TRUTHS,
    word_of,
)


def write(strategy: Strategy) -> str:
    """The strategy in canonical form; read again it is the same."""
    head = [f"name: {said(strategy.name)}"]
    head += [f"{language}: {said(sentence)}" for language, sentence in strategy.says.items()]
    if strategy.wants:
        head.append(f"wants: {', '.join([card.name for card in strategy.wants])}")
    if strategy.colonies:
        head.append("colonies: yes")
    if strategy.shelters:
        head.append("shelters: yes")
    if strategy.bane is not None:
        head.append(f"bane: {strategy.bane.name}")
    plan = strategy.plan
    parts = [
        [buying(OPEN, rule) for rule in plan.opening],
        [f"{GREEN} when {all_of(case)}" for case in plan.greening],
        [buying(POINTS, rule) for rule in plan.points],
        [buying(BUY, rule) for rule in plan.buys],
        [playing(rule) for rule in plan.plays],
    ]
    return "\n\n".join(["\n".join(part) for part in [head, *parts] if part]) + "\n"


def said(text: str) -> str:
    """Words of people in one line, in which nothing begins a comment."""
    return " ".join(text.split()).replace("#", "\\#")


def bought_by(rule: BuyRule, plan: Plan) -> str:
    """A rule of this plan, as its text has it."""
    return buying(OPEN if rule in plan.opening else POINTS if rule in plan.points else BUY, rule)


def buying(verb: str, rule: BuyRule) -> str:
    limit = "" if rule.limit == NO_LIMIT else f" {rule.limit}"
    return f"{verb} {rule.card.name}{limit}{when(rule.conditions)}"


def playing(rule: PlayRule) -> str:
    thing = rule.option if rule.card is None else rule.card.name
    limit = "" if rule.limit == NO_LIMIT else f" {rule.limit}"
    by = "" if rule.source is None else f" by {rule.source.name}"
    return f"{word_of(PLAYING, rule.verb)} {thing}{limit}{by}{when(rule.conditions)}"


def when(conditions: list[Condition]) -> str:
    return f" when {all_of(conditions)}" if conditions else ""


def all_of(conditions: list[Condition]) -> str:
    return " and ".join([condition(c) for c in conditions])


def condition(c: Condition) -> str:
    left = measure(c.left)
    if is_truth(c):
        return left if c.number else f"not {left}"
    sign = word_of(SIGNS, c.compare)
    if c.right is None:
        number = word_of(PHASES, c.number) if c.left.kind == PHASE else str(c.number)
        return f"{left} {sign} {number}"
    times = "" if c.times == 1 else f" * {c.times}"
    over = "" if c.over == 1 else f" / {c.over}"
    plus = "" if c.number == 0 else f" {'+' if c.number > 0 else '-'} {abs(c.number)}"
    return f"{left} {sign} {measure(c.right)}{times}{over}{plus}"


def is_truth(c: Condition) -> bool:
    """True for a condition that is said alone, or after `not`."""
    return c.left.kind in TRUTHS and c.right is None and c.compare == EQUAL and c.number in (0, 1)


def measure(m: Measure) -> str:
    if m.kind <= LAST_OF_A_CARD:
        return f"{word_of(OF_A_CARD, m.kind)} {m.card.name}"
    return word_of(ALONE, m.kind)
