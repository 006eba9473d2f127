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
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection


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


class Table:
    """Four sockets at one table, and a random player behind each."""

    def __init__(self, hall: Hall, game: str, seats: int, figures: Figures, every: float) -> None:
        self.hall, self.game, self.seats, self.figures, self.every = hall, game, seats, figures, every
        self.heard = [0] * seats  # the version each seat has been told
        self.asked: list[Message | None] = [None] * seats
        self.changed = asyncio.Event()
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
        async with sockets(self.hall, made["table"]["id"], self.seats) as lines:
            listening = [asyncio.create_task(self.listen(seat, line)) for seat, line in enumerate(lines)]
            await self.all_heard(1)
            due = time.perf_counter()
            while not self.is_over:
                due = max(due + self.every * random.uniform(0.5, 1.5), time.perf_counter())  # nobody plays in step
                await asyncio.sleep(due - time.perf_counter())
                await self.move(lines)
            for task in listening:
                task.cancel()

    async def move(self, lines: list[ClientConnection]) -> None:
        owing = [seat for seat in range(self.seats) if (asked := self.asked[seat]) and asked.question is not None]
        if not owing:
            return
        seat = random.choice(owing)
        asked = self.asked[seat]
        assert asked is not None
        before = max(self.heard)
        self.asked[seat] = None
        answer = {"type": "answer", "question": asked.question, "move": random.choice(asked.choices).number}
        start = time.perf_counter()
        await lines[seat].send(json.dumps(answer))
        await self.all_heard(before + 1)
        if self.figures.measuring:
            self.figures.waits.append(time.perf_counter() - start)
            self.figures.moves += 1

    async def all_heard(self, version: int) -> None:
        while min(self.heard) < version:
            self.changed.clear()
            await self.changed.wait()

    async def listen(self, seat: int, line: ClientConnection) -> None:
        async for text in line:
            message = decode(text)
            if message.type == "welcome":
                message = msgspec.convert(message.news, Message) if message.news else message
            if message.type == "news":
                self.heard[seat] = message.version
                self.asked[seat] = message
                self.is_over = self.is_over or message.result is not None
                self.changed.set()
            elif message.type == "failed":
                self.figures.failed += 1


@asynccontextmanager
async def sockets(hall: Hall, table: str, seats: int) -> AsyncIterator[list[ClientConnection]]:
    url = f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket"
    lines = []
    for seat in range(seats):
        line = await websockets.connect(url, additional_headers={"Cookie": hall.cookie}, compression=None)
        await line.send(json.dumps({"type": "hello", "seat": seat}))
        lines.append(line)
    try:
        yield lines
    finally:
        await asyncio.gather(*[line.close() for line in lines])


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
    begun, used = time.perf_counter(), hall.processor()
    await asyncio.sleep(chosen.seconds)
    figures.measuring = False
    seconds = time.perf_counter() - begun
    used = hall.processor() - used
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
        "machine_load": round(os.getloadavg()[0], 1),  # of which about 1.5 is this very run
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
            figures = asyncio.run(measure(hall, chosen))
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
