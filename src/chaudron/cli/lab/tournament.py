"""`chaudron tournament`: everybody against everybody; ratings with intervals, who beats whom, by set-up."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chaudron.bots.catalogue import game_bots
from chaudron.bots.game_bots import ARGUMENTS, NO_PARAMETERS, RANDOM
from chaudron.cli.lab.study import carried_out, faults_of
from chaudron.cli.lab.words import rating
from chaudron.cli.people import People
from chaudron.cli.play import game_options
from chaudron.cli.simulate import read_seat
from chaudron.extras import need
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.ledger import Ledger
from chaudron.lab.ratings import Rated, bots_of, by_setup, matrix, ratings
from chaudron.lab.studies import Study, StudyPlan, as_json, pairings
from chaudron.lab.study_files import read_setups
from chaudron.locales import Texts

PLAIN = (NO_PARAMETERS, ARGUMENTS)  # of bots whose names mean one way to play
MOST_SETUPS = 20  # that are shown


def tournament(args: argparse.Namespace, texts: Texts) -> int:
    """Play what is missing of the tournament, and show the ratings."""
    need("lab")  # before hours are spent
    found = Study(planned(args, texts))
    file = Path(args.results or f"{args.game}-tournament.results.jsonl")
    ledger = Ledger(file)
    carried_out(found, ledger, args, texts)
    rated = ratings(found.cells)
    if args.json:
        body = as_json(found, ledger) | {"ratings": [one.dump() for one in rated]}
        body["matrix"] = {"bots": bots_of(found.cells), "shares": matrix(found.cells)}
        print(json.dumps(body, ensure_ascii=False, indent=1))
    else:
        show(found, rated, args, texts)
        print(texts.say("study-kept", file=str(file), of=str(file)))
    return faults_of(found, texts)


def planned(args: argparse.Namespace, texts: Texts) -> StudyPlan:
    """The tournament as a study: every table of so many bots, on every set-up."""
    game = find_game(args.game)
    usual = [
        kind.name for kind in game_bots(game.name).kinds if kind.name != RANDOM and kind.parameters in PLAIN
    ]
    bots = [read_seat(game.name, bot, texts) for bot in args.bot or usual]
    plan = StudyPlan(game.name)
    plan.name = f"{game.name} tournament"
    plan.seed, plan.games, plan.by_lot = args.seed, args.games, args.random
    plan.options = game_options(args, game, texts)
    plan.setups = read_setups(Path(args.setups)) if args.setups else []
    plan.seats = pairings(bots, args.players)
    if not plan.seats:
        n = len(bots)
        raise Refusal(
            "few-bots",
            f"a tournament for {args.players} at a table needs more bots than {n}",
            {"players": args.players, "n": n},
        )
    return plan


def show(found: Study, rated: list[Rated], args: argparse.Namespace, texts: Texts) -> None:
    """Ratings, matrix, and the best of each set-up."""
    bots = bots_of(found.cells)
    names = dict(zip(bots, People(bots, texts).full_names))
    games = sum(cell.results.games for cell in found.cells)
    message = f"{args.game}-name"
    name = texts.say(message) if texts.knows(message) else args.game
    title = texts.say("tournament-title", game=name, bots=len(bots), games=games, seed=str(args.seed))
    ranks = [[str(i + 1), names[one.bot], rating(one.rating), str(one.games)] for i, one in enumerate(rated)]
    heads = [texts.say(f"tournament-{head}") for head in ("rank", "bot", "rating", "games")]
    table(title, heads, ranks, args.plain)
    order = [bots.index(one.bot) for one in rated]
    shares = matrix(found.cells)
    rows = [[names[bots[a]], *[cell(shares[a][b], a == b) for b in order]] for a in order]
    table(texts.say("tournament-matrix"), ["", *[names[bots[b]] for b in order]], rows, args.plain)
    setups = by_setup(found.cells)
    if len(setups) > 1:
        lines = []
        for setup, cells in list(setups.items())[:MOST_SETUPS]:
            best = ratings(cells)
            if best:
                lines.append([setup, names[best[0].bot], rating(best[0].rating)])
        heads = [texts.say(head) for head in ("study-setup", "tournament-bot", "tournament-rating")]
        table(texts.say("tournament-by-setup"), heads, lines, args.plain)
    print(texts.say("tournament-scale"))


def cell(share: tuple[float, int], itself: bool) -> str:
    return "" if itself or not share[1] else f"{100 * share[0]:.0f} %"


def table(title: str, heads: list[str], rows: list[list[str]], plain: bool) -> None:
    """A table, or a line for each of its rows."""
    if plain:
        print(title)
        for row in rows:
            print("; ".join(f"{head} {part}".strip() for head, part in zip(heads, row) if part))
        return
    grid = Grid(title=title, title_justify="left", title_style="bold", border_style="dim")
    for i, head in enumerate(heads):
        grid.add_column(head, overflow="fold", justify="left" if i == 0 else "right")
    for row in rows:
        grid.add_row(*[Text(part) for part in row])
    Console(highlight=False, width=None if sys.stdout.isatty() else 120).print(grid)
