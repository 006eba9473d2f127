"""Whoever deletes themselves. What others have played stays as it was, under another name."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, shared_words
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.schema import BROKEN
from meadhall.server.storage.statements import (
    FORGET_FRIENDS,
    FORGET_KEYS,
    FORGET_LETTERS,
    FORGET_PERSON,
    FORGET_RATINGS,
    FORGET_REMINDERS,
    FORGET_SEATS,
    FORGET_SESSIONS,
    FORGET_TALK,
    FORGET_TOKENS,
    Statement,
)
from meadhall.server.storage.store import ENDED
from meadhall.server.tables.again import again
from meadhall.server.tables.change import Change
from meadhall.server.tables.table import Table
from meadhall.server.troubles import HallTrouble

EVERYTHING = (
    FORGET_SESSIONS,
    FORGET_TOKENS,
    FORGET_KEYS,
    FORGET_LETTERS,
    FORGET_REMINDERS,
    FORGET_RATINGS,
    FORGET_FRIENDS,
)


async def leave_for_good(hall: Hall, me: wire.Me, language: str) -> None:
    """First every table that is not over, as if they stood up or resigned; then all that is kept of them."""
    name = shared_words(language if language in LANGUAGES else MAIN_LANGUAGE).say("guest-departed")
    names = {me.name, *[row["name"] for row in await hall.store.seats_held(me.id)]}
    everywhere = await hall.store.everywhere(me.id)
    for row in everywhere:
        if row["status"] not in ENDED:
            with suppress(HallTrouble):  # it cannot be read, and nobody plays there
                await leave_table(await hall.table(row["id"]), me.id, name)
    gone = [Statement(rank, {"b_person": me.id}) for rank in EVERYTHING]
    renamed = [
        Statement(FORGET_PERSON, {"b_id": me.id, "name": name}),
        Statement(FORGET_SEATS, {"b_person": me.id, "name": name}),
    ]
    ended = hall.neighbours.told(ended_others=[me.id, ""])
    said = await said_again(hall, me.id, names, name)
    await hall.neighbours.write_at_all_tables(me.id, *renamed, *gone, *said, *ended)
    for row in everywhere:
        if row["id"] in hall.live:  # what is in memory still has the name
            hall.forget(hall.live[row["id"]])
    hall.sockets.end_others(me.id, "")


@again
async def leave_table(table: Table, person: str, name: str) -> None:
    async with table.alone():
        change = table.change()
        for chair in change.chairs:
            if chair.person != person:
                continue
            if change.header.status == "open":
                chair.free("open" if change.header.listed else "invited")
            else:
                chair.name = name
                if chair.kind == "person":
                    change.hand_over(chair.seat, "resigned", table.hall.default_level)
        hand_on(change, person)
        change.reseat()
        await table.commit(change)


def hand_on(change: Change, person: str) -> None:
    """Somebody else is host, if there is anybody."""
    if change.header.host != person:
        return
    other = next((chair.person for chair in change.chairs if chair.kind == "person" and chair.person != person), None)
    if other is not None:
        change.header.host = other
    elif change.header.status == "open":
        change.abandon()


async def said_again(hall: Hall, person: str, names: set[str], name: str) -> list[Statement]:
    """What they said, and what the hall said of them, under the other name."""
    lines = [(row, row["about"]) for row in await hall.store.said_by(person)]
    for row in await hall.store.notices_at(person):
        about: Any = row["about"]
        if about is not BROKEN and about.get("name") in names:
            lines.append((row, {**about, "name": name}))
    return [
        Statement(
            FORGET_TALK,
            {
                "b_table": row["table"],
                "b_number": row["number"],
                "name": name if row["kind"] == "chat" else row["name"],
                "about": about,
            },
        )
        for row, about in lines
        if about is not BROKEN
    ]
