"""Plots of results, each as SVG that takes its page's colours and as PNG for papers and chats.

Text and axes of the SVG are drawn in the colour of the text around it, so a page can be light or dark.
"""

import io
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from chaudron.cli.people import COLOURS
from chaudron.extras import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#010203"  # stands for the colour of the text
WIDTH: Final = 7.2  # inches
DASHES: Final = ("-", "--", ":", "-.")
STYLE: Final[dict[str, Any]] = {
    "svg.fonttype": "none",
    "svg.hashsalt": "chaudron",
    "font.family": "sans-serif",
    "font.size": 9,
    "text.color": INK,
    "axes.edgecolor": INK,
    "axes.labelcolor": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
}


class Line(NamedTuple):
    """Values over a range, with their name; and how far they may be off, if that is known."""

    name: str
    at: list[float]
    values: list[float]
    spread: list[float]


class Dot(NamedTuple):
    """A value with its interval."""

    name: str
    value: float
    lo: float
    hi: float


class Picture(NamedTuple):
    """A plot in both forms."""

    svg: str
    png: bytes


def drawn(height: float, draw: "Callable[[Figure], None]") -> Picture:
    """Draw twice: once in the page's colours, once on white."""
    need("lab")
    import matplotlib as mpl  # noqa: PLC0415  an extra
    from matplotlib.figure import Figure  # noqa: PLC0415

    with mpl.rc_context(cast(Any, STYLE)):
        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        draw(figure)
        svg, png = io.StringIO(), io.BytesIO()
        figure.savefig(svg, format="svg", transparent=True, metadata={"Date": None})
        figure.savefig(png, format="png", dpi=150, facecolor="white")
    text = svg.getvalue()
    return Picture(text[text.index("<svg") :].replace(INK, "currentColor"), png.getvalue())


def colour(k: int) -> str:
    return COLOURS[k % len(COLOURS)]


def dots(entries: list[Dot], axis: str, middle: float) -> Picture:
    """Values with their intervals, one below the other."""

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        for i, entry in enumerate(entries):
            axes.plot([entry.lo, entry.hi], [i, i], color=colour(0), linewidth=2, solid_capstyle="round")
            axes.plot([entry.value], [i], "o", color=colour(5), markersize=5)
        axes.axvline(middle, color=INK, linewidth=0.8, alpha=0.4)
        axes.set_yticks(range(len(entries)), [entry.name for entry in entries])
        axes.invert_yaxis()
        axes.set_xlabel(axis)
        axes.grid(axis="x", color=INK, alpha=0.12)

    return drawn(0.7 + 0.26 * len(entries), draw)


def matrix(names: list[str], shares: list[list[float | None]]) -> Picture:
    """A square of shares; those above half are blue, those below orange."""

    def draw(figure: "Figure") -> None:
        from matplotlib.colors import LinearSegmentedColormap  # noqa: PLC0415

        axes = figure.subplots()
        shades = LinearSegmentedColormap.from_list("shares", ["#d55e00", "#f7f7f7", "#0072b2"])
        values = [[math.nan if share is None else 100 * share for share in row] for row in shares]
        axes.imshow(values, cmap=shades, vmin=0, vmax=100, aspect="auto")
        for i, row in enumerate(values):
            for j, value in enumerate(row):
                if not math.isnan(value):
                    ink = "black" if 20 < value < 80 else "white"
                    axes.text(j, i, f"{value:.0f}", ha="center", va="center", color=ink)
        axes.set_xticks(range(len(names)), names, rotation=20, ha="right")
        axes.set_yticks(range(len(names)), names)
        for side in ("left", "bottom"):
            axes.spines[side].set_visible(False)
        axes.tick_params(length=0)

    return drawn(1.2 + 0.4 * len(names), draw)


def lines(entries: list[Line], x: str, y: str) -> Picture:
    """Curves, each with a band as wide as it may be off."""

    def draw(figure: "Figure") -> None:
        axes = figure.subplots()
        draw_lines(axes, entries)
        axes.set_xlabel(x)
        axes.set_ylabel(y)
        axes.legend(frameon=False, fontsize=8, loc="best")

    return drawn(3.0, draw)


def draw_lines(axes: "Axes", entries: list[Line]) -> None:
    for k, entry in enumerate(entries):
        style = DASHES[k // len(COLOURS) % len(DASHES)]
        axes.plot(entry.at, entry.values, color=colour(k), linestyle=style, label=entry.name, linewidth=1.8)
        if entry.spread:
            lo = [value - off for value, off in zip(entry.values, entry.spread)]
            hi = [value + off for value, off in zip(entry.values, entry.spread)]
            axes.fill_between(entry.at, lo, hi, color=colour(k), alpha=0.2, linewidth=0)
    axes.grid(color=INK, alpha=0.12)


def histograms(entries: list[tuple[str, list[float]]], x: str, y: str) -> Picture:
    """For each name how often its values lie where, from 0 to 100; one below the other."""

    def draw(figure: "Figure") -> None:
        columns = 1 if len(entries) == 1 else 2
        grid = figure.subplots(-(-len(entries) // columns), columns, sharex=True, squeeze=False)
        for i, (name, values) in enumerate(entries):
            axes = grid[i // columns][i % columns]
            axes.hist(values, bins=[5.0 * k for k in range(21)], color=colour(0))
            axes.axvline(50, color=INK, linewidth=0.8, alpha=0.4)
            axes.set_title(name, fontsize=8, color=INK)
        for axes in grid.flat[len(entries) :]:
            axes.set_visible(False)
        for axes in grid[-1]:
            axes.set_xlabel(x)
        for row in grid:
            row[0].set_ylabel(y)

    return drawn(0.6 + 1.3 * -(-len(entries) // 2), draw)
