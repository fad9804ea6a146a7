"""Reads plan files: one rule a line; what cannot be read is told with its line and what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from chaudron.bots.dominion.plans.measures import PHASE, Measure
from chaudron.bots.dominion.plans.names import UnknownCard, card_called
from chaudron.bots.dominion.plans.plan import EQUAL, NO_LIMIT, BuyRule, Condition, Plan, PlayRule
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.bots.dominion.plans.words import (
    ALONE,
    BANE,
    BUY,
    BUYING,
    COLONIES,
    GREEN,
    HEADS,
    LANGUAGES,
    NAME,
    OF_A_CARD,
    OPEN,
    PHASES,
    PLAYING,
    SHELTERS,
    SIGNS,
    TRUTHS,
    VERBS,
    WANTS,
)
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.choices import CHOOSE, PLAY_ACTION
from chaudron.games.dominion.offers import WORDS
from chaudron.kernel.errors import Refusal

LONGEST: Final = 100_000  # characters of a plan that anybody would read
NOT: Final = "not "
SIGN: Final = re.compile(r"\s*(<=|>=|!=|==|<|>|=|≤|≥|≠)\s*")
NUMBER: Final = re.compile(r"-?\d+")
# A measure with what it is multiplied by, divided by, and what is added to it.
SIDE: Final = re.compile(r"(.*?)(?:\s*\*\s*(-?\d+))?(?:\s*/\s*(\d+))?(?:\s*([+-])\s*(\d+))?")
LIMIT: Final = re.compile(r"(.*?)\s+(\d+)")
COMMENT: Final = re.compile(r"(?<!\\)#.*")
LARGEST: Final = 999_999_999_999


class BadLine(Exception):
    """A line cannot be read: why, by a code and what it speaks of."""

    def __init__(self, code: str, text: str, close: list[str]) -> None:
        super().__init__(code)
        self.code = code
        self.text = text
        self.close = close
        self.line = 0

    def refusal(self) -> Refusal:
        close = ", ".join(self.close) or "none"
        hint = f"; {close} would be right" if self.close else ""
        message = f"line {self.line}: {WHY[self.code]}: {self.text!r}{hint}"
        return Refusal(f"plan-{self.code}", message, {"line": self.line, "text": self.text, "close": close})


# What is wrong, by code, in English.
WHY: Final = {
    "verb": "no rule begins so",
    "head": "no such heading",
    "twice": "this is said twice",
    "card": "there is no card called so",
    "number": "this is no number from 1 to 99",
    "large": "this number is too large",
    "condition": "this is no condition",
    "measure": "nothing is measured by this",
    "green": "greening needs a condition",
    "option": "an option is chosen by a card",
    "name": "a plan has a name",
    "empty": "a plan buys something",
    "long": "the plan is too long",
}


class Reading:
    """What was read of a text, and what could not be."""

    def __init__(self, text: str) -> None:
        self.heads: dict[str, str] = {}
        self.wants: list[Card] = []
        self.bane: Card | None = None
        self.buying: dict[str, list[BuyRule]] = {verb: [] for verb in BUYING}
        self.greening: list[list[Condition]] = []
        self.plays: list[PlayRule] = []
        self.problems: list[BadLine] = []
        if len(text) > LONGEST:
            self.report(0, BadLine("long", str(len(text)), [str(LONGEST)]))
            return
        for number, line in enumerate(text.splitlines(), 1):
            bare = COMMENT.sub("", line).replace("\\#", "#").strip()
            if bare:
                try:
                    self.read(bare)
                except BadLine as problem:
                    self.report(number, problem)
        if NAME not in self.heads:
            self.report(1, BadLine("name", "", ["name: …"]))
        if not self.buying["points"] and not self.buying[BUY] and not self.problems:
            self.report(1, BadLine("empty", "", ["buy silver"]))

    def report(self, line: int, problem: BadLine) -> None:
        problem.line = line
        self.problems.append(problem)

    def strategy(self) -> Strategy:
        """What the text says, if all of it can be read."""
        if self.problems:
            raise self.problems[0].refusal()
        says: dict[str, str] = {head: text for head, text in self.heads.items() if head in LANGUAGES}
        buying = self.buying
        plan = Plan(buying[BUY], buying["points"], self.greening, buying[OPEN], self.plays)
        colonies, shelters = (self.heads.get(head) == "yes" for head in (COLONIES, SHELTERS))
        return Strategy(self.heads[NAME], says, self.wants, plan, colonies, shelters, self.bane)

    # ------------------------------------------------------------ lines

    def read(self, line: str) -> None:
        head, colon, rest = line.partition(":")
        if colon:
            self.head(head.strip().lower(), rest.strip())
            return
        line = line.lower()
        bare, when, conditions = split_off(line, "when")
        unless_when, wrong, condition = split_off(bare, "if")
        if wrong:
            raise BadLine("condition", f"if {condition}", [f"{unless_when} when {condition}"])
        verb = next((v for v in VERBS if bare == v or bare.startswith(v + " ")), "")
        if not verb:
            raise BadLine("verb", bare.split()[0] if bare else line, near(bare.split(" ")[0], VERBS))
        what = bare[len(verb) :].strip()
        holding = [self.condition(c) for c in re.split(r"\s+and\s+", conditions)] if when else []
        if verb == GREEN:
            if not holding or what:
                raise BadLine("green", line, ["green when deck money >= 15"])
            self.greening.append(holding)
        elif verb in BUYING:
            name, limit = limited(what)
            self.buying[verb].append(BuyRule(card(name), limit, holding))
        else:
            self.plays.append(self.playing(PLAYING[verb], what, holding))

    def head(self, head: str, text: str) -> None:
        if head not in HEADS:
            raise BadLine("head", head, near(head, HEADS))
        if head in self.heads:
            raise BadLine("twice", head, [])
        if head == WANTS:
            self.wants = [card(name.strip()) for name in text.split(",") if name.strip()]
        if head == BANE:
            self.bane = card(text)
        if head in (COLONIES, SHELTERS) and text not in ("yes", "no"):
            raise BadLine("head", text, [f"{head}: yes", f"{head}: no"])
        self.heads[head] = text

    def playing(self, verb: int, what: str, conditions: list[Condition]) -> PlayRule:
        thing, by, asker = split_off(what, "by")
        source = card(asker) if by else None
        if verb == CHOOSE:
            if source is None or thing not in WORDS:
                asker = asker if source else "minion"
                raise BadLine("option", what, [f"choose {word} by {asker}" for word in near(thing, WORDS)])
            return PlayRule(verb, None, thing, source, NO_LIMIT, conditions)
        if verb == PLAY_ACTION:
            return PlayRule(verb, card(what), "", None, NO_LIMIT, conditions)
        name, limit = limited(thing)
        return PlayRule(verb, card(name), "", source, limit, conditions)

    # ------------------------------------------------------------ conditions

    def condition(self, text: str) -> Condition:
        parts = SIGN.split(text)
        if len(parts) == 1:
            return self.truth(text)
        if len(parts) != 3:
            raise BadLine("condition", text, ["own silver >= 2"])
        left = measure(parts[0])
        compare = SIGNS[parts[1]]
        right = parts[2].strip()
        if left.kind == PHASE:
            if right not in PHASES:
                raise BadLine("measure", right, near(right, PHASES))
            return Condition(left, compare, PHASES[right])
        if NUMBER.fullmatch(right):
            return Condition(left, compare, number(right))
        found = SIDE.fullmatch(right)
        assert found is not None  # all that follows the measure may be missing
        times, over = number(found[2] or "1"), number(found[3] or "1")
        if over == 0:
            raise BadLine("condition", text, ["own silver >= own gold / 2"])
        plus = number(f"{found[4]}{found[5]}") if found[4] else 0
        return Condition(left, compare, plus, measure(found[1]), times, over)

    def truth(self, text: str) -> Condition:
        """A condition that is said alone, or with `not` before it."""
        denied = text.startswith(NOT)
        kind = ALONE.get(text[len(NOT) :].strip() if denied else text, 0)
        if kind not in TRUTHS:
            raise BadLine("condition", text, ["own silver >= 2"])
        return Condition(Measure(kind), EQUAL, 0 if denied else 1)


def split_off(text: str, word: str) -> tuple[str, bool, str]:
    """What stands before and behind a word, if it is there."""
    found = re.split(rf"(?:^|\s+){word}\s+", text, maxsplit=1)
    return found[0].strip(), len(found) > 1, found[1].strip() if len(found) > 1 else ""


def limited(text: str) -> tuple[str, int]:
    """A card's name and the number behind it."""
    found = LIMIT.fullmatch(text)
    if found is None:
        return text, NO_LIMIT
    limit = number(found[2])
    if not 1 <= limit <= NO_LIMIT:
        raise BadLine("number", found[2], [])
    return found[1], limit


def number(digits: str) -> int:
    """A whole number that is not so large that counting with it takes time."""
    if len(digits) > len(str(LARGEST)) + 1 or abs(int(digits)) > LARGEST:
        raise BadLine("large", digits if len(digits) < 20 else f"{digits[:20]}…", [str(LARGEST)])
    return int(digits)


def card(name: str) -> Card:
    try:
        return card_called(name)
    except UnknownCard as error:
        raise BadLine("card", name, error.close) from None


def measure(text: str) -> Measure:
    text = text.strip()
    kind = ALONE.get(text)
    if kind is not None:
        return Measure(kind)
    for word, of_a_card in OF_A_CARD.items():
        if text.startswith(word + " "):
            return Measure(of_a_card, card(text[len(word) :].strip()))
    raise BadLine("measure", text, near(text, [*[f"{word} silver" for word in OF_A_CARD], *ALONE]))


def near(word: str, words: Iterable[str]) -> list[str]:
    """Those of these words that look like it, or else the first of them."""
    offer = list(words)
    return difflib.get_close_matches(word, offer, 3) or offer[:6]


def read(text: str) -> Strategy:
    """The strategy that a text describes, or a refusal that says what its first bad line should be."""
    return Reading(text).strategy()
