"""The command line: every sub-command with its options; the help texts come from the locale files."""

import argparse
import re
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final, NoReturn

from chaudron.cli.refusals import complain, one_line
from chaudron.games.catalogue import GAMES, half
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.catalogue import FLAG
from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts

# Each command of every game and its module, which has a function of the command's name or its own.
COMMANDS: Final = {
    "play": "play",
    "replay": "replay",
    "about": "about",
    "card": "about",
    "bots": "bots",
    "simulate": "simulate",
    "study": "lab.study",
    "tournament": "lab.tournament",
    "report": "lab.report",
    "analyse": "analyse",
    "tune": "tune",
    "serve": "serve",
    "backup": "serve",
    "restore": "serve",
    "admin": "admin",
    "completion": "completion",
}
# The extra without whose packages a command cannot be carried out.
NEEDS: Final = {"serve": "server", "backup": "server", "restore": "server", "admin": "server"}
LARGEST_SEED: Final = 2**128 - 1


def subcommands() -> list[ModuleType]:
    """What games add to the command line, each in its own half of the terminal."""
    found = [half(game, "subcommands") for game in GAMES]
    return [own for own in found if own is not None]


def commands() -> dict[str, str]:
    """Every command, and the module that carries it out."""
    out = {name: f"chaudron.cli.{module}" for name, module in COMMANDS.items()}
    for own in subcommands():
        out |= {name: f"{own.__package__}.{module}" for name, module in own.COMMANDS.items()}
    return out


class Plainly(argparse.HelpFormatter):
    """Help texts are words: a per cent sign in one of them stands for itself."""

    def _expand_help(self, action: argparse.Action) -> str:
        return action.help or ""


class Parser(argparse.ArgumentParser):
    """A parser that speaks the user's language, and complains in one line."""

    texts: Texts

    def error(self, message: str) -> NoReturn:
        texts = self.texts
        value = re.match(r"argument (\S+):? expected", message)
        missing = re.match(r"the following arguments are required: (.*)", message)
        choice = re.match(r"argument (\S+): invalid choice: '(.*)' \(choose from (.*)\)", message, re.DOTALL)
        if value:
            message = texts.say("error-missing-value", option=value[1].rstrip(":"))
        elif missing:
            message = texts.say("error-missing-argument", name=missing[1])
        elif choice:
            offer = choice[3].replace("'", "")
            message = texts.say("error-invalid-choice", name=choice[1], text=choice[2], offer=offer)
        hint = texts.say("see-help", command=f"{self.prog} --help")
        sys.exit(complain(f"{one_line(message)} ({hint})"))

    def _get_formatter(self) -> argparse.HelpFormatter:
        return Plainly(self.prog)

    def format_help(self) -> str:
        said = super().format_help()
        for word in ("usage", "options", "positional arguments", "commands"):
            ours = self.texts.say("heading-" + word.replace(" ", "-"))
            said = re.sub(rf"^{word}:", f"{ours}:", said, count=1, flags=re.MULTILINE)
        return said


class Reader:
    """Builds the parser: every help text comes from the locale files."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.root = self.made(Parser(prog="chaudron", description=texts.say("help-chaudron"), add_help=False))
        self.root.add_argument("--version", action="store_true", help=texts.say("help-version"))
        self.language(self.root)
        self.json(self.root)
        self.commands = self.root.add_subparsers(
            dest="command", metavar=texts.say("meta-command"), title="commands", parser_class=Parser
        )

    def made(self, parser: Parser) -> Parser:
        parser.texts = self.texts
        parser.add_argument("-h", "--help", action="help", help=self.texts.say("help-help"))
        return parser

    def language(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--lang", metavar="LANG", help=self.texts.say("help-lang"), default=None)

    def command(self, name: str) -> Parser:
        said = self.texts.say(self.texts.somewhere(f"help-{name}"))
        made = self.commands.add_parser(name, help=said, description=said, add_help=False)
        parser = self.made(made)
        self.language(parser)
        return parser

    def plain(self, parser: Parser) -> None:
        parser.add_argument("--plain", action="store_true", help=self.texts.say("help-plain"))

    def json(self, parser: Parser) -> None:
        parser.add_argument("--json", action="store_true", help=self.texts.say("help-json"))

    def seed(self, parser: Parser, default: int | None = None) -> None:
        parser.add_argument(
            "--seed", type=self.whole(0, LARGEST_SEED), default=default, help=self.texts.say("help-seed")
        )

    def options(self, parser: Parser, games: list[str]) -> None:
        """The options of these games: those that have words of their own by name, every other as --option."""
        texts = self.texts
        taken: list[str] = []
        for game in games:
            for option in find_game(game).options:
                flag = option.flag or option.name.replace("_", "-")
                help = f"{game}-help-{flag}"
                if flag in taken or not texts.knows(help):
                    continue
                taken.append(flag)
                said = texts.say(help)
                if option.kind == FLAG:
                    parser.add_argument(f"--{flag}", dest=option.name, action="store_true", help=said)
                else:
                    meta = f"{game}-meta-{flag}"
                    shown = "|".join(option.choices) or (texts.say(meta) if texts.knows(meta) else "…")
                    parser.add_argument(f"--{flag}", dest=option.name, metavar=shown, help=said)
        parser.add_argument("--option", metavar="NAME=VALUE", action="append", help=texts.say("help-option"))

    def whole(self, lo: int, hi: int) -> Callable[[str], int]:
        """Reads a whole number from lo to hi."""

        def read(text: str) -> int:
            digits = text.replace("_", "").strip()
            if not digits.isdecimal() or not lo <= int(digits) <= hi:
                raise Refusal("bad-number", f"{text!r} is no number from {lo} to {hi}", bounds(text, lo, hi))
            return int(digits)

        return read


def bounds(text: str, lo: int, hi: int) -> dict[str, object]:
    return {"text": text, "lo": str(lo), "hi": "2^128" if hi == LARGEST_SEED else str(hi)}


def games_meant(args: list[str]) -> list[str]:
    """The game whose options a command line may have: the one it names, or the usual one; for help, all."""
    named = [word for word in args[1:2] if word in GAMES]
    return named or (GAMES if "--help" in args or "-h" in args else GAMES[:1])


def parser(texts: Texts, args: list[str]) -> Parser:
    """The whole command line; the options of a game are those of the game that is named in it."""
    reader = Reader(texts)
    say = texts.say
    command = next((word for word in args if word in commands()), "")
    games = games_meant(args[args.index(command) :]) if command in ("play", "simulate", "tournament") else []

    play = reader.command("play")
    play.add_argument("game", nargs="?", default=GAMES[0], metavar=say("meta-game"), help=say("help-game"))
    play.add_argument("--seat", action="append", metavar=say("meta-seat"), help=say("help-seat"))
    reader.options(play, games)
    reader.seed(play)
    play.add_argument(
        "--resume", nargs="?", const="", metavar=say("meta-file"), help=say("help-resume"), default=None
    )
    reader.plain(play)

    replay = reader.command("replay")
    replay.add_argument("file", metavar=say("meta-file"), help=say("help-record"))
    replay.add_argument("--from", dest="viewer", metavar=say("meta-number"), help=say("help-from"))
    replay.add_argument("--step", action="store_true", help=say("help-step"))
    reader.plain(replay)
    reader.json(replay)

    for name in ("about", "card"):
        about = reader.command(name)
        about.add_argument("name", nargs="+", metavar=say("meta-subject"), help=say("help-subject"))
        reader.plain(about)
        reader.json(about)

    from chaudron.cli.lab import options as of_lab  # noqa: PLC0415  it stands on this module

    of_lab.add(reader, games)

    analyse = reader.command("analyse")
    analyse.add_argument("file", nargs="?", metavar=say("meta-file"), help=say("help-analyse-file"))
    analyse.add_argument("--playouts", type=reader.whole(1, 10**6), default=None, help=say("help-playouts"))
    reader.options(analyse, GAMES[:1] if command == "analyse" else [])
    reader.seed(analyse, default=1)
    analyse.add_argument("--games", type=reader.whole(1, 10**9), default=None, help=say("help-games-found"))
    analyse.add_argument("--seconds", type=reader.whole(1, 10**6), default=None, help=say("help-seconds"))
    reader.plain(analyse)
    reader.json(analyse)

    listed = reader.command("bots")
    listed.add_argument("game", nargs="?", default="", metavar=say("meta-game"), help=say("help-bots-game"))
    reader.plain(listed)
    reader.json(listed)

    tune = reader.command("tune")
    tune.add_argument("game", metavar=say("meta-game"), help=say("help-tune-game"))
    tune.add_argument("--games", type=reader.whole(1, 10**9), default=200_000, help=say("help-tune-games"))
    reader.seed(tune, default=1)
    tune.add_argument("--jobs", type=reader.whole(1, 1024), default=None, help=say("help-jobs"))
    tune.add_argument("--afresh", action="store_true", help=say("help-afresh"))

    for own in subcommands():
        own.add(reader)

    serve = reader.command("serve")
    serve.add_argument("--host", default="127.0.0.1", help=say("help-host"))
    serve.add_argument("--port", type=reader.whole(1, 65535), default=None, help=say("help-port"))
    serve.add_argument("--public-url", metavar="URL", help=say("help-public-url"))
    serve.add_argument("--no-browser", action="store_true", help=say("help-no-browser"))
    for name in ("backup", "restore"):
        reader.command(name).add_argument("file", metavar=say("meta-file"), help=say("help-backup-file"))
    add_admin(reader)
    completion = reader.command("completion")
    completion.add_argument(
        "shell", choices=["bash", "zsh", "fish"], metavar="bash|zsh|fish", help=say("help-completion-shell")
    )

    return reader.root


def add_admin(reader: Reader) -> None:
    """What whoever runs a server may do: each is a command of its own."""
    say = reader.texts.say
    parent = reader.command("admin")
    subcommands = parent.add_subparsers(
        dest="subcommand", metavar=say("meta-command"), title="commands", parser_class=Parser, required=True
    )

    def subcommand(name: str, *arguments: str) -> Parser:
        said = say(f"help-admin-{name}")
        made = reader.made(subcommands.add_parser(name, help=said, description=said, add_help=False))
        reader.language(made)
        for argument in arguments:
            kind = str if argument == "table" else reader.whole(0, 10**6)
            meta, said = say(f"meta-the-{argument}"), say(f"help-admin-the-{argument}")
            made.add_argument(argument, type=kind, metavar=meta, help=said)
        reader.json(made)
        return made

    tables = subcommand("tables")
    tables.add_argument(
        "--status", choices=["open", "playing", "over", "closed"], help=say("help-admin-status")
    )
    tables.add_argument("--most", type=reader.whole(1, 10**6), default=0, help=say("help-admin-most"))
    subcommand("show", "table")
    subcommand("close", "table")
    subcommand("remove-name", "table", "seat")
    subcommand("remove-line", "table", "line")
    prune = subcommand("prune")
    prune.add_argument("--days", type=reader.whole(1, 36_500), required=True, help=say("help-admin-days"))
    prune.add_argument("--dry-run", action="store_true", help=say("help-admin-dry-run"))
    subcommand("health")
