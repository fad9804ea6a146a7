"""`chaudron study`: plays the matches that a file describes; stopped at any time, it goes on where it was."""

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from chaudron.cli.lab.options import engine_of
from chaudron.cli.lab.words import bar, percent, progress_bar
from chaudron.cli.people import People
from chaudron.cli.simulate import tell_faults, with_code_of_others
from chaudron.lab.ledger import Ledger
from chaudron.lab.stopping import Sprt
from chaudron.lab.studies import Cell, Study, as_json, run_study, take_up
from chaudron.lab.study_files import read_plan
from chaudron.locales import Texts

SUFFIX = ".results.jsonl"
MOST_SHOWN = 40  # cells; the report has all of them


def study(args: argparse.Namespace, texts: Texts) -> int:
    """Play what is missing of the study, and show what there is."""
    file = Path(args.file)
    found = Study(read_plan(file))
    ledger = Ledger(Path(args.results) if args.results else results_of(file))
    carried_out(found, ledger, args, texts)
    if args.json:
        print(json.dumps(as_json(found, ledger), ensure_ascii=False, indent=1))
    else:
        show(found, texts, args.plain)
        print(texts.say("study-kept", file=str(ledger.file), of=str(file)))
    return faults_of(found, texts)


def results_of(file: Path) -> Path:
    """Where the results of a study are kept if nobody says."""
    return file.with_name(file.stem + SUFFIX)


def carried_out(found: Study, ledger: Ledger, args: argparse.Namespace, texts: Texts) -> None:
    """Count what is there, play the rest behind a progress bar."""
    if ledger.broken:
        print(texts.say("study-broken", file=str(ledger.file), n=ledger.broken), file=sys.stderr)
    before = take_up(found, ledger)
    if before:
        print(texts.say("study-taken-up", games=before), file=sys.stderr)
    open_ = [cell for cell in found.cells if not cell.stopped]
    if not open_:
        return
    pieces = sum(len(range(cell.at, cell.match.games, cell.match.size())) for cell in open_)
    engine = engine_of(args, pieces, with_code_of_others([cell.match for cell in open_]))
    with progress_bar(sys.stderr.isatty()) as shown:
        task = shown.add_task(texts.say("simulate-progress"), total=found.games, completed=before)
        run_study(found, ledger, engine, args.engine, lambda n: shown.advance(task, n))


def faults_of(found: Study, texts: Texts) -> int:
    """Tell which bots were at fault; the exit status."""
    return tell_faults([(cell.match, cell.results) for cell in found.cells], texts)


def show(found: Study, texts: Texts, plain: bool) -> None:
    """A line for each cell."""
    cells = found.cells
    games = sum(cell.results.games for cell in cells)
    title = texts.say("study-title", name=found.plan.name, cells=len(cells), games=games)
    named = any(cell.setup or cell.variant for cell in cells)
    heads = [*(["study-setup"] if named else []), "study-seats", "study-games", "study-first"]
    if plain:
        print(title)
        for cell in cells[:MOST_SHOWN]:
            print("; ".join(row_of(cell, named, texts)))
    else:
        grid = Grid(title=title, title_justify="left", title_style="bold", border_style="dim")
        for head in heads:
            grid.add_column(texts.say(head), overflow="fold")
        grid.add_column("")
        for cell in cells[:MOST_SHOWN]:
            share = cell.results.scores[0].win_share().value
            grid.add_row(*[Text(part) for part in row_of(cell, named, texts)], bar(share))
        Console(highlight=False, width=None if sys.stdout.isatty() else 120).print(grid)
    if len(cells) > MOST_SHOWN:
        print(texts.say("study-more-cells", n=len(cells) - MOST_SHOWN))


def row_of(cell: Cell, named: bool, texts: Texts) -> list[str]:
    """Set-up, seats, games, and the share of the first bot; with what a test says of it."""
    share = percent(cell.results.scores[0].win_share(), texts)
    if isinstance(cell.rule, Sprt):
        share += " " + texts.say(f"study-verdict-{cell.rule.verdict(cell.results)}")
    return [*([label(cell)] if named else []), seats_of(cell, texts), str(cell.results.games), share]


def label(cell: Cell) -> str:
    """What a cell's set-up and variant are called."""
    return " · ".join(part for part in (cell.setup, cell.variant) if part)


def seats_of(cell: Cell, texts: Texts) -> str:
    return " – ".join(People(cell.match.seats, texts).full_names)
