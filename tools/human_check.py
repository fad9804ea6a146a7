"""Games of every level of every game in a real browser, against somebody who presses what is lit, at random.

python -m tools.human_check                                 ten games of each level of each game
python -m tools.human_check --games 1 --only quacks         one of each level of one game
python -m tools.human_check --kept build/human.json         what was played before is kept, and gone on from

Tables play at the pace *instant*. Of each game it is noted whether it came to its end, how long the bots
thought by the server's own figures, whether one of them had to be replaced, and what they said when asked
why. The end is a table; exit status 1 if a game stuck, a bot was replaced or said nothing, or took too long.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import chaudron
from chaudron.bots.game_bots import APPRENTICE, JOURNEYMAN, MASTER
from chaudron.games.catalogue import GAMES
from chaudron.testing.browser.anyone import plays_at_random
from chaudron.testing.browser.people import ARGUMENTS, chromium, come
from chaudron.testing.browser.tables import UNSAID
from chaudron.testing.server import Server

LEVELS = (APPRENTICE, JOURNEYMAN, MASTER)
BUDGET = 2.0  # seconds for an answer
PATIENCE = 60.0  # seconds after which somebody takes the game for stuck
FIGURE = re.compile(r"^chaudron_(\S+) ([0-9.e+-]+)$", re.MULTILINE)
SLOW = 'bot_answer_seconds_bucket{le="2.0"}'


@dataclass
class Played:
    """One game as the browser and the server saw it."""

    game: str
    level: str
    n: int
    over: bool
    stuck: str
    questions: int
    whys: int
    silent: list[str]
    answers: int  # of the bot
    thinking: float  # seconds, all of them
    slow: int  # answers that took longer than the budget
    replaced: int
    seconds: float  # all in all
    mode: str

    def faults(self) -> list[str]:
        found = [] if self.over else [f"stuck at {self.stuck}"]
        found += [f"no reason: {why}" for why in self.silent]
        found += [f"{self.slow} answers took longer than {BUDGET:g} s"] if self.slow else []
        return found + (["a bot was replaced"] if self.replaced else [])


def figures(server: Server) -> dict[str, float]:
    """What the server counts."""
    return {name: float(value) for name, value in FIGURE.findall(server.get("/api/metrics").text)}


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as p:
        running = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


def play(server: Server, browser: Browser, game: str, level: str, n: int, every: int) -> Played:
    """One game, from the table to its end."""
    before, began = figures(server), time.perf_counter()
    opened = server.open("mine", level, game=game, settings={"pace": "instant"}, seed=1000 + n)
    lang = ("en", "fr")[n % 2]
    ada = come(browser, {"lang": lang}, {opened["table"]: opened["token"]})
    ada.page.goto(f"{server.url}/t/{opened['code']}")
    sat = plays_at_random(ada, n, PATIENCE, every)
    ada.page.context.close()
    after = figures(server)
    grown = {name: after[name] - before.get(name, 0.0) for name in after}
    silent = sat.silent + [why for why in sat.whys if len(why) < 10 or UNSAID.search(why)] + ada.errors
    return Played(
        game, level, n, sat.over, sat.stuck, sat.questions, len(sat.whys), silent,
        int(grown["bot_answer_seconds_count"]), round(grown["bot_answer_seconds_sum"], 2),
        int(grown["bot_answer_seconds_count"] - grown[SLOW]), int(grown["bot_faults_total"]),
        round(time.perf_counter() - began, 1), str(chaudron.MODE),
    )  # fmt: skip


def report(played: list[Played]) -> str:
    """The games by game and level, in a table."""
    heads = ["game", "level", "games", "ended", "answers of bots", "seconds of thinking a game", "too slow"]
    rows: list[list[object]] = [[*heads, "replaced", "whys", "silent"], ["---"] * 10]
    for game, level in dict.fromkeys((p.game, p.level) for p in played):
        some = [p for p in played if (p.game, p.level) == (game, level)]
        thinking = f"{sum(p.thinking for p in some) / len(some):.2f}"
        row = [game, level, len(some), sum(p.over for p in some), sum(p.answers for p in some), thinking]
        rows.append([*row, sum(p.slow for p in some), sum(p.replaced for p in some)])
        rows[-1] += [sum(p.whys for p in some), sum(len(p.silent) for p in some)]
    return "\n".join(f"| {' | '.join(map(str, row))} |" for row in rows)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--only", choices=[*GAMES], action="append")
    parser.add_argument("--every", type=int, default=1, help="ask why at every so many questions")
    parser.add_argument("--kept", type=Path, help="a file for what was played")
    args = parser.parse_args()
    kept: Path | None = args.kept
    lines = kept.read_text().splitlines() if kept is not None and kept.exists() else []
    played = [Played(**json.loads(line)) for line in lines]
    done = {(p.game, p.level, p.n) for p in played}
    os.environ["CHAUDRON_NO_LIMITS"] = "1"
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, a_browser() as browser:
        for n in range(args.games):
            for game in args.only or [*GAMES]:
                for level in LEVELS:
                    if (game, level, n) in done:
                        continue
                    one = play(server, browser, game, level, n, args.every)
                    print(game, level, n, f"{one.seconds:.0f} s", *one.faults(), flush=True)
                    played.append(one)
                    if kept is not None:
                        with kept.open("a") as file:
                            file.write(json.dumps(asdict(one)) + "\n")
        slowest = figures(server)["slowest_bot_answer_seconds"]
    print(report(played), f"\nThe slowest answer of this run: {slowest:.2f} s; {chaudron.MODE}.")
    return 1 if any(p.faults() for p in played) else 0


if __name__ == "__main__":
    sys.exit(main())
