"""The database's tables. An event is addressed by (table, seq): appending is inserting, or being late."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy import Column, Float, Integer, LargeBinary, String, Text

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("result", Text),  # of a finished game, as JSON
)

events = sa.Table(
    "events",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

# Who holds a key to which table: "my games" looks here first, in the same way for wrong keys. A key that
# was taken away stays: the table itself says what it opens.
holders = sa.Table(
    "holders",
    metadata,
    Column("key", String(64), primary_key=True),  # the digest of a token
    Column("table_id", String(16), primary_key=True),
)

# What players pencil beside their games; a seat that changes hands begins with an empty sheet.
notes = sa.Table(
    "notes",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("key", String(64), primary_key=True),  # the digest of its owner's token
    Column("marks", Text, nullable=False),  # as JSON
)

sa.Index("tables_by_update", tables.c.updated)


def holders_of(table: str, kind: str, data: dict[str, Any]) -> list[dict[str, str]]:
    """The rows of `holders` that go with an event."""
    seats = data.get("seats", []) if kind == "open" else [data] if kind == "join" else []
    keys = dict.fromkeys(str(seat["key"]) for seat in seats if seat.get("key"))
    return [{"key": key, "table_id": table} for key in keys]
