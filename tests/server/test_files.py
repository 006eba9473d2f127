"""What lies on the disk is for the hall's own user."""

from __future__ import annotations

import os
import stat

import pytest

from meadhall.server.storage.store import Store
from tests.server.halls import running


def modes(folder):
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir() if path.name.startswith("hall")}


@pytest.fixture(autouse=True)
def a_generous_umask():
    before = os.umask(0o022)
    yield
    os.umask(before)


async def test_the_database_is_readable_by_its_owner_alone(tmp_path):
    async with running(tmp_path, database=f"sqlite:///{tmp_path}/new folder/hall.db") as here:
        await here.visitor("Ann")
        found = modes(tmp_path / "new folder")
        assert {"hall.db", "hall.db-wal", "hall.db-shm"} <= set(found)
        assert set(found.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "new folder").stat().st_mode) == 0o700


async def test_a_database_of_before_is_closed_to_others(tmp_path):
    async with running(tmp_path) as here:
        await here.visitor("Ann")
    for name in ("hall.db", "hall.db-wal", "hall.db-shm"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o644)
    async with running(tmp_path) as here:
        await here.visitor("Bo")
        assert set(modes(tmp_path).values()) == {0o600}


async def test_a_database_in_memory_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    store = Store("sqlite:///:memory:")
    await store.engine.dispose()
    assert list(tmp_path.iterdir()) == []
