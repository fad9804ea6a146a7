"""`chaudron replay`: a recorded game once more, all at once or step by step, from any seat."""

import argparse
import json
from pathlib import Path

from rich.text import Text

from chaudron.cli import older_record, saves
from chaudron.cli.answers import is_word
from chaudron.cli.face import OPEN, Face, face_of
from chaudron.cli.pages import Pages
from chaudron.cli.people import People
from chaudron.cli.terminal import Terminal
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import BadRecord, Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.session import Session, resume
from chaudron.kernel.view import SPECTATOR
from chaudron.locales import Texts


def replay(args: argparse.Namespace, texts: Texts) -> int:
    """Show a record."""
    record = saves.load(Path(args.file))
    viewer = OPEN if args.viewer is None else seat_of(args.viewer, record)
    terminal = Terminal(texts, args.plain)
    try:
        shown = Replay(record, viewer, terminal, texts)
    except BadRecord as error:
        if error.code not in older_record.CODES:
            raise
        return older_record.show(record, Path(args.file), error, terminal, max(viewer, SPECTATOR))
    if args.json:
        print(json.dumps(shown.told(), ensure_ascii=False, indent=1))
    else:
        shown.run(args.step)
    return 0


def seat_of(text: str, record: Record) -> int:
    """The seat of a player given by number, from 1."""
    n = len(record.seats)
    if not text.isdecimal() or not 1 <= int(text) <= n:
        raise Refusal(
            "bad-number", f"{text!r} is no number from 1 to {n}", {"text": text, "lo": "1", "hi": str(n)}
        )
    return int(text) - 1


class Replay:
    """A record being shown. Nothing is asked: the record answers."""

    def __init__(self, record: Record, viewer: int, terminal: Terminal, texts: Texts) -> None:
        self.record = record
        self.viewer = viewer
        self.terminal = terminal
        self.texts = texts
        self.whole: Session = resume(record, find_game(record.game))  # refuses a record that does not play
        self.people = People(record.seats, texts)  # nobody is spoken to: it has been played
        self.face: Face = face_of(record.game, self.people)
        self.pages = Pages(terminal)

    def run(self, step: bool) -> None:
        terminal = self.terminal
        names = self.texts.listed(self.people.names)
        game, seed = self.record.game, str(self.record.seed)
        title = self.texts.say(f"{game}-name") if self.texts.knows(f"{game}-name") else game
        terminal.line(self.texts.say("replay-title", game=title, seed=seed, seats=names), "bold")
        if step:
            with terminal.own_screen(private=False):
                to_the_end = self.steps()
            if not to_the_end:
                return
        else:
            self.show(self.face.log(self.whole.stepper.log(self.viewer_seat(self.whole)), self.viewer))
        if self.whole.over:
            terminal.show(self.face.ending(self.whole.stepper.view(-1), terminal.plain))
        else:
            terminal.line(self.texts.say("replay-open"))

    def told(self) -> dict[str, object]:
        """The whole game as the viewer heard it, for a program."""
        session, seat = self.whole, self.viewer_seat(self.whole)
        ends = session.over
        return {
            "game": self.record.game,
            "rules": self.record.rules,
            "seed": str(self.record.seed),
            "seats": self.record.seats,
            "options": self.record.options,
            "over": ends,
            "standings": session.state.standings() if ends else None,
            "points": [session.state.points(i) for i in range(len(self.record.seats))] if ends else None,
            "log": [dict(event.dump(seat)) for event in session.stepper.log(seat)],
        }

    def viewer_seat(self, session: Session) -> int:
        return -1 if self.viewer == OPEN else self.viewer

    def steps(self) -> bool:
        """One decision at a time, forwards or back; False if the viewer had enough."""
        answers = self.record.answers
        session = resume(self.record, self.whole.game, 0)
        told = at = 0
        while at < len(answers):
            seat, answer = answers[at]
            told = self.draw(session, seat, told)
            try:
                line = self.read(session, seat)
            except EOFError:
                self.terminal.line()
                return False
            if is_word(line, "quit"):
                return False
            if is_word(line, "back"):
                at = max(0, at - 1)
                session = resume(self.record, self.whole.game, at)
                told = min(told, len(session.stepper.log(self.viewer_seat(session))))
            else:
                session.answer_named(seat, answer)
                session.deal_as(self.record.deals)
                at += 1
        if self.terminal.plain:
            self.show(self.face.log(session.stepper.log(self.viewer_seat(session))[told:], self.viewer))
        return True

    def read(self, session: Session, seat: int) -> str:
        """What is typed before a decision; pages are turned meanwhile."""
        self.pages.page = 0
        asked = self.texts.say("replay-step") + " "
        while True:
            line = self.terminal.read(asked, lambda: self.draw_screen(session, seat)).strip()
            if self.terminal.plain or not self.pages.turn(line):
                return line
            self.draw_screen(session, seat)

    def draw(self, session: Session, seat: int, told: int) -> int:
        """The table before a decision, and what has happened; how much of the log is told now."""
        events = session.stepper.log(self.viewer_seat(session))
        if self.terminal.plain:
            shown = seat if self.viewer == OPEN else self.viewer
            self.show(self.face.log(events[told:], self.viewer))
            for line in self.face.plain_table(session.stepper.view(shown), shown):
                self.terminal.line(line)
        else:
            self.pages.page = 0
            self.draw_screen(session, seat)
        return len(events)

    def draw_screen(self, session: Session, seat: int) -> None:
        self.terminal.fit()
        shown = seat if self.viewer == OPEN else self.viewer
        view = session.stepper.view(shown)
        events = session.stepper.log(self.viewer_seat(session))
        self.pages.draw(
            self.face.table(view, self.terminal.width),
            lambda room: self.face.log(events[-3 * room :], self.viewer)[-room:],
            [self.face.mine(view, shown)],
            self.texts.say("replay-step") + " ",
        )

    def show(self, lines: list[Text]) -> None:
        for line in lines:
            self.terminal.show(Text(line.plain) if self.terminal.plain else line)
