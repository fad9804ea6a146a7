"""The end: reputation, artifacts, grants, gold, reports, and the great revelation."""

from __future__ import annotations

from chaudron.games.alchemists.alchemy import CHEST, EARS
from chaudron.games.alchemists.components import SEAL_POINTS
from chaudron.games.alchemists.events import Scored
from chaudron.games.alchemists.golem import report_points
from chaudron.games.alchemists.lab import Laboratory, safe
from chaudron.games.alchemists.state import Player

GOLD_PER_FAVOUR = 2
GOLD_PER_APPROVAL = 2
GOLD_PER_POINT = 3
FULL_PRICE = 5  # a hidden artifact that costs less adds the difference
WRONG_THEORY = -4
AWAKE = 5


def seal_points(kind: int, errors: list[int]) -> int:
    """What a seal scores on something with these errors (A-161, A-162, A-230)."""
    if not errors:
        return SEAL_POINTS[kind]
    return 0 if safe(kind, errors) else WRONG_THEORY


def final_score(game: Laboratory, you: Player) -> None:
    """Everything in the order of A-345; leftover gold breaks ties."""
    score: dict[str, int] = {"reputation": you.reputation}
    for a in game.setup.artifacts.values():
        score[a.counted_as] = 0
    for a in you.artifacts:
        score[a.counted_as] += a.score(game, you)
    score["cheap_secrets"] = sum([max(0, FULL_PRICE - a.cost) for a in you.shown_secrets])
    score["grants"] = sum([g.points for g in game.setup.grants if g.id in you.grants])
    you.gold += GOLD_PER_FAVOUR * len(you.favours) + GOLD_PER_APPROVAL * you.approval
    score["gold"] = you.gold // GOLD_PER_POINT
    you.gold %= GOLD_PER_POINT
    score["reports"] = report_points(game, you, CHEST) + report_points(game, you, EARS)
    score["golem"] = AWAKE if you.animated else 0
    theories = 0
    for i, theory in enumerate(game.theories):
        if theory is not None:
            errors = game.theory_errors(i)
            theories += sum([seal_points(k, errors) for seat, k in theory.seals if seat == you.index])
    score["theories"] = theories
    articles = 0
    for c, article in enumerate(game.articles):
        if article is not None:
            errors = game.article_errors(c)
            articles += sum([seal_points(k, errors) for seat, k in article.seals if seat == you.index])
    score["articles"] = articles
    you.score = score
    you.points = sum(score.values())
    game.tell(Scored(you.index, score))
