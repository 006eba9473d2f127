"""Whole games, by socket and without."""

from __future__ import annotations

from random import Random

import pytest

import meadhall
from meadhall.kernel import shelf
from tests.server.halls import running
from tests.waiting import together


async def test_two_people_play_a_whole_game(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        ends = await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        assert ends[0]["result"] == ends[1]["result"]
        assert ends[0]["moment"] is None and ends[0]["choices"] == []
        info = await ann.get(f"/api/tables/{table}")
        assert info["status"] == "over" and info["result"] == ends[0]["result"]
        record = (await bo.web.get(f"/api/tables/{table}/record")).text
        game = meadhall.read(record)
        assert [one.score for one in game.result or ()] == [one["score"] for one in ends[0]["result"]]
        told = [event["kind"] for event in lives[0].events]
        assert len(told) == len(game.told) and [event["number"] for event in lives[0].events] == list(range(len(told)))


@pytest.mark.parametrize("name", shelf.names())
async def test_every_game_is_played_to_its_end(name, tmp_path):
    async with running(tmp_path, snapshot_every=10) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        made = await ann.post("/api/tables", game=name, seats=seats)
        table = made["table"]["id"]
        live = await ann.sit(table)
        end = await live.play(Random(8))
        here.hall.forget(here.hall.live[table])
        again = await ann.get(f"/api/tables/{table}/state?seat=0")
        assert again["news"]["events"] == live.events and again["news"]["result"] == end["result"]
        assert meadhall.read((await ann.web.get(f"/api/tables/{table}/record")).text).is_over


async def test_a_person_and_a_bot_play_a_whole_game(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "random"}]
        made = await ann.post("/api/tables", game="holmgang", seats=seats)
        assert made["table"]["status"] == "running"
        live = await ann.sit(made["table"]["id"])
        end = await live.play(Random(3))
        assert len(end["result"]) == 3
