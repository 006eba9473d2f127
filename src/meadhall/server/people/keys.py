"""Keys that are given away: by letter, or as part of an address. Only their digests are kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from meadhall.server.storage.statements import ADD_KEY, DROP_KEYS, DROP_OLD_KEYS, TAKE_KEY, USE_KEY, Statement
from meadhall.server.tokens import digest, new_token
from meadhall.server.troubles import Conflict

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.storage.store import Row

CONFIRM: Final = "confirm"  # an address is somebody's
RECOVER: Final = "recover"  # a new password
STOP: Final = "stop"  # no more letters
FEED: Final = "feed"  # which tables wait
DAY: Final = 24 * 3600.0
LASTS: Final[dict[str, float | None]] = {CONFIRM: 2 * DAY, RECOVER: 1800.0, STOP: 365 * DAY, FEED: None}  # seconds


class Keys:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.one_at_a_time = asyncio.Lock()  # or two who use the same key at once would both find it

    async def give(self, person: str, kind: str, about: str | None = None, only: bool = False) -> str:
        """A new key; `only`: those of this kind that were given before open nothing any more."""
        token, now = new_token(), self.hall.now()
        lasts = LASTS[kind]
        values = {"token": digest(token), "person": person, "kind": kind, "about": about, "made_at": now}
        added = Statement(ADD_KEY, {**values, "ends_at": None if lasts is None else now + lasts})
        await self.hall.store.write(*([self.dropped(person, kind)] if only else []), added)
        return token

    async def owner(self, token: str, kind: str) -> Row | None:
        """Whom it is from, and what about; it stays of use."""
        return await self.hall.store.key(digest(token), kind, self.hall.now())

    async def use(self, token: str, kind: str) -> Row | None:
        """The same, and from now on it opens nothing."""
        async with self.one_at_a_time:
            found = await self.owner(token, kind)
            if found is not None:
                try:
                    await self.hall.store.write(Statement(TAKE_KEY, {"b_token": digest(token)}))
                except Conflict:  # at another hall
                    return None
            return found

    def used(self, token: str) -> Statement:
        return Statement(USE_KEY, {"b_token": digest(token)})

    def dropped(self, person: str, kind: str) -> Statement:
        return Statement(DROP_KEYS, {"b_person": person, "b_kind": kind})

    async def tidy(self) -> None:
        """Those that have ended."""
        await self.hall.store.write(Statement(DROP_OLD_KEYS, {"b_now": self.hall.now()}))
