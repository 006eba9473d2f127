"""The questions of all halls, in PostgreSQL: asked there, taken there, answered there.

Whoever thinks holds a question for a few seconds and says again and again that it still does. One that has died or
hangs does not, and somebody else takes the question. The rows hold what a seat may know: they are emptied when they are
answered and deleted when whoever asked has heard, in tables that are written to no log and into no backup.

One connection for each hall and each thinker. All times are those of the database: machines disagree.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec
from sqlalchemy.engine import make_url

from meadhall.server.thinking.questions import Matter
from meadhall.server.thinking.rounds import Rounds, Waits

BEAT: Final = 1.0  # seconds after which whoever thinks says so again, and everybody looks even if nobody called
HOLD: Final = 5.0  # seconds without such a word until somebody else may take a question
MOST_TRIES: Final = 2  # a question that two have taken and not come back from is asked of nobody else
ASKED: Final = "meadhall_asked"  # the channel on which thinkers are called
KEY: Final = 0x7468696E  # of the advisory lock: one hall at a time finds out in which round its questions come
AWAY: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # a connection that was ended in the middle of a word
)  # the database, for whatever reason

NOW: Final = "extract(epoch from clock_timestamp())"

WAITS: Final = """
    SELECT person, count(*), max(round) FROM questions
    WHERE thinker IS NULL AND answered_at IS NULL AND person = ANY($1) GROUP BY person
"""
ROUND: Final = "SELECT min(round) FROM questions WHERE thinker IS NULL AND answered_at IS NULL"
ASK: Final = f"""
    INSERT INTO questions ("table", seat, question, purpose, person, round, code, level, seconds, content, asked_by,
        asked_at, wanted, wanted_until, held_until, tries)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, {NOW}, 1, {NOW} + $12, 0, 0)
    ON CONFLICT ("table", seat, question, purpose) DO UPDATE SET wanted = questions.wanted + 1,
        wanted_until = greatest(questions.wanted_until, excluded.wanted_until), asked_by = excluded.asked_by
    RETURNING id
"""
TAKE: Final = f"""
    WITH next AS MATERIALIZED (
        SELECT id FROM questions
        WHERE answered_at IS NULL AND held_until < {NOW} AND wanted_until > {NOW} AND tries < {MOST_TRIES}
            AND code = ANY($1) AND level = ANY($2)
        ORDER BY round, id LIMIT $3 FOR UPDATE SKIP LOCKED
    )
    UPDATE questions SET thinker = $4, tries = tries + 1, held_until = {NOW} + {HOLD} FROM next
    WHERE questions.id = next.id RETURNING questions.id, tries, content, seconds
"""
ANSWER: Final = f"""
    WITH done AS (
        UPDATE questions SET answered_at = {NOW}, answer = $4, trouble = $5, content = ''
        WHERE id = $1 AND thinker = $2 AND tries = $3 AND answered_at IS NULL RETURNING id, asked_by
    )
    SELECT pg_notify('meadhall_' || asked_by, id::text) FROM done
"""
HEAR: Final = """
    UPDATE questions SET wanted = wanted - 1 WHERE id = ANY($1) AND answered_at IS NOT NULL
    RETURNING id, answer, trouble
"""
LEAVE: Final = "UPDATE questions SET wanted = wanted - 1 WHERE id = ANY($1)"
DROP: Final = "DELETE FROM questions WHERE id = ANY($1) AND wanted < 1"
TAKE_BACK: Final = f"""
    DELETE FROM questions
    WHERE id = ANY($1) AND thinker IS NULL AND wanted < 2 AND asked_at < {NOW} - $2::float RETURNING id
"""
STILL_THERE: Final = "SELECT id FROM questions WHERE id = ANY($1)"
GIVE_UP: Final = f"""
    UPDATE questions SET answered_at = {NOW}, trouble = 'broken', content = ''
    WHERE answered_at IS NULL AND tries >= {MOST_TRIES} AND held_until < {NOW}
"""
CLEAR: Final = f"DELETE FROM questions WHERE wanted_until < {NOW}"
CLEAR_THINKERS: Final = f"DELETE FROM thinkers WHERE seen_at < {NOW} - 60"
PRESENT: Final = f"SELECT codes, levels FROM thinkers WHERE seen_at > {NOW} - {HOLD}"
I_AM_HERE: Final = f"""
    INSERT INTO thinkers (id, host, processes, codes, levels, seen_at) VALUES ($1, $2, $3, $4, $5, {NOW})
    ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at
"""
HOLD_ON: Final = f"""
    UPDATE questions SET held_until = {NOW} + {HOLD} WHERE thinker = $1 AND answered_at IS NULL AND id = ANY($2)
"""
GIVE_BACK: Final = """
    UPDATE questions SET thinker = NULL, tries = tries - 1, held_until = 0 WHERE thinker = $1 AND answered_at IS NULL
"""


class Errand(NamedTuple):
    """A question as a hall puts it into the queue."""

    matter: Matter
    purpose: str
    people: Sequence[str]  # who wait for it
    code: str
    level: str
    seconds: float  # until the process that thinks is ended
    kept: float  # seconds until nobody can want it any longer
    content: bytes


class Taken(NamedTuple):
    """A question as a thinker has it."""

    id: int
    tries: int
    content: bytes
    seconds: float


class Heard(NamedTuple):
    """A question that is answered, or of which it is known why not."""

    id: int
    answer: bytes | None
    trouble: str | None


class Able(NamedTuple):
    """A thinker that is there, and what it can think about."""

    codes: frozenset[str]
    levels: frozenset[str]


def hall_channel(hall: str) -> str:
    return f"meadhall_{hall}"


class Queue:
    def __init__(self, database: str, channel: str, called: Callable[[str], None]) -> None:
        self.address = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
        self.channel = channel
        self.called = called  # with what was said on the channel
        self.connection: Any = None
        self.alone = asyncio.Lock()

    @asynccontextmanager
    async def line(self) -> AsyncIterator[Any]:
        """The connection, opened again where it was lost; whatever was said meanwhile is found by looking."""
        async with self.alone:
            if self.connection is None or self.connection.is_closed():
                self.connection = await asyncpg.connect(self.address, timeout=10, command_timeout=30)
                await self.connection.add_listener(self.channel, self._hear)
            try:
                yield self.connection
            except AWAY:
                self.connection.terminate()  # nobody knows what state it is in
                raise

    def _hear(self, connection: Any, process: int, channel: str, said: str) -> None:
        self.called(said)

    async def close(self) -> None:
        async with self.alone:
            if self.connection is not None:
                await self.connection.close(timeout=5)

    # The hall's side

    async def ask(self, hall: str, errands: Sequence[Errand], asked: Callable[[Sequence[int]], None]) -> None:
        """All at once; `asked` is told their numbers, in the same order, before anybody can answer."""
        async with self.line() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", KEY)
            rounds = await self._rounds(connection, {person for errand in errands for person in errand.people})
            rows = [row_of(hall, errand, *rounds.place(errand.people)) for errand in errands]
            asked([row["id"] for row in await connection.fetchmany(ASK, rows)])
            await connection.execute("SELECT pg_notify($1, '')", ASKED)

    async def _rounds(self, connection: Any, people: Iterable[str]) -> Rounds:
        waiting = {row[0]: Waits(row[1], row[2]) for row in await connection.fetch(WAITS, list(people))}
        return Rounds(await connection.fetchval(ROUND) or 0, waiting)

    async def hear(self, ids: Sequence[int]) -> list[Heard]:
        """Those of them that are answered; they are not kept for us any longer."""
        async with self.line() as connection, connection.transaction():
            found = [Heard(*row) for row in await connection.fetch(HEAR, ids)]
            await connection.execute(DROP, [heard.id for heard in found])
            return found

    async def leave(self, ids: Sequence[int]) -> None:
        """We do not want them any longer, answered or not."""
        async with self.line() as connection, connection.transaction():
            await connection.execute(LEAVE, ids)
            await connection.execute(DROP, ids)

    async def take_back(self, ids: Sequence[int], patience: float) -> list[int]:
        """Those that nobody has taken for so long; nobody will."""
        async with self.line() as connection:
            return [row["id"] for row in await connection.fetch(TAKE_BACK, ids, patience)]

    async def lost(self, ids: Sequence[int]) -> set[int]:
        """Those that are not there any more: the database has crashed, or they have been there for too long."""
        async with self.line() as connection:
            return set(ids) - {row["id"] for row in await connection.fetch(STILL_THERE, ids)}

    async def tidy(self) -> list[Able]:
        """What nobody can want any more goes; who is there."""
        async with self.line() as connection:
            for statement in (GIVE_UP, CLEAR, CLEAR_THINKERS):
                await connection.execute(statement)
            return [Able(words(row["codes"]), words(row["levels"])) for row in await connection.fetch(PRESENT)]

    # The thinker's side

    async def take(self, thinker: str, able: Able, most: int) -> list[Taken]:
        async with self.line() as connection:
            rows = await connection.fetch(TAKE, list(able.codes), list(able.levels), most, thinker)
            return [Taken(*row) for row in rows]

    async def answer(self, thinker: str, taken: Taken, answer: bytes | None, trouble: str | None) -> bool:
        """Whether it was still ours to answer."""
        async with self.line() as connection:
            return bool(await connection.fetch(ANSWER, taken.id, thinker, taken.tries, answer, trouble))

    async def here(self, thinker: str, host: str, processes: int, able: Able, holding: Sequence[int]) -> None:
        """Somebody is there to think, and still thinks about these."""
        told = (msgspec.json.encode(sorted(names)).decode() for names in able)
        async with self.line() as connection:
            await connection.execute(I_AM_HERE, thinker, host[:80], processes, *told)
            await connection.execute(HOLD_ON, thinker, holding)

    async def go(self, thinker: str) -> None:
        """Nobody waits for somebody who goes: others take what is left."""
        async with self.line() as connection, connection.transaction():
            await connection.execute("DELETE FROM thinkers WHERE id = $1", thinker)
            await connection.execute(GIVE_BACK, thinker)
            await connection.execute("SELECT pg_notify($1, '')", ASKED)


def row_of(hall: str, errand: Errand, payer: str, number: int) -> tuple[Any, ...]:
    whose = (*errand.matter, errand.purpose, payer, number)
    return (*whose, errand.code, errand.level, errand.seconds, errand.content, hall, errand.kept)


def words(text: str) -> frozenset[str]:
    return frozenset(msgspec.json.decode(text, type=list[str]))
