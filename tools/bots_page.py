"""How strong the bots are: matches between the levels, and against the yardsticks, in set-ups drawn by lot.

python -m tools.bots_page                     write docs/reference/bots.md from what was measured
python -m tools.bots_page measure            measure what is missing, for hours; it goes on where it was ended
python -m tools.bots_page measure quacks --games 200
python -m tools.bots_page measure dominion --only best-card

In every round all bots sit in every seat once, with the same set-up and the same luck. What was measured is
kept in tools/bots.json, piece by piece, with the versions of rules and bots that it holds for.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER, RANDOM
from chaudron.games.catalogue import game as find_game
from chaudron.games.dominion.facts import kingdoms
from chaudron.lab.match import Match, match, run
from chaudron.lab.stats import Interval, Results
from chaudron.testing.browser.levels import Played
from tools.bots_version import NOT_PLAYING, bots_version
from tools.human_check import games_of, report

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "tools" / "bots.json"
IN_BROWSER = ROOT / "tools" / "human.json"  # kept by `python -m tools.human_check`
PAGE = ROOT / "docs" / "reference" / "bots.md"
QUICK_ALCHEMIST = f"{MASTER}:playouts=30"
QUICK_DOMINION = f"{MASTER}:playouts=90"
BEST_CARD = "best-card"
KINGDOMS = 32  # by lot; a plan is bred once for each, and kept for all its games
OF_A_KINGDOM = 12  # games that are kept together; a multiple of 2, 3 and 4 seats
OF_A_RECOMMENDED = 24
OF_THE_WITCHES = (5, 6)  # sets of books that are in the box of The Herb Witches
PIECE = 24  # games that are kept together; a multiple of 2, 3 and 4 seats

HEAD = """# How strong the bots are

{games:,} games in set-ups drawn by lot. In every round all bots sit in every seat once, with the same set-up
and the same luck. Whoever looks ahead does so in a counted number of games, never by the clock, so that
everything here can be made again anywhere: `python -m tools.bots_page measure` plays what is missing, and
goes on where it was ended.

*Wins* are of the games that were decided, with a 99 % interval in brackets; among four, a fair share is 25 %.
*Points* are the bot's and the first opponent's, on the average. A master that thinks ahead was given the
playouts that fit 50 ms, as its name says: in Alchemists 30 (51 ms for one of its 91 decisions a game, with
another process beside it), in Dominion 90 after each purchase it thinks of (49 ms for one of 21 a game, 16 ms
for one of all 68), besides 29,000 to breed a plan, once for each kingdom. Where the name says nothing, it
plays with all that it has at a table. *Measured with* says whether these were the bots as they are now, or
an earlier version of them.

How the levels think: [Dominion](../explanation/dominion-levels.md), [The
Quacks](../explanation/quacks-levels.md), [Alchemists](../explanation/alchemists-levels.md). `plain-money`
and `big-money` buy Treasures and points, the second with Duchies and Estates late; `best-card` adds the one
card of the kingdom that does most for it; `brewer` and `scientist` are bots from before there were levels.
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
    tables: tuple[str, ...] = ()  # kingdoms that take turns, piece by piece; else every round has its own
    recommended: bool = False  # a kingdom for which the package brings a plan

    @property
    def key(self) -> str:
        return f"{self.game}: {self.bot} against {', '.join(self.others)}; {self.setups}"


def duels(
    game: str,
    setups: str,
    options: dict[str, object],
    yardsticks: list[str],
    best: str = MASTER,
    tables: tuple[str, ...] = (),
) -> list[Cell]:
    """Each level against the one below, among two and among four; the best against the yardsticks."""
    ladder = [RANDOM, APPRENTICE, JOURNEYMAN, best]
    pairs: list[tuple[str, tuple[str, ...]]] = [(level, (below,)) for below, level in pairwise(ladder)]
    pairs += [(level, (below,) * 3) for below, level in pairwise(ladder[1:])]
    pairs += [(level, (yardstick,)) for level in ladder[2:] for yardstick in yardsticks]
    return [Cell(game, bot, others, setups, options, None, tables) for bot, others in pairs]


def of_dominion() -> list[Cell]:
    """The levels in kingdoms by lot, and the master in each recommended kingdom."""
    spec = find_game("dominion")
    lots: dict[str, object] = {"kingdom": "random", "colonies": "auto", "shelters": "auto"}
    tables = tuple(str(spec.settle(7000 + i, 2, lots)["kingdom"]) for i in range(KINGDOMS))
    setups = f"{KINGDOMS} kingdoms of all sets"
    out = duels("dominion", setups, {}, ["plain-money", "big-money", BEST_CARD], QUICK_DOMINION, tables)
    out.append(Cell("dominion", MASTER, (BEST_CARD,), setups, {}, SPOT_CHECK, tables))
    plain: dict[str, object] = {"colonies": "no", "shelters": "no"}
    for name in kingdoms():
        options = {**plain, "kingdom": name}
        out.append(
            Cell("dominion", QUICK_DOMINION, (BEST_CARD,), name, options, OF_A_RECOMMENDED, (name,), True)
        )
    return out


def cells() -> list[Cell]:
    out = of_dominion()
    out += duels("quacks", "books by lot", {"books": "random"}, ["brewer"])
    for n in range(1, 7):
        books = f"book set {n}"
        boxes: dict[str, object] = {"books": f"set{n}", "witches": n in OF_THE_WITCHES}
        out.append(Cell("quacks", MASTER, ("brewer",) * 3, books, boxes))
    everything: dict[str, object] = {"books": "random", "witches": True, "patients": True}
    out.append(Cell("quacks", MASTER, ("brewer",), "witches and patients", everything))
    for mode in ("apprentice", "master"):
        setups = f"{mode} mode"
        options: dict[str, object] = {"mode": mode}
        out += duels("alchemists", setups, options, ["scientist"], QUICK_ALCHEMIST)
        out.append(Cell("alchemists", QUICK_ALCHEMIST, ("scientist",) * 2, setups, options))
        out.append(Cell("alchemists", MASTER, ("scientist",), setups, options, SPOT_CHECK))
    for mode, setups in (("master", "every module"), ("apprentice", "apprentice mode, every module")):
        modules: dict[str, object] = {
            "mode": mode, "golem": True, "encyclopedia": True, "busy_days": True, "startup_funding": True,
        }  # fmt: skip
        for others in (1, 2):
            out.append(Cell("alchemists", QUICK_ALCHEMIST, ("scientist",) * others, setups, modules))
        out.append(Cell("alchemists", MASTER, (JOURNEYMAN,), setups, modules, SPOT_CHECK))
    return out


# ---------------------------------------------------------------- measuring


def kept() -> dict[str, Any]:
    return json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {}


def keep(data: dict[str, Any]) -> None:
    """Whole or not at all: an interruption loses no more than the piece that is being played."""
    half_written = DATA.with_suffix(".part")
    rows = ",\n".join(f"{json.dumps(key)}: {json.dumps(entry)}" for key, entry in data.items())
    half_written.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")
    half_written.replace(DATA)


def measured(cell: Cell, data: dict[str, Any]) -> Results | None:
    """What was counted of a match with these rules and these bots."""
    entry = data.get(cell.key)
    if entry is None or entry["version"] != version(cell):
        return None
    return Results.of_raw(entry["results"])


def version(cell: Cell) -> str:
    """The version of a game's rules, and of the bots that play it; plans that the package brings for the
    recommended kingdoms matter in these alone."""
    return bots_version(cell.game, NOT_PLAYING if cell.recommended else (*NOT_PLAYING, "bred.json"))


def piece_of(cell: Cell, so_far: int, pieces: int, size: int) -> Match:
    """The next games of a match, where another seed begins: no game is played twice."""
    bots = [cell.bot, *cell.others]
    if not cell.tables:
        return match(cell.game, bots, cell.options, 1 + so_far, PIECE, fresh=True)
    options = {**cell.options, "kingdom": cell.tables[pieces % len(cell.tables)]}
    return match(cell.game, bots, options, 1 + so_far, size)


def measure(cell: Cell, games: int, jobs: int, size: int = OF_A_KINGDOM) -> None:
    """Play what is missing of a match, and keep it piece by piece."""
    while True:
        data = kept()
        known = measured(cell, data)
        so_far = known or Results(1 + len(cell.others))
        if so_far.games >= games:
            return
        pieces = int(data[cell.key].get("pieces", so_far.games // OF_A_KINGDOM)) if known else 0
        so_far.merge(run(piece_of(cell, so_far.games, pieces, size), jobs))
        data = kept()  # another process may have measured another match meanwhile
        data[cell.key] = {"version": version(cell), "results": so_far.raw(), "pieces": pieces + 1}
        keep(data)
        won = so_far.scores[0].win_share(so_far.decided)
        print(f"{cell.key}: {so_far.games} games, {pieces + 1} pieces, {said(won)}", flush=True)


# ---------------------------------------------------------------- the page


def said(x: Interval) -> str:
    return f"{100 * x.value:.1f} % [{100 * x.lo:.1f}–{100 * x.hi:.1f}]"


def setups_of(cell: Cell, data: dict[str, Any]) -> str:
    """The set-ups of a match; of kingdoms that take turns, as many as have had theirs."""
    met = int(data[cell.key].get("pieces", len(cell.tables)))
    if 0 < met < len(cell.tables):
        return f"{met} of {cell.setups}"
    return cell.setups


def row(cell: Cell, results: Results, setups: str, when: str) -> str:
    mine, other = results.scores[0], results.scores[1]
    against = cell.others[0] if len(cell.others) == 1 else f"{len(cell.others)} × {cell.others[0]}"
    won = said(mine.win_share(results.decided))
    points = f"{mine.points.mean().value:.1f} : {other.points.mean().value:.1f}"
    return f"| {cell.bot} | {against} | {setups} | {results.games:,} | {won} | {points} | {when} |"


COLUMNS = [
    "| bot | against | set-ups | games | wins | points | measured with |",
    "|---|---|---|---|---|---|---|",
]
RECOMMENDED = """
In the recommended kingdoms, with the plans that the package brings, against Big Money with the best single
card: {won} of {games:,} games in all. Of so few games each, a share says little by itself.
"""


BROWSER = """## In a browser

{games} games in Chromium against somebody who presses what is lit, at random, and asks why at every question
(`python -m tools.human_check --kept tools/human.json`; rules and bots {modes}, other work beside them on two
cores). *Too slow* are turns that took longer than two seconds, *replaced* bots that failed, *silent* times
that one had done something and did not say why.
"""


def page() -> str:
    data = kept()
    found = [(cell, Results.of_raw(data[cell.key]["results"])) for cell in cells() if cell.key in data]
    lines = [HEAD.format(games=sum(results.games for _, results in found))]
    for game in dict.fromkeys(cell.game for cell, _ in found):
        lines += [f"## {game.capitalize()}", "", *COLUMNS]
        named: list[tuple[Cell, Results]] = []
        for cell, results in found:
            if cell.game == game and cell.recommended:
                named.append((cell, results))
            elif cell.game == game:
                lines.append(row(cell, results, setups_of(cell, data), when(cell, data)))
        if named:
            lines += of_recommended(named, data)
        lines.append("")
    if IN_BROWSER.exists():
        lines += in_browser(games_of(IN_BROWSER))
    return "\n".join(lines)


def in_browser(played: list[Played]) -> list[str]:
    """What became of the games that somebody played who presses what is lit."""
    modes = " and ".join(sorted({p.mode.split()[0] for p in played}))
    return [BROWSER.format(games=len(played), modes=modes), report(played), ""]


def when(cell: Cell, data: dict[str, Any]) -> str:
    return "these bots" if measured(cell, data) else "an earlier version"


def of_recommended(found: list[tuple[Cell, Results]], data: dict[str, Any]) -> list[str]:
    """The kingdoms one by one, the worst first."""
    whole = Results(2)
    for _, results in found:
        whole.merge(results)
    won = said(whole.scores[0].win_share(whole.decided))
    lines = [RECOMMENDED.format(won=won, games=whole.games), *COLUMNS]
    shares = {cell.key: results.scores[0].win_share(results.decided).value for cell, results in found}
    for cell, results in sorted(found, key=lambda pair: shares[pair[0].key]):
        lines.append(row(cell, results, setups_of(cell, data), when(cell, data)))
    return lines


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.bots_page", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("what", nargs="?", choices=["page", "measure"], default="page")
    parser.add_argument("game", nargs="?", choices=["dominion", "quacks", "alchemists"])
    parser.add_argument("--games", type=int, default=240, help="of each match (240)")
    parser.add_argument("--only", default="", help="matches with this in their name")
    parser.add_argument(
        "--piece", type=int, default=OF_A_KINGDOM, help=f"games in a kingdom at a time ({OF_A_KINGDOM})"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    if args.what == "measure":
        for cell in cells():
            if args.game in (None, cell.game) and args.only in cell.key:
                measure(cell, min(args.games, cell.games or args.games), args.jobs, args.piece)
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
