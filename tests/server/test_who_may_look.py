"""Who may look at a table may look at its talk, its story and its record; nobody else may, before the end or after."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest

from tests.server.halls import RunningHall, Visitor, connect, running

PATHS = ("state", "saga", "record")


async def finished(here: RunningHall, **wishes: bool) -> tuple[Visitor, Visitor, str]:
    ann, bo, table = await here.table_of_two(**wishes)
    lives = [await ann.sit(table), await bo.sit(table)]
    await lives[0].send("chat", text="among ourselves")
    await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    return ann, bo, table


async def statuses(visitor: Visitor, table: str) -> list[int]:
    return [(await visitor.web.get(f"/api/tables/{table}/{path}")).status_code for path in PATHS]


async def test_an_ended_private_table_is_for_those_who_sat_there(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await finished(here, watchable=False, listed=False)
        seed = str(here.hall.live[table].header.seed)
        for stranger in (Visitor(here.address), await here.visitor("Cai")):
            assert await statuses(stranger, table) == [403, 403, 403]
            for path in PATHS:
                told = (await stranger.web.get(f"/api/tables/{table}/{path}")).text
                assert seed not in told and "among ourselves" not in told
        cai = await here.visitor("Cai")
        assert await cai.trouble("POST", f"/api/tables/{table}/fork", step=2, seat=0) == (403, "no-spectators")
        socket = await connect(here.address, table)
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["trouble"]["message"] == "no-spectators"
        for player in (ann, bo):
            assert await statuses(player, table) == [200, 200, 200]
        assert f"seed {seed}" in (await bo.web.get(f"/api/tables/{table}/record")).text


async def test_an_ended_table_that_welcomes_spectators_is_for_all_who_know_it(tmp_path):
    async with running(tmp_path) as here:
        _, _, table = await finished(here, listed=False)
        assert await statuses(Visitor(here.address), table) == [200, 200, 200]


async def test_whoever_sat_at_a_private_table_may_play_any_seat_of_it_again(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await finished(here, watchable=False)
        made = await ann.post(f"/api/tables/{table}/fork", step=2, seat=1, level="random")
        assert made["seat"] == 1
        assert await statuses(Visitor(here.address), made["table"]["id"]) == [403, 403, 403]  # no way round


async def test_what_a_player_imagines_of_a_running_game_is_for_nobody_else(tmp_path):
    """It holds their own hand, which the others may not see."""
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        made = await ann.post(f"/api/tables/{table}/fork", step=1, seat=0, level="random")
        assert await statuses(bo, made["table"]["id"]) == [403, 403, 403]


async def test_the_host_may_look_at_a_table_of_bots(tmp_path):
    async with running(tmp_path, bot_delay=3600.0) as here:
        ann, cai = await here.visitor("Ann"), await here.visitor("Cai")
        seats = [{"kind": "bot", "level": "random"}] * 2
        made = await ann.post("/api/tables", game="holmgang", seats=seats, watchable=False)
        table = made["table"]["id"]
        assert (await ann.sit(table)).seat is None
        assert await cai.trouble("GET", f"/api/tables/{table}/state") == (403, "no-spectators")


@pytest.mark.parametrize("path", PATHS)
async def test_a_running_private_table_is_for_those_who_sit_there(path, tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two(watchable=False)
        assert (await ann.web.get(f"/api/tables/{table}/{path}")).status_code == 200
        assert (await Visitor(here.address).web.get(f"/api/tables/{table}/{path}")).status_code == 403
