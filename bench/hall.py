"""How much the hall can bear: many live tables, every seat on a socket of its own, all of them playing.

    python bench/hall.py --tables 200 --rate 500 --seconds 30

Starts a hall in a process of its own (on SQLite, every move on the disk before it
is told), seats a random player on each socket and paces them to `--rate` moves a
second. Measured from sending an answer until the last seat of that table has
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


class Hall:
    """The hall under test."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, "-m", "meadhall.server", "--port", str(self.port), "--log-level", "warning"]
        self.process = subprocess.Popen([*command, "--no-limits", "--database", str(folder / "hall.db")])
        self.cookie = ""

    def wait_until_open(self) -> None:
        for _ in range(300):
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

    def memory(self) -> int:
        """Resident bytes of the hall itself."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def processor(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")")[1].split()
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
    """Four sockets at one table, and a random player behind each."""

    def __init__(self, hall: Hall, game: str, seats: int, figures: Figures, every: float) -> None:
        self.hall, self.game, self.seats, self.figures, self.every = hall, game, seats, figures, every
        self.heard = [0] * seats  # the version each seat has been told
        self.asked: list[Message | None] = [None] * seats
        self.awaited = 0  # the version that everybody is to be told
        self.all_told: asyncio.Future[None] | None = None
        self.is_over = False

    async def play_for_ever(self) -> None:
        await asyncio.sleep(random.random() * self.every)
        while True:
            await self.play_one_game()
            self.figures.games += 1

    async def play_one_game(self) -> None:
        wish = {"game": self.game, "seats": [{"kind": "me"}] * self.seats, "listed": False}
        made = await asyncio.to_thread(self.hall.ask, "POST", "/api/tables", wish)
        self.heard, self.asked, self.is_over = [0] * self.seats, [None] * self.seats, False
        lines = [Line(self, seat) for seat in range(self.seats)]
        for line in lines:
            await line.open(self.hall, made["table"]["id"])
        await self.all_heard(1)
        due = time.perf_counter()
        while not self.is_over:
            due = max(due + self.every * random.uniform(0.5, 1.5), time.perf_counter())  # nobody plays in step
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


async def measure(hall: Hall, chosen: argparse.Namespace) -> dict[str, Any]:
    figures = Figures()
    empty = hall.memory()
    every = chosen.tables / chosen.rate
    tables = [Table(hall, chosen.game, chosen.seats, figures, every) for _ in range(chosen.tables)]
    playing = []
    for table in tables:
        playing.append(asyncio.create_task(table.play_for_ever()))
        await asyncio.sleep(0.02)
    await asyncio.sleep(chosen.warm_up)
    figures.measuring = True
    begun, used, own = time.perf_counter(), hall.processor(), time.process_time()
    await asyncio.sleep(chosen.seconds)
    figures.measuring = False
    seconds = time.perf_counter() - begun
    used, own = hall.processor() - used, time.process_time() - own
    full = hall.memory()
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    waits = sorted(figures.waits)
    return {
        "game": chosen.game,
        "tables": chosen.tables,
        "sockets": chosen.tables * chosen.seats,
        "seconds": round(seconds, 1),
        "moves_per_second": round(figures.moves / seconds, 1),
        "p50_ms": round(1000 * waits[len(waits) // 2], 1) if waits else None,
        "p99_ms": round(1000 * waits[int(len(waits) * 0.99)], 1) if waits else None,
        "max_ms": round(1000 * waits[-1], 1) if waits else None,
        "hall_ms_per_move": round(1000 * used / max(1, figures.moves), 2),  # of processor time
        "hall_processor_share": round(used / seconds, 2),
        "players_processor_share": round(own / seconds, 2),  # of this very process; near 1 it is what is measured
        "bytes_per_seat_and_move": round(figures.bytes / max(1, figures.moves) / chosen.seats),
        "machine_load": round(os.getloadavg()[0], 1),  # of which about 1 is this very run
        "memory_empty_mb": round(empty / 2**20, 1),
        "memory_full_mb": round(full / 2**20, 1),
        "memory_per_table_kb": round((full - empty) / 1024 / chosen.tables, 1),
        "failed": figures.failed,
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", default="raids")
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--rate", type=float, default=500.0, help="moves a second, all tables together")
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--warm-up", type=float, default=3.0)
    asked.add_argument("--json", action="store_true")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder))
        try:
            hall.wait_until_open()
            figures = uvloop.run(measure(hall, chosen))
        finally:
            hall.process.terminate()
            hall.process.wait()
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:>22} {figure}")


if __name__ == "__main__":
    main()
