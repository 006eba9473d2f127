"""Whoever logs in takes along what they had as a guest; whoever takes another name has it at their tables, too."""

from __future__ import annotations

from contextlib import suppress

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.statements import HAND_ON_SEATS, HAND_ON_TABLES, RENAME_SEATS, Statement
from meadhall.server.tables.header import CLOSED
from meadhall.server.tables.table import Table
from meadhall.server.troubles import NotNow


async def hand_to_account(hall: Hall, guest: wire.Me, account: wire.Me) -> None:
    """Whoever logs in takes along the seats they hold as a guest, and the tables they are host of."""
    seats = Statement(HAND_ON_SEATS, {"b_person": guest.id, "person": account.id})
    tables = Statement(HAND_ON_TABLES, {"b_host": guest.id, "host": account.id})
    await hall.store.write(tables, seats)
    for table in await hall.all_live():
        if not table.is_forgotten and has_something_at(guest.id, table):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                async with table.alone():
                    await hand_table(table, guest.id, account.id)


async def rename(hall: Hall, person: wire.Me, name: str) -> wire.Me:
    """Also where they sit, unless that game is over: what was told of it stays told."""
    renamed = await hall.people.rename(person, name)
    await hall.store.write(Statement(RENAME_SEATS, {"b_person": person.id, "name": renamed.name}))
    for table in await hall.all_live():
        if not table.is_forgotten and table.header.status not in CLOSED and table.seats.held_by(person.id):
            with suppress(NotNow):  # forgotten meanwhile, and read again
                async with table.alone():
                    await rename_at(table, renamed)
    return renamed


async def rename_at(table: Table, person: wire.Me) -> None:
    change = table.change()
    for chair in change.chairs:
        if chair.is_held_by(person.id):
            chair.name = person.name
    change.is_public = True
    await table.commit(change)


async def hand_table(table: Table, guest: str, account: str) -> None:
    """The same in memory, and once more in the store, should something have been written meanwhile."""
    change = table.change()
    change.hand_to_account(guest, account)
    await table.commit(change)


def has_something_at(person: str, table: Table) -> bool:
    return table.header.host == person or any(chair.person == person for chair in table.seats)
