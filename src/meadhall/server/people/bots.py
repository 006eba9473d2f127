"""Bot accounts: an account that a program plays for, and the tokens its owner gives to the program.

An account becomes one before it has ever played, and stays one. Its owner signs in with the password, as ever; the
program comes with a token, which opens no door of the owner's: it cannot change the password, nor make other tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from meadhall.server import wire
from meadhall.server.people.accounts import me
from meadhall.server.people.names import clean
from meadhall.server.storage.statements import ADD_TOKEN, BECOME_BOT, DROP_TOKEN, Statement
from meadhall.server.tokens import digest, new_id, new_token
from meadhall.server.troubles import NotNow, NotThere, NotUnderstood, NotYours

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

MARK = "meadhall_bot_"  # what every token begins with, so that one that was published by mistake can be found


class BotAccounts:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def of_token(self, token: str) -> wire.Me | None:
        row = await self.hall.store.person_of_token(digest(token))
        return None if row is None else me(row)

    async def invited(self, kind: str, account: str | None) -> wire.Me | None:
        """The bot account a seat is to be kept for, if one was named. People are invited by a link."""
        if account is None:
            return None
        if kind != "invited":
            raise NotUnderstood("account-only-invited")
        row = await self.hall.store.person_of_account(account.lower())
        if row is None or not row["bot"]:
            raise NotThere("no-such-bot", account=account)
        return me(row)

    async def become(self, person: wire.Me) -> wire.Me:
        """For good, and only before the first game: nobody has met this account as a person."""
        if person.account is None:
            raise NotNow("bot-needs-account")
        if not person.bot:
            if await self.hall.store.has_played(person.id):
                raise NotNow("bot-has-played")
            await self.hall.store.write(Statement(BECOME_BOT, {"b_id": person.id}))
        return msgspec.structs.replace(person, bot=True)

    # Tokens

    async def tokens(self, person: wire.Me) -> wire.Tokens:
        rows = await self.hall.store.tokens_of(check(person).id)
        return wire.Tokens([wire.TokenInfo(row["id"], row["label"], row["made_at"]) for row in rows])

    async def new_token(self, person: wire.Me, label: str) -> wire.TokenMade:
        most = self.hall.settings.tokens_of_bot
        if len(await self.hall.store.tokens_of(check(person).id)) >= most:
            raise NotNow("too-many-tokens", most=most)
        about = wire.TokenInfo(new_id(), clean(label, "bad-name"), self.hall.now())
        token = MARK + new_token()
        kept = {"id": about.id, "token": digest(token), "person": person.id, "label": about.label}
        await self.hall.store.write(Statement(ADD_TOKEN, {**kept, "made_at": about.made_at}))
        return wire.TokenMade(about, token)

    async def revoke(self, person: wire.Me, token: str) -> None:
        """It opens nothing any more, and what it had open ends."""
        rows = [row for row in await self.hall.store.tokens_of(check(person).id) if row["id"] == token]
        if not rows:
            raise NotThere("no-such-token")
        ended = self.hall.neighbours.told(ended=rows[0]["token"])
        await self.hall.store.write(Statement(DROP_TOKEN, {"b_id": token, "b_person": person.id}), *ended)
        self.hall.sockets.end(rows[0]["token"])


def check(person: wire.Me) -> wire.Me:
    if not person.bot:
        raise NotYours("not-a-bot")
    return person
