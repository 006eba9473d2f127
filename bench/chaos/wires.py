"""A wire between two ends on this machine: it can be cut, slowed, and left silent."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Wire:
    """Listens on a port of its own and passes on to another."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.delay = 0.0  # seconds that every piece takes, each way
        self.is_silent = False  # open, and nothing passes
        self.server: asyncio.Server | None = None
        self.ends: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        self.server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])

    async def close(self) -> None:
        assert self.server is not None
        self.server.close()
        self.cut()
        for task in self.passing:
            task.cancel()
        await asyncio.gather(*self.passing, return_exceptions=True)

    def cut(self) -> None:
        """As when a plug is pulled: whatever is on its way is gone."""
        for end in list(self.ends):
            end.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        self.ends |= {writer, back}
        both = [asyncio.create_task(self._pass(*pair)) for pair in ((reader, back), (there, writer))]
        self.passing |= set(both)
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
            self.passing -= set(both)
            for end in (writer, back):
                self.ends.discard(end)
                with suppress(Exception):
                    end.close()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                while self.is_silent:
                    await asyncio.sleep(0.05)
                writer.write(piece)
                await writer.drain()
