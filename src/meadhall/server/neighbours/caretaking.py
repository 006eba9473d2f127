"""What the leading hall does for all of them now and then."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, func, select

from meadhall.server.neighbours.telling import telling_from
from meadhall.server.storage.schema import buckets, changes
from meadhall.server.tables.change import Asker
from meadhall.server.troubles import HallTrouble

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

CHANGES_KEPT: Final = 600.0  # seconds; whoever is further behind reads the whole table
BUCKETS_KEPT: Final = 24 * 3600.0  # seconds; by then any is full again
STALLED: Final = 60.0  # seconds after which a bot's question is asked again, whoever thinks about it


async def wake_orphans(hall: Hall, alive: set[str]) -> None:
    """Tables where a bot owes an answer, and no hall that is open thinks about it."""
    names = await hall.store.waiting_for_bots()
    if not names:
        return
    latest = select(changes.c.table, func.max(changes.c.revision).label("revision")).group_by(changes.c.table)
    last = latest.where(changes.c.table.in_(names)).subquery()
    same = (changes.c.table == last.c.table) & (changes.c.revision == last.c.revision)
    for row in await hall.store.rows(select(changes).join(last, same)):
        askers = telling_from(row["content"]).askers.values()
        is_stalled = hall.now() - row["at"] > STALLED
        if is_stalled or any(asker.hall not in alive for asker in askers):
            with suppress(HallTrouble):
                await wake(hall, row["table"], is_stalled)


async def wake(hall: Hall, name: str, is_stalled: bool) -> None:
    table = await hall.table(name)
    if is_stalled:
        table.bots.askers = {seat: Asker(one.question, "") for seat, one in table.bots.askers.items()}
    table.bots.wake()


async def tidy(hall: Hall) -> None:
    """What every hall has read long since; the last change of each table stays, for its number."""
    later = changes.alias()
    follows = (later.c.table == changes.c.table, later.c.revision == changes.c.revision + 1)
    old = changes.c.at < hall.now() - CHANGES_KEPT
    full = buckets.c.at < hall.now() - BUCKETS_KEPT
    async with hall.store.engine.begin() as connection:
        await connection.execute(delete(changes).where(old, select(later.c.table).where(*follows).exists()))
        await connection.execute(delete(buckets).where(full))
