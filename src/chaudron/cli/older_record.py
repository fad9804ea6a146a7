"""A record that these rules cannot play on, shown as what it is: what is known of it, and where it lies."""

from pathlib import Path

from chaudron.cli.face import OPEN, face_of
from chaudron.cli.people import People
from chaudron.cli.refusals import BAD_INPUT, explain
from chaudron.cli.terminal import Terminal
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord
from chaudron.kernel.record import Record
from chaudron.kernel.session import as_known
from chaudron.kernel.view import SPECTATOR

CODES = ("record-rules", "record-digest")  # begun under other rules, or by rules that play otherwise now


def show(record: Record, file: Path, error: BadRecord, terminal: Terminal, seat: int = SPECTATOR) -> int:
    """The log and the last position that its digests vouch for; the exit status. Nothing is played on."""
    texts = terminal.texts
    terminal.line(explain(error, texts), "bold")
    known = as_known(record, find_game(record.game))
    if known is None:
        terminal.line(texts.say("older-unknown"))
    else:
        people = People(record.seats, texts, None)
        face = face_of(record.game, people)
        for line in face.log(known.stepper.log(seat), OPEN if seat == SPECTATOR else seat):
            terminal.show(line)
        terminal.line(texts.say("older-position", n=len(known.answers), all=len(record.answers)), "bold")
        for row in face.plain_table(known.stepper.view(seat), max(seat, 0)):
            terminal.line(row)
    terminal.whole_line(texts.say("older-kept", file=str(file)))
    return BAD_INPUT
