"""What is stored, read past every hall and played again by the rules alone."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from bench.chaos.history import Stored, Truth

from meadhall.kernel import shelf
from meadhall.kernel.values import Event
from meadhall.server.storage.store import Store
from meadhall.server.tables.header import clock_of, header_from
from meadhall.server.tables.loader import entry_from
from meadhall.server.tables.referee import ANSWER, Referee
from meadhall.server.tables.to_wire import EventSpan


def as_text(kind: str, fields: dict[str, Any]) -> str:
    """An event as one compares it: what happened, not when, nor what it changed in a view."""
    return json.dumps([kind, fields], sort_keys=True, separators=(",", ":"))


def story(events: list[Event], seat: int) -> list[str]:
    told = EventSpan(events, [0.0] * len(events), 0).seen_by(seat)
    return [as_text(one.kind, json.loads(json.dumps(one.fields))) for one in told]


async def truths(database: str, tables: Iterable[str]) -> list[Truth]:
    store = Store(database)
    try:
        return [await truth(store, table) for table in tables]
    finally:
        await store.engine.dispose()


async def truth(store: Store, table: str) -> Truth:
    row = await store.table(table)
    assert row is not None, f"table {table} is not stored"
    header, seats = header_from(row), len(await store.seats_of([table]))
    entries = [entry_from(one) for one in await store.entries_of(table)]
    rules = shelf.find(header.game)
    referee = Referee(rules, seats, header.options, header.seed, header.start, header.version)
    answers = []
    for entry in entries:
        if entry.kind == ANSWER:
            answers.append(Stored(entry.number, entry.seat, referee.asked.get(entry.seat, -1), entry.text))
        referee.replay([entry])
    clock = clock_of(header)
    return Truth(
        table,
        header.game,
        [entry.number for entry in entries],
        answers,
        {seat: story(referee.told, seat) for seat in range(seats)},
        None if clock is None else float(clock.bank),
    )
