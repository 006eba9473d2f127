"""How often something may be done that is seldom done, at whichever hall: guesses at passwords, newcomers, letters."""

from __future__ import annotations

from typing import Final, Protocol

from sqlalchemy import select, text

from meadhall.server.rate_limits import Buckets
from meadhall.server.settings import NO_LIMIT, Rate
from meadhall.server.storage.schema import buckets
from meadhall.server.storage.store import REACHABLE, Store
from meadhall.server.tokens import digest
from meadhall.server.troubles import TooOften


class Limit(Protocol):
    async def take(self, who: str, now: float) -> None: ...


class OwnLimit:
    """In memory."""

    def __init__(self, rate: Rate) -> None:
        self.buckets = Buckets(rate)

    async def take(self, who: str, now: float) -> None:
        self.buckets.take(who, now)


TAKE: Final = text("""
    insert into buckets (kind, who, level, at) values (:kind, :who, :at_once - 1, :now)
    on conflict (kind, who) do update set at = excluded.at,
        level = least(:at_once, buckets.level + greatest(0, excluded.at - buckets.at) * :a_second) - 1
    where least(:at_once, buckets.level + greatest(0, excluded.at - buckets.at) * :a_second) >= 1
    returning level
""")


class SharedLimit:
    """In the database, so that it holds whichever hall one knocks at."""

    def __init__(self, kind: str, rate: Rate, store: Store) -> None:
        self.kind = kind
        self.rate = rate
        self.store = store

    async def take(self, who: str, now: float) -> None:
        key = digest(who)
        values = {"kind": self.kind, "who": key, "now": now, "at_once": float(self.rate.at_once)}
        with REACHABLE:
            async with self.store.engine.begin() as connection:
                taken = await connection.execute(TAKE, {**values, "a_second": self.rate.a_second})
                if taken.first() is not None:
                    return
        row = await self.store.row(select(buckets).where(buckets.c.kind == self.kind, buckets.c.who == key))
        level = 0.0 if row is None else row["level"] + (now - row["at"]) * self.rate.a_second
        raise TooOften((1 - level) / self.rate.a_second)


def limit_on(kind: str, rate: Rate, store: Store) -> Limit:
    return SharedLimit(kind, rate, store) if store.is_shared and rate != NO_LIMIT else OwnLimit(rate)
