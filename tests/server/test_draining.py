"""A hall that is told to stop: it says so, finishes what it has begun, sends everybody on, and nothing told is lost."""

from __future__ import annotations

import asyncio
import signal
import time
from random import Random

import pytest
import websockets

from tests.server.halls import HOLMGANG_OF_TWO, Live, Visitor, everybody_leaves
from tests.server.processes import HallProcess
from tests.waiting import together, until

TABLES = 4


@pytest.fixture
async def hall(tmp_path):
    opened = HallProcess(tmp_path)
    yield opened
    await everybody_leaves(opened.address)
    opened.stop()


class Player:
    """Answers whatever is asked at one seat, and keeps an account of what was told."""

    def __init__(self, visitor: Visitor, table: str, dice: Random) -> None:
        self.visitor, self.table, self.dice = visitor, table, dice
        self.told: list[dict] = []
        self.version = 0
        self.done = 0  # answers that were confirmed
        self.codes: list[int] = []  # with which words it was sent away

    async def play(self) -> None:
        """Until it is sent away, or the game is over."""
        live = await self.visitor.sit(self.table)
        self.remember(live)
        try:
            while live.last["result"] is None:
                if live.last.get("question") is None:
                    await live.hear()
                else:
                    move = self.dice.choice(live.last["choices"])["number"]
                    await live.send("answer", question=live.last["question"], move=move, id=self.done + 1)
                    live.last = {**live.last, "question": None}
                    self.done += (await live.until("done", "failed"))["type"] == "done"
                self.remember(live)
        except websockets.ConnectionClosed as closed:
            self.codes.append(closed.rcvd.code if closed.rcvd else 0)
            self.remember(live)

    def remember(self, live: Live) -> None:
        assert live.events[: len(self.told)] == self.told, "something that was told is gone"
        assert live.last["version"] >= self.version
        self.told, self.version = live.events, live.last["version"]


async def at_tables(hall: HallProcess, dice: Random) -> list[Player]:
    players = []
    for _ in range(TABLES):
        ann, bo = Visitor(hall.address), Visitor(hall.address)
        await ann.post("/api/guests", name="Ann")
        await bo.post("/api/guests", name="Bo")
        table = (await ann.post("/api/tables", **HOLMGANG_OF_TWO))["table"]["id"]
        await bo.post(f"/api/tables/{table}/join")
        players += [Player(ann, table, dice), Player(bo, table, dice)]
    return players


async def test_drained_again_and_again_while_all_play_nothing_told_is_lost(hall):
    dice = Random(5)
    players = await at_tables(hall, dice)
    for _ in range(2):
        before = sum(player.done for player in players)
        playing = asyncio.create_task(together(*[player.play() for player in players]))
        await until(lambda: playing.done() or sum(one.done for one in players) > before + 6, "they play")  # noqa: B023
        begun = time.monotonic()
        hall.process.send_signal(signal.SIGTERM)
        await playing
        await asyncio.to_thread(hall.process.wait, 30)
        assert time.monotonic() - begun < 15
        hall.open_again()
    await together(*[player.play() for player in players])
    assert {code for player in players for code in player.codes} == {1012}
    assert sum(len(player.codes) for player in players) >= TABLES
    for first, second in zip(players[::2], players[1::2]):
        assert first.version == second.version and len(first.told) == len(second.told)


async def test_it_says_so_first_and_still_takes_people_in(tmp_path):
    hall = HallProcess(tmp_path, "--drain", "3")
    try:
        ann = Visitor(hall.address)
        assert (await ann.web.get("/readyz")).status_code == 200
        await ann.post("/api/guests", name="Ann")
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO)
        live = await ann.sit(made["table"]["id"])
        hall.process.send_signal(signal.SIGTERM)
        await until(lambda: is_draining(ann), "it says that it is not ready")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        await live.send("ping", id=3)
        assert (await live.until("pong"))["re"] == 3
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await live.until("nothing")
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        await asyncio.to_thread(hall.process.wait, 30)
    finally:
        await everybody_leaves(hall.address)
        hall.stop()


async def is_draining(visitor: Visitor) -> bool:
    answer = await visitor.web.get("/readyz")
    return answer.status_code == 503 and answer.json()["why"] == "draining"
