"""What things cost, one by one: the figures of docs/at-scale.md.

    python -m bench.costs moves --database sqlite   # processor, wire and disk of a move; memory of a table and a socket
    python -m bench.costs moves --database postgresql
    python -m bench.costs questions                 # processor time and size of a question, by game and level
    python -m bench.costs queue                     # the way to a thinker and back, if thinking takes nothing

Processor time, bytes and memory are told, and no waiting: they are much the same on a machine that is busy.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import uvloop
from bench.databases import postgres
from bench.hall import Crowd, Hall, Line, waited

from meadhall.agents import roster
from meadhall.agents.agent import Seen
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import load
from meadhall.kernel.rules import Rules
from meadhall.server.storage.store import Store
from meadhall.server.thinking.answers import answered
from meadhall.server.thinking.bots import imagined, told_to
from meadhall.server.thinking.elsewhere import ThinkersElsewhere
from meadhall.server.thinking.questions import AskedMove, Matter
from meadhall.server.thinking.queue import ASKED, Queue
from meadhall.server.thinking.thinker import able_to

SIZES = """
    SELECT sum(pg_total_relation_size(oid))::bigint FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
"""
SEATS = 3
WRITTEN = "SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"


# A move


@contextmanager
def hall_on(kind: str) -> Iterator[tuple[Hall, str]]:
    with tempfile.TemporaryDirectory() as folder:
        if kind == "sqlite":
            hall = Hall(Path(folder))
            try:
                yield hall, str(Path(folder, "hall.db"))
            finally:
                hall.close()
            return
        with postgres() as database:
            hall = Hall(Path(folder), database)
            try:
                yield hall, database
            finally:
                hall.close()


async def stored(database: str) -> dict[str, int]:
    """Bytes in the tables; of PostgreSQL also those that went through its log."""
    if "://" not in database:
        with closing(sqlite3.connect(database)) as file:
            pages, size = (file.execute(f"PRAGMA {part}").fetchone()[0] for part in ("page_count", "page_size"))
            return {"kept": pages * size}
    connection = await asyncpg.connect(database)
    try:
        return {"kept": await connection.fetchval(SIZES), "logged": await connection.fetchval(WRITTEN)}
    finally:
        await connection.close()


async def costs_of_moves(hall: Hall, database: str, chosen: argparse.Namespace) -> dict[str, Any]:
    await asyncio.to_thread(hall.wait_until_open)
    empty = hall.memory()
    crowd = Crowd([hall], chosen.game, chosen.tables, chosen.seats)
    await crowd.begin(chosen.rate)
    await asyncio.sleep(2)
    before, full = await stored(database), hall.memory()
    found = await crowd.measured(chosen.rate, chosen.seconds, 0.0)
    moves, after = crowd.figures.moves, await stored(database)
    wanted = ("moves_per_second", "hall_ms_per_move", "bytes_per_seat_and_move")
    costs = {name: found[name] for name in wanted}
    costs |= {f"bytes_{name}_per_move": round((after[name] - before[name]) / moves) for name in after}
    costs["kb_per_table_and_its_sockets"] = round((full - empty) / 1024 / chosen.tables, 1)
    costs["kb_per_socket"] = await cost_of_sockets(hall, crowd, chosen)
    return costs


async def cost_of_sockets(hall: Hall, crowd: Crowd, chosen: argparse.Namespace) -> float:
    """Of such as only listen: everybody once more, at a table where nothing happens."""
    quiet = crowd.tables[0]
    await crowd.leave()
    lines = await quiet.sit()
    name = quiet.name
    before = hall.memory()
    for number in range(chosen.listeners):
        line = Line(quiet, number % chosen.seats)
        await line.open(hall, name)
        lines.append(line)
    await asyncio.sleep(2)
    return round((hall.memory() - before) / 1024 / int(chosen.listeners), 1)


# A question


def played(rules: Rules, seats: int) -> list[AskedMove]:
    """Every question of a game among greedy bots, with the story as far as it was told then."""
    dice, agent, state = Dice(7), roster.agent("greedy"), rules.begin(seats, rules.choices(seats, {}))
    found: list[AskedMove] = []
    state.log = []
    core.run(state)
    core.settle(state, dice)
    while state.waiting:
        seat = state.waiting[0]
        position = imagined(rules, state, seat, 1)
        found.append(AskedMove("", rules.name, position, seat, 1, 0.0, told_to(seat, state.log, "game", {})))
        core.answer(state, seat, agent.choose(Seen(rules, seat, load(rules, position)), dice))
        core.settle(state, dice)
    return found


def cost_of(question: AskedMove, level: str) -> float:
    """By what the level usually looks at, not by the clock; in the hall a level has so many seconds besides."""
    asked = msgspec.structs.replace(question, level=level, story=None)
    begun = time.process_time()
    answered(asked)
    return time.process_time() - begun


def costs_of_questions(chosen: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    """Thought about in a process of its own, as by a thinker: there nobody helps."""
    with ProcessPoolExecutor(1) as process:
        yield from costs_in(process, chosen)


def costs_in(process: Executor, chosen: argparse.Namespace) -> Iterator[tuple[str, Any]]:
    for game in chosen.games.split(",") if chosen.games else shelf.names():
        every = played(shelf.find(game), SEATS)
        asked = [every[len(every) * (2 * number + 1) // (2 * chosen.each)] for number in range(chosen.each)]
        sizes = [len(msgspec.json.encode(msgspec.structs.replace(one, story=None))) for one in asked]
        yield f"{game}, answers a seat", round(len(every) / SEATS)
        yield f"{game}, KB", round(statistics.mean(sizes) / 1024, 1)
        yield f"{game}, KB with the story", round(len(msgspec.json.encode(every[-1])) / 1024, 1)
        for level in chosen.levels.split(","):
            costs = process.map(cost_of, asked, itertools.repeat(level))
            yield f"{game}, ms of {level}", round(1000 * statistics.mean(costs))


# The way of a question to a thinker and back


async def cost_of_the_queue(database: str, chosen: argparse.Namespace) -> dict[str, Any]:
    """One hall that always waits for so many answers, and one thinker that answers at once whatever is asked."""
    store = Store(database)
    await store.open()
    await store.close()
    thinkers, able = ThinkersElsewhere(database, 60.0), able_to(["raids"])
    question = played(shelf.find("raids"), SEATS)[0]
    asked = msgspec.structs.replace(question, story=None)
    waits: list[float] = []

    async def ask_for_ever(seat: int) -> None:
        for number in itertools.count():
            begun = time.perf_counter()
            await thinkers.think(asked, Matter("table", seat, number), [f"person {seat}"], 10.0)
            waits.append(time.perf_counter() - begun)

    called = asyncio.Event()
    queue = Queue(database, ASKED, lambda said: called.set())

    async def answer_for_ever() -> None:
        while True:
            await queue.here("thinker", "here", 1, able, [])
            called.clear()
            while taken := await queue.take("thinker", able, chosen.at_once):
                for one in taken:
                    await queue.answer("thinker", one, b"1", None)
            with suppress(TimeoutError):
                await asyncio.wait_for(called.wait(), 1.0)

    await thinkers.open()
    working = [asyncio.create_task(answer_for_ever())]
    while not thinkers.able:
        await asyncio.sleep(0.1)
    working += [asyncio.create_task(ask_for_ever(seat)) for seat in range(chosen.at_once)]
    await asyncio.sleep(2)
    waits.clear()
    begun, own = time.perf_counter(), time.process_time()
    await asyncio.sleep(chosen.seconds)
    seconds, own = time.perf_counter() - begun, time.process_time() - own
    found = waited(waits, seconds)
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    await thinkers.close()
    await queue.close()
    return {
        "questions_per_second": found.pop("moves_per_second"),
        **found,
        "ms_per_question": round(1000 * own / max(1, len(waits)), 2),  # of processor time, hall and thinker together
    }


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("what", choices=["moves", "questions", "queue"])
    asked.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    asked.add_argument("--game", default="raids")
    asked.add_argument("--tables", type=int, default=50)
    asked.add_argument("--seats", type=int, default=4)
    asked.add_argument("--rate", type=float, default=60.0)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--at-once", type=int, default=32, help="questions that are on their way")
    asked.add_argument("--listeners", type=int, default=500)
    asked.add_argument("--games", default="", help="of which questions are asked, with commas; all, if not said")
    asked.add_argument("--levels", default="thrall,greedy,skald,jarl,odin")
    asked.add_argument("--each", type=int, default=5, help="questions of each game and level")
    chosen = asked.parse_args()
    for name, figure in measured(chosen):
        print(f"{name:>32} {figure}", flush=True)


def measured(chosen: argparse.Namespace) -> Iterable[tuple[str, Any]]:
    if chosen.what == "questions":
        return costs_of_questions(chosen)
    if chosen.what == "queue":
        with postgres() as address:
            return uvloop.run(cost_of_the_queue(address, chosen)).items()
    with hall_on(chosen.database) as (hall, database):
        return uvloop.run(costs_of_moves(hall, database, chosen)).items()


if __name__ == "__main__":
    main()
