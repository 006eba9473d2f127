"""An empty hall's database, brought up to date once: as good as one that every hall makes anew, and there at once.

On PostgreSQL, too: what halls of before have written is deleted, and their tables serve the next one.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

import asyncpg
from sqlalchemy import create_engine

from meadhall.server.storage.store import NEWEST, upgrade

EMPTY = """do $$
    declare name text;
    begin
        set local session_replication_role = replica;  -- in whatever order: all of them will be empty
        for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'alembic_version' loop
            execute 'delete from ' || quote_ident(name);
        end loop;
        for name in select sequencename from pg_sequences where schemaname = 'public' loop
            execute 'alter sequence ' || quote_ident(name) || ' restart';
        end loop;
    end
$$"""


@cache
def empty_hall() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "hall.db"
        engine = create_engine(f"sqlite:///{made}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return made.read_bytes()


def lay_out(folder: Path) -> Path:
    """The database of the hall in this folder, whether or not it has been open before."""
    database = folder / "hall.db"
    if not database.exists():
        database.write_bytes(empty_hall())
    return database


async def emptied(address: str) -> str:
    """The same database of PostgreSQL, empty; up to date, if a hall of today has been open on it."""
    connection = await asyncpg.connect(address)
    if await connection.fetchval("select to_regclass('alembic_version')") is None:
        found = None
    else:
        found = await connection.fetchval("select version_num from alembic_version")
    await connection.execute(EMPTY if found == NEWEST else "drop schema public cascade; create schema public")
    await connection.close()
    return address
