"""`chaudron simulate`: bots play many games; wins, ties, turns and points with their intervals."""

import argparse
import json
import sys
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

import chaudron
from chaudron.bots.catalogue import game_bots, runs_code_of_others
from chaudron.bots.game_bots import RANDOM
from chaudron.cli.lab.details import detail_lines, stop_line
from chaudron.cli.lab.exports import check_place, rows_of_results, write_csv, write_parquet
from chaudron.cli.lab.options import engine_of, rule_of
from chaudron.cli.lab.words import bar, number, percent, progress_bar
from chaudron.cli.mode import mode_in_words
from chaudron.cli.people import LETTERS, People, is_person
from chaudron.cli.play import command_for, game_options
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import Engine
from chaudron.lab.luggage import check_seat
from chaudron.lab.match import Match, from_position, match, play
from chaudron.lab.playing import options_of, seating
from chaudron.lab.provenance import provenance
from chaudron.lab.stats import MOST_STALLS, Fault, Results, share
from chaudron.lab.stopping import StoppingRule
from chaudron.lab.study_files import read_setups, read_start
from chaudron.locales import Texts
from chaudron.locales.names import read_bot

MOST_FAULTS = 5  # are told; all are in the JSON
USUAL_GAMES = 1000
MOST_UNTIL = 1_000_000  # where a rule decides when it is enough


def simulate(args: argparse.Namespace, texts: Texts) -> int:
    """Play the match that the command line describes, and print what came of it."""
    planned = plan(args, texts)
    rule = rule_of(args, len(planned.seats))
    for file in (args.csv, args.parquet):
        if file:
            check_place(Path(file))
    pieces = len(range(0, planned.games, planned.size()))
    engine = engine_of(args, pieces, with_code_of_others([planned]))
    jobs = engine.jobs
    began = time.perf_counter()
    results = watched(planned, engine, rule, texts)
    seconds = time.perf_counter() - began
    made = provenance(planned.game, args.engine, jobs)
    if args.csv:
        write_csv(Path(args.csv), rows_of_results(planned, results, made))
    if args.parquet:
        write_parquet(Path(args.parquet), rows_of_results(planned, results, made))
    if args.json:
        body = as_json(planned, results, rule, seconds) | {"made": made}
        print(json.dumps(body, ensure_ascii=False, indent=1))
    else:
        show(planned, results, rule, seconds, jobs, texts, args.plain)
    return tell_faults([(planned, results)], texts)


def with_code_of_others(matches: list[Match]) -> bool:
    return any(runs_code_of_others(match.game, seat) for match in matches for seat in match.seats)


def tell_faults(played: list[tuple[Match, Results]], texts: Texts) -> int:
    """Which bots were at fault in these matches; the exit status."""
    faults = [(planned, fault) for planned, results in played for fault in results.faults]
    for planned, fault in faults[:MOST_FAULTS]:
        said = texts.say(
            "simulate-fault", bot=fault.bot, seed=str(fault.seed), decision=fault.decision, why=fault.why
        )
        print(said, file=sys.stderr)
        if command := that_game(planned, fault, texts):
            print(texts.say("simulate-fault-again", command=command), file=sys.stderr)
    if faults:
        print(texts.say("simulate-faults", games=len(faults)), file=sys.stderr)
    for _, results in played:
        if bot := results.given_up:
            said = texts.say("simulate-given-up", bot=bot, times=MOST_STALLS, games=results.played)
            print(said, file=sys.stderr)
    return 1 if faults else 0


def that_game(match: Match, fault: Fault, texts: Texts) -> str:
    """The command that plays a game of a match before one's eyes, unless it began with a position."""
    if match.start is not None or not fault.game:
        return ""
    i = fault.game - 1
    options = options_of(match, find_game(match.game), i)
    return command_for(match.game, fault.seed, seating(match, i), options, texts)


def plan(args: argparse.Namespace, texts: Texts) -> Match:
    """The match, checked; its kingdom has the cards that the bots want to buy."""
    game = find_game(args.game)
    bots = game_bots(game.name)
    seats = [read_seat(game.name, seat, texts) for seat in args.seat or bots.seats()]
    options = game_options(args, game, texts)
    ruled = args.until is not None or args.sprt is not None
    games = args.games or (MOST_UNTIL if ruled else USUAL_GAMES)
    if sum([bool(args.fresh), bool(args.setups), bool(args.start)]) > 1:
        raise Refusal("one-beginning", "--fresh, --setups and --start exclude each other")
    if args.fresh:  # by lot, as far as nothing was asked for
        by_lot = [preset.options for preset in game.presets() if preset.name == RANDOM]
        planned = match(
            game.name, seats, (by_lot[0] if by_lot else {}) | options, args.seed, games, fresh=True
        )
    else:
        setups = [setup.options for setup in read_setups(Path(args.setups))] if args.setups else [{}]
        settled: list[Match] = []
        for setup in setups:
            suited = bots.suit(bots.bare(seats), options | setup, args.seed, optional="no")
            settled.append(match(game.name, seats, suited, args.seed, games))
            missing = bots.lacking(bots.bare(seats), len(seats), settled[-1].options)
            if missing is not None and (args.seat or args.setups):
                raise missing
            if missing is not None:
                settled[-1].seats = [bots.default, RANDOM]
        planned = settled[0]
        if args.setups:
            planned.setups = [one.options for one in settled]
        if args.start:
            from_position(planned, *read_start(args.start))
    planned.series = args.series
    return planned


def read_seat(game: str, seat: str, texts: Texts) -> str:
    """A bot that somebody named, checked."""
    found = read_bot(game, seat, texts.language)
    if is_person(found):
        raise Refusal("only-bots", f"only bots can be simulated; {found!r} is a person", {"name": found})
    check_seat(game, found)
    return found


def watched(planned: Match, engine: Engine, rule: StoppingRule, texts: Texts) -> Results:
    """Run the match behind a progress bar."""
    with progress_bar(sys.stderr.isatty()) as shown:
        task = shown.add_task(texts.say("simulate-progress"), total=planned.games)
        return play(planned, engine, lambda n: shown.advance(task, n), rule)


def as_json(planned: Match, results: Results, rule: StoppingRule, seconds: float) -> dict[str, object]:
    """Everything a program needs; only `speed` and `made` differ from run to run."""
    body = results.dump()
    scores = body.pop("seats")
    series = body.pop("series", None)
    assert isinstance(scores, list)
    rows = [{"bot": name} | score for name, score in zip(planned.seats, scores)]
    if isinstance(series, list):
        rows = [row | {"series": own} for row, own in zip(rows, series)]
    return {
        "game": planned.game,
        "seed": planned.seed,
        "options": planned.options,
        **({"setups": planned.setups} if planned.setups else {}),
        "stopped": rule.dump(results),
        **body,
        "seats": rows,
        "speed": {"seconds": round(seconds, 3), "games_per_second": round(results.games / seconds)},
    }


def show(
    planned: Match,
    results: Results,
    rule: StoppingRule,
    seconds: float,
    jobs: int,
    texts: Texts,
    plain: bool,
) -> None:
    """The results as a table, or in plain lines."""
    console = Console(
        highlight=False, soft_wrap=not sys.stdout.isatty(), color_system=None if plain else "auto"
    )
    game = f"{planned.game}-name"
    name = texts.say(game) if texts.knows(game) else planned.game
    title = texts.say("simulate-title", games=results.played, game=name, seed=str(planned.seed))
    if plain:
        console.print(Text("\n".join([title, *plain_rows(planned, results, texts)])))
    else:
        wide = Console(highlight=False, width=None if sys.stdout.isatty() else max(console.width, 170))
        wide.print(grid_of(planned, results, texts, title))
    if said := stop_line(rule, results, texts):
        console.print(Text(said))
    for line in detail_lines(planned, results, texts, plain):
        console.print(Text(line))
    if planned.start is not None:
        console.print(Text(texts.say("simulate-start")))
    elif planned.setups:
        console.print(Text(texts.say("simulate-setups", n=len(planned.setups))))
    elif planned.fresh:
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
    grid.add_column("")
    for heading in headings(results):
        grid.add_column(texts.say(f"simulate-{heading}"), justify="right")
    for row, score in zip(rows_of(planned, results, texts), results.scores):
        grid.add_row(row[0], bar(score.win_share().value), *row[1:])
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
