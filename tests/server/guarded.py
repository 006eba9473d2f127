"""A hall behind its own guard, as it is served, with the limits a test wishes for."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from meadhall.server.settings import Settings
from meadhall.server.web.app import make_app
from meadhall.server.web.guard import Guard
from meadhall.server.web.protocols import GuardedConfig, GuardedServer
from meadhall.server.web.serve import listening, port_of, unlimited
from tests.server.halls import RunningHall


class GuardedHall(RunningHall):
    guard: Guard

    async def knock(self, *said: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection; what is said on it, if anything."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        for part in said:
            writer.write(part)
        return reader, writer


@asynccontextmanager
async def guarded(folder: Path, under_way: int = 0, **wishes: Any) -> AsyncIterator[GuardedHall]:
    """`under_way`: how many bytes the system keeps for somebody who does not read, if not as many as it likes."""
    base = unlimited(
        Settings(database=f"sqlite:///{folder / 'hall.db'}", bot_delay=0.0, undo_window=0.0, bot_workers=1)
    )
    settings = Settings(**{**vars(base), **wishes})
    app = make_app(settings)
    config = GuardedConfig(app, settings, log_config=None, timeout_graceful_shutdown=2)
    server = GuardedServer(config)
    sockets = listening("127.0.0.1", 0)
    if under_way:
        sockets[0].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, under_way)
    serving = asyncio.create_task(server.serve(sockets))
    while not server.started:
        await asyncio.sleep(0.01)
        assert not serving.done(), serving.result()
    here = GuardedHall(app.state.hall, port_of(sockets))
    here.guard = config.guard
    try:
        yield here
    finally:
        server.should_exit = True
        await serving


async def until(what: Any, why: str) -> None:
    """Wait for something that must come true."""
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.01)
    assert what(), why
