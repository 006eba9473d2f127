"""What takes long is done aside: whoever plays does not wait for whoever looks back."""

from __future__ import annotations

import asyncio
import threading
from random import Random

import pytest

from meadhall.server.tables.referee import Referee
from tests.server.guarded import until
from tests.server.halls import RunningHall, Visitor, running
from tests.server.processes import kill_idle


@pytest.fixture
def replayed_by(monkeypatch) -> list[threading.Thread]:
    """Which threads of this process have replayed games."""
    threads: list[threading.Thread] = []
    replay = Referee.replay

    def noted(self: Referee, entries) -> None:
        entries = list(entries)
        if entries:
            threads.append(threading.current_thread())
        replay(self, entries)

    monkeypatch.setattr(Referee, "replay", noted)
    return threads


async def finished(here: RunningHall) -> tuple[Visitor, str]:
    ann, bo, table = await here.table_of_two()
    lives = [await ann.sit(table), await bo.sit(table)]
    await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    return ann, table


async def test_a_saga_is_told_by_another_process(tmp_path, replayed_by):
    async with running(tmp_path) as here:
        ann, table = await finished(here)
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0&first=0&count=200")
        assert [frame["step"] for frame in saga["frames"]] == list(range(saga["steps"] + 1))
        assert saga["frames"][0]["view"]["hand"] == [1, 2, 3, 4] and saga["frames"][-1]["moment"] is None
        assert replayed_by == []


async def test_a_fork_is_replayed_outside_the_event_loop(tmp_path, replayed_by):
    async with running(tmp_path) as here:
        ann, table = await finished(here)
        steps = (await ann.get(f"/api/tables/{table}/saga?first=0&count=1"))["steps"]
        fork = await ann.post(f"/api/tables/{table}/fork", step=steps - 2, seat=0, level="random")
        assert fork["table"]["status"] in ("running", "over")
        assert replayed_by and threading.main_thread() not in replayed_by


async def test_a_fork_of_a_running_game_is_imagined_outside_the_event_loop(tmp_path, replayed_by):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await live.answer("rest")
        fork = await ann.post(f"/api/tables/{table}/fork", step=1, seat=0, level="random")
        assert fork["table"]["kind"] == "fork"
        assert replayed_by and threading.main_thread() not in replayed_by


async def test_whoever_asks_for_sagas_without_end_is_told_to_wait_and_others_are_not(tmp_path):
    async with running(tmp_path) as here:
        ann, table = await finished(here)
        path = f"/api/tables/{table}/saga?first=0&count=200"
        await ann.get(path)  # the process is awake
        asked = [asyncio.create_task(ann.web.get(path)) for _ in range(60)]
        await until(lambda: any(task.done() for task in asked), "one is answered")
        bo = Visitor(here.address)  # without a cookie, but not of Ann's queue
        assert (await bo.web.get(path)).status_code == 200
        answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} <= {200, 429}
        assert sum(answer.status_code == 200 for answer in answers) >= 8


async def test_a_telling_process_that_dies_is_replaced(tmp_path):
    async with running(tmp_path) as here:
        ann, table = await finished(here)
        path = f"/api/tables/{table}/saga?first=0&count=5"
        first = await ann.get(path)
        kill_idle(here.hall.tellers)
        assert await ann.get(path) == first
