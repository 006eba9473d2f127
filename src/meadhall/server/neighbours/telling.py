"""A change of a table as other halls are told, and back: whoever takes it up has the very same table afterwards."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import msgspec

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables.change import Asker, Change
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.header import clock_of
from meadhall.server.tables.referee import Entry
from meadhall.server.tables.seats import Chair

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table

MOVING: Final = ("status", "host", "moved_at", "due_at", "waiting", "result", "next")  # in a header
MANY: Final = 200  # entries that are replayed beside everything else


class Times(msgspec.Struct, frozen=True):
    """What the clocks show: seconds left, and since when they run."""

    left: dict[Seat, float]
    since: dict[Seat, float]


class Telling(msgspec.Struct, frozen=True, omit_defaults=True):
    now: float
    header: dict[str, Any]
    chairs: list[Chair] = []  # that are others than before
    entries: list[Entry] = []
    said: list[wire.Said] = []
    shown: list[wire.Suggested] = []
    clocks: Times | None = None
    askers: dict[Seat, Asker] = {}
    snapshot_at: int = 0
    begins: bool = False
    is_public: bool = False
    is_reseating: bool = False
    moved: dict[Seat, Seat] = {}
    vacated: Seat | None = None
    account_of: dict[str, str] = {}
    own_news: Seat | None = None
    read_again: bool = False  # it was not changed in the way tables are: what is in memory is of no use


def telling_of(change: Change, table: Table) -> Telling:
    return Telling(
        now=change.now,
        header={name: getattr(change.header, name) for name in MOVING},
        chairs=[chair for chair, before in zip(change.chairs, table.seats.chairs) if chair != before],
        entries=change.entries,
        said=change.said,
        shown=change.shown,
        clocks=None if change.clocks is None else Times(change.clocks.left, change.clocks.since),
        askers=change.askers,
        snapshot_at=table.journal.snapshot_at,
        begins=change.begins,
        is_public=change.is_public,
        is_reseating=change.is_reseating,
        moved=change.moved,
        vacated=change.vacated,
        account_of=change.account_of,
        own_news=change.own_news,
    )


def stored(telling: Telling) -> dict[str, Any]:
    content: dict[str, Any] = msgspec.to_builtins(telling, str_keys=True)
    return content


def telling_from(content: Any) -> Telling:
    return msgspec.convert(content, Telling, str_keys=True)


async def change_told(telling: Telling, table: Table) -> Change:
    """The same change at this hall's table; its referee moves ahead, as with every change."""
    change = table.change()
    change.now = telling.now
    change.revision += 1
    for name, content in telling.header.items():
        setattr(change.header, name, content)
    for chair in telling.chairs:
        change.chairs[chair.seat] = chair
    change.clocks = clocks_told(telling.clocks, table)
    change.entries, change.said, change.shown = telling.entries, telling.said, telling.shown
    change.is_public, change.is_reseating = telling.is_public, telling.is_reseating
    change.moved, change.vacated, change.account_of = telling.moved, telling.vacated, telling.account_of
    change.own_news, change.askers = telling.own_news, telling.askers
    if telling.begins:
        change.referee = table.hall.referee(table)
    if change.referee is not None and len(telling.entries) > MANY:
        await asyncio.to_thread(change.referee.follow, telling.entries)
    elif change.referee is not None:
        change.referee.follow(telling.entries)
    return change


def clocks_told(times: Times | None, table: Table) -> Clocks | None:
    clock = clock_of(table.header)
    if times is None or clock is None:
        return None
    clocks = Clocks(clock, ())
    clocks.left, clocks.since = dict(times.left), dict(times.since)
    return clocks
