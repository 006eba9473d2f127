"""A hall that is told to stop loses nothing and keeps nobody waiting.

First it says that it is not ready, for as long as whoever balances needs to notice. Then it takes nobody in any more,
lets every answer under way be stored and told, and sends everybody away with a word that means: come back at once. What
opens in its place, or stands beside it, reads what was stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from meadhall.server.hall import Hall
from meadhall.server.tables.connection import COME_BACK

FINISH_WITHIN: Final = 3.0  # seconds for answers that are being stored
LOOK_EVERY: Final = 0.01


async def drain(hall: Hall, shut_the_door: Callable[[], None]) -> None:
    hall.is_draining = True
    await asyncio.sleep(hall.settings.drain_for)
    shut_the_door()
    for visit in hall.sockets:
        visit.is_leaving = True
    with suppress(TimeoutError):
        async with asyncio.timeout(FINISH_WITHIN):
            while any(visit.is_busy for visit in hall.sockets):
                await asyncio.sleep(LOOK_EVERY)
    for visit in hall.sockets:
        if visit.connection is not None:
            visit.connection.close(COME_BACK)
