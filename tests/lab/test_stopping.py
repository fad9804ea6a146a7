"""Rules that stop a match: at a precision, or by a sequential test that keeps its error rates."""

import random

import pytest

from chaudron.kernel.errors import Refusal
from chaudron.lab.match import match, run
from chaudron.lab.stats import Results
from chaudron.lab.stopping import BETTER, NOT_BETTER, UNDECIDED, Precision, Sprt

KINGDOM = "smithy, village, moat, market, witch, militia, cellar, mine, workshop, remodel"


def tossed(
    rng: random.Random, p: float, rule: Sprt, likeness: float, rounds: int = 20_000
) -> tuple[str, int]:
    """Rounds of two games by coins, judged after every 25: the verdict, and after how many rounds.

    In some rounds, as `likeness` says, the second game ends as the first; else it has a coin of its own. A
    tenth of the games are ties.
    """
    results = Results(2)
    for n in range(1, rounds + 1):
        ranks = [coin(rng, p)]
        ranks.append(ranks[0] if rng.random() < likeness else coin(rng, p))
        for ours, theirs in ranks:
            front = [ours, theirs].count(1)
            results.scores[0].add(ours, front, 0, 0)
            results.scores[1].add(theirs, front, 0, 0)
        results.end_round()
        if n % 25 == 0 and (verdict := rule.verdict(results)) != UNDECIDED:
            return verdict, n
    return UNDECIDED, rounds


def coin(rng: random.Random, p: float) -> tuple[int, int]:
    if rng.random() < 0.1:
        return (1, 1)
    won = (p - 0.05) / 0.9  # so that the share is p, ties included
    return (1, 2) if rng.random() < won else (2, 1)


@pytest.mark.parametrize("likeness", [0.0, 0.6])
def test_the_sequential_test_keeps_its_error_rates(likeness: float) -> None:
    """Wald's test at 5 % and 10 %, over many seeds; games of a round may be as alike as they like."""
    rule = Sprt(0.5, 0.58, alpha=0.05, beta=0.10)
    rng = random.Random(17)
    times = 250
    wrong = [0, 0]
    for _ in range(times):
        wrong[0] += tossed(rng, 0.5, rule, likeness)[0] == BETTER
        wrong[1] += tossed(rng, 0.58, rule, likeness)[0] == NOT_BETTER
    # A test with these very rates would be wrong more often than this once in a thousand times.
    assert wrong[0] <= 0.05 * times + 3.1 * (times * 0.05 * 0.95) ** 0.5
    assert wrong[1] <= 0.10 * times + 3.1 * (times * 0.10 * 0.90) ** 0.5


def test_unequal_bots_are_told_apart_early() -> None:
    rng = random.Random(5)
    rule = Sprt(0.5, 0.55)
    fixed = 540  # rounds of two that a test of a fixed number of games needs at these rates
    rounds = [tossed(rng, 0.7, rule, 0.0)[1] for _ in range(20)]
    assert max(rounds) < fixed / 3


def test_a_match_stops_at_the_same_game_on_one_core_and_two() -> None:
    unequal = match("dominion", ["big-money", "random"], {"kingdom": KINGDOM}, 1, 4000)
    rule = Sprt(0.5, 0.55)
    alone = run(unequal, 1, rule=rule)
    assert alone.games == 250 and rule.verdict(alone) == BETTER
    assert run(unequal, 2, rule=rule).raw() == alone.raw()


def test_a_match_stops_at_a_precision() -> None:
    planned = match("dominion", ["plain-money", "plain-money:smithy=2"], {"kingdom": KINGDOM}, 1, 3000)
    rule = Precision(5)
    results = run(planned, 1, rule=rule)
    assert results.games < 1000 and rule.width(results) <= 5
    assert results.dump()["games"] == results.games


@pytest.mark.parametrize(("p0", "p1", "alpha"), [(0.5, 0.5, 0.05), (0.6, 0.5, 0.05), (0.4, 0.5, 0.6)])
def test_a_test_of_nothing_is_refused(p0: float, p1: float, alpha: float) -> None:
    with pytest.raises(Refusal):
        Sprt(p0, p1, alpha)


def test_no_precision_is_no_rule() -> None:
    with pytest.raises(Refusal):
        Precision(0)
