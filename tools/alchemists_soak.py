"""Many random games of Alchemists with every property, over all modules, both modes and 2 to 4 players.

python -m tools.alchemists_soak                                20,000 games, interpreted and compiled
python -m tools.alchemists_soak --mode interpreted             in one mode only
python -m tools.alchemists_soak --seed 123 --games 1           one of them again

Every game is watched, counted and replayed. One in five is stepped through: leaks, clones, imagined
futures; one in fifty is saved and loaded at every decision, too. Both modes must end every game
alike. A failure prints the one line that reproduces it; exit status 1 if anything failed.
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
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import chaudron
from tests.alchemists.properties import quick, thorough
from tools.compile import no_compiler

ROOT = Path(__file__).resolve().parent.parent
MODES = {
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
}
MODE = "compiled" if chaudron.COMPILED else "interpreted"
STEPPED = 5  # one game out of so many is stepped through
SAVED = 50  # one out of so many is saved at every decision, too
CHUNK = 20
OFTEN = 10.0  # seconds between two lines of progress


class Outcome(NamedTuple):
    """What came of some games."""

    games: int
    ends: str
    failures: list[str]


def play(seeds: range, dearly: bool) -> Outcome:
    """Play these games; what went wrong in them."""
    ends, failures = [], []
    for seed in seeds:
        try:
            ends.append(quick(seed))
            if dearly or seed % STEPPED == 0:
                ends.append(thorough(seed, saving=1 if dearly or seed % SAVED == 0 else 0))
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            frames = traceback.extract_tb(error.__traceback__)
            where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[:-5:-1])
            failures.append(
                f"FAILED {type(error).__name__}: {error}\n  {where}\n"
                f"  python -m tools.alchemists_soak --mode {MODE} --seed {seed} --games 1"
                f"{' --thorough' if dearly else ''}"
            )
    return Outcome(len(seeds), "".join(ends), failures)


def soak(first: int, games: int, jobs: int, dearly: bool) -> int:
    """Play in this process's mode, on so many cores."""
    chunks = [range(i, min(i + CHUNK, first + games)) for i in range(first, first + games, CHUNK)]
    began = said = time.monotonic()
    done = 0
    failed = 0
    ends = hashlib.blake2b(digest_size=8)
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        for outcome in pool.map(play, chunks, [dearly] * len(chunks)):
            for failure in outcome.failures:
                print(failure, flush=True)
            done += outcome.games
            failed += len(outcome.failures)
            ends.update(outcome.ends.encode())
            if time.monotonic() - said > OFTEN:
                said = time.monotonic()
                print(f"  {done:,} of {games:,} games, {failed} failed", flush=True)
    seconds = time.monotonic() - began
    print(f"{games:,} games, {MODE}: {failed} failed, {seconds:.0f} s, {games / seconds:.1f} games/s")
    print(f"ends: {ends.hexdigest()}", flush=True)
    return 1 if failed else 0


def in_mode(mode: str, arguments: list[str]) -> tuple[int, str]:
    """Soak in a process of that mode; its exit status, and the word for where its games ended."""
    command = [sys.executable, "-u", "-m", "tools.alchemists_soak", "--mode", mode, *arguments]
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


def both_modes(arguments: list[str]) -> int:
    """Interpreted, then compiled: the same games must end alike."""
    status, slow = in_mode("interpreted", arguments)
    if reason := no_compiler():
        print(f"only interpreted: {reason}")
        return status
    compiling = {**os.environ, **MODES["interpreted"]}
    if failed := subprocess.call([sys.executable, "-m", "tools.compile"], env=compiling, cwd=ROOT):
        return failed
    failed, fast = in_mode("compiled", arguments)
    if not status and not failed and slow != fast:
        print("FAILED: compiled, the same games end otherwise")
        return 1
    return status | failed


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=20_000, help="how many (20000)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--mode", choices=["both", *MODES], default="both", help="how the rules run (both)")
    parser.add_argument("--thorough", action="store_true", help="costly properties in every game")
    args = parser.parse_args(argv)
    if args.mode == MODE:
        return soak(args.seed, args.games, args.jobs, args.thorough)
    given = ["--games", str(args.games), "--seed", str(args.seed), "--jobs", str(args.jobs)]
    given += ["--thorough"] if args.thorough else []
    return both_modes(given) if args.mode == "both" else in_mode(args.mode, given)[0]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
