"""What a careful scientist would publish, endorse or debunk."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.mind import SURE, Claim, Mind
from chaudron.games.alchemists.alchemy import (
    ELEMENTS,
    EVERY_PAIR,
    FOURS,
    NEUTRAL,
    Pair,
    Shown,
    consistent,
    fits,
)
from chaudron.games.alchemists.theories import MOST_SEALS, TOKENS_EACH
from chaudron.games.alchemists.view import AlchemistsView

STATED: Final = 0.8  # it publishes at this confidence, hedge included
PUBLISHABLE_HEDGE: Final = 0.9
LEAST_CHANCE: Final = 0.3  # that a hedged theory is right as a whole; never against certain knowledge

# ---------------------------------------------------------------- publishing


def publishable(mind: Mind, view: AlchemistsView) -> list[Claim]:
    """Theories and articles to publish or to endorse, the surest first."""
    free = view.free_alchemicals()
    claims: list[Claim] = []
    for i in range(8):
        theory = view.theory(i)
        if theory is None and free:
            claims.append(mind.guess(i, free))
        elif theory is not None and not theory.has_seal_of(view.seat) and len(theory.seals) < MOST_SEALS:
            claims.append(mind.guess(i, [theory.alchemical]))
    if view.has_encyclopedia:
        for c in range(3):
            article = view.article(c)
            if article is None:
                draft = mind.draft(c, groups(view, c))
                if draft is not None:
                    claims.append(draft)
            elif not article.has_seal_of(view.seat):
                claims.append(mind.judge(c, article.entries))
    out = [claim for claim in claims if worth_a_seal(claim)]
    out.sort(key=surest)
    return out


def groups(view: AlchemistsView, colour: int) -> list[list[int]]:
    """The groups of ingredients that an article on this colour may list."""
    others: list[list[int]] = []
    for c in range(3):
        article = view.article(c)
        if article is not None and c != colour:
            others.append(sorted(article.ingredients()))
    free = [i for i in range(8) if sum([i in used for used in others]) < TOKENS_EACH]
    return [group for group in FOURS if group not in others and all([i in free for i in group])]


def worth_a_seal(claim: Claim) -> bool:
    return claim.chance >= STATED or (claim.chance >= LEAST_CHANCE and claim.hedged >= PUBLISHABLE_HEDGE)


def surest(claim: Claim) -> float:
    return -(claim.chance + claim.hedged)


# ---------------------------------------------------------------- debunking


class Attack:
    """A demonstration: one sign of an ingredient, or what a pair makes."""

    def __init__(self, ingredient: int, colour: int, pair: Pair | None, potion: int) -> None:
        self.ingredient = ingredient  # -1: a pair is mixed
        self.colour = colour
        self.pair = pair
        self.potion = potion


def by_sign(ingredient: int, colour: int) -> Attack:
    return Attack(ingredient, colour, None, -1)


def by_mix(pair: Pair, potion: int) -> Attack:
    return Attack(-1, -1, pair, potion)


def attack(mind: Mind, view: AlchemistsView) -> Attack | None:
    """A demonstration that as good as certainly refutes what somebody else published, or nothing."""
    for i in range(8):
        theory = view.theory(i)
        if theory is None or theory.has_seal_of(view.seat):
            continue
        for c in range(3):
            if mind.sign_chance(i, c, 1 - ELEMENTS[theory.alchemical][c]) < SURE:
                continue
            if view.by_sign:
                return by_sign(i, c)
            found = refuting_mix(mind, i, theory.alchemical)
            if found is not None:
                return found
    if view.has_encyclopedia:
        for c in range(3):
            article = view.article(c)
            if article is not None and not article.has_seal_of(view.seat):
                found = refuting_article(mind, view, c, article.entries)
                if found is not None:
                    return found
    return None


def refuting_mix(mind: Mind, ingredient: int, alchemical: int) -> Attack | None:
    for pair in EVERY_PAIR:
        if ingredient != pair.first and ingredient != pair.second:
            continue
        for potion, p in enumerate(mind.potions(pair)):
            if p >= SURE and potion != NEUTRAL and not fits(alchemical, potion):
                return by_mix(pair, potion)
    return None


def refuting_article(
    mind: Mind, view: AlchemistsView, colour: int, entries: list[tuple[int, int]]
) -> Attack | None:
    if view.by_sign:
        for i, s in entries:
            if mind.sign_chance(i, colour, 1 - s) >= SURE:
                return by_sign(i, colour)
        return None
    for pair in EVERY_PAIR:
        for potion, p in enumerate(mind.potions(pair)):
            if p >= SURE and not consistent(Shown(pair.first, pair.second, potion), colour, entries):
                return by_mix(pair, potion)
    return None
