"""Guests, accounts and their sessions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from meadhall.server import wire
from meadhall.server.lines import ADD_PERSON, ADD_SESSION, END_SESSION, GIVE_ACCOUNT, RENAME_PERSON, Line
from meadhall.server.security import Passwords, clean, digest, new_id, new_token
from meadhall.server.troubles import Conflict, NotNow, NotYours

if TYPE_CHECKING:
    from meadhall.server.hall import Hall


class People:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.passwords = Passwords()

    async def of_session(self, token: str | None) -> wire.Me | None:
        if not token:
            return None
        row = await self.hall.store.person_of_session(digest(token))
        return None if row is None else me(row)

    async def welcome_guest(self, name: str) -> tuple[wire.Me, str]:
        """A new guest and the token of their session."""
        guest = wire.Me(new_id(), clean(name, "bad-name"))
        return guest, await self._open_session(guest.id, self._added(guest, None, None))

    async def rename(self, person: wire.Me, name: str) -> wire.Me:
        cleaned = clean(name, "bad-name")
        await self.hall.store.write(Line(RENAME_PERSON, {"b_id": person.id, "name": cleaned}))
        return wire.Me(person.id, cleaned, person.account)

    async def give_account(self, person: wire.Me, wish: wire.Credentials) -> wire.Me:
        """A guest becomes an account and keeps every seat."""
        if person.account is not None:
            raise NotNow("account-already", account=person.account)
        secret = await self.passwords.hash(wish.password)
        account = wish.account.lower()
        try:
            await self.hall.store.write(Line(GIVE_ACCOUNT, {"b_id": person.id, "account": account, "secret": secret}))
        except Conflict:
            raise NotNow("account-taken", account=wish.account) from None
        return wire.Me(person.id, person.name, account)

    async def new_account(self, wish: wire.Credentials) -> tuple[wire.Me, str]:
        """For somebody who was not a guest before."""
        person = wire.Me(new_id(), wish.account, wish.account.lower())
        secret = await self.passwords.hash(wish.password)
        try:
            return person, await self._open_session(person.id, self._added(person, person.account, secret))
        except Conflict:
            raise NotNow("account-taken", account=wish.account) from None

    async def log_in(self, wish: wire.Credentials) -> tuple[wire.Me, str]:
        row = await self.hall.store.person_of_account(wish.account.lower())
        if not await self.passwords.is_right(None if row is None else row["secret"], wish.password) or row is None:
            raise NotYours("wrong-password")
        person = me(row)
        return person, await self._open_session(person.id)

    async def log_out(self, token: str) -> None:
        await self.hall.store.write(Line(END_SESSION, {"token": digest(token)}))

    def _added(self, person: wire.Me, account: str | None, secret: str | None) -> Line:
        made_at = self.hall.now()
        return Line(
            ADD_PERSON,
            {"id": person.id, "name": person.name, "account": account, "secret": secret, "made_at": made_at},
        )

    async def _open_session(self, person: str, *also: Line) -> str:
        token = new_token()
        session = {"token": digest(token), "person": person, "made_at": self.hall.now()}
        await self.hall.store.write(*also, Line(ADD_SESSION, session))
        return token


def me(row: Mapping[str, Any]) -> wire.Me:
    return wire.Me(row["id"], row["name"], row["account"])
