"""A table as its events tell it: seats, settings, the game, chat. Equal events give equal tables."""

from __future__ import annotations

import hashlib
import logging
from copy import copy
from typing import Any, assert_never

import msgspec

from chaudron.bots.catalogue import game_bots
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.journal import EVERYONE, Event
from chaudron.kernel.record import Deal, Record
from chaudron.kernel.request import Request
from chaudron.kernel.session import Session, as_known
from chaudron.kernel.view import SPECTATOR, View
from chaudron.server.events import (
    Answered,
    BotSeated,
    Cause,
    Changed,
    Closed,
    Dealt,
    Joined,
    Opened,
    Rematched,
    Renamed,
    Resigned,
    Said,
    Started,
    StoodIn,
    Stored,
    TableEvent,
    UndoAgreed,
    UndoAsked,
    Undone,
    Unsaid,
)
from chaudron.server.limits import MOST_STEPS
from chaudron.server.protocol import ChatLine, SeatInfo, SeatKind, Settings, Status, TableInfo
from chaudron.server.statistics import Result

LOG = logging.getLogger("chaudron.server")
FIRST_RULES = 1  # of every game, when tables did not yet note the version of their rules


def default_bot(game: str) -> str:
    """The bot for seats that nobody takes or that somebody left."""
    return game_bots(game).default


def digest(token: str) -> str:
    """What is kept of a token: enough to recognise it. No token, no key."""
    if not token:
        return ""
    return hashlib.sha256(token.encode()).hexdigest()


class TableLine(Event):
    """A line of the log, after so many events, that no rule knows of: taking back, giving up, the clock."""

    def __init__(self, at: int, told: dict[str, object]) -> None:
        super().__init__(EVERYONE, 0)
        self.at = at
        self.told = told

    def dump(self, seat: int) -> dict[str, object]:
        return self.told


class Seat:
    """A place at the table."""

    def __init__(self, kind: SeatKind, name: str, bot: str, key: str) -> None:
        self.kind: SeatKind = kind
        self.name = name
        self.bot = bot
        self.key = key  # the digest of its token
        self.stand_in = ""
        self.own_wish = False  # its person wanted the stand-in
        self.resigned = False

    def played_by_bot(self) -> str:
        """The bot that answers for this seat, or an empty string."""
        return self.bot if self.kind == "bot" else self.stand_in

    def taken_by(self, kind: SeatKind, name: str, bot: str, key: str) -> None:
        self.kind, self.name, self.bot, self.key = kind, name, bot, key
        self.stand_in, self.own_wish, self.resigned = "", False, False


class Table:
    """Everything its events say. Only `apply` changes it."""

    def __init__(self, id: str, code: str) -> None:
        self.id = id
        self.code = code
        self.next_seq = 0
        self.game = ""
        self.options: dict[str, Any] = {}
        self.settings = Settings()
        self.seats: list[Seat] = []
        self.owner = ""  # the digest of the creator's token
        self.seed = 0
        self.status: Status = "open"
        self.session: Session | None = None
        self.answered: list[int] = []  # how many answers each seat has given
        self.own_pace = False  # seats have played at the same time
        self.causes: set[Cause] = set()  # messages that were carried out
        self.chat: list[ChatLine] = []
        self.said = 0  # lines of chat, those that were removed included
        self.chat_changes = 0  # how often lines changed or were removed: they are sent again
        self.rematch = ""
        self.undo_asked_by: int | None = None
        self.undo_agreed: list[int] = []
        self.undos = 0  # undoing renames requests, even if as many answers follow as before
        self.lines: list[TableLine] = []
        self.given_up = False  # one of two has resigned: that was the end
        self.fault = ""  # why the game cannot go on: its events do not lead anywhere under these rules
        self.unplayed: list[tuple[int, Any]] = []  # answers after the fault
        self.rules = 0  # the version of the rules that the game began under
        self.digests: list[tuple[int, str]] = []  # what the game was like after so many answers, as stored
        self.deals: list[Deal] = []  # where it was dealt anew

    def clone(self) -> Table:
        """A copy that can be played on: what happened is the same, what happens to it is its own."""
        t = Table.__new__(Table)
        t.__dict__.update(self.__dict__)
        t.session = None if self.session is None else self.session.clone()
        t.answered = self.answered[:]
        t.causes = self.causes.copy()
        t.chat = self.chat[:]
        t.lines = self.lines[:]
        t.deals = self.deals[:]
        t.unplayed = self.unplayed[:]
        t.digests = self.digests[:]
        return t

    # ------------------------------------------------------------ folding

    def after(self, events: list[TableEvent], at: float) -> Table:
        """The table once these events have happened, as a copy: nothing is known of them here yet."""
        table = self.clone()
        for event in events:
            if isinstance(event, Started):
                event.rules = find_game(table.game).rules
            table.apply(event, at)
            if isinstance(event, Answered):
                table.vouch(event)
        return table

    def vouch(self, event: Answered) -> None:
        """Let an answer that was just given carry the digest of the game after it, if it is time for one."""
        session = self.playing()
        if session.digests and session.digests[-1][0] == len(session.answers):
            event.digest = session.digests[-1][1]
            self.digests.append(session.digests[-1])

    def fold(self, stored: Stored) -> None:
        """Take into account an event that was stored. A game that it does not lead on stops where it is."""
        if stored.seq != self.next_seq:
            raise RuntimeError(f"event {stored.seq} of {self.id} out of order")
        event = stored.event
        if event is None:
            self.next_seq += 1
            self._stop("unreadable-event", stored.why, stored.seq)
            return
        if self.fault and isinstance(event, Started | Answered | Undone | Dealt):
            self.next_seq += 1
            self._note(event)
            return
        if isinstance(event, Started) and (event.rules or FIRST_RULES) != find_game(self.game).rules:
            self.next_seq += 1
            self.options, self.rules, self.status = event.options, event.rules or FIRST_RULES, "playing"
            self.answered = [0] * len(self.seats)
            self._stop("older-rules", f"begun under version {self.rules}", stored.seq)
            return
        before = self.next_seq
        try:
            self.apply(event, stored.at)
        except Exception as e:  # noqa: BLE001 - rules that changed may stumble in any way
            self.next_seq = before + 1
            if isinstance(event, Answered):
                self.unplayed.append((event.seat, event.answer))
            self._stop("other-rules", f"{type(e).__name__}: {e}", stored.seq)
            return
        if isinstance(event, Answered) and event.digest:
            session = self.playing()
            self.digests.append((len(session.answers), event.digest))
            if session.state.digest() != event.digest:
                self.unplayed = [*session.answers]
                self.session = None
                self._stop("other-rules", f"another game after answer {len(self.unplayed)}", stored.seq)

    def _note(self, event: Started | Answered | Undone | Dealt) -> None:
        """What happened after the game stopped is kept for its record."""
        before = 0 if self.session is None else len(self.session.answers)
        if isinstance(event, Answered):
            self.unplayed.append((event.seat, event.answer))
            if event.digest:
                self.digests.append((before + len(self.unplayed), event.digest))
        elif isinstance(event, Dealt):
            self.deals.append((before + len(self.unplayed), event.seat, int(event.seed)))
        elif isinstance(event, Undone):
            self.unplayed = self.unplayed[: max(0, event.keep - before)]
            self.digests = [(n, digest) for n, digest in self.digests if n <= event.keep]

    def look_back(self) -> None:
        """Show a game that stopped as far as its digests vouch for it under the rules of today."""
        if self.fault and self.session is None and self.unplayed:
            answers = self.unplayed
            self.session = as_known(self.record(), find_game(self.game))
            if self.session is not None:
                self.unplayed = answers[len(self.session.answers) :]
                if self.session.over:
                    self.status = "over"

    def record(self) -> Record:
        """The game's record, with what cannot be played here (any more)."""
        names = [s.name for s in self.seats]
        played = [] if self.session is None else self.session.answers
        rules = self.rules or FIRST_RULES
        return Record(
            self.game, rules, self.seed, names, self.options, [*played, *self.unplayed],
            self.digests[:], self.deals[:],
        )  # fmt: skip

    def _stop(self, fault: str, why: str, seq: int) -> None:
        if not self.fault:
            LOG.error("table %s stops at event %d (%s): %s", self.id, seq, fault, why)
            self.fault = fault

    def apply(self, event: TableEvent, at: float) -> None:
        """One more thing happens."""
        self.next_seq += 1
        match event:
            case Opened():
                self.game, self.options, self.settings = event.game, event.options, event.settings
                self.owner, self.seed = event.owner, int(event.seed)
                self.seats = [Seat(s.kind, s.name, s.bot, s.key) for s in event.seats]
            case Joined():
                self._seat(event.seat).taken_by("person", event.name, "", event.key)
            case BotSeated():
                kind: SeatKind = "bot" if event.bot else "open"
                self._seat(event.seat).taken_by(kind, event.name, event.bot, "")
            case Changed():
                self.settings = event.settings
            case Started():
                self._start(event)
            case Answered():
                session = self.playing()
                if event.clock:
                    self._tell("clock", event.seat)
                session.answer_named(event.seat, event.answer)
                event.answer = session.answers[-1][1]  # as a record writes it
                self.answered[event.seat] += 1
                self._played()
            case Undone():
                self._undo(event)
            case Dealt():
                self._deal(event)
            case UndoAsked():
                self.undo_asked_by, self.undo_agreed = event.seat, []
            case UndoAgreed():
                if event.agree:
                    self.undo_agreed = [*self.undo_agreed, *event.seats]
                else:
                    self._tell("undo_refused", event.seats[0], other=self.undo_asked_by)
                    self._forget_undo()
            case Said():
                self.chat.append(ChatLine(self.said, event.seat, event.name, event.text, at))
                self.said += 1
            case StoodIn():
                seat = self._seat(event.seat)
                seat.stand_in, seat.own_wish = event.bot, event.own
            case Resigned():
                self._resign(event)
            case Rematched():
                self.rematch = event.table
            case Closed():
                self.fault = "closed"
            case Renamed():
                self._rename(event)
            case Unsaid():
                self.chat = [line for line in self.chat if line.n != event.n]
                self.chat_changes += 1
            case _:
                assert_never(event)
        if event.cause is not None:
            self.causes.add(event.cause)

    def _seat(self, i: int) -> Seat:
        """A seat that is about to change: copies of the table keep theirs as it was."""
        self.seats = self.seats[:]
        self.seats[i] = copy(self.seats[i])
        return self.seats[i]

    def _rename(self, event: Renamed) -> None:
        self._seat(event.seat).name = event.name
        self.chat = [
            msgspec.structs.replace(line, name=event.name) if line.seat == event.seat else line
            for line in self.chat
        ]
        self.chat_changes += 1
        if self.session is not None:
            self.session.seats = [s.name for s in self.seats]

    def _start(self, event: Started) -> None:
        self.options = event.options
        self.rules = event.rules or FIRST_RULES
        names = [s.name for s in self.seats]
        self.status = "playing"
        self.answered = [0] * len(names)
        self.session = Session(find_game(self.game), self.seed, names, self.options)
        self._played()

    def _deal(self, event: Dealt) -> None:
        session = self.playing()
        session.deal_anew(event.seat, int(event.seed))
        self.deals.append(session.deals[-1])
        self._tell("played_on", event.seat)

    def _undo(self, event: Undone) -> None:
        session = self.playing()
        count = len(session.answers) - event.keep
        seat = event.seat if event.seat >= 0 else session.answers[event.keep][0]
        session.undo(count)
        self.digests = [(n, digest) for n, digest in self.digests if n <= event.keep]
        self.answered = [0] * len(self.seats)
        for given_by, _ in session.answers:
            self.answered[given_by] += 1
        self.undos += 1
        here = self._here()
        self.lines = [TableLine(min(line.at, here), line.told) for line in self.lines]
        self._tell("undo", seat, n=count)
        self._played()

    def _resign(self, event: Resigned) -> None:
        seat = self._seat(event.seat)
        seat.resigned, seat.stand_in = True, event.bot
        if not event.bot:
            self.given_up, self.status = True, "over"
            self._forget_undo()
        if self.session is not None:
            self._tell("resigned", event.seat, over=not event.bot)

    def _here(self) -> int:
        """After how many events of the log a line of the table's own stands."""
        stepper = self.playing().stepper
        return len(stepper.events) if self.own_pace else stepper.lines(SPECTATOR)

    def _tell(self, event: str, player: int, **more: object) -> None:
        self.lines.append(TableLine(self._here(), {"event": event, "player": player, **more}))

    def _played(self) -> None:
        session = self.playing()
        self.status = "over" if session.over else "playing"
        self.own_pace = self.own_pace or bool(session.state.open_seats)
        if self.status == "playing" and len(session.answers) >= MOST_STEPS:
            self.fault = "too-long"
        self._forget_undo()

    def _forget_undo(self) -> None:
        self.undo_asked_by = None
        self.undo_agreed = []

    # ------------------------------------------------------------ looking

    def playing(self) -> Session:
        if self.session is None:
            raise RuntimeError(f"table {self.id} has not begun")
        return self.session

    def seats_of(self, token: str) -> list[int]:
        """The seats this token is the key to."""
        return self.seats_with(digest(token))

    def seats_with(self, key: str) -> list[int]:
        return [i for i, s in enumerate(self.seats) if key and s.key == key]

    def open_seats(self) -> list[int]:
        return [i for i, s in enumerate(self.seats) if s.kind == "open"]

    def pending(self) -> list[Request]:
        return [] if self.session is None or self.fault or self.given_up else self.session.pending

    def settled(self) -> int:
        """How many lines of the log stay as they are, whatever the seats do at their own pace."""
        return len(self.playing().stepper.events) + len(self.lines)

    def log(self, seat: int, since: int = 0) -> list[Event]:
        """The log as a seat may read it: what happened, with the lines of the table's own."""
        stepper = self.playing().stepper
        if not self.lines:
            return stepper.log(seat, since)
        events = stepper.log(seat)
        out: list[Event] = []
        done = 0
        for line in self.lines:
            out += [*events[done : line.at], line]
            done = line.at
        return (out + events[done:])[since:]

    def log_length(self, seat: int) -> int:
        return self.playing().stepper.lines(seat) + len(self.lines)

    def base(self, request: Request) -> str:
        """The name of an open request: it changes when its seat has answered, or others were quicker."""
        seat = request.decider
        gone = self.playing().stepper.withdrawn[seat]
        return f"{seat}.{self.answered[seat]}.{gone}.{self.undos}"

    def request(self, base: str) -> Request | None:
        """The open request of this name."""
        return next((r for r in self.pending() if self.base(r) == base), None)

    def persons(self) -> list[int]:
        """The seats that people play, also if a bot stands in for one who is away."""
        return [i for i, s in enumerate(self.seats) if s.kind == "person" and not s.resigned]

    # ------------------------------------------------------------ taking back

    def undo_point(self, seats: list[int]) -> int | None:
        """How many answers would stay if whoever plays these seats took back the last one of them."""
        if self.session is None or self.fault or self.given_up:
            return None
        if self.status == "over" and not self.alone(seats):
            return None
        mine = [s for s in seats if not self.seats[s].resigned]
        answers, floor = self.session.answers, self.session.floor
        return next((i for i in range(len(answers) - 1, floor - 1, -1) if answers[i][0] in mine), None)

    def check_may_look(self, token: str) -> None:
        """A finished game is for everybody who has its code, unless nobody was to watch it."""
        if not self.settings.spectators and not self.seats_of(token):
            raise Refusal("no-seat", "you have no seat at this table")

    def alone(self, seats: list[int]) -> bool:
        """True if nobody else plays: the other seats are bots' or were given up."""
        return bool(seats) and all(seat in seats for seat in self.persons())

    def undo_is_free(self, seats: list[int], keep: int) -> bool:
        """Alone with bots always; otherwise as long as nothing hidden has come to light."""
        if self.alone(seats):
            return True
        session = self.playing()
        return keep == len(session.answers) - 1 and session.may_undo(session.answers[keep][0])

    def undo_needs(self) -> list[int]:
        """The seats that have yet to agree to what was asked."""
        if self.undo_asked_by is None:
            return []
        asking = self.seats[self.undo_asked_by].key
        return [p for p in self.persons() if self.seats[p].key != asking and p not in self.undo_agreed]

    # ------------------------------------------------------------ for others to know

    def view(self, seat: int) -> View:
        """What a seat may know of the game; everything, if it was given up."""
        if not self.given_up:
            return self.playing().stepper.view(seat)
        state = self.playing().state.clone()
        state.over = True
        return state.view(seat)

    def standings(self) -> list[int]:
        """The ranks of a finished game: whoever gave up comes after everybody else."""
        session = self.playing()
        ranks = session.state.standings() if session.over else [1] * len(self.seats)
        marks = [(seat.resigned, rank) for seat, rank in zip(self.seats, ranks, strict=True)]
        return [1 + sum(other < mark for other in marks) for mark in marks]

    def result(self) -> Result:
        """How the finished game ended."""
        state = self.playing().state
        info = self.info({}, 0)
        seats = range(len(self.seats))
        return Result(
            keys=[s.key for s in self.seats],
            seats=info.seats,
            options=self.options,
            settings=self.settings,
            standings=self.standings(),
            points=[state.points(i) for i in seats],
            turns=[state.turns(i) for i in seats],
            rematch=self.rematch,
        )

    def info(self, absent: dict[int, float], watching: int) -> TableInfo:
        """What everybody may know."""
        return TableInfo(
            id=self.id,
            code=self.code,
            game=self.game,
            status=self.status,
            seats=[
                SeatInfo(
                    seat=i,
                    kind=s.kind,
                    name=s.name,
                    bot=s.bot,
                    away=i in absent,
                    away_since=absent.get(i),
                    stand_in=s.stand_in,
                    resigned=s.resigned,
                )
                for i, s in enumerate(self.seats)
            ],
            settings=self.settings,
            options=self.options,
            watching=watching,
            rematch=self.rematch,
            undo_asked_by=self.undo_asked_by,
            undo_agreed=self.undo_agreed,
            fault=self.fault,
            rules=self.rules,
        )
