"""What could be published now, with which seal, and what it promises."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.belief import Belief, most_lessons
from chaudron.bots.alchemists.claims import groups
from chaudron.bots.alchemists.mind import Claim, Guess
from chaudron.bots.alchemists.tastes import Tastes
from chaudron.games.alchemists.alchemy import COLOURS, INGREDIENTS
from chaudron.games.alchemists.components import (
    GOLD_STAR,
    HEDGE_RED,
    HEDGE_WHITE,
    ROUNDS,
    SEAL_POINTS,
    SILVER_STAR,
)
from chaudron.games.alchemists.scoring import WRONG_THEORY
from chaudron.games.alchemists.theories import MOST_SEALS, WRONG_SEAL
from chaudron.games.alchemists.view import AlchemistsView

CERTAIN: Final = 0.999
HOPELESS: Final = -99.0


class Manuscript:
    """Something that can be published: the word for it, its seal, and what it is worth in points."""

    def __init__(self, word: str, claim: Claim, kind: int, worth: float) -> None:
        self.word = word
        self.claim = claim
        self.kind = kind
        self.worth = worth


def least(paper: Manuscript) -> float:
    return -paper.worth


class Desk:
    """Where one player thinks about publishing; what was thought is kept until something changes."""

    def __init__(self, belief: Belief, tastes: Tastes) -> None:
        self.belief = belief
        self.tastes = tastes
        self.papers: list[Manuscript] = []
        self.seen: list[int] = []  # what they follow from

    def publications(self, view: AlchemistsView) -> list[Manuscript]:
        """Everything worth a seal, the best first, whether one can pay for it or not."""
        seen = self.situation(view)
        if seen != self.seen:
            self.seen = seen
            self.papers = self.found(view)
        return self.papers

    def situation(self, view: AlchemistsView) -> list[int]:
        out = [self.belief.version, view.round, view.reputation(view.seat), most_lessons(view)]
        out += view.seals()
        for i in range(8):
            out.append(view.published(i) * 10 + view.seals_of_others(i))
        if view.has_encyclopedia:
            for c in range(3):
                article = view.article(c)
                out.append(-1 if article is None else len(article.seals))
        return out

    def found(self, view: AlchemistsView) -> list[Manuscript]:
        papers: list[Manuscript] = []
        free = view.free_alchemicals()
        seals = view.seals()
        if any([seals[k] > 0 for k in range(HEDGE_WHITE)]):
            for i in range(8):
                theory = view.theory(i)
                if theory is None and free:
                    self.consider(view, papers, f"theory:{INGREDIENTS[i]}", self.belief.guess(i, free))
                elif theory is not None and not theory.has_seal_of(view.seat):
                    if len(theory.seals) < MOST_SEALS and not view.conflicted(i):
                        guess = self.belief.guess(i, [theory.alchemical])
                        self.consider(view, papers, f"endorse:{INGREDIENTS[i]}", guess)
        if view.has_encyclopedia and max(seals) > 0:
            for c in range(3):
                article = view.article(c)
                if article is None:
                    draft = self.belief.draft(c, groups(view, c))
                    if draft is not None:
                        self.consider(view, papers, f"article:{COLOURS[c]}", draft)
                elif not article.has_seal_of(view.seat):
                    known = self.belief.judge(c, article.entries)
                    self.consider(view, papers, f"endorse_article:{COLOURS[c]}", known)
        papers.sort(key=least)
        return papers

    def consider(self, view: AlchemistsView, papers: list[Manuscript], word: str, claim: Claim) -> None:
        """Note the publication with the seal that suits it best; never what is certainly wrong."""
        if claim.chance <= 0.0:
            return
        t = self.tastes
        kind, worth = self.best_seal(view, claim)
        worth += self.fame(view, word, claim) - t.gold_at(view.round) * view.publishing_cost(word)
        if claim.chance < CERTAIN:
            worth -= t.patience_at(view.round)
        if worth > 0.0:
            papers.append(Manuscript(word, claim, kind, worth))

    def best_seal(self, view: AlchemistsView, claim: Claim) -> tuple[int, float]:
        """The seal that promises most, less what it could bring elsewhere."""
        best, most = -1, HOPELESS
        for k, worth in enumerate(self.seal_worths(view, claim)):
            if worth > most:
                best, most = k, worth
        return best, most

    def seal_worths(self, view: AlchemistsView, claim: Claim) -> list[float]:
        """What every seal promises; one that the player has not got, nothing."""
        exposed = self.tastes.exposed_at(view.round, most_lessons(view))
        loss = -exposed * view.reputation_change(-WRONG_SEAL) - (1.0 - exposed) * WRONG_THEORY
        saved = self.tastes.saved_at(view.round)
        seals = view.seals()
        worths: list[float] = []
        for k in range(HEDGE_RED + claim.parts):
            if not seals[k]:
                worths.append(HOPELESS)
            elif k == GOLD_STAR or k == SILVER_STAR:
                worths.append((claim.chance - saved) * SEAL_POINTS[k] - (1.0 - claim.chance) * loss)
            else:
                worths.append(-(1.0 - self.vouched(claim, k - HEDGE_RED)) * loss)
        return worths

    def vouched(self, claim: Claim, part: int) -> float:
        """The chance that all is right but, perhaps, this part."""
        if isinstance(claim, Guess):
            return self.belief.all_but(claim.ingredient, claim.alchemical, part)
        return claim.hedged if part == claim.hedge else claim.chance

    def fame(self, view: AlchemistsView, word: str, claim: Claim) -> float:
        """What one more publication brings, right or wrong: reputation, awards, conferences, grants."""
        t = self.tastes
        gained = (view.endorse_reputation if word.startswith("endorse") else 1) + view.honour()
        worth = float(view.reputation_change(gained))
        count = view.seal_count(view.seat)
        most = max([view.seal_count(s) for s in range(view.n_players) if s != view.seat])
        if count <= most + 1:
            worth += t.lead * (ROUNDS + 1 - view.round)
        for last, row in view.conferences():
            if view.round <= last and count + 1 < len(row):
                worth += (1.0 if view.round == last else t.later) * (row[count + 1] - row[count])
        if isinstance(claim, Guess):
            worth += self.towards_grants(view, claim.ingredient)
        return worth

    def towards_grants(self, view: AlchemistsView, ingredient: int) -> float:
        worth = 0.0
        needed = 3 if view.has_grant(view.seat) else 2
        for grant in view.open_grants():
            if ingredient not in grant.ingredients:
                continue
            mine = 1
            for i in grant.ingredients:
                theory = view.theory(i)
                if theory is not None and theory.has_seal_of(view.seat):
                    mine += 1
            prize = grant.points + self.tastes.gold_at(view.round) * grant.gold
            if mine >= needed:
                worth = max(worth, prize)
            elif view.round < ROUNDS:
                worth = max(worth, self.tastes.grant * prize / (needed + 1 - mine))
        return worth
