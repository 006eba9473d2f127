"""Work that nobody waits for is done at once, at every call, and again after it has failed."""

from __future__ import annotations

import asyncio

from meadhall.server.errands import Errand


async def test_an_errand_runs_at_once_at_every_call_and_after_a_failure(caplog):
    runs: asyncio.Queue[int] = asyncio.Queue()

    async def run() -> None:
        runs.put_nowait(runs.qsize())
        if len(caplog.records) == 0:
            raise OSError("no ink")

    errand = Errand(run, "the letter was not written")
    errand.start()
    await runs.get()
    errand.call()
    await runs.get()
    assert [record.message for record in caplog.records] == ["the letter was not written"]
    await errand.stop()
    errand.call()
    assert errand.work is not None and errand.work.cancelled() and runs.empty()


async def test_an_errand_runs_now_and_then_though_nobody_calls():
    runs: asyncio.Queue[None] = asyncio.Queue()

    async def run() -> None:
        runs.put_nowait(None)

    errand = Errand(run, "", every=0.001)
    errand.start()
    for _ in range(3):
        await runs.get()
    await errand.stop()


async def test_a_call_while_it_runs_is_not_lost():
    begun, may_end, runs = asyncio.Event(), asyncio.Event(), 0

    async def run() -> None:
        nonlocal runs
        runs += 1
        begun.set()
        await may_end.wait()

    errand = Errand(run, "")
    errand.start()
    await begun.wait()
    errand.call()
    begun.clear()
    may_end.set()
    await begun.wait()
    assert runs == 2
    await errand.stop()
