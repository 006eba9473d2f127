"""A cookie opens the hall for as long as its session lasts, and not a moment longer."""

from __future__ import annotations

import asyncio

import pytest
import websockets

from meadhall.server.people.accounts import COOKIE_AGE
from tests.server.halls import Live, Visitor, connect, running

GOOD, BETTER = "nine worlds of ash", "a mistletoe spear"


def cookie_of(visitor: Visitor) -> dict[str, str]:
    return dict(visitor.web.cookies)


def with_cookie(address: str, cookie: dict[str, str]) -> Visitor:
    visitor = Visitor(address)
    visitor.web.cookies.update(cookie)
    return visitor


async def is_closed(live: Live) -> int | None:
    """The code the hall closes this socket with."""
    with pytest.raises(websockets.ConnectionClosed) as closed:
        while True:
            await live.hear()
    return None if closed.value.rcvd is None else closed.value.rcvd.code


async def test_the_guests_cookie_is_void_after_logging_in(tmp_path):
    async with running(tmp_path) as here:
        home = Visitor(here.address)
        await home.post("/api/accounts", account="ann", password=GOOD)
        ann = await here.visitor("Ann")
        guest = cookie_of(ann)
        await ann.post("/api/sessions", account="ann", password=GOOD)
        assert await with_cookie(here.address, guest).trouble("GET", "/api/me") == (401, "not-signed-in")
        assert (await ann.get("/api/me"))["account"] == "ann"


async def test_a_guest_who_becomes_an_account_gets_a_new_cookie_and_the_old_one_is_void(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        guest = cookie_of(ann)
        await ann.post("/api/accounts", account="ann", password=GOOD)
        assert await with_cookie(here.address, guest).trouble("GET", "/api/me") == (401, "not-signed-in")
        assert (await ann.get("/api/me"))["account"] == "ann"
        assert (await live.answer("rest"))["type"] == "done"  # the open socket goes on


async def test_of_several_wishes_for_an_account_at_once_one_is_granted(tmp_path, monkeypatch):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        cookies = cookie_of(ann)
        names = ["one", "two", "three"]
        passwords, all_asked = here.hall.people.passwords, asyncio.Barrier(len(names))
        hashed = passwords.hash

        async def hashed_together(*words: str) -> str:
            await all_asked.wait()  # the cookie of each was good when it came in
            return await hashed(*words)

        monkeypatch.setattr(passwords, "hash", hashed_together)
        asked = [
            with_cookie(here.address, cookies).ask("POST", "/api/accounts", account=name, password=GOOD)
            for name in names
        ]
        answers = await asyncio.gather(*asked)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        granted = next(answer.json()["account"] for answer in answers if answer.status_code == 200)
        for name in names:
            status = (await Visitor(here.address).ask("POST", "/api/sessions", account=name, password=GOOD)).status_code
            assert status == (200 if name == granted else 403)


async def test_a_socket_falls_silent_when_its_owner_logs_out(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        assert (await ann.ask("DELETE", "/api/sessions")).status_code == 204
        assert (await live.until("failed"))["trouble"]["message"] == "signed-out"
        assert await is_closed(live) == 1008
        await other.send("ping", id=5)
        assert (await other.until("pong"))["re"] == 5


async def test_what_a_socket_asked_after_logging_out_is_not_done(tmp_path):
    """The answer is on its way while the session ends: whatever comes first, nothing comes after the end."""
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        question = (await live.asked())["question"]
        await ann.ask("DELETE", "/api/sessions")
        for number in range(20):
            try:
                await live.send("answer", question=question, move="rest", id=number + 1)
            except websockets.ConnectionClosed:
                break
        assert await is_closed(live) == 1008
        assert not [text for text in live.heard if '"type":"done"' in text]


async def test_a_socket_opened_by_logging_in_as_somebody_else_stays_with_the_seat(tmp_path):
    async with running(tmp_path) as here:
        home = Visitor(here.address)
        await home.post("/api/accounts", account="ann", password=GOOD)
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await ann.post("/api/sessions", account="ann", password=GOOD)
        await ann.ask("DELETE", "/api/sessions")  # and now the account's session ends
        assert (await live.until("failed"))["trouble"]["message"] == "signed-out"
        assert await is_closed(live) == 1008


async def test_whoever_logs_in_stays_host_of_the_tables_set_as_a_guest(tmp_path):
    async with running(tmp_path) as here:
        home = Visitor(here.address)
        await home.post("/api/accounts", account="ann", password=GOOD)
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "open"}]
        tables = [
            (await ann.post("/api/tables", game="holmgang", seats=seats, autostart=False))["table"]["id"]
            for _ in range(2)
        ]
        here.hall.forget(here.hall.live[tables[1]])  # one in memory, one only stored
        await ann.post("/api/sessions", account="ann", password=GOOD)
        for table in tables:
            changed = await ann.ask("PUT", f"/api/tables/{table}/seats/1", kind="bot", level="greedy")
            assert changed.status_code == 200, changed.text
            here.hall.forget(here.hall.live[table])
            assert (await ann.get(f"/api/tables/{table}"))["seats"][0]["host"]


async def test_a_changed_password_ends_every_other_session_and_its_sockets(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        await ann.post("/api/accounts", account="ann", password=GOOD)
        phone = Visitor(here.address)
        await phone.post("/api/sessions", account="ann", password=GOOD)
        mine, theirs = await ann.sit(table), await phone.sit(table)
        before = cookie_of(ann)
        changed = await ann.ask("PUT", "/api/me/password", old=GOOD, new=BETTER)
        assert changed.status_code == 200 and changed.json()["account"] == "ann"
        assert await is_closed(theirs) == 1008
        assert await phone.trouble("GET", "/api/me") == (401, "not-signed-in")
        assert await with_cookie(here.address, before).trouble("GET", "/api/me") == (401, "not-signed-in")
        assert (await ann.get("/api/me"))["account"] == "ann"
        assert (await mine.answer("rest"))["type"] == "done"
        wrong = await phone.trouble("POST", "/api/sessions", account="ann", password=GOOD)
        assert wrong == (403, "wrong-password")
        await phone.post("/api/sessions", account="ann", password=BETTER)


async def test_a_session_does_not_outlive_its_cookie(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0]) as here:
        ann = await here.visitor("Ann")
        cookie = cookie_of(ann)
        now[0] += COOKIE_AGE - 1
        assert (await with_cookie(here.address, cookie).get("/api/me"))["name"] == "Ann"
        now[0] += 2
        assert await with_cookie(here.address, cookie).trouble("GET", "/api/me") == (401, "not-signed-in")


async def test_a_claimed_seat_gets_a_new_token(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        token = (await ann.post(f"/api/tables/{table}/join"))["token"]
        phone = await here.visitor("Ann's phone")
        claimed = await phone.post(f"/api/tables/{table}/seats/0/claim", token=token)
        assert claimed["token"] != token
        thief = await here.visitor("Thief")
        assert await thief.trouble("POST", f"/api/tables/{table}/seats/0/claim", token=token) == (403, "wrong-token")
        live = Live(await connect(here.address, table))
        await live.send("hello", token=claimed["token"])
        assert (await live.until("welcome"))["seat"] == 0
