"""Many games on all cores, interpreted and compiled, with the same ends: the machinery of the soak.

Progress is told every few seconds, and the figures at the end. A failure prints the one line that
reproduces it. A game that does not end fails. However the soak is ended, its workers end too.
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
from types import FrameType
from typing import NamedTuple, TypeVar

from chaudron.testing.soaks import Games
from tools.compile import no_compiler
from tools.end_with_parent import end_with_the_parent

ROOT = Path(__file__).resolve().parent.parent
MODES = {
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
}
CHUNK = 20
OFTEN = 10.0  # seconds between two lines of progress
MOST_FAILURES = 20

LONGEST = 600  # seconds that one game may take

D = TypeVar("D")


class Failure(NamedTuple):
    """A game in which something did not hold."""

    number: int  # among its chunk
    message: str


class Outcome(NamedTuple):
    """What came of some games: where each ended (nowhere if it failed), and what went wrong."""

    ends: list[str]
    failures: list[Failure]


class Figures(NamedTuple):
    """How a run of games went."""

    title: str
    mode: str
    games: int
    of: int
    failed: int
    seconds: float

    def said(self) -> str:
        rate = self.games / max(self.seconds, 0.001)
        return (
            f"  {self.title}, {self.mode}: {self.games:,} of {self.of:,} games, {self.failed} failed,"
            f" {self.seconds:,.0f} s, {rate:,.1f} games/s"
        )


class Endless(Exception):
    """A game that goes on and on."""


# ---------------------------------------------------------------- in a worker


def begin() -> None:
    """A worker ends at once when it is interrupted, and when the soak is gone, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, too_long)
    threading.Thread(target=follow_the_soak, daemon=True).start()


def follow_the_soak() -> None:
    soak = multiprocessing.parent_process()
    if soak is not None:
        soak.join()
    os._exit(1)


def too_long(signum: int, frame: FrameType | None) -> None:
    raise Endless(f"still not over after {LONGEST} s")


def play_some(play: Callable[[D, bool], str], dearly: bool, deals: Sequence[D]) -> Outcome:
    outcome = Outcome([], [])
    watched = hasattr(signal, "SIGALRM") and signal.getsignal(signal.SIGALRM) is too_long
    for number, deal in enumerate(deals):
        try:
            if watched:
                signal.alarm(LONGEST)
            end = play(deal, dearly)
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            frames = traceback.extract_tb(error.__traceback__)
            where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[:-5:-1])
            outcome.failures.append(Failure(number, f"{type(error).__name__}: {error}\n  {where}"))
            end = ""
        finally:
            if watched:
                signal.alarm(0)
        outcome.ends.append(end)
    return outcome


# ---------------------------------------------------------------- in the soak


def play_all(games: Games[D], mode: str, args: argparse.Namespace) -> tuple[list[str], Figures]:
    """Play in one mode, on so many cores; where the games ended, in order, and the figures."""
    deals = games.deals
    ends: list[str] = []
    failed = 0
    began = said = time.monotonic()

    def figures() -> Figures:
        seconds = time.monotonic() - began
        return Figures(games.title, mode, len(ends), len(deals), failed, seconds)

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
                print(figures().said(), flush=True)
            if 0 < args.seconds < time.monotonic() - began or failed >= MOST_FAILURES:
                break
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        pool.shutdown(cancel_futures=True)
        print(figures().said())
        if len(ends) < len(deals):
            print(f"  stopped before {command(games, deals[len(ends)], mode, args)}")
        sys.stdout.flush()
    return ends, figures()


def command(games: Games[D], deal: D, mode: str, args: argparse.Namespace) -> str:
    how = f"--mode {mode}{' --thorough' if args.thorough else ''}"
    return f"python -m tools.soak {games.again(deal)} {how}"


def soak(games: Games[D], args: argparse.Namespace) -> list[Figures]:
    """Play compiled, and interpreted before (a share, if so asked for): each game must end alike."""
    mode = args.mode
    if mode == "both" and (reason := no_compiler()):
        print(f"only interpreted: {reason}")
        mode = "interpreted"
    slow: list[str] = []
    out: list[Figures] = []
    if mode != "compiled":
        share = args.interpreted if mode == "both" else 1
        first = games._replace(deals=games.deals[: round(len(games.deals) * share)])
        slow, figures = play_all(first, "interpreted", args)
        out.append(figures)
    if mode != "interpreted":
        if call([sys.executable, "-m", "tools.compile"], MODES["interpreted"]):
            return [*out, Figures(games.title, "compiling", 0, len(games.deals), 1, 0)]
        fast, figures = play_all(games, "compiled", args)
        otherwise = 0
        for deal, end, other in zip(games.deals, slow, fast, strict=False):
            if end and other and end != other:
                otherwise += 1
                print(f"FAILED compiled, this game ends otherwise\n  {command(games, deal, 'both', args)}")
        out.append(figures._replace(failed=figures.failed + otherwise))
    return out


def call(command: list[str], variables: dict[str, str]) -> int:
    """Run a command with some environment variables; however the soak ends, it ends too, in good order."""
    before = signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    prepare = None if os.name == "nt" else partial(end_with_the_parent, signal.SIGINT)
    started = subprocess.Popen(  # no thread runs here
        command,
        env={**os.environ, **variables},
        cwd=ROOT,
        preexec_fn=prepare,  # noqa: PLW1509
    )
    with started as process:
        try:
            return process.wait()
        except SystemExit:
            process.send_signal(signal.SIGINT)
            raise
        finally:
            signal.signal(signal.SIGTERM, before)
