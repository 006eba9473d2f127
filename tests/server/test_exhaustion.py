"""Nobody who says nothing, half of something or everything at once keeps others out."""

from __future__ import annotations

import asyncio
import logging
import resource
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import websockets

from meadhall.server.logs import WARNINGS, Sparing, write_log
from meadhall.server.settings import Rate
from tests.server.guarded import GuardedHall, guarded, until
from tests.server.halls import LONG, Visitor, connect

HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
HALF_A_HEAD = b"GET /api/games HTTP/1.1\r\nHost: 127"
HALF_A_BODY = (
    b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b'Content-Length: 400\r\n\r\n{"name": '
)


async def ends(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the hall closes the connection."""
    told = b""
    with suppress(ConnectionError):
        while part := await asyncio.wait_for(reader.read(65536), 60):
            told += part
    return told


# How long the hall waits


async def test_whoever_says_nothing_is_sent_away(tmp_path):
    async with guarded(tmp_path, head_within=0.2, body_within=LONG, idle_for=LONG) as here:
        reader, _ = await here.knock()
        assert await ends(reader) == b""


async def test_a_head_that_trickles_in_is_not_waited_for(tmp_path):
    """Each byte would have reset a clock that waits for silence."""
    async with guarded(tmp_path, head_within=0.3, body_within=LONG, idle_for=LONG) as here:
        reader, writer = await here.knock(b"GET /")
        ended = asyncio.create_task(ends(reader))
        with suppress(ConnectionError):
            while not ended.done():
                writer.write(b"a")
                await asyncio.sleep(0.02)
        assert await ended == b""


async def test_a_body_that_does_not_come_is_not_waited_for(tmp_path):
    async with guarded(tmp_path, body_within=0.2, head_within=LONG, idle_for=LONG) as here:
        reader, _ = await here.knock(HALF_A_BODY)
        await ends(reader)
        await until(lambda: not here.guard.places, "its place is free again")


async def test_a_body_that_is_sent_after_the_answer_does_not_keep_the_line(tmp_path):
    """Refused before it was read; whoever goes on sending has no more time than before."""
    async with guarded(tmp_path, body_within=LONG, head_within=LONG, idle_for=LONG, requests=Rate(0.001, 1)) as here:
        first, _ = await here.knock(HEAD)
        await first.readuntil(b"\r\n")
        reader, writer = await here.knock(HALF_A_BODY)
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 429")
        place = list(here.guard.places.values())[-1]
        timer = place.timer
        for _ in range(20):
            writer.write(b" ")
            await asyncio.sleep(0.001)
        assert place in here.guard.waiting and place.timer is timer and timer is not None
        place.give_up()
        await ends(reader)


async def test_a_connection_kept_alive_is_closed_in_the_end(tmp_path):
    async with guarded(tmp_path, idle_for=0.2, head_within=LONG, body_within=LONG) as here:
        reader, _ = await here.knock(HEAD)
        assert (await ends(reader)).startswith(b"HTTP/1.1 200")


async def test_requests_one_after_another_have_each_their_own_time(tmp_path):
    async with guarded(tmp_path, head_within=LONG, body_within=LONG, idle_for=LONG) as here:
        reader, writer = await here.knock(HEAD)
        for _ in range(3):
            assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")
            length = int((await reader.readuntil(b"\r\n\r\n")).lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            await reader.readexactly(length)
            writer.write(HEAD[:20])
            await asyncio.sleep(0.01)
            writer.write(HEAD[20:])
        assert [place.address for place in here.guard.places.values()] == ["127.0.0.1"]


async def test_whoever_does_not_read_the_answers_is_sent_away(tmp_path):
    async with guarded(tmp_path, read_within=0.3, head_within=LONG, body_within=LONG, idle_for=LONG) as here:
        deaf = socket.socket()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(deaf, ("127.0.0.1", here.port))
        with suppress(ConnectionError):
            while True:
                async with asyncio.timeout(60):
                    await loop.sock_sendall(deaf, HEAD * 20)
                    await asyncio.sleep(0.01)
        await until(lambda: not here.guard.places, "its place is free again")
        deaf.close()


async def test_a_socket_that_does_not_read_is_sent_away_and_the_others_play_on(tmp_path):
    async with guarded(tmp_path, under_way=4096, read_within=0.3) as here:
        ann, bo, table = await here.table_of_two()
        deaf, live = await bo.sit(table), await ann.sit(table)
        deaf.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.socket.transport.pause_reading()
        for _ in range(2000):
            await live.send("chat", text="x" * 400)
            await live.until("done")
            if not any(visit.connection.seat == 1 for visit in here.hall.sockets if visit.connection is not None):
                break
        await until(
            lambda: all(visit.connection is None or visit.connection.seat == 0 for visit in here.hall.sockets),
            "the deaf one is gone",
        )
        assert (await live.answer("rest"))["type"] == "done"


async def test_a_socket_that_never_says_hello_is_closed(tmp_path):
    async with guarded(tmp_path, hello_within=0.2) as here:
        _, _, table = await here.table_of_two()
        silent = await connect(here.address, table)
        assert "hello-first" in str(await asyncio.wait_for(silent.recv(), 60))
        with pytest.raises(websockets.ConnectionClosed):
            await silent.recv()
        await until(lambda: not list(here.hall.sockets), "it is forgotten")


# How many there may be


async def crowd(here: GuardedHall, count: int, said: bytes = b"") -> list[asyncio.StreamWriter]:
    return [(await here.knock(said))[1] for _ in range(count)]


@pytest.mark.parametrize("said", [b"", HALF_A_HEAD, HALF_A_BODY, HEAD], ids=["silent", "head", "body", "idle"])
async def test_the_silent_make_room_for_those_who_come_after_them(tmp_path, said):
    limits: dict[str, Any] = {"connections": 30, "connections_of_address": 20}
    waits: dict[str, Any] = {"head_within": LONG, "body_within": LONG, "idle_for": LONG}
    async with guarded(tmp_path, **limits, **waits) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        kept = await crowd(here, 60, said)
        assert (await live.answer("rest"))["type"] == "done"  # an open socket stays
        newcomer = await here.visitor("Cai")
        assert (await newcomer.get("/api/me"))["name"] == "Cai"
        assert len(here.guard.places) <= 20
        for writer in kept:
            writer.close()


async def test_many_addresses_together_fill_the_hall_and_the_longest_silence_makes_room(tmp_path):
    async with guarded(tmp_path, connections=20, connections_of_address=10, head_within=LONG, idle_for=LONG) as here:
        ann = await here.visitor("Ann")
        kept = []
        for last in range(2, 8):
            for _ in range(9):
                kept.append(await asyncio.open_connection("127.0.0.1", here.port, local_addr=(f"127.0.0.{last}", 0)))
        await until(lambda: len(here.guard.places) <= 20, "no more than fit in")
        assert (await ann.get("/api/me"))["name"] == "Ann"
        for _, writer in kept:
            writer.close()


async def test_where_everybody_is_at_work_a_newcomer_is_told_to_come_later(tmp_path):
    async with guarded(tmp_path, connections_of_address=6, head_within=LONG) as here:
        ann, _, table = await here.table_of_two()
        lives = [await ann.sit(table) for _ in range(6)]
        reader, _ = await here.knock(HEAD)
        assert (await ends(reader)).startswith(b"HTTP/1.1 503")
        await lives[0].close()
        await until(lambda: len(here.guard.places) < 6, "one has gone")
        reader, _ = await here.knock(HEAD)
        assert (await reader.readuntil(b"\r\n")).startswith(b"HTTP/1.1 200")


async def test_places_are_free_again_after_everything(tmp_path):
    async with guarded(tmp_path, connections_of_address=50) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        for said in (b"", HALF_A_HEAD, HALF_A_BODY, HEAD, b"\x16\x03\x01 no http at all\r\n\r\n"):
            for writer in await crowd(here, 8, said):
                writer.close()
        await live.close()
        await ann.web.aclose()
        await until(lambda: len(here.guard.places) <= 1, "only the other visitor is left")
        assert sum(here.guard.of_address.values()) == len(here.guard.places)
        assert set(here.guard.waiting) <= set(here.guard.places.values())


async def test_sockets_of_one_address_are_counted_and_the_silent_ones_make_room(tmp_path):
    async with guarded(tmp_path, sockets_of_address=4, hello_within=LONG) as here:
        ann, bo, table = await here.table_of_two()
        silent = [await connect(here.address, table) for _ in range(6)]
        lives = [await who.sit(table) for who in (ann, bo, ann, bo)]
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(here.address, table)
        assert refused.value.response.status_code == 429
        for one in silent:
            with pytest.raises(websockets.ConnectionClosed):
                while True:
                    await asyncio.wait_for(one.recv(), 60)
        await lives[0].close()
        await until(lambda: len(list(here.hall.sockets)) < 4, "one has gone")
        await (await ann.sit(table)).answer("rest")


async def test_sockets_leave_room_for_those_who_only_ask(tmp_path):
    async with guarded(tmp_path, connections=20, hello_within=LONG) as here:
        ann, _, table = await here.table_of_two()
        for _ in range(16):
            await ann.sit(table)
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(here.address, table)
        assert refused.value.response.status_code == 429
        assert (await here.visitor("Cai")).web.cookies["meadhall"]


async def test_sockets_of_one_person_are_counted(tmp_path):
    async with guarded(tmp_path, sockets_of_person=3) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table) for _ in range(3)]
        with pytest.raises(AssertionError, match="too-many-sockets"):
            await refused_hello(ann, table)
        await bo.sit(table)
        await lives[0].close()
        await until(lambda: len(list(here.hall.sockets)) == 3, "one has gone")
        await ann.sit(table)


async def refused_hello(visitor: Visitor, table: str) -> None:
    cookie = f"meadhall={visitor.web.cookies['meadhall']}"
    socket = await connect(visitor.address, table, {"Cookie": cookie})
    await socket.send('{"type": "hello"}')
    raise AssertionError(str(await asyncio.wait_for(socket.recv(), 60)))


# Cookies that were never issued


async def test_cookies_that_were_never_issued_share_one_bucket(tmp_path):
    async with guarded(tmp_path, requests=Rate(0.001, 10)) as here:
        ann = await here.visitor("Ann")
        told = []
        for number in range(30):
            stranger = Visitor(here.address)
            stranger.web.cookies["meadhall"] = f"made-up-{number}"
            told.append((await stranger.web.get("/api/games")).status_code)
            await stranger.web.aclose()
        assert told.count(200) <= 10 and told[-1] == 429
        assert (await ann.get("/api/me"))["name"] == "Ann"  # whoever was issued one has their own
        again = Visitor(here.address)
        again.web.cookies.update(dict(ann.web.cookies))
        told = [(await again.web.get("/api/games")).status_code for _ in range(12)]
        assert told[-1] == 429  # and it is one, however many browsers hold it


# What is written about it


def test_a_kind_of_message_is_written_so_often_and_then_counted(tmp_path):
    spare = Sparing()
    records = [
        logging.LogRecord("meadhall.test", logging.ERROR, "", 1, f"table {number} broke", (), None)
        for number in range(99)
    ]
    passed = [record for at, record in enumerate(records) if spare._may_pass(record, at * 0.001)]
    assert len(passed) == WARNINGS.at_once
    other = logging.LogRecord("meadhall.test", logging.ERROR, "", 1, "the sea rose", (), None)
    assert spare._may_pass(other, 0.1)
    late = logging.LogRecord("meadhall.test", logging.ERROR, "", 1, "table %d broke", (7,), None)
    later = logging.LogRecord("meadhall.test", logging.ERROR, "", 1, "table 7 broke", (), None)
    assert spare._may_pass(late, 0.1)  # another kind as it is written
    assert spare._may_pass(later, 1000.0) and later.getMessage() == "table 7 broke (and 89 more of this kind)"


def test_a_log_file_is_begun_anew_when_it_is_full(tmp_path):
    root = logging.getLogger()
    before, level = list(root.handlers), root.level
    try:
        write_log("info", str(tmp_path / "logs" / "hall.log"))
        for number in range(30_000):
            root.info(f"{chr(97 + number % 26) * 40} {'y' * 1000}")
        files = list((tmp_path / "logs").iterdir())
        assert "hall.log" in {path.name for path in files}
        assert sum(path.stat().st_size for path in files) < 20 * 2**20
    finally:
        for handler in list(root.handlers):
            root.removeHandler(handler)
            handler.close()
        for handler in before:
            root.addHandler(handler)
        root.setLevel(level)


# The attack itself

OPEN_A_HALL = """
import resource, sys
resource.setrlimit(resource.RLIMIT_NOFILE, (600, 600))
from meadhall.server.web.serve import listening, port_of, serve
from meadhall.server.settings import Settings
sockets = listening("127.0.0.1", 0)
print(port_of(sockets), flush=True)
settings = Settings(database="sqlite:///hall.db", bot_delay=0, undo_window=0, bot_workers=1, head_within=600)
serve(settings, sockets, log_level="info")
"""


async def test_1100_silent_connections_while_somebody_plays_on(tmp_path):
    """More than the hall may have files open, and none of them times out: one plays on, another comes in."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    log = (tmp_path / "hall.log").open("w+")
    hall = subprocess.Popen([sys.executable, "-c", OPEN_A_HALL], cwd=tmp_path, stdout=subprocess.PIPE, stderr=log)
    crowd: list[socket.socket] = []
    try:
        assert hall.stdout is not None
        port = int(await asyncio.to_thread(hall.stdout.readline))
        address = f"http://127.0.0.1:{port}"
        ann = Visitor(address)
        await ann.post("/api/guests", name="Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
        live = await ann.sit((await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"])
        for _ in range(11):
            crowd += await asyncio.to_thread(silent, port, 100)
            if (await live.asked())["result"] is not None:
                live = await ann.sit((await ann.post("/api/tables", game="holmgang", seats=seats))["table"]["id"])
            assert (await live.answer())["type"] == "done"
            assert (await ann.get("/api/me"))["name"] == "Ann"
        stranger = Visitor(address)
        await stranger.post("/api/guests", name="Cai")
        assert (await stranger.web.get("/")).status_code == 200
        assert hall.poll() is None
        assert (tmp_path / "hall.log").stat().st_size < 20_000
        assert "out of system resource" not in (tmp_path / "hall.log").read_text()
    finally:
        for one in crowd:
            one.close()
        hall.terminate()
        hall.wait(60)
        log.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def silent(port: int, count: int) -> list[socket.socket]:
    return [socket.create_connection(("127.0.0.1", port), timeout=60) for _ in range(count)]


def test_a_hall_that_may_open_few_files_takes_in_fewer_still():
    script = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (400, 400));"
        "from meadhall.server.web.guard import Guard; from meadhall.server.settings import Settings;"
        "print(Guard(Settings()).most)"
    )
    told = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert 0 < int(told.stdout) < 300
