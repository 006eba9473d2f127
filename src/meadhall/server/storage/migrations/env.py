"""Alembic's way in: uses the hall's connection, or opens one from `alembic -x url=…`."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection, create_engine

from meadhall.server.storage.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()


given = context.config.attributes.get("connection")
if given is not None:
    migrate(given)
else:
    with create_engine(context.get_x_argument(as_dictionary=True)["url"]).connect() as opened:
        migrate(opened)
