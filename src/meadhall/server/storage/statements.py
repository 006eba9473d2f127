"""The few ways in which the hall writes. Each has a rank: what others point at is written first."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.dialects import postgresql

from meadhall.server.storage.schema import (
    changes,
    entries,
    friends,
    keys,
    leases,
    outbox,
    people,
    present,
    ratings,
    reminders,
    seats,
    sessions,
    snapshots,
    stories,
    tables,
    talk,
    tokens,
)


class Statement(NamedTuple):
    """One thing to write."""

    rank: int
    values: dict[str, Any]


DATABASE_TIME: Final = func.date_part("epoch", func.clock_timestamp())  # the same for all halls on it

SQL: Final[list[Executable]] = [
    insert(people),
    update(people).where(people.c.id == bindparam("b_id")).values(name=bindparam("name")),
    update(people)
    .where(people.c.id == bindparam("b_id"), people.c.account.is_(None))
    .values(account=bindparam("account"), secret=bindparam("secret")),
    update(people).where(people.c.id == bindparam("b_id")).values(secret=bindparam("secret")),
    insert(sessions),
    delete(sessions).where(sessions.c.token == bindparam("b_token")),
    delete(sessions).where(sessions.c.person == bindparam("b_person"), sessions.c.token != bindparam("b_token")),
    insert(tables),
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(
        status=bindparam("status"),
        host=bindparam("host"),
        moved_at=bindparam("moved_at"),
        due_at=bindparam("due_at"),
        waiting=bindparam("waiting"),
        result=bindparam("result"),
        next=bindparam("next"),
    ),
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values(moved_at=bindparam("moved_at"), due_at=bindparam("due_at"), waiting=bindparam("waiting")),
    update(tables).where(tables.c.host == bindparam("b_host")).values(host=bindparam("host")),
    insert(seats),
    update(seats)
    .where(seats.c.table == bindparam("b_table"), seats.c.seat == bindparam("b_seat"))
    .values(
        kind=bindparam("kind"),
        person=bindparam("person"),
        name=bindparam("name"),
        level=bindparam("level"),
        token=bindparam("token"),
        auto=bindparam("auto"),
        prepared=bindparam("prepared"),
        left=bindparam("left"),
        time=bindparam("time"),
        program=bindparam("program"),
        emblem=bindparam("emblem"),
    ),
    update(seats).where(seats.c.person == bindparam("b_person")).values(person=bindparam("person")),
    insert(entries),
    delete(snapshots).where(snapshots.c.table == bindparam("b_table")),
    insert(snapshots),
    insert(talk),
    insert(stories),
    update(people).where(people.c.id == bindparam("b_id")).values(bot=True),
    insert(tokens),
    delete(tokens).where(tokens.c.id == bindparam("b_id"), tokens.c.person == bindparam("b_person")),
    update(people)
    .where(people.c.id == bindparam("b_id"))
    .values(letters=bindparam("letters"), language=bindparam("language")),
    update(people).where(people.c.id == bindparam("b_id")).values(letters=bindparam("letters")),
    update(people).where(people.c.id == bindparam("b_id")).values(mail=bindparam("mail")),
    update(people).where(people.c.id == bindparam("b_id")).values(mailed_at=bindparam("mailed_at")),
    delete(keys).where(keys.c.token == bindparam("b_token")),
    delete(keys).where(keys.c.person == bindparam("b_person"), keys.c.kind == bindparam("b_kind")),
    delete(keys).where(keys.c.ends_at < bindparam("b_now")),
    insert(keys),
    delete(outbox).where(outbox.c.person == bindparam("b_person"), outbox.c.kind == bindparam("b_kind")),
    delete(outbox).where(
        outbox.c.person == bindparam("b_person"),
        outbox.c.kind == bindparam("b_kind"),
        outbox.c.made_at == bindparam("b_made_at"),
    ),
    update(outbox)
    .where(
        outbox.c.person == bindparam("b_person"),
        outbox.c.kind == bindparam("b_kind"),
        outbox.c.made_at == bindparam("b_made_at"),
    )
    .values(next_at=bindparam("next_at"), tries=bindparam("tries")),
    insert(outbox),
    delete(reminders).where(reminders.c.person == bindparam("b_person"), reminders.c.table == bindparam("b_table")),
    insert(reminders),
    update(people).where(people.c.id == bindparam("b_id")).values(emblem=bindparam("emblem")),
    delete(ratings).where(ratings.c.person == bindparam("b_person"), ratings.c.game == bindparam("b_game")),
    insert(ratings),
    update(tables).where(tables.c.id == bindparam("b_id")).values(rated_at=bindparam("rated_at")),
    delete(friends).where(friends.c.person == bindparam("b_person"), friends.c.friend == bindparam("b_friend")),
    insert(friends),
    update(people)
    .where(people.c.id == bindparam("b_id"))
    .values(name=bindparam("name"), account=None, secret=None, mail=None, letters="off", emblem=None),
    update(seats)
    .where(seats.c.person == bindparam("b_person"))
    .values(name=bindparam("name"), token=None, prepared=None, emblem=None),
    update(talk)
    .where(talk.c.table == bindparam("b_table"), talk.c.number == bindparam("b_number"))
    .values(name=bindparam("name"), about=bindparam("about")),
    update(seats)
    .where(
        seats.c.person == bindparam("b_person"),
        seats.c.kind == "person",
        seats.c.table.in_(select(tables.c.id).where(tables.c.status.in_(("open", "running")))),
    )
    .values(name=bindparam("name")),
    delete(sessions).where(sessions.c.person == bindparam("b_person")),
    delete(tokens).where(tokens.c.person == bindparam("b_person")),
    delete(keys).where(keys.c.person == bindparam("b_person")),
    delete(outbox).where(outbox.c.person == bindparam("b_person")),
    delete(reminders).where(reminders.c.person == bindparam("b_person")),
    delete(ratings).where(ratings.c.person == bindparam("b_person")),
    delete(friends).where(or_(friends.c.person == bindparam("b_person"), friends.c.friend == bindparam("b_person"))),
    insert(changes),
    postgresql.insert(present).on_conflict_do_nothing(),
    delete(present).where(
        present.c.hall == bindparam("b_hall"),
        present.c.table == bindparam("b_table"),
        present.c.person == bindparam("b_person"),
        present.c.seat == bindparam("b_seat"),
    ),
    delete(keys).where(keys.c.token == bindparam("b_token")),
    update(outbox)
    .where(
        outbox.c.person == bindparam("b_person"),
        outbox.c.kind == bindparam("b_kind"),
        outbox.c.made_at == bindparam("b_made_at"),
        outbox.c.next_at == bindparam("b_next_at"),
    )
    .values(next_at=bindparam("next_at")),
    update(leases)
    .where(leases.c.name == bindparam("b_name"), leases.c.hall == bindparam("b_hall"), leases.c.until > DATABASE_TIME)
    .values(hall=bindparam("b_hall")),
    select(func.pg_notify(bindparam("channel"), bindparam("payload"))),
]
(
    ADD_PERSON,
    RENAME_PERSON,
    GIVE_ACCOUNT,
    CHANGE_SECRET,
    ADD_SESSION,
    END_SESSION,
    END_OTHER_SESSIONS,
    ADD_TABLE,
    CHANGE_TABLE,
    MOVE_ON,
    HAND_ON_TABLES,
    ADD_SEAT,
    CHANGE_SEAT,
    HAND_ON_SEATS,
    ADD_ENTRY,
    DROP_SNAPSHOT,
    ADD_SNAPSHOT,
    ADD_TALK,
    ADD_STORY,
    BECOME_BOT,
    ADD_TOKEN,
    DROP_TOKEN,
    WANT_LETTERS,
    STOP_LETTERS,
    SET_MAIL,
    NOTE_LETTER,
    USE_KEY,
    DROP_KEYS,
    DROP_OLD_KEYS,
    ADD_KEY,
    DROP_LETTER,
    SENT_LETTER,
    POSTPONE_LETTER,
    ADD_LETTER,
    DROP_REMINDER,
    ADD_REMINDER,
    SET_EMBLEM,
    DROP_RATING,
    ADD_RATING,
    NOTE_RATED,
    DROP_FRIEND,
    ADD_FRIEND,
    FORGET_PERSON,
    FORGET_SEATS,
    FORGET_TALK,
    RENAME_SEATS,
    FORGET_SESSIONS,
    FORGET_TOKENS,
    FORGET_KEYS,
    FORGET_LETTERS,
    FORGET_REMINDERS,
    FORGET_RATINGS,
    FORGET_FRIENDS,
    ADD_CHANGE,
    ADD_PRESENT,
    DROP_PRESENT,
    TAKE_KEY,
    TAKE_LETTER,
    HOLD_LEASE,
    TELL_HALLS,
) = range(len(SQL))

GUARDS: Final = frozenset((TAKE_KEY, TAKE_LETTER, HOLD_LEASE))  # each finds its row, or nothing of its batch is written
