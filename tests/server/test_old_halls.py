"""A hall of an older version, opened by this one: who played there is known, what was played is told, and goes on.

Each folder in `old_halls` is a hall as its version left it; `old_halls/keep.py` says how one is made.
"""

from __future__ import annotations

import json
import lzma
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import meadhall
from meadhall.kernel import shelf
from meadhall.kernel.notation import move_from, text_of
from meadhall.kernel.record import parse
from tests.server.halls import RunningHall, Visitor, running
from tests.waiting import together

FOLDERS = sorted(path.parent for path in (Path(__file__).parent / "old_halls").glob("*/told.json"))
TOLD = {folder.name: json.loads((folder / "told.json").read_text(encoding="utf-8")) for folder in FOLDERS}


LESSON = "a lesson"


def tables(status: str, *, lessons: bool = False) -> list[Any]:
    return [
        pytest.param(folder, name, id=f"{folder.name}: {name}")
        for folder in FOLDERS
        for name, told in TOLD[folder.name]["tables"].items()
        if told["status"] == status and name.endswith(LESSON) == lessons
    ]


class OldHall:
    """An old hall that is open again, with Ann, a guest who comes back, and Bodil, who logs in."""

    def __init__(self, here: RunningHall, told: dict[str, Any]) -> None:
        self.here, self.told = here, told
        self.ann, self.bodil = Visitor(here.address), Visitor(here.address)
        self.ann.web.cookies.update(told["cookies"])

    async def table(self, name: str) -> dict[str, Any]:
        found: dict[str, Any] = self.told["tables"][name]
        await self.forget_the_old_hash()
        await self.bodil.post("/api/sessions", **self.told["account"])
        return found

    async def forget_the_old_hash(self) -> None:
        """It takes long to compare with, which whoever only wants to come in need not."""
        account = self.told["account"]
        secret = self.here.hall.people.passwords.hasher.hash(account["password"])
        async with self.here.hall.store.engine.begin() as connection:
            told = (secret, account["account"])
            await connection.exec_driver_sql("update people set secret = ? where account = ?", told)

    async def people_at(self, table: str) -> list[tuple[int, Visitor]]:
        """Whoever still plays there."""
        seats = (await self.ann.get(f"/api/tables/{table}"))["seats"]
        by_name = {"Ann": self.ann, "Bodil": self.bodil}
        return [(seat["seat"], by_name[seat["name"]]) for seat in seats if seat["kind"] == "person"]


@pytest.fixture
async def old_hall(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[OldHall]:
    """Opened a minute after it was left, so that no clock has run out."""
    folder: Path = request.getfixturevalue("folder")
    with sqlite3.connect(tmp_path / "hall.db") as database:
        database.executescript(lzma.decompress((folder / "hall.sql.xz").read_bytes()).decode())
        (left_at,) = database.execute("SELECT MAX(moved_at) FROM tables").fetchone()
    since = left_at + 60 - time.time()
    async with running(tmp_path, now=lambda: time.time() + since) as here:
        yield OldHall(here, TOLD[folder.name])


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
async def test_whoever_played_there_is_known(old_hall, folder):
    ann, bodil, account = old_hall.ann, old_hall.bodil, old_hall.told["account"]
    assert (await ann.get("/api/me"))["name"] == "Ann"
    assert await bodil.trouble("POST", "/api/sessions", **{**account, "password": "nine-red-sails-at-dusk"}) == (
        403,
        "wrong-password",
    )
    await bodil.post("/api/sessions", **account)
    assert (await bodil.get("/api/me"))["account"] == account["account"]
    known = {told["id"]: told["status"] for told in old_hall.told["tables"].values()}
    mine = (await ann.get("/api/me/tables"))["tables"]
    assert {table["id"]: table["status"] for table in mine} == known


@pytest.mark.parametrize(("folder", "name"), tables("over"))
async def test_what_was_played_is_told(old_hall, folder, name):
    told = await old_hall.table(name)
    path = f"/api/tables/{told['id']}"
    news = (await old_hall.ann.get(f"{path}/state?seat=0"))["news"]
    assert news["result"] == told["result"]
    record = (await old_hall.ann.web.get(f"{path}/record")).text
    assert (parse(record).version, parse(record).scores) == (told["version"], parse(told["record"]).scores)
    assert meadhall.read(record).record() == meadhall.read(told["record"]).record()
    for visitor, seat in ((old_hall.ann, "&seat=0"), (old_hall.bodil, "&seat=1"), (Visitor(old_hall.here.address), "")):
        frames = (await visitor.get(f"{path}/saga?count=200{seat}"))["frames"]
        assert len(frames) > 1 and any(frame["events"] for frame in frames)


@pytest.mark.timeout(600)
@pytest.mark.parametrize(("folder", "name"), tables("running"))
async def test_what_is_played_goes_on_to_its_end(old_hall, folder, name):
    told = await old_hall.table(name)
    table = told["id"]
    people = await old_hall.people_at(table)
    lives = [await visitor.sit(table, seat=seat) for seat, visitor in people]
    assert [said["text"] for said in lives[0].welcome["chat"]] == told["chat"]
    if told["waiting"] == [0]:
        rules = shelf.find(told["game"])
        offered = [
            text_of(rules, move_from(rules, text)) for text in told["choices"]
        ]  # which told numbers before 0.2.0
        assert [choice["text"] for choice in lives[0].last["choices"]] == offered
    ends = await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    assert all(end["result"] == ends[0]["result"] for end in ends)
    game = meadhall.read((await old_hall.ann.web.get(f"/api/tables/{table}/record")).text)
    assert game.is_over and game.state.version == told["version"]


@pytest.mark.parametrize(("folder", "name"), tables("running", lessons=True))
async def test_what_is_learnt_goes_on(old_hall, folder, name):
    live = await old_hall.ann.sit((await old_hall.table(name))["id"])
    steps = []
    for _ in range(3):
        lesson = (await live.asked())["lesson"]
        steps.append(lesson["step"])
        assert (await live.answer(lesson["expected"][0]))["type"] == "done"
    assert steps[0] == 0 and steps == sorted(set(steps))


@pytest.mark.parametrize(("folder", "name"), tables("open"))
async def test_whoever_waited_is_still_waited_for(old_hall, folder, name):
    told = await old_hall.table(name)
    path = f"/api/tables/{told['id']}"
    bo = await old_hall.here.visitor("Bo")
    for visitor in (old_hall.bodil, bo):
        await visitor.post(f"{path}/join")
    info = await old_hall.ann.get(path)
    assert (info["status"], info["version"]) == ("running", told["version"])
    assert (await old_hall.ann.get(f"{path}/state?seat=0"))["news"]["view"]
