"""Figures that nobody here made up: seven independent engines agree on this match (TESTING.md, 5).

Big Money buys Province at 8, Gold at 6, Silver at 3; its rival also buys Smithy at 4 and 5 while it
owns fewer than two. Seats alternate, equal points are broken by fewer turns. A game's length is
counted in rounds: the turns of the player who has had most.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

import pytest

from chaudron.bots.dominion.big_money import PlainMoney, Wish
from chaudron.games.dominion.library import find
from chaudron.games.dominion.spec import SPEC
from chaudron.kernel.driver import CallbackDriver

GAMES = 12_000
Z99 = 2.576
KINGDOM = "cellar, market, militia, mine, moat, remodel, smithy, village, woodcutter, workshop"


class Results(NamedTuple):
    wins: int  # of Big Money + Smithy
    ties: int
    losses: int
    rounds: list[int]


@pytest.fixture(scope="module")
def results() -> Results:
    smithy, alone = PlainMoney([Wish(find("smithy"), 2)]), PlainMoney([])
    driver = CallbackDriver([smithy, alone])
    wins = ties = losses = 0
    rounds = []
    for seed in range(GAMES):
        options = {"kingdom": KINGDOM, "first": 1 + seed % 2, "max_turns": 0}
        game = SPEC.begin(seed, 2, options)
        game.run(driver)
        mine, theirs = game.standings()
        wins += mine < theirs
        ties += mine == theirs
        losses += mine > theirs
        rounds.append(max(p.turns for p in game.players))
    return Results(wins, ties, losses, rounds)


@pytest.mark.parametrize(("outcome", "share"), [("wins", 0.606), ("ties", 0.255), ("losses", 0.139)])
def test_smithy_beats_plain_big_money_as_often_as_elsewhere(
    results: Results, outcome: str, share: float
) -> None:
    seen: int = getattr(results, outcome)
    margin = Z99 * sqrt(share * (1 - share) / GAMES)
    assert share - margin < seen / GAMES < share + margin


def test_a_game_lasts_as_many_turns_as_elsewhere(results: Results) -> None:
    mean = sum(results.rounds) / GAMES
    spread = sqrt(sum((n - mean) ** 2 for n in results.rounds) / GAMES)
    rounding = 0.05  # the figure is known to one decimal
    assert abs(mean - 16.4) < Z99 * spread / sqrt(GAMES) + rounding
