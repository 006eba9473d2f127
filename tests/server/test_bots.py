"""Bots sit at the table like people, see only what a seat sees, and hold nobody up."""

from __future__ import annotations

from meadhall.agents import roster
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.server.thinking.bots import Bots, imagined, think
from tests.server.halls import running
from tests.tables import play, seated

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
        assert think(level, "holmgang", imagined(HOLMGANG, state, seat), seat, 7) in offered


async def test_a_thinking_process_that_dies_is_replaced():
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    bots = Bots(workers=1)
    try:
        assert await bots.choose("greedy", HOLMGANG, imagined(HOLMGANG, state, seat), seat) >= 0
        assert bots.pool is not None
        for process in list(bots.pool._processes.values()):
            process.kill()
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
