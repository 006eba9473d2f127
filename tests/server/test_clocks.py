"""Clocks run for whoever owes an answer; when one runs out, a bot goes on."""

from __future__ import annotations

from meadhall.server import wire
from meadhall.server.tables.clocks import Clocks
from tests.server.halls import HOLMGANG_OF_TWO, Visitor, running


def test_a_clock_runs_only_while_its_seat_owes_an_answer():
    clocks = Clocks(wire.Clock(bank=100, gain=10), [0, 1])
    clocks.run_for([0], now=1000.0)
    assert clocks.due_at() == 1100.0
    clocks.pay(0, clocks.spent(0, 1030.0))
    clocks.run_for([1], 1030.0)
    assert clocks.left == {0: 80.0, 1: 100.0}
    assert [(time.seat, time.left, time.running) for time in clocks.times(1050.0)] == [
        (0, 80.0, False),
        (1, 80.0, True),
    ]
    assert clocks.overdue(1129.0) == [] and clocks.overdue(1130.0) == [1]


def test_a_clock_never_owns_more_than_its_cap():
    clocks = Clocks(wire.Clock(bank=100, gain=100, cap=100), [0])
    clocks.run_for([0], 0.0)
    clocks.pay(0, 40_000)
    assert clocks.left == {0: 100.0}


async def test_when_the_clock_runs_out_a_bot_takes_the_seat(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0], sweep_every=0.02) as here:
        ann, bo, table = await here.table_of_two(clock={"bank": 60, "gain": 5})
        live, other = await ann.sit(table), await bo.sit(table)
        assert live.last["clocks"][0] == {"seat": 0, "left": 60.0, "running": True}
        now[0] += 20
        await live.answer("rest")
        await other.asked()
        assert other.last["clocks"] == [
            {"seat": 0, "left": 45.0, "running": False},
            {"seat": 1, "left": 60.0, "running": True},
        ]
        now[0] += 61
        changed = await live.until("table-changed", where=lambda told: told["table"]["seats"][1]["kind"] == "bot")
        assert changed["table"]["seats"][1]["left"] == "overdue"
        again = await other.until("welcome")
        assert again["seat"] is None  # who comes back late looks on
        await live.asked()
        assert live.last["moment"]["kind"] == "keep-warm"


async def test_a_table_whose_last_person_runs_out_of_time_is_abandoned(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0], sweep_every=0.02) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await ann.post(
            "/api/tables",
            game="holmgang",
            seats=seats,
            options={"first": 0},
            mode="correspondence",
            clock={"bank": 3600},
        )
        live = await ann.sit(made["table"]["id"])
        now[0] += 3601
        changed = await live.until("table-changed", where=lambda told: told["table"]["status"] == "abandoned")
        assert changed["table"]["waiting"] == []


async def test_live_clocks_stand_still_while_the_hall_is_closed(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0]) as here:
        ann, _, table = await here.table_of_two(clock={"bank": 60, "gain": 0})
        live = await ann.sit(table)
        now[0] += 20
        await live.answer("rest")
        cookies = dict(ann.web.cookies)
    now[0] += 10_000
    async with running(tmp_path, now=lambda: now[0], sweep_every=0.02) as here:
        back = Visitor(here.address)
        back.web.cookies.update(cookies)
        seen = await back.get(f"/api/tables/{table}/state?seat=0")
        assert seen["news"]["clocks"] == [
            {"seat": 0, "left": 40.0, "running": False},
            {"seat": 1, "left": 60.0, "running": True},
        ]
        assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "person"]


async def test_a_table_nobody_comes_to_is_cleared_away(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0], sweep_every=0.02, open_for=100.0) as here:
        ann = await here.visitor("Ann")
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO)
        live = await ann.sit(made["table"]["id"])
        now[0] += 101
        await live.until("table-changed", where=lambda told: told["table"]["status"] == "abandoned")
        assert (await ann.get("/api/tables"))["tables"] == []
