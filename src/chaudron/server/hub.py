"""The tables that are alive in this process. Every change is an event, kept before anybody hears of it."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from chaudron.bots.catalogue import game_bots
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.server import notes, presence
from chaudron.server import protocol as say
from chaudron.server.analyses import Analyses
from chaudron.server.automatic import Automatic
from chaudron.server.commands import carry_out, check_bot_name, check_wishes, come_back
from chaudron.server.events import (
    Answered,
    Dealt,
    Joined,
    Opened,
    SeatAtFirst,
    Started,
    Stored,
    TableEvent,
    Undone,
)
from chaudron.server.limits import LONGEST_NAME, LONGEST_OPTIONS, MOST_WATCHING, MOST_WITH_A_KEY, Limits
from chaudron.server.metrics import Histogram
from chaudron.server.pace import natural_moment
from chaudron.server.presence import Elsewhere
from chaudron.server.refused import clean, refused
from chaudron.server.served_table import Connection, ServedTable
from chaudron.server.statistics import Result
from chaudron.server.store.safety import MESSAGES, reason, trouble
from chaudron.server.store.store import Late, Store, TableRow
from chaudron.server.tables import Table, digest
from chaudron.server.thoughts import Thoughts

LOG = logging.getLogger("chaudron.server")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes: no I or O, which look like digits
CODE_LENGTH = 5
TOUCH = 5.0  # seconds between two updates of a table's place in the list
MOST_ALIVE = 1000  # tables without anybody that stay in memory
WATCH = 2.0  # seconds between two looks at whether others changed the database
SHORT = 100  # events that are folded at once; more let others go on meanwhile
MOVES = (Answered, Undone, Started)  # the game itself goes on, or back
MOST_TRIES = 200  # to append where other processes are always faster


def result_text(table: Table) -> str | None:
    """How a finished game ended, for the list of tables."""
    return msgspec.json.encode(table.result()).decode() if table.status == "over" else None


async def folded(table: Table, events: list[Stored]) -> Table:
    """The table with what happened there; a long game is played again beside the event loop."""

    def fold() -> Table:
        for event in events:
            table.fold(event)
        return table

    return fold() if len(events) <= SHORT else await asyncio.to_thread(fold)


def check_size(options: Mapping[str, Any]) -> None:
    if len(msgspec.json.encode(options)) > LONGEST_OPTIONS:
        raise refused("too-long", "these options are too long")


class Hub:
    """Serves tables to connections, together with other processes if the database is shared."""

    def __init__(self, store: Store, bot_workers: int = 1, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.served: dict[str, ServedTable] = {}
        self.loading: dict[str, asyncio.Task[ServedTable]] = {}
        self.automatic = Automatic(self, bot_workers)
        self.thoughts = Thoughts(self)
        self.analyses = Analyses(self)
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts = {
            "tables": 0,
            "answers": 0,
            "refused": 0,
            "bot_answers": 0,
            "bot_faults": 0,
            "bot_rows_too_long": 0,
            "database_errors": 0,
        }
        self.answer_times = Histogram()
        self.bot_times = Histogram()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.process = secrets.token_hex(4)
        self.processes: dict[str, float] = {}  # the others, and when they were last heard of

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.store.shared:
            self.store.listen(self.heard)
            self.spawn(self._beat())
        else:
            self.spawn(self._watch())

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        self.automatic.close()

    def spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[None]) -> None:
        """Nobody waits for these tasks: what goes wrong in one is logged."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of the hub failed", exc_info=task.exception())

    # ------------------------------------------------------------ finding tables

    async def get(self, key: str) -> ServedTable:
        """The table of this id or code, or a refusal."""
        served = self.served.get(key)
        if served is None:
            row = await self.store.find(key)
            if row is None:
                raise refused("no-table", f"there is no table {key!r} here (any more)", table=key)
            served = self.served.get(row.id)
            if served is None:
                if row.id not in self.loading:
                    self.loading[row.id] = asyncio.ensure_future(self._load(row.id, row.code))
                served = await asyncio.shield(self.loading[row.id])
        served.used = time.monotonic()
        return served

    async def get_fresh(self, key: str) -> ServedTable:
        """The table as it stands, also if another process changed it a moment ago."""
        served = await self.get(key)
        if self.store.shared:
            await self._catch_up_locked(served)
        return served

    async def _load(self, id: str, code: str) -> ServedTable:
        try:
            table = await folded(Table(id, code), await self.store.events(id))
            if not table.game:
                raise refused("table-unreadable", "this table cannot be read; its server's log says more")
            table.look_back()
            served = self._serve(table)
        finally:
            self.loading.pop(id, None)
        self.say_to_others(presence.asking(self.process, id))
        self.after_change(served)
        return served

    def _serve(self, table: Table) -> ServedTable:
        self._forget_idle()
        served = self.served[table.id] = ServedTable(table)
        return served

    @contextlib.contextmanager
    def unspoilt(self, table: str) -> Iterator[None]:
        """Where many tables are looked at: one that cannot be loaded is logged, and spoils no other."""
        try:
            yield
        except SQLAlchemyError:
            raise
        except Refusal as r:
            LOG.warning("table %s is passed over: %s", table, r.message)
        except Exception:
            LOG.exception("table %s is passed over", table)

    def _forget_idle(self) -> None:
        idle = [x for x in self.served.values() if not x.connections and x.thinking is None]
        if len(self.served) >= MOST_ALIVE and idle:
            for served in sorted(idle, key=lambda x: x.used)[: len(idle) // 2 + 1]:
                for clock in served.clocks.values():
                    clock.timer.cancel()
                del self.served[served.table.id]

    async def create(self, wish: say.NewTable, token: str) -> ServedTable:
        """Open a table; the token becomes the key of the creator and of the creator's seats."""
        game = find_game(wish.game)
        game.check_players(len(wish.seats))
        check_size(wish.options)
        game.read(wish.options)
        if wish.seed is not None and any(s.kind == "open" for s in wish.seats):
            raise refused(
                "seed-and-friends", "who chooses the seed knows all that is hidden: play that alone"
            )
        seats: list[SeatAtFirst] = []
        for i, seat in enumerate(wish.seats):
            name = clean(seat.name, LONGEST_NAME) or f"Player {i + 1}"
            if seat.kind == "bot":
                check_bot_name(wish.game, seat.bot)
                name = clean(seat.name, LONGEST_NAME) or seat.bot
            kind: say.SeatKind = "person" if seat.kind == "mine" else seat.kind
            key = digest(token) if seat.kind == "mine" else ""
            bot = seat.bot if seat.kind == "bot" else ""
            seats.append(SeatAtFirst(kind, name if kind != "open" else "", bot, key))
        seed = str(secrets.randbits(128)) if wish.seed is None else wish.seed
        lots = secrets.randbits(128) if wish.seed is None else int(seed)  # for what everybody sees drawn
        bots = [s.bot for s in seats if s.bot]
        known = game_bots(wish.game)
        suited = known.suit(known.bare(bots), wish.options, lots, "auto")
        options = game.settle(lots, len(seats), suited)
        check_wishes(wish.game, bots, len(seats), options)
        opened = Opened(wish.game, options, wish.settings, seats, digest(token), seed)
        served = await self.new_table(opened)
        if any(s.kind == "bot" for s in seats):
            self.automatic.warm_up()
        return served

    async def play_on(self, record: Record, wish: say.PlayOn, bots: list[str], token: str) -> ServedTable:
        """A table that begins as a finished game did; what its person could not know is dealt anew, so that
        nobody who has looked at the game knows what comes."""
        name = clean(wish.name, LONGEST_NAME) or clean(record.seats[wish.seat], LONGEST_NAME) or "?"
        seats = [SeatAtFirst("bot", bot, bot, "") for bot in bots]
        seats[wish.seat] = SeatAtFirst("person", name, "", digest(token))
        then: list[TableEvent] = [Answered(*answer) for answer in record.answers]
        for at, seat, seed in reversed(record.deals):  # the last first: the places of the others stay
            then.insert(at, Dealt(seat, str(seed)))
        then.append(Dealt(wish.seat, str(secrets.randbits(128))))
        opened = Opened(record.game, record.options, wish.settings, seats, digest(token), str(record.seed))
        self.automatic.warm_up()
        return await self.new_table(opened, then)

    async def new_table(self, opened: Opened, then: Sequence[TableEvent] = ()) -> ServedTable:
        """A table with an id nobody guesses and a code one can say aloud; if no seat is open, it begins."""
        events: list[TableEvent] = [opened]
        if not any(s.kind == "open" for s in opened.seats):
            events += [Started(opened.options), *then]
        while True:
            id = secrets.token_urlsafe(9)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            table = Table(id, code)
            if len(events) <= SHORT:
                table = table.after(events, time.time())
            else:
                table = await asyncio.to_thread(table.after, events, time.time())
            if await self.store.create(id, code, opened.game, events, table.status):
                break
        self.counts["tables"] += 1
        served = self._serve(table)
        self.after_change(served)
        return served

    # ------------------------------------------------------------ changing tables

    async def change(self, served: ServedTable, decide: Callable[[Table], list[TableEvent]]) -> None:
        """Let something happen at a table whose lock is held: the only way to change one.

        `decide` says what happens as the table stands, or refuses. It happens in a copy first; the copy takes
        the table's place once the events are stored. If another process was faster, `decide` is asked again
        about the table with what happened there: when this returns, what it said last is kept for good.
        """
        behind = self.store.shared  # whoever is refused is refused by the table as it really stands
        for _ in range(MOST_TRIES):
            table = served.table
            try:
                events = decide(table)
                after = self._tried(table, events)
            except Refusal:
                if behind and await self.catch_up(served):
                    continue
                raise
            if not events:
                return
            touch = time.time() - served.touched > TOUCH
            try:
                await self.store.append(table.id, table.next_seq, events, touch, self._news(served, after))
            except Late:
                await self.catch_up(served)
                behind = False
                continue
            served.touched = time.time() if touch else served.touched
            served.noted = (after.status, after.rematch)
            served.table = after
            self._show(served, table, events)
            self.after_change(served)
            return
        raise refused("busy", "too much happens at this table at once; try again")

    def _tried(self, table: Table, events: list[TableEvent]) -> Table:
        """The table after these events; what the rules stumble over must not be kept."""
        try:
            return table.after(events, time.time()) if events else table
        except Refusal:
            raise
        except RecursionError:
            raise refused("too-deep", "this is nested too deeply") from None
        except Exception:
            LOG.exception("table %s: a fault in the rules at event %d", table.id, table.next_seq)
            raise refused("fault", "the rules stumbled over this answer; nothing has changed") from None

    def _news(self, served: ServedTable, after: Table) -> tuple[str, str | None] | None:
        """What the list of tables has to learn: that a game has begun, or ended, and how."""
        if (after.status, after.rematch) == served.noted:
            return None
        return after.status, result_text(after)

    async def result(self, row: TableRow) -> Result | None:
        """How the game of this table ended; None while it is played."""
        if row.result:
            with contextlib.suppress(msgspec.MsgspecError):  # written by another version: it is made again
                return msgspec.json.decode(row.result, type=Result)
        table = (await self.get(row.id)).table
        if table.status != "over":
            return None
        await self.store.set_status(table.id, table.status, result_text(table))  # kept before results were
        return table.result()

    async def catch_up(self, served: ServedTable) -> bool:
        """Take into account what other processes appended; True if there was something."""
        table = served.table
        new = await self.store.events(table.id, table.next_seq)
        before = table.clone() if new else table
        for event in new:
            if event.seq == table.next_seq:
                table.fold(event)
        table.look_back()
        if new:
            self._show(served, before, [e.event for e in new if e.event is not None])
            served.noted = (table.status, table.rematch)
            self.after_change(served)
        return bool(new)

    async def _catch_up_locked(self, served: ServedTable) -> None:
        async with served.lock:
            await self.catch_up(served)

    def _show(self, served: ServedTable, before: Table, events: list[TableEvent]) -> None:
        """Show what happened; where somebody might have reacted, after a natural moment for each of them."""
        moves = [e for e in events if isinstance(e, MOVES)]
        if not moves:
            return
        if served.release is not None:
            served.release.cancel()
            served.release = None
        served.held = []
        answers = [e for e in moves if isinstance(e, Answered)]
        if len(answers) == len(moves):
            served.hold(before, answers)
            self._next_moment(served)

    def _next_moment(self, served: ServedTable) -> None:
        if served.held:
            served.held[0].began = time.time()
            loop = asyncio.get_running_loop()
            served.release = loop.call_later(natural_moment(), self._moment_passed, served)

    def _moment_passed(self, served: ServedTable) -> None:
        served.held = served.held[1:]
        served.release = None
        self._next_moment(served)
        self.after_change(served)

    def after_change(self, served: ServedTable) -> None:
        """Everybody hears of it; bots and the clock go on."""
        self.automatic.wake(served)
        served.tell()

    # ------------------------------------------------------------ other processes

    def heard(self, payload: str) -> None:
        """A note of another process (called from the store's thread); empty: some may have been missed."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._heard, payload)

    def _heard(self, payload: str) -> None:
        if not payload:
            for served in self.served.values():
                self.spawn(self._catch_up_locked(served))
                self.spawn(self._tell_notes(served))
                self.announce(served, always=True)
            self.say_to_others(presence.asking(self.process))
            self.spawn(self._forget_removed())
        elif presence.is_note(payload):
            self._note(presence.read(payload))
        else:
            table, _, seq = payload.partition(":")
            changed = self.served.get(table)
            if changed is not None and int(seq) >= changed.table.next_seq:
                self.spawn(self._catch_up_locked(changed))

    def _note(self, note: presence.Note) -> None:
        if note.process == self.process:
            return
        self.processes[note.process] = time.monotonic()
        if note.kind == "?":
            for served in self.served.values():
                if note.table in ("", served.table.id) and served.connections:
                    self.announce(served, always=True)
        elif note.kind == "*" and note.table in self.served:
            self.spawn(self._tell_notes(self.served[note.table]))
        elif note.kind == "=" and note.table in self.served:
            served = self.served[note.table]
            if served.elsewhere.get(note.process, presence.NOBODY) != note.people:
                served.elsewhere[note.process] = note.people
                served.tell()

    async def _tell_notes(self, served: ServedTable) -> None:
        with contextlib.suppress(SQLAlchemyError):  # who connects again is told again
            await notes.tell_all(self, served)

    def announce(self, served: ServedTable, always: bool = False) -> None:
        """Tell other processes who is connected here, if that is news."""
        people = Elsewhere(frozenset(served.seats_here()), served.watching_here())
        if self.store.shared and (always or people != served.announced):
            served.announced = people
            self.say_to_others(presence.here(self.process, served.table.id, people))

    def say_to_others(self, payload: str) -> None:
        if self.store.shared:
            self.spawn(self._say_to_others(payload))

    async def _say_to_others(self, payload: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # the next sign of life comes soon
            await self.store.notify(payload)

    async def _watch(self) -> None:
        """Notice what others do to a SQLite database: whoever runs the server may close a table there."""
        before = None
        while True:
            with contextlib.suppress(SQLAlchemyError):
                version = await self.store.version()
                if before not in (None, version):
                    self._heard("")
                before = version
            await asyncio.sleep(WATCH)

    async def _forget_removed(self) -> None:
        """Tables that were removed are there for nobody any more."""
        with contextlib.suppress(SQLAlchemyError):
            for id in await self.store.missing(list(self.served)):
                served = self.served.pop(id, None)
                if served is not None:
                    served.gone = True

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(presence.BEAT)
            await self._say_to_others(presence.alive(self.process))
            self._forget_silent()

    def _forget_silent(self) -> None:
        silent = time.monotonic() - presence.SILENCE
        for gone in [p for p, at in self.processes.items() if at < silent]:
            del self.processes[gone]
            for served in self.served.values():
                if served.elsewhere.pop(gone, None):
                    served.tell()

    # ------------------------------------------------------------ connections

    def connect(self, served: ServedTable, connection: Connection) -> None:
        """Somebody is here. Who has a seat is let in however many watch, and takes it back from a bot."""
        table = served.table
        if table.seats_with(connection.key) or (connection.key and connection.key == table.owner):
            same = sum(1 for c in served.connections if c.key == connection.key)
            full = same >= MOST_WITH_A_KEY
        else:
            full = served.watching_here() >= MOST_WATCHING or self.limits.watchers_full(connection.address)
        if full:
            raise refused("too-many", "too many are connected to this table")
        served.connections.append(connection)
        self.after_change(served)
        self.announce(served)
        if come_back(table, connection.key):
            self.spawn(self._come_back(served, connection.key))

    async def _come_back(self, served: ServedTable, key: str) -> None:
        async with served.lock:
            await self.change(served, lambda table: come_back(table, key))

    def disconnect(self, served: ServedTable, connection: Connection) -> None:
        if connection in served.connections:
            served.connections.remove(connection)
            served.tell()
            self.announce(served)

    async def join(self, served: ServedTable, wish: say.Join, token: str) -> list[int]:
        """Take an open seat; the token becomes its key. The game begins when nobody is missing."""
        name = clean(wish.name, LONGEST_NAME)
        if not name:
            raise refused("no-name", "say who you are")
        key = digest(token)

        def decide(table: Table) -> list[TableEvent]:
            if table.seats_with(key):
                return []  # kept already
            if table.fault == "closed":
                raise refused("table-closed", "whoever runs this server has closed the table")
            if table.settings.locked:
                raise refused("table-locked", "this table is locked by its creator")
            free = table.open_seats()
            if not free or (wish.seat is not None and wish.seat not in free):
                raise refused("table-full", "no seat is free at this table")
            seat = free[0] if wish.seat is None else wish.seat
            joined = Joined(seat, name, key)
            return [joined, Started(table.options)] if len(free) == 1 else [joined]

        async with served.lock:
            await self.change(served, decide)
        return served.table.seats_with(key)

    async def handle(self, served: ServedTable, connection: Connection, message: say.FromClient) -> None:
        """Carry out a message, and say what became of it; who is refused sees how things stand."""
        if isinstance(message, say.Ping):
            connection.reply(say.Pong())
            return
        problem: say.Problem | None = None
        began = time.perf_counter()
        try:
            if served.gone:
                raise refused("no-table", "this table was removed", table=served.table.code)
            if isinstance(message, say.Why | say.Hint):
                self.thoughts.ask(served, connection, message)
                return  # what becomes of it is said when it is found out
            if isinstance(message, say.Hurry):
                self.automatic.hurry(served, connection)
            elif isinstance(message, say.TakeNote):
                await notes.note(self, served, connection, message)
            else:
                async with served.lock:
                    await carry_out(self, served, connection, message)
        except Refusal as r:
            self.counts["refused"] += 1
            problem = say.Problem(r.code, r.message, r.details)
        except SQLAlchemyError as e:
            code = trouble(e)
            LOG.error("table %s: %s: %s", served.table.id, code, reason(e))
            self.counts["database_errors"] += 1
            problem = say.Problem(code, MESSAGES[code])
        if problem is not None:
            connection.look_again(always=True)
        elif isinstance(message, say.Answer):
            self.answer_times.note(time.perf_counter() - began)
        connection.reply(say.Ack(message.id, problem))

    # ------------------------------------------------------------ records

    def record(self, served: ServedTable, token: str) -> Record:
        """The record of a game. While it runs: for its players, without the seed and others' answers."""
        table = served.table
        if table.session is None and not table.fault:
            raise refused("not-begun", "this game has not begun")
        record = table.record()
        if table.status == "over":
            table.check_may_look(token)
            return record
        seats = table.seats_of(token)
        if table.fault and table.alone(seats):
            return record  # it cannot go on here: whoever played alone takes it home whole
        if not seats:
            raise refused("not-over", "the game is still being played")
        # How often others were asked tells what they might have reacted with.
        record.answers = [(seat, answer) for seat, answer in record.answers if seat in seats]
        return record.without_seed()
