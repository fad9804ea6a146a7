"""The tables that are alive in this process. Every change is an event, kept before anybody hears of it."""

import asyncio
import contextlib
import logging
import secrets
import time
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.server import presence
from chaudron.server import protocol as say
from chaudron.server.automatic import Automatic
from chaudron.server.deeds import carry_out, check_bot_name
from chaudron.server.limits import LONGEST_NAME, LONGEST_OPTIONS, MOST_AT_A_TABLE, Limits
from chaudron.server.live import Connection, Live
from chaudron.server.metrics import Histogram
from chaudron.server.presence import Elsewhere
from chaudron.server.refused import clean, refused
from chaudron.server.statistics import Result
from chaudron.server.store.store import Store, Stored, TableRow
from chaudron.server.tables import Table, default_bot, digest

LOG = logging.getLogger("chaudron.server")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes: no I or O, which look like digits
CODE_LENGTH = 5
TOUCH = 5.0  # seconds between two updates of a table's place in the list
MOST_ALIVE = 1000  # tables without anybody that stay in memory


class Hub:
    """Serves tables to connections, together with other processes if the database is shared."""

    def __init__(self, store: Store, bot_workers: int = 1, limits: Limits | None = None) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.automatic = Automatic(self, bot_workers)
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts = {"tables": 0, "answers": 0, "refused": 0, "bot_answers": 0, "database_errors": 0}
        self.answer_times = Histogram()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.process = secrets.token_hex(4)
        self.processes: dict[str, float] = {}  # the others, and when they were last heard of

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        if self.store.shared:
            self.store.listen(self.heard)
            self.spawn(self._beat())

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

    async def get(self, key: str) -> Live:
        """The table of this id or code, or a refusal."""
        live = self.live.get(key)
        if live is None:
            row = await self.store.find(key)
            if row is None:
                raise refused("no-table", f"there is no table {key!r} here (any more)", table=key)
            live = self.live.get(row.id)
            if live is None:
                if row.id not in self.loading:
                    self.loading[row.id] = asyncio.ensure_future(self._load(row.id, row.code))
                live = await asyncio.shield(self.loading[row.id])
        live.used = time.monotonic()
        return live

    async def _load(self, id: str, code: str) -> Live:
        try:
            table = Table(id, code)
            for event in await self.store.events(id):
                table.apply(event)
            self._forget_idle()
            live = self.live[id] = Live(table)
        finally:
            self.loading.pop(id, None)
        self.say_to_others(presence.asking(self.process, id))
        self.after_change(live)
        return live

    def _forget_idle(self) -> None:
        idle = [x for x in self.live.values() if not x.connections and x.thinking is None]
        if len(self.live) >= MOST_ALIVE and idle:
            for live in sorted(idle, key=lambda x: x.used)[: len(idle) // 2 + 1]:
                for clock in live.clocks.values():
                    clock.timer.cancel()
                del self.live[live.table.id]

    async def create(self, wish: say.NewTable, token: str) -> Live:
        """Open a table; the token becomes the key of the creator and of the creator's seats."""
        game = find_game(wish.game)
        game.check_players(len(wish.seats))
        if len(msgspec.json.encode(wish.options)) > LONGEST_OPTIONS:
            raise refused("too-long", "these options are too long")
        game.read(wish.options)
        if wish.seed is not None and any(s.kind == "open" for s in wish.seats):
            raise refused("seed-and-friends", "who chooses the seed knows every card: play that alone")
        seats: list[dict[str, str]] = []
        for i, seat in enumerate(wish.seats):
            name = clean(seat.name, LONGEST_NAME) or f"{seat.kind.capitalize()} {i + 1}"
            if seat.kind == "bot":
                check_bot_name(wish.game, seat.bot)
                name = clean(seat.name, LONGEST_NAME) or seat.bot
            kind = "person" if seat.kind == "mine" else seat.kind
            key = digest(token) if seat.kind == "mine" else ""
            bot = seat.bot if seat.kind == "bot" else ""
            seats.append({"kind": kind, "name": name if kind != "open" else "", "bot": bot, "key": key})
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        data = {
            "game": wish.game,
            "options": game.settle(seed, len(seats), wish.options),
            "settings": msgspec.to_builtins(wish.settings),
            "seats": seats,
            "owner": digest(token),
            "seed": seed,
        }
        live = await self.new_table(wish.game, data)
        if any(s["kind"] == "bot" for s in seats):
            self.automatic.warm_up()
        if not live.table.open_seats():
            async with live.lock:
                await self.begin(live)
        return live

    async def new_table(self, game: str, data: dict[str, Any]) -> Live:
        """A table with an id nobody guesses and a code one can say aloud."""
        while True:
            id = secrets.token_urlsafe(9)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.store.create(id, code, game, data):
                break
        self.counts["tables"] += 1
        return await self.get(id)

    # ------------------------------------------------------------ changing tables

    async def append(self, live: Live, kind: str, data: dict[str, Any]) -> bool:
        """Keep an event, then take it into account. False if another process was first."""
        return await self.append_all(live, [(kind, data)])

    async def append_all(self, live: Live, new: list[tuple[str, dict[str, Any]]]) -> bool:
        table = live.table
        if live.cause is not None:
            kind, data = new[0]
            new = [(kind, {**data, "cause": live.cause}), *new[1:]]
            live.cause = None
        now = time.time()
        touch = now - live.touched > TOUCH
        if not await self.store.append_all(table.id, table.next_seq, new, touch):
            await self.catch_up(live)
            return False
        live.touched = now if touch else live.touched
        for kind, data in new:
            table.apply(Stored(table.next_seq, kind, data, now))
        self.after_change(live)
        await self._note_status(live)
        return True

    async def _note_status(self, live: Live) -> None:
        """The list of tables learns that a game has begun, or ended, and how."""
        news = (live.table.status, live.table.rematch)
        if news != live.noted:
            live.noted = news
            await self._write_status(live.table)

    async def _write_status(self, table: Table) -> None:
        result = msgspec.json.encode(table.result()).decode() if table.status == "over" else None
        await self.store.set_status(table.id, table.status, result)

    async def result(self, row: TableRow) -> Result | None:
        """How the game of this table ended; None while it is played."""
        if row.result:
            return msgspec.json.decode(row.result, type=Result)
        live = await self.get(row.id)
        async with live.lock:  # over without a result: kept before results were, or killed at the last moment
            if live.table.status != "over":
                return None
            await self._write_status(live.table)
            return live.table.result()

    async def catch_up(self, live: Live) -> None:
        """Take into account what other processes appended."""
        new = await self.store.events(live.table.id, live.table.next_seq)
        for event in new:
            if event.seq == live.table.next_seq:
                live.table.apply(event)
        if new:
            live.noted = (live.table.status, live.table.rematch)
            self.after_change(live)

    async def _catch_up_locked(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)

    def after_change(self, live: Live) -> None:
        """Everybody hears of it; bots and the clock go on."""
        self.automatic.wake(live)
        live.tell()

    async def begin(self, live: Live) -> None:
        """The game starts: seats that are still open go to bots."""
        table = live.table
        bot = default_bot(table.game)
        new: list[tuple[str, dict[str, Any]]] = [
            ("seat_bot", {"seat": i, "bot": bot, "name": bot}) for i in table.open_seats()
        ]
        new.append(("start", {"options": table.options}))
        await self.append_all(live, new)

    # ------------------------------------------------------------ other processes

    def heard(self, payload: str) -> None:
        """A note of another process (called from the store's thread); empty: some may have been missed."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._heard, payload)

    def _heard(self, payload: str) -> None:
        if not payload:
            for live in self.live.values():
                self.spawn(self._catch_up_locked(live))
                self.announce(live, always=True)
            self.say_to_others(presence.asking(self.process))
        elif presence.is_note(payload):
            self._note(presence.read(payload))
        else:
            table, _, seq = payload.partition(":")
            changed = self.live.get(table)
            if changed is not None and int(seq) >= changed.table.next_seq:
                self.spawn(self._catch_up_locked(changed))

    def _note(self, note: presence.Note) -> None:
        if note.process == self.process:
            return
        self.processes[note.process] = time.monotonic()
        if note.kind == "?":
            for live in self.live.values():
                if note.table in ("", live.table.id) and live.connections:
                    self.announce(live, always=True)
        elif note.kind == "=" and note.table in self.live:
            live = self.live[note.table]
            if live.elsewhere.get(note.process, presence.NOBODY) != note.people:
                live.elsewhere[note.process] = note.people
                live.tell()

    def announce(self, live: Live, always: bool = False) -> None:
        """Tell other processes who is connected here, if that is news."""
        people = Elsewhere(frozenset(live.seats_here()), live.watching_here())
        if self.store.shared and (always or people != live.announced):
            live.announced = people
            self.say_to_others(presence.here(self.process, live.table.id, people))

    def say_to_others(self, payload: str) -> None:
        if self.store.shared:
            self.spawn(self._say_to_others(payload))

    async def _say_to_others(self, payload: str) -> None:
        with contextlib.suppress(SQLAlchemyError):  # the next sign of life comes soon
            await self.store.notify(payload)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(presence.BEAT)
            await self._say_to_others(presence.alive(self.process))
            self._forget_silent()

    def _forget_silent(self) -> None:
        silent = time.monotonic() - presence.SILENCE
        for gone in [p for p, at in self.processes.items() if at < silent]:
            del self.processes[gone]
            for live in self.live.values():
                if live.elsewhere.pop(gone, None):
                    live.tell()

    # ------------------------------------------------------------ connections

    def connect(self, live: Live, connection: Connection) -> None:
        if len(live.connections) >= MOST_AT_A_TABLE:
            raise refused("too-many", "too many are connected to this table")
        live.connections.append(connection)
        self.after_change(live)
        self.announce(live)

    def disconnect(self, live: Live, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.remove(connection)
            live.tell()
            self.announce(live)

    async def join(self, live: Live, wish: say.Join, token: str) -> list[int]:
        """Take an open seat; the token becomes its key. The game begins when nobody is missing."""
        name = clean(wish.name, LONGEST_NAME)
        if not name:
            raise refused("no-name", "say who you are")
        async with live.lock:
            table = live.table
            if table.settings.locked:
                raise refused("table-locked", "this table is locked by its creator")
            free = table.open_seats()
            if not free or (wish.seat is not None and wish.seat not in free):
                raise refused("table-full", "no seat is free at this table")
            seat = free[0] if wish.seat is None else wish.seat
            if not await self.append(live, "join", {"seat": seat, "name": name, "key": digest(token)}):
                raise refused("too-late", "somebody else was faster; try again")
            if not table.open_seats():
                await self.begin(live)
        return table.seats_of(token)

    async def handle(self, live: Live, connection: Connection, message: say.FromClient) -> None:
        """Carry out a message, and say what became of it; who is refused sees how things stand."""
        if isinstance(message, say.Ping):
            connection.reply(say.Pong())
            return
        problem: say.Problem | None = None
        began = time.perf_counter()
        try:
            async with live.lock:
                await carry_out(self, live, connection, message)
        except Refusal as r:
            self.counts["refused"] += 1
            problem = say.Problem(r.code, r.message, r.details)
        except SQLAlchemyError:
            LOG.exception("table %s: the database does not answer", live.table.id)
            self.counts["database_errors"] += 1
            problem = say.Problem("database-away", "the database does not answer; try again in a moment")
        if problem is not None:
            connection.look_again()
        elif isinstance(message, say.Answer):
            self.answer_times.note(time.perf_counter() - began)
        connection.reply(say.Ack(message.id, problem))

    # ------------------------------------------------------------ records

    def record(self, live: Live, token: str) -> Record:
        """The record of a game. While it runs: for its players, without the seed and others' answers."""
        table = live.table
        if table.session is None:
            raise refused("not-begun", "this game has not begun")
        record = table.session.record()
        if table.status == "over":
            return record
        seats = table.seats_of(token)
        if not seats:
            raise refused("not-over", "the game is still being played")
        record.answers = [(seat, answer if seat in seats else None) for seat, answer in record.answers]
        return record.without_seed()
