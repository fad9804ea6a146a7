"""Reads plan files: one rule a line; what cannot be read is told with its line and what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from chaudron.bots.dominion.plans.asking import (
    OPTIONS,
    SHOWN_BY_THEMSELVES,
    brought_by,
    in_kingdoms,
    who_asks_to_show,
    with_option,
)
from chaudron.bots.dominion.plans.measures import PHASE, Measure
from chaudron.bots.dominion.plans.names import UnknownCard, card_called
from chaudron.bots.dominion.plans.plan import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    NO_LIMIT,
    UNEQUAL,
    BuyRule,
    Condition,
    Plan,
    PlayRule,
)
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
    POINTS,
    SHELTERS,
    SIGNS,
    TRUTHS,
    VERBS,
    WANTS,
    word_of,
)
from chaudron.games.dominion.card import CARDS, Card
from chaudron.games.dominion.choices import CHOOSE, NAME_CARD, PLAY_ACTION, REVEAL
from chaudron.games.dominion.kingdoms import may_be_bane
from chaudron.kernel.errors import Refusal

LONGEST: Final = 100_000  # characters of a plan that anybody would read
MOST_WANTED: Final = 10  # piles that a kingdom has
NOT: Final = "not "
OR: Final = re.compile(r"\s+or\s+")
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


# What may stand behind a verb or a heading.
EXAMPLES: Final = {
    POINTS: "province",
    "play": "smithy",
    "trash": "estate by chapel",
    "choose": "coins by minion",
    "reveal": "moat",
    WANTS: "chapel",
    BANE: "moat",
}
TURNED: Final = {LESS: MORE, AT_MOST: AT_LEAST, AT_LEAST: AT_MOST, MORE: LESS, EQUAL: EQUAL, UNEQUAL: UNEQUAL}
OPPOSITE: Final = {
    LESS: AT_LEAST,
    AT_MOST: MORE,
    AT_LEAST: LESS,
    MORE: AT_MOST,
    EQUAL: UNEQUAL,
    UNEQUAL: EQUAL,
}
# What is wrong, by code, in English.
WHY: Final = {
    "verb": "no rule begins so",
    "blank": "nothing stands behind this",
    "word": "this is no word of rules",
    "head": "no such heading",
    "yes-no": "this is yes or no",
    "wants": "no kingdom is laid out with this for its own sake",
    "many": "a kingdom has ten piles",
    "bane": "a Bane costs 2 or 3 coins",
    "twice": "this is said twice",
    "card": "there is no card called so",
    "number": "this is no number from 1 to 99",
    "large": "this number is too large",
    "condition": "this is no condition",
    "when": "no condition stands behind this",
    "or": "conditions are joined by `and`; for `or` there are two rules",
    "first": "the measure comes first",
    "phase": "the phase comes first, and is opening, middle or end",
    "measure": "nothing is measured by this",
    "green": "greening needs a condition",
    "option": "no card has this option",
    "play": "this is no Action",
    "pile": "this is a pile of different cards",
    "reveal": "nobody asks for this",
    "name": "a plan has a name",
    "empty": "a plan buys something",
    "long": "the plan is too long",
}


class Reading:
    """What was read of a text, and what could not be."""

    def __init__(self, text: str) -> None:
        self.heads: dict[str, str] = {}
        self.line = 0  # that is being read
        self.said: list[str] = []  # headings, the bad ones among them
        self.wants: list[Card] = []
        self.bane: Card | None = None
        self.buying: dict[str, list[BuyRule]] = {verb: [] for verb in BUYING}
        self.greening: list[list[Condition]] = []
        self.plays: list[PlayRule] = []
        self.problems: list[BadLine] = []
        if len(text) > LONGEST:
            self.report(0, BadLine("long", str(len(text)), [str(LONGEST)]))
            return
        for n, line in enumerate(text.splitlines(), 1):
            self.line = n
            bare = COMMENT.sub("", line).replace("\\#", "#").strip()
            if bare:
                try:
                    self.read(bare)
                except BadLine as problem:
                    self.report(n, problem)
        if NAME not in self.said:
            self.report(1, BadLine("name", "", ["name: …"]))
        if not self.buying[POINTS] and not self.buying[BUY] and not self.problems:
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
        plan = Plan(buying[BUY], buying[POINTS], self.greening, buying[OPEN], self.plays)
        colonies, shelters = (self.heads.get(head) == "yes" for head in (COLONIES, SHELTERS))
        return Strategy(self.heads[NAME], says, self.wants, plan, colonies, shelters, self.bane)

    # ------------------------------------------------------------ lines

    def read(self, line: str) -> None:
        head, colon, rest = line.partition(":")
        if colon:
            self.head(head.strip().lower(), rest.strip())
            return
        line = " ".join(line.lower().split())
        bare, when, conditions = split_off(line, "when")
        for word in ("if", "unless"):
            before, wrong, condition = split_off(bare, word)
            if wrong:
                right = condition if word == "if" else opposite(condition)
                raise BadLine("word", word, [f"{before} when {right or '…'}"])
        verb = next((v for v in VERBS if bare == v or bare.startswith(v + " ")), "")
        if not verb:
            raise BadLine("verb", bare.split()[0] if bare else line, near(bare.split(" ")[0], VERBS))
        what = bare[len(verb) :].strip()
        if verb == GREEN:
            if not conditions or what:
                raise BadLine("green", line, ["green when deck money >= 15"])
            self.greening.append(self.conditions(bare, conditions))
            return
        thing = split_off(what, "by")[0]
        if not thing:
            raise BadLine("blank", verb, [f"{verb} {EXAMPLES.get(verb, 'silver')}"])
        if when and not conditions:
            raise BadLine("when", "when", [f"{bare} when own silver >= 2"])
        holding = self.conditions(bare, conditions) if when else []
        if verb in BUYING:
            name, limit = limited(what)
            self.buying[verb].append(BuyRule(card(name), limit, holding, self.line))
        else:
            self.plays.append(self.playing(PLAYING[verb], what, holding))

    def head(self, head: str, text: str) -> None:
        if head not in HEADS:
            raise BadLine("head", head, near(head, HEADS))
        if head in self.said:
            raise BadLine("twice", head, [])
        self.said.append(head)
        if head in (COLONIES, SHELTERS) and text.lower() not in ("yes", "no"):
            raise BadLine("yes-no", head, [f"{head}: yes", f"{head}: no"])
        if not text:
            raise BadLine("blank", f"{head}:", [f"{head}: {EXAMPLES.get(head, '…')}"])
        if head == WANTS:
            self.wants = wanted(text)
        if head == BANE:
            bane = card(text)
            if not may_be_bane(bane):
                raise BadLine("bane", text, [f"{BANE}: {EXAMPLES[BANE]}"])
            self.bane = bane
        self.heads[head] = text.lower() if head in (COLONIES, SHELTERS) else text

    def playing(self, verb: int, what: str, conditions: list[Condition]) -> PlayRule:
        thing, by, asker = split_off(what, "by")
        source = card(asker) if by else None
        if verb == CHOOSE:
            if source is None or thing not in OPTIONS.get(source.name, []):
                raise BadLine("option", what, choices(thing, source))
            return PlayRule(verb, None, thing, source, NO_LIMIT, conditions, self.line)
        if verb == PLAY_ACTION:
            action = card(what)
            if not action.is_action:
                raise BadLine("play", what, [f"play {EXAMPLES['play']}"])
            return PlayRule(verb, action, "", None, NO_LIMIT, conditions, self.line)
        name, limit = limited(thing)
        handled = card(name)
        if verb == NAME_CARD and handled.text.is_pile:
            raise BadLine(
                "pile", name, [f"call {c.name}" for c in CARDS if c.text.part_of == handled.name][:3]
            )
        if verb == REVEAL:
            check_shown(handled, source, what)
        return PlayRule(verb, handled, "", source, limit, conditions, self.line)

    # ------------------------------------------------------------ conditions

    def conditions(self, rule: str, text: str) -> list[Condition]:
        """All conditions of a rule."""
        found: list[Condition] = []
        for part in re.split(r"\s+and\s+", text):
            try:
                found.append(self.condition(part))
            except BadLine:
                either, other = alternatives(part)
                if other:
                    close = [f"{rule} when {text.replace(part, one)}" for one in (either, other)]
                    raise BadLine("or", "or", close) from None
                raise
        return found

    def condition(self, text: str) -> Condition:
        parts = SIGN.split(text)
        if len(parts) == 1:
            return self.truth(text)
        if len(parts) != 3:
            raise BadLine("condition", text, ["own silver >= 2"])
        right = parts[2].strip()
        if NUMBER.fullmatch(parts[0].strip()):
            turned = TURNED[SIGNS[parts[1]]]
            raise BadLine("first", text, [f"{right} {word_of(SIGNS, turned)} {parts[0].strip()}"])
        left = measure(parts[0])
        compare = SIGNS[parts[1]]
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
        other = measure(found[1])
        if other.kind == PHASE:
            raise BadLine("phase", text, ["phase = middle"])
        return Condition(left, compare, plus, other, times, over)

    def truth(self, text: str) -> Condition:
        """A condition that is said alone, or with `not` before it."""
        denied = text.startswith(NOT)
        kind = ALONE.get(text[len(NOT) :].strip() if denied else text, 0)
        if kind not in TRUTHS:
            raise BadLine("condition", text, ["own silver >= 2"])
        return Condition(Measure(kind), EQUAL, 0 if denied else 1)


def split_off(text: str, word: str) -> tuple[str, bool, str]:
    """What stands before and behind a word, if it is there."""
    found = re.split(rf"(?:^|\s+){word}(?:\s+|$)", text, maxsplit=1)
    return found[0].strip(), len(found) > 1, found[1].strip() if len(found) > 1 else ""


def alternatives(text: str) -> tuple[str, str]:
    """What stands before and behind an `or` between two conditions, if there is one: it is a card, too."""
    for found in OR.finditer(text):
        sides = text[: found.start()], text[found.end() :]
        if all(SIGN.search(side) or side.removeprefix(NOT) in ALONE for side in sides):
            return sides
    return text, ""


def opposite(condition: str) -> str:
    """The condition that holds where this one does not, if it is a single comparison."""
    parts = SIGN.split(condition)
    if len(parts) != 3 or re.search(r"\s(and|or)\s", condition):
        return ""
    return f"{parts[0]} {word_of(SIGNS, OPPOSITE[SIGNS[parts[1]]])} {parts[2]}"


def wanted(text: str) -> list[Card]:
    """The cards that a plan wants, if some kingdom can have them all."""
    cards = [card(name.strip()) for name in text.split(",") if name.strip()]
    for c in cards:
        if not in_kingdoms(c) and (not c.text.in_supply or c.text.part_of or c.text.is_pile):
            raise BadLine("wants", c.name, [f"{WANTS}: {name}" for name in brought_by(c)])
    piles = {c.text.part_of or c.name for c in cards if in_kingdoms(c)}
    if len(piles) > MOST_WANTED:
        raise BadLine("many", str(len(piles)), [str(MOST_WANTED)])
    return list(dict.fromkeys(cards))


def choices(option: str, source: Card | None) -> list[str]:
    """Rules that choose an option, and look like what somebody wrote."""
    if source is not None and source.name in OPTIONS:
        return [f"choose {word} by {source.name}" for word in near(option, OPTIONS[source.name])]
    words = sorted({word for options in OPTIONS.values() for word in options})
    like = difflib.get_close_matches(option, words, 1) or ["coins"]
    return [f"choose {like[0]} by {name}" for name in with_option(like[0])][:3]


def check_shown(shown: Card, source: Card | None, said: str) -> None:
    """Refuse to show what nobody asks for; who asks must be said where that is another card."""
    askers = who_asks_to_show(shown)
    alone = source is None and (shown.name in SHOWN_BY_THEMSELVES or shown.name == "province")
    if not alone and (source is None or source.name not in askers):
        raise BadLine("reveal", f"reveal {said}", [f"reveal {shown.name} by {name}" for name in askers[:3]])


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
