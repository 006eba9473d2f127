"""One live table.

Whatever changes goes one way: a `Change` is made on copies, `commit` stores it,
and only then is anybody told. One change at a time. Only the referee moves ahead
of the store; should anything fail before its entries are written, the table is
forgotten and read again.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from meadhall.kernel import core
from meadhall.kernel.notation import text_of
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Move, Seat
from meadhall.server import metrics, wire
from meadhall.server.storage.statements import Statement
from meadhall.server.storage.store import TALK_KEPT
from meadhall.server.tables import to_wire
from meadhall.server.tables.again import again
from meadhall.server.tables.audience import Audience
from meadhall.server.tables.bot_turns import BotTurns
from meadhall.server.tables.change import Change
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.connection import Listener
from meadhall.server.tables.header import Header
from meadhall.server.tables.hints import Hints
from meadhall.server.tables.info import info, may_watch
from meadhall.server.tables.journal import Journal
from meadhall.server.tables.lessons import Lesson, LessonLine
from meadhall.server.tables.referee import ANSWER, Referee
from meadhall.server.tables.seats import Chair, Seats
from meadhall.server.troubles import Conflict, NotNow, Overtaken, Refused, Unavailable

if TYPE_CHECKING:
    from meadhall.server.hall import Hall

log = logging.getLogger(__name__)


class Alone:
    """The time in which nobody else changes a table, or looks at it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def __aenter__(self) -> None:
        await self.table.lock.acquire()
        if self.table.is_forgotten:
            self.table.lock.release()
            raise NotNow("table-moved-on")

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None and (self.table.is_ahead or not issubclass(kind, Trouble)):
            self.table.hall.forget(self.table)
        self.table.lock.release()


class Table:
    def __init__(self, hall: Hall, rules: Rules, header: Header, chairs: list[Chair]) -> None:
        self.hall = hall
        self.rules = rules
        self.header = header
        self.seats = Seats(chairs, hall.now())
        self.referee: Referee | None = None  # None until the game begins
        self.clocks: Clocks | None = None
        self.talk: list[wire.Said] = []
        self.lesson: Lesson | None = None
        self.audience = Audience(self)
        self.bots = BotTurns(self)
        self.hints = Hints(self)
        self.journal = Journal(header.id, hall.settings.snapshot_every)
        self.lock = asyncio.Lock()
        self.looked_at = hall.now()
        self.revision = 0  # of its changes, where there are other halls
        self.elsewhere: dict[str, set[Seat]] = {}  # by hall: the seats somebody looks from there
        self.is_forgotten = False  # read again from the store; this one is no longer true

    # One way for every change

    def alone(self) -> Alone:
        """One change, or one look, at a time: nobody sees what is not stored yet."""
        return Alone(self)

    def change(self) -> Change:
        """The table as it is, in copies that may be changed until they are stored."""
        referee = self.referee
        return Change(
            now=self.hall.now(),
            header=self.header.copy(),
            chairs=[chair.copy() for chair in self.seats],
            clocks=None if self.clocks is None else self.clocks.copy(),
            referee=referee,
            next_line=self.talk[-1].number + 1 if self.talk else 0,
            has_begun=referee is not None,
            told=0 if referee is None else len(referee.told),
            revision=self.revision,
            spare=self.hall.neighbours.spare(referee),
            askers=self.bots.askers,
        )

    async def commit(self, change: Change) -> None:
        """All of it or nothing: stored first, told afterwards; then bots go on. The caller holds the lock."""
        if change.referee is not None and change.has_moved:
            self.hall.last_move = self.hall.now()
            change.note_position(change.referee, self.hall.last_move)
        await self._write(change, await self.journal.statements(change, self.header, self.seats.chairs))
        metrics.note_stored(self.rules.name, change)
        self.take_effect(change)
        if change.header.rated and change.header.status == "over":
            self.hall.ratings.call()

    def take_effect(self, change: Change) -> None:
        """It is stored, by this hall or another."""
        dropped, before = change.dropped(self.seats.chairs), self.seats.chairs
        self._become(change)
        if change.entries:
            self.bots.leave_time()
        self.audience.hear(change, dropped)
        self.hall.messengers.hear(self, change, before)
        metrics.note_told(change)
        self.bots.wake()
        if change.is_public or change.begins:
            self.hall.neighbours.note_presence(self)

    async def _write(self, change: Change, statements: list[Statement]) -> None:
        statements += self.hall.neighbours.noted(self, change, statements)
        if not statements:
            return
        try:
            await self.hall.store.write(*statements)
        except Exception as reason:
            if isinstance(reason, Conflict) and await self.hall.neighbours.were_quicker(self, change):
                raise Overtaken from None
            log.warning("table %s could not be stored (%s); reading it again", self.header.id, type(reason).__name__)
            self.hall.forget(self)
            if isinstance(reason, Unavailable):
                raise
            raise NotNow("table-moved-on") from reason

    def _become(self, change: Change) -> None:
        self.header, self.seats.chairs, self.clocks = change.header, change.chairs, change.clocks
        self.referee = change.referee
        self.journal.count = 0 if change.referee is None else change.referee.count
        self.talk = [*self.talk, *change.said][-TALK_KEPT:]
        self.revision, self.bots.askers = change.revision, change.askers

    def go_back_to(self, referee: Referee) -> None:
        """As the game was before a change that was not stored."""
        self.referee, self.journal.count = referee, referee.count
        self.journal.snapshot_at = min(self.journal.snapshot_at, referee.count)
        self.journal.told_checked = min(self.journal.told_checked, len(referee.told))

    # What is so

    @property
    def is_ahead(self) -> bool:
        """The referee knows more than the store: something went wrong in the middle of a change."""
        return self.referee is not None and self.referee.count != self.journal.count

    def begun(self) -> Referee:
        if self.referee is None:
            raise NotNow("not-begun")
        return self.referee

    def under_way(self) -> Referee:
        if self.header.status == "abandoned":
            raise NotNow("table-abandoned")
        return self.begun()

    def running(self) -> Referee:
        """The game, if something may still happen in it."""
        referee = self.under_way()
        if self.header.status != "running":
            raise NotNow("game-is-over")
        return referee

    def info(self, me: str | None) -> wire.TableInfo:
        return info(self.header, self.seats.chairs, self.seats_here(), me, self.led())

    def seats_here(self) -> set[Seat]:
        """The seats somebody looks from, through this hall or another."""
        return self.audience.seats().union(*self.elsewhere.values())

    def led(self) -> list[list[int]]:
        """The clan, god … of each seat, once the game has begun."""
        return [] if self.referee is None else self.referee.led_by_seats()

    def may_be_watched_by(self, person: str | None) -> bool:
        """Whether they may look at it: at its board, its talk, its story and its record."""
        return may_watch(self.header, self.seats.chairs, person)

    def script_line(self) -> LessonLine | None:
        """What the lesson says about the decision that is open."""
        if self.lesson is None or self.referee is None:
            return None
        return self.lesson.line(self.referee.answers_given())

    # Who looks on

    async def connect(self, connection: Listener, since: int, version: int) -> None:
        async with self.alone():
            self.audience.enter(connection, since, version)
            self.hall.neighbours.note_presence(self)
            if connection.seat is not None:
                await self._is_here(connection.seat)
            self.bots.wake()

    async def disconnect(self, connection: Listener) -> None:
        self.audience.leave(connection)
        self.hall.neighbours.note_presence(self)
        self.looked_at = self.hall.now()
        with suppress(NotNow):  # forgotten: everybody is sent away
            async with self.alone():
                if connection.seat is not None and connection.seat not in self.audience.seats():
                    await self._is_here(connection.seat)

    def heard_by_http(self, seat: Seat) -> None:
        """Whoever plays without a socket is here as well."""
        self.seats.heard_from(seat, self.hall.now())
        self.hall.neighbours.heard_from(self, seat)

    async def _is_here(self, seat: Seat) -> None:
        """… or was until now."""
        self.seats.heard_from(seat, self.hall.now(), by_socket=True)
        change = self.change()
        change.is_public = True
        await self.commit(change)

    # What is done at the board

    @again
    async def answer(self, person: str | None, seat: Seat, question: int, wish: int | str) -> None:
        with metrics.answer_received():
            async with self.alone():
                self.seats.chair_of(person, seat)
                await self.answer_for(seat, question, wish)

    async def answer_for(self, seat: Seat, question: int, wish: int | str) -> None:
        """Somebody's, or a bot's, and what follows by itself; the lock is the caller's."""
        referee, move = self.under_way(), to_wire.wished(self.rules, wish)
        referee.check_question(seat, question)
        self._check_script(referee, seat, move)
        change = self.change()
        change.give(referee, seat, move, ANSWER)
        change.settle(referee, self.lesson is not None)
        await self.commit(change)

    def _check_script(self, referee: Referee, seat: Seat, move: Move) -> None:
        """In a lesson, only what the script expects; a move the rules forbid is still refused by them."""
        line = self.script_line()
        if line is None or line.allows(seat, text_of(self.rules, move)):
            return
        refused = core.refusal(referee.state, seat, move)
        raise NotNow("lesson-expects") if refused is None else Refused(refused)

    @again
    async def undo(self, person: str | None, seat: Seat, version: int | None) -> None:
        async with self.alone():
            self.seats.chair_of(person, seat)
            referee = self.running()
            if version is not None and version != referee.count:
                raise NotNow("stale-undo")
            change = self.change()
            change.entries += referee.undo(seat, change.now)
            await self.commit(change)

    @again
    async def prepare(self, person: str | None, seat: Seat, wish: int | str | None) -> None:
        """None takes back what was prepared."""
        async with self.alone():
            self.seats.chair_of(person, seat)
            referee = self.running()
            if wish is not None and seat in referee.waiting:
                raise NotNow("answer-instead")
            if self.lesson is not None:
                raise NotNow("not-in-a-lesson")
            change = self.change()
            text = None if wish is None else text_of(self.rules, to_wire.wished(self.rules, wish))
            change.chairs[seat].prepared = text
            change.own_news = seat
            await self.commit(change)

    @again
    async def set_auto(self, person: str | None, seat: Seat, auto: bool) -> None:
        async with self.alone():
            self.seats.chair_of(person, seat)
            change = self.change()
            change.chairs[seat].auto = auto
            await self.commit(change)

    @again
    async def suggest(self, seat: Seat, wish: int | str) -> None:
        """Shown to all; so it is for those who win or lose together."""
        async with self.alone():
            self.running()
            if not self.rules.is_cooperative:
                raise NotNow("no-suggestions-here")
            change = self.change()
            move = to_wire.wished(self.rules, wish)
            change.shown.append(wire.Suggested(seat, to_wire.bare_option(self.rules, move)))
            await self.commit(change)

    @again
    async def say(self, chair: Chair | None, text: str) -> None:
        async with self.alone():
            change = self.change()
            change.say(None if chair is None else chair.seat, "" if chair is None else chair.name, text)
            await self.commit(change)
