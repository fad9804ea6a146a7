"""How strong the bots are: matches between the levels, and against the yardsticks, in set-ups drawn by lot.

python -m tools.bots_page                     write docs/reference/bots.md from what was measured
python -m tools.bots_page measure            measure what is missing, for hours; it goes on where it was ended
python -m tools.bots_page measure quacks --games 200

In every round all bots sit in every seat once, with the same set-up and the same luck. What was measured is
kept in tools/bots.json, piece by piece, with the versions of rules and bots that it holds for.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER, RANDOM
from chaudron.games.catalogue import game as find_game
from chaudron.lab.match import match, run
from chaudron.lab.stats import Interval, Results

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tools" / "bots.json"
PAGE = ROOT / "docs" / "reference" / "bots.md"
QUICK_ALCHEMIST = f"{MASTER}:playouts=16"
PIECE = 24  # games that are kept together; a multiple of 2, 3 and 4 seats

HEAD = """# How strong the bots are

{games:,} games in set-ups drawn by lot. In every round all bots sit in every seat once, with the same set-up
and the same luck; what looks ahead does so in a counted number of worlds, never by the clock, so that
everything here can be made again anywhere: `python -m tools.bots_page measure`.

Wins are of the games that were decided; in brackets, where they lie in 99 cases of 100. Whoever thinks ahead
was given the playouts that fit 50 ms a decision, as its name says (`playouts=16`); where it says nothing,
it plays with all that it has at a table.
"""
SPOT_CHECK = 24  # games with all the playouts that a bot has at a table


class Cell(NamedTuple):
    """One match: a bot, those it plays against, and the set-ups."""

    game: str
    bot: str
    others: tuple[str, ...]
    setups: str
    options: dict[str, object]
    games: int | None = None  # unless as many as of all others

    @property
    def key(self) -> str:
        return f"{self.game}: {self.bot} against {', '.join(self.others)}; {self.setups}"


def duels(
    game: str, setups: str, options: dict[str, object], yardsticks: list[str], best: str = MASTER
) -> list[Cell]:
    """Each level against the one below, among two and among four; the best against the yardsticks."""
    ladder = [RANDOM, APPRENTICE, JOURNEYMAN, best]
    out: list[Cell] = []
    for below, level in pairwise(ladder):
        out.append(Cell(game, level, (below,), setups, options))
        if below != RANDOM:
            out.append(Cell(game, level, (below,) * 3, setups, options))
    return out + [Cell(game, level, (y,), setups, options) for level in ladder[2:] for y in yardsticks]


def cells() -> list[Cell]:
    random: dict[str, object] = {"kingdom": "random", "colonies": "auto", "shelters": "auto"}
    out = duels("dominion", "kingdoms of all sets", random, ["plain-money", "big-money"])
    out += duels("quacks", "books by lot", {"books": "random"}, ["brewer"])
    for n in range(1, 7):
        books = f"book set {n}"
        out.append(Cell("quacks", MASTER, ("brewer",) * 3, books, {"books": f"set{n}"}))
    everything: dict[str, object] = {"books": "random", "witches": True, "patients": True}
    out.append(Cell("quacks", MASTER, ("brewer",), "witches and patients", everything))
    for mode in ("apprentice", "master"):
        setups = f"{mode} mode"
        options: dict[str, object] = {"mode": mode}
        out += duels("alchemists", setups, options, ["scientist"], QUICK_ALCHEMIST)
        out.append(Cell("alchemists", QUICK_ALCHEMIST, ("scientist",) * 2, setups, options))
        out.append(Cell("alchemists", MASTER, ("scientist",), setups, options, SPOT_CHECK))
    modules: dict[str, object] = {
        "mode": "master", "golem": True, "encyclopedia": True, "busy_days": True, "startup_funding": True,
    }  # fmt: skip
    for others in (1, 2):
        out.append(Cell("alchemists", QUICK_ALCHEMIST, ("scientist",) * others, "every module", modules))
    out.append(Cell("alchemists", MASTER, (JOURNEYMAN,), "every module", modules, SPOT_CHECK))
    return out


# ---------------------------------------------------------------- measuring


def kept() -> dict[str, Any]:
    return json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}


def keep(data: dict[str, Any]) -> None:
    """Whole or not at all: an interruption loses no more than the piece that is being played."""
    half_written = DATA.with_suffix(".part")
    half_written.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    half_written.replace(DATA)


def measured(cell: Cell, data: dict[str, Any]) -> Results | None:
    """What was counted of a match with these rules and these bots."""
    entry = data.get(cell.key)
    if entry is None or entry["version"] != version(cell.game):
        return None
    return Results.of_raw(entry["results"])


def version(game: str) -> str:
    """The version of a game's rules, and of the bots that play it."""
    sources = sorted((ROOT / "src" / "chaudron" / "bots" / game).rglob("*.*"))
    text = b"".join(file.read_bytes() for file in sources if file.suffix in (".py", ".json", ".plan"))
    return f"{find_game(game).rules}-{hashlib.sha256(text).hexdigest()[:12]}"


def measure(cell: Cell, games: int, jobs: int) -> None:
    """Play what is missing of a match, and keep it piece by piece."""
    while True:
        data = kept()
        so_far = measured(cell, data) or Results(1 + len(cell.others))
        if so_far.games >= games:
            return
        # Every piece begins where another seed begins: no game is played twice.
        piece = match(cell.game, [cell.bot, *cell.others], cell.options, 1 + so_far.games, PIECE, fresh=True)
        so_far.merge(run(piece, jobs))
        data[cell.key] = {"version": version(cell.game), "results": so_far.raw()}
        keep(data)
        won = so_far.scores[0].win_share(so_far.decided)
        print(f"{cell.key}: {so_far.games} games, {said(won)}", flush=True)


# ---------------------------------------------------------------- the page


def said(x: Interval) -> str:
    return f"{100 * x.value:.1f} % [{100 * x.lo:.1f}–{100 * x.hi:.1f}]"


def row(cell: Cell, results: Results, when: str) -> str:
    mine, other = results.scores[0], results.scores[1]
    against = cell.others[0] if len(cell.others) == 1 else f"{len(cell.others)} × {cell.others[0]}"
    won = said(mine.win_share(results.decided))
    points = f"{mine.points.mean().value:.1f} : {other.points.mean().value:.1f}"
    return f"| {cell.bot} | {against} | {cell.setups} | {results.games:,} | {won} | {points} | {when} |"


def page() -> str:
    data = kept()
    found = [(cell, Results.of_raw(data[cell.key]["results"])) for cell in cells() if cell.key in data]
    lines = [HEAD.format(games=sum(results.games for _, results in found))]
    for game in dict.fromkeys(cell.game for cell, _ in found):
        lines += [f"## {game.capitalize()}", ""]
        lines += [
            "| bot | against | set-ups | games | wins | points | bots |",
            "|---|---|---|---|---|---|---|",
        ]
        for cell, results in found:
            if cell.game == game:
                lines.append(row(cell, results, "" if measured(cell, data) else "of an earlier version"))
        lines.append("")
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bots_page", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["page", "measure"], default="page")
    parser.add_argument("game", nargs="?", choices=["dominion", "quacks", "alchemists"])
    parser.add_argument("--games", type=int, default=240, help="of each match (240)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    if args.what == "measure":
        for cell in cells():
            if args.game in (None, cell.game):
                measure(cell, min(args.games, cell.games or args.games), args.jobs)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
