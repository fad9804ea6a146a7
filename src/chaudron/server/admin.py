"""What whoever runs a server may do to its tables, over the database: servers that run hear of it.

A table is changed by an event, as by anything that happens there. What is to be forgotten, a name or a line
of chat, is also taken out of the events that told it.
"""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from shutil import disk_usage

import msgspec
import sqlalchemy as sa

from chaudron.kernel.errors import Refusal
from chaudron.server.events import (
    BotSeated,
    Closed,
    Joined,
    Opened,
    Renamed,
    Said,
    Stored,
    TableEvent,
    Unsaid,
    pack,
    stored,
)
from chaudron.server.protocol import ChatLine
from chaudron.server.statistics import Result
from chaudron.server.store.schema import events, holders, notes, tables
from chaudron.server.store.store import NOTIFY, Store, TableRow, event_row, find_table, is_key
from chaudron.server.tables import Table

DAY = 86_400.0
BATCH = 500
TOLD = ("open", "join", "seat_bot", "say", "rename", "unsay", "close", "resign", "stand_in", "rematch")
NAMING = ("open", "join", "seat_bot", "rename")  # the events that say who sits where
ENDED = ("over", "closed")


class SeatLine(msgspec.Struct):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    bot: str = ""


class ListedTable(msgspec.Struct):
    """A table in the list."""

    id: str
    code: str
    game: str
    status: str
    created: float
    updated: float
    events: int
    seats: list[SeatLine]


class TableCard(msgspec.Struct):
    """A table with everything that was said there."""

    table: ListedTable
    chat: list[ChatLine]


class Health(msgspec.Struct):
    """How a database is."""

    ok: bool
    problem: str
    database: str
    where: str
    tables: dict[str, int]
    events: int
    bytes: int
    free_bytes: int | None  # on the disk, if the database is a file of this machine


# ---------------------------------------------------------------- looking


def table_lines(store: Store, status: str = "", most: int = 0) -> list[ListedTable]:
    """The tables, the one that was used last first."""
    wanted = sa.select(tables).order_by(tables.c.updated.desc())
    if status:
        wanted = wanted.where(tables.c.status == status)
    if most:
        wanted = wanted.limit(most)
    with store.engine.connect() as connection:
        rows = [TableRow(*row) for row in connection.execute(wanted)]
        out: list[ListedTable] = []
        for start in range(0, len(rows), BATCH):
            out += _lines(connection, rows[start : start + BATCH])
    return out


def _lines(connection: sa.Connection, rows: list[TableRow]) -> list[ListedTable]:
    """These tables with their seats, without playing any of their games."""
    ids = [row.id for row in rows]
    counted = sa.select(events.c.table_id, sa.func.count()).where(events.c.table_id.in_(ids))
    counts = _counted(connection, counted.group_by(events.c.table_id))
    told = _told(connection, ids, NAMING)
    return [_line(row, counts.get(row.id, 0), _folded(row, told.get(row.id, []))) for row in rows]


def _counted(connection: sa.Connection, query: sa.Executable) -> dict[str, int]:
    return {row[0]: row[1] for row in connection.execute(query)}


def _line(row: TableRow, count: int, table: Table) -> ListedTable:
    seats = [SeatLine(i, s.kind, s.name, s.bot) for i, s in enumerate(table.seats)]
    return ListedTable(row.id, row.code, row.game, row.status, row.created, row.updated, count, seats)


def _told(connection: sa.Connection, ids: list[str], kinds: Iterable[str]) -> dict[str, list[Stored]]:
    """The events of these kinds, by table."""
    wanted = (
        sa.select(events.c.table_id, events.c.seq, events.c.kind, events.c.data, events.c.at)
        .where(events.c.table_id.in_(ids), events.c.kind.in_(list(kinds)))
        .order_by(events.c.table_id, events.c.seq)
    )
    out: dict[str, list[Stored]] = {}
    for table, *row in connection.execute(wanted):
        out.setdefault(table, []).append(stored(*row))
    return out


def _folded(row: TableRow, told: list[Stored]) -> Table:
    """The people of a table and what they said, without the game."""
    table = Table(row.id, row.code)
    for event in told:
        table.next_seq = event.seq
        table.fold(event)
    return table


def table_card(store: Store, key: str) -> TableCard:
    """One table, and the lines of its chat with their numbers."""
    with store.engine.connect() as connection:
        row = _find(connection, key)
        (line,) = _lines(connection, [row])
        table = _folded(row, _told(connection, [row.id], TOLD).get(row.id, []))
    return TableCard(line, table.chat)


def _find(connection: sa.Connection, key: str) -> TableRow:
    row = find_table(connection, key) if is_key(key) else None
    if row is None:
        raise Refusal("no-table", f"there is no table {key!r} here", {"table": key})
    return row


def health(store: Store, problem: str = "") -> Health:
    """How the database is, and what it holds."""
    with store.engine.connect() as connection:
        by_status = sa.select(tables.c.status, sa.func.count()).group_by(tables.c.status)
        counts = _counted(connection, by_status)
        n_events = connection.execute(sa.select(sa.func.count()).select_from(events)).scalar() or 0
        if store.shared:
            size = connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar() or 0
        else:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
            size = pages * (connection.exec_driver_sql("PRAGMA page_size").scalar() or 0)
    file = store.file
    free = None if file is None else disk_usage(Path(file).resolve().parent).free
    name = "postgresql" if store.shared else "sqlite"
    return Health(not problem, problem, name, store.where, counts, n_events, size, free)


# ---------------------------------------------------------------- changing


def close(store: Store, key: str) -> ListedTable:
    """Nobody joins, plays or talks at this table any more; it can be looked at."""

    def work(connection: sa.Connection, row: TableRow) -> None:
        if row.status in ENDED:
            raise Refusal("table-ended", f"table {row.code} has ended already", {"table": row.code})
        _append(connection, row, Closed())
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(status="closed"))

    return _changed(store, key, work)


def remove_name(store: Store, key: str, seat: int) -> ListedTable:
    """Whoever sits there is called by the number of the seat, also in everything that was kept."""
    name = f"Player {seat + 1}"

    def without(event: TableEvent) -> TableEvent | None:
        if isinstance(event, Opened) and event.seats[seat].name:
            event.seats[seat].name = name
            return event
        if isinstance(event, Joined | BotSeated | Said) and event.seat == seat and event.name:
            event.name = name
            return event
        return None

    def work(connection: sa.Connection, row: TableRow) -> None:
        table = _folded(row, _told(connection, [row.id], TOLD).get(row.id, []))
        if not 0 <= seat < len(table.seats) or not table.seats[seat].name:
            raise Refusal(
                "no-name-there", f"nobody with a name sits on seat {seat} of {row.code}", {"seat": seat}
            )
        _rewrite(connection, row, without)
        _append(connection, row, Renamed(seat, name))
        if row.result:
            result = msgspec.json.decode(row.result, type=Result)
            result.seats[seat].name = name
            told = msgspec.json.encode(result).decode()
            connection.execute(sa.update(tables).where(tables.c.id == row.id).values(result=told))

    return _changed(store, key, work)


def remove_line(store: Store, key: str, n: int) -> ListedTable:
    """A line of chat was never said, for whoever comes or is there."""
    said = -1

    def without(event: TableEvent) -> TableEvent | None:
        nonlocal said
        if isinstance(event, Said):
            said += 1
            if said == n:
                event.text = ""
                return event
        return None

    def work(connection: sa.Connection, row: TableRow) -> None:
        table = _folded(row, _told(connection, [row.id], TOLD).get(row.id, []))
        if all(line.n != n for line in table.chat):
            raise Refusal("no-line", f"there is no line {n} in the chat of {row.code}", {"n": n})
        _rewrite(connection, row, without)
        _append(connection, row, Unsaid(n))

    return _changed(store, key, work)


def prune(store: Store, days: int, only_count: bool = False) -> list[str]:
    """Remove tables that ended, and that nobody used for so many days; the codes of these."""
    before = time.time() - days * DAY
    old = sa.select(tables.c.id, tables.c.code).where(tables.c.status.in_(ENDED), tables.c.updated < before)
    with store.engine.begin() as connection:
        found = list(connection.execute(old.order_by(tables.c.updated)))
        if not only_count:
            for start in range(0, len(found), BATCH):
                ids = [id for id, _ in found[start : start + BATCH]]
                for table, column in (
                    (events, events.c.table_id),
                    (holders, holders.c.table_id),
                    (notes, notes.c.table_id),
                    (tables, tables.c.id),
                ):
                    connection.execute(sa.delete(table).where(column.in_(ids)))
            _tell(store, connection)
    return [code for _, code in found]


def _changed(store: Store, key: str, work: Callable[[sa.Connection, TableRow], None]) -> ListedTable:
    """Change a table in one transaction, and tell the servers that run."""
    with store.engine.begin() as connection:
        if not store.shared:  # nobody writes between our looking and our writing
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        row = _find(connection, key)
        if store.shared:
            connection.execute(sa.select(tables.c.id).where(tables.c.id == row.id).with_for_update())
        work(connection, row)
        _tell(store, connection)
        (line,) = _lines(connection, [_find(connection, row.id)])
    return line


def _append(connection: sa.Connection, row: TableRow, event: TableEvent) -> None:
    """One more event, after whatever a running server appends at this moment."""
    last = sa.select(sa.func.max(events.c.seq)).where(events.c.table_id == row.id)
    while True:
        seq = (connection.execute(last).scalar() or 0) + 1
        try:
            with connection.begin_nested():
                connection.execute(sa.insert(events), event_row(row.id, seq, event, time.time()))
        except sa.exc.IntegrityError:
            continue
        return


def _rewrite(
    connection: sa.Connection, row: TableRow, without: Callable[[TableEvent], TableEvent | None]
) -> None:
    """Store events again without what is to be forgotten; None: it stays as it is."""
    for event in _told(connection, [row.id], ("open", "join", "seat_bot", "say")).get(row.id, []):
        if event.event is None or (changed := without(event.event)) is None:
            continue
        here = sa.and_(events.c.table_id == row.id, events.c.seq == event.seq)
        connection.execute(sa.update(events).where(here).values(data=pack(changed)[1]))


def _tell(store: Store, connection: sa.Connection) -> None:
    """Servers over PostgreSQL look again when told nothing in particular; over SQLite they notice."""
    if store.shared:
        connection.execute(NOTIFY, {"payload": ""})
