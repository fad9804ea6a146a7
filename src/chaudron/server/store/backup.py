"""Backups: all tables, events and notes as lines of JSON in one compressed file, alike for both databases."""

import gzip
import json
from base64 import b64decode, b64encode
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from chaudron.kernel.errors import Refusal
from chaudron.server.store.safety import private_file
from chaudron.server.store.schema import events, holders, holders_of, notes, tables
from chaudron.server.store.store import Store

FORMAT = {"format": "chaudron-backup", "version": 3}
OLDER = {"format": "chaudron-backup", "version": 2}  # there were no notes yet
OLDEST = {"format": "chaudron-backup", "version": 1}  # tables had no result yet
KEPT = (tables, events, notes)
BATCH = 1000


def backup(store: Store, file: Path) -> tuple[int, int]:
    """Write everything; how many tables and events that was. A crash leaves an older backup as it was."""
    half = file.with_name(file.name + ".part")
    try:
        half.unlink(missing_ok=True)
        private_file(half)
        with gzip.open(half, "wt", encoding="utf-8") as out:
            counts = write(store, out)
        half.replace(file)
    except OSError as e:
        why = e.strerror or str(e)
        raise Refusal(
            "cannot-write", f"{file} cannot be written: {why}", {"file": str(file), "why": why}
        ) from None
    return counts[0], counts[1]


def write(store: Store, out: IO[str]) -> list[int]:
    """Every table, event and note of one moment, however much is played meanwhile."""
    counts = [0, 0, 0]
    with store.engine.connect() as connection:
        if store.shared:
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")
        out.write(json.dumps(FORMAT) + "\n")
        for i, table in enumerate(KEPT):
            for row in connection.execution_options(stream_results=True).execute(sa.select(table)):
                values = [b64encode(v).decode() if isinstance(v, bytes) else v for v in row]
                out.write(json.dumps([table.name, values]) + "\n")
                counts[i] += 1
        out.write(json.dumps(["end", counts]) + "\n")
    return counts


def restore(store: Store, file: Path) -> tuple[int, int]:
    """Put a backup into the database; tables that are there stay as they are. A bad file changes nothing."""
    rows = read(file)
    insert = (postgresql if store.shared else sqlite).insert
    with store.engine.begin() as connection:
        before = set(connection.scalars(sa.select(tables.c.id)))
        _insert(connection, insert(tables).on_conflict_do_nothing(), rows[tables.name])
        added = set(connection.scalars(sa.select(tables.c.id))) - before
        theirs = [row for row in rows[events.name] if row["table_id"] in added]
        _insert(connection, insert(events).on_conflict_do_nothing(), theirs)
        noted = [row for row in rows[notes.name] if row["table_id"] in added]
        _insert(connection, insert(notes).on_conflict_do_nothing(), noted)
        told = [row for row in theirs if row["kind"] in ("open", "join")]
        holding = [
            h for row in told for h in holders_of(row["table_id"], row["kind"], json.loads(row["data"]))
        ]
        _insert(connection, insert(holders).on_conflict_do_nothing(), holding)
    return len(added), len(theirs)


def _insert(connection: sa.Connection, statement: sa.Executable, rows: list[dict[str, Any]]) -> None:
    for start in range(0, len(rows), BATCH):
        connection.execute(statement, rows[start : start + BATCH])


def read(file: Path) -> dict[str, list[dict[str, Any]]]:
    """The rows of a backup, or a refusal in one line."""
    rows: dict[str, list[dict[str, Any]]] = {t.name: [] for t in KEPT}
    columns = {t.name: [c.name for c in t.columns] for t in KEPT}
    end: list[int] | None = None
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head not in (FORMAT, OLDER, OLDEST):
                raise ValueError("not a backup of this version")
            for line in lines:
                name, values = json.loads(line)
                if name == "end":
                    end = values
                    continue
                if head == OLDEST and name == tables.name:
                    values.append(None)
                row = dict(zip(columns[name], values, strict=True))
                if name == events.name:
                    row["data"] = b64decode(row["data"])
                rows[name].append(row)
    except (OSError, EOFError, ValueError, KeyError, TypeError, StopIteration) as e:
        raise Refusal(
            "bad-backup", f"{file} is not a whole backup: {e}", {"file": str(file), "why": str(e)}
        ) from None
    if end is None or end != [len(rows[t.name]) for t in KEPT][: len(end)]:
        raise Refusal("bad-backup", f"{file} is not a whole backup", {"file": str(file), "why": "…"})
    return rows
