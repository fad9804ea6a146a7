"""The options of the laboratory's commands."""

import argparse
from typing import Final

from chaudron.cli.options import Parser, Reader
from chaudron.games.catalogue import GAMES
from chaudron.kernel.errors import Refusal
from chaudron.lab.engines import ENGINES, HERE, POOL, Engine, Pool, cores, engine
from chaudron.lab.stopping import Precision, Sprt, StoppingRule

MOST_GAMES: Final = 10**9


def add(reader: Reader, games: list[str]) -> None:
    """Every command of the laboratory."""
    say = reader.texts.say
    simulate = reader.command("simulate")
    simulate.add_argument(
        "game", nargs="?", default=GAMES[0], metavar=say("meta-game"), help=say("help-game")
    )
    simulate.add_argument("--seat", action="append", metavar=say("meta-seat"), help=say("help-seat-bots"))
    simulate.add_argument("--games", type=reader.whole(1, MOST_GAMES), default=None, help=say("help-games"))
    simulate.add_argument("--until", type=number, metavar=say("meta-points"), help=say("help-until"))
    simulate.add_argument("--sprt", nargs="?", const="", metavar="P0,P1", help=say("help-sprt"))
    simulate.add_argument("--alpha", type=number, default=0.05, metavar="A", help=say("help-alpha"))
    simulate.add_argument("--beta", type=number, default=0.05, metavar="B", help=say("help-beta"))
    reader.seed(simulate, default=1)
    reader.options(simulate, games)
    simulate.add_argument("--fresh", action="store_true", help=say("help-fresh"))
    simulate.add_argument("--setups", metavar=say("meta-file"), help=say("help-setups"))
    simulate.add_argument("--start", metavar=say("meta-start"), help=say("help-start"))
    simulate.add_argument("--series", action="store_true", help=say("help-series"))
    add_engine(reader, simulate)
    reader.plain(simulate)
    reader.json(simulate)
    simulate.add_argument("--csv", metavar=say("meta-file"), help=say("help-csv"))
    simulate.add_argument("--parquet", metavar=say("meta-file"), help=say("help-parquet"))

    study = reader.command("study")
    study.add_argument("file", metavar=say("meta-file"), help=say("help-study-file"))
    add_results(reader, study)

    tournament = reader.command("tournament")
    tournament.add_argument(
        "game", nargs="?", default=GAMES[0], metavar=say("meta-game"), help=say("help-game")
    )
    tournament.add_argument("--bot", action="append", metavar=say("meta-seat"), help=say("help-bot"))
    tournament.add_argument("--players", type=reader.whole(2, 6), default=2, help=say("help-players"))
    tournament.add_argument(
        "--games", type=reader.whole(1, MOST_GAMES), default=200, help=say("help-tournament-games")
    )
    reader.seed(tournament, default=1)
    reader.options(tournament, games)
    tournament.add_argument(
        "--random", type=reader.whole(0, 100_000), default=0, help=say("help-tournament-random")
    )
    tournament.add_argument("--setups", metavar=say("meta-file"), help=say("help-setups"))
    add_results(reader, tournament)

    report = reader.command("report")
    report.add_argument("file", metavar=say("meta-file"), help=say("help-report-file"))
    report.add_argument("--results", metavar=say("meta-file"), help=say("help-results"))
    report.add_argument("--out", metavar=say("meta-folder"), help=say("help-out"))
    reader.json(report)


def add_results(reader: Reader, parser: Parser) -> None:
    """What commands have in common whose results are kept."""
    say = reader.texts.say
    parser.add_argument("--results", metavar=say("meta-file"), help=say("help-results"))
    add_engine(reader, parser)
    reader.plain(parser)
    reader.json(parser)


def add_engine(reader: Reader, parser: Parser) -> None:
    """Where the games are played."""
    say = reader.texts.say
    parser.add_argument("--engine", choices=ENGINES, default=POOL, help=say("help-engine"))
    parser.add_argument("--address", default="", metavar=say("meta-address"), help=say("help-address"))
    parser.add_argument("--jobs", type=reader.whole(1, 1024), default=None, help=say("help-jobs"))


def number(text: str) -> float:
    """Reads a number, with the point or comma of either language."""
    try:
        return float(text.strip().rstrip("%").replace(",", "."))
    except ValueError:
        raise Refusal("bad-fraction", f"{text!r} is no number", {"text": text}) from None


def rule_of(args: argparse.Namespace, seats: int) -> StoppingRule:
    """When the match has shown enough, as the command line has it."""
    if args.until is not None and args.sprt is not None:
        raise Refusal("two-rules", "--until and --sprt exclude each other")
    if args.until is not None:
        return Precision(args.until)
    if args.sprt is None:
        return StoppingRule()
    shares = [part for part in args.sprt.replace(";", ",").split(",") if part.strip()]
    p0 = number(shares[0]) if shares else 1 / seats
    p1 = number(shares[1]) if len(shares) > 1 else p0 + 0.05
    return Sprt(p0, p1, args.alpha, args.beta)


def engine_of(args: argparse.Namespace, pieces: int, own: bool) -> Engine:
    """The engine that was asked for; a few pieces of work need few processes. Code of somebody's own runs in
    another process than this one, which can tell if it takes that along."""
    jobs = args.jobs
    if args.engine == POOL:
        jobs = min(jobs or cores(), max(1, pieces))
    if args.address and args.engine != "ray":
        raise Refusal("address-without-ray", "--address goes with --engine ray")
    if own and args.engine == POOL:
        return Pool(jobs)
    return engine(HERE if jobs == 1 and args.engine == POOL else args.engine, jobs, args.address)
