"""The store: appends events so that they survive a killed process, and tells other processes."""

import asyncio
import queue
import re
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from chaudron.kernel.errors import Refusal
from chaudron.server.events import Joined, Opened, Stored, TableEvent, pack, stored
from chaudron.server.store.safety import (
    MESSAGES,
    check_room,
    hide,
    private_file,
    private_folder,
    reason,
    trouble,
)
from chaudron.server.store.schema import events, holders, holders_of, notes, tables

T = TypeVar("T")
CHANNEL = "chaudron"
MIGRATING = 0x43484155  # the advisory lock of whoever brings the schema up to date
PROBE = "UPDATE alembic_version SET version_num = version_num"  # a write that changes nothing
PROBED = 1.0  # seconds for which a look at the database's health is good
MOST_AT_ONCE = 128  # jobs that share one commit
BREATH = (
    0.005  # seconds between two commits while several wait for each: what comes meanwhile shares the next
)

# Built once: putting a statement together costs more than carrying it out.
UPDATED = sa.update(tables).where(tables.c.id == sa.bindparam("of")).values(updated=sa.bindparam("now"))
STATUS = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("of"))
    .values(status=sa.bindparam("new"), result=sa.bindparam("how"))
)
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload")))
# PostgreSQL appends, notes the time and tells the other processes in one statement.
NEW = (
    postgresql.insert(events)
    .values({c.name: sa.bindparam(c.name, type_=c.type) for c in events.columns})
    .on_conflict_do_nothing()
    .returning(events.c.seq)
    .cte("new")
)
TOUCHED = (
    sa.update(tables)
    .where(tables.c.id == sa.bindparam("table_id"), sa.exists(sa.select(NEW.c.seq)))
    .values(updated=sa.bindparam("at"))
    .returning(tables.c.id)
    .cte("touched")
)
APPEND = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("payload"))).select_from(NEW)
APPEND_AND_TOUCH = APPEND.add_cte(TOUCHED)
EVENTS = (
    sa.select(events.c.seq, events.c.kind, events.c.data, events.c.at)
    .where(events.c.table_id == sa.bindparam("of"), events.c.seq >= sa.bindparam("since"))
    .order_by(events.c.seq)
)
FIND = sa.select(tables).where(
    sa.or_(tables.c.id == sa.bindparam("key"), tables.c.code == sa.bindparam("code"))
)
HELD = (
    sa.select(holders.c.key, tables)
    .join_from(holders, tables, tables.c.id == holders.c.table_id)
    .where(holders.c.key.in_(sa.bindparam("keys", expanding=True)))
)
NOTES = sa.select(notes.c.seat, notes.c.marks).where(
    notes.c.table_id == sa.bindparam("of"), notes.c.key == sa.bindparam("by")
)
NOTE = NOTES.where(notes.c.seat == sa.bindparam("at")).with_for_update()
KEEP_NOTE = (
    sa.update(notes)
    .where(
        notes.c.table_id == sa.bindparam("of"),
        notes.c.key == sa.bindparam("by"),
        notes.c.seat == sa.bindparam("at"),
    )
    .values(marks=sa.bindparam("new"))
)
FORGET_NOTES = sa.delete(notes).where(
    notes.c.table_id == sa.bindparam("of"),
    notes.c.seat == sa.bindparam("at"),
    notes.c.key != sa.bindparam("by"),
)
KEY = re.compile(r"[A-Za-z0-9_-]{1,16}")


class Late(Exception):
    """Another process has used the number of this event already: catch up, and decide again."""


class TableRow(msgspec.Struct):
    """What the list of tables knows of one."""

    id: str
    code: str
    game: str
    status: str
    created: float
    updated: float
    result: str | None


Listener = Callable[[str], None]  # called from another thread with what another process said


class Job:
    """Work for the database thread, and the future that waits for it to be committed.

    `single` work is one statement: where each way to the database counts, it needs no transaction.
    """

    def __init__(self, table: str, work: Callable[[sa.Connection], Any], single: bool) -> None:
        self.table = table
        self.work = work
        self.single = single
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()
        self.result: Any = None
        self.failure: Exception | None = None

    def tell(self) -> None:
        """Whoever waits goes on; called in the loop."""
        if self.done.cancelled():
            return
        if self.failure is not None:
            self.done.set_exception(self.failure)
        else:
            self.done.set_result(self.result)


def tell_all(batch: list[Job]) -> None:
    for job in batch:
        job.tell()


def database_url(url: str, folder: Path) -> str:
    """The SQLAlchemy address: SQLite in the data folder by default, PostgreSQL by DATABASE_URL."""
    if not url:
        private_folder(folder)
        return f"sqlite:///{folder / 'chaudron.sqlite3'}"
    for scheme in ("postgres://", "postgresql://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


def make_engine(url: str) -> sa.Engine:
    """The database's engine; refuse an address that names none of ours."""
    try:
        engine = sa.create_engine(url)
    except (SQLAlchemyError, ImportError, ValueError):
        engine = None
    if engine is None or engine.dialect.name not in ("sqlite", "postgresql"):
        raise Refusal(
            "bad-database",
            "DATABASE_URL is no address of a database; it looks like postgresql://user@host/name",
        )
    return engine


class Store:
    """All work happens in one thread of its own; jobs that wait together share a commit."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.listening: threading.Thread | None = None
        self.closing = threading.Event()
        self.held: sqlite3.Connection | None = None
        self.line: sa.Connection | None = None  # the thread's own connections: with transactions,
        self.quick: sa.Connection | None = None  # and for single statements
        insert = (postgresql if self.shared else sqlite).insert
        self.insert_table = insert(tables).on_conflict_do_nothing()
        self.insert_event = insert(events).on_conflict_do_nothing()
        self.insert_holder = insert(holders).on_conflict_do_nothing()
        self.insert_note = insert(notes).on_conflict_do_nothing()
        self.probed: tuple[float, str] | None = None  # when the database was last tried, and what was wrong
        if not self.shared:
            sa.event.listen(self.engine, "connect", _sqlite_settings)

    # ------------------------------------------------------------ opening and closing

    @property
    def where(self) -> str:
        """The database's address, for people: without a password."""
        return self.engine.url.render_as_string(hide_password=True)

    @property
    def file(self) -> Path | None:
        """The database's file, if it is one."""
        name = "" if self.shared else (self.engine.url.database or "").removeprefix("file:")
        return Path(name) if name and name != ":memory:" else None

    def open(self, serving: bool = False) -> None:
        """Connect, bring the schema up to date, and start the thread; refuse in one line if it cannot.

        Who serves people must be able to keep what they do: the database is tried first.
        """
        file = self.file
        if file is not None:
            private_file(file)
        if serving and file is not None:
            self._hold(file)
            check_room(file)
        try:
            with self.engine.begin() as connection:
                if self.shared:  # several processes may start at once
                    connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
                config = Config()
                config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                if serving:
                    self._try(connection)
        except CommandError:
            raise Refusal(
                "newer-database",
                f"the database ({self.where}) was made by a newer Chaudron: update this one",
                {"where": self.where},
            ) from None
        except (SQLAlchemyError, OSError) as e:
            why, code = reason(e), trouble(e)
            if serving and code != "database-away" and "not a database" not in why:
                raise Refusal(code, f"{self.where}: {MESSAGES[code]}", {"where": self.where}) from None
            raise Refusal(
                "no-database",
                f"the database cannot be reached ({self.where}): {why}",
                {"where": self.where, "why": why},
            ) from None
        for beside in ("-wal", "-shm"):
            if file is not None:
                hide(file.with_name(file.name + beside))
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def _try(self, connection: sa.Connection) -> None:
        """Look whether the database is whole, and write to it."""
        if not self.shared:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
            if found != "ok":
                raise Refusal(
                    "database-damaged", f"{self.where}: {MESSAGES['database-damaged']}", {"where": self.where}
                )
        connection.exec_driver_sql(PROBE)

    def _hold(self, file: Path) -> None:
        """Only one server at a time over SQLite: others would not hear of its changes.

        The lock belongs to the process: it goes with it, however it ends.
        """
        lock = file.with_name(file.name + ".lock")
        private_file(lock)
        try:
            held = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as e:
            if "locked" not in str(e):
                return  # the folder cannot be written to: opening the database says so better
            raise Refusal(
                "served-already",
                f"another server is using {file}; stop it, or choose another folder with CHAUDRON_HOME",
                {"where": str(file)},
            ) from None
        self.held = held

    def close(self) -> None:
        self.closing.set()
        self.jobs.put(None)
        if self.thread is not None:
            self.thread.join(5)
        self.engine.dispose()
        if self.held is not None:
            self.held.close()

    def _work(self) -> None:
        batch: list[Job] = []
        done = 0.0
        while (job := self.jobs.get()) is not None:
            busy = len(batch) > 1
            if busy and (left := done + BREATH - time.monotonic()) > 0:
                time.sleep(left)
            batch = [job]
            while len(batch) < MOST_AT_ONCE:
                try:
                    more = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    self.jobs.put(None)
                    break
                batch.append(more)
            wanted = [job for job in batch if not job.done.cancelled()]
            # Processes that lock rows in the same order never wait for each other in a circle.
            self._commit(sorted(wanted, key=lambda job: job.table))
            done = time.monotonic()
        self._hang_up()

    def _commit(self, batch: list[Job], again: bool = True) -> None:
        """Do the jobs in one transaction; if it fails, each in its own; once more if the line was cut."""
        if not batch:
            return
        try:
            with self._connection(len(batch) == 1 and batch[0].single) as connection, connection.begin():
                results = [job.work(connection) for job in batch]
        except Exception as e:  # noqa: BLE001 - whatever it is, it belongs to those who wait
            self._hang_up()
            self.probed = None  # the database may not be well any more
            if len(batch) > 1:
                for job in batch:
                    self._commit([job])
            elif again and isinstance(e, DBAPIError) and e.connection_invalidated:
                self._commit(batch, again=False)
            else:
                batch[0].failure = e
                self._tell(batch)
            return
        for job, result in zip(batch, results, strict=True):
            job.result = result
        self._tell(batch)

    def _tell(self, batch: list[Job]) -> None:
        """Wake all who wait in a loop at once: each call from another thread costs more than the rest."""
        for loop in {job.loop for job in batch}:
            with suppress(RuntimeError):  # it is closed: nobody waits any more
                loop.call_soon_threadsafe(tell_all, [job for job in batch if job.loop is loop])

    @contextmanager
    def _connection(self, single: bool) -> Iterator[sa.Connection]:
        """The thread's connection, kept open: taking one from a pool costs more than an answer."""
        if single and self.shared:
            if self.quick is None:
                self.quick = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            yield self.quick
        else:
            if self.line is None:
                self.line = self.engine.connect()
            yield self.line

    def _hang_up(self) -> None:
        for connection in (self.line, self.quick):
            if connection is not None:
                with suppress(SQLAlchemyError):
                    connection.close()
        self.line = self.quick = None

    async def _do(self, table: str, work: Callable[[sa.Connection], T], single: bool = True) -> T:
        job = Job(table, work, single)
        self.jobs.put(job)
        result: T = await job.done
        return result

    # ------------------------------------------------------------ tables and events

    async def create(
        self, id: str, code: str, game: str, new: list[TableEvent], status: str = "open"
    ) -> bool:
        """A new table with its first events; False if the id or the code is taken."""
        now = time.time()
        row = {"id": id, "code": code, "game": game, "status": status, "created": now, "updated": now}
        first = [event_row(id, seq, event, now) for seq, event in enumerate(new)]
        holding = holders_in(id, new)

        def work(connection: sa.Connection) -> bool:
            if not connection.execute(self.insert_table, row).rowcount:
                return False
            connection.execute(sa.insert(events), first)
            if holding:
                connection.execute(self.insert_holder, holding)
            return True

        return await self._do(id, work, single=False)

    async def append(
        self,
        table: str,
        seq: int,
        new: list[TableEvent],
        touch: bool = True,
        status: tuple[str, str | None] | None = None,
    ) -> None:
        """Append events together, or none of them: they survive a killed process when this returns.

        `Late` if another process has used the number already. Whoever has the first number has the
        next ones too: nobody counts on before it has seen the first. `touch` notes the time in the
        list of tables, `status` that a game has begun, or ended, and how.
        """
        now = time.time()
        first, *rest = [event_row(table, seq + i, event, now) for i, event in enumerate(new)]
        last = seq + len(rest)
        holding = holders_in(table, new)

        def work(connection: sa.Connection) -> bool:
            if self.shared:
                append = APPEND_AND_TOUCH if touch else APPEND
                if connection.execute(append, {**first, "payload": f"{table}:{last}"}).first() is None:
                    return False
            elif not connection.execute(self.insert_event, first).rowcount:
                return False
            elif touch:
                connection.execute(UPDATED, {"of": table, "now": now})
            if rest:
                connection.execute(sa.insert(events), rest)
            if holding:
                connection.execute(self.insert_holder, holding)
            if status is not None:
                connection.execute(STATUS, {"of": table, "new": status[0], "how": status[1]})
            return True

        if not await self._do(table, work, single=not rest and not holding and status is None):
            raise Late

    async def set_status(self, table: str, status: str, result: str | None) -> None:
        """Note in the list of tables that a game has begun, or ended, and how."""

        def work(connection: sa.Connection) -> None:
            connection.execute(STATUS, {"of": table, "new": status, "how": result})

        await self._do(table, work)

    async def events(self, table: str, since: int = 0) -> list[Stored]:
        """The events of a table from number `since` on."""

        def work(connection: sa.Connection) -> list[Stored]:
            rows = connection.execute(EVENTS, {"of": table, "since": since})
            return [stored(seq, kind, data, at) for seq, kind, data, at in rows]

        return await self._do(table, work)

    async def find(self, key: str) -> TableRow | None:
        """A table by its id or its short code."""
        return await self._do("", lambda connection: find_table(connection, key)) if is_key(key) else None

    async def held_by(self, keys: Iterable[str]) -> dict[str, list[TableRow]]:
        """The tables that these keys (digests of tokens) belong to or once belonged to."""
        wanted = [key for key in keys if key]

        def work(connection: sa.Connection) -> dict[str, list[TableRow]]:
            out: dict[str, list[TableRow]] = {}
            for key, *row in connection.execute(HELD, {"keys": wanted}):
                out.setdefault(key, []).append(TableRow(*row))
            return out

        return await self._do("", work)

    async def notes(self, table: str, key: str) -> dict[int, dict[str, str]]:
        """What whoever holds this key has noted at a table, by seat."""

        def work(connection: sa.Connection) -> dict[int, dict[str, str]]:
            rows = connection.execute(NOTES, {"of": table, "by": key})
            return {seat: msgspec.json.decode(marks) for seat, marks in rows}

        return await self._do(table, work)

    async def note(
        self,
        table: str,
        seat: int,
        key: str,
        change: Callable[[dict[str, str]], dict[str, str] | None],
        payload: str,
    ) -> dict[str, str] | None:
        """Change notes in one step, however many devices write at once, and tell the other processes.

        What is kept then; None, and nothing is changed, if `change` says so. Who had the seat before has left
        the table: those notes go.
        """
        where = {"of": table, "by": key, "at": seat}

        def work(connection: sa.Connection) -> dict[str, str] | None:
            connection.execute(FORGET_NOTES, where)
            connection.execute(self.insert_note, {"table_id": table, "seat": seat, "key": key, "marks": "{}"})
            marks = change(msgspec.json.decode(connection.execute(NOTE, where).one().marks))
            if marks is not None:
                connection.execute(KEEP_NOTE, {**where, "new": msgspec.json.encode(marks).decode()})
                if self.shared:
                    connection.execute(NOTIFY, {"payload": payload})
            return marks

        return await self._do(table, work, single=False)

    async def version(self) -> int:
        """Changes when somebody else has written to the database (SQLite only)."""

        def work(connection: sa.Connection) -> int:
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar() or 0)

        return await self._do("", work)

    async def missing(self, ids: list[str]) -> list[str]:
        """Those of these tables that are not there (any more)."""

        def work(connection: sa.Connection) -> list[str]:
            found = set(connection.scalars(sa.select(tables.c.id).where(tables.c.id.in_(ids))))
            return [id for id in ids if id not in found]

        return await self._do("", work)

    def damage(self) -> str:
        """Look through a whole SQLite database for damage; nothing, or `database-damaged`."""
        if self.shared:
            return ""
        with self.engine.connect() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
        return "" if found == "ok" else "database-damaged"

    async def problem(self) -> str:
        """What is wrong with the database, now or a moment ago; nothing if it takes what it is given."""
        if self.probed is None or time.monotonic() - self.probed[0] > PROBED:
            self.probed = (time.monotonic(), await self._probe())
        return self.probed[1]

    async def _probe(self) -> str:
        try:
            if self.file is not None:
                check_room(self.file)
            await self._do("", lambda connection: connection.exec_driver_sql(PROBE))
        except Refusal as r:
            return r.code
        except SQLAlchemyError as e:
            return trouble(e)
        return ""

    async def notify(self, payload: str) -> None:
        """Say something to the other processes (PostgreSQL only)."""

        def work(connection: sa.Connection) -> None:
            connection.execute(NOTIFY, {"payload": payload})

        await self._do("", work)

    # ------------------------------------------------------------ other processes

    def listen(self, listener: Listener) -> None:
        """Call the listener with what is said, `table:seq` for an event; "" after a silence (PostgreSQL)."""
        if self.shared and self.listening is None:
            self.listening = threading.Thread(
                target=self._listen, args=(listener,), name="store-listen", daemon=True
            )
            self.listening.start()

    def _listen(self, listener: Listener) -> None:
        import psycopg  # noqa: PLC0415 - only where the database is PostgreSQL

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    listener("")  # (re)connected: everybody catches up
                    while not self.closing.is_set():
                        for note in connection.notifies(timeout=1):
                            listener(note.payload)
            except psycopg.OperationalError:
                self.closing.wait(1)


def is_key(text: str) -> bool:
    """Whether this may be an id or a code: nothing else is looked for."""
    return KEY.fullmatch(text) is not None


def find_table(connection: sa.Connection, key: str) -> TableRow | None:
    """A table by its id or its short code."""
    row = connection.execute(FIND, {"key": key, "code": key.upper()}).first()
    return None if row is None else TableRow(*row)


def event_row(table: str, seq: int, event: TableEvent, at: float) -> dict[str, Any]:
    kind, data = pack(event)
    return {"table_id": table, "seq": seq, "kind": kind, "data": data, "at": at}


def holders_in(table: str, new: list[TableEvent]) -> list[dict[str, str]]:
    """The rows of `holders` that go with events."""
    opening = [pack(event) for event in new if isinstance(event, Opened | Joined)]
    return [row for kind, data in opening for row in holders_of(table, kind, msgspec.json.decode(data))]


def _sqlite_settings(connection: Any, _record: Any) -> None:
    """Readers and the writer do not wait for each other; a commit survives a power cut."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
