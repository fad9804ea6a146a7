"""What Dominion adds to the command line: `chaudron kingdom` and `chaudron plan`."""

from typing import Final

from chaudron.cli.options import Parser, Reader

# Each command, and the module beside this one that carries it out.
COMMANDS: Final = {"kingdom": "kingdom", "plan": "plan"}


def add(reader: Reader) -> None:
    say = reader.texts.say
    picker = reader.command("kingdom")
    picker.add_argument(
        "name", nargs="?", metavar=say("dominion-meta-kingdom"), help=say("help-kingdom-name")
    )
    picker.add_argument("--sets", metavar=say("dominion-meta-sets"), help=say("dominion-help-sets"))
    for name in ("ban", "require"):
        picker.add_argument(f"--{name}", metavar=say("meta-cards"), help=say(f"help-{name}"), action="append")
    picker.add_argument("--count", metavar=say("meta-set-count"), help=say("help-count"), action="append")
    picker.add_argument("--cost-curve", metavar=say("meta-cost-count"), help=say("help-cost-curve"))
    for name in ("attacks", "reactions", "potions"):
        picker.add_argument(f"--{name}", metavar="N[-M]", help=say(f"help-{name}"))
    picker.add_argument("--balance", action="store_true", help=say("help-balance"))
    picker.add_argument("--colonies", metavar="auto|yes|no", help=say("dominion-help-colonies"))
    picker.add_argument("--shelters", metavar="auto|yes|no", help=say("dominion-help-shelters"))
    picker.add_argument("--alchemy", metavar="any|advised", help=say("help-alchemy"))
    picker.add_argument("--bane", metavar=say("meta-card"), help=say("help-bane"))
    reader.seed(picker)
    picker.add_argument("--draft", action="store_true", help=say("help-draft"))
    picker.add_argument("--veto", action="store_true", help=say("help-veto"))
    picker.add_argument("--list", action="store_true", help=say("help-list"))
    reader.plain(picker)
    reader.json(picker)
    add_plan(reader)


def add_plan(reader: Reader) -> None:
    """What can be done with a plan: each is a command of its own."""
    say = reader.texts.say
    doings = reader.command("plan").add_subparsers(
        dest="doing", metavar=say("meta-command"), title="commands", parser_class=Parser, required=True
    )
    for doing in ("check", "show", "run", "list"):
        said = say(f"help-plan-{doing}")
        parser = reader.made(doings.add_parser(doing, help=said, description=said, add_help=False))
        reader.language(parser)
        reader.json(parser)
        if doing != "list":
            parser.add_argument("file", metavar=say("meta-file"), help=say("help-plan-file"))
        if doing == "show":
            parser.add_argument("--text", action="store_true", help=say("help-plan-text"))
        if doing == "run":
            parser.add_argument("--games", type=reader.whole(1, 10**9), default=1000, help=say("help-games"))
            reader.seed(parser, default=1)
            parser.add_argument("--jobs", type=reader.whole(1, 1024), default=None, help=say("help-jobs"))
