"""A hall by itself: all it does is its own, and nobody else need be told."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from meadhall.kernel.values import Seat
from meadhall.server.storage.statements import Statement
from meadhall.server.tables.change import Change
from meadhall.server.tables.referee import Referee

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.tables.table import Table


class Neighbours:
    """What a hall asks its neighbours, or tells them; here there are none."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.clock: Callable[[], float] = time.time

    async def open(self) -> None:
        self.hall.take_the_lead()

    async def close(self) -> None: ...

    @property
    def is_leading(self) -> bool:
        """Whether what there is one of, clocks and letters and ratings, is this hall's to do."""
        return True

    def hold_the_lead(self) -> list[Statement]:
        """Written along with what only the leading hall may write."""
        return []

    def told(self, **message: Any) -> list[Statement]:
        """Written along with what other halls are to hear of."""
        return []

    # Tables

    def spare(self, referee: Referee | None) -> Referee | None:
        """The game as it is, should another hall be quicker with its change."""
        return None

    def noted(self, table: Table, change: Change, statements: Sequence[Statement]) -> list[Statement]:
        """What is written along with a change."""
        return []

    async def were_quicker(self, table: Table, change: Change) -> bool:
        """Whether a change could not be stored because of another hall's, which the table has taken up."""
        return False

    async def settle(self, table: Table) -> None:
        """It is being read."""

    async def arrive(self, table: Table) -> None:
        """It has been read, and is in this hall's memory from now on."""

    async def refresh(self, table: Table) -> None:
        """It is about to be looked at."""

    def thinks_here(self, table: Table, seat: Seat, question: int) -> bool:
        """Whether a bot's question is this hall's to think about."""
        return True

    async def tables_of(self, person: str) -> AsyncIterator[Table]:
        """Those of theirs that are not over, and may be in another hall's memory."""
        none: list[Table] = []
        for table in none:
            yield table

    async def write_at_all_tables(self, person: str, *statements: Statement) -> None:
        """What changes rows of somebody's tables, and is not a `Change` of any."""
        await self.hall.store.write(*statements)

    # Who is here

    def note_presence(self, table: Table) -> None:
        """Somebody came to it, or left."""

    def note_streams(self) -> None:
        """A bot account began to listen, or stopped."""

    def heard_from(self, table: Table, seat: Seat) -> None:
        """Somebody who plays by plain HTTP."""

    async def seats_at(self, tables: Iterable[str]) -> dict[str, set[Seat]]:
        """By table, the seats somebody looks from through another hall."""
        return {}

    async def people_elsewhere(self) -> set[str]:
        """Whoever looks at anything through another hall."""
        return set()

    async def programs_elsewhere(self) -> dict[str, str]:
        """Bot accounts that listen at another hall, and what they are called."""
        return {}
