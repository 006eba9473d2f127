"""The store, on SQLite and on PostgreSQL: what is written stays, and two writers cannot both be right."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from random import Random
from shutil import copyfile

import asyncpg
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, ProgrammingError

from meadhall.server import wire
from meadhall.server.storage import checkpoints
from meadhall.server.storage.bulk import MOST_ROWS
from meadhall.server.storage.schema import entries, people
from meadhall.server.storage.statements import ADD_ENTRY, ADD_PERSON, ADD_TALK, CHANGE_TABLE, MOVE_ON, Statement
from meadhall.server.storage.store import MIGRATIONS, REACHABLE, Store
from meadhall.server.storage.writer import Batch, ThreadExecutor, Writer
from meadhall.server.tables.header import Header, clock_stored, header_from
from meadhall.server.tables.seats import Chair, chair_from
from meadhall.server.troubles import Conflict, Unavailable
from tests.server.fresh import emptied, lay_out
from tests.server.halls import running
from tests.waiting import together, until


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{lay_out(tmp_path)}"
    return await emptied(request.getfixturevalue("postgres"))


@pytest.fixture
async def store(database):
    opened = Store(database)
    await opened.open()
    await opened.write(person("ann"), a_table("t1").added(), Chair(0, "person", "ann", "Ann").added("t1"))
    yield opened
    await opened.close()


def person(name: str) -> Statement:
    return Statement(ADD_PERSON, {"id": name, "name": name, "account": None, "secret": None, "made_at": 1.0})


def a_table(name: str) -> Header:
    return Header(
        id=name, game="holmgang", version=1, kind="game", status="open", mode="live", options={"first": "drawn"},
        clock=clock_stored(wire.Clock(60, 0)), listed=True, watchable=True, drawn=False, autostart=True,
        host="ann", invite="secret", seed=2**48 - 1, start={"deep": [1, [2]]}, made_at=1.5, moved_at=1792022400.123456,
    )  # fmt: skip


def entry(table: str, number: int, text: str = "rest") -> Statement:
    values = {"table": table, "number": number, "kind": "answer", "seat": 0, "text": text, "spent": 5, "at": 2.25}
    return Statement(ADD_ENTRY, values)


async def test_a_table_comes_back_as_it_was_written(store):
    row = await store.table("t1")
    assert header_from(row) == Header(**{**a_table("t1").__dict__, "waiting": []})
    assert [chair_from(seat) for seat in await store.seats_of(["t1"])] == [Chair(0, "person", "ann", "Ann")]
    assert await store.table("t2") is None


async def test_a_number_is_written_once(store):
    await store.write(entry("t1", 0), entry("t1", 1))
    with pytest.raises(Conflict):
        await store.write(entry("t1", 2), entry("t1", 1, "pillage 1"))
    assert [row["text"] for row in await store.entries_of("t1")] == ["rest", "rest"]  # all of a page or nothing


async def test_of_many_writers_at_once_exactly_one_gets_each_number(store):
    async def claim(writer: int, number: int) -> bool:
        try:
            await store.write(entry("t1", number, f"writer {writer}"))
        except Conflict:
            return False
        return True

    won = await together(*[claim(writer, number) for number in range(10) for writer in range(5)])
    assert sum(won) == 10
    assert [row["number"] for row in await store.entries_of("t1")] == list(range(10))


async def test_two_halls_cannot_both_write_a_number(store, database):
    other = Store(database)
    await other.open()
    results = await asyncio.gather(
        *[one.write(entry("t1", 0, name)) for one, name in ((store, "here"), (other, "there"))], return_exceptions=True
    )
    await other.close()
    assert sorted(type(result).__name__ for result in results) == ["Conflict", "NoneType"]
    assert len(await store.entries_of("t1")) == 1


async def test_one_bad_page_does_not_spoil_the_others(store):
    bad = Statement(
        ADD_TALK,
        {"table": "t1", "number": None, "kind": "chat", "seat": 0, "name": "", "text": "", "about": {}, "at": 1.0},
    )
    results = await asyncio.gather(store.write(entry("t1", 0)), store.write(bad), store.write(entry("t1", 1)),
                                   return_exceptions=True)  # fmt: skip
    assert [result is None for result in results] == [True, False, True]
    assert len(await store.rows(select(entries))) == 2


async def test_moves_at_many_tables_are_written_together(store):
    headers = [a_table(f"m{number}") for number in range(5)]
    await store.write(*[header.added() for header in headers])
    await together(*[store.write(entry(header.id, 0, header.id), moved(header, 7.5, [1])) for header in headers])
    for header in headers:
        row = await store.table(header.id)
        assert (row["moved_at"], row["due_at"], row["waiting"]) == (7.5, 107.5, [1])
        assert (row["status"], row["options"], row["host"]) == ("open", {"first": "drawn"}, "ann")
        assert [one["text"] for one in await store.entries_of(header.id)] == [header.id]
    assert (await store.table("t1"))["moved_at"] == a_table("t1").moved_at


async def test_what_is_written_is_carried_into_the_file_beside_the_writing(tmp_path, monkeypatch):
    """SQLite's own way, in the middle of somebody's move, is only for a log that grows too long."""
    monkeypatch.setattr(checkpoints, "APART", 3)
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    await store.open()
    executor = store.writer.executor
    assert isinstance(executor, ThreadExecutor)
    carried = []
    try:
        for number in range(5):
            await store.write(person(f"p{number}"))
            assert executor.checkpoints.under_way is not None
            await asyncio.wrap_future(executor.checkpoints.under_way)
            copyfile(tmp_path / "hall.db", tmp_path / "alone.db")  # without its log
            with closing(sqlite3.connect(tmp_path / "alone.db")) as alone:
                carried += alone.execute("select count(*) from people").fetchone()
    finally:
        await store.close()
    assert carried == [1, 1, 1, 4, 4]  # at once, for halls that were killed carried nothing; then after three


async def test_a_log_that_cannot_be_carried_is_told_and_loses_nothing(tmp_path, monkeypatch, caplog):
    monkeypatch.setattr(checkpoints, "APART", 1)
    monkeypatch.setattr(checkpoints, "CARRY", "PRAGMA wal_checkpoint(NO SUCH THING)")
    store = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    await store.open()
    await store.write(person("ann"))
    await store.close()
    assert "could not be carried" in caplog.text
    again = Store(f"sqlite:///{tmp_path / 'hall.db'}")
    await again.open()
    assert [row["id"] for row in await again.rows(select(people))] == ["ann"]
    await again.close()


def test_a_database_that_is_away_is_nobodys_fault():
    for reason in (OSError(), asyncpg.InternalClientError("in the middle of a word"), DBAPIError("", None, OSError())):
        with pytest.raises(Unavailable), REACHABLE:
            raise reason
    for reason in (ProgrammingError("", None, OSError()), ValueError("ours")):
        with pytest.raises(type(reason)), REACHABLE:
            raise reason


class Slow:
    """Writes when it is told to, and remembers what was written together."""

    def __init__(self) -> None:
        self.together: list[list[int]] = []
        self.may_write = asyncio.Event()

    async def write(self, batches: Sequence[Batch]) -> None:
        self.together.append([statement.values["number"] for batch in batches for statement in batch.statements])
        await self.may_write.wait()

    async def close(self) -> None: ...


async def test_while_many_write_they_wait_for_one_another():
    slow, go_on, paused = Slow(), asyncio.Event(), asyncio.Event()

    async def pause(seconds: float) -> None:
        paused.set()
        await go_on.wait()

    writer = Writer(slow, pause)
    writer.start()
    first = asyncio.create_task(writer.write([entry("t1", 0)]))
    await until(lambda: slow.together == [[0]], "the first is being written")
    second = asyncio.create_task(writer.write([entry("t2", 1)]))
    await until(lambda: len(writer.waiting) == 1, "the second waits")
    slow.may_write.set()
    await first
    third = asyncio.create_task(writer.write([entry("t1", 2)]))
    await until(lambda: paused.is_set() and len(writer.waiting) == 2, "the third has come")
    go_on.set()
    await second
    await third
    assert slow.together == [[0], [1, 2]]
    await writer.stop()


async def test_whoever_writes_alone_does_not_wait():
    async def never(seconds: float) -> None:
        raise AssertionError("nobody else writes")

    slow = Slow()
    slow.may_write.set()
    writer = Writer(slow, never)
    writer.start()
    for number in range(3):
        await writer.write([entry("t1", number)])
    assert slow.together == [[0], [1], [2]]
    await writer.stop()


async def test_of_two_moves_in_one_transaction_the_later_one_counts(store):
    await store.write(moved(a_table("t1"), 8.0, [0]), moved(a_table("t1"), 9.0, []))
    row = await store.table("t1")
    assert (row["moved_at"], row["waiting"]) == (9.0, [])


async def test_a_log_of_any_length_is_written_at_once(store):
    log = [entry("t1", number, f"move {number}") for number in range(2 * MOST_ROWS + 1)]
    await store.write(*log)
    assert [row["text"] for row in await store.entries_of("t1")] == [statement.values["text"] for statement in log]


def moved(header: Header, at: float, waiting: list[int]) -> Statement:
    later = header.copy()
    later.moved_at, later.due_at, later.waiting = at, at + 100, waiting
    statement = later.changed_since(header)
    assert statement.rank == MOVE_ON
    return statement


def test_only_a_move_is_written_as_a_move():
    before, after = a_table("t1"), a_table("t1")
    after.moved_at, after.status = 9.0, "over"
    assert after.changed_since(before).rank == CHANGE_TABLE
    assert after.changed_since(before).values["status"] == "over"


async def test_what_overdue_and_lobby_and_mine_find(store):
    header = a_table("t2")
    await store.write(header.added(), Chair(0, "open").added("t2"))
    assert {row["id"] for row in await store.lobby()} == {"t1", "t2"}
    header.status, header.due_at, header.waiting = "running", 100.0, [0]
    await store.write(header.changed())
    assert await store.overdue(99.0) == [] and await store.overdue(100.0) == ["t2"]
    assert {row["id"] for row in await store.tables_of("ann")} == {"t1", "t2"}
    assert await store.tables_of("bo") == []
    assert await store.waiting_for_bots() == []
    header.status = "over"
    await store.write(header.changed())
    assert [row["id"] for row in await store.lobby()] == ["t1"]


async def test_the_migrations_make_exactly_the_tables_we_use(store):
    def check(connection):
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.check(config)

    async with store.engine.connect() as connection:
        await connection.run_sync(check)


async def test_a_whole_game_is_played_on_either_database(database, tmp_path):
    async with running(tmp_path, database=database, snapshot_every=5) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        ends = await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        assert ends[0]["result"] == ends[1]["result"]
        here.hall.forget(here.hall.live[table])
        again = await bo.get(f"/api/tables/{table}/state?seat=1")
        assert again["news"]["result"] == ends[0]["result"] and again["news"]["events"] == lives[1].events
