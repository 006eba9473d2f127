"""What may be asked about a game under way, and changes nothing."""

from __future__ import annotations

from meadhall.kernel import core
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.table import Table
from meadhall.server.thinking.foresight import foreseen


async def why(table: Table, seat: Seat, wish: int | str) -> tuple[wire.Option, wire.Refusal | None]:
    """The move as it stands, and why it is not allowed, if it is not."""
    async with table.alone():
        referee, move = table.under_way(), to_wire.wished(table.rules, wish)
        refused = core.refusal(referee.state, seat, move)
        if refused is None:
            return to_wire.option(table.rules, referee.state, seat, move), None
        return to_wire.bare_option(table.rules, move), to_wire.refusal(refused)


async def foresee(table: Table, seat: Seat) -> list[wire.Option]:
    """What it might be asked next."""
    async with table.alone():
        referee = table.under_way()
        return [] if referee.is_over else foreseen(table.rules, referee.state, seat, referee.count)
