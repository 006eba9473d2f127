"""One open socket that looks at a table.

What is to be sent waits in a queue of its own, so that a slow reader slows nobody.
"""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from meadhall.kernel.values import Seat
from meadhall.server import wire

MOST_WAITING = 256  # messages; whoever is further behind must come back and ask afresh

POLICY, TOO_LARGE, COME_BACK = 1008, 1009, 1012


class Connection:
    def __init__(self, socket: WebSocket, seat: Seat | None, person: str | None) -> None:
        self.socket = socket
        self.seat = seat
        self.person = person
        self.is_over = False  # the session has ended: nothing more is done or told
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # texts; a number closes

    def tell(self, message: msgspec.Struct) -> None:
        self.send(wire.encode(message).decode())

    def send(self, text: str) -> None:
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

    async def send_for_ever(self) -> None:
        try:
            while True:
                next_up = await self.waiting.get()
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await self.socket.send_text(next_up)
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader notices as well, and tidies up
