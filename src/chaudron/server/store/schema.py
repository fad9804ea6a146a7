"""The database's tables. An event is addressed by (table, seq): appending is inserting, or being late."""

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
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

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)

Index("tables_by_update", tables.c.updated)
