"""Measures everything in one run, the yardstick included, and prints one table.

python -m benchmarks [--seconds 1] [--rounds 5] [--only TEXT] [--no-compile]

The yardstick, the interpreted and the compiled rules each run in a process of their own. Rounds are
interleaved, and the best one of each counts: whatever else the machine does then distorts least.
Exit status 1 if a target is missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys

from rich.console import Console

from benchmarks.report import Figures, grid, mark, rows
from tools.compile import no_compiler

ENGINES = "the laboratory's engines"  # asked for by --only
# Least ratios of rates, of the same match in one run (see engines.py).
LEAST_RATIOS = {"simulate / bare": 0.9, "two cores / one": 1.8, "Ray / pool": 0.85}
WIDTH = 130  # of the table in a file or a log
MODES = {
    "yardstick": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
}


class Worker:
    """A process that measures in one mode."""

    def __init__(self, mode: str) -> None:
        self.mode = mode
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker"],
            env={**os.environ, **MODES[mode]},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, name: str, seconds: float) -> float:
        assert self.process.stdin is not None and self.process.stdout is not None
        print(name, seconds, file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"bench: {name}, {self.mode}: the process ended")
        return float(answer)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description="Measure the speed.")
    parser.add_argument("--seconds", type=float, default=1.0, help="processor time for each figure (1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often; the best counts (5)")
    parser.add_argument("--only", default="", help="only rows whose name contains this")
    parser.add_argument("--no-compile", action="store_true", help="leave out the compiled figures")
    args = parser.parse_args()

    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    modes = ["yardstick", "interpreted"]
    if args.no_compile:
        console.print("compiled figures left out, as asked")
    elif reason := no_compiler():
        console.print(f"compiled figures left out: {reason}")
    else:
        compiling = {**os.environ, "CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"}
        if subprocess.call([sys.executable, "-m", "tools.compile"], env=compiling):
            return 1
        modes.append("compiled")

    figures = measured(modes, args.only, args.rounds, args.seconds, console)
    load = f", load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else ""
    title = f"Python {platform.python_version()}, {os.cpu_count()} cores{load}; per second of processor time"
    console.print(grid(figures, title))
    missed = figures.missed(modes[1:])
    if "compiled" in modes and args.only.lower() in ENGINES:
        missed += engine_ratios(console)
    if missed:
        console.print("missed: " + "; ".join(missed))
    return 1 if missed else 0


def engine_ratios(console: Console) -> list[str]:
    """The laboratory's ratios, compiled; which of them are too low."""
    told = subprocess.run(
        [sys.executable, "-m", "benchmarks.engines"],
        env={**os.environ, **MODES["compiled"]},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(told.stdout.splitlines()[-1])
    for name, ratio in found.items():
        wanted = LEAST_RATIOS[name]
        console.print(f"{name}: {ratio:.2f} {mark(ratio >= wanted)} (≥ {wanted:g})")
    return [name for name, ratio in found.items() if ratio < LEAST_RATIOS[name]]


def measured(modes: list[str], only: str, rounds: int, seconds: float, console: Console) -> Figures:
    workers = [Worker(mode) for mode in modes]
    figures = Figures()
    wanted = [row for row in rows() if only.lower() in row.name.lower()]
    with console.status("") as status:
        for i in range(rounds):
            for row in wanted:
                for worker in workers:
                    name = row.name if worker.mode != "yardstick" else row.yardstick
                    if name:
                        status.update(f"round {i + 1} of {rounds}: {name}, {worker.mode}")
                        figures.add(worker.mode, name, worker.measure(name, seconds))
    for worker in workers:
        worker.process.communicate()
    return figures


if __name__ == "__main__":
    sys.exit(main())
