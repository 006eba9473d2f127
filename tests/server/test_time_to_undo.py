"""After a person's answer bots wait a moment, so that it can be taken back; never where that is impossible."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from meadhall.server import wire
from meadhall.server.tables.header import header_from
from tests.server.halls import running
from tests.waiting import until

AGES = 3600.0  # so long that no test would see the end of it


async def against_a_bot(here, **pace):
    """Ann to begin, at a table of Holmgang with one bot."""
    ann = await here.visitor("Ann")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    wish = {"game": "holmgang", "seats": seats, "options": {"first": 0}, "pace": pace}
    made = await ann.post("/api/tables", **wish)
    return ann, made["table"]["id"]


async def kinds_of(here, table):
    return [row["kind"] for row in await here.hall.store.entries_of(table)]


async def test_a_bot_leaves_time_to_take_an_answer_back(tmp_path):
    async with running(tmp_path, undo_window=AGES) as here:
        ann, table = await against_a_bot(here)
        live = await ann.sit(table)
        await live.answer("rest")
        assert live.last["can_undo"] and AGES - 60 < live.last["undo_for"] <= AGES
        bots = here.hall.live[table].bots
        await until(lambda: bots.thinking, "the bot thinks meanwhile")
        await live.send("undo", version=live.last["version"])
        await live.until("done")
        await until(lambda: not bots.thinking, "it thinks no more about what was taken back")
        assert live.last["question"] is not None and live.last["undo_for"] is None
        assert await kinds_of(here, table) == ["chance", "answer", "undo"]


async def test_the_table_says_how_long(tmp_path):
    async with running(tmp_path, undo_window=AGES) as here:
        ann, table = await against_a_bot(here, undo=0, bots="calm", confirm=True)
        assert (await ann.get(f"/api/tables/{table}"))["pace"] == {"undo": 0, "bots": "calm", "confirm": True}
        live = await ann.sit(table)
        await live.answer("rest")
        await live.knows(lambda one: "answer" in one.last and one.last["question"] is not None, "that the bot went on")


async def test_what_cannot_be_taken_back_slows_nobody(tmp_path):
    async with running(tmp_path, undo_window=AGES) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("pillage 1")
        await other.answer("play-card 1")
        await live.answer("play-card 2")  # the cards are turned
        await other.asked()
        await other.send("resign")
        await live.asked()  # the bot in Bo's seat has answered
        assert live.last["since"] is not None


async def test_lessons_are_not_slowed(tmp_path):
    async with running(tmp_path, undo_window=AGES) as here:
        ann = await here.visitor("Ann")
        table = (await ann.post("/api/lessons", game="holmgang"))["table"]["id"]
        live = await ann.sit(table)
        told = len(live.events)
        for _ in range(2):
            await live.answer((await live.asked())["lesson"]["expected"][0])
        await live.knows(lambda one: one.last.get("question") is not None and len(one.events) > told, "the next step")


async def test_what_others_did_is_counted_from_ones_last_choice(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        assert live.welcome["news"]["since"] is None
        await live.answer("rest")
        assert live.last.get("since") is None
        assert (await other.asked())["since"]["event"] == 1  # Ann has rested, and Bo has chosen nothing yet
        known = len(other.events)
        await other.answer("rest")
        await live.knows(lambda one: len(one.events) > known, "that Bo rests")
        assert live.last["since"]["event"] == known and other.last["since"] is None
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0&first={live.last['since']['step']}")
        assert saga["frames"][0]["first"] == known


@pytest.mark.parametrize(
    ("stored", "clock", "pace"),
    [
        (None, None, wire.Pace()),
        ({"bank": 300, "gain": 15, "cap": None}, {"bank": 300, "gain": 15, "cap": None}, wire.Pace()),
        ({"clock": None, "pace": {"undo": 5}}, None, wire.Pace(undo=5)),
    ],
)
async def test_tables_from_before_there_was_a_pace_are_read(tmp_path, stored, clock, pace):
    async with running(tmp_path) as here:
        _, table = await against_a_bot(here, undo=7)
        row = await here.hall.store.table(table)
        assert row is not None
        assert header_from(row).pace == wire.Pace(undo=7)
        header = header_from({**row, "clock": stored})
        assert (header.status, header.clock, header.pace) == (row["status"], clock, pace)
        assert header_from({**row, "clock": msgspec.UNSET}).status == "unreadable"


async def test_an_undo_that_is_sent_twice_takes_back_one_answer(tmp_path):
    """By plain HTTP as by socket: it names the news that offered it."""
    async with running(tmp_path, undo_window=AGES) as here:
        ann = await here.visitor("Ann")
        wish = {"game": "holmgang", "seats": [{"kind": "me"}] * 2, "options": {"first": 0}}
        table = (await ann.post("/api/tables", **wish))["table"]["id"]
        for seat in (0, 1):
            news = (await ann.get(f"/api/tables/{table}/state?seat={seat}"))["news"]
            told = await ann.post(f"/api/tables/{table}/answers", seat=seat, question=news["question"], move="rest")
        version = told["news"]["version"]
        tried = await asyncio.gather(
            *[ann.ask("POST", f"/api/tables/{table}/undo", seat=1, version=version) for _ in range(2)]
        )
        assert sorted(answer.status_code for answer in tried) == [200, 409]
        assert (await kinds_of(here, table)).count("undo") == 1
