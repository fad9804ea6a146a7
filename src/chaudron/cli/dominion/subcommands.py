"""What Dominion adds to the command line: `chaudron kingdom`."""

from typing import Final

from chaudron.cli.options import Reader

COMMANDS: Final = {"kingdom": "kingdom"}  # and the module beside this one that carries it out


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
    picker.add_argument("--json", action="store_true", help=say("help-json"))
