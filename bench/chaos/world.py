"""A store, halls on it, wires to them, and somebody who starts again what has died."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final

from bench.chaos.players import Run
from bench.chaos.processes import Disk, Hall, Kept, Nursery, Postgres, thinker
from bench.chaos.wires import Wire

LOOK_EVERY: Final = 0.3  # seconds between looks at who has died
ROOM: Final = {"postgresql": 220, "sqlite": 24}  # megabytes


class World:
    def __init__(self, store: str, folder: Path, halls: int, thinkers: int, dice: Random, pace: float) -> None:
        self.store, self.folder = store, folder
        folder.mkdir()
        folder.chmod(0o755)
        self.run = Run(lambda: [wire.port for wire in self.wires], dice, pace)
        self.disk = Disk(folder / "disk", ROOM[store])
        self.nursery = Nursery(folder / "nursery.log")
        self.postgres: Postgres | None = None
        self.halls: list[Hall] = []
        self.thinkers: list[Kept] = []
        self.wires: list[Wire] = []
        self.wanted = (halls, thinkers)
        self.reviver: asyncio.Task[None] | None = None
        self.database = ""  # as we reach it, past every fault

    async def open(self) -> None:
        halls, thinkers = self.wanted
        address, wishes = await self._store()
        if self.postgres is not None and thinkers:
            wishes = [*wishes, "--thinkers", "elsewhere"]
            self.thinkers = [thinker(f"thinker-{number}", self.folder, address) for number in range(thinkers)]
        for number in range(halls if self.postgres is not None else 1):
            hall = Hall(f"hall-{number}", self.folder, self.nursery, address, *wishes)
            self.halls.append(hall)
            hall.start()
            await hall.ready()  # the first brings the database up to date
            wire = Wire(hall.port)
            await wire.open()
            self.wires.append(wire)
        for one in self.thinkers:
            one.start()
        self.reviver = asyncio.create_task(self._revive_for_ever())

    async def _store(self) -> tuple[str, list[str]]:
        if self.store == "sqlite":
            self.database = f"sqlite:///{self.disk.folder / 'hall.db'}"
            return str(self.disk.folder / "hall.db"), []
        self.postgres = Postgres(self.disk.folder, self.folder / "postgresql.log")
        self.postgres.start()
        await self.postgres.ready()
        self.database_wire = Wire(self.postgres.port)
        await self.database_wire.open()
        self.database = self.postgres.address(self.postgres.port)
        return self.postgres.address(self.database_wire.port), []

    def kept(self) -> list[Kept]:
        return [*([] if self.postgres is None else [self.postgres]), *self.halls, *self.thinkers]

    async def _revive_for_ever(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            for one in self.kept():
                if not one.is_alive:
                    one.start()

    async def heal(self) -> None:
        """Nothing is wrong any more, and everybody answers."""
        self.disk.empty()
        if self.postgres is not None:
            await self.postgres.ready()
        for hall in self.halls:
            await hall.ready()

    async def close(self) -> None:
        if self.reviver is not None:
            self.reviver.cancel()
            await asyncio.gather(self.reviver, return_exceptions=True)
        for wire in self.wires:
            await wire.close()
        for one in reversed(self.kept()):
            one.kill()
        self.nursery.close()
        if self.postgres is not None:
            await self.database_wire.close()
        self.disk.close()
