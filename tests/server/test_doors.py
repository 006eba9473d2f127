"""What is knocked on the hall's door with: odd origins, other names, broken paths."""

from __future__ import annotations

import asyncio
import json

import pytest
import websockets

from meadhall.server.web.security import address_of, is_own_origin
from tests.server.fresh import emptied, lay_out
from tests.server.halls import Visitor, connect, running

ODD = ["http://[", "http://[::1", "//[", "http://]", "\x7f", "null", "http://a:b:c", "http://%5b"]


@pytest.mark.parametrize("origin", ODD)
def test_an_origin_that_is_no_address_is_a_foreign_one(origin):
    assert not is_own_origin({"host": "127.0.0.1:8765", "origin": origin}, ())


async def test_a_broken_origin_is_refused_and_nothing_breaks(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        for origin in ODD:
            answer = await ann.web.post("/api/tables", json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["message"]) == (403, "foreign-origin")
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(here.address, table, {"Origin": "http://["})
        assert refused.value.response.status_code == 403


@pytest.fixture(params=["sqlite", "postgresql"])
async def database(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{lay_out(tmp_path)}"
    return await emptied(request.getfixturevalue("postgres"))


@pytest.mark.parametrize("path", ["a%00b", "%00", "%ff", "A", "x" * 300, "%F0%9F%98%80", "a'b", "..%2f"])
async def test_a_socket_to_a_path_that_is_no_table_is_told_so(tmp_path, database, path, caplog):
    async with running(tmp_path, database=database) as here:
        try:
            socket = await connect(here.address, path)
        except websockets.InvalidStatus as refused:
            assert refused.response.status_code in (403, 404)
            return
        await socket.send('{"type": "hello"}')
        assert json.loads(await asyncio.wait_for(socket.recv(), 20))["trouble"]["message"] == "no-such-table"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_addresses_are_counted_by_machine_or_network():
    assert address_of("192.0.2.7") == address_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_of("2001:db8:1:2:3::4") == address_of("2001:db8:1:2::ffff") != address_of("2001:db8:1:3::4")
    assert address_of("fe80::1%eth0") == address_of("fe80::2%eth0")
    assert address_of("testclient") == "testclient"


async def test_a_page_under_a_name_that_is_not_the_halls_gets_nothing(tmp_path):
    """DNS rebinding: a foreign name comes to mean this machine, and its page counts as of the same origin."""
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        port = here.port
        for host in (f"evil.example:{port}", "evil.example", f"127.0.0.1.evil.example:{port}", "", "[", "a b", "@"):
            for path in ("/", "/api/me", f"/api/tables/{table}", "/api/games"):
                answer = await ann.web.get(path, headers={"Host": host})
                assert answer.status_code in (400, 421), (host, path, answer.text)
            if host:
                answer = await ann.web.post(
                    "/api/guests", json={"name": "Eve"}, headers={"Host": host, "Origin": f"http://{host}"}
                )
                assert answer.status_code in (400, 421)
        with pytest.raises(websockets.InvalidStatus) as refused:
            url = f"ws://evil.example:{port}/api/tables/{table}/socket"
            await websockets.connect(url, host="127.0.0.1", port=port, compression=None)
        assert refused.value.response.status_code in (403, 421)


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LOCALHOST", "[::1]", "127.0.0.2", "localhost."])
async def test_the_names_of_this_machine_are_the_halls_own(tmp_path, host):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        for named in (host, f"{host}:{here.port}"):
            assert (await ann.web.get("/api/games", headers={"Host": named})).status_code == 200


async def test_the_hall_answers_to_the_names_it_was_given(tmp_path):
    async with running(tmp_path, hosts=("Games.example",), origins=("https://hall.example:444",)) as here:
        ann = Visitor(here.address)
        for host in ("games.example", "games.example:8443", "GAMES.example.", "hall.example"):
            assert (await ann.web.get("/api/games", headers={"Host": host})).status_code == 200
        for host in ("example", "sub.games.example", "192.0.2.1"):
            answer = await ann.web.get("/api/games", headers={"Host": host})
            assert (answer.status_code, answer.json()["message"]) == (421, "unknown-host")


async def test_a_hall_open_to_other_devices_answers_to_addresses_but_not_to_foreign_names(tmp_path):
    """No name can be rebound to an address that is written out."""
    async with running(tmp_path, host="0.0.0.0") as here:
        ann = Visitor(here.address)
        for host in ("192.168.1.20:8765", "[fe80::1]:8765", "localhost"):
            assert (await ann.web.get("/api/games", headers={"Host": host})).status_code == 200
        assert (await ann.web.get("/api/games", headers={"Host": "evil.example"})).status_code == 421


async def test_a_message_of_no_known_letters_is_refused_and_is_no_error_of_the_hall(tmp_path, caplog):
    async with running(tmp_path) as here:
        _, _, table = await here.table_of_two()
        socket = await connect(here.address, table)
        await socket.send(b"\xff\xfe", text=True)
        assert json.loads(await asyncio.wait_for(socket.recv(), 20))["trouble"]["message"] == "text-only"
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []
