"""Reads the XML in which strategists share buy strategies for Geronimoo's Dominion simulator.

What the format can say is mapped to a plan, or refused by its name. Files come from anybody: no document
type, no entity and no nesting beyond the format's is read.
"""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final
from xml.parsers import expat

from chaudron.bots.dominion.plans import measures as m
from chaudron.bots.dominion.plans.asking import in_kingdoms
from chaudron.bots.dominion.plans.measures import Measure
from chaudron.bots.dominion.plans.names import UnknownCard, card_called
from chaudron.bots.dominion.plans.plan import (
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS,
    MORE,
    NO_LIMIT,
    BuyRule,
    Condition,
    Plan,
    PlayRule,
)
from chaudron.bots.dominion.plans.reading import LARGEST as LARGEST_NUMBER
from chaudron.bots.dominion.plans.reading import MOST_WANTED
from chaudron.bots.dominion.plans.strategy import Strategy
from chaudron.games.dominion.card import Card
from chaudron.games.dominion.cards.basics import COPPER, CURSE, ESTATE
from chaudron.games.dominion.choices import TRASH
from chaudron.games.dominion.kingdoms import may_be_bane
from chaudron.kernel.errors import Refusal

# Few digits, and an exponent of one: larger ones are no mistake, but mischief.
NUMBER: Final = re.compile(r"[+-]?\d{1,9}(?:\.\d{1,9})?(?:[eE][+-]?\d)?")
LONGEST_NUMBER: Final = 20  # characters of one that is refused, which are told
LARGEST: Final = 4_000_000  # bytes; far more than all strategies anybody has shared
DEEPEST: Final = 5  # collection, player, buy, condition, left

OF_A_CARD: Final = {
    "countCardsInDeck": m.OWN,
    "countCardsInSupply": m.LEFT,
    "countCardsInHand": m.IN_HAND,
    "countCardsInPlay": m.IN_PLAY,
    "countVPon": m.POINTS_ON,
}
OF_THE_TABLE: Final = {
    "countAvailableMoney": m.COINS,
    "getTotalMoney": m.MONEY,
    "getTotalMoneyExcludingMats": m.MONEY_IN_USE,
    "gainsNeededToEndGame": m.GAINS_TO_END,
    "isActionPhase": m.ACTION_PHASE,
    "countBuysLeft": m.BUYS,
    "countVP": m.POINTS,
    "countMAXOpponentVP": m.OPPONENT_POINTS,
    "countTurns": m.TURN,
    "countAllCardsInDeck": m.CARDS_OWNED,
}
OF_A_TYPE: Final = "countCardTypeInDeck"
TYPES: Final = {
    "Action": m.ACTION_CARDS,
    "Treasure": m.TREASURES,
    "Terminal": m.TERMINALS,
    "Village": m.DECK_VILLAGES,
    "Cycler": m.CYCLERS,
    "Victory": m.VICTORIES,
    "Attack": m.ATTACKS,
    "Curse": m.CURSES,
}
CONSTANT: Final = "constant"
YES: Final = ("true", "yes", "1")
TRUTHS: Final = {"true": 1, "false": 0}
OPERATORS: Final = {
    "smallerThan": LESS,
    "smallerOrEqualThan": AT_MOST,
    "equalTo": EQUAL,
    "greaterOrEqualThan": AT_LEAST,
    "greaterThan": MORE,
}
TURNED: Final = {LESS: MORE, AT_MOST: AT_LEAST, EQUAL: EQUAL, AT_LEAST: AT_MOST, MORE: LESS}
OPERATIONS: Final = ("plus", "minus", "multiplyWith", "divideBy")
# Ways of playing a card: what it is to trash, in order. A deck tracker names what is commonest, as we do.
TRASHING: Final = {"aggressiveTrashing": [CURSE, ESTATE, COPPER], "modestTrashing": [CURSE, ESTATE]}
AS_WE_DO: Final = ("", "standard", "goodDeckTracker")


class Unplayable(Exception):
    """Something that the format says and we cannot play: a kind of thing, and its name."""

    def __init__(self, kind: str, name: str) -> None:
        super().__init__(f"{kind} {name}")
        self.kind = kind
        self.name = name


class Element:
    """A piece of XML: its tag, its attributes, what is in it."""

    def __init__(self, tag: str, attributes: dict[str, str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.inside: list[Element] = []

    def get(self, name: str) -> str:
        return self.attributes.get(name, "").strip()

    def all(self, tag: str) -> list[Element]:
        return [e for e in self.inside if e.tag == tag]

    def one(self, tag: str) -> Element:
        found = self.all(tag)
        if len(found) != 1:
            raise Unplayable("missing", f"{self.tag}/{tag}")
        return found[0]


class SharedPlayer:
    """One player of a file: a strategy, or why there is none."""

    def __init__(self, name: str, strategy: Strategy | None, refused: list[Unplayable]) -> None:
        self.name = name
        self.strategy = strategy
        self.refused = refused


# ---------------------------------------------------------------- the file


class Tree:
    """Builds elements out of what the parser comes upon."""

    def __init__(self) -> None:
        self.root = Element("", {})
        self.open: list[Element] = [self.root]

    def start(self, tag: str, attributes: dict[str, str]) -> None:
        if len(self.open) > DEEPEST:
            raise bad_file("nested")
        element = Element(tag, attributes)
        self.open[-1].inside.append(element)
        self.open.append(element)

    def end(self, tag: str) -> None:
        self.open.pop()

    def refuse(self, *_declared: object) -> None:
        raise bad_file("doctype")


def bad_file(why: str, line: int = 0) -> Refusal:
    message = f"this is no file of Geronimoo's strategies: {WHY[why]}" + (f" (line {line})" if line else "")
    return Refusal("geronimoo-file", message, {"why": why, "line": line})


WHY: Final = {
    "large": "it is too large",
    "nested": "its elements are nested too deep",
    "doctype": "it declares a document type or entities",
    "xml": "it is no well-formed XML",
    "empty": "it has no player",
}


def tree(data: bytes) -> Element:
    """The elements of a file; anything that it should not have is refused."""
    if len(data) > LARGEST:
        raise bad_file("large")
    built = Tree()
    parser = expat.ParserCreate()
    parser.StartElementHandler = built.start
    parser.EndElementHandler = built.end
    parser.StartDoctypeDeclHandler = built.refuse
    parser.EntityDeclHandler = built.refuse
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise bad_file("xml", error.lineno) from None
    return built.root


def players(data: bytes) -> list[SharedPlayer]:
    """Every player of a file, those that we cannot play among them."""
    root = tree(data)
    found = root.all("player")
    for collection in root.all("playerCollection"):
        found += collection.all("player")
    if not found:
        raise bad_file("empty")
    return [player(e, n) for n, e in enumerate(found, 1)]


def player(element: Element, n: int) -> SharedPlayer:
    """The nth player of a file, who goes by that number where there is no name."""
    refused: list[Unplayable] = []
    name = " ".join(element.get("name").split()) or str(n)
    wants: list[Card] = []
    rules: list[BuyRule] = []
    plays: list[PlayRule] = []
    colonies = shelters = False
    bane: Card | None = None
    for part in element.inside:
        try:
            if part.tag == "board":
                wants += [card(name) for name in part.get("contents").split(",") if name.strip()]
                if part.get("bane"):
                    bane = bane_of(card(part.get("bane")))
                shelters = part.get("Shelters").lower() in YES
            elif part.tag == "buy":
                rule = buy(part)
                rules.append(rule)
                if part.get("bane").lower() in YES:
                    bane = bane_of(rule.card)
                plays += ways(part, rule.card)
            elif part.tag != "type":  # a tag for lists
                raise Unplayable("element", part.tag)
        except Unplayable as error:
            refused.append(error)
    for rule in rules:
        wants.append(rule.card)
        colonies = colonies or rule.card.name in ("colony", "platinum")
    if not rules and not refused:
        refused.append(Unplayable("missing", "player/buy"))
    kingdom = [c for c in dict.fromkeys(wants) if c is not bane and in_kingdoms(c)]
    piles = {c.text.part_of or c.name for c in kingdom}
    if len(piles) > MOST_WANTED:
        refused.append(Unplayable("kingdom", str(len(piles))))
    if refused:
        return SharedPlayer(name, None, refused)
    plan = Plan(rules, plays=plays)
    return SharedPlayer(name, Strategy(name, {}, kingdom, plan, colonies, shelters, bane), [])


# ---------------------------------------------------------------- buys


def buy(element: Element) -> BuyRule:
    wanted = card(element.get("name"))
    return BuyRule(wanted, NO_LIMIT, [condition(c) for c in element.all("condition")])


def ways(element: Element, played: Card) -> list[PlayRule]:
    """How this card is to be played."""
    way = element.get("strategy")
    if way in AS_WE_DO:
        return []
    if way not in TRASHING:
        raise Unplayable("strategy", way)
    return [PlayRule(TRASH, junk, "", played) for junk in TRASHING[way]]


def card(name: str) -> Card:
    try:
        return card_called(name.replace("_", " ").replace("$", "'").strip())
    except UnknownCard:
        raise Unplayable("card", name.strip()) from None


def bane_of(card: Card) -> Card:
    if not may_be_bane(card):
        raise Unplayable("bane", card.name)
    return card


# ---------------------------------------------------------------- conditions


def condition(element: Element) -> Condition:
    left, right = element.one("left"), element.one("right")
    sign = element.one("operator").get("type")
    if sign not in OPERATORS:
        raise Unplayable("operator", sign)
    compare = OPERATORS[sign]
    times, over, plus = Fraction(1), 1, Fraction(0)
    for operation in element.all("extra_operation"):
        what = operation.get("type")
        if what not in OPERATIONS:
            raise Unplayable("extra_operation", what)
        n = number(operation.get("attribute"))
        if what == "plus" or what == "minus":
            plus += n if what == "plus" else -n
        else:
            if n == 0:
                raise Unplayable("extra_operation", f"{what} 0")
            factor = n if what == "multiplyWith" else 1 / n
            times *= factor
            plus *= factor
        for n in (times, plus):
            if max(abs(n.numerator), n.denominator) > LARGEST_NUMBER:
                raise Unplayable("extra_operation", f"{what} {operation.get('attribute')}")
    if right.get("type") == CONSTANT:
        value = number(right.get("attribute")) * times + plus
        if left.get("type") == CONSTANT:
            raise Unplayable("condition", "constant, constant")
        return with_number(measure(left), compare, value)
    if left.get("type") == CONSTANT:  # c < f * times + plus is f > (c - plus) / times
        turned = compare if times < 0 else TURNED[compare]
        return with_number(measure(right), turned, (number(left.get("attribute")) - plus) / times)
    over = times.denominator
    if plus.denominator != 1:
        raise Unplayable("extra_operation", str(plus))
    return Condition(measure(left), compare, plus.numerator, measure(right), times.numerator, over)


def with_number(left: Measure, compare: int, value: Fraction) -> Condition:
    """A measure is a whole number: compared with a fraction it is less or more than the one below."""
    below = value.numerator // value.denominator
    if value.denominator == 1:
        return Condition(left, compare, below)
    if compare == EQUAL:
        raise Unplayable("constant", str(value))
    return Condition(left, AT_MOST if compare in (LESS, AT_MOST) else MORE, below)


def number(text: str) -> Fraction:
    if text in TRUTHS:
        return Fraction(TRUTHS[text])
    if not NUMBER.fullmatch(text):
        raise Unplayable("constant", text if len(text) < LONGEST_NUMBER else f"{text[:LONGEST_NUMBER]}…")
    return Fraction(text)


def measure(element: Element) -> Measure:
    function, attribute = element.get("type"), element.get("attribute")
    if function in OF_A_CARD:
        return Measure(OF_A_CARD[function], card(attribute))
    if function in OF_THE_TABLE:
        return Measure(OF_THE_TABLE[function])
    if function == OF_A_TYPE:
        if attribute not in TYPES:
            raise Unplayable("type", attribute)
        return Measure(TYPES[attribute])
    raise Unplayable("function", function)
