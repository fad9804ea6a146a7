"""Alembic's entry: runs the migrations on the connection it is given."""

from alembic import context

from chaudron.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
