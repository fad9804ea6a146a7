"""`chaudron play`: one game on one terminal, for one person against bots or several who share it."""

import argparse
import secrets
import shlex
import time
from pathlib import Path

from rich.console import Group, RenderableType
from rich.text import Text

from chaudron.bots import catalogue as bots
from chaudron.bots.faults import BotFault, fair_answer
from chaudron.bots.game_bots import RANDOM
from chaudron.bots.haste import LEAST_SECONDS, MOST_SECONDS, InARow, due_in
from chaudron.bots.own import is_own
from chaudron.cli import older_record, saves
from chaudron.cli.about import summary
from chaudron.cli.answers import Misread, WordedPrompt, is_word, read
from chaudron.cli.face import Face, Noting, face_of
from chaudron.cli.pages import Pages
from chaudron.cli.people import People, is_person
from chaudron.cli.refusals import explain
from chaudron.cli.terminal import Terminal
from chaudron.cli.thoughts import answer_label, thought
from chaudron.games.catalogue import game as find_game
from chaudron.games.catalogue import half
from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.driver import Bot
from chaudron.kernel.errors import BadRecord, Refusal
from chaudron.kernel.port import Subject
from chaudron.kernel.reason import Reason
from chaudron.kernel.record import Record
from chaudron.kernel.request import YES_NO, Request
from chaudron.kernel.rng import seed_from
from chaudron.kernel.session import Session, resume
from chaudron.kernel.view import SPECTATOR, View
from chaudron.locales import Texts
from chaudron.locales.names import Found, UnknownName, beginning, names_of, plain, read_bot

MOST_EXPLAINED = 3  # things at once
EVENTS_PER_LINE = 3  # most of a game's events are told, each on a line


class Quit(Exception):
    """The person wants to stop for now."""


def play(args: argparse.Namespace, texts: Texts) -> int:
    """Begin or resume a game, play it, and keep it."""
    terminal = Terminal(texts, args.plain)
    if args.resume is not None:
        file = Path(args.resume) if args.resume else saves.latest()
        record = saves.load(file)
        try:
            session = resumable(record, args.seat or [])
        except BadRecord as error:
            if error.code not in older_record.CODES:
                raise
            alone = the_only_person(record.seats)
            return older_record.show(record, file, error, terminal, SPECTATOR if alone is None else alone)
    else:
        session, file = begun(args, texts)
    table = TerminalGame(session, file, terminal, texts)
    return table.run()


def begun(args: argparse.Namespace, texts: Texts) -> tuple[Session, Path]:
    game = find_game(args.game)
    game_bots = bots.game_bots(game.name)
    seats = [read_bot(game.name, seat, texts.language) for seat in args.seat or ["you", game_bots.opponent]]
    played = [seat for seat in seats if not is_person(seat)]
    for seat in played:
        bots.check_player(game.name, seat)
    seed = secrets.randbits(128) if args.seed is None else args.seed
    options = game_bots.suit(game_bots.bare(played), game_options(args, game, texts), seed, optional="auto")
    session = Session(game, seed, seats, options)
    if missing := game_bots.lacking(game_bots.bare(played), len(seats), session.options):
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


def resumable(record: Record, named: list[str]) -> Session:
    """The session of a record whose game and bots are known here. Code that a file asks for is run only if
    whoever opens the file names it, too."""
    game = find_game(record.game)
    for seat in record.seats:
        if is_own(seat) and seat not in named:
            message = f"the bot {seat} runs code of somebody's own; to let it play, add --seat {seat}"
            raise Refusal("own-bot-in-record", message, {"name": seat})
        if not is_person(seat):
            bots.check_player(record.game, seat)
    return resume(record, game)


def the_only_person(seats: list[str]) -> int | None:
    """The seat of somebody who plays against bots alone."""
    people = [i for i, seat in enumerate(seats) if is_person(seat)]
    return people[0] if len(people) == 1 else None


def command_for(game: str, seed: int, seats: list[str], options: dict[str, object], texts: Texts) -> str:
    """What begins a game with these settled options again."""
    again = face_of(game, People(seats, texts)).again(options)
    seated = " ".join(f"--seat {shlex.quote(seat)}" for seat in seats)
    return f"chaudron play {game} --seed {seed} {seated} {again}"


class TerminalGame:
    """A game being played on one terminal."""

    def __init__(self, session: Session, file: Path, terminal: Terminal, texts: Texts) -> None:
        self.session = session
        self.file = file
        self.terminal = terminal
        self.texts = texts
        self.people = People(session.seats, texts, the_only_person(session.seats))
        self.face: Face = face_of(session.game.name, self.people)
        chance = seed_from(session.seed, "bots")
        self.bots: dict[int, Bot] = {
            i: bots.player(session.game.name, name, chance, i)
            for i, name in enumerate(session.seats)
            if not is_person(name)
        }
        self.plays = session.seats.copy()  # who plays each seat: a bot that fails is replaced
        self.row = InARow()  # of answers of a bot, which share their time
        self.thoughts: dict[int, str] = {}  # why each bot gave its last answer
        self.told = [0] * len(session.seats)  # how much of the log each seat has been shown
        self.turn_of: int | None = None  # the person in front of the screen
        self.notice = Text()
        self.pages = Pages(terminal)
        self.aside: RenderableType | None = None  # what somebody asked to see instead of the table
        self.recall()

    # ------------------------------------------------------------ the game

    def run(self) -> int:
        """Play until the game is over or nobody wants to go on; the exit status."""
        try:
            with self.terminal.own_screen(private=len(self.people.humans) > 1):
                self.play_on()
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

    def play_on(self) -> None:
        """Questions and answers, until the game is over."""
        while not self.session.over:
            self.bots_answer()
            for request in self.session.pending:
                if request.decider not in self.bots:
                    self.ask(request)
                    break

    def bots_answer(self) -> None:
        """Each bot that is asked answers once: who acts at the same time as a person keeps their pace."""
        for seat in [request.decider for request in self.session.pending]:
            request = self.session.asked_of(seat)
            if request is not None and seat in self.bots:
                answer = self.fair_answer(seat)
                prompt = self.face.prompt(self.session.stepper.view(seat), request)
                self.thoughts[seat] = thought(self.reason(seat), prompt, request, self.texts)
                self.session.answer(seat, answer)

    def reason(self, seat: int) -> Reason:
        """Why a seat's bot gave its last answer. Who thinks about that for ever is replaced, too."""
        try:
            return bots.reason_of(self.session.game.name, self.plays[seat], self.bots[seat])
        except BotFault as fault:
            self.replace(seat, str(fault))
            return bots.UNSAID

    def fair_answer(self, seat: int) -> object:
        """The answer of a seat's bot. One that gives none which counts is named, and another plays on."""
        given, began = len(self.session.answers), time.monotonic()
        try:
            with due_in(self.row.left(seat, given, MOST_SECONDS, LEAST_SECONDS)):
                answer = fair_answer(self.bots[seat], self.session.stepper, seat)
            self.row.spend(seat, given + 1, time.monotonic() - began)
            return answer
        except BotFault as fault:
            if self.plays[seat] == RANDOM:
                raise
            self.replace(seat, str(fault))
        return self.fair_answer(seat)

    def replace(self, seat: int, why: str) -> None:
        """The game's usual bot plays on; if that failed, one that plays at random."""
        game, texts = self.session.game.name, self.texts
        usual = bots.game_bots(game).default
        failed = self.people.full_names[seat]
        self.plays[seat] = usual if self.plays[seat] == self.session.seats[seat] != usual else RANDOM
        self.bots[seat] = bots.bot(game, self.plays[seat], seed_from(self.session.seed, "bots"), seat)
        said = texts.say(
            "bot-replaced",
            bot=failed,
            by=People([self.plays[seat]], texts).names[0],
            seed=str(self.session.seed),
            decision=len(self.session.answers) + 1,
            why=why,
        )
        told = Text(said, style="red")
        self.notice = Text("\n").join([self.notice, told]) if self.notice else told

    def leave(self, status: int) -> int:
        self.save()
        self.terminal.whole_line(self.texts.say("saved", file=str(self.file)))
        self.terminal.whole_line(self.texts.say("how-to-resume", command="chaudron play --resume"))
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
                lost = str(saves.set_notes_aside(self.file))
                self.notice = Text(self.texts.say("notes-lost", file=lost), style="italic")

    def autosave(self) -> None:
        """Save while playing, in case of an accident; if that fails, say so and play on."""
        try:
            self.save()
        except Refusal as refusal:
            self.notice = Text(explain(refusal, self.texts), style="italic")

    def end(self) -> None:
        """The result, where the game is kept, and how to play it again."""
        seat = self.people.humans[0] if self.people.alone else -1
        view = self.session.stepper.view(seat)
        for line in self.news(seat, self.terminal.height - 16):
            self.terminal.show(line)
        if self.notice:
            self.terminal.show(self.notice)
        self.terminal.show(self.face.ending(view, self.terminal.plain))
        kept = saves.finish(self.session.record(), self.file)
        self.terminal.whole_line(self.texts.say("kept", command=f"chaudron replay {kept}"))
        session = self.session
        command = command_for(session.game.name, session.seed, session.seats, session.options, self.texts)
        self.terminal.whole_line(self.texts.say("again", command=command), style="dim")

    # ------------------------------------------------------------ a question

    def ask(self, request: Request) -> None:
        """Put a question to a person until it is answered, undone, or they leave."""
        seat = request.decider
        self.autosave()
        prompt = self.face.prompt(self.session.stepper.view(seat), request)
        self.hand_over(seat, request)
        self.pages.page, self.aside = 0, None
        self.draw(request, prompt)
        while True:
            line = self.terminal.read(self.asked(prompt, seat), lambda: self.draw(request, prompt)).strip()
            if not self.terminal.plain and self.pages.turn(line):
                self.draw(request, prompt)
                continue
            carried_out = self.command(line, request, prompt)
            if carried_out is not None:
                if carried_out:
                    return
                continue
            try:
                self.session.answer(seat, read(line, prompt, self.texts))
            except Misread as misread:
                self.complain(str(misread), request, prompt)
            except Refusal as refusal:
                self.complain(refusal.message, request, prompt)
            else:
                return

    def asked(self, prompt: WordedPrompt, seat: int) -> str:
        """The question with how it is answered; where people share the screen, whose it is."""
        whose = prompt.title
        if not self.people.alone:
            whose = self.texts.say("asked-of", name=self.people.names[seat], question=prompt.title)
        return whose + self.terminal.hint(prompt) + (" " if prompt.kind == YES_NO else " > ")

    def hand_over(self, seat: int, request: Request) -> None:
        """When several people share the screen: hide it until the next one sits in front of it.

        Only where there is something to hide: what they hold, or what they secretly decide.
        """
        if self.turn_of == seat:
            return
        if not self.people.alone and self.face.secret(self.session.stepper.view(seat), request):
            self.terminal.clear()
            said = self.texts.say("pass-device", name=self.people.names[seat]) + " "
            self.terminal.read(said, self.terminal.clear)
            self.terminal.clear()
        self.turn_of = seat

    def draw(self, request: Request, prompt: WordedPrompt, again: bool = False) -> None:
        """Table, what happened, hand, choices. Plain lines tell the whole table only once a turn."""
        terminal = self.terminal
        seat = request.decider
        view = self.session.stepper.view(seat)
        has_choices = bool(prompt.choices or prompt.decline)
        if terminal.plain:
            for line in self.news(seat, 1000):
                terminal.show(line)
            whole = again or not self.follows(seat)
            for said in self.face.plain_table(view, request.player, whole):
                terminal.line(said)
            if self.notice:
                terminal.line(self.notice.plain)
            if has_choices:
                terminal.show(terminal.question(prompt))
        else:
            terminal.fit()
            below = [self.face.mine(view, request.player)]
            below += [terminal.question(prompt)] if has_choices else []
            below += [self.notice] if self.notice else []
            asked = self.asked(prompt, seat)
            if self.aside is None:
                table = self.face.table(view, terminal.width, prompt)
                self.pages.draw(table, lambda room: self.news(seat, room), below, asked)
            else:
                self.pages.draw(self.aside, None, below, asked)
        self.notice = Text()

    def follows(self, seat: int) -> bool:
        """True if this person answered last, or just now among others who act at the same time."""
        answers = self.session.answers
        together = len(self.session.seats) if seat in self.session.state.open_seats else 1
        return seat in [who for who, _ in answers[-together:]]

    def news(self, seat: int, room: int) -> list[Text]:
        """What happened: all that is new if lines are plain, as much as there is room for if not."""
        room = max(1, room)
        events = self.session.stepper.log(seat)
        fresh = events[self.told[seat] :] if self.terminal.plain else events[-EVENTS_PER_LINE * room :]
        self.told[seat] = len(events)
        lines = self.face.log(fresh, seat)[-room:]
        return [Text(line.plain) for line in lines] if self.terminal.plain else lines

    def complain(self, said: str, request: Request, prompt: WordedPrompt) -> None:
        """What was wrong with the line that was typed."""
        if self.terminal.plain:
            self.terminal.line(said)
        else:
            self.notice = Text(said, style="red")
            self.draw(request, prompt)

    def tell(self, what: RenderableType, request: Request, prompt: WordedPrompt) -> None:
        """What somebody asked to see: below as lines, or in place of the table."""
        if self.terminal.plain:
            self.terminal.show(what)
        else:
            self.pages.page, self.aside = 0, what
            self.draw(request, prompt)

    # ------------------------------------------------------------ commands

    def command(self, line: str, request: Request, prompt: WordedPrompt) -> bool | None:
        """Carry out a command; None if it is none, True if the question is out of date by it."""
        seat = request.decider
        view = self.session.stepper.view(seat)
        if is_word(line, "quit"):
            raise Quit
        if is_word(line, "undo"):
            return self.undo(request, prompt)
        if is_word(line, "table"):
            self.pages.page, self.aside = 0, None
            self.draw(request, prompt, again=True)
        elif is_word(line, "log"):
            lines = self.face.log(self.session.stepper.log(seat), seat)
            self.tell(Text("\n").join(lines), request, prompt)
        elif is_word(line, "deck"):
            self.tell(self.face.owned(view, request.player, self.terminal.plain), request, prompt)
        elif is_word(line, "why"):
            self.say_why(request, prompt)
        elif is_word(line, "hint"):
            self.give_hint(request, prompt)
        elif line in ("?", "??") or is_word(line, "help"):
            self.tell(self.terminal.explained(self.help()), request, prompt)
        elif line.startswith("?"):
            self.explain(line[1:].strip(), request, prompt)
        else:
            return self.own_command(line, request, prompt)
        return False

    def say_why(self, request: Request, prompt: WordedPrompt) -> None:
        """Why the bots did what they did last. That tells what they hold: only who plays alone may ask."""
        if not self.people.alone:
            self.complain(self.texts.say("why-alone"), request, prompt)
            return
        names = self.people.full_names
        said = [
            self.texts.say("label-of", label=names[seat], what=why) for seat, why in self.thoughts.items()
        ]
        self.tell(self.terminal.explained(said or [self.texts.say("why-nothing")]), request, prompt)

    def give_hint(self, request: Request, prompt: WordedPrompt) -> None:
        """What a good bot would answer, and why."""
        game, seat = self.session.game.name, request.decider
        adviser = bots.game_bots(game).adviser
        bot = bots.bot(game, adviser, seed_from(self.session.seed, "hint", len(self.session.answers)), seat)
        try:
            with due_in(MOST_SECONDS):
                answer = request.dump_answer(fair_answer(bot, self.session.stepper, seat))
        except BotFault:
            self.complain(self.texts.say("error-no-thought"), request, prompt)
            return
        said = [self.texts.say("hint-is", answer=answer_label(answer, prompt, request, self.texts))]
        said.append(thought(bots.reason_of(game, adviser, bot), prompt, request, self.texts))
        self.tell(self.terminal.explained(said), request, prompt)

    def help(self) -> list[str]:
        """What can be typed, line by line."""
        messages = ["help-commands"]
        messages += [] if self.terminal.plain else ["help-pages"]
        messages.append(f"{self.session.game.name}-help-commands")
        return [line for m in messages if self.texts.knows(m) for line in self.texts.say(m).splitlines()]

    def own_command(self, line: str, request: Request, prompt: WordedPrompt) -> bool | None:
        """A command that only this game has; None if it is none."""
        if not isinstance(self.face, Noting):
            return None
        try:
            shown = self.face.command(line, self.session.stepper.view(request.decider), self.terminal.plain)
        except Misread as misread:
            self.complain(str(misread), request, prompt)
            return False
        if shown is None:
            return None
        self.tell(shown, request, prompt)
        self.autosave()
        return False

    def explain(self, name: str, request: Request, prompt: WordedPrompt) -> None:
        """The text of a card, by its name, the beginning of it, or its number in the choices."""
        if name.isdecimal() and 1 <= int(name) <= len(prompt.choices):
            name = str(prompt.choices[int(name) - 1].value)
        try:
            self.tell(self.face.explain(name, self.session.stepper.view(request.decider)), request, prompt)
        except UnknownName:
            self.explain_begun(name, request, prompt)

    def explain_begun(self, name: str, request: Request, prompt: WordedPrompt) -> None:
        """What begins so: first of all what the table shows, then anything of the game."""
        game = self.session.game.name
        found = beginning(name, game)
        view = self.session.stepper.view(request.decider)
        table = plain(" ".join(self.face.plain_table(view, request.player)))
        shown = [s for s in found if any(plain(called) in table for called in names_of(s)[1:])]
        meant = shown or found
        if not meant:
            self.complain(self.texts.say("misread-unknown", text=name), request, prompt)
        elif len(meant) > MOST_EXPLAINED:
            names = ", ".join(dict.fromkeys(self.texts.say(subject.message) for subject in meant))
            self.complain(self.texts.say("misread-ambiguous", text=name, names=names), request, prompt)
        else:
            self.tell(Group(*[self.explained(subject, view) for subject in meant]), request, prompt)

    def explained(self, subject: Subject, view: View) -> RenderableType:
        """What something does, as its game tells it, or else its name and its figures."""
        try:
            return self.face.explain(subject.id, view)
        except UnknownName:
            return Group(*summary(Found(self.session.game.name, subject), self.texts))

    def undo(self, request: Request, prompt: WordedPrompt) -> bool:
        """Take back this person's last decision, if that is fair; True if it was."""
        seat = request.decider
        answers = self.session.answers
        mine = [i for i, (who, _) in enumerate(answers) if who == seat]
        if not mine:
            self.complain(self.texts.say("undo-nothing"), request, prompt)
            return False
        if not self.people.alone and not self.session.may_undo(seat):
            why = "undo-other" if mine[-1] != len(answers) - 1 else "undo-news"
            self.complain(self.texts.say(why), request, prompt)
            agreed = self.terminal.read(self.texts.say("undo-agree") + " ")
            if not is_word(agreed.strip(), "yes"):
                self.draw(request, prompt) if not self.terminal.plain else None
                return False
        self.session.undo(len(answers) - mine[-1])
        self.told = [min(told, len(self.session.stepper.log(seat))) for told in self.told]
        self.notice = Text(self.texts.say("undone"), style="italic")
        return True
