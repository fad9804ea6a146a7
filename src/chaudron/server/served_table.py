"""A table in memory: who is connected to it, and what each of them is told."""

import asyncio
import time
from collections import deque
from collections.abc import Mapping
from math import ceil
from typing import Any, NamedTuple

import msgspec

from chaudron.bots.haste import InARow
from chaudron.kernel.view import SPECTATOR
from chaudron.server import protocol as say
from chaudron.server.events import Answered
from chaudron.server.presence import NOBODY, Elsewhere
from chaudron.server.tables import Table, digest
from chaudron.server.thinking import Deed

Reply = say.Thought | say.Ack | say.Pong


class Connection:
    """One socket at one table: what it knows, and what waits to be sent.

    How things stand, and notes, are put together when they can be sent, so a slow client skips what is past.
    """

    def __init__(self, token: str, address: str = "") -> None:
        self.key = digest(token)
        self.address = address
        self.seats: list[int] = []
        self.replies: deque[Reply] = deque()
        self.asking = False  # it waits for what a bot thinks
        self.notes: dict[int, dict[str, str]] = {}  # of its seats
        self.unsent_notes: set[int] = set()  # seats whose notes changed since it was sent them
        self.behind = True  # something changed since the last state it was sent
        self.wake = asyncio.Event()
        self.log_sent = 0
        self.log_settled = 0
        self.log_seat = -2
        self.chat_sent = 0
        self.chat_changes = 0
        self.told = 0  # how often it was told how things stand
        self.last: say.State | None = None
        self.undos = 0

    def reply(self, message: Reply) -> None:
        self.replies.append(message)
        self.wake.set()

    def tell_notes(self, seat: int, marks: dict[str, str]) -> None:
        if self.notes.get(seat, {}) != marks:
            self.notes[seat] = marks
            self.unsent_notes.add(seat)
            self.wake.set()

    def look_again(self, always: bool = False) -> None:
        """Something may have changed; `always`: it is told also if that was nothing for this connection."""
        self.behind = True
        if always:
            self.last = None
        self.wake.set()

    def is_news(self, state: say.State) -> bool:
        """Whether it has to be told; how often somebody else said no to something is not to be counted."""
        gist = msgspec.structs.replace(
            state,
            log=[],
            log_from=state.log_from + len(state.log),
            chat=[],
            chat_from=state.chat_from + len(state.chat),
        )
        if not state.log and not state.chat and gist == self.last:
            return False
        self.last = gist
        self.told += 1
        state.v, state.now = self.told, time.time()
        return True


class Clock(NamedTuple):
    """The time one request has left."""

    timer: asyncio.TimerHandle
    deadline: float

    def left(self, seconds: int) -> float:
        """The part of its time that is left."""
        return min(1.0, max(0.0, (self.deadline - time.time()) / seconds))


class Held:
    """The table as others see it for a moment: as if a seat were asked that was passed over."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.began = time.time()


class ServedTable:
    """A table that this process serves, with the people connected to it here and elsewhere."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.thinking: asyncio.Task[None] | None = None
        self.haste = asyncio.Event()  # bots do not wait until it is a person's turn
        self.clocks: dict[tuple[str, int], Clock] = {}  # by request and seconds
        self.time_left: dict[str, float] = {}  # the part of it that decisions have left, whatever was undone
        self.used = time.monotonic()
        self.gone = False  # it was removed from the database
        self.touched = 0.0  # when the database's list of tables last heard of it
        self.noted = (table.status, table.rematch)  # in the database's list of tables
        self.held: list[Held] = []  # what others are shown before the table as it stands
        self.release: asyncio.TimerHandle | None = None
        self.absent: dict[int, float] = {}  # since when a seat's person is not here
        self.announced = NOBODY  # what other processes were told of the people here
        self.deeds: dict[int, tuple[int, Deed]] = {}  # by seat: which answer was a bot's last, and why
        self.row = InARow()  # of answers of a bot: how long it thought for them
        self.hints: dict[str, asyncio.Task[Deed]] = {}  # by request
        self._views: dict[tuple[int, Held | None], dict[str, Any]] = {}
        self._info: say.TableInfo | None = None
        self.notice()

    # ------------------------------------------------------------ who is here

    def seats_here(self) -> set[int]:
        return {seat for c in self.connections for seat in c.seats}

    def watching_here(self) -> int:
        return sum(1 for c in self.connections if not c.seats)

    def looked_at(self) -> bool:
        """Whether anybody is here or in another process."""
        return bool(self.connections) or any(e != NOBODY for e in self.elsewhere.values())

    def connected(self) -> set[int]:
        return self.seats_here().union(*(e.seats for e in self.elsewhere.values()))

    def notice(self) -> None:
        """See who has come, and who has gone."""
        here = self.connected()
        now = time.time()
        people = [i for i, seat in enumerate(self.table.seats) if seat.kind == "person"]
        self.absent = {seat: self.absent.get(seat, now) for seat in people if seat not in here}

    def grace(self, seat: int) -> int:
        """How many seconds somebody who is away still has before others may let a bot play."""
        gone = time.time() - self.absent.get(seat, time.time())
        return max(0, ceil(self.table.settings.grace - gone))

    def info(self) -> say.TableInfo:
        """What everybody may know of the table now."""
        if self._info is None:
            watching = self.watching_here() + sum(e.watching for e in self.elsewhere.values())
            self._info = self.table.info(self.absent, watching)
        return self._info

    def deadline(self, seat: int, front: Held | None) -> float | None:
        """When this seat's time is up; if it has no clock, whoever's time is up first."""
        if front is not None:
            seconds = self.table.settings.timer
            return front.began + seconds if seconds else None
        clocks = [(base.partition(".")[0] != str(seat), c.deadline) for (base, _), c in self.clocks.items()]
        return min(clocks)[1] if clocks else None

    # ------------------------------------------------------------ a natural moment

    def front(self, seats: list[int]) -> Held | None:
        """What whoever has these seats is shown before the table as it stands. Nobody waits for himself."""
        return next((held for held in self.held if held.seat not in seats), None)

    def waited_for(self, front: Held | None) -> list[int]:
        return [r.decider for r in self.table.pending()] if front is None else [front.seat]

    def turn(self, seats: list[int], front: Held | None) -> int:
        """The turn or the round that the game is in, for whoever has these seats."""
        shown = self.table if front is None else front.table
        if shown.session is None or not seats:
            return 0
        return shown.session.stepper.state_of(seats[0]).turns(seats[0])

    def hold(self, before: Table, answers: list[Answered]) -> None:
        """Where answers made the rules pass over somebody because of what they hold, show each of them as
        asked. Bots need no such courtesy, but who plays for an absent person does."""
        table = self.table
        if not table.settings.pauses or table.fault:
            return
        seen = table.playing().before
        given = seen.since(len(seen) - len(answers))
        if not any(self.has_secrets(then.passed_over) for then in given):
            return
        before = before.clone()
        for answered, then in zip(answers, given, strict=True):
            session = before.playing()
            if self.has_secrets(then.passed_over):
                request = session.stepper.asked[answered.seat][0]
                answer = request.load_answer(session.stepper.state_of(answered.seat), answered.answer)
                for passed in session.stepper.passed_over(answered.seat, answer):
                    if self.has_secrets([passed.seat]):
                        front = before.clone()
                        front.playing().stepper = passed.halted
                        self.held.append(Held(front, passed.seat))
            session.answer_named(answered.seat, answered.answer)

    def has_secrets(self, seats: list[int]) -> bool:
        """True if one of these seats is a person's, and somebody else plays from whom to keep something."""
        table = self.table
        playing = {table.seats[p].key for p in table.persons() if not table.seats[p].played_by_bot()}
        return any(
            table.seats[seat].kind == "person"
            and not table.seats[seat].resigned
            and bool(playing - {table.seats[seat].key})
            for seat in seats
        )

    # ------------------------------------------------------------ telling

    def tell(self) -> None:
        """Something changed: everybody here is to look again."""
        self._views = {}
        self._info = None
        for connection in self.connections:
            connection.seats = self.table.seats_with(connection.key)
            connection.look_again()
        self.notice()

    def messages(self, connection: Connection) -> list[say.FromServer]:
        """What has to be sent now: how things stand and notes if they are new, then the replies."""
        out: list[say.FromServer] = []
        if connection.behind:
            connection.behind = False
            state = self.state_for(connection)
            if connection.is_news(state):
                out.append(state)
        out.extend([say.Notes(seat, connection.notes[seat]) for seat in sorted(connection.unsent_notes)])
        connection.unsent_notes.clear()
        out.extend(connection.replies)
        connection.replies.clear()
        return out

    def view(self, seat: int, front: Held | None) -> dict[str, Any]:
        """What a seat may know of the game; several sockets share it."""
        view = self._views.get((seat, front))
        if view is None:
            shown, settings = self.table if front is None else front.table, self.table.settings
            view = self._views[seat, front] = dict(shown.view(seat).dump())
            if shown.status == "over":
                view["standings"] = shown.standings()
            aids = shown.playing().stepper.state_of(seat).aids(settings.points, settings.tracker)
            if aids:
                view["aids"] = aids
        return view

    def state_for(self, connection: Connection) -> say.State:
        """What this connection may know, with the part of the log and the chat it has not seen."""
        table = self.table
        front = self.front(connection.seats)
        shown = table if front is None else front.table
        pending = table.pending() if front is None else []
        mine = next((r for r in pending if r.decider in connection.seats), None)
        if mine is not None:
            seat = mine.decider
        else:
            seat = connection.seats[0] if connection.seats else SPECTATOR
        welcome = seat != SPECTATOR or table.settings.spectators
        view: dict[str, Any] | None = None
        prompt: Mapping[str, Any] | None = None
        log: list[Mapping[str, Any]] = []
        start = self.log_start(connection, seat)
        if table.session is not None and welcome:
            stepper = table.session.stepper
            view = self.view(seat, front)
            log = [line.dump(seat) for line in shown.log(seat, start)]
            connection.log_sent, connection.log_settled = shown.log_length(seat), shown.settled()
            if mine is not None:
                prompt = mine.dump(stepper.state_of(seat))
        if connection.chat_changes != table.chat_changes:
            connection.chat_changes, connection.chat_sent = table.chat_changes, 0
        chat_from = connection.chat_sent
        chat = table.chat[chat_from:] if welcome or table.status == "open" else []
        connection.chat_sent += len(chat)
        return say.State(
            v=0,
            table=self.info(),
            you=connection.seats,
            seat=seat,
            view=view,
            prompt=prompt,
            base="" if mine is None else table.base(mine),
            waiting_for=self.waited_for(front),
            log=log,
            log_from=start,
            chat=chat,
            chat_from=chat_from,
            may_undo=table.undo_point(connection.seats) is not None,
            owner=connection.key != "" and connection.key == table.owner,
            lost_key=connection.key not in ("", table.owner) and not connection.seats,
            deadline=self.deadline(seat, front),
        )

    def log_start(self, connection: Connection, seat: int) -> int:
        """From where on the log is sent: where seats play at their own pace, what is open is sent again."""
        table = self.table
        if connection.undos != table.undos or connection.log_seat != seat:
            connection.undos, connection.log_seat = table.undos, seat
            connection.log_sent = connection.log_settled = 0
        if table.own_pace:
            return connection.log_settled
        return connection.log_sent
