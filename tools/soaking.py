"""Many random games on all cores, interpreted and compiled, with the same ends: what soaks share.

A soak has a function that plays one game, with every property, and returns where it ended; `soak`
plays many of them as its command line asks. A failure prints the one line that reproduces it.
Exit status 1 if anything failed.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from tools.compile import no_compiler

ROOT = Path(__file__).resolve().parent.parent
MODES = {
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
}
CHUNK = 20
OFTEN = 10.0  # seconds between two lines of progress
MOST_FAILURES = 20

D = TypeVar("D")  # what a game is dealt from: a seed, or more


class Games(NamedTuple, Generic[D]):
    """Games to be played."""

    title: str
    deals: Sequence[D]
    play: Callable[[D, bool], str]  # with the costly properties in any case, or not; where the game ended
    again: Callable[[D], str]  # the command that plays this one alone


class Failure(NamedTuple):
    """A game in which something did not hold."""

    number: int  # among its chunk
    message: str


class Outcome(NamedTuple):
    """What came of some games: where each ended (nowhere if it failed), and what went wrong."""

    ends: list[str]
    failures: list[Failure]


# ---------------------------------------------------------------- in a worker


def begin() -> None:
    """A worker ends at once when it is interrupted, and when the soak is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=follow_the_soak, daemon=True).start()


def follow_the_soak() -> None:
    soak = multiprocessing.parent_process()
    assert soak is not None
    soak.join()
    os._exit(1)


def play_some(play: Callable[[D, bool], str], dearly: bool, deals: Sequence[D]) -> Outcome:
    outcome = Outcome([], [])
    for number, deal in enumerate(deals):
        try:
            end = play(deal, dearly)
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            frames = traceback.extract_tb(error.__traceback__)
            where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[:-5:-1])
            outcome.failures.append(Failure(number, f"{type(error).__name__}: {error}\n  {where}"))
            end = ""
        outcome.ends.append(end)
    return outcome


# ---------------------------------------------------------------- in the soak


def play_all(games: Games[D], mode: str, args: argparse.Namespace) -> tuple[list[str], int]:
    """Play in one mode, on so many cores; where the games ended, in order, and how many failed."""
    deals = games.deals
    ends: list[str] = []
    failed = 0
    began = said = time.monotonic()

    def progress() -> str:
        rate = len(ends) / max(time.monotonic() - began, 0.001)
        return (
            f"  {games.title}, {mode}: {len(ends):,} of {len(deals):,} games, {failed} failed,"
            f" {rate:,.1f} games/s"
        )

    os.environ.update(MODES[mode])  # for the workers
    pool = ProcessPoolExecutor(args.jobs, multiprocessing.get_context("spawn"), begin)
    chunks = [deals[i : i + CHUNK] for i in range(0, len(deals), CHUNK)]
    try:
        for outcome in pool.map(partial(play_some, games.play, args.thorough), chunks):
            for failure in outcome.failures:
                again = command(games, deals[len(ends) + failure.number], mode, args)
                print(f"FAILED {failure.message}\n  {again}", flush=True)
            failed += len(outcome.failures)
            ends += outcome.ends
            if time.monotonic() - said > OFTEN:
                said = time.monotonic()
                print(progress(), flush=True)
            if 0 < args.seconds < time.monotonic() - began or failed >= MOST_FAILURES:
                break
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        pool.shutdown(cancel_futures=True)
        print(progress())
        if len(ends) < len(deals):
            print(f"  stopped before {command(games, deals[len(ends)], mode, args)}")
        sys.stdout.flush()
    return ends, failed


def command(games: Games[D], deal: D, mode: str, args: argparse.Namespace) -> str:
    return f"{games.again(deal)} --mode {mode}{' --thorough' if args.thorough else ''}"


def soak(games: Games[D], args: argparse.Namespace) -> int:
    """Play compiled, and interpreted before (a share, if so asked for): each game must end alike."""
    mode = args.mode
    if mode == "both" and (reason := no_compiler()):
        print(f"only interpreted: {reason}")
        mode = "interpreted"
    slow: list[str] = []
    failed = 0
    if mode != "compiled":
        share = args.interpreted if mode == "both" else 1
        first = games._replace(deals=games.deals[: round(len(games.deals) * share)])
        slow, failed = play_all(first, "interpreted", args)
    if mode != "interpreted":
        if status := call([sys.executable, "-m", "tools.compile"], MODES["interpreted"]):
            return status
        fast, failed_too = play_all(games, "compiled", args)
        failed += failed_too
        for deal, end, other in zip(games.deals, slow, fast, strict=False):
            if end and other and end != other:
                failed += 1
                print(f"FAILED compiled, this game ends otherwise\n  {command(games, deal, 'both', args)}")
    return 1 if failed else 0


def call(command: list[str], variables: dict[str, str]) -> int:
    """Run a command with some environment variables; if the soak is ended, it ends too, in good order."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    with subprocess.Popen(command, env={**os.environ, **variables}, cwd=ROOT) as process:
        try:
            return process.wait()
        except SystemExit:
            process.send_signal(signal.SIGINT)
            raise
        finally:
            signal.signal(signal.SIGTERM, before)


def options(module: str, about: str | None) -> argparse.ArgumentParser:
    """What every soak can be asked."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}", description=about, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--seconds", type=float, default=0, help="stop each run of games after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--mode", choices=["both", *MODES], default="both", help="how the rules run (both)")
    parser.add_argument("--interpreted", type=float, default=1.0, help="share played interpreted too (all)")
    parser.add_argument("--thorough", action="store_true", help="costly properties in every game")
    return parser


def soaked(module: str, about: str | None, games: int, play: Callable[[int, bool], str]) -> int:
    """The whole command line of a soak whose games are dealt from a seed alone."""
    parser = options(module, about)
    parser.add_argument("--games", type=int, default=games, help=f"how many ({games})")
    args = parser.parse_args()
    seeds = range(args.seed, args.seed + args.games)
    again = "python -m {} --seed {} --games 1".format
    return soak(Games("random games", seeds, play, partial(again, module)), args)
