"""Alchemy as pure algebra: alchemicals, mixing, sun and moon, the golem, what a result proves.

Everything is a small number: ingredients and alchemicals 0 to 7, colours 0 to 2, potions 0 to 6,
golems 0 to 23. An assignment is a list, the alchemical of each ingredient.
"""

from __future__ import annotations

from typing import Final

INGREDIENTS: Final = [
    "mushroom", "fern", "toad", "bird_claw", "flower", "mandrake_root", "scorpion", "raven_feather",
]  # fmt: skip
ALCHEMICALS: Final = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"]

RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
COLOURS: Final = ["red", "green", "blue"]

PLUS: Final = 0
MINUS: Final = 1
SIGNS: Final = ["+", "-"]

LARGE: Final = 0
SMALL: Final = 1
SIZES: Final = ["large", "small"]

# A potion is 2 * colour + sign, or neutral.
NEUTRAL: Final = 6
POTIONS: Final = ["red+", "red-", "green+", "green-", "blue+", "blue-", "neutral"]

SOLAR: Final = 0
LUNAR: Final = 1
LIGHTS: Final = ["solar", "lunar"]

# The signs of the eight alchemicals, red, green, blue.
ELEMENTS: Final[list[list[int]]] = [
    [MINUS, PLUS, MINUS],
    [PLUS, MINUS, PLUS],
    [PLUS, MINUS, MINUS],
    [MINUS, PLUS, PLUS],
    [MINUS, MINUS, PLUS],
    [PLUS, PLUS, MINUS],
    [MINUS, MINUS, MINUS],
    [PLUS, PLUS, PLUS],
]


def sign(alchemical: int, colour: int) -> int:
    return ELEMENTS[alchemical][colour]


def size(alchemical: int, colour: int) -> int:
    """An element is large if the next colour has the same sign: red looks at green, green at blue (A-003)."""
    signs = ELEMENTS[alchemical]
    return LARGE if signs[colour] == signs[(colour + 1) % 3] else SMALL


def with_signs(red: int, green: int, blue: int) -> int:
    """The alchemical with these signs."""
    return ELEMENTS.index([red, green, blue])


def mix(a: int, b: int) -> int:
    """The potion of two different alchemicals: the colour of equal signs and different sizes (A-005)."""
    for colour in range(3):
        if sign(a, colour) == sign(b, colour) and size(a, colour) != size(b, colour):
            return 2 * colour + sign(a, colour)
    return NEUTRAL


def light(alchemical: int) -> int:
    """Solar with 0 or 2 minus signs, lunar with 1 or 3 (A-015)."""
    return sum(ELEMENTS[alchemical]) % 2


def opposite(alchemical: int) -> int:
    signs = ELEMENTS[alchemical]
    return with_signs(1 - signs[0], 1 - signs[1], 1 - signs[2])


MIX: Final[list[list[int]]] = [[mix(a, b) for b in range(8)] for a in range(8)]
SIZE: Final[list[list[int]]] = [[size(a, c) for c in range(3)] for a in range(8)]
LIGHT: Final[list[int]] = [light(a) for a in range(8)]

# The twenty-eight pairs of ingredients (or of alchemicals), smaller number first.
PAIRS: Final[list[tuple[int, int]]] = [(i, j) for i in range(8) for j in range(i + 1, 8)]


class Pair:
    """Two different ingredients, the lesser number first. There is one object for each pair."""

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def __str__(self) -> str:
        """As records know it."""
        return "+".join(self.names())

    def __repr__(self) -> str:
        return f"<{self}>"

    def names(self) -> list[str]:
        return [INGREDIENTS[self.first], INGREDIENTS[self.second]]


EVERY_PAIR: Final[list[Pair]] = [Pair(i, j) for i, j in PAIRS]


FOURS: Final[list[list[int]]] = [  # every group of four ingredients
    [a, b, c, d] for a in range(8) for b in range(a + 1, 8) for c in range(b + 1, 8) for d in range(c + 1, 8)
]
PLACE_OF_PAIR: Final[list[list[int]]] = [
    [PAIRS.index((i, j) if i < j else (j, i)) if i != j else -1 for j in range(8)] for i in range(8)
]


def pair_of(first: int, second: int) -> Pair:
    """The pair of two different ingredients."""
    return EVERY_PAIR[PLACE_OF_PAIR[first][second]]


def pairs_in(hand: list[int]) -> list[Pair]:
    """The pairs of different ingredients that a hand can mix."""
    kinds = sorted(dict.fromkeys(hand))
    return [pair_of(a, b) for n, a in enumerate(kinds) for b in kinds[n + 1 :]]


def fits(alchemical: int, potion: int) -> bool:
    """True if the alchemical has the sign that a coloured potion proves; neutral proves none (A-013)."""
    return potion == NEUTRAL or ELEMENTS[alchemical][potion // 2] == potion % 2


def possible_potions(colour: int, equal: int) -> list[int]:
    """What two ingredients with this same sign in a colour can make (A-010, A-011)."""
    after = (colour + 1) % 3
    return [2 * colour + equal, 2 * after, 2 * after + 1]


# ---------------------------------------------------------------- quality of a brew

EXACT: Final = 0
RIGHT_SIGN: Final = 1
NEUTRAL_BREW: Final = 2
OPPOSITE_SIGN: Final = 3
QUALITIES: Final = ["exact", "sign", "neutral", "opposite"]


def quality(wanted: int, made: int) -> int:
    """How good a brew is to somebody who wanted another potion (A-084)."""
    if made == wanted:
        return EXACT
    if made == NEUTRAL:
        return NEUTRAL_BREW
    return RIGHT_SIGN if made % 2 == wanted % 2 else OPPOSITE_SIGN


# ---------------------------------------------------------------- the golem

CHEST: Final = 0
EARS: Final = 1
PARTS: Final = ["chest", "ears"]
REACTIONS: Final = ["none", "chest", "ears", "both"]  # bit 0: the chest, bit 1: the ears

GOLEMS: Final = 24


class Golem:
    """What the chest and the ears react to. Never changes."""

    def __init__(self, chest_colour: int, chest_size: int, ears_colour: int, ears_size: int) -> None:
        self.chest_colour = chest_colour
        self.chest_size = chest_size
        self.ears_colour = ears_colour
        self.ears_size = ears_size
        others = [c for c in range(3) if c != chest_colour]
        self.index = ((chest_colour * 2 + others.index(ears_colour)) * 2 + chest_size) * 2 + ears_size

    def colour(self, part: int) -> int:
        return self.chest_colour if part == CHEST else self.ears_colour

    def size(self, part: int) -> int:
        return self.chest_size if part == CHEST else self.ears_size

    def trigger(self, part: int) -> int:
        """What the part reacts to as one number, 2 * colour + size."""
        return 2 * self.colour(part) + self.size(part)

    def reacts(self, part: int, alchemical: int) -> bool:
        """True if the element of the part's colour has its size; signs do not matter (A-240)."""
        return SIZE[alchemical][self.colour(part)] == self.size(part)

    def reaction(self, alchemical: int) -> int:
        """Which parts react: an index of REACTIONS."""
        return (1 if self.reacts(CHEST, alchemical) else 0) + (2 if self.reacts(EARS, alchemical) else 0)

    def wakes(self, alchemical: int) -> bool:
        """True for one of the two alchemicals that animate it: large wants plus, small minus (A-252)."""
        return (
            ELEMENTS[alchemical][self.chest_colour] == self.chest_size
            and ELEMENTS[alchemical][self.ears_colour] == self.ears_size
        )

    def __repr__(self) -> str:
        return f"chest {trigger_name(self.trigger(CHEST))}, ears {trigger_name(self.trigger(EARS))}"


def golem_of(index: int) -> Golem:
    """The golem of this number (the inverse of `Golem.index`)."""
    chest_colour = index // 8
    others = [c for c in range(3) if c != chest_colour]
    return Golem(chest_colour, index // 2 % 2, others[index // 4 % 2], index % 2)


ALL_GOLEMS: Final[list[Golem]] = [golem_of(i) for i in range(GOLEMS)]

TRIGGERS: Final = ["large-red", "small-red", "large-green", "small-green", "large-blue", "small-blue"]


def trigger_name(trigger: int) -> str:
    return TRIGGERS[trigger]


# ---------------------------------------------------------------- assignments as numbers

ASSIGNMENTS: Final = 40320


def rank(assignment: list[int]) -> int:
    """The number of an assignment, in lexicographic order."""
    i = 0
    for k in range(8):
        smaller = 0
        for j in range(k + 1, 8):
            if assignment[j] < assignment[k]:
                smaller += 1
        i = i * (8 - k) + smaller
    return i


def unrank(i: int) -> list[int]:
    """The assignment of a number."""
    digits: list[int] = []
    for k in range(7, -1, -1):
        digits.append(i % (8 - k))
        i //= 8 - k
    left = list(range(8))
    return [left.pop(digits[7 - k]) for k in range(8)]


# ---------------------------------------------------------------- what a demonstration refutes


class Shown:
    """What a demonstration showed everybody: a sign of one ingredient, or the potion of two.

    An apprentice shows (ingredient, colour, sign); a master shows (two ingredients, potion).
    """

    def __init__(self, first: int, second: int, potion: int) -> None:
        self.first = first
        self.second = second  # -1: the sign of one ingredient was shown
        self.potion = potion

    @property
    def by_sign(self) -> bool:
        return self.second < 0

    def refutes(self, ingredient: int, alchemical: int) -> bool:
        """True if it alone disproves this theory (A-132, A-133)."""
        return (ingredient == self.first or ingredient == self.second) and not fits(alchemical, self.potion)

    def conflict(self, first: int, second: int) -> bool:
        """True if theories that give these alchemicals to its two ingredients cannot both hold (A-134)."""
        return not self.by_sign and MIX[first][second] != self.potion


def consistent(shown: Shown, colour: int, entries: list[tuple[int, int]]) -> bool:
    """True if some assignment agrees with the demonstration and all these (ingredient, sign) entries.

    A sign is claimed for one colour only. Four alchemicals have plus in it and four minus (A-216).
    """
    claimed = [-1] * 8
    for ingredient, s in entries:
        if claimed[ingredient] not in (-1, s):
            return False
        claimed[ingredient] = s
    if shown.by_sign:
        if shown.potion // 2 != colour:
            return balanced(claimed)
        if claimed[shown.first] == 1 - shown.potion % 2:
            return False
        claimed[shown.first] = shown.potion % 2
        return balanced(claimed)
    for a, b in PAIRS:
        for x, y in ((a, b), (b, a)):
            if MIX[x][y] != shown.potion:
                continue
            sx, sy = ELEMENTS[x][colour], ELEMENTS[y][colour]
            if claimed[shown.first] in (-1, sx) and claimed[shown.second] in (-1, sy):
                tried = claimed[:]
                tried[shown.first] = sx
                tried[shown.second] = sy
                if balanced(tried):
                    return True
    return False


def balanced(claimed: list[int]) -> bool:
    """True if the claims can be completed: no more than four of either sign."""
    return claimed.count(PLUS) <= 4 and claimed.count(MINUS) <= 4
