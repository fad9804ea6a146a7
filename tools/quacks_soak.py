"""Many random games of Quacks with every property, over all boxes, books, readings and 2 to 5 players.

python -m tools.quacks_soak                        50,000 games on all cores
python -m tools.quacks_soak --seed 123 --games 1   one of them again

One game in a hundred is stepped through with the costly properties. A failure prints the one line
that reproduces it; exit status 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
import traceback
from concurrent.futures import ProcessPoolExecutor

import chaudron
from tests.quacks.properties import contention, quick, thorough

CHUNK = 50
COSTLY = 100


def soak(seeds: range) -> list[str]:
    """What went wrong in these games."""
    failures = []
    for seed in seeds:
        try:
            quick(seed)
            if seed % COSTLY == 0:
                thorough(seed)
                contention(seed)
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            where = traceback.extract_tb(error.__traceback__)[-1]
            failures.append(
                f"FAILED {type(error).__name__}: {error} ({where.name}, line {where.lineno})\n"
                f"  python -m tools.quacks_soak --seed {seed} --games 1"
            )
    return failures


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    last = args.seed + args.games
    chunks = [range(i, min(i + CHUNK, last)) for i in range(args.seed, last, CHUNK)]
    began = time.monotonic()
    failures: list[str] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for found in pool.map(soak, chunks):
            for failure in found:
                print(failure, flush=True)
            failures += found
    seconds = time.monotonic() - began
    print(f"{args.games} games, {len(failures)} failed, {seconds:.0f} s, {chaudron.MODE}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
