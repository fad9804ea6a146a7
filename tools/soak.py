"""Long random games with every property, the recommended kingdoms, a browser, and the mutation run.

python -m tools.soak                                 everything, some hours
python -m tools.soak --only games --games 10000 --seed 500
python -m tools.soak --only kingdoms --seconds 600
python -m tools.soak --only browser --games 40
python -m tools.soak --only mutations --mutants 0

Each stage runs on all cores. Games are played interpreted and compiled, with the same ends. One game
in a hundred is stepped through with the costly properties (save and load at every decision, leaks,
search). A failure prints the one line that reproduces it. An interrupted stage says where to go on.
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
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import chaudron
from chaudron.games.dominion import facts
from tests.dominion.properties import Deal, quick, thorough
from tools.compile import no_compiler

ROOT = Path(__file__).resolve().parent.parent
STAGES = ("games", "kingdoms", "browser", "mutations")
MODES = {
    "compiled": {"CHAUDRON_PURE": "0", "CHAUDRON_COMPILED": "1"},
    "interpreted": {"CHAUDRON_PURE": "1", "CHAUDRON_COMPILED": "0"},
}
COUNTED = 8  # cards are counted at one decision out of so many
COSTLY = 100  # one game out of so many is stepped through
PER_KINGDOM = 200
IN_BROWSER = 40  # random kingdoms, finished by a player who presses what is lit
PLAYERS = (2, 3, 4)
CHUNK = 20
MOST_FAILURES = 20
MUTATED = {  # and the tests of what is not a game's
    "src/chaudron/games/dominion/cards": "",
    "src/chaudron/games/quacks": "",
    "src/chaudron/games/quacks/books": "",
    "src/chaudron/games/quacks/cards": "",
    "src/chaudron/games/alchemists": "",
    "src/chaudron/games/alchemists/actions": "",
    "src/chaudron/kernel": "tests/kernel",
}
NOT_MUTATED = ("__init__.py", "scenario.py")  # a scenario is a test's own tool


class Failure(NamedTuple):
    """A game in which something did not hold."""

    deal: Deal
    costly: bool
    message: str
    where: str

    def command(self, mode: str) -> str:
        """The line that plays this game again."""
        pure = "CHAUDRON_PURE=1 " if mode == "interpreted" else ""
        deal = self.deal
        what = (
            f"--only kingdoms --kingdom {deal.kingdom} --players {deal.players}"
            if deal.kingdom
            else "--only games"
        )
        costly = " --thorough" if self.costly else ""
        return f"{pure}python -m tools.soak {what} --mode {mode} --seed {deal.seed} --games 1{costly}"


class Outcome(NamedTuple):
    """What came of some games."""

    games: int
    decisions: int
    digests: str
    failures: list[Failure]


def play(deals: list[Deal], every: int) -> Outcome:
    """Play these games; those whose seed is a multiple of `every` with all properties."""
    decisions = 0
    digests = []
    failures = []
    for deal in deals:
        costly = deal.seed % every == 0
        try:
            played = thorough(deal) if costly else quick(deal, COUNTED)
        except Exception as error:  # noqa: BLE001  any fault of the rules is what we look for
            frames = traceback.extract_tb(error.__traceback__)
            where = " < ".join(f"{Path(f.filename).name}:{f.lineno}" for f in frames[:-5:-1])
            failures.append(Failure(deal, costly, f"{type(error).__name__}: {error}", where))
        else:
            decisions += played.decisions
            digests.append(played.digest)
    return Outcome(len(deals), decisions, "".join(digests), failures)


# ---------------------------------------------------------------- playing many games


def random_deals(first: int, games: int) -> Iterator[Deal]:
    return (Deal(seed) for seed in range(first, first + games))


def kingdom_deals(first: int, games: int, kingdom: str, players: int) -> Iterator[Deal]:
    """The recommended kingdoms (or one of them), with 2, 3 and 4 players (or so many)."""
    names = [kingdom] if kingdom else sorted(facts.kingdoms())
    for name in names:
        for n in [players] if players else PLAYERS:
            for seed in range(first, first + games):
                yield Deal(seed, n, name)


def chunks(deals: Iterator[Deal]) -> Iterator[list[Deal]]:
    while chunk := list(islice(deals, CHUNK)):
        yield chunk


class Progress:
    """Counts what is done and says so now and then."""

    def __init__(self, title: str, mode: str, total: int) -> None:
        self.title = title
        self.mode = mode
        self.total = total
        self.began = self.said = time.monotonic()
        self.games = 0
        self.decisions = 0
        self.failures: list[Failure] = []
        self.digests: dict[int, str] = {}

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.began

    def add(self, at: int, outcome: Outcome) -> None:
        self.games += outcome.games
        self.decisions += outcome.decisions
        self.digests[at] = outcome.digests
        for failure in outcome.failures:
            self.failures.append(failure)
            print(f"FAILED {failure.deal}\n  {failure.message}\n  {failure.where}")
            print(f"  {failure.command(self.mode)}", flush=True)
        if time.monotonic() - self.said > 10:
            self.said = time.monotonic()
            print(f"  {self}", flush=True)

    def digest(self) -> str:
        """Where all these games ended, as one word."""
        ends = "".join(self.digests[at] for at in sorted(self.digests))
        return hashlib.blake2b(ends.encode(), digest_size=8).hexdigest()

    def __str__(self) -> str:
        rate = self.games / max(self.seconds, 0.001)
        return (
            f"{self.title}, {self.mode}: {self.games:,} of {self.total:,} games,"
            f" {self.decisions:,} decisions, {len(self.failures)} failed, {rate:,.0f} games/s"
        )


def run(progress: Progress, deals: Iterator[Deal], every: int, jobs: int, seconds: float) -> bool:
    """Play on all cores; True if everything was played (or enough has failed)."""
    todo = enumerate(chunks(deals))
    pool = ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn"))
    running: dict[Future[Outcome], int] = {}
    first_left = 0
    try:
        while True:
            late = seconds > 0 and progress.seconds > seconds
            while not late and len(running) < 2 * jobs and (chunk := next(todo, None)) is not None:
                running[pool.submit(play, chunk[1], every)] = chunk[0]
                first_left = chunk[0] + 1
            if not running or len(progress.failures) >= MOST_FAILURES:
                break
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                progress.add(running.pop(future), future.result())
    except KeyboardInterrupt:
        first_left = min(running.values(), default=first_left)
        late = True
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    print(f"  {progress}")
    if late:
        print(f"  stopped before game {first_left * CHUNK}")
    return not late


# ---------------------------------------------------------------- stages


def games_stage(args: argparse.Namespace) -> int:
    """Play in this process's mode (and its children's)."""
    mode = "compiled" if chaudron.COMPILED else "interpreted"
    if args.only == "kingdoms":
        games = args.games or PER_KINGDOM
        deals = kingdom_deals(args.seed, games, args.kingdom, args.players)
        total = games * (1 if args.kingdom else len(facts.kingdoms())) * (1 if args.players else len(PLAYERS))
        title = "recommended kingdoms"
    else:
        total = args.games
        deals = random_deals(args.seed, total)
        title = "random kingdoms of all sets, 2-6 players"
    progress = Progress(title, mode, total)
    every = 1 if args.thorough else COSTLY
    done = run(progress, deals, every, args.jobs, args.seconds)
    if not done and args.only == "games":
        left = args.seed + progress.games
        print(f"  go on with: --only games --seed {left} --games {args.seed + total - left}")
    print(f"  ends: {progress.digest()}", flush=True)
    return 1 if progress.failures else 0


def in_mode(mode: str, args: argparse.Namespace, stage: str, games: int) -> tuple[int, str]:
    """Run a stage in a process of that mode; its exit status, and the word for where its games ended."""
    command = [
        sys.executable, "-u", "-m", "tools.soak", "--mode", mode, "--only", stage, "--games", str(games),
        "--seed", str(args.seed), "--jobs", str(args.jobs), "--seconds", str(args.seconds),
        "--players", str(args.players), "--kingdom", args.kingdom,
        *(["--thorough"] if args.thorough else []),
    ]  # fmt: skip
    env = {**os.environ, **MODES[mode]}
    ends = ""
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith("  ends: "):
                ends = line.split()[-1]
            else:
                print(line, end="", flush=True)
    return process.returncode, ends


def both_modes(args: argparse.Namespace, stage: str, games: int) -> int:
    """Compiled, and a share of it interpreted first: the same games must end alike."""
    share = max(1, round(games * args.interpreted)) if args.interpreted else 0
    if reason := no_compiler():
        print(f"only interpreted: {reason}")
        return in_mode("interpreted", args, stage, games)[0]
    compiling = {**os.environ, **MODES["interpreted"]}
    if status := subprocess.call([sys.executable, "-m", "tools.compile"], env=compiling, cwd=ROOT):
        return status
    status = 0
    if share:
        failed, slow = in_mode("interpreted", args, stage, share)
        status |= failed
        failed, fast = in_mode("compiled", args, stage, share)
        status |= failed
        if not status and not args.seconds and slow != fast:
            print(f"FAILED {stage}: compiled, the same {share} games end otherwise")
            status = 1
    if games > share:
        args.seed += share
        status |= in_mode("compiled", args, stage, games - share)[0]
        args.seed -= share
    return status


def browser_stage(kingdoms: int) -> int:
    """Random kingdoms of all sets in a real browser, and the kinds of question that none of them asked."""
    env = {**os.environ, **MODES["interpreted"], "CHAUDRON_KINGDOMS": str(kingdoms)}
    tests = "tests/browser/test_every_question.py"
    status = subprocess.call([sys.executable, "-m", "pytest", "-q", tests], env=env, cwd=ROOT)
    from tests.browser.test_every_question import never_met  # noqa: PLC0415  it needs a browser's library

    by_chance, at_all = never_met(kingdoms)
    print(f"  never asked in {kingdoms} random kingdoms: {', '.join(by_chance) or 'nothing'}")
    print(f"  never asked there and in the chosen ones: {', '.join(at_all) or 'nothing'}")
    return 1 if status or at_all else 0


def mutations_stage(args: argparse.Namespace) -> int:
    """Break cards and kernel one statement at a time (tools/mutate.py)."""
    sample = ["--sample", str(args.mutants)] if args.mutants else []
    env = {**os.environ, **MODES["interpreted"]}
    status = 0
    for folder, tests in MUTATED.items():
        files = sorted(str(f) for f in (ROOT / folder).glob("*.py") if f.name not in NOT_MUTATED)
        given = ["--tests", *sorted(map(str, (ROOT / tests).glob("test_*.py")))] if tests else []
        command = [sys.executable, "-m", "tools.mutate", *files, *given, *sample]
        status |= subprocess.call([*command, "--jobs", str(args.jobs)], env=env, cwd=ROOT)
    return 1 if status else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description="Long random tests.")
    parser.add_argument("--only", choices=STAGES, help="one stage only")
    parser.add_argument("--games", type=int, default=0, help="random games (100000), or per kingdom (200)")
    parser.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--seconds", type=float, default=0, help="stop each run of games after so long")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    parser.add_argument("--mode", choices=["both", *MODES], default="both", help="how the rules run (both)")
    parser.add_argument("--interpreted", type=float, default=1.0, help="share played interpreted too (all)")
    parser.add_argument("--thorough", action="store_true", help="costly properties in every game")
    parser.add_argument("--kingdom", default="", help="one recommended kingdom, by its id")
    parser.add_argument("--players", type=int, default=0, help="of the recommended kingdoms (2, 3 and 4)")
    parser.add_argument("--mutants", type=int, default=25, help="mutants per file; 0 for all (25)")
    args = parser.parse_args()

    if args.mode != "both" and args.only in ("games", "kingdoms"):
        if args.mode != ("compiled" if chaudron.COMPILED else "interpreted"):
            return in_mode(args.mode, args, args.only, args.games)[0]
        return games_stage(args)
    status = 0
    for stage in [args.only] if args.only else STAGES:
        print(f"== {stage}", flush=True)
        if stage == "mutations":
            status |= mutations_stage(args)
        elif stage == "browser":
            status |= browser_stage((args.only and args.games) or IN_BROWSER)
        else:
            status |= both_modes(args, stage, args.games or (100_000 if stage == "games" else PER_KINGDOM))
    return status


if __name__ == "__main__":
    sys.exit(main())
