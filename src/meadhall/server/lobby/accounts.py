"""Whoever logs in takes along what they had as a guest; whoever takes another name has it at their tables, too."""

from __future__ import annotations

from contextlib import suppress

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.statements import HAND_ON_SEATS, HAND_ON_TABLES, RENAME_SEATS, Statement
from meadhall.server.tables.again import again
from meadhall.server.tables.header import CLOSED
from meadhall.server.tables.table import Table
from meadhall.server.troubles import NotNow


async def hand_to_account(hall: Hall, guest: wire.Me, account: wire.Me) -> None:
    """Whoever logs in takes along the seats they hold as a guest, and the tables they are host of."""
    seats = Statement(HAND_ON_SEATS, {"b_person": guest.id, "person": account.id})
    tables = Statement(HAND_ON_TABLES, {"b_host": guest.id, "host": account.id})
    async for table in hall.neighbours.tables_of(guest.id):
        await hand_table(table, guest.id, account.id)
    await hall.neighbours.write_at_all_tables(guest.id, tables, seats)
    for table in await hall.all_live():
        if not table.is_forgotten and has_something_at(guest.id, table):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                await hand_table(table, guest.id, account.id)


async def rename(hall: Hall, person: wire.Me, name: str) -> wire.Me:
    """Also where they sit, unless that game is over: what was told of it stays told."""
    renamed = await hall.people.rename(person, name)
    async for table in hall.neighbours.tables_of(person.id):
        if is_called_otherwise(table, renamed):
            await rename_at(table, renamed)
    await hall.store.write(Statement(RENAME_SEATS, {"b_person": person.id, "name": renamed.name}))
    for table in await hall.all_live():
        if not table.is_forgotten and table.header.status not in CLOSED and is_called_otherwise(table, renamed):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                await rename_at(table, renamed)
    return renamed


def is_called_otherwise(table: Table, person: wire.Me) -> bool:
    return any(chair.name != person.name for chair in table.seats if chair.is_held_by(person.id))


@again
async def rename_at(table: Table, person: wire.Me) -> None:
    async with table.alone():
        change = table.change()
        for chair in change.chairs:
            if chair.is_held_by(person.id):
                chair.name = person.name
        change.is_public = True
        await table.commit(change)


@again
async def hand_table(table: Table, guest: str, account: str) -> None:
    """The same in memory, and once more in the store, should something have been written meanwhile."""
    async with table.alone():
        change = table.change()
        change.hand_to_account(guest, account)
        await table.commit(change)


def has_something_at(person: str, table: Table) -> bool:
    return table.header.host == person or any(chair.person == person for chair in table.seats)
