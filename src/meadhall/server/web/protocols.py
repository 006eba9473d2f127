"""uvicorn's protocols, under guard.

uvicorn waits for ever for the head of a request, for its body and for somebody
who does not read the answer, and takes in as many as come. Here each of these
has its time, and each connection its place. Only what h11 and uvicorn say of
themselves is looked at, after they have done their work.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from enum import Enum
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import State

from meadhall.server.settings import Settings
from meadhall.server.tables.connection import SEND_AT_ONCE
from meadhall.server.web.draining import drain
from meadhall.server.web.guard import AT_ONCE, QUEUE, Guard, Place

READY_AT_MOST = 4  # messages of one socket that have been read and not yet dealt with
WHOLE_TEXT = 0x81
FULL = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\nRetry-After: 5\r\n\r\n"


class Stage(Enum):
    """Whose turn it is, and what for."""

    WORK = "the hall's turn"
    HEAD = "the head of a request"
    BODY = "its body"
    IDLE = "the next request"
    READ = "to read what was sent"
    LEAVE = "to read the rest and go"


def patience(settings: Settings, stage: Stage) -> float:
    """Seconds the other side has."""
    match stage:
        case Stage.HEAD:
            return settings.head_within
        case Stage.BODY:
            return settings.body_within
        case Stage.IDLE:
            return settings.idle_for
        case _:
            return settings.read_within


class GuardedConfig(uvicorn.Config):
    """How the hall is served, and who is watched over together."""

    def __init__(self, app: Any, settings: Settings, **wishes: Any) -> None:
        self.guard = Guard(settings)
        super().__init__(
            app,
            http=GuardedHttp,
            ws=GuardedWebSocket,
            ws_max_size=4 * settings.message_limit,
            ws_per_message_deflate=False,
            backlog=AT_ONCE,
            timeout_keep_alive=24 * 3600,  # the guard has less patience
            proxy_headers=False,  # the hall reads them itself, if it was told to
            server_header=False,
            **wishes,
        )


class GuardedServer(uvicorn.Server):
    """Takes in a few at a time, and lets many more wait at the door. Before it closes, the hall is drained."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        def shut_the_door() -> None:
            for server in self.servers:
                server.close()
            for one in sockets or []:
                one.close()

        await drain(self.config.app.state.hall, shut_the_door)  # type: ignore[union-attr]
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for one in sockets or []:
            one.listen(QUEUE)


class Watched:
    """The place of one connection, through its stages."""

    def __init__(self, guard: Guard) -> None:
        self.guard = guard
        self.place: Place | None = None
        self.stage = Stage.WORK

    def now(self, stage: Stage) -> None:
        if self.place is None or stage is self.stage:
            return
        self.stage = stage
        if stage is Stage.WORK:
            self.place.work()
        else:
            self.place.wait(patience(self.guard.settings, stage))


class GuardedHttp(H11Protocol):
    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watched = Watched(config.guard)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.watched.place = self.watched.guard.enter(transport)
        if self.watched.place is None:
            transport.write(FULL)
            transport.close()
        self.look()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watched.guard.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def eof_received(self) -> None:
        super().eof_received()
        self.loop.call_soon(self.look)  # by then it is closing

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def look(self) -> None:
        if self.transport.get_protocol() is self:  # else a socket has taken over
            self.watched.now(self.stage())

    def stage(self) -> Stage:
        if self.transport.is_closing():
            return Stage.LEAVE
        if self.flow.write_paused:
            return Stage.READ
        if self.conn.their_state is h11.IDLE:
            has_begun = self.cycle is None or bool(self.conn.trailing_data[0])
            return Stage.HEAD if has_begun else Stage.IDLE
        return Stage.BODY if self.conn.their_state is h11.SEND_BODY else Stage.WORK


class GuardedWebSocket(WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: GuardedConfig,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.watched = Watched(config.guard)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.watched.place = self.watched.guard.places.get(cast(asyncio.Transport, transport))
        if self.watched.place is not None:
            self.watched.place.work()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.watched.guard.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.look()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][SEND_AT_ONCE] = {"send": self.send_at_once}

    def send_receive_event_to_app(self) -> None:
        """A few messages may lie ready before no more are read; uvicorn itself stops and starts at each of them."""
        if not is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"  # as which the hall refuses it; uvicorn would log it as an error of ours
        is_to_be_read_on, self.read_paused = not self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = not is_to_be_read_on
        if is_to_be_read_on and self.queue.qsize() >= READY_AT_MOST:
            self.read_paused = True
            self.transport.pause_reading()

    def send_at_once(self, text: bytes) -> bool:
        """A message on its way without anybody waiting for it; False where it cannot leave now, and nothing is sent."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(framed(text))
        return True

    async def send(self, message: Any) -> None:
        try:
            await super().send(message)
        finally:
            self.look()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.look()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.look()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.look()

    def look(self) -> None:
        self.watched.now(self.stage())

    def stage(self) -> Stage:
        if self.close_sent or self.transport.is_closing():
            return Stage.LEAVE
        return Stage.WORK if self.writable.is_set() else Stage.READ


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A whole text message as it travels from a server (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", WHOLE_TEXT, 126, size) + text
    return struct.pack("!BBQ", WHOLE_TEXT, 127, size) + text
