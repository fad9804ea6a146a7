"""What the scenarios of all games share: seats that answer by name, strictly, and look.

A game derives its own `Scenario` and `Seat`, which set its table and speak its language. Strict: a
question nobody foresaw, an answer nobody asked for, a name that does not exist, and a question left
open inside an effect at the end all fail; only the questions of a game's own course may stay open.
Nothing here hangs on `assert`, so that reports of the last moves work under `python -O` too.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar, cast

from chaudron.kernel.catalogue import GameSpec
from chaudron.kernel.errors import IllegalAnswer
from chaudron.kernel.record import loads
from chaudron.kernel.request import NAME, NUMBER, ONE, SOME, YES_NO, Request
from chaudron.kernel.session import Session, resume
from chaudron.kernel.state import State
from chaudron.kernel.stepper import Stepper

G = TypeVar("G", bound=State)
S = TypeVar("S", bound="ScenarioSeat[Any]")
T = TypeVar("T", bound="ScenarioTable[Any, Any]")

FEW = 16  # so many names can be listed in a message
ALIKE = 0.7  # how much a name that was meant resembles the one that was written
SUBJECTS = ("subject", "concerning", "chip")  # where a question says what it is about


class ScenarioError(AssertionError):
    """What a scenario says is not so, or makes no sense; the message says what would be right."""


# ---------------------------------------------------------------- names


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """The name, which must be one of these; if it is not, the error says which may have been meant."""
    there = list(names)
    if name in there:
        return name
    message = f"no {kind} is called {name!r}"
    close = difflib.get_close_matches(name, there, 3, ALIKE if len(there) > FEW else 0.6)
    if close:
        message += f"; did you mean {' or '.join(close)}?"
    if len(there) <= FEW:
        message += f" (there are: {', '.join(there)})" if there else " (there are none)"
    raise ScenarioError(message)


def listed(text: str) -> list[str]:
    """The names in `copper*4, moat`."""
    names: list[str] = []
    for part in text.split(","):
        name, star, count = (word.strip() for word in part.strip().partition("*"))
        if star and not (name and count.isdecimal()):
            raise ScenarioError(f"{part.strip()!r} is not understood; write NAME or NAME*NUMBER: copper*4")
        if name:
            names += [name] * int(count or 1)
    return names


def same(what: str, found: Iterable[str], wanted: Iterable[str]) -> None:
    """The same names as often, in whatever order."""
    have, due = Counter(found), Counter(wanted)
    if have != due:
        raise ScenarioError(f"{what}: {spoken(have)}; not {spoken(due)}")


def spoken(names: Counter[str]) -> str:
    return ", ".join(name if n == 1 else f"{name}*{n}" for name, n in sorted(names.items())) or "nothing"


def equal(what: str, found: object, wanted: object) -> None:
    if wanted is not None and found != wanted:
        raise ScenarioError(f"{what} is {found}, not {wanted}")


def checked(spec: GameSpec, players: Sequence[str], options: Iterable[str]) -> int:
    """How many players there are, if the game can be played by so many with such options."""
    for option in options:
        known(f"option of {spec.name}", option, [o.name for o in spec.options])
    least, most = spec.players
    if not least <= len(players) <= most:
        raise ScenarioError(f"{spec.name} is for {least} to {most} players, not {len(players)}")
    return len(players)


class ScenarioSeat(Generic[T]):
    """One player of a scenario."""

    def __init__(self, table: T, index: int, name: str) -> None:
        self.table = table
        self.index = index
        self.name = name

    # ------------------------------------------------------------ answering

    def answers(self, verb: str, picks: object = "") -> None:
        """Answer the open question, which must be this one: names, a number, True or False.

        A yes-or-no question takes the name of what it is about for a yes.
        """
        request = self.table.expect(self, verb)
        if request.kind == YES_NO:
            if isinstance(picks, str):
                self.table.is_about(request, picks)
                picks = True
            self.table.answer(self, picks)
            return
        if request.kind == NUMBER:
            self.table.answer(self, picks)
            return
        if isinstance(picks, bool):
            raise ScenarioError(f"{verb} is not a yes-or-no question: {self.table.told(request)}")
        state = self.table.stepper.state_of(request.decider)
        names = [self.spelt(name) for name in listed(str(picks))]
        for name in names:
            self.check_option(request, name)
        if request.kind in (ONE, NAME):
            if len(names) != 1:
                told = self.table.told(request)
                raise ScenarioError(f"{verb} takes one answer, not {len(names)} {names}: {told}")
            self.table.answer(self, request.load_answer(state, names[0]))
        else:
            self.table.answer(self, request.load_answer(state, list(names)))

    def gives(self, verb: str, data: object) -> None:
        """Answer the open question, which must be this one, as records write it: names, several in a list."""
        request = self.table.expect(self, verb)
        self.table.answer(self, request.load_answer(self.table.stepper.state_of(request.decider), data))

    def spelt(self, name: str) -> str:
        """The name of an option as the game spells it."""
        return name

    def check_option(self, request: Request, name: str) -> None:
        """A name that questions of this kind can offer, whether this one does or not."""
        known("option", name, self.table.vocabulary(request))

    def agrees(self, verb: str, source: str = "", about: str = "") -> None:
        """Say yes to what that source asks about this."""
        request = self.table.expect(self, verb)
        if request.kind != YES_NO:
            raise ScenarioError(f"{verb} is not a yes-or-no question: {self.table.told(request)}")
        self.is_asked(verb, source, about)
        self.table.answer(self, True)

    def accepts(self, verb: str = "accept", about: str = "") -> None:
        """Say yes to what is asked about this."""
        self.agrees(verb, about=about)

    def declines(self, verb: str = "", source: str = "", about: str = "") -> None:
        """Say no, none, nothing."""
        request = self.table.asked(self)
        self.is_asked(verb or request.verb_name(), source, about)
        self.table.answer(self, False if request.kind == YES_NO else [] if request.kind == SOME else None)

    def passes(self, verb: str = "", about: str = "") -> None:
        """Decline: no, nobody, nothing."""
        self.declines(verb, about=about)

    # ------------------------------------------------------------ looking

    def is_asked(self, verb: str, by: str = "", about: str = "") -> None:
        """The open question is this one, comes from there and is about this."""
        request = self.table.expect(self, verb)
        source = request.about().get("source", "")
        if by and source != by:
            raise ScenarioError(f"{self.name} is asked by {source or 'the rules'}, not by {by}")
        if about:
            self.table.is_about(request, about)

    def is_not_asked(self) -> None:
        """Nothing waits for this player."""
        request = self.table.open_to(self)
        if request is not None:
            raise ScenarioError(f"{self.name} is asked: {self.table.told(request)}")

    def offered(self) -> set[str]:
        """What the open question offers, by name."""
        return set(self.offer()[1])

    def offer(self) -> tuple[Request, list[str]]:
        """The open question and what it offers."""
        request = self.table.asked(self)
        if request.kind in (YES_NO, NUMBER):
            raise ScenarioError(f"this question offers no names: {self.table.told(request)}")
        return request, [request.name_of(o) for o in self.table.options(request)]

    def is_offered(self, names: str) -> None:
        """The open question offers exactly these (each name counts once)."""
        request, found = self.offer()
        wanted = [self.spelt(name) for name in listed(names)]
        for name in wanted:
            self.check_option(request, name)
        same("offered", set(found), set(wanted))

    def is_not_offered(self, name: str) -> None:
        """The open question offers other things, but not this."""
        request, found = self.offer()
        for each in listed(name):
            self.check_option(request, self.spelt(each))
            if self.spelt(each) in found:
                raise ScenarioError(f"{each} is offered: {spoken(Counter(found))}")

    def ranks(self, place: int) -> None:
        """The game is over, and this player has this rank: 1 for the winner, equal numbers for a tie."""
        if not self.table.over:
            raise ScenarioError(f"nobody has a rank: the game is not over; {self.table.waiting()}")
        equal(f"{self.name}'s rank", self.table.state.standings()[self.index], place)


class ScenarioTable(Generic[G, S]):
    """A table set by hand."""

    def __init__(
        self,
        names: Iterable[str],
        game: G,
        seat: Callable[[Any, int, str], S],
        verbs: Iterable[str],
        open_at_end: tuple[str, ...],
    ) -> None:
        self.game = game
        self.verbs = [verb for verb in verbs if verb]
        self.open_at_end = open_at_end
        self.seats: list[S] = []
        self._stepper: Stepper | None = None
        for name in names:
            if not name.isidentifier() or name.startswith("_"):
                raise ScenarioError(f"a player cannot be called {name!r}: write a name in small letters")
            if hasattr(type(self), name) or name in self.__dict__:
                raise ScenarioError(f"a player cannot be called {name!r}: that is a word of the table")
            if any(s.name == name for s in self.seats):
                raise ScenarioError(f"two players are called {name!r}")
            self.seats.append(seat(self, len(self.seats), name))

    def __getattr__(self, name: str) -> S:
        seats: list[S] = self.__dict__.get("seats", [])
        for seat in seats:
            if seat.name == name:
                return seat
        close = difflib.get_close_matches(name, [*(s.name for s in seats), *dir(type(self))], 3, ALIKE)
        hint = f"; did you mean {' or '.join(close)}?" if close else ""
        raise AttributeError(f"nobody at this table is called {name!r}{hint}")

    def seat_named(self, name: str) -> S:
        names = [s.name for s in self.seats]
        return self.seats[names.index(known("player", name, names))]

    # ------------------------------------------------------------ before play

    def setting(self) -> G:
        if self._stepper is not None:
            raise ScenarioError("the table can only be set before anybody plays")
        return self.game

    def prepare(self) -> None:
        """What a game settles between its table being set and the first question."""

    # ------------------------------------------------------------ playing

    @property
    def stepper(self) -> Stepper:
        if self._stepper is None:
            self.prepare()
            self._stepper = Stepper(self.game, True)
            self._stepper.start()
        return self._stepper

    def state_for(self, seat: int) -> G:
        """The table as it is now in this seat's branch (to look at)."""
        return self.game if self._stepper is None else cast(G, self._stepper.state_of(seat))

    @property
    def state(self) -> G:
        """The table as it is now (to look at)."""
        pending = [] if self._stepper is None else self._stepper.pending
        return self.state_for(pending[0].decider if pending else 0)

    @property
    def over(self) -> bool:
        """The game has ended."""
        return self.stepper.over

    def open_to(self, seat: ScenarioSeat[Any]) -> Request | None:
        """The question this player has to answer, or whoever decides for this player."""
        for request in self.stepper.pending:
            if request.player == seat.index:
                return request
        return None

    def asked(self, seat: ScenarioSeat[Any]) -> Request:
        """The question that is open to this player (to look at)."""
        request = self.open_to(seat)
        if request is None:
            raise ScenarioError(f"{seat.name} is not asked; {self.waiting()}")
        return request

    def waiting(self) -> str:
        """Who is asked what."""
        asked = [f"{self.seats[r.player].name} is asked: {self.told(r)}" for r in self.stepper.pending]
        return "; ".join(asked) or "the game is over"

    def decider(self, seat: ScenarioSeat[Any]) -> int:
        """The seat that answers for this player now."""
        return self.asked(seat).decider

    def expect(self, seat: ScenarioSeat[Any], *verbs: str) -> Request:
        for verb in verbs:
            known("question", verb, self.verbs)
        request = self.asked(seat)
        if request.verb_name() not in verbs:
            told = self.told(request)
            raise ScenarioError(f"{seat.name} is not asked to {' or '.join(verbs)}, but: {told}")
        return request

    def told(self, request: Request) -> str:
        return str(request.dump(self.stepper.state_of(request.decider)))

    def options(self, request: Request) -> list[object]:
        return request.options(self.stepper.state_of(request.decider))

    def vocabulary(self, request: Request) -> Iterable[str]:
        """Everything that questions of this kind may offer at some time; at least what this one does."""
        return [request.name_of(o) for o in self.options(request)]

    def is_about(self, request: Request, name: str) -> None:
        """The question is about this: a card, a chip, or else the thing that asks."""
        told = request.about()
        subjects = [told[key] for key in SUBJECTS if key in told] or [told.get("source", "")]
        if name not in subjects:
            about = " and ".join(str(s) for s in subjects) or "nothing"
            verb = request.verb_name()
            raise ScenarioError(f"the question {verb} is about {about}, not about {name or 'nothing'!r}")

    def answer(self, seat: ScenarioSeat[Any], answer: object) -> None:
        request = self.asked(seat)
        decider = request.decider
        try:
            self.stepper.check(decider, answer)
        except IllegalAnswer as error:
            told = f"{error.message}; {seat.name} is asked: {self.told(request)}"
            raise IllegalAnswer(error.code, told, error.details) from None
        self.stepper.step(decider, answer)

    # ------------------------------------------------------------ looking

    def log(self, seat: int = -1) -> list[Mapping[str, object]]:
        """What a seat (or, by default, everybody) has heard so far."""
        return [event.dump(seat) for event in self.stepper.log(seat)]

    def close(self) -> None:
        """Nothing may be left open inside an effect."""
        if self._stepper is None:
            return
        for request in self.stepper.pending:
            if request.verb_name() not in self.open_at_end:
                who = self.seats[request.player].name
                raise ScenarioError(f"{who} is still asked: {self.told(request)}")


# ---------------------------------------------------------------- from a record


class ResumedTable(ScenarioTable[State, ScenarioSeat[Any]]):
    """The table of any game, as a record left it; its players are player0, player1…"""

    def __init__(self, session: Session) -> None:
        names = [f"player{i}" for i in range(len(session.seats))]
        super().__init__(names, session.state, ScenarioSeat, (), ())
        self._stepper = session.stepper

    def expect(self, seat: ScenarioSeat[Any], *verbs: str) -> Request:
        request = self.asked(seat)
        if request.verb_name() not in verbs:
            raise ScenarioError(f"not asked to {' or '.join(verbs)}: {self.told(request)}")
        return request


@contextmanager
def resumed(game: GameSpec, record: str) -> Iterator[ResumedTable]:
    """Go on where a record ends: for reports of the last moves. Any question may be left open."""
    yield ResumedTable(resume(loads(record), game))
