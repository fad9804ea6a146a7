"""What Alchemists adds to the command line: `chaudron reader`."""

from typing import Final

from chaudron.cli.options import Reader

COMMANDS: Final = {"reader": "reader"}  # and the module beside this one that carries it out


def add(reader: Reader) -> None:
    say = reader.texts.say
    table = reader.command("reader")
    table.add_argument(
        "code", nargs="?", metavar=say("alchemists-meta-code"), help=say("alchemists-help-reader-code")
    )
    table.add_argument("--golem", action="store_true", help=say("alchemists-help-reader-golem"))
    reader.plain(table)
