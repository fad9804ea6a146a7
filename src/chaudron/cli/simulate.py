"""`chaudron simulate`: bots play many games; wins, ties, turns and points with their intervals."""

import argparse
import json
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

import chaudron
from chaudron.bots.catalogue import check_bot, shelf
from chaudron.bots.shelf import RANDOM
from chaudron.cli.people import LETTERS, People, is_person
from chaudron.cli.play import game_options
from chaudron.cli.running import running
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.match import Match, cores, match, run
from chaudron.lab.stats import Interval, Results, share
from chaudron.locales import Texts
from chaudron.locales.names import read_bot


def simulate(args: argparse.Namespace, texts: Texts) -> int:
    """Play the match that the command line describes, and print what came of it."""
    planned = plan(args, texts)
    jobs = args.jobs or cores()
    began = time.perf_counter()
    results = watched(planned, jobs, texts)
    seconds = time.perf_counter() - began
    if args.json:
        print(json.dumps(as_json(planned, results, seconds), ensure_ascii=False, indent=1))
    else:
        show(planned, results, seconds, min(jobs, len(planned.chunks())), texts)
    return 0


def plan(args: argparse.Namespace, texts: Texts) -> Match:
    """The match, checked; its kingdom has the cards that the bots want to buy."""
    game = find_game(args.game)
    bots = shelf(game.name)
    seats = [read_bot(game.name, seat, texts.language) for seat in args.seat or bots.seats()]
    for seat in seats:
        if is_person(seat):
            raise Refusal("only-bots", f"only bots can be simulated; {seat!r} is a person", {"name": seat})
        check_bot(game.name, seat)
    options = bots.suit(seats, game_options(args, game, texts), args.seed, optional="no")
    planned = match(game.name, seats, options, args.seed, args.games)
    if missing := bots.lacking(seats, len(seats), planned.options):
        if args.seat:
            raise missing
        planned.seats = [bots.default, RANDOM]
    return planned


def watched(planned: Match, jobs: int, texts: Texts) -> Results:
    """Run the match behind a progress bar, which goes to the terminal and never into a file."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(texts.say("simulate-progress"), total=planned.games)
        return run(planned, jobs, lambda n: bar.advance(task, n))


def as_json(planned: Match, results: Results, seconds: float) -> dict[str, object]:
    """Everything a program needs; only `speed` differs from run to run."""
    body = results.dump()
    scores = body.pop("seats")
    assert isinstance(scores, list)
    return {
        "game": planned.game,
        "seed": planned.seed,
        "options": planned.options,
        **body,
        "seats": [{"bot": name} | score for name, score in zip(planned.seats, scores)],
        "speed": {"seconds": round(seconds, 3), "games_per_second": round(results.games / seconds)},
    }


def show(planned: Match, results: Results, seconds: float, jobs: int, texts: Texts) -> None:
    """The results as a table."""
    people = People(planned.seats, texts)
    console = Console(highlight=False)
    if not sys.stdout.isatty():
        console.width = max(console.width, 140)
    title = texts.say("simulate-title", games=planned.games, game=planned.game, seed=str(planned.seed))
    table = Table(title=title, title_justify="left", title_style="bold", border_style="dim")
    table.add_column(texts.say("simulate-seat"), overflow="fold")
    timed = results.turns.total > 0
    for heading in ("wins", "ties", "losses", "points", *(["turns"] if timed else [])):
        table.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for i, score in enumerate(results.scores):
        n = score.games
        shares = [percent(share(k, n)) for k in (score.wins, score.ties, score.losses)]
        means = [number(score.points.mean())] + ([number(score.turns.mean())] if timed else [])
        table.add_row(f"{LETTERS[i]} {people.full_names[i]}", *shares, *means)
    console.print(table)
    if kingdom := planned.options.get("kingdom"):
        console.print(Text(texts.say("simulate-kingdom", kingdom=str(kingdom))))
    if timed:
        console.print(Text(texts.say("simulate-length", turns=number(results.turns.mean()))))
    rate = f"{results.games / seconds:.0f}"
    said = texts.say("simulate-interval", rate=rate, jobs=jobs, mode=running(chaudron.RUNNING, texts))
    console.print(Text(said, style="dim"))


def percent(x: Interval) -> str:
    return f"{100 * x.value:.1f} % [{100 * x.lo:.1f}–{100 * x.hi:.1f}]"


def number(x: Interval) -> str:
    return f"{x.value:.2f} [{x.lo:.2f}–{x.hi:.2f}]"
