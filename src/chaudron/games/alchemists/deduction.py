"""Exact deduction: the worlds (8! assignments, 24 golems) that agree with everything one knows.

A set of worlds is a list of assignments, each with its possible golems as 24 bits. A fact is filtered
in well under a millisecond, so every question is answered by counting, never by sampling. What a
player notes by hand is a layer of its own and never mixed with what is deduced.
"""

from __future__ import annotations

from math import log2
from typing import Any, Final

import numpy as np

from chaudron.games.alchemists.alchemy import (
    ALL_GOLEMS,
    ASSIGNMENTS,
    ELEMENTS,
    INGREDIENTS,
    MIX,
    PAIRS,
    PLACE_OF_PAIR,
    unrank,
)
from chaudron.games.alchemists.knowledge import ANIMATION, CLAIM, MIXED, REACTION, SALE, Fact
from chaudron.kernel.errors import Refusal

ALL_BITS: Final = (1 << len(ALL_GOLEMS)) - 1
NONE: Final[list[int]] = []
NOT_COUNTED: Final[list[list[int]]] = []


def golem_bits(test: list[bool]) -> int:
    bits = 0
    for g, true in enumerate(test):
        if true:
            bits |= 1 << g
    return bits


class Precomputed:
    """What follows from the rules alone, worked out once."""

    def __init__(self) -> None:
        assignments: Any = np.array([unrank(i) for i in range(ASSIGNMENTS)], dtype=np.intp)
        table: Any = np.array(MIX, dtype=np.intp)
        self.columns: list[Any] = [np.ascontiguousarray(assignments[:, i]) for i in range(8)]
        self.potions: list[Any] = [table[self.columns[i], self.columns[j]] for i, j in PAIRS]
        self.signs: list[list[Any]] = [
            [np.array([ELEMENTS[a][c] == s for a in range(8)]) for s in range(2)] for c in range(3)
        ]
        self.reacts: list[Any] = [
            np.array([golem_bits([g.reaction(a) == r for g in ALL_GOLEMS]) for a in range(8)], np.uint32)
            for r in range(4)
        ]
        self.wakes: Any = np.array(
            [golem_bits([g.wakes(a) for g in ALL_GOLEMS]) for a in range(8)], dtype=np.uint32
        )


PRECOMPUTED: Final[list[Precomputed]] = []


def precomputed() -> Precomputed:
    if not PRECOMPUTED:
        PRECOMPUTED.append(Precomputed())
    return PRECOMPUTED[0]


class Worlds:
    """A set of worlds. Never changes; `knowing` gives a smaller one."""

    def __init__(self, rows: Any, golems: Any) -> None:
        self.rows = rows  # the numbers of the assignments left
        self.golems = golems  # the golems left with each, as bits
        self.counted: Any = None  # how many those are, once somebody asked
        self.given: list[list[int]] = NOT_COUNTED  # by ingredient and alchemical, once somebody asked
        self.made: list[list[int]] = [NONE] * len(PAIRS)  # by pair and potion, once somebody asked

    def column(self, ingredient: int) -> Any:
        """The alchemical of this ingredient, row by row."""
        return self.of_rows(precomputed().columns[ingredient])

    def of_rows(self, values: Any) -> Any:
        return values if len(self.rows) == ASSIGNMENTS else values.take(self.rows)

    # ------------------------------------------------------------ filtering

    def knowing(self, fact: Fact) -> Worlds:
        """The worlds of this set in which the fact is true."""
        t = precomputed()
        kind = fact.kind
        if kind == MIXED or kind == CLAIM or kind == SALE:
            made = self.of_rows(t.potions[PLACE_OF_PAIR[fact.first][fact.second]])
            return self.only(bit_table(fact.allowed_potions(), 7).take(made))
        if kind == REACTION:
            return self.with_golems(self.golems & t.reacts[fact.answer].take(self.column(fact.first)))
        if kind == ANIMATION:
            both = t.wakes.take(self.column(fact.first)) & t.wakes.take(self.column(fact.second))
            return self.with_golems(self.golems & (both if fact.answer else ~both))
        return self.only(bit_table(fact.allowed_alchemicals(), 8).take(self.column(fact.first)))

    def knowing_all(self, facts: list[Fact]) -> Worlds:
        worlds = self
        for fact in facts:
            worlds = worlds.knowing(fact)
        return worlds

    def only(self, keep: Any) -> Worlds:
        places = np.flatnonzero(keep)
        left = Worlds(self.rows.take(places), self.golems.take(places))
        if self.counted is not None:
            left.counted = self.counted.take(places)
        return left

    def weighed(self, likely: list[list[float]], most: int) -> Worlds:
        """The same worlds, each counted so often as is likely by its ingredients and their alchemicals.

        Where all is as likely as can be it counts `most` times; none counts less than once.
        """
        factors: Any = np.full(len(self.rows), float(most))
        for i, row in enumerate(likely):
            if min(row) < 1.0:
                factors *= np.array(row).take(self.column(i))
        out = Worlds(self.rows, self.golems)
        out.counted = np.maximum(factors, 1.0).astype(np.int64) * self.weights()
        return out

    def with_golems(self, golems: Any) -> Worlds:
        return Worlds(self.rows, golems).only(golems)

    # ------------------------------------------------------------ counting

    def weights(self) -> Any:
        if self.counted is None:
            self.counted = np.bitwise_count(self.golems)
        return self.counted

    def count(self) -> int:
        """How many worlds are left."""
        return int(self.weights().sum(dtype=np.int64))

    def identities(self) -> list[list[int]]:
        """How many worlds give each alchemical to each ingredient (not to be changed)."""
        if not self.given:
            w = self.weights()
            self.given = [tally(self.column(i), w, 8) for i in range(8)]
        return self.given

    def signs(self) -> list[list[list[int]]]:
        """How many worlds have plus and minus, by ingredient and colour."""
        found = self.identities()
        return [
            [[sum(row[a] for a in range(8) if ELEMENTS[a][c] == s) for s in range(2)] for c in range(3)]
            for row in found
        ]

    def potions(self, first: int, second: int) -> list[int]:
        """How many worlds make each potion of these two (not to be changed)."""
        place = PLACE_OF_PAIR[first][second]
        if not self.made[place]:
            self.made[place] = tally(self.of_rows(precomputed().potions[place]), self.weights(), 7)
        return self.made[place]

    def agreeing(self, colour: int, entries: list[tuple[int, int]]) -> tuple[int, list[int]]:
        """How many worlds give all these ingredients these signs; and all but the first, the second…"""
        fit = [
            precomputed().signs[colour][sign].take(self.column(ingredient)) for ingredient, sign in entries
        ]
        w = self.weights()
        rests: list[int] = []
        for slot in range(len(fit)):
            rest = np.logical_and.reduce(fit[:slot] + fit[slot + 1 :])
            rests.append(int(w[rest].sum(dtype=np.int64)))
        return int(w[np.logical_and.reduce(fit)].sum(dtype=np.int64)), rests

    def reactions(self, ingredient: int) -> list[int]:
        """How many worlds make the golem react to it in each way."""
        t = precomputed()
        column = self.column(ingredient)
        return [
            int(np.bitwise_count(self.golems & t.reacts[r].take(column)).sum(dtype=np.int64))
            for r in range(4)
        ]

    def golems_left(self) -> list[int]:
        """How many worlds have each of the 24 golems."""
        return [int(((self.golems >> np.uint32(g)) & np.uint32(1)).sum()) for g in range(len(ALL_GOLEMS))]

    def animators(self) -> list[int]:
        """How many worlds wake the golem with each pair, in the order of PAIRS."""
        t = precomputed()
        wakes = [t.wakes.take(self.column(i)) for i in range(8)]
        return [
            int(np.bitwise_count(self.golems & wakes[i] & wakes[j]).sum(dtype=np.int64)) for i, j in PAIRS
        ]

    def pick(self, k: int) -> tuple[list[int], int]:
        """The k-th world: an assignment and a golem."""
        ends = np.cumsum(self.weights(), dtype=np.int64)
        row = int(np.searchsorted(ends, k, side="right"))
        before = 0 if row == 0 else int(ends[row - 1])
        bits = int(self.golems[row])
        left = k - before
        golem = 0
        while True:
            if bits >> golem & 1:
                if left == 0:
                    return unrank(int(self.rows[row])), golem
                left -= 1
            golem += 1


def bit_table(mask: int, n: int) -> Any:
    return np.array([bool(mask >> i & 1) for i in range(n)])


def tally(values: Any, weights: Any, n: int) -> list[int]:
    counts = np.bincount(values, weights=weights, minlength=n)
    return [int(c) for c in counts]


class EveryWorld(Worlds):
    """All worlds there are. What one mix leaves of them is kept: most deductions begin with one."""

    def __init__(self, golem: bool) -> None:
        bits = ALL_BITS if golem else 1
        super().__init__(np.arange(ASSIGNMENTS, dtype=np.int64), np.full(ASSIGNMENTS, bits, dtype=np.uint32))
        self.after: dict[tuple[int, int, int, int, int], Worlds] = {}

    def knowing(self, fact: Fact) -> Worlds:
        if fact.kind != MIXED:
            return super().knowing(fact)
        key = fact.key()
        if key not in self.after:
            self.after[key] = super().knowing(fact)
        return self.after[key]


EVERY_WORLD: Final[dict[bool, Worlds]] = {}


def all_worlds(golem: bool) -> Worlds:
    """Every world: 40,320, or 967,680 with a golem."""
    if golem not in EVERY_WORLD:
        EVERY_WORLD[golem] = EveryWorld(golem)
    return EVERY_WORLD[golem]


# ---------------------------------------------------------------- experiments


def worlds_left(facts: list[Fact], golem: bool) -> int:
    """How many worlds agree with these facts."""
    return all_worlds(golem).knowing_all(facts).count()


class Experiment:
    """Something that could be tried, and how much its answer would tell."""

    def __init__(self, first: int, second: int, bits: float) -> None:
        self.first = first
        self.second = second  # -1: a test on the golem
        self.bits = bits  # expected information: it divides the worlds left by 2 to this power

    def __repr__(self) -> str:
        what = "golem" if self.second < 0 else INGREDIENTS[self.second]
        return f"<{INGREDIENTS[self.first]} + {what}: {self.bits:.2f} bits>"


def entropy(counts: list[int]) -> float:
    """The expected information of an answer with these counts, in bits."""
    total = sum(counts)
    told = 0.0
    for n in counts:
        if n:
            told -= n / total * log2(n / total)
    return told


def best_experiments(worlds: Worlds, hand: list[int] | None = None) -> list[Experiment]:
    """Every mix of two different ingredients (of a hand), the one that tells most first."""
    have = list(range(8)) if hand is None else sorted(dict.fromkeys(hand))
    found: list[Experiment] = []
    for n, i in enumerate(have):
        for j in have[n + 1 :]:
            found.append(Experiment(i, j, entropy(worlds.potions(i, j))))
    found.sort(key=information, reverse=True)
    return found


def best_golem_tests(worlds: Worlds, hand: list[int] | None = None) -> list[Experiment]:
    """Every ingredient (of a hand) on the golem, the one that tells most first."""
    have = list(range(8)) if hand is None else sorted(dict.fromkeys(hand))
    found = [Experiment(i, -1, entropy(worlds.reactions(i))) for i in have]
    found.sort(key=information, reverse=True)
    return found


def information(experiment: Experiment) -> float:
    return round(experiment.bits, 9)


# ---------------------------------------------------------------- a player's sheet


def contradiction(facts: list[Fact], golem: bool) -> list[Fact]:
    """A smallest group of these facts that cannot all be true; empty if they can."""
    if all_worlds(golem).knowing_all(facts).count():
        return []
    needed = facts[:]
    for fact in facts:
        without = [f for f in needed if f is not fact]
        if not all_worlds(golem).knowing_all(without).count():
            needed = without
    return needed


UNMARKED: Final = 0
RULED_OUT: Final = 1
BELIEVED: Final = 2


class Sheet:
    """One player's deduction sheet: what is known, what follows, and what they noted themselves."""

    def __init__(self, golem: bool) -> None:
        self.golem = golem
        self.facts: list[Fact] = []
        self.worlds: Worlds = all_worlds(golem)
        self.notes: dict[tuple[int, int], int] = {}  # by ingredient and alchemical; never deduced from

    def learn(self, fact: Fact) -> None:
        """One more fact; if it cannot be true, a refusal that names what it contradicts."""
        if fact.about_golem and not self.golem:
            raise Refusal("no-golem", "there is no golem in this game")
        if fact.second == fact.first:
            raise Refusal("same-ingredient", "two different ingredients are needed")
        left = self.worlds.knowing(fact)
        if not left.count():
            clash = [f.said() for f in contradiction(self.facts + [fact], self.golem)]
            listed = "; ".join(clash)
            raise Refusal(
                "contradiction",
                f"these cannot all be true: {listed}",
                {"facts": listed, "n": len(clash)},
            )
        self.facts.append(fact)
        self.worlds = left

    # ------------------------------------------------------------ answers

    def chance(self, ingredient: int, alchemical: int) -> float:
        """The probability that the ingredient is this alchemical."""
        return self.worlds.identities()[ingredient][alchemical] / self.worlds.count()

    def chances(self) -> list[list[float]]:
        """By ingredient and alchemical."""
        n = self.worlds.count()
        return [[k / n for k in row] for row in self.worlds.identities()]

    def potion_chances(self, first: int, second: int) -> list[float]:
        n = self.worlds.count()
        return [k / n for k in self.worlds.potions(first, second)]

    def reaction_chances(self, ingredient: int) -> list[float]:
        n = self.worlds.count()
        return [k / n for k in self.worlds.reactions(ingredient)]

    # ------------------------------------------------------------ noted by me

    def note(self, ingredient: int, alchemical: int, mark: int) -> None:
        """Write a mark into the grid; it changes nothing of what is deduced."""
        if mark == UNMARKED:
            self.notes.pop((ingredient, alchemical), None)
        else:
            self.notes[ingredient, alchemical] = mark

    def mistaken_notes(self) -> list[tuple[int, int]]:
        """The marks that contradict what is known for certain."""
        found = self.worlds.identities()
        n = self.worlds.count()
        out: list[tuple[int, int]] = []
        for (ingredient, alchemical), mark in sorted(self.notes.items()):
            k = found[ingredient][alchemical]
            if (mark == RULED_OUT and k == n) or (mark == BELIEVED and k == 0):
                out.append((ingredient, alchemical))
        return out
