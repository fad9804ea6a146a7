"""Long random games of all three games with every property, a browser, and the mutation run.

python -m tools.soak                                            everything, some hours
python -m tools.soak quacks --seconds 600                       one game, for a while
python -m tools.soak dominion --only kingdoms --games 10
python -m tools.soak alchemists --seed 123 --games 1 --thorough
python -m tools.soak --only browser --games 40
python -m tools.soak --only mutations --mutants 0

Each stage runs on all cores. Games are played interpreted and compiled, with the same ends. Some are
stepped through with the costly properties: what a game's soak plays is in chaudron.testing.<game>.soak.
A failure prints the one line that reproduces it. An interrupted stage says where to go on. The end is
a table of figures; exit status 1 if anything failed.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import time

from chaudron.testing.soaks import Wanted
from tools.soaking import MODES, ROOT, Figures, call, soak

GAMES = ("dominion", "quacks", "alchemists")
IN_BROWSER = 40  # random kingdoms, finished by a player who presses what is lit
OF_KERNEL = ["kernel/test_*", "test_taking_back", "test_flow_of_questions", "test_playing_on", "test_port"]
MUTATED: dict[str, list[str]] = {  # and the tests of what is not a game's
    "src/chaudron/games/dominion/cards": [],
    "src/chaudron/games/quacks": [],
    "src/chaudron/games/quacks/books": [],
    "src/chaudron/games/quacks/cards": [],
    "src/chaudron/games/alchemists": [],
    "src/chaudron/games/alchemists/actions": [],
    "src/chaudron/kernel": OF_KERNEL,
}
NOT_MUTATED = ("__init__.py", "scenario.py")  # a scenario is a test's own tool


def play_games(game: str, args: argparse.Namespace) -> list[Figures]:
    """The stages of one game, or the one that is asked for."""
    stages = importlib.import_module(f"chaudron.testing.{game}.soak").STAGES
    wanted = Wanted(args.seed, args.games, args.kingdom, args.players)
    out: list[Figures] = []
    for name, stage in stages.items():
        if args.only in ("", name):
            print(f"== {game}: {name}", flush=True)
            out += soak(stage(wanted), args)
    return out


def browser_stage(args: argparse.Namespace) -> int:
    """Random kingdoms of all sets in a real browser, and the kinds of question that none of them asked."""
    kingdoms = (args.only and args.games) or IN_BROWSER
    variables = {**MODES["interpreted"], "CHAUDRON_KINGDOMS": str(kingdoms)}
    return call([sys.executable, "-m", "pytest", "-q", "tests/browser/test_every_question.py"], variables)


def mutations_stage(args: argparse.Namespace) -> int:
    """Break cards and kernel one statement at a time (tools/mutate.py)."""
    sample = ["--sample", str(args.mutants)] if args.mutants else []
    status = 0
    for folder, tests in MUTATED.items():
        files = sorted(str(f) for f in (ROOT / folder).glob("*.py") if f.name not in NOT_MUTATED)
        named = sorted(str(f) for name in tests for f in (ROOT / "tests").glob(f"{name}.py"))
        given = ["--tests", *named] if named else []
        command = [sys.executable, "-m", "tools.mutate", *files, *given, *sample]
        status |= call([*command, "--jobs", str(args.jobs)], MODES["interpreted"])
    return 1 if status else 0


OTHER_STAGES = {"browser": browser_stage, "mutations": mutations_stage}


def main(argv: list[str]) -> int:
    args = parser().parse_args(argv)
    figures: list[Figures] = []
    if args.only not in OTHER_STAGES:
        for game in [args.game] if args.game else GAMES:
            figures += play_games(game, args)
    for name, stage in OTHER_STAGES.items():
        if args.only == name or not (args.only or args.game):
            print(f"== {name}", flush=True)
            began = time.monotonic()
            status = stage(args)
            figures.append(Figures(name, "interpreted", 1, 1, 1 if status else 0, time.monotonic() - began))
    print("== figures")
    for each in figures:
        print(each.said() if each.title not in OTHER_STAGES else stage_said(each))
    failed = sum(each.failed for each in figures)
    print(f"  {failed} failed" if failed else "  all is well", flush=True)
    return 1 if failed else 0


def stage_said(figures: Figures) -> str:
    return f"  {figures.title}: {'failed' if figures.failed else 'passed'}, {figures.seconds:,.0f} s"


def parser() -> argparse.ArgumentParser:
    out = argparse.ArgumentParser(
        prog="python -m tools.soak", description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    out.add_argument("game", nargs="?", choices=GAMES, help="whose games (all)")
    out.add_argument(
        "--only", choices=["games", "kingdoms", *OTHER_STAGES], default="", help="one stage only"
    )
    out.add_argument("--games", type=int, default=0, help="how many, or how many per kingdom")
    out.add_argument("--seed", type=int, default=0, help="the first seed (0)")
    out.add_argument("--kingdom", default="", help="one recommended kingdom of Dominion, by its id")
    out.add_argument("--players", type=int, default=0, help="of the recommended kingdoms (2, 3 and 4)")
    out.add_argument("--seconds", type=float, default=0, help="stop each run of games after so long")
    out.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (all cores)")
    out.add_argument("--mode", choices=["both", *MODES], default="both", help="how the rules run (both)")
    out.add_argument("--interpreted", type=float, default=1.0, help="share played interpreted too (all)")
    out.add_argument("--thorough", action="store_true", help="costly properties in every game")
    out.add_argument("--mutants", type=int, default=25, help="mutants per file; 0 for all (25)")
    return out


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
