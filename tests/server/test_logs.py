"""The log: for people or for programs, every line with its request, and never with a secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
from pathlib import Path

import httpx2
import pytest

from meadhall.kernel.troubles import Trouble
from meadhall.server.logs import Json, Plain, discreet, request_id, write_log
from meadhall.server.tokens import new_seed, new_token
from tests.server.halls import Visitor, everybody_leaves, running
from tests.server.processes import HallProcess

PASSWORD = "seven-Ravens-over-Uppsala"


def record(text, *given, reason=None):
    return logging.LogRecord("meadhall.test", logging.WARNING, "", 1, text, given, reason)


def test_a_line_for_programs_is_an_object_that_names_its_request():
    token = request_id.set("a1b2")
    try:
        told = json.loads(Json().format(record("table %s broke", "abc")))
    finally:
        request_id.reset(token)
    assert told["message"] == "table abc broke" and told["request"] == "a1b2" and told["level"] == "warning"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told["time"])
    assert json.loads(Json().format(record("alone")))["request"] is None


def test_a_line_for_people_names_it_at_the_end():
    token = request_id.set("a1b2")
    try:
        assert Plain("%(message)s").format(record("it broke")) == "it broke [a1b2]"
    finally:
        request_id.reset(token)


def test_what_broke_is_told_in_the_same_line():
    try:
        raise ValueError(f"no use: {new_token()}")
    except ValueError as reason:
        line = Json().format(record("it broke", reason=(ValueError, reason, reason.__traceback__)))
    assert "\n" not in line and json.loads(line)["exception"].endswith("ValueError: no use: …")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (f"Cookie: meadhall={'x' * 43}; theme=hall", "Cookie: meadhall=…; theme=hall"),
        (f"Authorization: Bearer {'y' * 43}", "Authorization: Bearer …"),
        ("postgresql://hall:sesame@db:5432/hall", "postgresql://hall:…@db:5432/hall"),
        ("GET /feeds/short/turns.atom", "GET /feeds/…/turns.atom"),
        ("POST /letters/stop/short?x=1", "POST /letters/stop/…?x=1"),
        ("{'password': 'sesame'}", "{'password': '…'}"),
        ("GET /api/tables/abcdefghjkmn/state?seat=0", "GET /api/tables/abcdefghjkmn/state?seat=0"),
    ],
)
def test_what_looks_like_a_secret_is_left_out(said, told):
    assert discreet(said) == told


def test_tokens_and_seeds_are_left_out_wherever_they_stand():
    for _ in range(200):
        token, seed = new_token(), new_seed()
        told = discreet(f"({token}) seed={seed}, '{token}' {seed}")
        assert token not in told and (seed < 10**19 or str(seed) not in told)


def test_another_format_is_refused():
    with pytest.raises(Trouble, match="plain"):
        write_log("info", form="xml")


@pytest.fixture(params=["plain", "json"])
async def hall(request, tmp_path):
    opened = HallProcess(
        tmp_path, "--log-level", "debug", "--log-format", request.param, "--trusted-proxy", "127.0.0.9"
    )
    yield opened
    await everybody_leaves(opened.address)
    opened.stop()


async def test_a_hall_that_tells_everything_tells_no_secret(hall, tmp_path):
    """At the lowest level, with all that is ever sent: cookies, passwords, tokens of seats and bots, keys, seeds."""
    ann = Visitor(hall.address)
    await ann.post("/api/guests", name="Ann")
    secrets = {PASSWORD, ann.web.cookies["meadhall"]}
    await ann.post("/api/accounts", account="ann", password=PASSWORD)
    secrets.add(ann.web.cookies["meadhall"])
    assert (await ann.ask("POST", "/api/sessions", account="ann", password=PASSWORD + "!")).status_code >= 400
    made = await ann.post("/api/tables", game="holmgang", seats=[{"kind": "me"}, {"kind": "bot"}])
    live = await ann.sit(made["table"]["id"])
    await live.answer()
    await live.send("nonsense", token=(wrong := new_token()))
    await live.until("failed")
    key = new_token()
    await ann.web.get(f"/feeds/{key}/turns.atom")
    await ann.web.get("/api/me", headers={"Authorization": f"Bearer {key}"})
    await ann.web.get("/api/tables", params={"token": key})
    await live.close()
    hall.kill()
    stored = sqlite3.connect(tmp_path / "hall.db")
    seeds = [str(seed) for (seed,) in stored.execute("select seed from tables")]
    digests = [token for (token,) in stored.execute("select token from sessions")]
    log = Path(hall.folder / "hall.log").read_text()
    assert len(seeds) == 1 and digests and "GET /api/me" in log
    for secret in {*secrets, key, wrong, *seeds, *digests}:
        assert secret not in log


@pytest.mark.parametrize("hall", ["json"], indirect=True)  # that it is written in either form is tested above
async def test_an_id_is_believed_from_a_trusted_proxy_alone(hall):
    mine = {"X-Request-ID": "from-the-proxy"}
    stranger = await Visitor(hall.address).web.get("/api/health", headers=mine)
    assert re.fullmatch("[0-9a-f]{16}", stranger.headers["x-request-id"])
    transport = httpx2.AsyncHTTPTransport(local_address="127.0.0.9")
    async with httpx2.AsyncClient(base_url=hall.address, transport=transport) as proxy:
        assert (await proxy.get("/api/health", headers=mine)).headers["x-request-id"] == "from-the-proxy"
        odd = await proxy.get("/api/health", headers={"X-Request-ID": "a b\tc"})
        assert re.fullmatch("[0-9a-f]{16}", odd.headers["x-request-id"])
    log = Path(hall.folder / "hall.log").read_text()
    assert stranger.headers["x-request-id"] in log and "from-the-proxy" in log


async def test_somebody_who_goes_in_the_middle_of_a_question_is_no_breakage(tmp_path, caplog):
    async with running(tmp_path) as here:
        _, writer = await asyncio.open_connection("127.0.0.1", here.port)
        writer.write(b"POST /api/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.transport.abort()
        await (await here.visitor("Ann")).get("/api/me")
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
