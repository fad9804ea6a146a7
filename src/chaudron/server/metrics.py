"""Figures for a monitoring system, in Prometheus' text format."""

from collections.abc import Iterator
from itertools import accumulate

BOUNDS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.0)  # seconds


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0
        self.most = 0.0

    def note(self, seconds: float) -> None:
        self.counts[sum(1 for b in BOUNDS if seconds > b)] += 1
        self.total += seconds
        self.most = max(self.most, seconds)

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        for bound, n in zip([*map(str, BOUNDS), "+Inf"], accumulate(self.counts), strict=True):
            yield f'{name}_bucket{{le="{bound}"}} {n}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {sum(self.counts)}"


def lines(kind: str, values: dict[str, float]) -> Iterator[str]:
    for name, value in values.items():
        yield f"# TYPE chaudron_{name} {kind}"
        yield f"chaudron_{name} {value:g}" if kind == "gauge" else f"chaudron_{name} {value:.0f}"
