"""Exact odds against counting by hand and against drawing for real."""

from __future__ import annotations

import time
from random import Random

import pytest

from chaudron.games.quacks.chips import START_BAG, WHITE, Chip
from chaudron.games.quacks.odds import (
    Policy,
    ending,
    ending_by_chips,
    ending_by_counts,
    explosion_odds,
)
from chaudron.games.quacks.scenario import chips
from chaudron.games.quacks.track import LAST_SPACE

BIG = chips(
    "white-1*5, white-2*2, white-3, orange-1*4, green-1*2, green-2*2, green-4*2, blue-1*2, blue-2*2, "
    "blue-4, red-1*2, red-2, yellow-1*2, purple-1, black-1"
)


def test_the_next_draw_by_hand() -> None:
    assert explosion_odds(START_BAG, 0, 7) == 0
    assert explosion_odds(chips("white-1*4, white-2, orange-1"), 6, 7) == pytest.approx(1 / 6)
    assert explosion_odds(chips("white-1*4, white-2, orange-1"), 7, 7) == pytest.approx(5 / 6)
    assert explosion_odds(chips("white-1*4, white-2, orange-1"), 7, 9) == 0
    assert explosion_odds([], 7, 7) == 0


def test_small_endings_by_hand() -> None:
    end = ending(chips("orange-1, green-2"), Policy(chips=1))
    assert end.stopped[1] == end.stopped[2] == 0.5
    end = ending(chips("white-3*2, white-2"), Policy(white=4), 0, 0, 7)
    assert (
        end.explosion == 0
        and end.stopped[6] == pytest.approx(1 / 3)
        and end.stopped[5] == pytest.approx(2 / 3)
    )
    end = ending(chips("white-3*2, white-2"), Policy(), 0, 0, 7)
    assert end.explosion == 1 and end.burst[8] == pytest.approx(1)
    assert ending(chips("orange-1"), Policy(), 52).stopped[52] == 1
    assert ending(chips("orange-1"), Policy(), 3, 0, 7, 1).stopped[5] == 1


def drawn(bag: list[Chip], policy: Policy, limit: int, chance: Random) -> tuple[bool, int]:
    """One brewing, drawn for real."""
    bag = bag[:]
    space = white = n = 0
    while bag and n < policy.chips and space < policy.space and space < LAST_SPACE and white < policy.white:
        if explosion_odds(bag, white, limit) > policy.risk:
            break
        chip = bag.pop(chance.randrange(len(bag)))
        n += 1
        space = min(LAST_SPACE, space + chip.value)
        if chip.colour == WHITE:
            white += chip.value
            if white > limit:
                return True, space
    return False, space


@pytest.mark.parametrize(
    "policy", [Policy(risk=0.2), Policy(white=6), Policy(space=15, risk=0.5), Policy(chips=6), Policy()]
)
def test_endings_agree_with_drawing_for_real(policy: Policy) -> None:
    chance = Random(1)
    for bag in (START_BAG, BIG):
        end = ending(bag, policy)
        assert sum(end.stopped) + sum(end.burst) == pytest.approx(1)
        n = 3000
        runs = [drawn(bag, policy, 7, chance) for _ in range(n)]
        burst = sum(exploded for exploded, _ in runs) / n
        mean = sum(space for _, space in runs) / n
        assert abs(burst - end.explosion) < 0.035
        assert abs(mean - end.mean_space()) < 0.6


def test_both_ways_of_counting_agree() -> None:
    for policy in (Policy(risk=0.2), Policy(white=5), Policy(chips=7)):
        for one, two in zip(
            ending_by_counts(BIG, policy, 2, 1, 7, 1).stopped,
            ending_by_chips(BIG, policy, 2, 1, 7, 1).stopped,
        ):
            assert one == pytest.approx(two)


def test_a_bag_of_thirty_is_quick_enough_to_ask_about() -> None:
    """A generous ceiling, so that a slow machine passes; the figures are in the benchmarks."""
    assert len(BIG) == 30
    began = time.process_time()
    ending(BIG, Policy(risk=0.35))
    assert time.process_time() - began < 2
