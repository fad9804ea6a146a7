"""The rows of all games, and what they show side by side."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from rich.table import Table as Grid

from benchmarks.rows import MICROSECONDS, Row

GAMES: Final = ["dominion", "quacks", "alchemists", "envs"]  # each is a module here with its ROWS


def rows() -> list[Row]:
    return [row for game in GAMES for row in import_module(f"benchmarks.{game}").ROWS]


class Figures:
    """The best rate seen of each thing in each mode."""

    def __init__(self) -> None:
        self.best: dict[tuple[str, str], float] = {}

    def add(self, mode: str, name: str, rate: float) -> None:
        self.best[mode, name] = max(rate, self.best.get((mode, name), 0))

    def shown(self, mode: str, row: Row) -> str:
        rate = self.best.get((mode, row.name))
        return "" if rate is None else figure(rate, row.unit)

    def ratio(self, mode: str, row: Row) -> float:
        """How many times the rate of the yardstick, or of the row it names; 0 if there is none."""
        theirs = self.best.get((mode, row.own) if row.own else ("yardstick", row.yardstick))
        ours = self.best.get((mode, row.name))
        return ours / theirs if ours and theirs else 0

    def verdict(self, mode: str, row: Row) -> str:
        """The ratio or the target, and whether it is met."""
        target = row.compiled if mode == "compiled" else row.interpreted
        ratio = self.ratio(mode, row)
        rate = self.best.get((mode, row.name))
        if rate is None:
            return ""
        if row.yardstick or row.own:
            said = f"{ratio:.1f}x" if row.yardstick else f"{ratio:.2f}x"
            return f"{said} {mark(ratio >= target)} (≥ {target:g}x)" if target else said
        if not target:
            return ""
        if row.unit != MICROSECONDS:
            return f"{mark(rate >= target)} (≥ {target:,g} {row.unit})"
        time = 1e6 / rate
        return f"{mark(time <= target)} (≤ {target:g} µs)"

    def missed(self, modes: list[str]) -> list[str]:
        return [
            f"{row.name}, {mode}"
            for row in rows()
            for mode in modes
            if mark(False) in self.verdict(mode, row)
        ]


def mark(met: bool) -> str:
    return "ok" if met else "MISSED"


def figure(rate: float, unit: str) -> str:
    if unit == MICROSECONDS:
        time = 1e6 / rate
        return f"{time:.2f} µs" if time < 10 else f"{time:,.0f} µs"
    return f"{rate:,.0f} {unit}" if rate >= 100 else f"{rate:.1f} {unit}"


def grid(figures: Figures, title: str) -> Grid:
    out = Grid(title=title, title_justify="left")
    out.add_column("")
    for column in ("yardstick", "interpreted", "", "compiled", ""):
        out.add_column(column, justify="right")
    for row in rows():
        theirs = figures.best.get(("yardstick", row.yardstick))
        out.add_row(
            row.name,
            "" if theirs is None else f"{row.yardstick}: {figure(theirs, row.unit)}",
            figures.shown("interpreted", row),
            figures.verdict("interpreted", row),
            figures.shown("compiled", row),
            figures.verdict("compiled", row),
        )
    return out
