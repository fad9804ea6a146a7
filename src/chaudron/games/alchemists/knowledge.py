"""What one can know about the secret: facts, each a question that was asked and its answer."""

from __future__ import annotations

from typing import Final, cast

from chaudron.games.alchemists.alchemy import (
    ALCHEMICALS,
    COLOURS,
    ELEMENTS,
    INGREDIENTS,
    LIGHT,
    LIGHTS,
    MIX,
    POTIONS,
    QUALITIES,
    REACTIONS,
    SIGNS,
    Golem,
    quality,
)
from chaudron.games.alchemists.shapes import Fact as Shown
from chaudron.games.alchemists.shapes import FactKind
from chaudron.kernel.names import numbered

MIXED: Final = 0  # two ingredients make a potion
CLAIM: Final = 1  # two ingredients make this potion: true or false
SALE: Final = 2  # two ingredients, a wanted potion: the quality
SIGN: Final = 3  # one ingredient, a colour: the sign
LIGHT_OF: Final = 4  # one ingredient: solar or lunar
REACTION: Final = 5  # one ingredient: which parts of the golem react
ANIMATION: Final = 6  # two ingredients: does the golem wake?
SPIED: Final = 7  # one ingredient of a mix whose potion everybody heard
SPIED_SALE: Final = 8  # one ingredient of a sale: wanted potion and quality
IDENTITY: Final = 9  # one ingredient: its alchemical

KIND_NAMES: Final = numbered(
    [
        (MIXED, "mixed"),
        (CLAIM, "claim"),
        (SALE, "sale"),
        (SIGN, "sign"),
        (LIGHT_OF, "light"),
        (REACTION, "reaction"),
        (ANIMATION, "animation"),
        (SPIED, "spied"),
        (SPIED_SALE, "spied_sale"),
        (IDENTITY, "identity"),
    ]
)
ALL_POTIONS: Final = 127


class Fact:
    """A question about the secret and its answer. Never changes."""

    def __init__(self, kind: int, first: int, second: int, asked: int, answer: int) -> None:
        self.kind = kind
        self.first = first
        self.second = second  # -1: it is about one ingredient
        self.asked = asked  # the claimed or wanted potion, or the colour; 0 otherwise
        self.answer = answer

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __repr__(self) -> str:
        return f"<{self.said()}>"

    def key(self) -> tuple[int, int, int, int, int]:
        a, b = self.first, self.second
        if b >= 0 and b < a:
            a, b = b, a
        return (self.kind, a, b, self.asked, self.answer)

    @property
    def about_golem(self) -> bool:
        return self.kind == REACTION or self.kind == ANIMATION

    def true_answer(self, assignment: list[int], golem: Golem | None) -> int:
        """What the answer would be in this world (a spied fact: its own answer if it is possible, or -1)."""
        a = assignment[self.first]
        kind = self.kind
        if kind == MIXED:
            return MIX[a][assignment[self.second]]
        if kind == CLAIM:
            return 1 if MIX[a][assignment[self.second]] == self.asked else 0
        if kind == SALE:
            return quality(self.asked, MIX[a][assignment[self.second]])
        if kind == SIGN:
            return ELEMENTS[a][self.asked]
        if kind == LIGHT_OF:
            return LIGHT[a]
        if kind == IDENTITY:
            return a
        if kind == REACTION:
            return -1 if golem is None else golem.reaction(a)
        if kind == ANIMATION:
            if golem is None:
                return -1
            return 1 if golem.wakes(a) and golem.wakes(assignment[self.second]) else 0
        return self.answer if self.allowed_alchemicals() >> a & 1 else -1

    def of(self, first: int, second: int) -> Fact:
        """The same of other ingredients."""
        return Fact(self.kind, first, second, self.asked, self.answer)

    def holds(self, assignment: list[int], golem: Golem | None) -> bool:
        return self.true_answer(assignment, golem) == self.answer

    def allowed_potions(self) -> int:
        """The potions its two ingredients may make, as bits."""
        if self.kind == MIXED:
            return 1 << self.answer
        if self.kind == CLAIM:
            return 1 << self.asked if self.answer else ALL_POTIONS & ~(1 << self.asked)
        mask = 0
        for potion in range(7):
            if quality(self.asked, potion) == self.answer:
                mask |= 1 << potion
        return mask

    def allowed_alchemicals(self) -> int:
        """What its one ingredient may be, as bits."""
        mask = 0
        for a in range(8):
            if self.kind == SIGN:
                fits = ELEMENTS[a][self.asked] == self.answer
            elif self.kind == LIGHT_OF:
                fits = LIGHT[a] == self.answer
            elif self.kind == IDENTITY:
                fits = a == self.answer
            elif self.kind == SPIED:
                fits = self.answer in [MIX[a][b] for b in range(8) if b != a]
            else:
                fits = self.answer in [quality(self.asked, MIX[a][b]) for b in range(8) if b != a]
            if fits:
                mask |= 1 << a
        return mask

    def shown(self) -> Shown:
        """The fact by names, for clients."""
        kind, answer = self.kind, self.answer
        out: Shown = {
            "kind": cast(FactKind, KIND_NAMES[kind]),
            "first": INGREDIENTS[self.first],
            "answer": (
                answer > 0
                if kind in (CLAIM, ANIMATION)
                else {
                    MIXED: POTIONS, SPIED: POTIONS, SALE: QUALITIES, SPIED_SALE: QUALITIES, SIGN: SIGNS,
                    LIGHT_OF: LIGHTS, REACTION: REACTIONS, IDENTITY: ALCHEMICALS,
                }[kind][answer]
            ),
        }  # fmt: skip
        if self.second >= 0:
            out["second"] = INGREDIENTS[self.second]
        if kind in (CLAIM, SALE, SPIED_SALE):
            out["asked"] = POTIONS[self.asked]
        if kind == SIGN:
            out["asked"] = COLOURS[self.asked]
        return out

    def said(self) -> str:
        """The fact in one line, by names: for records, tests and complaints."""
        one = INGREDIENTS[self.first]
        two = "" if self.second < 0 else INGREDIENTS[self.second]
        kind = self.kind
        if kind == MIXED:
            return f"{one} + {two} = {POTIONS[self.answer]}"
        if kind == CLAIM:
            return f"{one} + {two} {'=' if self.answer else '≠'} {POTIONS[self.asked]}"
        if kind == SALE:
            return f"{one} + {two} sold as {POTIONS[self.asked]}: {QUALITIES[self.answer]}"
        if kind == SIGN:
            return f"{one} is {COLOURS[self.asked]}{SIGNS[self.answer]}"
        if kind == LIGHT_OF:
            return f"{one} is {LIGHTS[self.answer]}"
        if kind == IDENTITY:
            return f"{one} is {ALCHEMICALS[self.answer]}"
        if kind == REACTION:
            return f"the golem's reaction to {one}: {REACTIONS[self.answer]}"
        if kind == ANIMATION:
            return f"{one} and {two} {'wake' if self.answer else 'do not wake'} the golem"
        if kind == SPIED:
            return f"{one} + ? = {POTIONS[self.answer]}"
        return f"{one} + ? sold as {POTIONS[self.asked]}: {QUALITIES[self.answer]}"

    def dump(self) -> list[object]:
        return [KIND_NAMES[self.kind], self.first, self.second, self.asked, self.answer]


NO_FACTS: Final[list[Fact]] = []


def mixed(first: int, second: int, potion: int) -> Fact:
    return Fact(MIXED, first, second, 0, potion)


def claimed(first: int, second: int, potion: int, true: bool) -> Fact:
    return Fact(CLAIM, first, second, potion, 1 if true else 0)


def sold(first: int, second: int, wanted: int, grade: int) -> Fact:
    return Fact(SALE, first, second, wanted, grade)


def sign_of(ingredient: int, colour: int, sign: int) -> Fact:
    return Fact(SIGN, ingredient, -1, colour, sign)


def light_of(ingredient: int, light: int) -> Fact:
    return Fact(LIGHT_OF, ingredient, -1, 0, light)


def reaction_to(ingredient: int, reaction: int) -> Fact:
    return Fact(REACTION, ingredient, -1, 0, reaction)


def animation(first: int, second: int, awake: bool) -> Fact:
    return Fact(ANIMATION, first, second, 0, 1 if awake else 0)


def spied(ingredient: int, potion: int) -> Fact:
    return Fact(SPIED, ingredient, -1, 0, potion)


def spied_sale(ingredient: int, wanted: int, grade: int) -> Fact:
    return Fact(SPIED_SALE, ingredient, -1, wanted, grade)


def identity(ingredient: int, alchemical: int) -> Fact:
    return Fact(IDENTITY, ingredient, -1, 0, alchemical)
