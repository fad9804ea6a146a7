"""Values measured, and how sure one can be of them."""

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

    def raw(self) -> list[int]:
        return [self.n, self.total, self.squares]

    def mean(self, z: float = Z99) -> Interval:
        n = self.n
        if n == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / n
        half = z * math.sqrt(self.variance() / n)
        return Interval(mean, mean - half, mean + half)

    def variance(self) -> float:
        n = self.n
        return (self.squares * n - self.total * self.total) / (n * (n - 1)) if n > 1 else 0.0
