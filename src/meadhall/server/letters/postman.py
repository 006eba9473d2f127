"""Looks who is to be told by letter, and takes letters to the mail server.

No move knows of letters. Who waits for whom is stored with the tables anyway, so
the postman looks there now and then, and notes what is to be written in the
outbox; from there it goes to the mail server, again and again until it is taken.
A letter is written when it leaves: it tells what is true then, and the keys in it
are stored nowhere but as digests.
"""

from __future__ import annotations

import logging
import smtplib
from email.message import EmailMessage
from typing import TYPE_CHECKING, Final

from meadhall.server import metrics
from meadhall.server.errands import Errand
from meadhall.server.letters.ended import ended_for
from meadhall.server.letters.post import Rejected, aside, mail_server
from meadhall.server.letters.waiting import Waiting, waiting_for
from meadhall.server.letters.writing import Writing
from meadhall.server.people.keys import CONFIRM, DAY, RECOVER, STOP
from meadhall.server.storage.statements import (
    ADD_LETTER,
    ADD_REMINDER,
    DROP_LETTER,
    DROP_REMINDER,
    NOTE_LETTER,
    POSTPONE_LETTER,
    SENT_LETTER,
    TAKE_LETTER,
    Statement,
)
from meadhall.server.troubles import Conflict, HallTrouble

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.storage.store import Row

log = logging.getLogger(__name__)

TURNS: Final = "turns"  # the kind of letter that tells of tables; the others are called as the keys in them
APART: Final = {"hourly": 3600.0, "daily": DAY}  # seconds between two of these
AGAIN_AFTER: Final = 60.0  # seconds, twice as many after each failure,
AGAIN_AT_MOST: Final = 6 * 3600.0  # … up to this,
GIVEN_UP_AFTER: Final = 5 * DAY  # … and no longer than this
OURS_FOR: Final = 600.0  # seconds until another hall sends a letter that this one took and did not get rid of
INVITED: Final = -1  # instead of a number of answers, where somebody was told of a seat kept for them;
ENDED: Final = -2  # … where they are to be told of the end,
TOLD: Final = -3  # … and where they were
LATELY: Final = 7 * DAY  # what ended before is no news


class Postman:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        settings = hall.settings
        self.server = mail_server(settings.smtp) if settings.smtp else None
        self.writing = Writing(settings, hall.now)
        self.errand = Errand(self._round, "letters could not be looked after", settings.post_every)

    @property
    def is_at_work(self) -> bool:
        """Whether this hall can write letters at all."""
        return self.server is not None

    def start(self) -> None:
        if self.is_at_work:
            self.errand.start()

    async def stop(self) -> None:
        await self.errand.stop()

    def call(self) -> None:
        """Something lies in the outbox."""
        self.errand.call()

    async def _round(self) -> None:
        if not self.hall.neighbours.is_leading:
            return
        await self.look()
        await self.deliver()
        await self.hall.keys.tidy()

    # What is to be written

    def wanted(self, person: str, kind: str, address: str) -> list[Statement]:
        """Instead of an older one of the same kind."""
        now = self.hall.now()
        values = {"person": person, "kind": kind, "address": address, "made_at": now, "next_at": now, "tries": 0}
        return [Statement(DROP_LETTER, {"b_person": person, "b_kind": kind}), Statement(ADD_LETTER, values)]

    def unwanted(self, person: str, *kinds: str) -> list[Statement]:
        """No letter of these kinds is sent any more, and the keys in those that were open nothing."""
        letters = [Statement(DROP_LETTER, {"b_person": person, "b_kind": kind}) for kind in kinds]
        return [*letters, *[self.hall.keys.dropped(person, kind) for kind in kinds]]

    async def look(self) -> None:
        """Whoever has a turn or an end they were not told of, and was not written to lately, is written to."""
        now = self.hall.now()
        for reader in await self.hall.store.readers(now - LATELY):
            if now - reader["mailed_at"] >= APART.get(reader["letters"], DAY):
                await self._look_for(reader, now)

    async def _look_for(self, reader: Row, now: float) -> None:
        known = await self.hall.store.reminders_of(reader["id"])
        news: dict[str, int] = {}
        for table in await waiting_for(self.hall.store, reader["id"]):
            answers = await self._answers(table)
            if known.get(table.table) != answers and now - table.moved_at >= self.hall.settings.letters_after:
                news[table.table] = answers
        for ended in await ended_for(self.hall.store, reader["id"], now - LATELY):
            is_told = known.get(ended.table) in (ENDED, TOLD)
            if not is_told and now - ended.moved_at >= self.hall.settings.letters_after:
                news[ended.table] = ENDED
        if not news:
            return
        noted = [Statement(NOTE_LETTER, {"b_id": reader["id"], "mailed_at": now})]
        for name, answers in news.items():
            noted += reminded(reader["id"], name, answers)
        noted += self.hall.neighbours.hold_the_lead()
        await self.hall.store.write(*self.wanted(reader["id"], TURNS, reader["mail"]), *noted)

    async def _answers(self, table: Waiting) -> int:
        """What tells one turn from the next."""
        return INVITED if table.is_invitation else await self.hall.store.answers_of(table.table, table.seat)

    # What is sent

    async def deliver(self) -> None:
        """Everything that is due, one after another; a server that does not answer ends the round."""
        for row in await self.hall.store.letters_due(self.hall.now()):
            if not await self._taken(row):
                continue
            if not await self._deliver(row):
                return

    async def _taken(self, row: Row) -> bool:
        """Whether it is ours to send: of two halls that want to, one finds it as it was. It is ours for a while."""
        if not self.hall.store.is_shared:
            return True
        which = {"b_person": row["person"], "b_kind": row["kind"], "b_made_at": row["made_at"]}
        taken = {**which, "b_next_at": row["next_at"], "next_at": self.hall.now() + OURS_FOR}
        try:
            await self.hall.store.write(Statement(TAKE_LETTER, taken), *self.hall.neighbours.hold_the_lead())
        except Conflict:
            return False
        return True

    async def _deliver(self, row: Row) -> bool:
        """Whether the mail server is there."""
        which = {"b_person": row["person"], "b_kind": row["kind"], "b_made_at": row["made_at"]}
        try:
            key, letter = await self._written(row)
        except HallTrouble:
            raise  # the store is away, and so is every other letter
        except Exception:
            log.exception("a letter of kind %s could not be written", row["kind"])
            await self.hall.store.write(self._postponed(row, which))
            return True
        if letter is None:
            await self.hall.store.write(Statement(SENT_LETTER, which))
            return True
        server = self.server
        assert server is not None
        try:
            await aside(lambda: server.send(letter))
        except Rejected:
            log.warning("a letter was rejected: its address takes none")
            metrics.LETTERS.labels("rejected").inc()
        except (OSError, smtplib.SMTPException) as reason:
            metrics.LETTERS.labels("postponed").inc()
            log.warning("the mail server did not take a letter (%s); it is tried again", type(reason).__name__)
            await self.hall.store.write(self.hall.keys.used(key), self._postponed(row, which))
            return isinstance(reason, smtplib.SMTPResponseException | smtplib.SMTPRecipientsRefused)
        else:
            metrics.LETTERS.labels("sent").inc()
        await self.hall.store.write(Statement(SENT_LETTER, which), *await self._told(row))
        return True

    async def _told(self, row: Row) -> list[Statement]:
        """Of an end one is told once."""
        known = await self.hall.store.reminders_of(row["person"]) if row["kind"] == TURNS else {}
        ended = [name for name, answers in known.items() if answers == ENDED]
        return [statement for name in ended for statement in reminded(row["person"], name, TOLD)]

    def _postponed(self, row: Row, which: dict[str, object]) -> Statement:
        now = self.hall.now()
        if now - row["made_at"] > GIVEN_UP_AFTER:
            metrics.LETTERS.labels("given-up").inc()
            log.error("a letter of kind %s could not be sent for days and is given up", row["kind"])
            return Statement(SENT_LETTER, which)
        wait = min(AGAIN_AT_MOST, AGAIN_AFTER * 2 ** row["tries"])
        return Statement(POSTPONE_LETTER, {**which, "next_at": now + wait, "tries": row["tries"] + 1})

    async def _written(self, row: Row) -> tuple[str, EmailMessage | None]:
        """The letter and the key in it; none where nothing is left to say, or nobody to say it to."""
        reader, address = await self.hall.store.person(row["person"]), row["address"]
        if reader is None or reader["account"] is None:
            return "", None
        keys = self.hall.keys
        if row["kind"] == CONFIRM:
            key = await keys.give(reader["id"], CONFIRM, address, only=True)
            return key, self.writing.confirmation(reader, address, key)
        if reader["mail"] != address:  # it has changed since
            return "", None
        if row["kind"] == RECOVER:
            key = await keys.give(reader["id"], RECOVER, only=True)
            return key, self.writing.recovery(reader, address, key)
        tables = await waiting_for(self.hall.store, reader["id"])
        known = await self.hall.store.reminders_of(reader["id"])
        lately = await ended_for(self.hall.store, reader["id"], self.hall.now() - LATELY)
        ended = [table for table in lately if known.get(table.table) == ENDED]
        if not (tables or ended) or reader["letters"] == "off":
            return "", None
        key = await keys.give(reader["id"], STOP)
        return key, self.writing.about_tables(reader, address, tables, ended, key)


def reminded(person: str, table: str, answers: int) -> list[Statement]:
    dropped = Statement(DROP_REMINDER, {"b_person": person, "b_table": table})
    return [dropped, Statement(ADD_REMINDER, {"person": person, "table": table, "answers": answers})]
