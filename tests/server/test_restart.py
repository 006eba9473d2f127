"""A real hall, killed in the middle of a turn and opened again: nothing that was told is lost."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import websockets
from sqlalchemy import text

import meadhall
from meadhall.server.storage.statements import ADD_ENTRY, Statement
from tests.server.halls import HOLMGANG_OF_TWO, Live, Visitor, everybody_leaves, running
from tests.server.processes import HallProcess
from tests.waiting import together, until


@pytest.fixture
async def hall(tmp_path):
    opened = HallProcess(tmp_path)
    yield opened
    await everybody_leaves(opened.address)
    opened.stop()


async def test_killed_again_and_again_in_the_middle_of_a_turn_nothing_told_is_lost(hall):
    dice = Random(11)
    ann, bo = Visitor(hall.address), Visitor(hall.address)
    await ann.post("/api/guests", name="Ann")
    await bo.post("/api/guests", name="Bo")
    made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [*HOLMGANG_OF_TWO["seats"], {"kind": "bot"}]})
    table = made["table"]["id"]
    await bo.post(f"/api/tables/{table}/join")
    stories: list[list[dict[str, Any]]] = [[], []]
    versions = [0, 0]
    for kill_after in (3, 1, 4, None):
        lives = [await ann.sit(table), await bo.sit(table)]
        for seat, live in enumerate(lives):
            told = stories[seat]
            assert live.events[: len(told)] == told, "something that was told is gone"
            assert live.last["version"] >= versions[seat]
        ended = await Playing(hall, dice, kill_after).to_the_end(lives)
        assert ended == (kill_after is None)
        stories = [live.events for live in lives]
        versions = [live.last["version"] for live in lives]
        if not ended:
            hall.open_again()
    record = (await ann.web.get(f"/api/tables/{table}/record")).text
    game = meadhall.read(record)
    assert game.is_over and len(game.told) == len(stories[0])


class Playing:
    """Random answers, until the game is over or the hall is killed just as the last of them is on its way."""

    def __init__(self, hall: HallProcess, dice: Random, kill_after: int | None) -> None:
        self.hall, self.dice, self.kill_after = hall, dice, kill_after
        self.answers = 0

    @property
    def is_enough(self) -> bool:
        return self.kill_after is not None and self.answers >= self.kill_after

    async def to_the_end(self, lives: list[Live]) -> bool:
        """Whether all of them saw the end of the game."""
        return all(await together(*[self.play(live) for live in lives]))

    async def play(self, live: Live) -> bool:
        """One reader for each socket, to its last word: what had been sent before the kill counts as told."""
        try:
            while (await live.asked())["result"] is None:
                if self.is_enough:
                    await live.knows(lambda _: False, "that the hall is gone")
                news, live.last = live.last, {**live.last, "question": None}
                await live.send("answer", question=news["question"], move=self.dice.choice(news["choices"])["number"])
                self.answers += 1
                if self.is_enough:
                    await asyncio.sleep(self.dice.random() * 0.01)  # the hall dies early or late in its work
                    self.hall.kill()
        except websockets.ConnectionClosed:
            return False
        return True


async def test_cards_face_down_in_a_battle_outlive_the_hall(hall):
    """Killed while one card of Blood Rage lies face down, and again when both do: they are the cards turned up."""
    ann, bo = Visitor(hall.address), Visitor(hall.address)
    await ann.post("/api/guests", name="Ann")
    await bo.post("/api/guests", name="Bo")
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = await ann.post("/api/tables", game="blood-rage", seats=seats, options={"first": 0})
    table = made["table"]["id"]
    await bo.post(f"/api/tables/{table}/join")
    await two_leaders_in_one_province([ann, bo], table)

    lives = [await ann.sit(table), await bo.sit(table)]
    mine = (await lives[0].asked())["choices"][-1]
    await lives[0].answer(mine["number"])
    hall.kill()
    hall.open_again()

    lives = [await ann.sit(table), await bo.sit(table)]
    assert lives[0].last["answer"] == mine["text"] and lives[0].last["question"] is None
    asked = await lives[1].asked()
    assert (asked["moment"]["kind"], asked["moment"]["answered"]) == ("pick-battle-card", [0])
    assert mine["fields"]["card"] not in asked["view"]["known"][0] and asked["answer"] is None
    theirs = asked["choices"][0]
    await lives[1].send("answer", question=asked["question"], move=theirs["number"], id=1)
    await lives[1].until("done")
    hall.kill()
    hall.open_again()

    for visitor in (ann, bo):
        live = await visitor.sit(table)
        revealed = next(event["fields"] for event in live.events if event["kind"] == "cards-revealed")
        assert dict(zip(revealed["clans"], revealed["cards"])) == {
            0: mine["fields"]["card"],
            1: theirs["fields"]["card"],
        }
        assert any(event["kind"] == "strength-compared" for event in live.events)


async def two_leaders_in_one_province(people: list[Visitor], table: str) -> None:
    """The draft is over, both have invaded the same place, the first pillages it; both owe a card."""
    province = None
    while True:
        for seat, visitor in enumerate(people):
            news = (await visitor.get(f"/api/tables/{table}/state?seat={seat}"))["news"]
            if news["moment"]["kind"] == "pick-battle-card":
                return
            if news["question"] is None:
                continue
            texts = [choice["text"] for choice in news["choices"]]
            province = province or next((text[3:] for text in texts if text.startswith("go ")), None)
            wished = ["invade leader", f"go {province}", f"pillage {province}", "decline", texts[0]]
            move = next(text for text in wished if text in texts)
            await visitor.post(f"/api/tables/{table}/answers", seat=seat, question=news["question"], move=move)


def processes() -> dict[tuple[int, str], int]:
    """Every process on this machine with its parent; by number and time of birth, for numbers are given again."""
    found = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = status.read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue  # it has ended
        if fields[0] != "Z":
            found[int(status.parent.name), fields[19]] = int(fields[1])
    return found


def started_by(hall: int) -> set[tuple[int, str]]:
    """By that hall, or by one of its helpers."""
    everybody = processes()
    family = {hall}
    while grown := {one for (one, _), parent in everybody.items() if parent in family} - family:
        family |= grown
    return {known for known in everybody if known[0] in family - {hall}}


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
async def test_a_killed_hall_leaves_no_thinking_process_behind(hall):
    ann = Visitor(hall.address)
    await ann.post("/api/guests", name="Ann")
    made = await ann.post("/api/tables", game="holmgang", seats=[{"kind": "bot"}, {"kind": "bot"}])
    watching = await ann.sit(made["table"]["id"])
    await watching.knows(lambda live: bool(live.events), "a bot has answered")
    thinking = started_by(hall.process.pid)
    assert thinking
    hall.kill()
    await until(lambda: not thinking & set(processes()), "everything the hall had started has ended")


async def test_a_table_wakes_with_its_undo_prepared_answers_talk_and_bots(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        await live.send("chat", text="see you tomorrow")
        await live.until("said")
        await live.send("prepare", move="play-card 2")
        await live.until("done")
        before, shown = await other.asked(), other.view
        cookies = [dict(one.web.cookies) for one in (ann, bo)]
    async with running(tmp_path) as here:
        ann, bo = Visitor(here.address), Visitor(here.address)
        ann.web.cookies.update(cookies[0])
        bo.web.cookies.update(cookies[1])
        live, other = await ann.sit(table), await bo.sit(table)
        events = other.events
        assert {**other.last, "clocks": []} == {**before, "first": 0, "events": events, "view": shown, "clocks": []}
        assert live.last["can_undo"] and live.last["prepared"]["text"] == "play-card 2"
        assert [said["text"] for said in live.welcome["chat"]] == ["see you tomorrow"]
        await other.answer("rest")
        assert other.last["moment"]["waiting"] == [1]  # Ann's prepared answer was given


async def test_a_snapshot_and_the_rest_of_the_log_give_the_same_table(tmp_path):
    async with running(tmp_path, snapshot_every=4) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        for live, move in ((lives[0], "pillage 1"), (lives[0], "play-card 4"), (lives[1], "play-card 2")):
            await live.answer(move)
        await lives[1].answer("rest")
        row = await here.hall.store.snapshot_of(table)
        assert row is not None and 4 <= row["count"] <= len(await here.hall.store.entries_of(table))
        before = await ann.get(f"/api/tables/{table}/state?seat=0")
        here.hall.forget(here.hall.live[table])
        after = await ann.get(f"/api/tables/{table}/state?seat=0")
        assert after["news"] == before["news"]


async def test_a_snapshot_of_other_code_is_not_used(tmp_path):
    """A new release may count its steps otherwise: the entries are replayed, which mean the same for ever."""
    async with running(tmp_path, snapshot_every=1) as here:
        ann, _, table = await here.table_of_two()
        await (await ann.sit(table)).answer("rest")
        row = await here.hall.store.snapshot_of(table)
        assert row is not None
        before = await ann.get(f"/api/tables/{table}/state?seat=0")
        older = {**row["content"], "code": "another", "told": []}
        async with here.hall.store.engine.begin() as connection:
            await connection.execute(text("update snapshots set content = :content"), {"content": json.dumps(older)})
        here.hall.forget(here.hall.live[table])
        assert (await ann.get(f"/api/tables/{table}/state?seat=0"))["news"] == before["news"]


async def test_a_table_of_other_rules_is_not_touched(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        here.hall.forget(here.hall.live[table])
        async with here.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql("update tables set version = 99")
        assert await ann.trouble("POST", f"/api/tables/{table}/resign", seat=0) == (409, "other-version")
        assert (await ann.get("/api/me/tables"))["tables"][0]["version"] == 99


async def test_a_table_whose_log_has_moved_behind_the_halls_back_is_read_again(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        question = state["news"]["question"]
        moved = {"table": table, "number": 1, "kind": "answer", "seat": 0, "text": "rest", "spent": 0, "at": 1.0}
        await here.hall.store.write(Statement(ADD_ENTRY, moved))
        stale = await ann.trouble("POST", f"/api/tables/{table}/answers", seat=0, question=question, move="pillage 1")
        assert stale == (409, "table-moved-on")
        again = await ann.get(f"/api/tables/{table}/state?seat=0")
        assert [event["kind"] for event in again["news"]["events"]] == ["season-began", "rested"]
        assert again["news"]["question"] is None


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0], sweep_every=0.02, idle_after=100.0) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await live.answer("rest")
        now[0] += 200
        await here.hall.sweep()
        assert table in here.hall.live  # somebody is looking
        await live.close()
        await until(lambda: not here.hall.live[table].audience.connections, "the hall has noticed that nobody looks")
        now[0] += 200
        await here.hall.sweep()
        assert table not in here.hall.live
        back = await ann.sit(table)
        assert [event["kind"] for event in back.events] == ["season-began", "rested"]
