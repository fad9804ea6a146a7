"""What a careful scientist makes of what was seen: probabilities, and what they are worth."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import (
    ELEMENTS,
    MINUS,
    NEUTRAL,
    PAIRS,
    quality,
)
from chaudron.games.alchemists.deduction import Worlds, all_worlds, entropy
from chaudron.games.alchemists.knowledge import Fact
from chaudron.games.alchemists.tables import GOLD_STAR, HEDGE_RED, SILVER_STAR
from chaudron.games.alchemists.view import AlchemistsView

SURE = 0.95
CONFIDENT = 0.85
PRICES = [4, 3, 2, 1]


class Guess:
    """A theory one could publish: what it would be, how sure one is, and which seal suits it."""

    def __init__(self, ingredient: int, alchemical: int, chance: float, hedge: int, hedged: float) -> None:
        self.ingredient = ingredient
        self.alchemical = alchemical
        self.chance = chance  # that all of it is right
        self.hedge = hedge  # the colour least certain
        self.hedged = hedged  # the chance that all but this colour is right

    def seals(self) -> list[int]:
        """The kinds of seal to use, the best first."""
        hedges = [HEDGE_RED + self.hedge]
        others = [HEDGE_RED + c for c in range(3) if c != self.hedge]
        if self.chance >= SURE:
            return [GOLD_STAR, SILVER_STAR, *hedges, *others]
        if self.chance >= CONFIDENT:
            return [SILVER_STAR, GOLD_STAR, *hedges, *others]
        return [*hedges, SILVER_STAR, *others, GOLD_STAR]


class Mind:
    """One seat's deductions, kept up to date as facts arrive."""

    def __init__(self) -> None:
        self.seen: list[Fact] = []
        self.worlds: Worlds | None = None
        self.identities: list[list[int]] = []
        self.total = 0

    def look(self, view: AlchemistsView) -> None:
        """Take in what is new; start again if this is another game."""
        facts = view.facts()
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
        others = [c for c in range(3) if c != colour]
        row = self.identities[ingredient]
        right = [a for a in range(8) if all([ELEMENTS[a][c] == ELEMENTS[alchemical][c] for c in others])]
        return sum([row[a] for a in right]) / self.total

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

    # ------------------------------------------------------------ mixing

    def potions(self, first: int, second: int) -> list[float]:
        return [n / self.total for n in self.all().potions(first, second)]

    def test_worth(self, first: int, second: int, drinks: bool) -> float:
        """What a test tells, less what it may cost to drink."""
        counts = self.all().potions(first, second)
        told = entropy(counts)
        if drinks:
            told -= (
                0.4 * sum([n for p, n in enumerate(counts) if p != NEUTRAL and p % 2 == MINUS]) / self.total
            )
        return told

    def sale_worth(self, first: int, second: int, wanted: int, guarantee: int, price: int) -> float:
        """The gold to expect, less the reputation at risk."""
        worth = 0.0
        for potion, p in enumerate(self.potions(first, second)):
            grade = quality(wanted, potion)
            if grade <= guarantee:
                worth += p * price
            if grade >= 2:
                worth -= p
        return worth

    def sure_pairs(self, potion: int) -> list[tuple[int, int]]:
        """The pairs that make this potion as good as certainly."""
        return [(i, j) for i, j in PAIRS if self.potions(i, j)[potion] >= SURE]
