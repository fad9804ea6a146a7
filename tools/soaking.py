"""Many random games on all cores, interpreted and compiled, with the same ends: what soaks share.

A soak is a module with a function that plays one game by its seed, with every property, and returns
where it ended; `soaked` gives it a command line. A failure prints the one line that reproduces it.
Exit status 1 if anything failed.
"""

from __future__ import annotations

import argparse
import hashlib
import multiprocessing
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import chaudron
from tools.compile import no_compiler

ROOT = Path(__file__).resolve().parent.parent
MODES = {
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
}
MODE = "compiled" if chaudron.COMPILED else "interpreted"
CHUNK = 20
OFTEN = 10.0  # seconds between two lines of progress

Play = Callable[[int, bool], str]  # a game by its seed, with the costly properties or not: where it ended


class Outcome(NamedTuple):
    """What came of some games."""

    games: int
    ends: str
    failures: list[str]


def play_some(module: str, play: Play, dearly: bool, seeds: range) -> Outcome:
    """Play these games; what went wrong in them."""
    ends, failures = [], []
    for seed in seeds:
        try:
            ends.append(play(seed, dearly))
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            frames = traceback.extract_tb(error.__traceback__)
            where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[:-5:-1])
            failures.append(
                f"FAILED {type(error).__name__}: {error}\n  {where}\n"
                f"  python -m {module} --mode {MODE} --seed {seed} --games 1"
                f"{' --thorough' if dearly else ''}"
            )
    return Outcome(len(seeds), "".join(ends), failures)


def play_all(module: str, play: Play, args: argparse.Namespace) -> int:
    """Play in this process's mode, on so many cores."""
    last = args.seed + args.games
    chunks = [range(i, min(i + CHUNK, last)) for i in range(args.seed, last, CHUNK)]
    began = said = time.monotonic()
    done = 0
    failed = 0
    ends = hashlib.blake2b(digest_size=8)
    with ProcessPoolExecutor(args.jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for outcome in pool.map(partial(play_some, module, play, args.thorough), chunks):
            for failure in outcome.failures:
                print(failure, flush=True)
            done += outcome.games
            failed += len(outcome.failures)
            ends.update(outcome.ends.encode())
            if time.monotonic() - said > OFTEN:
                said = time.monotonic()
                print(f"  {done:,} of {args.games:,} games, {failed} failed", flush=True)
    seconds = time.monotonic() - began
    print(
        f"{args.games:,} games, {MODE}: {failed} failed, {seconds:.0f} s, {args.games / seconds:.1f} games/s"
    )
    print(f"ends: {ends.hexdigest()}", flush=True)
    return 1 if failed else 0


def in_mode(module: str, mode: str, arguments: list[str]) -> tuple[int, str]:
    """Soak in a process of that mode; its exit status, and the word for where its games ended."""
    command = [sys.executable, "-u", "-m", module, "--mode", mode, *arguments]
    ends = ""
    env = {**os.environ, **MODES[mode]}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("ends: "):
                ends = line.split()[-1]
            else:
                print(line, end="", flush=True)
    return process.returncode, ends


def both_modes(module: str, arguments: list[str]) -> int:
    """Interpreted, then compiled: the same games must end alike."""
    status, slow = in_mode(module, "interpreted", arguments)
    if reason := no_compiler():
        print(f"only interpreted: {reason}")
        return status
    compiling = {**os.environ, **MODES["interpreted"]}
    if failed := subprocess.call([sys.executable, "-m", "tools.compile"], env=compiling, cwd=ROOT):
        return failed
    failed, fast = in_mode(module, "compiled", arguments)
    if not status and not failed and slow != fast:
        print("FAILED: compiled, the same games end otherwise")
        return 1
    return status | failed


def soaked(module: str, about: str, games: int, play: Play, argv: list[str]) -> int:
    """The command line of a soak."""
    parser = argparse.ArgumentParser(
        prog=f"python -m {module}", description=about, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--games", type=int, default=games, help=f"how many ({games})")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--mode", choices=["both", *MODES], default="both", help="how the rules run (both)")
    parser.add_argument("--thorough", action="store_true", help="costly properties in every game")
    args = parser.parse_args(argv)
    if args.mode == MODE:
        return play_all(module, play, args)
    given = ["--games", str(args.games), "--seed", str(args.seed), "--jobs", str(args.jobs)]
    given += ["--thorough"] if args.thorough else []
    return both_modes(module, given) if args.mode == "both" else in_mode(module, args.mode, given)[0]
