"""The store: appends events so that they survive a killed process, and tells other processes."""

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Protocol, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import OperationalError

from chaudron.kernel.errors import Refusal
from chaudron.server.store.schema import events, tables

T = TypeVar("T")
CHANNEL = "chaudron"
MOST_AT_ONCE = 128  # jobs that share one commit


class Stored(msgspec.Struct):
    """One event of a table."""

    seq: int
    kind: str
    data: dict[str, Any]
    at: float


class TableRow(msgspec.Struct):
    """What the list of tables knows of one."""

    id: str
    code: str
    game: str
    status: str
    created: float
    updated: float
    result: str | None


class Listener(Protocol):
    """Called from another thread when another process appended to a table."""

    def __call__(self, table: str, seq: int) -> None: ...


class Job:
    """Work for the database thread, and the future that waits for it to be committed."""

    def __init__(self, work: Callable[[sa.Connection], Any]) -> None:
        self.work = work
        self.done: Future[Any] = Future()


def database_url(url: str, folder: Path) -> str:
    """The SQLAlchemy address: SQLite in the data folder by default, PostgreSQL by DATABASE_URL."""
    if not url:
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'chaudron.sqlite3'}"
    for scheme in ("postgres://", "postgresql://"):
        if url.startswith(scheme):
            return "postgresql+psycopg://" + url.removeprefix(scheme)
    return url


class Store:
    """All work happens in one thread of its own; jobs that wait together share a commit."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url)
        self.shared = self.engine.dialect.name == "postgresql"
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread: threading.Thread | None = None
        self.listening: threading.Thread | None = None
        self.closing = threading.Event()
        if not self.shared:
            sa.event.listen(self.engine, "connect", _sqlite_settings)

    # ------------------------------------------------------------ opening and closing

    def open(self) -> None:
        """Connect, bring the schema up to date, and start the thread; refuse in one line if it cannot."""
        try:
            with self.engine.begin() as connection:
                config = Config()
                config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except (OperationalError, OSError) as e:
            reason = str(getattr(e, "orig", e)).strip().splitlines()[0]
            where = self.engine.url.render_as_string(hide_password=True)
            raise Refusal(
                "no-database",
                f"the database cannot be reached ({where}): {reason}",
                {"where": where, "why": reason},
            ) from None
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def close(self) -> None:
        self.closing.set()
        self.jobs.put(None)
        if self.thread is not None:
            self.thread.join(5)
        self.engine.dispose()

    def _work(self) -> None:
        while True:
            job = self.jobs.get()
            if job is None:
                return
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
            self._commit(batch)

    def _commit(self, batch: list[Job]) -> None:
        """Do the jobs in one transaction; if it fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                results = [job.work(connection) for job in batch]
        except Exception as e:  # noqa: BLE001 - whatever it is, it belongs to those who wait
            if len(batch) == 1:
                batch[0].done.set_exception(e)
                return
            for job in batch:
                self._commit([job])
            return
        for job, result in zip(batch, results, strict=True):
            job.done.set_result(result)

    async def _do(self, work: Callable[[sa.Connection], T]) -> T:
        job = Job(work)
        self.jobs.put(job)
        result: T = await asyncio.wrap_future(job.done)
        return result

    # ------------------------------------------------------------ tables and events

    async def create(self, id: str, code: str, game: str, data: dict[str, Any]) -> bool:
        """A new table with its first event; False if the id or the code is taken."""
        now = time.time()
        row = {"id": id, "code": code, "game": game, "status": "open", "created": now, "updated": now}

        def work(connection: sa.Connection) -> bool:
            if not connection.execute(self._insert(tables).values(row)).rowcount:
                return False
            self._append(connection, id, 0, "open", data, now)
            return True

        return await self._do(work)

    async def append(
        self, table: str, seq: int, kind: str, data: dict[str, Any], status: str | None = None
    ) -> bool:
        """Append an event; it is on disk when this returns. False if another one has this number."""
        return await self.append_all(table, seq, [(kind, data)], status)

    async def append_all(
        self,
        table: str,
        seq: int,
        new: list[tuple[str, dict[str, Any]]],
        status: str | None = None,
        result: str | None = None,
    ) -> bool:
        """Append several events together, or none of them; a new status comes with its result, if any."""
        now = time.time()

        def work(connection: sa.Connection) -> bool:
            for i, (kind, data) in enumerate(new):
                if not self._append(connection, table, seq + i, kind, data, now):
                    return False
            values: dict[str, Any] = {"updated": now} if new else {}
            if status is not None:
                values["status"] = status
                values["result"] = result
            if values:
                connection.execute(sa.update(tables).where(tables.c.id == table).values(values))
            return True

        return await self._do(work)

    def _insert(self, into: sa.Table) -> Any:
        dialect = postgresql if self.shared else sqlite
        return dialect.insert(into).on_conflict_do_nothing()

    def _append(
        self, connection: sa.Connection, table: str, seq: int, kind: str, data: dict[str, Any], at: float
    ) -> bool:
        row = {"table_id": table, "seq": seq, "kind": kind, "data": msgspec.json.encode(data), "at": at}
        if not connection.execute(self._insert(events).values(row)).rowcount:
            return False
        if self.shared:
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, f"{table}:{seq}")))
        return True

    async def events(self, table: str, since: int = 0) -> list[Stored]:
        """The events of a table from number `since` on."""

        def work(connection: sa.Connection) -> list[Stored]:
            query = sa.select(events).where(events.c.table_id == table, events.c.seq >= since)
            rows = connection.execute(query.order_by(events.c.seq))
            return [Stored(r.seq, r.kind, msgspec.json.decode(r.data), r.at) for r in rows]

        return await self._do(work)

    async def find(self, key: str) -> TableRow | None:
        """A table by its id or its short code."""

        def work(connection: sa.Connection) -> TableRow | None:
            query = sa.select(tables).where(sa.or_(tables.c.id == key, tables.c.code == key.upper()))
            row = connection.execute(query).first()
            return None if row is None else TableRow(*row)

        return await self._do(work)

    async def recent(self, status: str, limit: int = 50) -> list[TableRow]:
        def work(connection: sa.Connection) -> list[TableRow]:
            query = sa.select(tables).where(tables.c.status == status)
            rows = connection.execute(query.order_by(tables.c.updated.desc()).limit(limit))
            return [TableRow(*row) for row in rows]

        return await self._do(work)

    async def ping(self) -> bool:
        return await self._do(lambda connection: connection.execute(sa.select(1)).scalar() == 1)

    # ------------------------------------------------------------ other processes

    def listen(self, listener: Listener) -> None:
        """Call the listener whenever another process appends (PostgreSQL only)."""
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
                    listener("", 0)  # (re)connected: everybody catches up
                    while not self.closing.is_set():
                        for note in connection.notifies(timeout=1):
                            table, _, seq = note.payload.partition(":")
                            listener(table, int(seq))
            except psycopg.OperationalError:
                self.closing.wait(1)


def _sqlite_settings(connection: Any, _record: Any) -> None:
    """Readers and the writer do not wait for each other; a commit survives a killed process."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
