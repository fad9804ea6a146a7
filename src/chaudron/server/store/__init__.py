"""Where tables are kept: one append-only list of events per table, in SQLite or PostgreSQL."""
