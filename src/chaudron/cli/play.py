"""`chaudron play`: one game on one terminal, for one person against bots or several who share it."""

import argparse
import secrets
import shlex
from pathlib import Path

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from chaudron.bots import catalogue as bots
from chaudron.cli import older, saves
from chaudron.cli.answers import Misread, Prompt, is_word, read
from chaudron.cli.face import Face, Noting, face_of
from chaudron.cli.people import People, is_person
from chaudron.cli.refusals import explain
from chaudron.cli.terminal import Terminal
from chaudron.games.catalogue import game as find_game
from chaudron.games.catalogue import half
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import BadRecord, Refusal
from chaudron.kernel.record import Record
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.session import Session, resume
from chaudron.kernel.view import SPECTATOR
from chaudron.locales import Texts
from chaudron.locales.names import UnknownName, read_bot

EVENTS_PER_LINE = 3  # most of a game's events are told, each on a line
LEAST_LOG = 6  # lines of the log that are shown even on a low screen


class Quit(Exception):
    """The person wants to stop for now."""


def play(args: argparse.Namespace, texts: Texts) -> int:
    """Begin or resume a game, play it, and keep it."""
    terminal = Terminal(texts, args.plain)
    if args.resume is not None:
        file = Path(args.resume) if args.resume else saves.latest()
        record = saves.load(file)
        try:
            session = resumable(record)
        except BadRecord as error:
            if error.code not in older.CODES:
                raise
            alone = the_only_person(record.seats)
            return older.show(record, file, error, terminal, SPECTATOR if alone is None else alone)
    else:
        session, file = begun(args, texts)
    table = TerminalGame(session, file, terminal, texts)
    return table.run()


def begun(args: argparse.Namespace, texts: Texts) -> tuple[Session, Path]:
    game = find_game(args.game)
    shelf = bots.shelf(game.name)
    seats = [read_bot(game.name, seat, texts.language) for seat in args.seat or ["you", shelf.default]]
    played = [seat for seat in seats if not is_person(seat)]
    for seat in played:
        bots.check_bot(game.name, seat)
    seed = secrets.randbits(128) if args.seed is None else args.seed
    options = shelf.suit(played, game_options(args, game, texts), seed, optional="auto")
    session = Session(game, seed, seats, options)
    if missing := shelf.lacking(played, len(seats), session.options):
        raise missing
    return session, saves.new_file(game.name)


def game_options(args: argparse.Namespace, game: GameSpec, texts: Texts) -> dict[str, object]:
    """The game's options out of the command line's; names in any language become ids."""
    module = half(game.name, "face")
    reads = getattr(module, "read_option", None)
    given = {option.name: getattr(args, option.name, None) for option in game.options}
    options: dict[str, object] = {}
    for name, value in given.items():
        if value is not None and value is not False:
            options[name] = reads(name, value, texts.language) if reads and isinstance(value, str) else value
    for setting in args.option or []:
        name, _, value = setting.partition("=")
        options[name] = value
    return options


def resumable(record: Record) -> Session:
    """The session of a record whose game and bots are known here."""
    game = find_game(record.game)
    for seat in record.seats:
        if not is_person(seat):
            bots.check_bot(record.game, seat)
    return resume(record, game)


def the_only_person(seats: list[str]) -> int | None:
    """The seat of somebody who plays against bots alone."""
    people = [i for i, seat in enumerate(seats) if is_person(seat)]
    return people[0] if len(people) == 1 else None


class TerminalGame:
    """A game being played on one terminal."""

    def __init__(self, session: Session, file: Path, terminal: Terminal, texts: Texts) -> None:
        self.session = session
        self.file = file
        self.terminal = terminal
        self.texts = texts
        self.people = People(session.seats, texts, the_only_person(session.seats))
        self.face: Face = face_of(session.game.name, self.people)
        self.bots: dict[int, Bot] = {
            i: bots.bot(session.game.name, name, session.seed + len(session.answers), i)
            for i, name in enumerate(session.seats)
            if not is_person(name)
        }
        self.told = [0] * len(session.seats)  # how much of the log each seat has been shown
        self.turn_of: int | None = None  # the person in front of the screen
        self.notice = ""
        self.recall()

    # ------------------------------------------------------------ the game

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on; the exit status."""
        try:
            while not self.session.over:
                self.bots_answer()
                for request in self.session.pending:
                    if request.decider not in self.bots:
                        self.ask(request)
                        break
        except Quit:
            return self.leave(0)
        except EOFError:
            self.terminal.line()
            return self.leave(0)
        except KeyboardInterrupt:
            self.terminal.line()
            return self.leave(130)
        self.end()
        return 0

    def bots_answer(self) -> None:
        """Each bot that is asked answers once: who acts at the same time as a person keeps their pace."""
        for seat in [request.decider for request in self.session.pending]:
            request, bot = self.session.asked_of(seat), self.bots.get(seat)
            if request is not None and bot is not None:
                self.session.answer(seat, bot.answer(self.session.stepper.view(seat), request))

    def leave(self, status: int) -> int:
        self.save()
        self.terminal.line(self.texts.say("saved", file=str(self.file)))
        self.terminal.line(self.texts.say("how-to-resume", command="chaudron play --resume"))
        return status

    def save(self) -> None:
        saves.save(self.session.record(), self.file)
        if isinstance(self.face, Noting):
            saves.save_notes(self.face.notes(), self.file)

    def recall(self) -> None:
        """The notes that were kept with a game; if they cannot be read, say so and play on."""
        if isinstance(self.face, Noting):
            try:
                self.face.recall(saves.notes(self.file))
            except Refusal:
                self.notice = self.texts.say("notes-lost", file=str(saves.set_notes_aside(self.file)))

    def autosave(self) -> None:
        """Save while playing, in case of an accident; if that fails, say so and play on."""
        try:
            self.save()
        except Refusal as refusal:
            self.notice = explain(refusal, self.texts)

    def end(self) -> None:
        """The result, where the game is kept, and how to play it again."""
        seat = self.people.humans[0] if self.people.alone else -1
        view = self.session.stepper.view(seat)
        if not self.terminal.plain:
            self.terminal.clear()
        self.tell_news(seat, self.terminal.console.height - 16)
        self.terminal.show(self.face.ending(view, self.terminal.plain))
        kept = saves.finish(self.session.record(), self.file)
        self.terminal.line(self.texts.say("kept", command=f"chaudron replay {kept}"))
        again = self.face.again(self.session.options)
        seats = " ".join(f"--seat {shlex.quote(seat)}" for seat in self.session.seats)
        command = f"chaudron play {self.session.game.name} --seed {self.session.seed} {seats} {again}"
        self.terminal.line(self.texts.say("again", command=command), style="dim")

    # ------------------------------------------------------------ a question

    def ask(self, request: Request) -> None:
        """Put a question to a person until it is answered, undone, or they leave."""
        seat = request.decider
        self.hand_over(seat)
        self.autosave()
        view = self.session.stepper.view(seat)
        prompt = self.face.prompt(view, request)
        self.draw(seat, request, prompt)
        while True:
            tail = " " if prompt.kind == YES_NO else " > "
            line = self.terminal.read(prompt.title + self.terminal.hint(prompt) + tail).strip()
            carried_out = self.command(line, seat, request, prompt)
            if carried_out is not None:
                if carried_out:
                    return
                continue
            try:
                self.session.answer(seat, read(line, prompt, self.texts))
            except Misread as misread:
                self.terminal.line(str(misread), style="red")
            except Refusal as refusal:
                self.terminal.line(refusal.message, style="red")
            else:
                return

    def hand_over(self, seat: int) -> None:
        """When several people share the screen: hide it until the next one sits in front of it."""
        if self.turn_of == seat:
            return
        if len(self.people.humans) > 1:
            self.terminal.clear()
            self.terminal.read(self.texts.say("pass-device", name=self.people.names[seat]) + " ")
            self.terminal.clear()
        self.turn_of = seat

    def draw(self, seat: int, request: Request, prompt: Prompt, again: bool = False) -> None:
        """Table, what happened, hand, choices. Plain lines tell the whole table only once a turn."""
        terminal = self.terminal
        view = self.session.stepper.view(seat)
        if terminal.plain:
            self.tell_news(seat, 1000)
            whole = again or not self.follows(seat)
            for line in self.face.plain_table(view, request.player, whole):
                terminal.line(line)
        else:
            above = self.face.table(view, terminal.width, prompt)
            below: list[RenderableType] = [Rule(style="dim"), self.face.mine(view, request.player)]
            if prompt.choices or prompt.decline:
                below.append(terminal.question(prompt))
            used = terminal.height_of(above) + terminal.height_of(Group(*below)) + 3
            terminal.clear()
            terminal.show(above)
            terminal.show(Rule(style="dim"))
            self.tell_news(seat, max(LEAST_LOG, terminal.console.height - used))
            terminal.show(Group(*below))
        if self.notice:
            terminal.line(self.notice, style="italic")
            self.notice = ""
        if terminal.plain and (prompt.choices or prompt.decline):
            terminal.show(terminal.question(prompt))

    def follows(self, seat: int) -> bool:
        """True if this person answered last, or just now among others who act at the same time."""
        answers = self.session.answers
        together = len(self.session.seats) if seat in self.session.state.open_seats else 1
        return seat in [who for who, _ in answers[-together:]]

    def tell_news(self, seat: int, room: int) -> None:
        """What happened: all that is new if lines are plain, as much as there is room for if not."""
        room = max(1, room)
        events = self.session.stepper.log(seat)
        news = events[self.told[seat] :] if self.terminal.plain else events[-EVENTS_PER_LINE * room :]
        lines = self.face.log(news, seat)
        self.told[seat] = len(events)
        for line in lines[-room:]:
            self.terminal.show(Text(line.plain) if self.terminal.plain else cut(line, self.terminal.width))

    # ------------------------------------------------------------ commands

    def command(self, line: str, seat: int, request: Request, prompt: Prompt) -> bool | None:
        """Carry out a command; None if it is none, True if the question is out of date by it."""
        if is_word(line, "quit"):
            raise Quit
        if is_word(line, "undo"):
            return self.undo(seat)
        if is_word(line, "table"):
            self.draw(seat, request, prompt, again=True)
        elif is_word(line, "log"):
            for event in self.face.log(self.session.stepper.log(seat), seat):
                self.terminal.show(event)
        elif is_word(line, "deck"):
            self.terminal.show(self.face.owned(self.session.stepper.view(seat), request.player))
        elif line in ("?", "??") or is_word(line, "help"):
            self.terminal.line(self.texts.say("help-commands"))
            if self.texts.knows(f"{self.session.game.name}-help-commands"):
                self.terminal.line(self.texts.say(f"{self.session.game.name}-help-commands"))
        elif line.startswith("?"):
            self.explain(line[1:].strip(), prompt)
        else:
            return self.own_command(line, seat)
        return False

    def own_command(self, line: str, seat: int) -> bool | None:
        """A command that only this game has; None if it is none."""
        if not isinstance(self.face, Noting):
            return None
        try:
            shown = self.face.command(line, self.session.stepper.view(seat))
        except Misread as misread:
            self.terminal.line(str(misread), style="red")
            return False
        if shown is None:
            return None
        self.terminal.show(shown)
        self.autosave()
        return False

    def explain(self, name: str, prompt: Prompt) -> None:
        """The text of a card, by its name or by its number in the choices."""
        if name.isdecimal() and 1 <= int(name) <= len(prompt.choices):
            name = str(prompt.choices[int(name) - 1].value)
        try:
            self.terminal.show(self.face.explain(name))
        except UnknownName as unknown:
            self.terminal.line(self.texts.say("misread-unknown", text=unknown.name), style="red")

    def undo(self, seat: int) -> bool:
        """Take back this person's last decision, if that is fair; True if it was."""
        answers = self.session.answers
        mine = [i for i, (who, _) in enumerate(answers) if who == seat]
        if not mine:
            self.terminal.line(self.texts.say("undo-nothing"))
            return False
        if not self.people.alone and not self.session.may_undo(seat):
            why = "undo-other" if mine[-1] != len(answers) - 1 else "undo-news"
            self.terminal.line(self.texts.say(why))
            agreed = self.terminal.read(self.texts.say("undo-agree") + " ")
            if not is_word(agreed.strip(), "yes"):
                return False
        self.session.undo(len(answers) - mine[-1])
        self.told = [min(told, len(self.session.stepper.log(seat))) for told in self.told]
        self.notice = self.texts.say("undone")
        return True


def cut(line: Text, width: int) -> Text:
    """A line of the log that fits into one line of the screen."""
    line.truncate(width, overflow="ellipsis")
    return line
