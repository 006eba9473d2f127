"""The hall beside boardgame.io's server: how many moves a second each bears, and how much memory a table takes.

    python -m bench.beside                          # a few minutes; --tables, --seconds, --only
    npm ci --prefix bench/boardgame                 # what it needs, once; `make bench` does it

The same machine, the same number of tables and of players, one server after another. Every seat has a socket of its
own: socket.io for boardgame.io, with a game of our own that is as small as a game can be (`bench/boardgame/game.js`);
WebSockets for the hall, with Raids as it is played. A move takes from sending it until the last seat of its table has
been told. The rate grows until one of a hundred moves takes longer than 50 ms, or fewer moves are made than were wished
for; told is the last rate before (`bench/halls.py`).

boardgame.io tells a move before it is stored, and its storage is memory or one file a match. The hall tells a move
after it is on the disk, with SQLite as with PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from bench.databases import postgres
from bench.hall import free_port, memory_of, processor_of, waited
from bench.halls import OurHalls, asked_of_rates, highest
from rich.console import Console
from rich.table import Table

PEER = Path(__file__).parent / "boardgame"


class Peer:
    """boardgame.io's server, and players on socket.io in a process of their own."""

    def __init__(self, folder: str, chosen: argparse.Namespace) -> None:
        self.port, self.chosen = free_port(), chosen
        command = ["node", "server.js", str(self.port), *([folder] if folder else [])]
        self.process = subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL)
        self.players: asyncio.subprocess.Process | None = None

    def memory(self) -> int:
        return memory_of(self.process.pid)

    async def begin(self, rate: float) -> None:
        await asyncio.to_thread(self.wait_until_open)
        self.empty = self.memory()
        players = ["players.js", str(self.port), str(self.chosen.tables), str(self.chosen.seats)]
        pipe = subprocess.PIPE
        self.players = await asyncio.create_subprocess_exec(
            "node", *players, cwd=PEER, stdin=pipe, stdout=pipe, limit=2**26
        )
        await self.said()

    def wait_until_open(self) -> None:
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("boardgame.io did not open")

    async def said(self) -> dict[str, Any]:
        assert self.players is not None and self.players.stdout is not None
        found: dict[str, Any] = json.loads(await self.players.stdout.readline())
        return found

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]:
        assert self.players is not None and self.players.stdin is not None
        used = processor_of(self.process.pid)
        wish = {"rate": rate, "seconds": seconds, "warm_up": warm_up}
        self.players.stdin.write(json.dumps(wish).encode() + b"\n")
        found = await self.said()
        used = processor_of(self.process.pid) - used
        share = used / (seconds + warm_up)
        return {
            **waited(found["waits"], found["seconds"]),
            "hall_ms_per_move": round(1000 * share * seconds / max(1, found["moves"]), 2),
            "players_processor_share": round(found["own"] / found["seconds"], 2),
            "bytes_per_seat_and_move": round(found["bytes"] / max(1, found["moves"]) / self.chosen.seats),
        }

    async def leave(self) -> None:
        if self.players is not None:
            self.players.kill()
            await self.players.wait()
        self.process.terminate()
        self.process.wait()


@contextmanager
def servers(name: str, chosen: argparse.Namespace) -> Iterator[OurHalls | Peer]:
    with tempfile.TemporaryDirectory() as folder:
        match name:
            case "boardgame.io, memory":
                yield Peer("", chosen)
            case "boardgame.io, files":
                yield Peer(folder, chosen)
            case "the hall, SQLite":
                yield OurHalls(Path(folder), "", 1, False, chosen)
            case _:
                with postgres() as database:
                    yield OurHalls(Path(folder), database, 1, False, chosen)


NAMES = ("boardgame.io, memory", "boardgame.io, files", "the hall, SQLite", "the hall, PostgreSQL")


def main() -> None:
    asked = asked_of_rates(__doc__)
    asked.add_argument("--only", default="", help="a part of a name")
    chosen = asked.parse_args()
    told = {}
    for name in NAMES:
        if chosen.only in name:
            with servers(name, chosen) as server:
                found = uvloop.run(highest(server, chosen))
                told[name] = {**found, "memory_empty": server.empty}
    if chosen.json:
        print(json.dumps(told))
    else:
        tell(told, chosen)


def tell(told: dict[str, dict[str, Any]], chosen: argparse.Namespace) -> None:
    shown = Table(title=f"{chosen.tables} tables of {chosen.seats}, p99 under {chosen.p99:g} ms")
    for column in ("", "moves/s", "p50 ms", "p99 ms", "CPU ms/move", "bytes/seat", "KB/table", "players' CPU"):
        shown.add_column(column, justify="left" if not column else "right")
    for name, found in told.items():
        if not found.get("memory"):
            shown.add_row(name, "–")
            continue
        kept = (found["memory"] - found["memory_empty"]) / 1024 / chosen.tables
        figures = ("moves_per_second", "p50_ms", "p99_ms", "hall_ms_per_move", "bytes_per_seat_and_move")
        own = found["players_processor_share"]
        shown.add_row(name, *[str(found[figure]) for figure in figures], f"{kept:.0f}", str(own))
    Console(width=110).print(shown)


if __name__ == "__main__":
    main()
