"""The hall beside boardgame.io's server: how many moves a second each bears, and how much memory a table takes.

    python -m bench.beside                          # a few minutes; --tables, --seconds, --only
    npm ci --prefix bench/boardgame                 # what it needs, once; `make bench` does it

The same machine, the same number of tables and of players, one server after another. Every seat has a socket of its
own: socket.io for boardgame.io, with a game of our own that is as small as a game can be (`bench/boardgame/game.js`);
WebSockets for the hall, with Raids as it is played. A move takes from sending it until the last seat of its table has
been told. The rate grows until one of a hundred moves takes longer than 50 ms, or fewer moves are made than were wished
for; told is the last rate before.

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
from typing import Any, Protocol

import uvloop
from bench.databases import postgres
from bench.hall import Crowd, Hall, free_port, memory_of, processor_of, waited
from rich.console import Console
from rich.table import Table

PEER = Path(__file__).parent / "boardgame"
ENOUGH = 0.9  # of the moves wished for
STEPS = (1.6, 1.25, 1.1)  # by how much the rate grows, coarsely first


class Server(Protocol):
    """One that is open, with all its players at their tables."""

    def memory(self) -> int: ...

    async def begin(self, rate: float) -> None: ...

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]: ...

    async def leave(self) -> None: ...


class OurHall:
    def __init__(self, folder: Path, database: str, chosen: argparse.Namespace) -> None:
        self.hall = Hall(folder, database)
        self.chosen = chosen

    def memory(self) -> int:
        return self.hall.memory()

    async def begin(self, rate: float) -> None:
        await asyncio.to_thread(self.hall.wait_until_open)
        self.empty = self.memory()
        self.crowd = Crowd(self.hall, self.chosen.game, self.chosen.tables, self.chosen.seats)
        await self.crowd.begin(rate)

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]:
        return await self.crowd.measured(rate, seconds, warm_up)

    async def leave(self) -> None:
        await self.crowd.leave()
        self.hall.close()


class Peer:
    """boardgame.io's server, and players on socket.io in a process of their own."""

    def __init__(self, folder: str, chosen: argparse.Namespace) -> None:
        self.port, self.chosen = free_port(), chosen
        command = ["node", "server.js", str(self.port), *([folder] if folder else [])]
        self.process = subprocess.Popen(command, cwd=PEER, stdout=subprocess.DEVNULL)

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
        assert self.players.stdout is not None
        found: dict[str, Any] = json.loads(await self.players.stdout.readline())
        return found

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]:
        assert self.players.stdin is not None
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
        self.players.kill()
        await self.players.wait()
        self.process.terminate()
        self.process.wait()


async def highest(server: Server, chosen: argparse.Namespace) -> dict[str, Any]:
    """The figures of the highest rate that was borne."""
    best: dict[str, Any] = {}
    rate, steps = chosen.from_rate, list(STEPS)
    await server.begin(rate)
    ends_at = time.monotonic() + chosen.at_most
    try:
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


@contextmanager
def servers(name: str, chosen: argparse.Namespace) -> Iterator[OurHall | Peer]:
    with tempfile.TemporaryDirectory() as folder:
        match name:
            case "boardgame.io, memory":
                yield Peer("", chosen)
            case "boardgame.io, files":
                yield Peer(folder, chosen)
            case "the hall, SQLite":
                yield OurHall(Path(folder), "", chosen)
            case _:
                with postgres() as database:
                    yield OurHall(Path(folder), database, chosen)


NAMES = ("boardgame.io, memory", "boardgame.io, files", "the hall, SQLite", "the hall, PostgreSQL")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--tables", type=int, default=100)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--from-rate", type=float, default=100.0, help="moves a second to begin with")
    asked.add_argument("--seconds", type=float, default=6.0, help="that each rate is measured")
    asked.add_argument("--warm-up", type=float, default=2.0)
    asked.add_argument("--at-most", type=float, default=120.0, help="seconds for each server")
    asked.add_argument("--p99", type=float, default=50.0, help="ms that 99 of 100 moves may take")
    asked.add_argument("--only", default="", help="a part of a name")
    asked.add_argument("--json", action="store_true")
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
