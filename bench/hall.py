"""How much the hall can bear: many live tables, every seat on a socket of its own, all of them playing.

    python bench/hall.py --tables 200 --rate 500 --seconds 30

Starts a hall in a process of its own (on SQLite, or with `--database` on PostgreSQL;
every move on the disk before it is told), seats a random player on each socket and
paces them to `--rate` moves a second. Measured from sending an answer until the last seat of that table has
heard the news of it. `--json` prints figures alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvloop

TEXT, PING, PONG = 1, 9, 10  # kinds of frames


class Choice(msgspec.Struct):
    number: int


class Message(msgspec.Struct):
    """As much of any message as a random player needs."""

    type: str
    version: int = 0
    question: int | None = None
    choices: list[Choice] = []
    result: list[Any] | None = None
    news: Any = None
    trouble: Any = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Figures:
    waits: list[float] = field(default_factory=list)  # seconds from a move to everyone told
    moves: int = 0
    failed: int = 0
    games: int = 0
    bytes: int = 0  # told to all seats
    measuring: bool = False

    def begin(self) -> None:
        self.waits, self.moves, self.bytes, self.measuring = [], 0, 0, True


@dataclass
class Pace:
    every: float  # seconds between two moves at a table


class Hall:
    """The hall under test."""

    def __init__(self, folder: Path, database: str = "") -> None:
        self.port = free_port()
        self.begun = time.perf_counter()
        command = [sys.executable, "-m", "meadhall.server", "--port", str(self.port), "--log-level", "warning"]
        self.process = subprocess.Popen([*command, "--no-limits", "--database", database or str(folder / "hall.db")])
        self.cookie = ""

    def wait_until_open(self) -> None:
        for _ in range(1200):
            try:
                self.ask("POST", "/api/guests", {"name": "Bench"})
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError("the hall did not open")

    def ask(self, method: str, path: str, body: dict[str, Any]) -> Any:
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json", "Cookie": self.cookie},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            self.cookie = self.cookie or (answer.headers["Set-Cookie"] or "").split(";")[0]
            return json.load(answer)

    def look(self, path: str) -> None:
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", headers={"Cookie": self.cookie})
        urllib.request.urlopen(request, timeout=30).close()

    def close(self) -> None:
        self.process.terminate()
        self.process.wait()

    def memory(self) -> int:
        return memory_of(self.process.pid)

    def processor(self) -> float:
        return processor_of(self.process.pid)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory_of(process: int) -> int:
    """Resident bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def processor_of(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")")[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Line(asyncio.Protocol):
    """One socket at a table: as much of WebSocket as a hall speaks, so that measuring takes little of the machine."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.is_open = asyncio.get_running_loop().create_future()
        self.unread = b""

    async def open(self, hall: Hall, name: str) -> None:
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, "127.0.0.1", hall.port)
        self.transport.write(
            f"GET /api/tables/{name}/socket HTTP/1.1\r\nHost: 127.0.0.1:{hall.port}\r\nCookie: {hall.cookie}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await self.is_open
        self.send({"type": "hello", "seat": self.seat})

    def send(self, message: dict[str, Any], opcode: int = TEXT) -> None:
        self.send_frame(opcode, msgspec.json.encode(message))

    def send_frame(self, opcode: int, content: bytes) -> None:
        """Masked, as a client must, with a mask that changes nothing."""
        assert len(content) < 126
        self.transport.write(bytes((0x80 | opcode, 0x80 | len(content), 0, 0, 0, 0)) + content)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if not self.is_open.done():
            head, end, rest = self.unread.partition(b"\r\n\r\n")
            if not end:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.unread = rest
            self.is_open.set_result(None)
        while (frame := self.next_frame()) is not None:
            opcode, content = frame
            if opcode == TEXT:
                self.table.hear(self.seat, content)
            elif opcode == PING:
                self.send_frame(PONG, content)

    def next_frame(self) -> tuple[int, bytes] | None:
        if len(self.unread) < 2:
            return None
        size, begin = self.unread[1], 2
        if size >= 126:
            begin = 4 if size == 126 else 10
            size = int.from_bytes(self.unread[2:begin], "big")
            if len(self.unread) < begin:
                return None
        if len(self.unread) < begin + size:
            return None
        opcode, content = self.unread[0] & 15, self.unread[begin : begin + size]
        self.unread = self.unread[begin + size :]
        return opcode, content


class Table:
    """A socket for each seat, and a random player behind each; they need not all be connected to the same hall."""

    def __init__(self, halls: Sequence[Hall], game: str, figures: Figures, pace: Pace) -> None:
        self.halls, self.game, self.figures, self.pace = halls, game, figures, pace
        self.seats = seats = len(halls)
        self.name = ""
        self.heard = [0] * seats  # the version each seat has been told
        self.asked: list[Message | None] = [None] * seats
        self.awaited = 0  # the version that everybody is to be told
        self.all_told: asyncio.Future[None] | None = None
        self.is_over = self.is_seated = False

    async def play_for_ever(self) -> None:
        await asyncio.sleep(random.random() * self.pace.every)
        while True:
            await self.play_one_game()
            self.figures.games += 1

    async def sit(self, **wishes: Any) -> list[Line]:
        """At a new table, everybody on a line of their own."""
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.seats, "listed": False, **wishes}
        made = await asyncio.to_thread(self.halls[0].ask, "POST", "/api/tables", wish)
        self.name = made["table"]["id"]
        self.heard, self.asked, self.is_over = [0] * self.seats, [None] * self.seats, False
        lines = [Line(self, seat) for seat in range(self.seats)]
        for hall, line in zip(self.halls, lines):
            await line.open(hall, self.name)
        await self.all_heard(1)
        self.is_seated = True
        return lines

    async def play_one_game(self) -> None:
        lines = await self.sit()
        due = time.perf_counter()
        while not self.is_over:
            due = max(due + self.pace.every * random.uniform(0.5, 1.5), time.perf_counter())  # nobody plays in step
            await asyncio.sleep(due - time.perf_counter())
            await self.move(lines)
        for line in lines:
            line.transport.close()

    async def move(self, lines: list[Line]) -> None:
        owing = [seat for seat in range(self.seats) if (asked := self.asked[seat]) and asked.question is not None]
        if not owing:
            return
        seat = random.choice(owing)
        asked = self.asked[seat]
        assert asked is not None
        before = max(self.heard)
        self.asked[seat] = None
        start = time.perf_counter()
        lines[seat].send({"type": "answer", "question": asked.question, "move": random.choice(asked.choices).number})
        await self.all_heard(before + 1)
        if self.figures.measuring:
            self.figures.waits.append(time.perf_counter() - start)
            self.figures.moves += 1

    async def all_heard(self, version: int) -> None:
        if min(self.heard) < version:
            self.awaited, self.all_told = version, asyncio.get_running_loop().create_future()
            await self.all_told

    def hear(self, seat: int, text: bytes) -> None:
        if self.figures.measuring:
            self.figures.bytes += len(text)
        message = decode(text)
        if message.type == "welcome":
            message = msgspec.convert(message.news, Message) if message.news else message
        if message.type == "news":
            self.heard[seat] = message.version
            self.asked[seat] = message
            self.is_over = self.is_over or message.result is not None
            if self.all_told is not None and min(self.heard) >= self.awaited and not self.all_told.done():
                self.all_told.set_result(None)
        elif message.type == "failed":
            self.figures.failed += 1


class Crowd:
    """All tables, and everybody who plays there. Tables are dealt out to the halls, or the seats of each (`apart`)."""

    def __init__(self, halls: Sequence[Hall], game: str, tables: int, seats: int, apart: bool = False) -> None:
        self.halls = halls
        self.figures, self.pace = Figures(), Pace(1.0)
        self.tables = [
            Table([halls[(table + apart * seat) % len(halls)] for seat in range(seats)], game, self.figures, self.pace)
            for table in range(tables)
        ]
        self.sockets = tables * seats
        self.playing: list[asyncio.Task[None]] = []

    def processor(self) -> float:
        return sum(hall.processor() for hall in self.halls)

    async def begin(self, rate: float) -> None:
        self.pace.every = len(self.tables) / rate
        for table in self.tables:
            self.playing.append(asyncio.create_task(table.play_for_ever()))
            await asyncio.sleep(0.02)
        while any(not table.is_seated for table in self.tables):
            await asyncio.sleep(0.1)

    async def leave(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    async def measured(self, rate: float, seconds: float, warm_up: float) -> dict[str, Any]:
        """At so many moves a second, if the hall can."""
        figures = self.figures
        self.pace.every = len(self.tables) / rate
        await asyncio.sleep(warm_up)
        figures.begin()
        begun, used, own = time.perf_counter(), self.processor(), time.process_time()
        await asyncio.sleep(seconds)
        figures.measuring = False
        seconds = time.perf_counter() - begun
        used, own = self.processor() - used, time.process_time() - own
        return {
            "seconds": round(seconds, 1),
            **waited(figures.waits, seconds),
            "hall_ms_per_move": round(1000 * used / max(1, figures.moves), 2),  # of processor time
            "hall_processor_share": round(used / seconds, 2),
            "players_processor_share": round(own / seconds, 2),  # of this very process; near 1 it is what is measured
            "bytes_per_seat_and_move": round(figures.bytes / max(1, figures.moves) / self.sockets * len(self.tables)),
        }


def waited(waits: list[float], seconds: float) -> dict[str, Any]:
    """What players say of it: how many moves, and how long each took until everybody knew."""
    waits = sorted(waits)
    return {
        "moves_per_second": round(len(waits) / seconds, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1) if waits else None,
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1) if waits else None,
        "max_ms": round(1000 * waits[-1], 1) if waits else None,
    }


async def measure(hall: Hall, chosen: argparse.Namespace) -> dict[str, Any]:
    empty = hall.memory()
    crowd = Crowd([hall], chosen.game, chosen.tables, chosen.seats)
    await crowd.begin(chosen.rate)
    found = await crowd.measured(chosen.rate, chosen.seconds, chosen.warm_up)
    full = hall.memory()
    await crowd.leave()
    return {
        "game": chosen.game,
        "tables": chosen.tables,
        "sockets": crowd.sockets,
        **found,
        "machine_load": round(os.getloadavg()[0], 1),  # of which about 1 is this very run
        "memory_empty_mb": round(empty / 2**20, 1),
        "memory_full_mb": round(full / 2**20, 1),
        "memory_per_table_kb": round((full - empty) / 1024 / chosen.tables, 1),
        "failed": crowd.figures.failed,
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--rate", type=float, default=500.0, help="moves a second, all tables together")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--warm-up", type=float, default=3.0)
    asked.add_argument("--database", default="", help="postgresql://…; SQLite in a folder of its own, if not said")
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), chosen.database)
        try:
            hall.wait_until_open()
            figures = uvloop.run(measure(hall, chosen))
        finally:
            hall.close()
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:>22} {figure}")


if __name__ == "__main__":
    main()
