"""`chaudron tune`: by playing, a game's bots find out what things are worth; the package keeps the values."""

import argparse
import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chaudron.bots.tunable import Breeding
from chaudron.lab.breed import breed
from chaudron.lab.match import cores
from chaudron.lab.tune import GENERATION, tuning
from chaudron.lab.tune import tune as tuned
from chaudron.locales import Texts


def tune(args: argparse.Namespace, texts: Texts) -> int:
    """Tune until so many games have been played; what was tuned before with this seed goes on."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        of = tuning(args.game)
        if isinstance(of, Breeding):
            task = bar.add_task(texts.say("breed-progress"), total=len(of.tables()))
            tables = breed(
                args.game,
                of,
                args.seed,
                args.games,
                args.jobs or cores(),
                args.afresh,
                lambda done: bar.update(task, completed=done),
            )
            said = texts.say(
                "breed-done", tables=tables, games=args.games, seed=str(args.seed), file=str(of.file())
            )
        else:
            task = bar.add_task(texts.say("tune-progress"), total=args.games)
            kept = tuned(
                args.game,
                args.seed,
                args.games,
                args.jobs or cores(),
                args.afresh,
                lambda games: bar.update(task, completed=games),
            )
            file = str(kept.of.file())
            done = "tune-done" if kept.played else "tune-nothing"
            said = texts.say(done, games=kept.games, seed=str(kept.seed), file=file, step=GENERATION)
    print(said)
    return 0
