"""What a report on the golem promises."""

from __future__ import annotations

from typing import Final

from chaudron.bots.alchemists.belief import Belief
from chaudron.games.alchemists.alchemy import CHEST, EARS, PARTS, TRIGGERS
from chaudron.games.alchemists.components import ROUNDS
from chaudron.games.alchemists.conferences import FIRST, SECOND
from chaudron.games.alchemists.view import AlchemistsView

TAKE_BACK: Final = "take_back"
ANY_REPORT: Final = 2.0  # at the first conference
WHOLE: Final = 1.5  # at the second
HALF: Final = 1.0
HASTE: Final = 8.0  # what is not yet certain can wait a round
CHANGED: Final = 1.0  # the least that is worth a step while there are others


def points(chances: list[float], tokens: list[int]) -> float:
    """What these tokens score on the average (A-274)."""
    p = sum([chances[t] for t in tokens])
    return 12.0 * p - 8.0 if len(tokens) == 1 else 8.0 * p - 6.0


def report_worth(view: AlchemistsView, belief: Belief, word: str) -> float:
    parts = word.split(":")
    part = PARTS.index(parts[-2])
    chances = belief.triggers(part)
    tokens = [TRIGGERS.index(t) for t in parts[-1].split("/")]
    if parts[0] == TAKE_BACK:
        both = view.tokens(part)
        kept = [t for t in both if t not in tokens]
        return points(chances, kept) - points(chances, both) - (0.0 if view.round >= SECOND else CHANGED)
    worth = points(chances, tokens)
    if view.round == FIRST and not view.tokens(CHEST) and not view.tokens(EARS):
        return worth + ANY_REPORT
    if view.round == SECOND:
        return worth + (WHOLE if len(tokens) == 1 else HALF)
    if view.round == ROUNDS:
        return worth
    return worth - HASTE * (1.0 - sum([chances[t] for t in tokens]))
