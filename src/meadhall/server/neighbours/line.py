"""One connection to PostgreSQL that is kept open: on it a hall hears of the others, and says that it is still there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meadhall.server.storage.statements import TELL_HALLS, Statement

log = logging.getLogger(__name__)

CHANNEL: Final = "meadhall"
PATIENCE: Final = 5.0  # seconds for an answer; then the line counts as broken
LONGEST: Final = 7900  # bytes that PostgreSQL passes on


class Line:
    def __init__(self, engine: AsyncEngine, hear: Callable[[dict[str, Any]], None]) -> None:
        self.engine = engine
        self.hear = hear
        self.connection: AsyncConnection | None = None
        self.driver: Any = None
        self.is_broken = asyncio.Event()

    async def open(self) -> None:
        async with asyncio.timeout(PATIENCE):
            self.connection = await self.engine.connect()
            self.is_broken.clear()
            self.driver = (await self.connection.get_raw_connection()).driver_connection
            self.driver.add_termination_listener(self._ended)
            await self.driver.add_listener(CHANNEL, self._heard)

    async def ask(self, query: str, *values: Any) -> list[Any]:
        async with asyncio.timeout(PATIENCE):
            return list(await self.driver.fetch(query, *values))

    async def close(self) -> None:
        """Ends the session, whatever state it is in."""
        connection, self.connection, self.driver = self.connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    def _ended(self, _: object) -> None:
        self.is_broken.set()

    def _heard(self, _: object, __: int, ___: str, payload: str) -> None:
        try:
            message = msgspec.json.decode(payload, type=dict[str, Any])
        except msgspec.MsgspecError:
            log.warning("another hall said what cannot be understood")
            return
        self.hear(message)


def told(message: dict[str, Any]) -> Statement:
    """Heard by every hall when what is written with it is safe."""
    payload = msgspec.json.encode(message).decode()
    assert len(payload) < LONGEST, "more than PostgreSQL passes on"
    return Statement(TELL_HALLS, {"channel": CHANNEL, "payload": payload})
