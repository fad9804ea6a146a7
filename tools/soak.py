"""Long random games of Dominion with every property, the recommended kingdoms, a browser, the mutation run.

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
import sys

from chaudron.games.dominion import facts
from tests.dominion.properties import Deal, quick, thorough
from tools.soaking import MODES, ROOT, Games, call, options, soak

COUNTED = 8  # cards are counted at one decision out of so many
COSTLY = 100  # one game out of so many is stepped through
RANDOM_GAMES = 100_000
PER_KINGDOM = 200
IN_BROWSER = 40  # random kingdoms, finished by a player who presses what is lit
PLAYERS = (2, 3, 4)
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


def play(deal: Deal, dearly: bool) -> str:
    costly = dearly or deal.seed % COSTLY == 0
    return (thorough(deal) if costly else quick(deal, COUNTED)).digest


def again(deal: Deal) -> str:
    """The command that plays this game alone."""
    which = f"kingdoms --kingdom {deal.kingdom} --players {deal.players}" if deal.kingdom else "games"
    return f"python -m tools.soak --only {which} --seed {deal.seed} --games 1"


# ---------------------------------------------------------------- stages


def games_stage(args: argparse.Namespace) -> int:
    """Random kingdoms of all sets, with 2 to 6 players."""
    seeds = range(args.seed, args.seed + (args.games or RANDOM_GAMES))
    return soak(Games("random kingdoms", [Deal(seed) for seed in seeds], play, again), args)


def kingdoms_stage(args: argparse.Namespace) -> int:
    """The recommended kingdoms (or one of them), with 2, 3 and 4 players (or so many)."""
    deals = [
        Deal(seed, players, kingdom)
        for kingdom in ([args.kingdom] if args.kingdom else sorted(facts.kingdoms()))
        for players in ([args.players] if args.players else PLAYERS)
        for seed in range(args.seed, args.seed + (args.games or PER_KINGDOM))
    ]
    return soak(Games("recommended kingdoms", deals, play, again), args)


def browser_stage(args: argparse.Namespace) -> int:
    """Random kingdoms of all sets in a real browser, and the kinds of question that none of them asked."""
    kingdoms = (args.only and args.games) or IN_BROWSER
    tests = "tests/browser/test_every_question.py"
    variables = {**MODES["interpreted"], "CHAUDRON_KINGDOMS": str(kingdoms)}
    status = call([sys.executable, "-m", "pytest", "-q", tests], variables)
    from tests.browser.test_every_question import never_met  # noqa: PLC0415  it needs a browser's library

    by_chance, at_all = never_met(kingdoms)
    print(f"  never asked in {kingdoms} random kingdoms: {', '.join(by_chance) or 'nothing'}")
    print(f"  never asked there and in the chosen ones: {', '.join(at_all) or 'nothing'}")
    return 1 if status or at_all else 0


def mutations_stage(args: argparse.Namespace) -> int:
    """Break cards and kernel one statement at a time (tools/mutate.py)."""
    sample = ["--sample", str(args.mutants)] if args.mutants else []
    status = 0
    for folder, tests in MUTATED.items():
        files = sorted(str(f) for f in (ROOT / folder).glob("*.py") if f.name not in NOT_MUTATED)
        given = ["--tests", *sorted(map(str, (ROOT / tests).glob("test_*.py")))] if tests else []
        command = [sys.executable, "-m", "tools.mutate", *files, *given, *sample]
        status |= call([*command, "--jobs", str(args.jobs)], MODES["interpreted"])
    return 1 if status else 0


STAGES = {
    "games": games_stage,
    "kingdoms": kingdoms_stage,
    "browser": browser_stage,
    "mutations": mutations_stage,
}


def main() -> int:
    parser = options("tools.soak", __doc__)
    parser.add_argument("--only", choices=STAGES, help="one stage only")
    parser.add_argument("--games", type=int, default=0, help="random games (100000), or per kingdom (200)")
    parser.add_argument("--kingdom", default="", help="one recommended kingdom, by its id")
    parser.add_argument("--players", type=int, default=0, help="of the recommended kingdoms (2, 3 and 4)")
    parser.add_argument("--mutants", type=int, default=25, help="mutants per file; 0 for all (25)")
    args = parser.parse_args()
    status = 0
    for stage in [args.only] if args.only else STAGES:
        print(f"== {stage}", flush=True)
        status |= STAGES[stage](args)
    return status


if __name__ == "__main__":
    sys.exit(main())
