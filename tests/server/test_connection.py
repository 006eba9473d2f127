"""What is told to a socket: at once where it can be, in order always, and as every browser reads it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from meadhall.server.tables.connection import COME_BACK, MOST_WAITING, SEND_AT_ONCE, Connection
from meadhall.server.web.protocols import framed
from tests.waiting import until


class Line:
    """A socket that takes what it is given while it is free, and whoever waits for it until it is."""

    def __init__(self, **extensions: Any) -> None:
        self.scope = {"type": "websocket", "extensions": {SEND_AT_ONCE: {"send": self.send_at_once}, **extensions}}
        self.sent: list[str | int] = []
        self.is_free = asyncio.Event()
        self.is_free.set()

    def send_at_once(self, text: bytes) -> bool:
        if self.is_free.is_set():
            self.sent.append(text.decode())
        return self.is_free.is_set()

    async def send_text(self, text: str) -> None:
        await self.is_free.wait()
        self.sent.append(text)

    async def close(self, code: int) -> None:
        self.sent.append(code)


def connection(line: Line) -> Connection:
    return Connection(line, 0, "ann")  # type: ignore[arg-type]


async def test_what_is_told_leaves_before_anybody_waits():
    line = Line()
    connection(line).send(b"news")
    assert line.sent == ["news"]


async def test_what_had_to_wait_is_not_overtaken():
    line = Line()
    told = connection(line)
    sending = asyncio.create_task(told.send_for_ever())
    line.is_free.clear()
    told.send(b"first")
    await until(lambda: told.is_behind, "the first has left the queue")
    line.is_free.set()
    told.send(b"second")  # nothing waits in the queue now, and yet the first is not sent
    assert line.sent == []
    await until(lambda: len(line.sent) == 2, "both are sent")
    assert line.sent == ["first", "second"]
    await until(lambda: not told.is_behind, "nothing is behind")
    told.send(b"third")
    assert line.sent == ["first", "second", "third"]
    sending.cancel()


async def test_a_server_that_cannot_send_at_once_sends_all_the_same():
    line = Line(**{SEND_AT_ONCE: {}})
    told = connection(line)
    sending = asyncio.create_task(told.send_for_ever())
    told.send(b"news")
    assert line.sent == []
    await until(lambda: line.sent == ["news"], "it is sent in its turn")
    sending.cancel()


async def test_whoever_is_too_far_behind_has_to_come_back():
    line = Line()
    line.is_free.clear()
    told = connection(line)
    for number in range(MOST_WAITING + 5):
        told.send(b"%d" % number)
    line.is_free.set()
    await told.send_for_ever()
    assert line.sent == [*[str(number) for number in range(MOST_WAITING)], COME_BACK]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 100_000])
def test_a_message_is_framed_as_websockets_reads_it(size):
    text = b"x" * size
    client = ClientProtocol(parse_uri("ws://127.0.0.1/"), state=State.OPEN, max_size=None)
    client.receive_data(framed(text))
    assert client.events_received() == [Frame(Opcode.TEXT, text)]
