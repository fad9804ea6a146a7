"""How often each seat wins imagined games, and by how much one answer wins more of them than another."""

import math
from typing import Final

from chaudron.kernel.state import State
from chaudron.lab.means import Z99, Interval, RunningMean
from chaudron.lab.stats import share

FULL: Final = 60  # a won game counts so much; those who share the first place share it


def wins(state: State) -> list[int]:
    """What the end of a game gives to each seat."""
    ranks = state.standings()
    return [FULL // ranks.count(1) if rank == 1 else 0 for rank in ranks]


class Odds:
    """What each seat won in some imagined games."""

    def __init__(self, seats: int) -> None:
        self.by_seat = [RunningMean() for _ in range(seats)]

    @property
    def worlds(self) -> int:
        return self.by_seat[0].n

    def add(self, won: list[int]) -> None:
        for mean, x in zip(self.by_seat, won):
            mean.add(x)

    def value(self, seat: int) -> float:
        mean = self.by_seat[seat]
        return mean.total / (FULL * mean.n) if mean.n else 0.0

    def error(self, seat: int) -> float:
        """The standard error of the value."""
        mean = self.by_seat[seat]
        return math.sqrt(mean.variance() / mean.n) / FULL if mean.n else 1.0

    def interval(self, seat: int) -> Interval:
        """The share that a seat wins. Shared games are counted in parts, hence the factors of FULL."""
        mean = self.by_seat[seat]
        return share(mean.total, FULL * mean.n, Z99 * math.sqrt(FULL))


class Contrast(Odds):
    """What each seat wins more, world by world with equal luck, after one answer than after another."""

    def compare(self, after: list[int], instead: list[int]) -> None:
        self.add([x - y for x, y in zip(after, instead)])

    def interval(self, seat: int) -> Interval:
        return around(self.value(seat), self.error(seat))


def around(value: float, error: float) -> Interval:
    return Interval(value, value - Z99 * error, value + Z99 * error)
