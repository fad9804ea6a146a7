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
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import chaudron
from chaudron.games.catalogue import GAMES
from chaudron.testing.browser.levels import LEVELS, Played, figures, play
from chaudron.testing.browser.people import ARGUMENTS, chromium
from chaudron.testing.server import Server
from tools.bots_version import bots_version


@contextmanager
def a_browser() -> Iterator[Browser]:
    with sync_playwright() as p:
        running = p.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield running
        running.close()


def games_of(kept: Path) -> list[Played]:
    """What was played before."""
    return [Played(**json.loads(line)) for line in kept.read_text(encoding="utf-8").splitlines()]


def report(played: list[Played]) -> str:
    """The games by game and level, in a table."""
    heads = ["game", "level", "games", "ended", "answers of bots", "seconds of thinking a game", "too slow"]
    rows: list[list[object]] = [[*heads, "replaced", "whys", "silent", "played with"], ["---"] * 11]
    for game, level in dict.fromkeys((p.game, p.level) for p in played):
        some = [p for p in played if (p.game, p.level) == (game, level)]
        thinking = f"{sum(p.thinking for p in some) / len(some):.2f}"
        row = [game, level, len(some), sum(p.over for p in some), sum(p.answers for p in some), thinking]
        rows.append([*row, sum(p.slow for p in some), sum(p.replaced for p in some)])
        rows[-1] += [sum(p.whys for p in some), sum(len(p.silent) for p in some)]
        these = all(p.version == bots_version(game) for p in some)
        rows[-1].append("these bots" if these else "an earlier version")
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
    played = games_of(kept) if kept is not None and kept.exists() else []
    done = {(p.game, p.level, p.n) for p in played}
    os.environ["CHAUDRON_NO_LIMITS"] = "1"
    with tempfile.TemporaryDirectory() as home, Server(Path(home)) as server, a_browser() as browser:
        for n in range(args.games):
            for game in args.only or [*GAMES]:
                for level in LEVELS:
                    if (game, level, n) in done:
                        continue
                    one = replace(
                        play(server, browser, game, level, n, args.every), version=bots_version(game)
                    )
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
