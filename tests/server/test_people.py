"""Guests, accounts and sessions."""

from __future__ import annotations

from tests.server.halls import Visitor, running


async def test_a_guest_plays_at_once_and_may_change_name(tmp_path):
    async with running(tmp_path) as here:
        nobody = Visitor(here.address)
        assert await nobody.trouble("GET", "/api/me") == (401, "not-signed-in")
        ann = await here.visitor("  Ann\tof  the Hill ")
        assert (await ann.get("/api/me"))["name"] == "Ann of the Hill"
        first = await ann.get("/api/me")
        again = await ann.post("/api/guests", name="Anna")
        assert again["id"] == first["id"] and again["name"] == "Anna"


async def test_the_session_cookie_is_out_of_reach_of_scripts(tmp_path):
    async with running(tmp_path) as here:
        visitor = Visitor(here.address)
        answer = await visitor.ask("POST", "/api/guests", name="Ann")
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie and "SameSite=lax" in cookie and "Path=/" in cookie


async def test_a_guest_becomes_an_account_and_finds_the_games_again_elsewhere(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        await ann.post("/api/accounts", account="Ann_1", password="long enough indeed")
        assert await ann.trouble("POST", "/api/accounts", account="Other", password="long enough indeed") == (
            409,
            "account-already",
        )
        phone = Visitor(here.address)
        wrong = await phone.trouble("POST", "/api/sessions", account="ann_1", password="not the one")
        assert wrong == (403, "wrong-password")
        assert await phone.trouble("POST", "/api/sessions", account="nobody", password="not the one") == wrong
        await phone.post("/api/sessions", account="ANN_1", password="long enough indeed")
        mine = await phone.get("/api/me/tables")
        assert [found["id"] for found in mine["tables"]] == [table]
        live = await phone.sit(table)
        assert live.seat == 0 and live.last["choices"]


async def test_an_account_name_is_taken_once(tmp_path):
    async with running(tmp_path) as here:
        one, two, guest = Visitor(here.address), Visitor(here.address), await here.visitor("Bo")
        await one.post("/api/accounts", account="bo", password="long enough indeed")
        assert await two.trouble("POST", "/api/accounts", account="Bo", password="long enough indeed") == (
            409,
            "account-taken",
        )
        assert (await guest.trouble("POST", "/api/accounts", account="BO", password="long enough indeed"))[
            1
        ] == "account-taken"


async def test_whoever_logs_out_is_nobody(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        cookies = dict(ann.web.cookies)
        assert (await ann.ask("DELETE", "/api/sessions")).status_code == 204
        ann.web.cookies.update(cookies)
        assert await ann.trouble("GET", "/api/me") == (401, "not-signed-in")


async def test_a_password_is_stored_as_argon2_and_a_session_as_a_digest(tmp_path):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        await ann.post("/api/accounts", account="ann", password="long enough indeed")
        stored = await here.hall.store.person_of_account("ann")
        assert stored is not None and stored["secret"].startswith("$argon2id$")
        token = ann.web.cookies["meadhall"]
        assert token.encode() not in (tmp_path / "hall.db").read_bytes() + (tmp_path / "hall.db-wal").read_bytes()


async def test_seats_taken_as_a_guest_come_along_to_the_account(tmp_path):
    async with running(tmp_path) as here:
        home = Visitor(here.address)
        await home.post("/api/accounts", account="ann", password="long enough indeed")
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await ann.post("/api/sessions", account="ann", password="long enough indeed")
        assert (await ann.get(f"/api/tables/{table}"))["you"] == [0]
        assert [found["id"] for found in (await home.get("/api/me/tables"))["tables"]] == [table]
        assert (await live.answer("rest"))["type"] == "done"
