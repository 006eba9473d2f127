"""What goes wrong, at random, and is put right again."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from bench.chaos.history import Fault
from bench.chaos.processes import Hall, Kept
from bench.chaos.world import World

ENDS_WITHIN: Final = 30.0  # seconds for a hall that is told to stop
READY_WITHIN: Final = 10.0  # seconds that a hall has before it is killed again
MOST_AT_ONCE: Final = 3
HEAVY: Final = ("kill-hall", "kill-postgresql", "drain-hall", "stop-hall", "full-disk")
PLAY_WITHIN: Final = 30.0  # seconds that players have to play on between two of these
TELLS_EVERY: Final = 50  # faults
OFTEN: Final = {"kill-postgresql": 1, "full-disk": 1, "drain-hall": 1, "cut-players": 3, "cut-database": 3}  # else 2


class Faults:
    def __init__(self, world: World, dice: Random, every: float, only: Sequence[str] = ()) -> None:
        self.world, self.dice, self.every, self.only = world, dice, every, only
        self.noted: list[Fault] = []
        self.wrong: list[str] = []  # what no fault excuses
        self.under_way: set[asyncio.Task[None]] = set()
        self.heavy_at = float("-inf")
        self.confirmed_at_heavy = -1  # answers, when the last of the heavy ones began

    def counted(self) -> Counter[str]:
        return Counter(fault.kind for fault in self.noted)

    async def go_on(self, most: int | None) -> None:
        try:
            while most is None or len(self.noted) + len(self.under_way) < most:
                await asyncio.sleep(self.dice.expovariate(1 / self.every))
                if len(self.under_way) < (1 if self.only else MOST_AT_ONCE):
                    self._begin()
        finally:
            await asyncio.gather(*self.under_way, return_exceptions=True)

    def _begin(self) -> None:
        kinds = self._possible()
        if not self._has_been_played():
            kinds = {kind: fault for kind, fault in kinds.items() if kind not in HEAVY}
        if not kinds:
            return
        kind = self.dice.choices(list(kinds), [OFTEN.get(one, 2) for one in kinds])[0]
        if kind in HEAVY:
            self.heavy_at, self.confirmed_at_heavy = self.world.run.now(), self.world.run.confirmed
        task = asyncio.create_task(self._with_notice(kind, kinds[kind]))
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    def _has_been_played(self) -> bool:
        """Whether anybody got further since the last heavy fault: a world that only lies in ruins proves nothing."""
        run = self.world.run
        return run.confirmed > self.confirmed_at_heavy or run.now() - self.heavy_at > PLAY_WITHIN

    async def _with_notice(self, kind: str, fault: Callable[[], Awaitable[str]]) -> None:
        at = self.world.run.now()
        about = await fault()
        self.noted.append(Fault(at, kind, about, self.world.run.now()))
        if len(self.noted) % TELLS_EVERY == 0:
            print(f"{self.world.store}: {len(self.noted)} faults after {self.world.run.now():.0f} s", flush=True)

    def _possible(self) -> dict[str, Callable[[], Awaitable[str]]]:
        world = self.world
        kinds: dict[str, Callable[[], Awaitable[str]]] = {
            "kill-hall": self.kill_hall,
            "kill-worker": self.kill_worker,
            "stop-hall": self.stop_hall,
            "drain-hall": self.drain_hall,
            "cut-players": self.cut_players,
            "slow-players": self.slow_players,
            "silent-players": self.silent_players,
            "jump-clock": self.jump_clock,
        }
        if world.postgres is not None:
            kinds |= {
                "kill-postgresql": self.kill_postgresql,
                "cut-database": self.cut_database,
                "slow-database": self.slow_database,
                "silent-database": self.silent_database,
            }
        if world.thinkers:
            kinds["kill-thinker"] = self.kill_thinker
        if world.disk.is_small:
            kinds["full-disk"] = self.full_disk
        return {kind: fault for kind, fault in kinds.items() if not self.only or kind in self.only}

    def some_hall(self) -> Hall:
        return self.dice.choice(self.world.halls)

    async def last(self, longest: float) -> float:
        seconds = self.dice.uniform(0.1, longest)
        await asyncio.sleep(seconds)
        return seconds

    # Processes; whoever has died is started again by the world

    async def kill_hall(self) -> str:
        """Early or late in its work, seldom before it has any."""
        hall = self.some_hall()
        begun = self.world.run.now()
        while not await hall.is_ready() and self.world.run.now() - begun < READY_WITHIN:
            await asyncio.sleep(0.1)
        await self.last(0.5)
        return killed(hall)

    async def kill_thinker(self) -> str:
        return killed(self.dice.choice(self.world.thinkers))

    async def kill_postgresql(self) -> str:
        assert self.world.postgres is not None
        return killed(self.world.postgres)

    async def kill_worker(self) -> str:
        hall = self.some_hall()
        workers = hall.children()
        if workers:
            with suppress(ProcessLookupError):
                os.kill(self.dice.choice(workers), signal.SIGKILL)
        return f"{hall.name}, {len(workers)} working processes"

    async def stop_hall(self) -> str:
        hall = self.some_hall()
        hall.signal(signal.SIGSTOP)
        seconds = await self.last(2.0)
        hall.signal(signal.SIGCONT)
        return f"{hall.name} for {seconds:.1f} s"

    async def drain_hall(self) -> str:
        """It is told to stop, and must end by itself."""
        hall = self.some_hall()
        process = hall.process
        if process is None or process.poll() is not None or not await hall.is_ready():
            return killed(hall)
        begun = self.world.run.now()
        process.terminate()
        while process.poll() is None:
            if self.world.run.now() - begun > ENDS_WITHIN:
                self.wrong.append(f"{hall.name} did not end within {ENDS_WITHIN:.0f} s of being told to")
                return killed(hall)
            hall.signal(signal.SIGCONT)  # another fault may have stopped it
            await asyncio.sleep(0.1)
        return f"{hall.name}, {self.world.run.now() - begun:.1f} s"

    # Wires

    async def cut_players(self) -> str:
        wire = self.dice.choice(self.world.wires)
        wire.cut()
        return str(wire.target)

    async def slow_players(self) -> str:
        wire = self.dice.choice(self.world.wires)
        wire.delay = self.dice.uniform(0.02, 0.4)
        seconds = await self.last(3.0)
        slow, wire.delay = wire.delay, 0.0
        return f"by {slow:.2f} s for {seconds:.1f} s"

    async def silent_players(self) -> str:
        wire = self.dice.choice(self.world.wires)
        wire.is_silent = True
        seconds = await self.last(3.0)
        wire.is_silent = False
        return f"for {seconds:.1f} s"

    async def cut_database(self) -> str:
        self.world.database_wire.cut()
        return ""

    async def slow_database(self) -> str:
        wire = self.world.database_wire
        wire.delay = self.dice.uniform(0.005, 0.1)
        seconds = await self.last(2.0)
        slow, wire.delay = wire.delay, 0.0
        return f"by {slow:.2f} s for {seconds:.1f} s"

    async def silent_database(self) -> str:
        wire = self.world.database_wire
        wire.is_silent = True
        seconds = await self.last(2.0)
        wire.is_silent = False
        return f"for {seconds:.1f} s"

    # The rest of the world

    async def full_disk(self) -> str:
        await asyncio.to_thread(self.world.disk.fill)
        seconds = await self.last(1.5)
        self.world.disk.empty()
        return f"for {seconds:.1f} s"

    async def jump_clock(self) -> str:
        hall = self.some_hall()
        seconds = -hall.wrong if hall.wrong else self.dice.uniform(-40, 40)
        if self.world.postgres is None:  # else the database's clock counts, whatever a hall believes
            self.world.run.jumped += abs(seconds)
        hall.jump(seconds)
        return f"{hall.name} by {seconds:.0f} s"


def killed(one: Kept) -> str:
    was_alive = one.is_alive
    one.kill()
    return one.name if was_alive else f"{one.name}, which was dead already"
