"""Quickly at a table: without a name, and wherever somebody is missing."""

from __future__ import annotations

import pytest

from meadhall.kernel.words import LANGUAGES, shared_words
from tests.server.halls import Visitor, running
from tests.waiting import together

OPEN = {"game": "holmgang", "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_guest_without_a_name_is_given_one_of_the_sagas(tmp_path, language):
    names, bynames = (shared_words(language).say(message).split(", ") for message in ("guest-names", "guest-bynames"))
    assert max(map(len, names)) + 1 + max(map(len, bynames)) <= 24
    async with running(tmp_path) as here:
        guest = Visitor(here.address)
        came = await guest.post("/api/guests", language=language)
        first, byname = came["name"].split(" ")
        assert first in names and byname in bynames
        assert await guest.post("/api/guests", language=language) == came  # who is known keeps the name
        assert (await guest.ask("PATCH", "/api/me", name="Ann")).json()["name"] == "Ann"
        stranger = Visitor(here.address)
        assert (await stranger.post("/api/guests", language="no such"))["name"].split(" ")[0] in names


async def test_another_name_is_seen_at_every_table_that_goes_on(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        asleep = (await ann.post("/api/tables", **OPEN))["table"]["id"]
        here.hall.forget(here.hall.live[asleep])
        live = await bo.sit(table)
        await ann.ask("PATCH", "/api/me", name="Astrid")
        changed = await live.until("table-changed", where=lambda told: told["table"]["seats"][0]["name"] == "Astrid")
        assert changed["table"]["status"] == "running"
        assert (await bo.get(f"/api/tables/{asleep}"))["seats"][0]["name"] == "Astrid"


async def test_whoever_sits_down_anywhere_is_seated_where_fewest_are_missing(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        assert await bo.trouble("POST", "/api/seats") == (409, "no-table-waits")
        raids = {"game": "raids", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
        three = (await ann.post("/api/tables", **raids))["table"]["id"]
        letter = (await ann.post("/api/tables", **OPEN, mode="correspondence"))["table"]["id"]
        two = (await ann.post("/api/tables", **OPEN))["table"]["id"]
        await ann.post("/api/tables", **OPEN, listed=False)
        await ann.post("/api/tables", game="holmgang", seats=[{"kind": "me"}, {"kind": "invited"}])
        assert await ann.trouble("POST", "/api/seats") == (409, "no-table-waits")  # they are all hers
        seated = await bo.post("/api/seats", game="raids")
        assert (seated["table"]["id"], seated["seat"]) == (three, 1)
        assert (await bo.post("/api/seats"))["table"]["id"] == two
        assert (await bo.post("/api/seats"))["table"]["id"] == letter
        assert await bo.trouble("POST", "/api/seats") == (409, "no-table-waits")


async def test_a_seat_is_given_once_however_many_want_one(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        for _ in range(3):
            await ann.post("/api/tables", **OPEN)
        crowd = [await here.visitor(f"Guest {number}") for number in range(6)]
        answers = await together(*[guest.ask("POST", "/api/seats") for guest in crowd])
        seated = [answer.json()["table"]["id"] for answer in answers if answer.status_code == 200]
        refused = [answer.json()["message"] for answer in answers if answer.status_code != 200]
        assert len(set(seated)) == len(seated) == 3 and refused == ["no-table-waits"] * 3
        tables = (await ann.get("/api/me/tables"))["tables"]
        assert all(table["status"] == "running" for table in tables)


async def test_nobody_is_sent_to_a_table_that_cannot_be_read(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        broken, whole = [(await ann.post("/api/tables", **OPEN))["table"]["id"] for _ in range(2)]
        async with here.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql(f"UPDATE tables SET options = '{{' WHERE id = '{broken}'")
        here.hall.forget(here.hall.live[broken])
        assert (await bo.post("/api/seats"))["table"]["id"] == whole
