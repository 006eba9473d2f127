"""Thinkers in processes of their own, and a queue in a database of its own."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import asyncpg

from tests.server.fresh import emptied
from tests.server.processes import end


@asynccontextmanager
async def empty_database(address: str) -> AsyncIterator[asyncpg.Connection]:
    """Nothing of tests before is there, and somebody to look into it."""
    connection = await asyncpg.connect(await emptied(address))
    try:
        yield connection
    finally:
        await connection.close()


class ThinkerProcess:
    """`meadhall think`, as it is started anywhere."""

    def __init__(self, folder: Path, database: str, *wishes: str) -> None:
        command = [sys.executable, "-m", "meadhall.cli", "think", "--processes", "1", *wishes]
        with (folder / "thinker.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "MEADHALL_DATABASE": database},
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def kill(self) -> None:
        """The power fails."""
        end(self.process)

    def pause(self) -> None:
        """It hangs."""
        self.process.send_signal(signal.SIGSTOP)

    def stop(self) -> int:
        """As it is told to end, and how it ended."""
        self.process.terminate()
        try:
            return self.process.wait(30)
        finally:
            end(self.process)


@contextmanager
def thinking(folder: Path, database: str, count: int, wishes: Sequence[str] = ()) -> Iterator[list[ThinkerProcess]]:
    thinkers = [ThinkerProcess(folder, database, *wishes) for _ in range(count)]
    try:
        yield thinkers
    finally:
        for thinker in thinkers:
            thinker.kill()
