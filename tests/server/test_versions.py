"""A better rule strands no game: running ones go on or are stopped with their record, ended ones are told for ever."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

import meadhall
from meadhall.kernel import shelf
from meadhall.kernel.notation import text_of
from meadhall.kernel.record import parse
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import UnknownGame
from meadhall.server.sagas.stories import packed, story_of, unpacked
from meadhall.server.tables.to_wire import EventSpan
from tests.server.halls import HOLMGANG_OF_TWO, RunningHall, Visitor, running
from tests.server.test_referee import at_random, fresh

FIND = shelf.find


def put_on_the_shelf(monkeypatch: pytest.MonkeyPatch, version: int, oldest: int) -> None:
    """Holmgang, in rules that are `version` by now and play nothing older than `oldest`."""

    def found(name: str) -> Rules:
        rules = FIND(name)
        return replace(rules, version=version, oldest=oldest) if name == "holmgang" else rules

    monkeypatch.setattr(shelf, "find", found)


def take_from_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(name: str) -> Rules:
        if name == "holmgang":
            raise UnknownGame("unknown-game", game=name, known="")
        return FIND(name)

    monkeypatch.setattr(shelf, "find", found)


def same_browser(here: RunningHall, *visitors: Visitor) -> list[Visitor]:
    browsers = [Visitor(here.address) for _ in visitors]
    for browser, visitor in zip(browsers, visitors):
        browser.web.cookies.update(dict(visitor.web.cookies))
    return browsers


async def woken(here: RunningHall) -> None:
    assert here.hall.startup.work is not None
    await here.hall.startup.work


async def some_moves(ann: Visitor, bo: Visitor, table: str) -> None:
    """Ann wins a battle by her card: what was shown then can be taken back no more."""
    for seat, visitor, move in ((0, ann, "pillage 1"), (0, ann, "play-card 4"), (1, bo, "play-card 2")):
        state = await visitor.get(f"/api/tables/{table}/state?seat={seat}")
        question = state["news"]["question"]
        await visitor.post(f"/api/tables/{table}/answers", seat=seat, question=question, move=move)


async def finished(here: RunningHall, **wishes: Any) -> tuple[Visitor, Visitor, str]:
    ann, bo, table = await here.table_of_two(**wishes)
    lives = [await ann.sit(table), await bo.sit(table)]
    await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    return ann, bo, table


async def sagas(people: list[tuple[Visitor, str]], table: str) -> list[list[dict[str, Any]]]:
    """What each is told again, without the boards."""
    told = []
    for visitor, seat in people:
        saga = await visitor.get(f"/api/tables/{table}/saga?count=200{seat}")
        for frame in saga["frames"]:
            frame.update(view=None, moment=None, events=[{**event, "change": []} for event in frame["events"]])
        told.append(saga["frames"])
    return told


async def test_a_running_game_goes_on_with_the_rules_it_was_begun_with(tmp_path, monkeypatch):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
    put_on_the_shelf(monkeypatch, version=2, oldest=1)
    async with running(tmp_path) as here:
        ann, bo = same_browser(here, ann, bo)
        await some_moves(ann, bo, table)
        assert here.hall.live[table].begun().state.version == 1
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO)
        assert made["table"]["version"] == 2
        lives = [await ann.sit(table), await bo.sit(table)]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        assert "\ngame holmgang 1\n" in record and meadhall.read(record).is_over


@pytest.mark.parametrize("snapshot_every", [1, 1000])
async def test_where_they_are_gone_it_is_stopped_and_its_record_can_be_read(snapshot_every, tmp_path, monkeypatch):
    wishes = {"watchable": False, "clock": {"bank": 60}}
    async with running(tmp_path, snapshot_every=snapshot_every) as here:
        ann, bo, table = await here.table_of_two(**wishes)
        await some_moves(ann, bo, table)
        played = [str(answer) for line in here.hall.live[table].begun().record().decisions for answer in line]
        events = [event["kind"] for event in (await ann.get(f"/api/tables/{table}/state?seat=0"))["news"]["events"]]
        seed = here.hall.live[table].header.seed
    put_on_the_shelf(monkeypatch, version=2, oldest=2)
    async with running(tmp_path) as here:
        await woken(here)
        ann, bo = same_browser(here, ann, bo)
        for visitor in (ann, bo):
            told = (await visitor.get("/api/me/tables"))["tables"][0]
            assert (told["status"], told["waiting"]) == ("stopped", [])
            assert (await visitor.get(f"/api/tables/{table}"))["status"] == "stopped"
        assert await here.hall.store.overdue(1e12) == []
        answer = await ann.trouble("POST", f"/api/tables/{table}/answers", seat=1, question=4, move="play-card 1")
        assert answer == (409, "table-stopped")
        state = await bo.get(f"/api/tables/{table}/state")
        assert [said["text"] for said in state["chat"]] == ["stopped"] and state["news"] is None
        record = parse((await bo.web.get(f"/api/tables/{table}/record")).text)
        assert (record.game, record.version, record.seed, record.scores) == ("holmgang", 1, seed, None)
        assert [str(answer) for line in record.decisions for answer in line] == played
        saga = await bo.get(f"/api/tables/{table}/saga?seat=1")
        assert [frame["move"] for frame in saga["frames"][1:]] == [line[2:] for line in played]
        assert [event["kind"] for frame in saga["frames"] for event in frame["events"]] == (
            events if snapshot_every == 1 else []  # what was told is known up to the last snapshot
        )
        assert not saga["can_fork"]
        for stranger in (Visitor(here.address), await here.visitor("Cai")):
            for path in ("record", "saga", "state"):
                assert await stranger.trouble("GET", f"/api/tables/{table}/{path}") == (403, "no-spectators")


async def test_a_table_that_has_not_begun_is_stopped_too(tmp_path, monkeypatch):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        table = (await ann.post("/api/tables", **HOLMGANG_OF_TWO))["table"]["id"]
    put_on_the_shelf(monkeypatch, version=2, oldest=2)
    async with running(tmp_path) as here:
        (ann,) = same_browser(here, ann)
        assert await ann.trouble("POST", f"/api/tables/{table}/start") == (409, "table-stopped")
        assert (await ann.get("/api/tables"))["tables"] == []


@pytest.mark.parametrize("gone", ["older rules", "the whole game"])
@pytest.mark.parametrize("was_told", ["when it ended", "when the hall was opened later"])
async def test_an_ended_game_is_told_for_ever(gone, was_told, tmp_path, monkeypatch):
    """To each seat and to a spectator what it was told then; and its record to the letter."""
    async with running(tmp_path) as here:
        ann, bo, table = await finished(here)
        seats = ["&seat=0", "&seat=1", ""]
        cai = await here.visitor("Cai")
        before = await sagas(list(zip([ann, bo, cai], seats)), table)
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        result = (await ann.get(f"/api/tables/{table}"))["result"]
        if was_told == "when the hall was opened later":
            async with here.hall.store.engine.begin() as connection:
                await connection.execute(text("delete from stories"))
    if was_told == "when the hall was opened later":
        async with running(tmp_path) as here:
            await woken(here)
            assert await here.hall.store.story_of(table) is not None
            assert here.hall.live == {}
    if gone == "older rules":
        put_on_the_shelf(monkeypatch, version=3, oldest=2)
    else:
        take_from_the_shelf(monkeypatch)
    async with running(tmp_path) as here:
        people = same_browser(here, ann, bo, cai)
        assert await sagas(list(zip(people, seats)), table) == before
        assert (await people[2].web.get(f"/api/tables/{table}/record")).text == record
        info = await people[0].get(f"/api/tables/{table}")
        assert (info["status"], info["result"]) == ("over", result)
        course = await people[0].get(f"/api/tables/{table}/course")
        assert len(course["steps"]) == len(before[0]) and course["scores"] == []
        assert (await people[0].trouble("POST", f"/api/tables/{table}/fork", step=2, seat=0))[0] == 409
        page = await people[0].get(f"/api/tables/{table}/saga?seat=0&first=3&count=2")
        assert [frame["step"] for frame in page["frames"]] == [3, 4]
        assert here.hall.loader.aside == {}


async def test_a_game_whose_story_was_never_written_is_told_from_its_log(tmp_path, monkeypatch):
    async with running(tmp_path, snapshot_every=1) as here:
        ann, _, table = await finished(here)
        record = (await ann.web.get(f"/api/tables/{table}/record")).text
        async with here.hall.store.engine.begin() as connection:
            await connection.execute(text("delete from stories"))
    put_on_the_shelf(monkeypatch, version=2, oldest=2)
    async with running(tmp_path) as here:
        (ann,) = same_browser(here, ann)
        told = parse((await ann.web.get(f"/api/tables/{table}/record")).text)
        assert [answer for line in told.decisions for answer in line] == [
            answer for line in parse(record).decisions for answer in line
        ]


@pytest.mark.parametrize("name", shelf.names())
def test_a_story_tells_each_seat_what_it_was_told(name):
    seats = shelf.find(name).seats[-1]
    referee = fresh(name, seats, 5)
    at_random(referee, Random(5), 150)
    story = unpacked(packed(story_of(referee)))
    assert [step.text for step in story.steps] == [text_of(referee.rules, one.move) for one in referee.played]
    for seat in (None, *range(seats)):
        frames = [frame for first in range(0, len(story.steps) + 1, 7) for frame in story.frames(seat, first, 7)]
        assert [frame.step for frame in frames] == list(range(len(story.steps) + 1))
        told = [event for frame in frames for event in frame.events]
        assert [event.number for event in told] == list(range(len(referee.told)))
        assert told == EventSpan(referee.told, referee.told_at, 0).seen_by(seat)
