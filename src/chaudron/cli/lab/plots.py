"""Plots of results, each as SVG that takes its page's colours and as PNG for papers and chats.

Text and axes of the SVG are drawn in the colour of the text around it, so a page can be light or dark.
"""

import io
import math
import textwrap
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple, cast

from chaudron.cli.people import COLOURS
from chaudron.extras import need

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

INK: Final = "#010203"  # stands for the colour of the text
WIDTH: Final = 7.2  # inches
TITLE: Final = 50  # letters of a line above a small plot
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


def colour(k: int) -> str:
    return COLOURS[k % len(COLOURS)]


class Pens:
    """Draws plots, with the point or comma of a language in their numbers."""

    def __init__(self, point: str = ".") -> None:
        self.point = point

    def drawn(self, height: float, draw: "Callable[[Figure], None]") -> Picture:
        """Draw twice: once in the page's colours, once on white."""
        need("lab")
        import matplotlib as mpl  # noqa: PLC0415  an extra
        from matplotlib.figure import Figure  # noqa: PLC0415

        with mpl.rc_context(cast(Any, STYLE)):
            figure = Figure(figsize=(WIDTH, height), layout="constrained")
            draw(figure)
            self.punctuate(figure)
            svg, png = io.StringIO(), io.BytesIO()
            figure.savefig(svg, format="svg", transparent=True, metadata={"Date": None})
            figure.savefig(png, format="png", dpi=150, facecolor="white")
        text = svg.getvalue()
        return Picture(text[text.index("<svg") :].replace(INK, "currentColor"), png.getvalue())

    def punctuate(self, figure: "Figure") -> None:
        """Numbers at the axes as the language writes them."""
        from matplotlib.ticker import ScalarFormatter  # noqa: PLC0415

        point = self.point

        class Spoken(ScalarFormatter):
            def __call__(self, x: float, pos: int | None = None) -> str:
                return str(super().__call__(x, pos)).replace(".", point)

        for axes in figure.axes:
            for axis in (axes.xaxis, axes.yaxis):
                if isinstance(axis.get_major_formatter(), ScalarFormatter):
                    axis.set_major_formatter(Spoken())

    def dots(self, entries: list[Dot], axis: str, middle: float) -> Picture:
        """Values with their intervals, one below the other."""

        def draw(figure: "Figure") -> None:
            axes = figure.subplots()
            for i, entry in enumerate(entries):
                axes.plot([entry.lo, entry.hi], [i, i], color=colour(0), linewidth=2, solid_capstyle="round")
                axes.plot([entry.value], [i], "o", color=colour(5), markersize=5)
            axes.axvline(middle, color=INK, linewidth=0.8, alpha=0.4)
            axes.set_yticks(range(len(entries)), [entry.name for entry in entries])
            axes.set_ylim(len(entries) - 0.5, -0.5)
            axes.set_xlabel(axis)
            axes.grid(axis="x", color=INK, alpha=0.12)

        return self.drawn(0.7 + 0.26 * len(entries), draw)

    def matrix(self, names: list[str], shares: list[list[float | None]]) -> Picture:
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
                        ink = ink_on(shades(value / 100)[:3])
                        axes.text(j, i, f"{value:.0f}", ha="center", va="center", color=ink)
            axes.set_xticks(range(len(names)), names, rotation=20, ha="right")
            axes.set_yticks(range(len(names)), names)
            for side in ("left", "bottom"):
                axes.spines[side].set_visible(False)
            axes.tick_params(length=0)

        return self.drawn(1.2 + 0.4 * len(names), draw)

    def lines(self, entries: list[Line], x: str, y: str) -> Picture:
        """Curves, each with a band as wide as it may be off."""

        def draw(figure: "Figure") -> None:
            axes = figure.subplots()
            draw_lines(axes, entries)
            axes.set_xlabel(x)
            axes.set_ylabel(y)
            axes.legend(frameon=False, fontsize=8, loc="best")

        return self.drawn(3.0, draw)

    def histograms(self, entries: list[tuple[str, list[float]]], x: str, y: str) -> Picture:
        """For each name how often its values lie where, from 0 to 100; one below the other."""

        def draw(figure: "Figure") -> None:
            columns = 1 if len(entries) == 1 else 2
            grid = figure.subplots(-(-len(entries) // columns), columns, sharex=True, squeeze=False)
            for i, (name, values) in enumerate(entries):
                axes = grid[i // columns][i % columns]
                axes.hist(values, bins=[5.0 * k for k in range(21)], color=colour(0))
                axes.axvline(50, color=INK, linewidth=0.8, alpha=0.4)
                axes.set_title(textwrap.fill(name, TITLE), fontsize=8, color=INK)
            for axes in grid.flat[len(entries) :]:
                axes.set_visible(False)
            for axes in grid[-1]:
                axes.set_xlabel(x)
            for row in grid:
                row[0].set_ylabel(y)

        return self.drawn(0.6 + 1.45 * -(-len(entries) // 2), draw)


def ink_on(paper: tuple[float, ...]) -> str:
    """Black or white, whichever can be read better on a colour."""
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in paper]
    light = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return "black" if (light + 0.05) / 0.05 > 1.05 / (light + 0.05) else "white"


def draw_lines(axes: "Axes", entries: list[Line]) -> None:
    for k, entry in enumerate(entries):
        style = DASHES[k // len(COLOURS) % len(DASHES)]
        axes.plot(entry.at, entry.values, color=colour(k), linestyle=style, label=entry.name, linewidth=1.8)
        if entry.spread:
            lo = [value - off for value, off in zip(entry.values, entry.spread)]
            hi = [value + off for value, off in zip(entry.values, entry.spread)]
            axes.fill_between(entry.at, lo, hi, color=colour(k), alpha=0.2, linewidth=0)
    axes.grid(color=INK, alpha=0.12)
