"""How the strategies of the library fare: plays each against Big Money in kingdoms that have its cards.

`python -m tools.plans_page --measure` plays and keeps the figures beside the strategies, where bots look them
up; `python -m tools.plans_page` writes docs/reference/plans.md out of them.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from chaudron.bots.dominion.catalogue import BIG_MONEY, PLAIN_MONEY, PLAN
from chaudron.bots.dominion.plans.files import FIGURES, library, named
from chaudron.lab.match import match, run

PAGE = Path("docs/reference/plans.md")
SEED = 1
YARDSTICKS = (BIG_MONEY, PLAIN_MONEY)

HEAD = """# The library of plans

Strategies for Dominion in our own words, as files in `src/chaudron/bots/dominion/plans/library`. Any of them
plays: `chaudron simulate --seat plan:chapel-witch --seat big-money`, at a table too; `chaudron plan show
chapel-witch` says what it does. How to write one: [Write a plan](../how-to/write-a-plan.md).

Each was measured against Big Money that turns to points in time (`big-money`) and against one that buys
Provinces, Golds and Silvers to the very end (`plain-money`): {games} games each, a new kingdom for every two
games, drawn by lot from all sets around the cards that the strategy wants, seats changed with the same luck.
The figures are shares of the decided games, with 99 % intervals. Made by
`python -m tools.plans_page --measure --games {games}`; the page is written from the figures kept there.

| plan | what it does | wants | against big-money | against plain-money |
|---|---|---|---|---|
"""


def fare(name: str, games: int) -> dict[str, dict[str, Any]]:
    """What came of the games of one strategy, by yardstick."""
    out: dict[str, dict[str, Any]] = {}
    options: dict[str, object] = {"kingdom": "random", "shelters": "no"}
    if not named(name).colonies:
        options["colonies"] = "no"
    for other in YARDSTICKS:
        results = run(match("dominion", [f"{PLAN}:{name}", other], options, SEED, games, fresh=True), 1)
        mine = results.scores[0]
        share = mine.win_share(results.decided)
        out[other] = {
            "wins": mine.wins,
            "ties": mine.ties,
            "losses": mine.losses,
            "share": round(share.value, 4),
            "lo": round(share.lo, 4),
            "hi": round(share.hi, 4),
        }
    return out


def measure(names: list[str], games: int) -> None:
    """Play, and keep the figures after each strategy: whoever is interrupted goes on with the rest."""
    kept = json.loads(FIGURES.read_text()) if FIGURES.exists() else {"plans": {}}
    kept["games"] = games
    kept["plans"] = {name: row for name, row in kept["plans"].items() if name in library()}
    for n, name in enumerate(names, 1):
        kept["plans"][name] = fare(name, games)
        kept["plans"] = dict(sorted(kept["plans"].items()))
        FIGURES.write_text(json.dumps(kept, indent=1) + "\n")
        print(f"\r{n} of {len(names)} {name:30}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)


def percent(row: dict[str, Any]) -> str:
    value, lo, hi = (f"{100 * row[key]:.1f}" for key in ("share", "lo", "hi"))
    return f"{value} % [{lo}–{hi}]"


def page() -> str:
    """The page, the strongest first."""
    kept = json.loads(FIGURES.read_text())
    rows = sorted(kept["plans"].items(), key=lambda row: (-row[1][BIG_MONEY]["share"], row[0]))
    lines = []
    for name, row in rows:
        strategy = named(name)
        wants = ", ".join(card.name for card in strategy.wants)
        if strategy.colonies:
            wants += ("; " if wants else "") + "Colonies"
        figures = " | ".join(percent(row[other]) for other in YARDSTICKS)
        lines.append(f"| {name} | {strategy.says['en']} | {wants} | {figures} |")
    return HEAD.format(games=kept["games"]) + "\n".join(lines) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="play the games")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("plans", nargs="*", help="only these")
    args = parser.parse_args()
    if args.measure:
        measure(args.plans or library(), args.games)
    PAGE.write_text(page())
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
