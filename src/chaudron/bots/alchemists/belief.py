"""What one may believe beyond what one knows: others seldom put their seal on what they think wrong, the less
so the more they have mixed."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.mind import Mind
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.games.alchemists.alchemy import ALL_GOLEMS, ELEMENTS
from chaudron.games.alchemists.deduction import Worlds
from chaudron.games.alchemists.state import Article
from chaudron.games.alchemists.view import AlchemistsView

PARTS: Final = 1000  # the weight of a world in which everybody is right; the least is one of them


class Belief(Mind):
    """Deductions, with every world weighed by what others have published.

    A world that is certainly not so has no weight, and no other is ever left without.
    """

    def __init__(self, tastes: Tastes) -> None:
        super().__init__()
        self.tastes = tastes
        self.exact: Worlds | None = None  # what is known for certain
        self.heard: list[int] = []  # what others had published when it was weighed
        self.version = 0  # grows with everything that changes a chance
        self.woken: list[int] = []  # worlds in which each pair wakes the golem, once counted
        self.golems: list[int] = []  # worlds with each golem, once counted
        self.reactions: list[list[int]] = []  # worlds by reaction to each ingredient, once counted

    def look(self, view: AlchemistsView) -> None:
        known = self.worlds
        self.worlds = self.exact
        super().look(view)
        heard = self.published_by_others(view)
        if self.worlds is self.exact and heard == self.heard and known is not None:
            self.worlds = known
            return
        self.exact = self.worlds
        self.heard = heard
        self.version += 1
        if heard:
            self.worlds = self.weighed(view)
        self.identities = self.all().identities()
        self.total = self.all().count()
        self.woken = []
        self.golems = []
        self.reactions = []

    # ------------------------------------------------------------ the golem, of which others tell nothing

    def count_golems(self) -> None:
        if not self.golems:
            self.golems = self.all().golems_left()
            self.woken = self.all().animators()
            self.reactions = [self.all().reactions(i) for i in range(8)]

    def wakes(self) -> tuple[int, float]:
        """The pair that most likely wakes the golem, by its place, and the chance that it does."""
        self.count_golems()
        most = max(self.woken)
        return self.woken.index(most), most / sum(self.golems)

    def reacts(self, ingredient: int) -> list[int]:
        self.count_golems()
        return self.reactions[ingredient]

    def triggers(self, part: int) -> list[float]:
        """The chances of what a part of the golem reacts to."""
        self.count_golems()
        counts = [0.0] * 6
        total = sum(self.golems)
        for g, n in enumerate(self.golems):
            counts[ALL_GOLEMS[g].trigger(part)] += n / total
        return counts

    # ------------------------------------------------------------ others

    def weighed(self, view: AlchemistsView) -> Worlds:
        """The worlds that are left, each as likely as what others published makes it."""
        worlds = self.all()
        weights: list[list[float]] = [[1.0] * 8 for _ in range(8)]
        for i in range(8):
            trust = self.trust(view, i)
            if trust > 0.0:
                claimed = ELEMENTS[view.published(i)]
                for a in range(8):
                    wrong = sum([1 for c in range(3) if ELEMENTS[a][c] != claimed[c]])
                    weights[i][a] *= self.doubt(wrong) ** trust
        if view.has_encyclopedia:
            for c in range(3):
                article = view.article(c)
                if article is None:
                    continue
                doubt = self.tastes.belief ** self.authority(view, article)
                for i, s in article.entries:
                    for a in range(8):
                        if ELEMENTS[a][c] != s:
                            weights[i][a] *= doubt
        return worlds.weighed(weights, PARTS)

    def trust(self, view: AlchemistsView, ingredient: int) -> float:
        """How many others, each as far as they may know, stand by the theory on an ingredient."""
        trust = 0.0
        for seat in view.sealed_by(ingredient):
            if seat != view.seat:
                trust += self.tastes.trust(lessons(view, seat))
        return trust

    def authority(self, view: AlchemistsView, article: Article) -> float:
        """How far an article is believed: as who knows most of the others that stand by it."""
        authority = 0.0
        for seat, _ in article.seals:
            if seat != view.seat:
                authority = max(authority, self.tastes.trust(lessons(view, seat)))
        return authority

    def doubt(self, wrong: int) -> float:
        """How likely somebody seals something with so many wrong signs, compared with what is right."""
        return 1.0 if wrong == 0 else self.tastes.belief if wrong == 1 else self.tastes.folly

    def published_by_others(self, view: AlchemistsView) -> list[int]:
        """Every theory and article with seals of others, as numbers that change when one of them does, or
        how far it is believed."""
        out: list[int] = []
        for i in range(8):
            if view.seals_of_others(i):
                out.append(i * 10 + view.published(i))
                out.append(int(100 * self.trust(view, i)))
        if view.has_encyclopedia:
            for c in range(3):
                article = view.article(c)
                if article is not None and any([seat != view.seat for seat, _ in article.seals]):
                    out.append(-1 - c)
                    out.append(int(100 * self.authority(view, article)))
                    for i, s in article.entries:
                        out.append(-10 - 2 * i - s)
        return out


def lessons(view: AlchemistsView, seat: int) -> int:
    """How often somebody may have learned something: by every potion that they made, and whoever lowers the
    price to sell first is sure of one more."""
    return view.potions_made(seat) + (1 if view.bid(seat) > 0 else 0)


def most_lessons(view: AlchemistsView) -> int:
    """Of whoever knows most of the others."""
    return max([lessons(view, seat) for seat in range(view.n_players) if seat != view.seat])
