"""Somebody who looks at a table: by a socket, or by a stream of lines over plain HTTP.

What is told leaves a socket at once. Where the other side reads too slowly for that, it waits in a queue of its own, so
that a slow reader slows nobody. A stream is told the very same messages, one a line.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from meadhall.kernel.values import Seat
from meadhall.server import wire

MOST_WAITING = 256  # messages; whoever is further behind must come back and ask afresh
SEND_AT_ONCE: Final = "meadhall.send-at-once"  # a server's extension of ASGI: `send(text)`, whether it could

POLICY, TOO_LARGE, COME_BACK = 1008, 1009, 1012


class Listener:
    """One pair of eyes, and what is on its way to it."""

    def __init__(self, seat: Seat | None, person: str | None) -> None:
        self.seat = seat
        self.person = person
        self.is_over = False  # the session has ended: nothing more is done or told
        self.waiting: asyncio.Queue[bytes | int] = asyncio.Queue()  # texts; a number closes

    def tell(self, message: msgspec.Struct) -> None:
        self.send(wire.encode(message))

    def send(self, text: bytes) -> None:
        if self.is_over:
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(text)
        elif self.waiting.qsize() == MOST_WAITING:
            self.close(COME_BACK)

    def close(self, code: int) -> None:
        """After what is waiting has been sent."""
        self.waiting.put_nowait(code)

    def sign_out(self) -> None:
        self.tell(wire.Failed(0, wire.Trouble("signed-out")))
        self.is_over = True
        self.close(POLICY)


class Connection(Listener):
    """An open socket."""

    def __init__(self, socket: WebSocket, seat: Seat | None, person: str | None) -> None:
        super().__init__(seat, person)
        self.socket = socket
        self.is_behind = False  # something has been taken from the queue, and is not sent yet
        extension = socket.scope.get("extensions", {}).get(SEND_AT_ONCE, {})
        self.send_at_once: Callable[[bytes], bool] = extension.get("send", never)

    def send(self, text: bytes) -> None:
        at_once = not self.is_over and not self.is_behind and self.waiting.empty()
        if not at_once or not self.send_at_once(text):
            super().send(text)

    async def send_for_ever(self) -> None:
        try:
            while True:
                next_up = await self.waiting.get()
                self.is_behind = True
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await self.socket.send_text(next_up.decode())
                self.is_behind = False
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader notices as well, and tidies up


class Stream(Listener):
    """An answer by plain HTTP that goes on: a message a line, and an empty line now and then."""

    async def lines(self, pulse: float, is_over: Callable[[], bool]) -> AsyncIterator[bytes]:
        """Until it is closed, or all is told and there will be no more."""
        while not (self.waiting.empty() and is_over()):
            try:
                async with asyncio.timeout(pulse):
                    next_up = await self.waiting.get()
            except TimeoutError:
                next_up = b""
            if isinstance(next_up, int):
                return
            yield next_up + b"\n"


def never(text: bytes) -> bool:
    """For a server that has no such extension."""
    return False
