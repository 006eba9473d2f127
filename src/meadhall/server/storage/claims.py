"""Who may open a database. One hall on a file: it alone knows what is in it. On PostgreSQL as many as one likes, but
none of a version that took itself for the only one: it would undo what others have written.

A claim dies with its process, however that ends: nothing is left to be tidied up.
"""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from meadhall.server.troubles import NotNow

ANSWERS_WITHIN: Final = 10.0  # seconds that a database has when a hall is about to open on it
KEY: Final = 0x6D656164  # of the advisory lock; a hall of before there were neighbours wants it for itself


HOLDER: Final = """
    select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and objid = :key and granted and datname = current_database()
"""


class Claim(Protocol):
    def check(self) -> None:
        """What can be found out beforehand: `NotNow` says who has the database already."""

    async def take(self) -> None:
        """The same, and it is ours from now on."""

    async def give_up(self) -> None: ...


def claim_on(engine: AsyncEngine) -> Claim:
    if engine.dialect.name != "sqlite":
        return DatabaseClaim(engine)
    file = engine.url.database
    return FileClaim(Path(file).resolve()) if file and file != ":memory:" else NoClaim()


class NoClaim:
    """What lies in memory is nobody else's."""

    def check(self) -> None:
        pass

    async def take(self) -> None:
        pass

    async def give_up(self) -> None:
        pass


class FileClaim:
    """A lock on a file beside the database: seen by every process on this file system, in a container or not."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.path = database.with_name(database.name + ".lock")
        self.file: int | None = None

    def check(self) -> None:
        self.take_now()
        self.let_go()

    async def take(self) -> None:
        self.take_now()

    async def give_up(self) -> None:
        self.let_go()

    def take_now(self) -> None:
        try:
            file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as reason:
            raise NotNow("cannot-save", path=str(self.path), reason=reason.strerror or str(reason)) from reason
        if not is_locked(file):
            holder = os.read(file, 200).decode(errors="replace").strip() or "?"
            os.close(file)
            raise NotNow("hall-has-it", database=str(self.database), holder=holder)
        os.ftruncate(file, 0)
        os.write(file, f"{os.getpid()} ({socket.gethostname()})\n".encode())
        self.file = file

    def let_go(self) -> None:
        if self.file is not None:
            os.close(self.file)
            self.file = None


class DatabaseClaim:
    """For PostgreSQL: a lock that halls share, and that lives as long as one connection of ours."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.connection: AsyncConnection | None = None

    def check(self) -> None:
        """That it answers; who has it, it is asked when the hall opens."""
        asyncio.run(self._reach())

    async def _reach(self) -> None:
        try:
            async with asyncio.timeout(ANSWERS_WITHIN), self.engine.connect():
                pass
        except Exception as reason:
            shown = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=True)
            why = str(getattr(reason, "orig", None) or reason) or type(reason).__name__
            raise NotNow("database-away", database=shown, reason=why.splitlines()[0]) from reason
        finally:
            await self.engine.dispose()

    async def take(self) -> None:
        connection = await self.engine.connect()
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        if not await connection.scalar(text("select pg_try_advisory_lock_shared(:key)"), {"key": KEY}):
            holder = await connection.scalar(text(HOLDER), {"key": KEY})
            await connection.close()
            raise NotNow("hall-has-it", database=self.engine.url.database or "", holder=str(holder))
        self.connection = connection

    async def give_up(self) -> None:
        if self.connection is not None:
            await self.connection.invalidate()  # ends the session, and the lock with it
            await self.connection.close()
            self.connection = None


if sys.platform == "win32":
    import msvcrt

    def is_locked(file: int) -> bool:
        """Whether it is ours now."""
        os.lseek(file, 1000, os.SEEK_SET)  # beyond what is written, so that others may read who has it
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            os.lseek(file, 0, os.SEEK_SET)
        return True
else:
    import fcntl

    def is_locked(file: int) -> bool:
        """Whether it is ours now."""
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
