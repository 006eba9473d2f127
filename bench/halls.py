"""How many moves a second one, two and three halls on one PostgreSQL bear, if 99 of 100 moves take less than 50 ms.

    python -m bench.halls                           # a few minutes; --tables, --seconds, --at-most
    python -m bench.halls --halls 1 2 --apart       # every seat of a table is connected to another hall

Every seat has a socket of its own, and nobody thinks. A move takes from sending it until the last seat of its table has
been told. The rate grows until one of a hundred moves takes longer, or fewer moves are made than were wished for; told
is the last rate before. Players are one process and PostgreSQL is some more: on a machine of few cores they are in each
other's way, and a second hall gains little.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any, Protocol

import uvloop
from bench.databases import postgres
from bench.hall import Crowd, Hall
from rich.console import Console
from rich.table import Table

ENOUGH = 0.9  # of the moves wished for
STEPS = (1.6, 1.25, 1.1)  # by how much the rate grows, coarsely first


class Server(Protocol):
    """One that is open, with all its players at their tables."""

    def memory(self) -> int: ...

    async def begin(self, rate: float) -> None: ...

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]: ...

    async def leave(self) -> None: ...


class OurHalls:
    """On one database; on SQLite there is one."""

    def __init__(self, folder: Path, database: str, count: int, apart: bool, chosen: argparse.Namespace) -> None:
        self.halls = [Hall(folder, database) for _ in range(count)]
        self.crowd = Crowd(self.halls, chosen.game, chosen.tables, chosen.seats, apart)
        self.empty = 0

    def memory(self) -> int:
        return sum(hall.memory() for hall in self.halls)

    async def begin(self, rate: float) -> None:
        for hall in self.halls:
            await asyncio.to_thread(hall.wait_until_open)
            hall.cookie = self.halls[0].cookie  # one guest, known to all of them
        self.empty = self.memory()
        await self.crowd.begin(rate)

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]:
        return await self.crowd.measured(rate, seconds, warm_up)

    async def leave(self) -> None:
        await self.crowd.leave()
        for hall in self.halls:
            hall.close()


async def highest(server: Server, chosen: argparse.Namespace) -> dict[str, Any]:
    """The figures of the highest rate that was borne."""
    best: dict[str, Any] = {}
    rate, steps = chosen.from_rate, list(STEPS)
    try:
        await server.begin(rate)
        ends_at = time.monotonic() + chosen.at_most
        while steps and time.monotonic() < ends_at:
            found = await server.measured(rate, chosen.seconds, chosen.warm_up)
            if is_borne(found, rate, chosen.p99):
                best = {**found, "rate": rate, "memory": server.memory()}
            elif best:
                steps.pop(0)
            rate = best["rate"] * steps[0] if best and steps else rate / 2
    finally:
        await server.leave()
    return best


def is_borne(found: dict[str, Any], rate: float, most: float) -> bool:
    slowest = found["p99_ms"]
    return slowest is not None and slowest <= most and found["moves_per_second"] >= ENOUGH * rate


def asked_of_rates(about: str | None) -> argparse.ArgumentParser:
    asked = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--from-rate", type=float, default=100.0, help="moves a second to begin with")
    asked.add_argument("--seconds", type=float, default=6.0, help="that each rate is measured")
    asked.add_argument("--warm-up", type=float, default=2.0)
    asked.add_argument("--at-most", type=float, default=120.0, help="seconds for each server")
    asked.add_argument("--p99", type=float, default=50.0, help="ms that 99 of 100 moves may take")
    asked.add_argument("--json", action="store_true")
    return asked


def main() -> None:
    asked = asked_of_rates(__doc__)
    asked.add_argument("--halls", type=int, nargs="+", default=[1, 2, 3])
    asked.add_argument("--apart", action="store_true", help="the seats of a table are dealt out, not the tables")
    chosen = asked.parse_args()
    told = {}
    for count in chosen.halls:
        with postgres() as database, tempfile.TemporaryDirectory() as folder:
            halls = OurHalls(Path(folder), database, count, chosen.apart, chosen)
            told[count] = uvloop.run(highest(halls, chosen))
    if chosen.json:
        print(json.dumps(told))
    else:
        tell(told, chosen)


def tell(told: dict[int, dict[str, Any]], chosen: argparse.Namespace) -> None:
    title = f"{chosen.tables} tables of {chosen.seats}, p99 under {chosen.p99:g} ms, load {os.getloadavg()[0]:.1f}"
    shown = Table(title=title)
    for column in ("halls", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "halls' CPU", "players' CPU"):
        shown.add_column(column, justify="right")
    figures = ("moves_per_second", "p50_ms", "p99_ms", "hall_ms_per_move", "hall_processor_share")
    for count, found in told.items():
        shown.add_row(str(count), *[str(found.get(one, "–")) for one in (*figures, "players_processor_share")])
    Console(width=110).print(shown)


if __name__ == "__main__":
    main()
