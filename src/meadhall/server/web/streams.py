"""An answer by plain HTTP that goes on for as long as both sides like: newline-delimited JSON."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Final

from fastapi import Response
from starlette.types import Receive, Scope, Send

LINES: Final = "application/x-ndjson"


class LineResponse(Response):
    """Lines as they come. Whoever goes away is noticed at once, not when there is next something to tell."""

    def __init__(self, lines: AsyncIterator[bytes], leave: Callable[[], Awaitable[None]]) -> None:
        super().__init__(media_type=LINES, headers={"X-Accel-Buffering": "no"})  # or nginx would keep them for later
        del self.headers["content-length"]
        self.lines = lines
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            telling = asyncio.create_task(self._tell(send))
            listening = asyncio.create_task(gone(receive))
            await asyncio.wait({telling, listening}, return_when=asyncio.FIRST_COMPLETED)
            for task in (telling, listening):
                task.cancel()
            await asyncio.gather(telling, listening, return_exceptions=True)
        finally:
            await asyncio.shield(self.leave())

    async def _tell(self, send: Send) -> None:
        with suppress(OSError):  # nobody reads it any more
            async for line in self.lines:
                await send({"type": "http.response.body", "body": line, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})


async def gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
