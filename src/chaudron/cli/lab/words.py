"""Figures in words: shares, means, bars, sparklines, in the user's language."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chaudron.lab.stats import Interval
from chaudron.locales import Texts

EIGHTHS = " ▏▎▍▌▋▊▉█"
HEIGHTS = "▁▂▃▄▅▆▇█"
BAR = 16  # letters of a bar for all games


def percent(x: Interval, texts: Texts) -> str:
    value, lo, hi = [texts.decimal(100 * part, 1) for part in (x.value, x.lo, x.hi)]
    return f"{value} % [{lo}–{hi}]"


def number(x: Interval, texts: Texts) -> str:
    value, lo, hi = [texts.decimal(part, 2) for part in (x.value, x.lo, x.hi)]
    return f"{value} [{lo}–{hi}]"


def rating(x: Interval) -> str:
    """On the scale of chess, where the mean is nought."""
    value, lo, hi = [f"{part:+.0f}".replace("-", "−") for part in (x.value, x.lo, x.hi)]
    return f"{value} [{lo}; {hi}]"


def bar(part: float, width: int = BAR) -> str:
    """A bar of this part of the whole."""
    eighths = round(max(0.0, min(1.0, part)) * width * 8)
    full, rest = divmod(eighths, 8)
    return ("█" * full + (EIGHTHS[rest] if rest else "")).ljust(width)


def sparkline(values: list[float], whole: float = 0.0) -> str:
    """Values as heights, from nothing to the whole, or else to the largest."""
    most = whole or max(values, default=0) or 1
    return "".join(HEIGHTS[min(7, max(0, int(8 * value / most)))] for value in values)


def progress_bar(shown: bool) -> Progress:
    """What is done and how long the rest takes; it goes to the terminal and never into a file."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not shown)
