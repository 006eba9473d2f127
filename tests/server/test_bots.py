"""Bots sit at the table like people, see only what a seat sees, and hold nobody up."""

from __future__ import annotations

import asyncio
import os
import sys
import threading

import pytest

from meadhall.agents import roster
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.server.tables.bot_turns import BotTurns
from meadhall.server.thinking.bots import LAST, QUICKER, Bots, imagined
from meadhall.server.thinking.compiled import IMPORTED
from meadhall.server.thinking.moves import _agent, think
from meadhall.server.thinking.workers import Hand, Workers
from tests.installing import install
from tests.server.halls import running
from tests.server.processes import kill_idle
from tests.tables import play, seated
from tests.waiting import PATIENCE, until

HOLMGANG = shelf.find("holmgang")


def test_a_bot_is_sent_an_imagined_table_never_the_true_one():
    state = seated(HOLMGANG, 2, first=0)
    play(HOLMGANG, state, "* first 0", "0 rest", "1 rest", "0 play-card 3", "1 play-card 2")
    hands = {tuple(imagined(HOLMGANG, state, 0)["hand"][1]) for _ in range(200)}
    assert len(hands) == 4  # any of the four cards may be the one that burnt
    assert all(tuple(imagined(HOLMGANG, state, 0)["hand"][0]) == (1, 2, 4) for _ in range(5))


def test_every_level_answers_with_one_of_its_options():
    state = seated(HOLMGANG, 3)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    offered = [move.number for move in core.options(state, seat)]
    for level in roster.names():
        assert think(level, "holmgang", imagined(HOLMGANG, state, seat), seat, 7, seconds=0.1) in offered


async def test_a_thinking_process_that_dies_is_replaced():
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    bots = Bots(workers=1)
    try:
        assert await bots.choose("greedy", HOLMGANG, imagined(HOLMGANG, state, seat), seat) >= 0
        kill_idle(bots)
        assert await bots.choose("greedy", HOLMGANG, imagined(HOLMGANG, state, seat), seat) >= 0
    finally:
        bots.stop()


async def test_bots_play_a_table_of_their_own_while_others_go_on(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live = await ann.sit(table)
        seats = [{"kind": "bot", "level": "random"}] * 3
        shown = (await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"]
        watching = await ann.sit(shown)
        assert watching.seat is None
        for number in range(20):
            await live.send("ping", id=number)
            assert (await live.until("pong"))["re"] == number
        await watching.knows(lambda one: one.last["result"] is not None, "the end of the bots' game")
        assert (await bo.get(f"/api/tables/{shown}"))["status"] == "over"


async def test_a_working_process_begins_with_all_it_needs_imported_and_nothing_of_the_hall():
    workers = Workers(1)
    needed = f"set({IMPORTED!r}) <= set(__import__('sys').modules)"
    idle = "{'fastapi', 'sqlalchemy', 'meadhall.server.hall'} & set(__import__('sys').modules)"
    try:
        assert await workers.run([], eval, needed, seconds=PATIENCE)
        assert not await workers.run([], eval, idle, seconds=PATIENCE)
    finally:
        workers.stop()


async def test_a_hall_goes_on_while_a_working_process_starts(monkeypatch):
    """The first one takes as long as the hall itself took to open."""
    goes_on = threading.Event()
    hand = Hand("")
    submit = hand.pool.submit

    def submit_slowly(*given):
        assert goes_on.wait(PATIENCE), "nobody else came to anything"
        return submit(*given)

    monkeypatch.setattr(hand.pool, "submit", submit_slowly)
    working = asyncio.create_task(hand.do(PATIENCE, divmod, 7, 2))
    asyncio.get_running_loop().call_later(0.01, goes_on.set)
    try:
        assert await working == (3, 1)
    finally:
        hand.retire()


# A bot that is slow, or dies


class Hanging:
    """Never answers."""

    name = "hanging"

    def choose(self, seen, dice):
        while True:
            pass


class Dying:
    """Takes its process along."""

    name = "dying"

    def choose(self, seen, dice):
        os._exit(1)


class Failing:
    name = "failing"

    def choose(self, seen, dice):
        raise ValueError("this agent cannot count")


@pytest.fixture
def broken_agents(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    points = [f"{kind.name} = tests.server.test_bots:{kind.__name__}" for kind in (Hanging, Dying, Failing)]
    install(tmp_path, "broken-agents", agents="\n".join(points))
    roster.find.cache_clear()
    yield
    roster.find.cache_clear()


@pytest.mark.parametrize(
    ("level", "why"),
    [("hanging", "did not answer in time"), ("dying", "ended its process twice"), ("failing", "failed")],
)
async def test_a_bot_that_is_slow_or_dies_is_replaced_by_a_quicker_level_for_that_move(
    broken_agents, caplog, level, why
):
    state = seated(HOLMGANG, 3)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    bots = Bots(workers=1, seconds={"hanging": 0.1}, others=PATIENCE, grace=0.1)
    try:
        chosen = await bots.choose(level, HOLMGANG, imagined(HOLMGANG, state, seat), seat)
    finally:
        bots.stop()
    assert chosen in [move.number for move in core.options(state, seat)]
    [told] = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert told == f"an agent of level {level} {why} at holmgang; greedy instead"
    assert bots.turns.free == 1


def test_a_level_that_searches_has_so_many_seconds_for_all_its_trees():
    state = seated(HOLMGANG, 3)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    think("odin", "holmgang", imagined(HOLMGANG, state, seat), seat, 7, seconds=0.2)
    odin = _agent("odin")
    assert isinstance(odin, Thinker)
    assert odin.seconds * odin.patience(HOLMGANG).trees == pytest.approx(0.2)


def test_every_level_has_a_quicker_one_and_the_last_is_random():
    for level in roster.LADDER:
        steps = 0
        while level != LAST:
            level, steps = QUICKER[level], steps + 1
        assert steps < len(roster.LADDER)


async def test_a_bot_that_hangs_takes_no_other_process_along(broken_agents):
    state = seated(HOLMGANG, 3)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    position = imagined(HOLMGANG, state, seat)
    bots = Bots(workers=2, seconds={"hanging": 0.1}, others=PATIENCE, grace=0.1)
    try:
        hanging = asyncio.create_task(bots.choose("hanging", HOLMGANG, position, seat))
        await asyncio.sleep(0)
        process = await bots.run((), os.getpid)
        await hanging
        assert process in [hand.process for hand in bots.idle]
        assert await bots.run((), os.getpid) in [hand.process for hand in bots.idle]
    finally:
        bots.stop()


async def test_whoever_goes_away_leaves_the_process_to_finish():
    """The turn is given back only when there is room for another."""
    bots = Bots(workers=1)
    try:
        await bots.run((), os.getpid)
        gone = asyncio.create_task(bots.run((), think, "greedy", "holmgang", {}, 0, 1))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert bots.turns.free == 0
        assert await bots.run((), os.getpid) > 0
        assert bots.turns.free == 1
    finally:
        bots.stop()


async def test_thinking_is_part_of_the_pause_before_a_bots_answer(tmp_path, monkeypatch):
    """The agent is asked at once, not after the pause."""
    asked: list[str] = []
    paused = asyncio.Event()

    async with running(tmp_path) as here:

        async def choose(level, rules, position, seat, people, story, matter):
            asked.append(level)
            return think(LAST, rules.name, position, seat, 1)

        async def pause(self, asked_at):
            await paused.wait()

        monkeypatch.setattr(here.hall.bots, "choose", choose)
        monkeypatch.setattr(BotTurns, "_pause", pause)
        ann = await here.visitor("Ann")
        seats = [{"kind": "bot", "level": "jarl"}, {"kind": "me"}]
        table = (await ann.post("/api/tables", game="holmgang", seats=seats, options={"first": 0}))["table"]["id"]
        live = await ann.sit(table)
        await until(lambda: asked, "the bot thinks")
        assert asked == ["jarl"]
        assert here.hall.live[table].begun().waiting == [0]
        paused.set()
        await live.knows(lambda one: one.last["question"] is not None, "the bot has answered")
