"""`chaudron simulate`: bots play many games; wins, ties, turns and points with their intervals."""

import argparse
import json
import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

import chaudron
from chaudron.bots.catalogue import check_player, game_bots
from chaudron.bots.game_bots import RANDOM
from chaudron.cli.mode import mode_in_words
from chaudron.cli.people import LETTERS, People, is_person
from chaudron.cli.play import game_options
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.match import Match, cores, match, run
from chaudron.lab.stats import Interval, Results, share
from chaudron.locales import Texts
from chaudron.locales.names import read_bot

MOST_FAULTS = 5  # are told; all are in the JSON


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
        show(planned, results, seconds, min(jobs, len(planned.chunks())), texts, args.plain)
    for fault in results.faults[:MOST_FAULTS]:
        said = texts.say(
            "simulate-fault", bot=fault.bot, seed=str(fault.seed), decision=fault.decision, why=fault.why
        )
        print(said, file=sys.stderr)
    return 1 if results.faults else 0


def plan(args: argparse.Namespace, texts: Texts) -> Match:
    """The match, checked; its kingdom has the cards that the bots want to buy."""
    game = find_game(args.game)
    bots = game_bots(game.name)
    seats = [read_bot(game.name, seat, texts.language) for seat in args.seat or bots.seats()]
    for seat in seats:
        if is_person(seat):
            raise Refusal("only-bots", f"only bots can be simulated; {seat!r} is a person", {"name": seat})
        check_player(game.name, seat)
    options = game_options(args, game, texts)
    if args.fresh:  # by lot, as far as nothing was asked for
        by_lot = [preset.options for preset in game.presets() if preset.name == RANDOM]
        return match(
            game.name, seats, (by_lot[0] if by_lot else {}) | options, args.seed, args.games, fresh=True
        )
    options = bots.suit(seats, options, args.seed, optional="no")
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


def show(planned: Match, results: Results, seconds: float, jobs: int, texts: Texts, plain: bool) -> None:
    """The results as a table, or in plain lines."""
    console = Console(
        highlight=False, soft_wrap=not sys.stdout.isatty(), color_system=None if plain else "auto"
    )
    game = f"{planned.game}-name"
    name = texts.say(game) if texts.knows(game) else planned.game
    title = texts.say("simulate-title", games=planned.games, game=name, seed=str(planned.seed))
    if plain:
        console.print(Text("\n".join([title, *plain_rows(planned, results, texts)])))
    else:
        wide = Console(highlight=False, width=None if sys.stdout.isatty() else max(console.width, 140))
        wide.print(grid_of(planned, results, texts, title))
    if planned.fresh:
        console.print(Text(texts.say("simulate-fresh")))
    elif kingdom := planned.options.get("kingdom"):
        console.print(Text(texts.say("simulate-kingdom", kingdom=in_words(str(kingdom), texts))))
    if is_timed(results):
        console.print(Text(texts.say("simulate-length", turns=number(results.turns.mean(), texts))))
    rate = f"{results.games / seconds:.0f}"
    said = texts.say("simulate-interval", rate=rate, jobs=jobs, mode=mode_in_words(chaudron.MODE, texts))
    console.print(Text(said, style="dim"))


def is_timed(results: Results) -> bool:
    """True if there is something to say about the length: it is not the same in every game."""
    turns = results.turns.mean()
    return results.turns.total > 0 and (results.games == 1 or turns.lo < turns.hi)


def headings(results: Results) -> list[str]:
    return ["wins", "ties", "losses", "points", *(["turns"] if is_timed(results) else [])]


def rows_of(planned: Match, results: Results, texts: Texts) -> list[list[str]]:
    """What stands under the headings for each seat, after its name."""
    people = People(planned.seats, texts)
    out = []
    for i, score in enumerate(results.scores):
        others = [share(k, score.games) for k in (score.ties, score.losses)]
        shares = [percent(x, texts) for x in (score.win_share(), *others)]
        means = [score.points.mean(), *([score.turns.mean()] if is_timed(results) else [])]
        name = f"{LETTERS[i]} {people.full_names[i]}"
        out.append([name, *shares, *[number(mean, texts) for mean in means]])
    return out


def grid_of(planned: Match, results: Results, texts: Texts, title: str) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", border_style="dim")
    grid.add_column(texts.say("simulate-seat"), overflow="fold")
    for heading in headings(results):
        grid.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for row in rows_of(planned, results, texts):
        grid.add_row(*row)
    return grid


def plain_rows(planned: Match, results: Results, texts: Texts) -> list[str]:
    """A line for each seat: every figure behind what it is."""
    names = [texts.say(f"simulate-{heading}") for heading in headings(results)]
    out = []
    for seat, *figures in rows_of(planned, results, texts):
        said = [f"{name} {figure}" for name, figure in zip(names, figures)]
        out.append(texts.say("label-of", label=seat, what=", ".join(said)))
    return out


def in_words(kingdom: str, texts: Texts) -> str:
    """A kingdom's notation by the names of its cards."""
    out = []
    for n, part in enumerate(kingdom.split(" + ")):
        word, _, rest = (f"cards {part}" if n == 0 else part).partition(" ")
        cards = ", ".join(card_name(card.strip(), texts) for card in rest.split(","))
        if word == "bane":
            out.append(texts.say("label-of", label=texts.say("kingdom-extra-bane"), what=cards))
        elif word != "no":
            out.append(cards if n == 0 else texts.say(f"kingdom-extra-{word}", cards=cards))
    return " + ".join(out)


def card_name(card: str, texts: Texts) -> str:
    message = texts.somewhere(f"card-{card}")
    return texts.say(message) if texts.knows(message) else card


def percent(x: Interval, texts: Texts) -> str:
    value, lo, hi = [texts.decimal(100 * part, 1) for part in (x.value, x.lo, x.hi)]
    return f"{value} % [{lo}–{hi}]"


def number(x: Interval, texts: Texts) -> str:
    value, lo, hi = [texts.decimal(part, 2) for part in (x.value, x.lo, x.hi)]
    return f"{value} [{lo}–{hi}]"
