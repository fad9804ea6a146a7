"""What a careful scientist makes of what was seen: probabilities, and what they are worth."""

from __future__ import annotations

from typing import Final

from chaudron.games.alchemists.alchemy import (
    ELEMENTS,
    MINUS,
    NEUTRAL,
    PLUS,
    Pair,
    quality,
    with_signs,
)
from chaudron.games.alchemists.components import GOLD_STAR, HEDGE_RED, SILVER_STAR
from chaudron.games.alchemists.deduction import Worlds, all_worlds, entropy
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.view import AlchemistsView

SURE = 0.95
CONFIDENT = 0.85
NOTHING_TOLD: Final[list[Fact]] = []
TURNED: Final[list[list[int]]] = [  # the alchemical with the other sign in a colour
    [with_signs(*[1 - ELEMENTS[a][k] if k == c else ELEMENTS[a][k] for k in range(3)]) for c in range(3)]
    for a in range(8)
]


def same(facts: list[Fact], before: list[Fact]) -> bool:
    """True if these are the very facts of before: a world dealt anew has others."""
    if len(facts) != len(before):
        return False
    for fact, other in zip(facts, before):
        if fact is not other:
            return False
    return True


class Claim:
    """Something one could put a seal on: how sure one is of it, and which seal suits it."""

    def __init__(self, chance: float, hedge: int, hedged: float, parts: int) -> None:
        self.chance = chance  # that all of it is right
        self.hedge = hedge  # the part least certain: a theory's colour, an article's slot
        self.hedged = hedged  # the chance that all but this part is right
        self.parts = parts

    def seals(self) -> list[int]:
        """The kinds of seal to use, the best first."""
        hedges = [HEDGE_RED + self.hedge]
        others = [HEDGE_RED + c for c in range(self.parts) if c != self.hedge]
        if self.chance >= SURE:
            return [GOLD_STAR, SILVER_STAR, *hedges, *others]
        if self.chance >= CONFIDENT:
            return [SILVER_STAR, GOLD_STAR, *hedges, *others]
        return [*hedges, SILVER_STAR, *others, GOLD_STAR]


class Guess(Claim):
    """A theory."""

    def __init__(self, ingredient: int, alchemical: int, chance: float, hedge: int, hedged: float) -> None:
        super().__init__(chance, hedge, hedged, 3)
        self.ingredient = ingredient
        self.alchemical = alchemical


class Draft(Claim):
    """An article: four ingredients with their signs in a colour, on the slots red to white."""

    def __init__(
        self, colour: int, entries: list[tuple[int, int]], chance: float, hedge: int, hedged: float
    ) -> None:
        super().__init__(chance, hedge, hedged, 4)
        self.colour = colour
        self.entries = entries


class Mind:
    """One seat's deductions, kept up to date as facts arrive."""

    def __init__(self) -> None:
        self.told: list[Fact] = NOTHING_TOLD  # as the view last said it
        self.seen: list[Fact] = []
        self.worlds: Worlds | None = None
        self.identities: list[list[int]] = []
        self.total = 0

    def look(self, view: AlchemistsView) -> None:
        """Take in what is new; start again if this is another game."""
        facts = view.facts()
        if facts and same(facts, self.told):
            return
        self.told = facts
        new = [f for f in facts if f not in self.seen]
        if self.worlds is None or any([f not in facts for f in self.seen]):
            self.worlds = all_worlds(view.has_golem)
            self.seen = []
            new = facts
        elif not new:
            return
        for fact in new:
            self.worlds = self.worlds.knowing(fact)
        self.seen = self.seen + new
        self.identities = self.worlds.identities()
        self.total = self.worlds.count()

    def all(self) -> Worlds:
        assert self.worlds is not None
        return self.worlds

    # ------------------------------------------------------------ ingredients

    def chance(self, ingredient: int, alchemical: int) -> float:
        return self.identities[ingredient][alchemical] / self.total

    def sign_chance(self, ingredient: int, colour: int, sign: int) -> float:
        row = self.identities[ingredient]
        return sum([row[a] for a in range(8) if ELEMENTS[a][colour] == sign]) / self.total

    def all_but(self, ingredient: int, alchemical: int, colour: int) -> float:
        """The chance that the other two colours of this theory are right."""
        row = self.identities[ingredient]
        return (row[alchemical] + row[TURNED[alchemical][colour]]) / self.total

    def guess(self, ingredient: int, alchemicals: list[int]) -> Guess:
        """The best theory on an ingredient with one of these alchemicals."""
        best = alchemicals[0]
        for a in alchemicals:
            if self.chance(ingredient, a) > self.chance(ingredient, best):
                best = a
        hedge = 0
        for c in range(3):
            if self.all_but(ingredient, best, c) > self.all_but(ingredient, best, hedge):
                hedge = c
        chance = self.chance(ingredient, best)
        return Guess(ingredient, best, chance, hedge, self.all_but(ingredient, best, hedge))

    # ------------------------------------------------------------ articles

    def judge(self, colour: int, entries: list[tuple[int, int]]) -> Draft:
        """How sure one is of an article, and of all but its weakest entry."""
        whole, rests = self.all().agreeing(colour, entries)
        most = max(rests)
        return Draft(colour, entries, whole / self.total, rests.index(most), most / self.total)

    def draft(self, colour: int, groups: list[list[int]]) -> Draft | None:
        """The surest article on a colour with one of these groups of ingredients."""
        plus = [self.sign_chance(i, colour, PLUS) for i in range(8)]
        signs = [PLUS if p >= 0.5 else MINUS for p in plus]
        best: list[int] = []
        most = 0.0
        for group in groups:
            if sum([signs[i] for i in group]) % 2:
                continue  # two and two share a sign
            sure = 1.0
            for i in group:
                sure *= max(plus[i], 1 - plus[i])
            if sure > most:
                best, most = group, sure
        if not best:
            return None
        ranked = sorted(best, key=[-abs(p - 0.5) for p in plus].__getitem__)
        weakest = signs[ranked[3]]  # it comes last, where only the white seal hedges
        last = [i for i in ranked if signs[i] == weakest][-2:]
        order = [i for i in ranked if i not in last] + last
        return self.judge(colour, [(i, signs[i]) for i in order])

    # ------------------------------------------------------------ mixing

    def counts(self, pair: Pair) -> list[int]:
        """How many worlds make each potion of these two (not to be changed)."""
        return self.all().potions(pair.first, pair.second)

    def potions(self, pair: Pair) -> list[float]:
        return [n / self.total for n in self.counts(pair)]

    def test_worth(self, pair: Pair, drinks: bool) -> float:
        """What a test tells, less what it may cost to drink."""
        counts = self.counts(pair)
        told = entropy(counts)
        if drinks:
            told -= (
                0.4 * sum([n for p, n in enumerate(counts) if p != NEUTRAL and p % 2 == MINUS]) / self.total
            )
        return told

    def sale_worth(self, pair: Pair, wanted: int, guarantee: int, price: int) -> float:
        """The gold to expect, less the reputation at risk."""
        worth = 0.0
        for potion, p in enumerate(self.potions(pair)):
            grade = quality(wanted, potion)
            if grade <= guarantee:
                worth += p * price
            if grade >= 2:
                worth -= p
        return worth
