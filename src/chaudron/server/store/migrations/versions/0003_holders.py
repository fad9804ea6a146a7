"""Who holds a key to which table, so that "my games" need not look into tables."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    holders = op.create_table(
        "holders",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
    )
    connection = op.get_bind()
    rows: set[tuple[str, str]] = set()
    found = connection.execute(
        sa.text("SELECT table_id, kind, data FROM events WHERE kind IN ('open', 'join')")
    )
    for table, kind, data in found:
        told = json.loads(bytes(data))
        seats = told.get("seats", []) if kind == "open" else [told]
        rows.update((seat["key"], table) for seat in seats if seat.get("key"))
    if rows:
        op.bulk_insert(holders, [{"key": key, "table_id": table} for key, table in sorted(rows)])


def downgrade() -> None:
    op.drop_table("holders")
