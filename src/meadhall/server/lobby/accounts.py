"""Whoever logs in takes along what they had as a guest."""

from __future__ import annotations

from contextlib import suppress

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.storage.statements import HAND_ON_SEATS, HAND_ON_TABLES, Statement
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


async def hand_table(table: Table, guest: str, account: str) -> None:
    """The same in memory, and once more in the store, should something have been written meanwhile."""
    change = table.change()
    change.hand_to_account(guest, account)
    await table.commit(change)


def has_something_at(person: str, table: Table) -> bool:
    return table.header.host == person or any(chair.person == person for chair in table.seats)
