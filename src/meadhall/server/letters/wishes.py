"""Who wants to be told what, and where."""

from __future__ import annotations

from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.letters.postman import TURNS
from meadhall.server.letters.waiting import known
from meadhall.server.people.keys import CONFIRM, FEED, RECOVER, STOP
from meadhall.server.storage.statements import DROP_LETTER, SET_MAIL, STOP_LETTERS, WANT_LETTERS, Statement
from meadhall.server.troubles import NotNow, NotYours


async def letters_of(hall: Hall, me: wire.Me) -> wire.Letters:
    row = await hall.store.person(me.id)
    if row is None:
        raise NotNow("no-account")
    pending = await hall.store.letter(me.id, CONFIRM)
    given = await hall.store.keys_of(me.id, CONFIRM, hall.now())
    asked = pending["address"] if pending is not None else given[0]["about"] if given else None
    has_feed = bool(await hall.store.keys_of(me.id, FEED, hall.now()))
    return wire.Letters(hall.postman.is_at_work, row["mail"], asked, row["letters"], has_feed)


async def want(hall: Hall, me: wire.Me, wish: wire.LettersWish) -> wire.Letters:
    if wish.often != "off" and (row := await hall.store.person(me.id)) is not None and row["mail"] is None:
        raise NotNow("no-mail-address")
    values = {"b_id": me.id, "letters": wish.often, "language": known(wish.language)}
    await hall.store.write(Statement(WANT_LETTERS, values))
    return await letters_of(hall, me)


def check(hall: Hall, me: wire.Me) -> None:
    """Whether an address would be of use."""
    if not hall.postman.is_at_work:
        raise NotNow("no-letters-here")
    if me.account is None:
        raise NotNow("no-account")


async def name_address(hall: Hall, me: wire.Me, wish: wire.MailWish) -> wire.Letters:
    """Nothing is written there but one letter with a key, until that has been used."""
    row = await hall.store.person(me.id)
    often = "off" if row is None else row["letters"]
    values = {"b_id": me.id, "letters": often, "language": known(wish.language)}
    dropped = hall.keys.dropped(me.id, CONFIRM)
    letter = hall.postman.wanted(me.id, CONFIRM, wish.address)
    called = hall.neighbours.told(call="postman")
    await hall.store.write(Statement(WANT_LETTERS, values), dropped, *letter, *called)
    hall.postman.call()
    return await letters_of(hall, me)


async def forget_address(hall: Hall, me: wire.Me) -> wire.Letters:
    forgotten = Statement(SET_MAIL, {"b_id": me.id, "mail": None})
    dropped = [hall.keys.dropped(me.id, STOP), Statement(DROP_LETTER, {"b_person": me.id, "b_kind": TURNS})]
    unwanted = hall.postman.unwanted(me.id, CONFIRM, RECOVER)
    await hall.store.write(forgotten, Statement(STOP_LETTERS, {"b_id": me.id, "letters": "off"}), *dropped, *unwanted)
    return await letters_of(hall, me)


async def confirm(hall: Hall, key: str) -> wire.Confirmed:
    """From now on letters go there, once a day at most unless told otherwise; keys that went elsewhere open nothing."""
    found = await hall.keys.use(key, CONFIRM)
    if found is None:
        raise NotYours("old-key")
    row = await hall.store.person(found["person"])
    often = "daily" if row is None or row["mail"] is None else row["letters"]
    address = found["about"]
    elsewhere = [] if row is None or row["mail"] == address else [hall.keys.dropped(found["person"], STOP)]
    stored = Statement(SET_MAIL, {"b_id": found["person"], "mail": address})
    await hall.store.write(
        Statement(STOP_LETTERS, {"b_id": found["person"], "letters": often}),
        stored,
        *elsewhere,
        *hall.postman.unwanted(found["person"], RECOVER),
    )
    return wire.Confirmed(address)


async def stop(hall: Hall, key: str) -> bool:
    """Whether the key was one. It may be used again: whoever stops twice has stopped."""
    found = await hall.keys.owner(key, STOP)
    if found is None:
        return False
    dropped = Statement(DROP_LETTER, {"b_person": found["person"], "b_kind": TURNS})
    await hall.store.write(Statement(STOP_LETTERS, {"b_id": found["person"], "letters": "off"}), dropped)
    return True


async def new_feed(hall: Hall, me: wire.Me) -> wire.Feed:
    """With a secret of its own; the one of before is of no use any more."""
    key = await hall.keys.give(me.id, FEED, only=True)
    return wire.Feed(f"feeds/{key}/turns.atom", f"feeds/{key}/turns.ics")


async def end_feed(hall: Hall, me: wire.Me) -> wire.Letters:
    await hall.store.write(hall.keys.dropped(me.id, FEED))
    return await letters_of(hall, me)
