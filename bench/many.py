"""One hall with very many tables: how long it takes to open, and how much memory it takes.

    python -m bench.many                            # 10,000 tables by letter, 2,000 live sockets

A few games by letter are played for a while and copied within the database, each with a host of its own, until there
are as many as wished for. Then the hall is opened on it: told is how long until it answers, and until it has looked at
every table that it has to. Then players come, four to a table, each on a socket of its own, and play. At last as many
of the tables by letter as `--visits` are looked at one after another, as by somebody who follows a link in a letter.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from bench.hall import Crowd, Figures, Hall, Pace, Table

PATTERNS = 4  # games that are copied
MOVES = 40  # made in each
DAYS = {"mode": "correspondence", "clock": {"bank": 259_200, "gain": 86_400}}


async def patterns(hall: Hall, game: str, seats: int) -> None:
    for _ in range(PATTERNS):
        table = Table([hall] * seats, game, Figures(), Pace(0.0))
        lines = await table.sit(**DAYS)
        for _ in range(MOVES):
            if not table.is_over:
                await table.move(lines)
        for line in lines:
            line.transport.close()


def copied(database: Path, tables: int) -> None:
    """Row by row as they were stored, under other names."""
    with sqlite3.connect(database) as connection:
        found = [row[0] for row in connection.execute("SELECT id FROM tables WHERE mode = 'correspondence'")]
        copies = [(found[number % len(found)], f"letter{number:06}", f"writer{number:06}") for number in range(tables)]
        connection.execute("CREATE TEMP TABLE copies (pattern, copy, writer)")
        connection.executemany("INSERT INTO copies VALUES (?, ?, ?)", copies)
        whose = "SELECT host FROM tables WHERE id = copies.pattern"
        copy(connection, "people", f"people.id = ({whose})", {"id": "copies.writer", "account": "NULL"})
        copy(connection, "tables", "tables.id = copies.pattern", {"id": "copies.copy", "host": "copies.writer"})
        inside = {"table": "copies.copy"}
        copy(connection, "seats", "seats.[table] = copies.pattern", {**inside, "person": "copies.writer"})
        for name in ("entries", "snapshots"):
            copy(connection, name, f"{name}.[table] = copies.pattern", inside)
    connection.close()


def copy(connection: sqlite3.Connection, table: str, where: str, otherwise: dict[str, str]) -> None:
    columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
    values = ", ".join(otherwise.get(column, f"{table}.[{column}]") for column in columns)
    names = ", ".join(f"[{column}]" for column in columns)
    connection.execute(f"INSERT INTO {table} ({names}) SELECT {values} FROM copies JOIN {table} ON {where}")


async def measure(hall: Hall, chosen: argparse.Namespace) -> dict[str, Any]:
    hall.wait_until_open()
    opened, used = time.perf_counter() - hall.begun, hall.processor()
    quiet = await until_quiet(hall)
    empty = hall.memory()
    crowd = Crowd([hall], chosen.game, chosen.sockets // chosen.seats, chosen.seats)
    await crowd.begin(chosen.rate)
    played = await crowd.measured(chosen.rate, chosen.seconds, 3.0)
    full = hall.memory()
    await crowd.leave()
    visits = await visited(hall, chosen.visits)
    return {
        "tables_by_letter": chosen.tables,
        "opened_after_s": round(opened, 2),
        "opened_processor_s": round(used, 2),  # the same on a busy machine
        "quiet_after_s": round(quiet, 2),
        "memory_open_mb": round(empty / 2**20, 1),
        "sockets": crowd.sockets,
        **played,
        "memory_with_players_mb": round(full / 2**20, 1),
        "memory_per_socket_kb": round((full - empty) / 1024 / crowd.sockets, 1),
        **visits,
        "machine_load": round(os.getloadavg()[0], 1),
    }


async def until_quiet(hall: Hall) -> float:
    """Seconds from the start until the hall has nothing to do any more."""
    while True:
        used = hall.processor()
        await asyncio.sleep(1.0)
        if hall.processor() - used < 0.05:
            return time.perf_counter() - 1.0 - hall.begun


async def visited(hall: Hall, visits: int) -> dict[str, Any]:
    before, waits = hall.memory(), []
    for number in range(visits):
        begun = time.perf_counter()
        await asyncio.to_thread(hall.look, f"/api/tables/letter{number:06}")
        waits.append(time.perf_counter() - begun)
    waits.sort()
    return {
        "visit_p50_ms": round(1000 * waits[len(waits) // 2], 1),
        "visit_p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1),
        "memory_per_visited_table_kb": round((hall.memory() - before) / 1024 / visits, 1),
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--tables", type=int, default=10_000)
    asked.add_argument("--sockets", type=int, default=2_000)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--rate", type=float, default=100.0)
    asked.add_argument("--seconds", type=float, default=10.0)
    asked.add_argument("--visits", type=int, default=500)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder))
        hall.wait_until_open()
        uvloop.run(patterns(hall, chosen.game, chosen.seats))
        hall.close()
        copied(Path(folder, "hall.db"), chosen.tables)
        hall = Hall(Path(folder))
        try:
            figures = uvloop.run(measure(hall, chosen))
        finally:
            hall.close()
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:>28} {figure}")


if __name__ == "__main__":
    main()
