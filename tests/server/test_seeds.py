"""A seed has 128 bits wherever it goes: to the table, to the disk and back, into the record and a fork."""

from __future__ import annotations

from random import Random

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

import meadhall
from meadhall.kernel.dice import SEED_BITS
from meadhall.server.storage.store import MIGRATIONS, Store
from tests.server.halls import running

LARGEST = 2**SEED_BITS - 1


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'hall.db'}"
    address = request.getfixturevalue("postgres")
    connection = await asyncpg.connect(address)
    await connection.execute("drop schema public cascade; create schema public")
    await connection.close()
    return address


async def test_tables_are_dealt_from_seeds_of_128_bits(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        tables = [(await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"] for _ in range(12)]
        seeds = [here.hall.live[table].header.seed for table in tables]
        assert max(seeds).bit_length() > SEED_BITS - 12 and len(set(seeds)) == len(seeds)


async def test_the_largest_seed_comes_back_whole_from_the_store_the_record_and_a_fork(tmp_path, database):
    async with running(tmp_path, database=database, snapshot_every=3) as here:
        here.hall.new_seed = lambda: LARGEST
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        table = (await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"]
        live = await ann.sit(table)
        for _ in range(3):
            await live.answer()
        here.hall.forget(here.hall.live[table])
        again = await ann.sit(table)
        assert here.hall.live[table].header.seed == LARGEST
        await again.play(Random(1))
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        assert f"\nseed {LARGEST}\n" in record
        assert meadhall.read(record).is_over  # every draw of chance follows from that seed
        fork = await ann.post(f"/api/tables/{table}/fork", step=4, seat=0, level="random")
        other = await ann.sit(fork["table"]["id"])
        await other.asked()  # the bot has done what it can
        here.hall.forget(here.hall.live[fork["table"]["id"]])
        assert (await ann.sit(fork["table"]["id"])).events == other.events


async def test_seeds_of_before_are_kept_by_the_migration(database):
    """With tables, seats and entries that point at them: nothing of a hall of before is lost."""
    store = Store(database)

    def stored_before(connection: Connection) -> None:
        command.upgrade(migrations(connection), "0001")
        connection.execute(text("insert into people (id, name, made_at) values ('ann', 'Ann', 1)"))
        for name, seed in (("t1", 2**48 - 1), ("t2", 7)):
            connection.execute(
                text(
                    "insert into tables (id, game, version, kind, status, mode, options, listed, watchable, drawn,"
                    " autostart, host, invite, seed, made_at, moved_at, waiting) values (:name, 'holmgang', 1, 'game',"
                    " 'open', 'live', '{}', true, true, false, true, 'ann', 'x', :seed, 1, 1, '[]')"
                ),
                {"name": name, "seed": seed},
            )
            connection.execute(
                text("insert into seats (\"table\", seat, kind, name, auto) values (:name, 0, 'open', '', true)"),
                {"name": name},
            )

    async with store.engine.begin() as connection:
        await connection.run_sync(stored_before)
    await store.open()
    seeds = {name: (await store.table(name) or {})["seed"] for name in ("t1", "t2")}
    assert seeds == {"t1": 2**48 - 1, "t2": 7}
    assert len(await store.seats_of(["t1", "t2"])) == 2
    async with store.engine.begin() as connection:  # and back, for whoever must
        await connection.run_sync(lambda opened: command.downgrade(migrations(opened), "0001"))
        kept = (await connection.execute(text("select seed from tables order by id"))).scalars().all()
    assert kept == [2**48 - 1, 7]
    await store.close()


def migrations(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config
