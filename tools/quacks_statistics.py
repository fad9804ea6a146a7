"""Writes docs/reference/quacks-statistics.md and its plot: how the brewer scores, round by round.

python -m tools.quacks_statistics              400 games of four brewers with each set of books
python -m tools.quacks_statistics --games 50
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import NamedTuple

from chaudron.bots.quacks.brewer import Brewer
from chaudron.games.quacks.rules import Game
from chaudron.games.quacks.spec import SPEC
from chaudron.games.quacks.state import END_OF_ROUND, RUBIES
from chaudron.kernel.driver import CallbackDriver

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"
PAGE = FOLDER / "quacks-statistics.md"
PLOT = FOLDER / "quacks-scores.svg"
TABLES: dict[str, dict[str, object]] = {
    "set 1": {"books": "set1"},
    "set 2": {"books": "set2"},
    "set 3": {"books": "set3"},
    "set 4": {"books": "set4"},
    "set 5, The Herb Witches": {"books": "set5", "witches": True},
    "set 6, The Herb Witches": {"books": "set6", "witches": True},
    "set 1, The Alchemists": {"books": "set1", "patients": True},
}
ROUNDS = range(1, 10)
COLOURS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00", "#56b4e9", "#6b6b6b"]


class Statistics(NamedTuple):
    """Means over all games and players."""

    points: list[float]  # after each round
    spaces: list[float]  # the scoring space of each round
    explosions: list[float]  # the share of cauldrons that explode in each round


def played(options: dict[str, object], games: int) -> Statistics:
    points, spaces, bursts = ([0.0] * 9 for _ in range(3))
    for seed in range(games):
        game = SPEC.new(seed, 4, options)
        assert isinstance(game, Game)
        driver = CallbackDriver([Brewer() for _ in range(4)])
        game.driver = driver
        while not game.over:
            if game.open_seats:
                driver.run_branches(game)
                continue
            now, phase, at = game.round - 1, game.phase, game.at
            if phase == RUBIES:
                for p in game.players:
                    spaces[now] += p.scoring
                    bursts[now] += p.exploded
            game.resolve(None, None)
            if phase == END_OF_ROUND and (at == 3 or game.over):
                for p in game.players:
                    points[now] += p.vp
    n = 4 * games
    return Statistics([x / n for x in points], [x / n for x in spaces], [x / n for x in bursts])


def plot(found: dict[str, Statistics]) -> str:
    """Points after each round, one line per table, as SVG."""
    wide, high, left, low = 640, 400, 48, 360
    top = 10 * (1 + int(max(max(s.points) for s in found.values()) / 10))

    def at(round: int, points: float) -> str:
        return f"{left + (round - 1) * 52:.1f},{low - points / top * 330:.1f}"

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-size="12">',
        f'<rect width="{wide}" height="{high}" fill="white"/>',
    ]
    for points in range(0, top + 1, 10):
        x, y = at(1, points).split(",")
        out.append(f'<line x1="{x}" y1="{y}" x2="{left + 416}" y2="{y}" stroke="#dddddd"/>')
        out.append(f'<text x="{left - 8}" y="{float(y) + 4:.1f}" text-anchor="end">{points}</text>')
    for round in ROUNDS:
        x = at(round, 0).split(",")[0]
        out.append(f'<text x="{x}" y="{low + 18}" text-anchor="middle">{round}</text>')
    out.append(f'<text x="{left + 208}" y="{low + 36}" text-anchor="middle">round</text>')
    for i, (name, s) in enumerate(found.items()):
        line = " ".join(at(round, s.points[round - 1]) for round in ROUNDS)
        out.append(f'<polyline points="{line}" fill="none" stroke="{COLOURS[i]}" stroke-width="2"/>')
        height = 30 + 20 * i
        out.append(f'<rect x="480" y="{height - 9}" width="12" height="10" fill="{COLOURS[i]}"/>')
        out.append(f'<text x="497" y="{height}">{name.replace(", The", ",")}</text>')
    return "\n".join([*out, "</svg>", ""])


def row(name: str, values: list[str]) -> str:
    return "| " + " | ".join([name, *values]) + " |"


def grid(title: str, found: dict[str, Statistics], which: int, form: str) -> list[str]:
    lines = [f"## {title}", "", row("", [str(r) for r in ROUNDS]), row("---", ["---:"] * 9)]
    lines += [row(name, [form.format(x) for x in s[which]]) for name, s in found.items()]
    return [*lines, ""]


def page(found: dict[str, Statistics], games: int) -> str:
    lines = [
        "# The Quacks in figures",
        "",
        f"Four brewers, {games} games with each set of books, rules as in the rulebook.",
        "Made by `python -m tools.quacks_statistics`.",
        "",
        f"![Points after each round, by set of books]({PLOT.name})",
        "",
        *grid("Points after each round", found, 0, "{:.1f}"),
        *grid("Scoring space", found, 1, "{:.1f}"),
        *grid("Cauldrons that explode", found, 2, "{:.0%}"),
    ]
    return "\n".join(lines).rstrip() + "\n"


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    games = parser.parse_args(argv).games
    found = {name: played(options, games) for name, options in TABLES.items()}
    FOLDER.mkdir(parents=True, exist_ok=True)
    PAGE.write_text(page(found, games), encoding="utf-8")
    PLOT.write_text(plot(found), encoding="utf-8")
    print(f"wrote {PAGE.name} and {PLOT.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
