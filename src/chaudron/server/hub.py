"""The tables that are alive in this process: who is connected, what was said, what bots do."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from chaudron.bots.catalogue import check_bot
from chaudron.games.catalogue import game as find_game
from chaudron.kernel.errors import Refusal
from chaudron.kernel.record import Record
from chaudron.server import protocol as say
from chaudron.server.statistics import Result
from chaudron.server.store.store import Store, Stored, TableRow
from chaudron.server.tables import DEFAULT_BOT, Table, digest
from chaudron.server.thinking import pool, ready, think

LOG = logging.getLogger("chaudron.server")
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # of codes: no I or O, which look like digits
CODE_LENGTH = 5
MOST_ALIVE = 1000  # tables without anybody that stay in memory
LONGEST_NAME = 40
LONGEST_LINE = 500
MOST_CHAT = 2000


class Connection:
    """One socket at one table."""

    def __init__(self, token: str, send: Callable[[say.FromServer], None]) -> None:
        self.key = digest(token)
        self.send = send
        self.seats: list[int] = []
        self.log_sent = 0
        self.log_seat = -2
        self.chat_sent = 0
        self.undos = 0


class Live:
    """A table in memory, with the people connected to it here."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: list[Connection] = []
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.timed = ""  # the request the timer runs for
        self.deadline: float | None = None
        self.used = time.monotonic()

    def connected(self) -> set[int]:
        return {seat for c in self.connections for seat in c.seats}


def refused(code: str, message: str, **details: object) -> Refusal:
    return Refusal(code, message, dict(details))


def clean(text: str, longest: int) -> str:
    """A name or a line without control characters, cut to size."""
    return "".join(c for c in text if c.isprintable()).strip()[:longest]


class Hub:
    """Serves tables. Every change is an event that the store has kept before anybody hears of it."""

    def __init__(self, store: Store, bot_workers: int = 1) -> None:
        self.store = store
        self.live: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.bot_workers = bot_workers
        self.pool: ProcessPoolExecutor | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.counts = {"tables": 0, "answers": 0, "refused": 0, "bot_answers": 0}
        self.loop: asyncio.AbstractEventLoop | None = None

    async def open(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.store.listen(self.heard)

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)

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
                try:
                    live = await self.loading[row.id]
                finally:
                    self.loading.pop(row.id, None)
        live.used = time.monotonic()
        return live

    async def _load(self, id: str, code: str) -> Live:
        table = Table(id, code)
        for event in await self.store.events(id):
            table.apply(event)
        self._forget_idle()
        live = self.live[id] = Live(table)
        self.after_change(live)
        return live

    def _forget_idle(self) -> None:
        idle = [x for x in self.live.values() if not x.connections and x.thinking is None]
        if len(self.live) >= MOST_ALIVE and idle:
            for live in sorted(idle, key=lambda x: x.used)[: len(idle) // 2 + 1]:
                del self.live[live.table.id]

    async def create(self, wish: say.NewTable, token: str) -> Live:
        """Open a table; the token becomes the key of the creator and of the creator's seats."""
        game = find_game(wish.game)
        game.check_players(len(wish.seats))
        game.read(wish.options)
        seats: list[dict[str, str]] = []
        for i, seat in enumerate(wish.seats):
            name = clean(seat.name, LONGEST_NAME) or f"{seat.kind.capitalize()} {i + 1}"
            if seat.kind == "bot":
                check_bot(wish.game, seat.bot)
                name = clean(seat.name, LONGEST_NAME) or seat.bot
            kind = "person" if seat.kind == "mine" else seat.kind
            key = digest(token) if seat.kind == "mine" else ""
            seats.append({"kind": kind, "name": name if kind != "open" else "", "bot": seat.bot, "key": key})
        seed = secrets.randbits(63) if wish.seed is None else wish.seed
        data = {
            "game": wish.game,
            "options": game.settle(seed, len(seats), wish.options),
            "settings": msgspec.to_builtins(wish.settings),
            "seats": seats,
            "owner": digest(token),
            "seed": seed,
        }
        while True:
            id = secrets.token_urlsafe(9)
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
            if await self.store.create(id, code, wish.game, data):
                break
        self.counts["tables"] += 1
        if self.pool is None and any(s["kind"] == "bot" for s in seats):
            self.pool = pool(self.bot_workers)  # starts while the people look at their first hand
            self.pool.submit(ready)
        live = await self.get(id)
        if not live.table.open_seats():
            async with live.lock:
                await self.begin(live)
        return live

    # ------------------------------------------------------------ changing tables

    async def append(self, live: Live, kind: str, data: dict[str, Any], status: str | None = None) -> bool:
        """Keep an event, then take it into account. False if another process was first."""
        return await self.append_all(live, [(kind, data)], status)

    async def append_all(
        self, live: Live, new: list[tuple[str, dict[str, Any]]], status: str | None = None
    ) -> bool:
        table = live.table
        if not await self.store.append_all(table.id, table.next_seq, new, status):
            await self.catch_up(live)
            return False
        for kind, data in new:
            table.apply(Stored(table.next_seq, kind, data, time.time()))
        self.after_change(live)
        return True

    async def catch_up(self, live: Live) -> None:
        """Take into account what other processes appended."""
        new = await self.store.events(live.table.id, live.table.next_seq)
        for event in new:
            if event.seq == live.table.next_seq:
                live.table.apply(event)
        if new:
            self.after_change(live)

    def heard(self, table: str, seq: int) -> None:
        """Another process appended (called from the store's thread)."""
        if self.loop is not None:
            self.loop.call_soon_threadsafe(self._heard, table, seq)

    def _heard(self, table: str, seq: int) -> None:
        for live in list(self.live.values()) if not table else filter(None, [self.live.get(table)]):
            if not table or seq >= live.table.next_seq:
                self.spawn(self._catch_up_locked(live))

    async def _catch_up_locked(self, live: Live) -> None:
        async with live.lock:
            await self.catch_up(live)

    def after_change(self, live: Live) -> None:
        """Everybody hears of it; bots and the timer go on."""
        self.set_timer(live)
        self.broadcast(live)
        if live.thinking is None and self.bots_to_move(live):
            live.thinking = self.spawn(self.let_bots_play(live))

    async def begin(self, live: Live) -> None:
        """The game starts: seats that are still open go to bots."""
        table = live.table
        bot = DEFAULT_BOT.get(table.game, "random")
        new: list[tuple[str, dict[str, Any]]] = [
            ("seat_bot", {"seat": i, "bot": bot, "name": bot}) for i in table.open_seats()
        ]
        new.append(("start", {"options": table.options}))
        await self.append_all(live, new, "playing")

    # ------------------------------------------------------------ bots and the clock

    def bots_to_move(self, live: Live) -> bool:
        seats = live.table.seats
        return any(seats[r.decider].played_by_bot() for r in live.table.pending())

    async def let_bots_play(self, live: Live) -> None:
        """Bots answer until a person has to, each batch kept before it is shown."""
        try:
            while self.bots_to_move(live):
                table = live.table
                bots = {i: s.played_by_bot() for i, s in enumerate(table.seats) if s.played_by_bot()}
                before, undos = len(table.playing().answers), table.undos
                answers = await self.thought(live, bots, 1000)
                async with live.lock:
                    now = table.playing()
                    if len(now.answers) != before or table.undos != undos or not answers:
                        continue
                    new = [("answer", {"seat": seat, "answer": a, "id": ""}) for seat, a in answers]
                    await self.append_all(live, new)
                    self.counts["bot_answers"] += len(new)
                    await self.close_if_over(live)
        finally:
            live.thinking = None

    async def thought(self, live: Live, bots: dict[int, str], most: int) -> list[tuple[int, Any]]:
        """The bots' answers, from the pool; a pool that broke is made anew once."""
        session = live.table.playing()
        for last in (False, True):
            if self.pool is None:
                self.pool = pool(self.bot_workers)
            with contextlib.suppress(BrokenProcessPool):
                return await asyncio.get_running_loop().run_in_executor(
                    self.pool, think, live.table.id, live.table.undos, live.table.game, session.seed,
                    session.seats, session.options, session.answers[:], bots, most,
                )  # fmt: skip
            self.pool = None
            if last:
                raise refused("no-bots", "the bots' processes keep dying")
        return []

    def set_timer(self, live: Live) -> None:
        """Run the clock for the person who has to decide, if the table plays with one."""
        table = live.table
        people = [r for r in table.pending() if not table.seats[r.decider].played_by_bot()]
        seconds = table.settings.timer
        wanted = table.base(people[0]) if people and seconds > 0 else ""
        if wanted == live.timed:
            return
        if live.timer is not None:
            live.timer.cancel()
        live.timer, live.timed, live.deadline = None, wanted, None
        if wanted:
            live.deadline = time.time() + seconds
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(seconds, lambda: self.spawn(self.time_is_up(live, wanted)))

    async def time_is_up(self, live: Live, base: str) -> None:
        """A bot makes the one decision that took too long."""
        table = live.table
        request = next((r for r in table.pending() if table.base(r) == base), None)
        if request is None:
            return
        bot = DEFAULT_BOT.get(table.game, "random")
        answers = await self.thought(live, {request.decider: bot}, 1)
        async with live.lock:
            request = next((r for r in table.pending() if table.base(r) == base), None)
            if request is not None and answers:
                seat, answer = answers[0]
                await self.append(live, "answer", {"seat": seat, "answer": answer, "id": ""})
                await self.close_if_over(live)

    async def close_if_over(self, live: Live) -> None:
        """The list of tables learns that a game has ended, and how."""
        if live.table.status == "over":
            result = msgspec.json.encode(live.table.result()).decode()
            await self.store.append_all(live.table.id, live.table.next_seq, [], "over", result)

    async def result(self, row: TableRow) -> Result | None:
        """How the game of this table ended; None while it is played."""
        if row.result:
            return msgspec.json.decode(row.result, type=Result)
        live = await self.get(row.id)
        async with live.lock:  # over without a result: kept before results were, or killed at the last moment
            await self.close_if_over(live)
            return live.table.result() if live.table.status == "over" else None

    # ------------------------------------------------------------ telling

    def broadcast(self, live: Live) -> None:
        views: dict[int, dict[str, Any]] = {}
        for connection in live.connections:
            connection.seats = live.table.seats_with(connection.key)
        info = live.table.info(live.connected(), sum(1 for c in live.connections if not c.seats))
        for connection in list(live.connections):
            connection.send(self.state_for(live, connection, info, views))

    def state_for(
        self,
        live: Live,
        connection: Connection,
        info: say.TableInfo,
        views: dict[int, dict[str, Any]],
    ) -> say.State:
        """What this connection may know, with the part of the log it has not seen."""
        table = live.table
        session = table.session
        mine = [r for r in table.pending() if r.decider in connection.seats]
        seat = mine[0].decider if mine else connection.seats[0] if connection.seats else -1
        view: dict[str, Any] | None = None
        prompt: dict[str, Any] | None = None
        log: list[dict[str, Any]] = []
        if connection.undos != table.undos or connection.log_seat != seat:
            connection.undos, connection.log_seat, connection.log_sent = table.undos, seat, 0
        start = connection.log_sent
        if session is not None and (seat >= 0 or table.settings.spectators):
            stepper = session.stepper
            if seat not in views:
                views[seat] = stepper.view(seat).dump()
                aids = stepper.state_of(seat).aids(table.settings.points, table.settings.tracker)
                if aids:
                    views[seat]["aids"] = aids
            view = views[seat]
            events = stepper.log(seat)
            log = [e.dump(seat) for e in events[start:]]
            connection.log_sent = len(events)
            if mine:
                prompt = mine[0].dump(stepper.state_of(seat))
        chat = table.chat[connection.chat_sent :]
        chat_from, connection.chat_sent = connection.chat_sent, len(table.chat)
        return say.State(
            v=table.next_seq,
            table=info,
            you=connection.seats,
            seat=seat,
            view=view,
            prompt=prompt,
            base=table.base(mine[0]) if mine else "",
            waiting_for=[r.decider for r in table.pending()],
            log=log,
            log_from=start,
            chat=chat,
            chat_from=chat_from,
            may_undo=seat >= 0 and self.undo_point(live, connection) is not None,
            owner=connection.key != "" and connection.key == table.owner,
            deadline=live.deadline,
        )

    # ------------------------------------------------------------ connections

    def connect(self, live: Live, connection: Connection) -> None:
        live.connections.append(connection)
        self.broadcast(live)

    def disconnect(self, live: Live, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.remove(connection)
            self.broadcast(live)

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

    # ------------------------------------------------------------ messages

    async def handle(self, live: Live, connection: Connection, message: say.FromClient) -> None:
        """Carry out a message, and say what became of it."""
        if isinstance(message, say.Ping):
            connection.send(say.Pong())
            return
        problem: say.Problem | None = None
        try:
            async with live.lock:
                await self._carry_out(live, connection, message)
        except Refusal as r:
            self.counts["refused"] += 1
            problem = say.Problem(r.code, r.message, r.details)
        connection.send(say.Ack(message.id, problem))
        if problem is not None:
            info = live.table.info(live.connected(), 0)
            connection.send(self.state_for(live, connection, info, {}))

    async def _carry_out(self, live: Live, connection: Connection, message: say.FromClient) -> None:
        if isinstance(message, say.Answer):
            await self._answer(live, connection, message)
        elif isinstance(message, say.Say):
            await self._say(live, connection, message)
        elif isinstance(message, say.Undo):
            await self._undo(live, connection)
        elif isinstance(message, say.AgreeUndo):
            await self._agree_undo(live, connection, message)
        elif isinstance(message, say.StandIn):
            await self._stand_in(live, connection, message)
        elif isinstance(message, say.Resign):
            seat = self._my_seat(connection)
            bot = DEFAULT_BOT.get(live.table.game, "random")
            await self.append(live, "resign", {"seat": seat, "bot": bot})
        elif isinstance(message, say.Rematch):
            await self._rematch(live, connection, message)
        else:
            await self._as_owner(live, connection, message)

    def _my_seat(self, connection: Connection) -> int:
        if not connection.seats:
            raise refused("no-seat", "you have no seat at this table")
        return connection.seats[0]

    async def _answer(self, live: Live, connection: Connection, message: say.Answer) -> None:
        table = live.table
        if message.id in table.answer_ids:
            return  # a resend: it is kept already
        self._my_seat(connection)
        request = next(
            (r for r in table.pending() if r.decider in connection.seats and table.base(r) == message.base),
            None,
        )
        if request is None:
            raise refused("stale", "this question is no longer open")
        session = table.playing()
        seat = request.decider
        answer = request.load_answer(session.stepper.state_of(seat), message.answer)
        session.stepper.check(seat, answer)
        data = {"seat": seat, "answer": request.dump_answer(answer), "id": message.id[:64]}
        if not await self.append(live, "answer", data):
            raise refused("stale", "this question is no longer open")
        self.counts["answers"] += 1
        await self.close_if_over(live)

    async def _say(self, live: Live, connection: Connection, message: say.Say) -> None:
        text = clean(message.text, LONGEST_LINE)
        if not text:
            raise refused("empty-line", "there is nothing to say")
        if len(live.table.chat) >= MOST_CHAT:
            raise refused("chat-full", "enough has been said at this table")
        seat = connection.seats[0] if connection.seats else -1
        if seat < 0 and not live.table.settings.spectators:
            raise refused("no-seat", "you have no seat at this table")
        name = live.table.seats[seat].name if seat >= 0 else ""
        await self.append(live, "say", {"seat": seat, "name": name, "text": text})

    def undo_point(self, live: Live, connection: Connection) -> int | None:
        """How many answers would stay if this connection took back its last one."""
        session = live.table.session
        if session is None:
            return None
        for i in range(len(session.answers) - 1, -1, -1):
            if session.answers[i][0] in connection.seats:
                return i
        return None

    def undo_is_free(self, live: Live, connection: Connection, keep: int) -> bool:
        """Alone with bots always; otherwise as long as nothing hidden has come to light."""
        table = live.table
        if all(seat in connection.seats for seat in table.persons()):
            return True
        session = table.playing()
        seat = session.answers[keep][0]
        return keep == len(session.answers) - 1 and session.may_undo(seat)

    async def _undo(self, live: Live, connection: Connection) -> None:
        self._my_seat(connection)
        keep = self.undo_point(live, connection)
        if keep is None:
            raise refused("nothing-to-undo", "there is nothing to take back")
        if self.undo_is_free(live, connection, keep):
            await self.append(live, "undo", {"keep": keep}, "playing")
        else:
            seat = live.table.playing().answers[keep][0]
            await self.append(live, "ask_undo", {"seat": seat})

    async def _agree_undo(self, live: Live, connection: Connection, message: say.AgreeUndo) -> None:
        table = live.table
        asking = table.undo_asked_by
        seat = self._my_seat(connection)
        if asking is None or seat == asking:
            raise refused("no-undo-asked", "nobody asks to take something back")
        await self.append(live, "agree_undo", {"seat": seat, "agree": message.agree})
        needed = [p for p in table.persons() if p != asking]
        if table.undo_asked_by == asking and all(p in table.undo_agreed for p in needed):
            session = table.playing()
            mine = [i for i, (who, _) in enumerate(session.answers) if who == asking]
            await self.append(live, "undo", {"keep": mine[-1]}, "playing")

    async def _stand_in(self, live: Live, connection: Connection, message: say.StandIn) -> None:
        table = live.table
        self._my_seat(connection)
        if not 0 <= message.seat < len(table.seats) or table.seats[message.seat].kind != "person":
            raise refused("no-person", "nobody's seat can be taken over there")
        own = message.seat in connection.seats
        if table.seats[message.seat].resigned:
            raise refused("resigned", "this player has resigned")
        if not own and message.seat in live.connected():
            raise refused("not-absent", "this player is here")
        if not own and not message.bot:
            raise refused("not-yours", "only its own player can take this seat back")
        if message.bot:
            check_bot(table.game, message.bot)
        await self.append(live, "stand_in", {"seat": message.seat, "bot": message.bot})

    async def _rematch(self, live: Live, connection: Connection, message: say.Rematch) -> None:
        table = live.table
        self._my_seat(connection)
        if table.rematch:
            return
        if table.status != "over":
            raise refused("not-over", "the game is still being played")
        options = table.options if message.same_kingdom else {**table.options, "kingdom": ""}
        seed = secrets.randbits(63)
        keys = [{"kind": s.kind, "name": s.name, "bot": s.bot, "key": s.key} for s in table.seats]
        keys = keys[1:] + keys[:1]
        data = {
            "game": table.game,
            "options": find_game(table.game).settle(seed, len(keys), options),
            "settings": msgspec.to_builtins(table.settings),
            "seats": keys,
            "owner": table.owner,
            "seed": seed,
        }
        id = secrets.token_urlsafe(9)
        code = "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))
        if not await self.store.create(id, code, table.game, data):
            raise refused("too-late", "try again")
        await self.append(live, "rematch", {"table": id})
        await self.close_if_over(live)
        again = await self.get(id)
        async with again.lock:
            await self.begin(again)

    async def _as_owner(self, live: Live, connection: Connection, message: say.FromClient) -> None:
        table = live.table
        if not connection.key or connection.key != table.owner:
            raise refused("not-owner", "only the table's creator can do that")
        if isinstance(message, say.Change):
            await self.append(live, "change", {"settings": msgspec.to_builtins(message.settings)})
        elif isinstance(message, say.Start):
            if table.status != "open":
                raise refused("begun", "the game has begun already")
            await self.begin(live)
        elif isinstance(message, say.Kick):
            await self._kick(live, connection, message.seat)
        elif isinstance(message, say.SeatBot):
            if table.status != "open" or message.seat not in range(len(table.seats)):
                raise refused("begun", "the game has begun already")
            if message.bot:
                check_bot(table.game, message.bot)
            data = {"seat": message.seat, "bot": message.bot, "name": message.bot}
            await self.append(live, "seat_bot", data)

    async def _kick(self, live: Live, connection: Connection, seat: int) -> None:
        table = live.table
        if seat not in range(len(table.seats)) or table.seats[seat].kind != "person":
            raise refused("no-person", "nobody sits there")
        if seat in connection.seats:
            raise refused("own-seat", "this is your own seat; resign instead")
        if table.status == "open":
            await self.append(live, "seat_bot", {"seat": seat, "bot": "", "name": ""})
        else:
            bot = DEFAULT_BOT.get(table.game, "random")
            await self.append(live, "seat_bot", {"seat": seat, "bot": bot, "name": table.seats[seat].name})

    # ------------------------------------------------------------ records

    def record(self, live: Live) -> Record:
        """The record of the game; of one that still runs, without its seed."""
        record = live.table.playing().record()
        return record if live.table.status == "over" else record.without_seed()
