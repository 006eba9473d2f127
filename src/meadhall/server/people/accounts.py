"""Guests, accounts and their sessions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from meadhall.server import wire
from meadhall.server.people.keys import CONFIRM, RECOVER
from meadhall.server.people.names import clean, saga_name
from meadhall.server.people.passwords import Passwords
from meadhall.server.storage.statements import (
    ADD_PERSON,
    ADD_SESSION,
    CHANGE_SECRET,
    END_OTHER_SESSIONS,
    END_SESSION,
    GIVE_ACCOUNT,
    RENAME_PERSON,
    SET_EMBLEM,
    Statement,
)
from meadhall.server.tokens import digest, new_id, new_token
from meadhall.server.troubles import Conflict, HallTrouble, NotNow, NotYours

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)

COOKIE_AGE = 365 * 24 * 3600  # seconds; a session ends with its cookie


class People:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.passwords = Passwords()
        self.errands: set[asyncio.Task[None]] = set()

    async def of_session(self, token: str | None) -> wire.Me | None:
        if not token:
            return None
        row = await self.hall.store.person_of_session(digest(token), self.hall.now() - COOKIE_AGE)
        return None if row is None else me(row)

    async def welcome_guest(self, wish: wire.Guest) -> tuple[wire.Me, str]:
        """A new guest and the token of their session."""
        name = saga_name(wish.language) if wish.name is None else clean(wish.name, "bad-name")
        guest = wire.Me(new_id(), name)
        token = new_token()
        await self.hall.store.write(self._added(guest, None, None), self._session(guest, token))
        return guest, token

    async def rename(self, person: wire.Me, name: str) -> wire.Me:
        cleaned = clean(name, "bad-name")
        await self.hall.store.write(Statement(RENAME_PERSON, {"b_id": person.id, "name": cleaned}))
        return msgspec.structs.replace(person, name=cleaned)

    async def choose_emblem(self, person: wire.Me, emblem: wire.EmblemName | None) -> wire.Me:
        """Shown wherever they sit down from now on."""
        await self.hall.store.write(Statement(SET_EMBLEM, {"b_id": person.id, "emblem": emblem}))
        return msgspec.structs.replace(person, emblem=emblem)

    async def give_account(self, person: wire.Me, wish: wire.Credentials, session: str) -> tuple[wire.Me, str]:
        """A guest becomes an account and keeps every seat; the session gets a new token."""
        if person.account is not None:
            raise NotNow("account-already", account=person.account)
        secret = await self.passwords.hash(wish.password, wish.account, person.name)
        account = wish.account.lower()
        try:
            await self.hall.store.write(
                Statement(GIVE_ACCOUNT, {"b_id": person.id, "account": account, "secret": secret})
            )
        except Conflict:
            raise NotNow("account-taken", account=wish.account) from None
        row = await self.hall.store.person(person.id)
        if row is None or row["secret"] != secret:  # another wish of the same guest came first
            raise NotNow("account-already", account="" if row is None else row["account"])
        return me(row), await self._only_session(me(row), session)

    async def new_account(self, wish: wire.Credentials) -> tuple[wire.Me, str]:
        """For somebody who was not a guest before."""
        person = wire.Me(new_id(), wish.account, wish.account.lower())
        secret = await self.passwords.hash(wish.password, wish.account)
        token = new_token()
        try:
            await self.hall.store.write(self._added(person, person.account, secret), self._session(person, token))
        except Conflict:
            raise NotNow("account-taken", account=wish.account) from None
        return person, token

    async def of_credentials(self, wish: wire.Credentials) -> wire.Me:
        row = await self.hall.store.person_of_account(wish.account.lower())
        if not await self.passwords.is_right(None if row is None else row["secret"], wish.password) or row is None:
            raise NotYours("wrong-password")
        return me(row)

    async def log_in(self, person: wire.Me, before: str | None) -> str:
        """The token of a new session; the one of before ends, and its sockets go on under the new one."""
        token = new_token()
        ended = [] if before is None else [Statement(END_SESSION, {"b_token": digest(before)})]
        moved = [] if before is None else self.hall.neighbours.told(moved=[digest(before), digest(token)])
        await self.hall.store.write(self._session(person, token), *ended, *moved)
        if before is not None:
            self.hall.sockets.move(digest(before), digest(token))
        return token

    async def change_password(self, person: wire.Me, wish: wire.NewPassword, session: str) -> str:
        """The token of the only session that is left; keys that somebody asked for before open nothing any more."""
        if person.account is None:
            raise NotNow("no-account")
        await self.check_password(person, wish.old)
        secret = await self.passwords.hash(wish.new, person.account, person.name)
        return await self._only_session(
            person,
            session,
            Statement(CHANGE_SECRET, {"b_id": person.id, "secret": secret}),
            *self.hall.postman.unwanted(person.id, CONFIRM, RECOVER),
        )

    async def check_password(self, person: wire.Me, password: str) -> None:
        row = await self.hall.store.person(person.id)
        if row is None or not await self.passwords.is_right(row["secret"], password):
            raise NotYours("wrong-old-password")

    def forgot(self, who: str) -> None:
        """A letter with a key to every account of that name or address that has an address.

        Nobody waits for it, so that nobody learns from how long it takes whether there is such an account.
        """
        if not self.hall.postman.is_at_work:
            raise NotNow("no-letters-here")
        errand = asyncio.create_task(self._send_keys(who))
        self.errands.add(errand)
        errand.add_done_callback(self.errands.discard)

    async def _send_keys(self, who: str) -> None:
        store = self.hall.store
        try:
            named = await store.people_of_mail(who) if "@" in who else [await store.person_of_account(who.lower())]
            for row in named:
                if row is not None and row["mail"] is not None:
                    called = self.hall.neighbours.told(call="postman")
                    await store.write(*self.hall.postman.wanted(row["id"], RECOVER, row["mail"]), *called)
            self.hall.postman.call()
        except HallTrouble as trouble:
            log.warning("somebody who forgot their password is not written to: %s", trouble.message)

    async def stop(self) -> None:
        """The hall closes."""
        for errand in self.errands:
            errand.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)

    async def recover(self, wish: wire.Recovered) -> tuple[wire.Me, str]:
        """A new password, by a key out of a letter; every session of before is over, and so is every other key."""
        found = await self.hall.keys.owner(wish.key, RECOVER)
        row = None if found is None else await self.hall.store.person(found["person"])
        if row is None or row["account"] is None:
            raise NotYours("old-key")
        secret = await self.passwords.hash(wish.password, row["account"], row["name"])
        if await self.hall.keys.use(wish.key, RECOVER) is None:  # somebody was quicker with the same key
            raise NotYours("old-key")
        token = await self._only_session(
            me(row),
            None,
            Statement(CHANGE_SECRET, {"b_id": row["id"], "secret": secret}),
            *self.hall.postman.unwanted(row["id"], CONFIRM, RECOVER),
        )
        return me(row), token

    async def log_out(self, token: str) -> None:
        ended = self.hall.neighbours.told(ended=digest(token))
        await self.hall.store.write(Statement(END_SESSION, {"b_token": digest(token)}), *ended)
        self.hall.sockets.end(digest(token))

    async def end_stale_visits(self) -> None:
        """Sockets whose session ended at another hall while nobody could tell us."""
        open_here = {visit.session for visit in self.hall.sockets if visit.session is not None}
        for session in open_here - await self.hall.store.sessions_among(open_here):
            self.hall.sockets.end(session)

    async def _only_session(self, person: wire.Me, before: str | None, *also: Statement) -> str:
        """A new token for this session; every other session of this person ends."""
        token = new_token()
        others = Statement(END_OTHER_SESSIONS, {"b_person": person.id, "b_token": digest(token)})
        moved = [] if before is None else self.hall.neighbours.told(moved=[digest(before), digest(token)])
        ended = self.hall.neighbours.told(ended_others=[person.id, digest(token)])
        await self.hall.store.write(*also, self._session(person, token), others, *moved, *ended)
        if before is not None:
            self.hall.sockets.move(digest(before), digest(token))
        self.hall.sockets.end_others(person.id, digest(token))
        return token

    def _added(self, person: wire.Me, account: str | None, secret: str | None) -> Statement:
        made_at = self.hall.now()
        return Statement(
            ADD_PERSON,
            {"id": person.id, "name": person.name, "account": account, "secret": secret, "made_at": made_at},
        )

    def _session(self, person: wire.Me, token: str) -> Statement:
        return Statement(ADD_SESSION, {"token": digest(token), "person": person.id, "made_at": self.hall.now()})


def me(row: Mapping[str, Any]) -> wire.Me:
    return wire.Me(row["id"], row["name"], row["account"], row["bot"], row["emblem"])
