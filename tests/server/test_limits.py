"""The hall under bad weather: broken messages, foreign pages, too much, too often."""

from __future__ import annotations

import json
import logging
from random import Random

import pytest
import websockets

from meadhall.server.people.names import clean
from meadhall.server.rate_limits import Bucket
from meadhall.server.settings import Rate
from meadhall.server.troubles import TooOften
from meadhall.server.web.security import is_own_origin
from tests.server.halls import Live, Visitor, connect, running
from tests.waiting import together


def test_a_bucket_lets_so_many_through_and_then_says_when():
    bucket = Bucket(Rate(2, 3), now=0.0)
    for _ in range(3):
        bucket.take(0.0)
    with pytest.raises(TooOften) as told:
        bucket.take(0.1)
    assert told.value.about == {"seconds": 1}
    bucket.take(0.6)


def test_only_our_own_pages_may_speak_to_us():
    host = {"host": "hall.example:8765"}
    assert is_own_origin(host, ())
    assert is_own_origin({**host, "origin": "https://Hall.example:8765"}, ())
    assert not is_own_origin({**host, "origin": "https://evil.example"}, ())
    assert not is_own_origin({**host, "origin": "https://hall.example:8765.evil.example"}, ())
    assert not is_own_origin({**host, "origin": "null"}, ())
    assert is_own_origin({**host, "origin": "https://other.example"}, ("https://other.example",))


def test_names_are_cleaned():
    assert clean(" a\x00b\u202ec ", "bad-name") == "a b c"


async def test_a_page_of_another_site_gets_no_socket_and_changes_nothing(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        cookie = {"Cookie": f"meadhall={ann.web.cookies['meadhall']}", "Origin": "https://evil.example"}
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(here.address, table, cookie)
        assert refused.value.response.status_code == 403
        answer = await ann.web.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["message"]) == (403, "foreign-origin")


async def test_what_is_too_large_is_refused(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        answer = await ann.web.post("/api/guests", content=b'{"name": "' + b"x" * 70_000 + b'"}')
        assert (answer.status_code, answer.json()["message"]) == (413, "too-large")
        live = await ann.sit(table)
        await live.socket.send('{"type": "chat", "text": "' + "x" * 5000 + '"}')
        assert (await live.until("failed"))["trouble"]["message"] == "too-large"
        with pytest.raises(websockets.ConnectionClosed) as closed:
            await live.hear()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        huge = await ann.sit(table)
        with pytest.raises(websockets.ConnectionClosed):
            await huge.socket.send("x" * 10_000_000)
            while True:
                await huge.hear()


async def test_too_often_is_told_with_how_long_to_wait(tmp_path):
    rates = {"requests": Rate(1, 5), "messages": Rate(1, 4), "passwords": Rate(0.1, 2)}
    async with running(tmp_path, now=lambda: 1000.0, **rates) as here:  # no time passes, however slow the machine
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        table = (await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"]
        live = await ann.sit(table)
        for _ in range(6):
            await live.send("ping")
        assert (await live.until("failed"))["trouble"]["message"] == "too-often"
        answers = [await ann.web.get("/api/games") for _ in range(8)]
        assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) >= 1
        stranger = Visitor(here.address)
        tries = [
            await stranger.trouble("POST", "/api/sessions", account="ann", password="guess guess") for _ in range(3)
        ]
        assert tries[-1] == (429, "too-often")


async def test_hello_must_come_first_and_once(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        for first in ('{"type": "ping"}', "nonsense", "[]", '{"type": "hello", "token": "x"}'):
            socket = await connect(here.address, table)
            await socket.send(first)
            assert json.loads(await socket.recv())["type"] == "failed"
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()
        nowhere = await connect(here.address, "nosuchtable")
        await nowhere.send('{"type": "hello"}')
        assert json.loads(await nowhere.recv())["trouble"]["message"] == "no-such-table"
        live = await ann.sit(table)
        await live.send("hello")
        assert (await live.until("failed"))["trouble"]["message"] == "hello-once"


def nonsense(dice: Random, replay: list[str]) -> str | bytes:
    """A message nobody should send."""
    kinds = ["answer", "undo", "prepare", "why", "suggest", "chat", "settings", "hello", "resign", "dance"]
    odd: list[object] = [
        None,
        -1,
        2**70,
        1.5,
        "",
        "x" * 100,
        [],
        {},
        True,
        "pillage 1",
        "rest\x00",
        "\ud83d",
        255,
        "play-card 99",
    ]
    match dice.randrange(5):
        case 0:
            return dice.randbytes(dice.randrange(40))
        case 1:
            return "".join(chr(dice.randrange(32, 1000)) for _ in range(dice.randrange(60)))
        case 2 if replay:
            return dice.choice(replay)
        case 3:
            whole = json.dumps({"type": dice.choice(kinds[:-2]), "question": 1, "move": 0})
            return whole[: dice.randrange(len(whole))]
        case _:
            fields = {name: dice.choice(odd) for name in ("question", "move", "id", "version", "text", "auto", "seat")}
            chosen = dict(dice.sample(sorted(fields.items()), dice.randrange(5)))
            kind = dice.choice([kind for kind in kinds if kind != "resign"])
            return json.dumps({"type": kind, **chosen})


@pytest.mark.parametrize("seed", range(3))
async def test_a_fuzzed_socket_gets_clear_errors_and_hurts_nobody(tmp_path, seed, caplog):
    caplog.set_level(logging.WARNING)
    dice = Random(seed)
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        watching = await (await here.visitor("Cai")).sit(table)
        sent: list[str] = []
        for _ in range(250):
            one: Live = dice.choice([live, other, watching])
            message = nonsense(dice, sent)
            if isinstance(message, str):
                sent.append(message)
            try:
                await one.socket.send(message)
            except UnicodeEncodeError:
                continue
        for one in (live, other, watching):
            await one.send("ping", id=4242)
            await one.until("pong", where=lambda told: told["re"] == 4242)
            assert not any("something-broke" in told for told in one.heard)
        rows = await here.hall.store.entries_of(table)
        assert [row["number"] for row in rows] == list(range(len(rows)))
        lives = [await ann.sit(table), await bo.sit(table)]
        ends = await together(*[one.play(Random(seed)) for one in lives])
        assert ends[0]["result"] is not None
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_every_answer_carries_careful_headers(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        for path in ("/", "/api/games", "/nowhere"):
            headers = (await ann.web.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
        assert (await ann.web.get("/api/me")).headers["cache-control"] == "no-store"
        assert await ann.trouble("GET", "/nowhere") == (404, "no-such-page")
        assert await ann.trouble("DELETE", "/api/games") == (405, "no-such-method")
