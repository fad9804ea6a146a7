"""What many games show: counts, means, and how sure one can be of them."""

import math
from typing import Final

Z99: Final = 2.5758293035489004  # of 99 in 100 normal values, none is farther from the mean


class Interval:
    """A value measured, and the bounds between which it lies in 99 cases of 100."""

    __slots__ = ("hi", "lo", "value")

    def __init__(self, value: float, lo: float, hi: float) -> None:
        self.value = value
        self.lo = lo
        self.hi = hi

    def __contains__(self, value: float) -> bool:
        return self.lo <= value <= self.hi

    def __repr__(self) -> str:
        return f"{self.value:.4f} [{self.lo:.4f}, {self.hi:.4f}]"

    def dump(self) -> dict[str, float]:
        return {"value": round(self.value, 6), "lo": round(self.lo, 6), "hi": round(self.hi, 6)}


def share(k: int, n: int, z: float = Z99) -> Interval:
    """k cases out of n, with Wilson's interval: right for small numbers and rare cases, too."""
    if n == 0:
        return Interval(0.0, 0.0, 1.0)
    p = k / n
    centre = (p + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return Interval(p, max(0.0, centre - half), min(1.0, centre + half))


class RunningMean:
    """A count, a sum and a sum of squares: enough for a mean and its interval, and exact."""

    __slots__ = ("n", "squares", "total")

    def __init__(self, n: int = 0, total: int = 0, squares: int = 0) -> None:
        self.n = n
        self.total = total
        self.squares = squares

    def add(self, x: int) -> None:
        self.n += 1
        self.total += x
        self.squares += x * x

    def merge(self, other: "RunningMean") -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def mean(self, z: float = Z99) -> Interval:
        n = self.n
        if n == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / n
        variance = (self.squares * n - self.total * self.total) / (n * (n - 1)) if n > 1 else 0.0
        half = z * math.sqrt(variance / n)
        return Interval(mean, mean - half, mean + half)


class Score:
    """How one bot fared in many games."""

    __slots__ = ("losses", "points", "ties", "turns", "wins")

    def __init__(self) -> None:
        self.wins = 0  # alone in front
        self.ties = 0  # in front with others
        self.losses = 0
        self.points = RunningMean()
        self.turns = RunningMean()

    @property
    def games(self) -> int:
        return self.wins + self.ties + self.losses

    def add(self, rank: int, shared: bool, points: int, turns: int) -> None:
        if rank > 1:
            self.losses += 1
        elif shared:
            self.ties += 1
        else:
            self.wins += 1
        self.points.add(points)
        self.turns.add(turns)

    def merge(self, other: "Score") -> None:
        self.wins += other.wins
        self.ties += other.ties
        self.losses += other.losses
        self.points.merge(other.points)
        self.turns.merge(other.turns)

    def dump(self) -> dict[str, object]:
        n = self.games
        return {
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "win_share": share(self.wins, n).dump(),
            "tie_share": share(self.ties, n).dump(),
            "loss_share": share(self.losses, n).dump(),
            "points": self.points.mean().dump(),
            "turns": self.turns.mean().dump(),
        }


class Results:
    """What came of a match, or of a part of it."""

    __slots__ = ("scores", "turns")

    def __init__(self, seats: int) -> None:
        self.scores = [Score() for _ in range(seats)]
        self.turns = RunningMean()  # of each game: those of the player who had most

    @property
    def games(self) -> int:
        return self.turns.n

    def merge(self, other: "Results") -> None:
        """Add another part; the order of the parts does not matter."""
        self.turns.merge(other.turns)
        for mine, more in zip(self.scores, other.scores):
            mine.merge(more)

    def dump(self) -> dict[str, object]:
        return {
            "games": self.games,
            "turns": self.turns.mean().dump(),
            "seats": [score.dump() for score in self.scores],
        }
