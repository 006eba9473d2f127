"""One broken table stops nothing: it is set aside, said so once, and everything else goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from meadhall.server.storage.statements import ADD_SNAPSHOT, Statement
from meadhall.server.tables.loader import Loader, set_up
from tests.server.halls import HOLMGANG_OF_TWO, RunningHall, Visitor, connect, running

BOT = {"kind": "bot", "level": "random"}

BREAKAGES = {
    "an illegal answer": "update entries set text = 'play-card 9' where number = 1",
    "an unknown move": "update entries set text = 'sing' where number = 1",
    "an answer of somebody who was not asked": "update entries set seat = 1 where number = 1",
    "an outcome that cannot happen": "update entries set text = 'first 9' where number = 0",
    "a gap in the log": "delete from entries where number = 0",
    "an undo of nothing": "update entries set kind = 'undo' where number = 0",
    "options that are no JSON": "update tables set options = '{\"first\"'",
    "options of another shape": "update tables set options = '[7]'",
    "a clock of another shape": 'update tables set clock = \'{"bank": "x"}\'',
    "a game that is not on the shelf": "update tables set game = 'chess'",
    "rules from the future": "update tables set version = 99",
}


async def broken(here: RunningHall, table: str, statement: str) -> None:
    """Somebody wrote into the database."""
    async with here.hall.store.engine.begin() as connection:
        where = " and" if " where " in statement else " where"
        column = '"table"' if "entries" in statement else "id"
        await connection.execute(text(f"{statement}{where} {column} = '{table}'"))


async def two_tables(here: RunningHall, **wishes: Any) -> tuple[Visitor, Visitor, str, str]:
    """Ann and Bo at two tables, Ann having rested at both."""
    ann, bo, first = await here.table_of_two(**wishes)
    made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, **wishes})
    second = made["table"]["id"]
    await bo.post(f"/api/tables/{second}/join", invite=made["invite"])
    for table in (first, second):
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        await ann.post(f"/api/tables/{table}/answers", seat=0, question=state["news"]["question"], move="rest")
    return ann, bo, first, second


def same_browser(here: RunningHall, visitor: Visitor) -> Visitor:
    again = Visitor(here.address)
    again.web.cookies.update(dict(visitor.web.cookies))
    return again


@pytest.mark.parametrize("breakage", BREAKAGES)
async def test_a_hall_with_a_broken_table_opens_and_the_clocks_of_the_others_run(breakage, tmp_path, caplog):
    now = [1000.0]
    clock = {"bank": 60}
    quiet = {"now": lambda: now[0], "sweep_every": 3600.0, "snapshot_every": 1000}
    async with running(tmp_path, **quiet) as here:
        ann, bo, bad, good = await two_tables(here, clock=clock)
        async with here.hall.store.engine.begin() as connection:  # a bot owes an answer: woken when the hall has opened
            await connection.execute(text(f"update seats set kind = 'bot' where seat = 1 and \"table\" = '{bad}'"))
        await broken(here, bad, BREAKAGES[breakage])
    caplog.clear()
    async with running(tmp_path, **quiet) as here:
        assert here.hall.startup.work is not None
        await here.hall.startup.work
        ann, bo = same_browser(here, ann), same_browser(here, bo)
        now[0] += 61
        await here.hall.sweep()  # live clocks stood still while the hall was closed
        now[0] += 61
        await here.hall.sweep()
        assert (await ann.get(f"/api/tables/{good}"))["seats"][1]["left"] == "overdue"
        assert (await ann.get(f"/api/tables/{bad}"))["status"] == "unreadable"
        mine = {table["id"]: table["status"] for table in (await ann.get("/api/me/tables"))["tables"]}
        assert mine[bad] == "unreadable" and mine[good] == "running"
        assert [table["id"] for table in (await bo.get("/api/tables"))["tables"]] == [good]
        answer = {"seat": 0, "question": 3, "move": "rest"}
        status, message = await ann.trouble("POST", f"/api/tables/{bad}/answers", **answer)
        assert status == 409 and message in ("table-unreadable", "unknown-game", "other-version")
        for path in ("record", "saga"):
            assert (await ann.trouble("GET", f"/api/tables/{bad}/{path}"))[0] == 409
        said = [record for record in caplog.records if bad in record.getMessage() and record.levelno >= logging.ERROR]
        assert len(said) == 1


async def test_a_broken_table_is_left_as_it_is(tmp_path):
    async with running(tmp_path, bot_delay=3600.0) as here:
        ann, _, bad, _ = await two_tables(here)
        here.hall.forget(here.hall.live[bad])
        await broken(here, bad, BREAKAGES["an illegal answer"])
        before = [await here.hall.store.table(bad), await here.hall.store.entries_of(bad)]
        assert await ann.trouble("POST", f"/api/tables/{bad}/resign", seat=0) == (409, "table-unreadable")
        await here.hall.sweep()
        assert [await here.hall.store.table(bad), await here.hall.store.entries_of(bad)] == before


USELESS = ["{}", "[]", "null", "7", '{"count": 2}', '{"count"', '{"count": 2, "told": [["Nobody", {}]]}']


@pytest.mark.parametrize("content", USELESS)
async def test_a_table_whose_snapshot_is_broken_is_replayed_from_the_beginning(content, tmp_path):
    async with running(tmp_path, bot_delay=3600.0) as here:
        ann, _, table, _ = await two_tables(here)
        before = await ann.get(f"/api/tables/{table}/state?seat=0")
        await here.hall.store.write(Statement(ADD_SNAPSHOT, {"table": table, "count": 2, "content": {}}))
        async with here.hall.store.engine.begin() as connection:
            await connection.execute(text("update snapshots set content = :content"), {"content": content})
        here.hall.forget(here.hall.live[table])
        assert await ann.get(f"/api/tables/{table}/state?seat=0") == before


async def test_a_broken_line_of_talk_is_still_told(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await live.send("chat", text="hello")
        await live.until("done")
        here.hall.forget(here.hall.live[table])
        async with here.hall.store.engine.begin() as connection:
            await connection.execute(text("update talk set about = '{'"))
        told = await ann.get(f"/api/tables/{table}/state?seat=0")
        assert [(said["text"], said["about"]) for said in told["chat"]] == [("hello", {})]


async def test_an_ended_game_is_told_even_if_its_log_is_broken(tmp_path):
    """Its story was stored with its end."""
    async with running(tmp_path, snapshot_every=1000) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        here.hall.forget(here.hall.live[table])
        await broken(here, table, "update entries set text = 'sing' where number = 3")
        assert (await ann.web.get(f"/api/tables/{table}/record")).text == record
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0&count=200")
        told = [{**event, "change": []} for event in lives[0].events]  # a story has no board
        assert [event for frame in saga["frames"] for event in frame["events"]] == told
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "over"


async def test_by_socket_one_is_told_why_in_words(tmp_path):
    async with running(tmp_path, bot_delay=3600.0) as here:
        ann, _, bad, _ = await two_tables(here)
        here.hall.forget(here.hall.live[bad])
        await broken(here, bad, BREAKAGES["an unknown move"])
        with pytest.raises(AssertionError, match="table-unreadable"):
            await sit_down(here, ann, bad)


async def sit_down(here: RunningHall, visitor: Visitor, table: str) -> None:
    cookie = {"Cookie": f"meadhall={visitor.web.cookies['meadhall']}"}
    socket = await connect(here.address, table, cookie)
    await socket.send('{"type": "hello"}')
    told = json.loads(await socket.recv())
    assert told["type"] == "welcome", told["trouble"]["message"]


# Opening


async def test_the_hall_opens_before_its_tables_are_awake(tmp_path, monkeypatch):
    """However many tables wait for bots, people come in at once."""
    async with running(tmp_path, bot_delay=3600.0) as here:
        ann = await here.visitor("Ann")
        tables = []
        for _ in range(3):
            made = await ann.post("/api/tables", game="holmgang", seats=[{"kind": "me"}, BOT], options={"first": 1})
            tables.append(made["table"]["id"])
    let_go = asyncio.Event()
    woken: list[str] = []
    read = Loader._table

    async def slowly(self: Loader, name: str) -> Any:
        woken.append(name)
        await let_go.wait()
        return await read(self, name)

    monkeypatch.setattr(Loader, "_table", slowly)
    async with running(tmp_path, bot_delay=3600.0) as here:
        guest = await here.visitor("Bo")
        assert (await guest.get("/api/health"))["ok"] and len((await guest.get("/api/tables"))["tables"]) == 3
        assert len(woken) <= 1  # one at a time
        let_go.set()
        assert here.hall.startup.work is not None
        await here.hall.startup.work
        assert sorted(woken) == sorted(tables) and set(here.hall.live) == set(tables)
        assert all(table.bots.thinking for table in here.hall.live.values())


async def test_replaying_does_not_hold_up_the_hall(tmp_path, monkeypatch):
    """A log is replayed in a thread: while one is, the hall goes on answering."""
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        here.hall.forget(here.hall.live[table])
        held, let_go = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def slowly(*parts: Any) -> Any:
            loop.call_soon_threadsafe(held.set)
            asyncio.run_coroutine_threadsafe(let_go.wait(), loop).result(60)
            return set_up(*parts)

        monkeypatch.setattr("meadhall.server.tables.loader.set_up", slowly)
        looking = asyncio.create_task(ann.get(f"/api/tables/{table}"))
        await held.wait()
        assert (await ann.get("/api/health"))["ok"]
        let_go.set()
        assert (await looking)["id"] == table
