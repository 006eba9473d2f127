"""Who is here, who is missing, and who may come back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.halls import HOLMGANG_OF_TWO, RunningHall, Visitor, running


class Wall:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time


@pytest.fixture
def wall() -> Wall:
    return Wall()


def quiet(wall: Wall, **wishes: Any) -> dict[str, Any]:
    return {"now": wall.now, "sweep_every": 3600.0, "bot_delay": 3600.0, **wishes}


async def replaced(here: RunningHall, wall: Wall, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    """Bo was missing for too long."""
    ann, bo, table = await here.table_of_two(**wishes)
    wall.time += 61
    await ann.post(f"/api/tables/{table}/seats/1/replace", level="random")
    return ann, bo, table


async def test_whoever_answers_by_plain_http_is_here(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, bo, table = await here.table_of_two()
        replace = f"/api/tables/{table}/seats/0/replace"
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        wall.time += 100
        await ann.post(f"/api/tables/{table}/answers", seat=0, question=state["news"]["question"], move="rest")
        wall.time += 100  # by socket that would be too long
        assert await bo.trouble("POST", replace) == (409, "missing-too-short")
        await ann.post(f"/api/tables/{table}/undo", seat=0)
        wall.time += 599
        assert await bo.trouble("POST", replace) == (409, "missing-too-short")
        await ann.get(f"/api/tables/{table}/state?seat=0")
        wall.time += 599
        assert await bo.trouble("POST", replace) == (409, "missing-too-short")
        wall.time += 2
        assert (await bo.post(replace))["seats"][0]["left"] == "replaced"


async def test_what_others_ask_about_a_seat_does_not_count(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        _, bo, table = await here.table_of_two()
        wall.time += 61
        await bo.get(f"/api/tables/{table}/state")
        await bo.trouble("GET", f"/api/tables/{table}/state?seat=0")
        assert (await bo.post(f"/api/tables/{table}/seats/0/replace"))["seats"][0]["left"] == "replaced"


async def test_a_replaced_person_takes_the_seat_back(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, bo, table = await replaced(here, wall)
        live = await ann.sit(table)
        assert (await bo.get(f"/api/tables/{table}"))["kept"] == [1]
        assert (await ann.get(f"/api/tables/{table}"))["kept"] == []
        assert await ann.trouble("POST", f"/api/tables/{table}/seats/1/return") == (403, "not-your-seat")
        info = await bo.post(f"/api/tables/{table}/seats/1/return")
        assert info["you"] == [1] and info["kept"] == []
        assert (info["seats"][1]["kind"], info["seats"][1]["left"]) == ("person", None)
        said = await live.until("said")
        assert (said["text"], said["about"]) == ("came-back", {"name": "Bo"})
        await live.answer("rest")
        back = await bo.sit(table)
        await back.answer("rest")
        assert back.seat == 1
        assert await bo.trouble("POST", f"/api/tables/{table}/seats/1/return") == (409, "seat-not-kept")


async def test_by_socket_the_seat_is_taken_back_where_one_looks_on(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        _, bo, table = await replaced(here, wall)
        looking = await bo.sit(table)
        assert looking.seat is None and looking.welcome["table"]["kept"] == [1]
        await looking.send("return", seat=0, id=3)
        assert (await looking.until("failed"))["trouble"]["message"] == "not-your-seat"
        await looking.send("return", seat=1, id=4)
        again = await looking.until("welcome")
        assert again["seat"] == 1 and again["news"]["view"]["hand"] == [1, 2, 3, 4]
        assert (await looking.until("done"))["re"] == 4


async def test_what_the_bot_was_thinking_about_is_forgotten(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, bo, table = await replaced(here, wall)
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        await ann.post(f"/api/tables/{table}/answers", seat=0, question=state["news"]["question"], move="rest")
        live = here.hall.live[table]
        key, thinking = next(iter(live.bots.thinking.items()))
        assert key[0] == 1
        await bo.post(f"/api/tables/{table}/seats/1/return")
        await asyncio.wait([thinking])
        assert thinking.cancelled() and live.bots.thinking == {}
        assert (await bo.get(f"/api/tables/{table}/state?seat=1"))["news"]["question"] is not None


async def test_whoever_resigned_stays_away(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, _, table = await here.table_of_two()
        await ann.post(f"/api/tables/{table}/resign", seat=0)
        assert (await ann.get(f"/api/tables/{table}"))["kept"] == []
        assert await ann.trouble("POST", f"/api/tables/{table}/seats/0/return") == (409, "seat-not-kept")


async def test_whoever_ran_out_of_time_stays_away(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, _, table = await here.table_of_two(clock={"bank": 60})
        wall.time += 61
        await here.hall.sweep()
        assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["left"] == "overdue"
        assert await ann.trouble("POST", f"/api/tables/{table}/seats/0/return") == (409, "seat-not-kept")


async def test_there_is_nothing_to_come_back_to_after_the_end(tmp_path, wall):
    async with running(tmp_path, **quiet(wall)) as here:
        ann, bo, table = await replaced(here, wall)
        await ann.post(f"/api/tables/{table}/resign", seat=0)
        assert (await bo.get(f"/api/tables/{table}"))["kept"] == []
        assert await bo.trouble("POST", f"/api/tables/{table}/seats/1/return") == (409, "table-abandoned")


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_the_clock_is_the_one_that_was_left(tmp_path, wall, snapshot_every):
    """Whatever the bot answered meanwhile neither costs nor brings any time; the same after a restart."""
    wishes = quiet(wall, bot_delay=0.0, snapshot_every=snapshot_every)
    async with running(tmp_path, **wishes) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        clock = {"bank": 600, "gain": 50}
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "clock": clock})
        table = made["table"]["id"]
        await bo.post(f"/api/tables/{table}/join")
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        await other.asked()
        wall.time += 10
        await other.answer("pillage 1")  # 600 - 10 + 50
        await other.close()
        while (await live.until("table-changed"))["table"]["seats"][1]["connected"]:
            pass
        wall.time += 61  # of which Bo, who owes a card, spends all
        await ann.post(f"/api/tables/{table}/seats/1/replace", level="random")
        await live.answer("play-card 0")
        while (await live.until("news"))["version"] < 5:
            pass  # the bot plays its card, and goes on
        info = await bo.post(f"/api/tables/{table}/seats/1/return")
        assert info["you"] == [1]
        seen = await bo.get(f"/api/tables/{table}/state?seat=1")
        clocks = {clock["seat"]: clock["left"] for clock in seen["news"]["clocks"]}
        assert clocks[1] == 600 - 10 + 50 - 61
        here.hall.forget(here.hall.live[table])
        again = await bo.get(f"/api/tables/{table}/state?seat=1")
        assert again["news"]["clocks"] == seen["news"]["clocks"]


async def test_logging_in_takes_along_every_seat_and_the_tables_one_has_set(tmp_path, wall):
    """Also at tables that nobody looks at, and however many they are."""
    async with running(tmp_path, **quiet(wall)) as here:
        device = await here.visitor("Ann")
        await device.post("/api/accounts", account="ann", password="correct horse battery")
        guest = await here.visitor("Ann again")
        wish = {**HOLMGANG_OF_TWO, "autostart": False}
        tables = [(await guest.post("/api/tables", **wish))["table"]["id"] for _ in range(2)]
        here.hall.forget(here.hall.live[tables[0]])
        live = await guest.sit(tables[1])
        await guest.post("/api/sessions", account="ann", password="correct horse battery")
        for table in tables:
            info = await device.get(f"/api/tables/{table}")
            assert info["you"] == [0] and info["seats"][0]["host"]
            answer = await device.ask("PUT", f"/api/tables/{table}/seats/1", kind="bot", level="random")
            assert answer.status_code == 200
        assert (await live.until("table-changed"))["table"]["you"] == [0]
