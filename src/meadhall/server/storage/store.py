"""Everything the hall remembers: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import Connection, Select, and_, case, create_engine, event, exists, func, inspect, or_, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, DBAPIError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from meadhall.server.storage.checkpoints import LONGEST_LOG
from meadhall.server.storage.permissions import keep_private
from meadhall.server.storage.schema import (
    BROKEN,
    entries,
    friends,
    keys,
    outbox,
    people,
    ratings,
    read_json,
    reminders,
    seats,
    sessions,
    snapshots,
    stories,
    tables,
    talk,
    tokens,
    write_json,
)
from meadhall.server.storage.statements import Statement
from meadhall.server.storage.writer import AsyncExecutor, Executor, ThreadExecutor, Writer
from meadhall.server.troubles import Unavailable

log = logging.getLogger(__name__)

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.stem[:4] for path in (MIGRATIONS / "versions").glob("0*.py"))
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
CAREFUL = (
    "journal_mode=WAL",
    f"wal_autocheckpoint={LONGEST_LOG}",
    "foreign_keys=ON",
    "synchronous=FULL",
    "busy_timeout=10000",
)
ENDED = ("over", "abandoned", "stopped")
TALK_KEPT = 200  # lines of a table's talk that are told to whoever comes
UPGRADE: Final = 0x6D656165  # of the advisory lock under which tables are made and changed
Row: TypeAlias = dict[str, Any]

moment: ContextVar[AsyncConnection | None] = ContextVar("moment", default=None)


class Hosted(NamedTuple):
    """As much of a table as its host is counted by."""

    id: str
    status: str
    listed: bool
    is_of_bots: bool


class Store:
    def __init__(self, database: str) -> None:
        self.engine = engine_for(database)
        self.writer = Writer(executor_for(self.engine))
        self.few_alone = asyncio.Semaphore(4)  # connections that do nothing but keep others out

    @property
    def is_shared(self) -> bool:
        """Whether other halls may write there as well."""
        return self.engine.dialect.name != "sqlite"

    async def open(self) -> None:
        """Bring the database up to date and begin to write."""
        async with self.engine.begin() as connection:
            if self.is_shared:
                await connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": UPGRADE})
            await connection.run_sync(upgrade)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        await self.engine.dispose()

    async def write(self, *statements: Statement) -> None:
        with REACHABLE:
            await self.writer.write(statements)

    async def rows(self, query: Select[Any]) -> list[Row]:
        with REACHABLE:
            return await self._rows(query)

    @asynccontextmanager
    async def at_one_moment(self) -> AsyncIterator[None]:
        """What is read within belongs together, whatever other halls write meanwhile."""
        if not self.is_shared:
            yield
            return
        with REACHABLE:
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                before = moment.set(connection)
                try:
                    yield
                finally:
                    moment.reset(before)

    @asynccontextmanager
    async def alone_with(self, name: str) -> AsyncIterator[None]:
        """No other hall is here with the same name; within one hall, the caller sees to that."""
        if not self.is_shared:
            yield
            return
        async with self.few_alone:
            with REACHABLE:
                async with self.engine.begin() as connection:
                    await connection.execute(text("select pg_advisory_xact_lock(hashtext(:name))"), {"name": name})
                    yield

    async def _rows(self, query: Select[Any]) -> list[Row]:
        reading = moment.get()
        if reading is not None:
            return [dict(row) for row in (await reading.execute(query)).mappings()]
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    async def row(self, query: Select[Any]) -> Row | None:
        found = await self.rows(query)
        return found[0] if found else None

    # People

    async def person(self, person: str) -> Row | None:
        return await self.row(select(people).where(people.c.id == person))

    async def person_of_session(self, token: str, since: float) -> Row | None:
        """None where the session was opened before `since`."""
        mine = (sessions.c.token == token, sessions.c.made_at > since)
        return await self.row(select(people).join(sessions).where(*mine))

    async def person_of_account(self, account: str) -> Row | None:
        return await self.row(select(people).where(people.c.account == account))

    async def person_of_token(self, token: str) -> Row | None:
        return await self.row(select(people).join(tokens).where(tokens.c.token == token))

    async def sessions_among(self, digests: Collection[str]) -> set[str]:
        """Those that are open, of people and of bot accounts."""
        by_cookie = select(sessions.c.token).where(sessions.c.token.in_(digests))
        by_token = select(tokens.c.token).where(tokens.c.token.in_(digests))
        return {row["token"] for row in [*await self.rows(by_cookie), *await self.rows(by_token)]}

    async def tokens_of(self, person: str) -> list[Row]:
        return await self.rows(select(tokens).where(tokens.c.person == person).order_by(tokens.c.made_at, tokens.c.id))

    async def has_played(self, person: str) -> bool:
        """Whether a seat was ever theirs, or a table."""
        seat = exists().where(seats.c.person == person)
        table = exists().where(tables.c.host == person)
        return bool(await self.rows(select(people.c.id).where(people.c.id == person, or_(seat, table))))

    async def people_of_mail(self, mail: str) -> list[Row]:
        """One address may serve several accounts."""
        return await self.rows(select(people).where(people.c.mail == mail, people.c.account.is_not(None)))

    async def key(self, token: str, kind: str, now: float) -> Row | None:
        lasts = or_(keys.c.ends_at.is_(None), keys.c.ends_at > now)
        return await self.row(select(keys).where(keys.c.token == token, keys.c.kind == kind, lasts))

    async def keys_of(self, person: str, kind: str, now: float) -> list[Row]:
        lasts = or_(keys.c.ends_at.is_(None), keys.c.ends_at > now)
        return await self.rows(select(keys).where(keys.c.person == person, keys.c.kind == kind, lasts))

    async def friends_of(self, person: str) -> list[Row]:
        """Whoever asked and was asked by this person."""
        back = friends.alias()
        both = select(friends.c.friend).join(
            back, (back.c.person == friends.c.friend) & (back.c.friend == friends.c.person)
        )
        chosen = select(people).where(people.c.id.in_(both.where(friends.c.person == person)))
        return await self.rows(chosen.order_by(people.c.name))

    async def asking(self, person: str) -> list[Row]:
        """Whoever asked and waits for an answer."""
        mine = select(friends.c.friend).where(friends.c.person == person)
        chosen = select(people).join(friends, friends.c.person == people.c.id)
        return await self.rows(
            chosen.where(friends.c.friend == person, people.c.id.not_in(mine)).order_by(people.c.name)
        )

    async def has_asked(self, person: str, friend: str) -> bool:
        asked = select(friends).where(friends.c.person == person, friends.c.friend == friend)
        return await self.row(asked) is not None

    async def asked_by(self, person: str) -> int:
        counted = select(func.count().label("count")).where(friends.c.person == person)
        return int((await self.rows(counted))[0]["count"])

    async def ratings_of(self, people_ids: Sequence[str], game: str | None = None) -> list[Row]:
        chosen = select(ratings).where(ratings.c.person.in_(people_ids))
        return await self.rows(chosen if game is None else chosen.where(ratings.c.game == game))

    async def unrated(self) -> list[Row]:
        """Rated games that have ended and are not counted yet, in the order in which they ended."""
        chosen = select(tables).where(tables.c.rated, tables.c.status == "over", tables.c.rated_at.is_(None))
        return await self.rows(chosen.order_by(tables.c.moved_at))

    async def ended_of(self, person: str, limit: int = 5000) -> list[Row]:
        """Games this person played to some end, the latest first."""
        mine = select(seats.c.table).where(seats.c.person == person, seats.c.kind.in_(("person", "bot")))
        chosen = select(tables).where(tables.c.id.in_(mine), tables.c.kind == "game", tables.c.status.in_(ENDED))
        return await self.rows(chosen.order_by(tables.c.moved_at.desc(), tables.c.id).limit(limit))

    async def everywhere(self, person: str) -> list[Row]:
        """Every table where this person has, or had, a seat, or is host."""
        mine = select(seats.c.table).where(seats.c.person == person)
        return await self.rows(select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == person)))

    async def seats_held(self, person: str) -> list[Row]:
        return await self.rows(select(seats).where(seats.c.person == person))

    async def said_by(self, person: str) -> list[Row]:
        mine = (seats.c.table == talk.c.table) & (seats.c.seat == talk.c.seat)
        chosen = select(talk).join(seats, mine).where(seats.c.person == person, talk.c.kind == "chat")
        return await self.rows(chosen.order_by(talk.c.at))

    async def notices_at(self, person: str) -> list[Row]:
        """What the hall said at this person's tables."""
        mine = select(seats.c.table).where(seats.c.person == person)
        return await self.rows(select(talk).where(talk.c.kind == "notice", talk.c.table.in_(mine)))

    # Letters

    async def letters_due(self, now: float) -> list[Row]:
        return await self.rows(select(outbox).where(outbox.c.next_at <= now).order_by(outbox.c.next_at))

    async def letter(self, person: str, kind: str) -> Row | None:
        return await self.row(select(outbox).where(outbox.c.person == person, outbox.c.kind == kind))

    async def readers(self, since: float) -> list[Row]:
        """Whoever wants to be told by letter, and has a seat at a table that goes on, or has ended since then."""
        lately = and_(tables.c.status == "over", tables.c.moved_at > since)
        told_of = (tables.c.mode == "correspondence", or_(tables.c.status.in_(("open", "running")), lately))
        sits = exists().where(seats.c.person == people.c.id, seats.c.table == tables.c.id, *told_of)
        return await self.rows(select(people).where(people.c.mail.is_not(None), people.c.letters != "off", sits))

    async def by_letter(self, person: str) -> list[Row]:
        """Tables by correspondence that are not over and where this person has a seat, each with that seat."""
        chosen = select(tables, seats.c.seat.label("my_seat"), seats.c.kind.label("my_kind")).join(seats)
        mine = (seats.c.person == person, seats.c.kind.in_(("person", "invited")))
        going_on = (tables.c.mode == "correspondence", tables.c.status.in_(("open", "running")))
        return await self.rows(chosen.where(*mine, *going_on).order_by(tables.c.moved_at))

    async def ended_by_letter(self, person: str, since: float) -> list[Row]:
        """Tables by correspondence where this person sat and that have ended since then, with who answered last."""
        given = (entries.c.table == tables.c.id, entries.c.kind == "answer")
        last = select(entries.c.seat).where(*given).order_by(entries.c.number.desc()).limit(1).scalar_subquery()
        mine = select(seats.c.table).where(seats.c.person == person, seats.c.kind.in_(("person", "bot")))
        over = (tables.c.mode == "correspondence", tables.c.kind == "game", tables.c.status == "over")
        chosen = select(tables, last.label("last_seat")).where(tables.c.id.in_(mine), *over, tables.c.moved_at > since)
        return await self.rows(chosen.order_by(tables.c.moved_at))

    async def answers_of(self, table: str, seat: int) -> int:
        counted = select(func.count().label("count")).where(entries.c.table == table, entries.c.seat == seat)
        return int((await self.rows(counted))[0]["count"])

    async def reminders_of(self, person: str) -> dict[str, int]:
        """By table, how many answers somebody had given when they were told of their turn."""
        rows = await self.rows(select(reminders).where(reminders.c.person == person))
        return {row["table"]: row["answers"] for row in rows}

    # Tables

    async def table(self, table: str) -> Row | None:
        return await self.row(select(tables).where(tables.c.id == table))

    async def seats_of(self, table_ids: Sequence[str]) -> list[Row]:
        return await self.rows(select(seats).where(seats.c.table.in_(table_ids)).order_by(seats.c.table, seats.c.seat))

    async def entries_of(self, table: str, first: int = 0) -> list[Row]:
        chosen = select(entries).where(entries.c.table == table, entries.c.number >= first)
        return await self.rows(chosen.order_by(entries.c.number))

    async def snapshot_of(self, table: str) -> Row | None:
        return await self.row(select(snapshots).where(snapshots.c.table == table))

    async def story_of(self, table: str) -> Row | None:
        return await self.row(select(stories).where(stories.c.table == table))

    async def talk_of(self, table: str) -> list[Row]:
        latest = select(talk).where(talk.c.table == table).order_by(talk.c.number.desc()).limit(TALK_KEPT)
        return list(reversed(await self.rows(latest)))

    async def lobby(self, limit: int = 100) -> list[Row]:
        chosen = select(tables).where(tables.c.listed, tables.c.status.in_(("open", "running")))
        return await self.rows(chosen.order_by(tables.c.status, tables.c.moved_at.desc()).limit(limit))

    async def with_free_seats(self, person: str, game: str | None = None, limit: int = 50) -> list[str]:
        """Tables of others that anybody may sit down at: those that lack fewest first, then those that wait longest."""
        missing = (
            select(
                seats.c.table,
                func.count().label("count"),
                func.max(case((seats.c.kind == "open", 1), else_=0)).label("open"),
            )
            .where(seats.c.kind.in_(("open", "invited")))
            .group_by(seats.c.table)
            .subquery()
        )
        mine = exists().where(seats.c.table == tables.c.id, seats.c.person == person)
        chosen = select(tables.c.id).join(missing, missing.c.table == tables.c.id)
        chosen = chosen.where(tables.c.listed, tables.c.status == "open", missing.c.open == 1, ~mine)
        if game is not None:
            chosen = chosen.where(tables.c.game == game)
        by_letter = tables.c.mode != "live"
        ordered = chosen.order_by(by_letter, missing.c.count, tables.c.made_at).limit(limit)
        return [row["id"] for row in await self.rows(ordered)]

    async def tables_of(self, person: str, limit: int = 200) -> list[Row]:
        mine = select(seats.c.table).where(seats.c.person == person)
        chosen = select(tables).where(or_(tables.c.id.in_(mine), tables.c.host == person))
        return await self.rows(chosen.order_by(tables.c.moved_at.desc()).limit(limit))

    async def hosted_by(self, person: str) -> list[Hosted]:
        """The tables of this host that are not over."""
        others = exists().where(seats.c.table == tables.c.id, seats.c.kind != "bot", seats.c.program.is_(False))
        chosen = select(tables.c.id, tables.c.status, tables.c.listed, (~others).label("is_of_bots"))
        mine = chosen.where(tables.c.host == person, tables.c.status.in_(("open", "running")))
        return [Hosted(**row) for row in await self.rows(mine)]

    async def overdue(self, now: float) -> list[str]:
        late = select(tables.c.id).where(tables.c.status.in_(("open", "running")), tables.c.due_at <= now)
        return [row["id"] for row in await self.rows(late)]

    async def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot owes an answer: to be woken when the hall has opened."""
        bots = select(tables.c.id, tables.c.waiting, seats.c.seat).join(seats)
        rows = await self.rows(bots.where(tables.c.status == "running", seats.c.kind == "bot"))
        owed = [row["id"] for row in rows if row["waiting"] is BROKEN or row["seat"] in row["waiting"]]
        return list(dict.fromkeys(owed))

    async def unfinished(self) -> list[Row]:
        columns = select(tables.c.id, tables.c.game, tables.c.version)
        return await self.rows(columns.where(tables.c.status.in_(("open", "running"))))

    async def without_story(self) -> list[str]:
        """Games that have ended and whose story is not written yet."""
        told, begun = select(stories.c.table), select(entries.c.table)
        ended = select(tables.c.id).where(tables.c.status.in_(("over", "abandoned")))
        return [row["id"] for row in await self.rows(ended.where(tables.c.id.not_in(told), tables.c.id.in_(begun)))]


class Reachable:
    """A full disk or a database that is away is nobody's fault, and may pass; a wrong statement is ours."""

    def __enter__(self) -> None: ...

    def __exit__(self, kind: object, reason: BaseException | None, where: object) -> None:
        if is_away(reason):
            log.error("the store cannot be reached: %s", getattr(reason, "orig", reason))
            raise Unavailable("cannot-store") from reason


def is_away(reason: BaseException | None) -> bool:
    """What the driver of PostgreSQL says for itself is said of connections that were ended in the middle of a word."""
    if isinstance(reason, DBAPIError | PoolTimeout | OSError):
        return not isinstance(reason, DataError | ProgrammingError)
    return type(reason).__module__.startswith("asyncpg.")


REACHABLE = Reachable()


def engine_for(database: str) -> AsyncEngine:
    url = make_url(database)
    url = url.set(drivername=DRIVERS.get(url.drivername, url.drivername))
    wishes: dict[str, Any] = {
        "hide_parameters": True,
        "json_deserializer": read_json,
        "json_serializer": write_json,
    }
    if not url.drivername.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, **wishes)
    if url.database and not url.database.startswith((":memory:", "file:")):
        keep_private(Path(url.database))
    engine = create_async_engine(url, **wishes)
    event.listen(engine.sync_engine, "connect", careful_sqlite)
    return engine


def executor_for(engine: AsyncEngine) -> Executor:
    if engine.dialect.name != "sqlite":
        return AsyncExecutor(engine)
    own = create_engine(engine.url.set(drivername="sqlite"), hide_parameters=True, json_serializer=write_json)
    event.listen(own, "connect", careful_sqlite)
    return ThreadExecutor(own)


def careful_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in CAREFUL:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def upgrade(connection: Connection) -> None:
    """Where there is nothing to do, what would do it is not even imported: a hall opens sooner."""
    if revision_of(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision_of(connection: Connection) -> str | None:
    """Which of the migrations was the last; none where there is nothing yet."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()
