"""The `chaudron` command: reads the command line and hands over to the sub-command's module."""

import importlib
import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from io import TextIOWrapper
from typing import cast

import chaudron
from chaudron.cli.mode import mode_in_words
from chaudron.cli.options import NEEDS, commands, parser
from chaudron.cli.refusals import BAD_INPUT, complain, explain
from chaudron.extras import need
from chaudron.kernel.errors import Refusal
from chaudron.locales import Texts, UnknownLanguage
from chaudron.locales.names import UnknownName

Command = Callable[[Namespace, Texts], int]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; what a person got wrong ends in one line and exit status 2."""
    args = sys.argv[1:] if argv is None else list(argv)
    texts = Texts()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a terminal that lacks a sign shows a question mark
            stream.reconfigure(errors="replace")
    try:
        texts = Texts(asked_language(args))
        return run(args, texts)
    except (Refusal, UnknownLanguage, UnknownName) as error:
        return complain(explain(error, texts))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def run(args: list[str], texts: Texts) -> int:
    """Find the command, read its options, and carry it out."""
    reader = parser(texts, args)
    name = command_of(args)
    if name is not None and name not in commands():
        offer = ", ".join(commands())
        raise Refusal(
            "unknown-command",
            f"there is no command {name!r}; there is {offer}",
            {"name": name, "offer": offer},
        )
    options, unknown = reader.parse_known_args(args)
    if unknown:
        raise Refusal(
            "unknown-arguments",
            f"{unknown[0]!r} is not understood; see chaudron {name or ''} --help",
            {"text": unknown[0], "command": f"chaudron {name or ''}".strip() + " --help"},
        )
    if options.version:
        mode = mode_in_words(chaudron.MODE, texts)
        if options.json:
            body = {"version": chaudron.__version__, "compiled": chaudron.COMPILED, "mode": mode}
            print(json.dumps(body, ensure_ascii=False))
            return 0
        print(texts.say("version-line", version=chaudron.__version__, mode=mode))
        return 0
    if name is None:
        reader.print_help()
        return BAD_INPUT if args else 0
    if name in NEEDS:
        need(NEEDS[name])
    path = commands()[name]
    module = importlib.import_module(path)
    function = getattr(module, name, None) or getattr(module, path.rpartition(".")[2])
    status = cast(Command, function)(options, texts)
    sys.stdout.flush()
    return status


def command_of(args: list[str]) -> str | None:
    """The first word that is no option and no option's value."""
    for i, word in enumerate(args):
        if not word.startswith("-") and (i == 0 or args[i - 1] != "--lang"):
            return word
    return None


def asked_language(args: list[str]) -> str | None:
    """The language of --lang, wherever it stands: help and errors are said in it, too."""
    for i, arg in enumerate(args):
        if arg == "--lang" and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith("--lang="):
            return arg.partition("=")[2]
    return None
