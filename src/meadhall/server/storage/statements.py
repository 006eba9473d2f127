"""The few ways in which the hall writes. Each has a rank: what others point at is written first."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, bindparam, delete, insert, update

from meadhall.server.storage.schema import (
    entries,
    keys,
    outbox,
    people,
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
) = range(len(SQL))
