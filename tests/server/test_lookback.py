"""A finished game is looked back on: by whoever may look at it, once, and in nobody's way."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from meadhall.server.sagas import lookback
from meadhall.server.troubles import TooOften
from tests.server.halls import RunningHall, Visitor, running
from tests.server.test_who_may_look import finished
from tests.waiting import until


async def analysed(visitor: Visitor, table: str) -> dict[str, Any]:
    async def ready() -> dict[str, Any] | None:
        told: dict[str, Any] = await visitor.get(f"/api/tables/{table}/analysis")
        return told if told["ready"] else None

    found: dict[str, Any] = await until(ready, "the game has been thought about")
    return found


async def test_a_finished_game_is_looked_back_on_once(tmp_path):
    async with running(tmp_path, lookback_effort=1) as here:
        ann, bo, table = await finished(here)
        first = await ann.get(f"/api/tables/{table}/analysis")
        assert first == {
            "ready": False, "together": False, "points": [], "slips": [], "strokes": [], "tallies": [],
        }  # fmt: skip
        found = await analysed(ann, table)
        steps = (await ann.get(f"/api/tables/{table}/saga?count=1"))["steps"]
        assert found["points"][-1]["step"] == steps and len(found["tallies"]) == 2
        for slip in found["slips"]:
            frame = (await ann.get(f"/api/tables/{table}/saga?first={slip['step'] + 1}&count=1"))["frames"][0]
            assert (frame["seat"], frame["move"]) == (slip["seat"], slip["chosen"]["text"])
        assert await bo.get(f"/api/tables/{table}/analysis") == found
        assert list(here.hall.lookbacks.made) == [table] and not here.hall.lookbacks.making


async def test_who_may_look_at_a_table_may_look_back_on_it_and_only_at_its_end(tmp_path):
    async with running(tmp_path, lookback_effort=1) as here:
        ann, _, table = await here.table_of_two()
        path = f"/api/tables/{table}/analysis"
        assert await ann.trouble("GET", path) == (409, "game-not-over")
        stranger = Visitor(here.address)
        assert await stranger.trouble("GET", path) == (403, "players-only")
        _, bo, private = await finished(here, watchable=False)
        assert await stranger.trouble("GET", f"/api/tables/{private}/analysis") == (403, "no-spectators")
        assert (await bo.get(f"/api/tables/{private}/analysis"))["ready"] is False
        assert await ann.trouble("GET", "/api/tables/nowhere/analysis") == (404, "no-such-table")


async def test_a_what_if_is_looked_back_on_from_where_it_began(tmp_path):
    async with running(tmp_path, lookback_effort=1) as here:
        ann, _, table = await finished(here)
        fork = (await ann.post(f"/api/tables/{table}/fork", step=1, seat=0, level="random"))["table"]["id"]
        await (await ann.sit(fork)).play(Random(1))
        assert len((await analysed(ann, fork))["tallies"]) == 2


async def test_what_fails_is_noted_once_and_told_and_tried_again_later(tmp_path, monkeypatch, caplog):
    ahead = [0.0]
    async with running(tmp_path, now=lambda: time.time() + ahead[0]) as here:
        ann, _, table = await finished(here)

        async def fails(*given: Any, seconds: float) -> bytes:
            raise ValueError("a rule is broken")

        monkeypatch.setattr(here.hall.analysts, "run", fails)
        path = f"/api/tables/{table}/analysis"
        assert (await ann.get(path))["ready"] is False
        await until(lambda: not here.hall.lookbacks.making, "it has failed")
        assert await ann.trouble("GET", path) == (409, "no-lookback")
        assert sum("could not be looked back on" in record.getMessage() for record in caplog.records) == 1
        monkeypatch.setattr(here.hall.analysts, "run", found_at_once)
        assert await ann.trouble("GET", path) == (409, "no-lookback")
        ahead[0] = lookback.AGAIN_AFTER
        assert (await analysed(ann, table))["ready"] is True


async def test_only_so_many_are_kept(tmp_path, monkeypatch):
    monkeypatch.setattr(lookback, "KEPT", 1)
    async with running(tmp_path) as here:
        ann, first, second = await two_finished(here)
        monkeypatch.setattr(here.hall.analysts, "run", found_at_once)
        await analysed(ann, first)
        await analysed(ann, second)
        assert list(here.hall.lookbacks.made) == [second]


async def found_at_once(*given: Any, seconds: float) -> bytes:
    return b'{"ready": true}'


async def two_finished(here: RunningHall) -> tuple[Visitor, str, str]:
    ann, _, first = await finished(here)
    again = await ann.post("/api/tables", game="holmgang", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    await (await ann.sit(again["table"]["id"])).play(Random(3))
    return ann, first, again["table"]["id"]


async def test_whoever_asks_for_too_many_is_served_later(tmp_path, monkeypatch):
    async def not_now(*given: Any, seconds: float) -> bytes:
        raise TooOften(1)

    async with running(tmp_path) as here:
        ann, _, table = await finished(here)
        path = f"/api/tables/{table}/analysis"
        with monkeypatch.context() as patched:
            patched.setattr(here.hall.analysts, "run", not_now)
            assert (await ann.get(path))["ready"] is False
            await until(lambda: not here.hall.lookbacks.making, "it was put off")
        monkeypatch.setattr(here.hall.analysts, "run", found_at_once)
        assert (await analysed(ann, table))["ready"] is True
