"""What a live table is made of, and short questions about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

from meadhall.kernel.notation import move_from
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Move, Seat
from meadhall.server import wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.clocks import Clocks
from meadhall.server.tables.connection import COME_BACK, Connection
from meadhall.server.tables.header import Header
from meadhall.server.tables.info import info, may_watch
from meadhall.server.tables.lessons import Lesson, LessonLine
from meadhall.server.tables.referee import Referee
from meadhall.server.tables.seats import Chair
from meadhall.server.tables.views import Views
from meadhall.server.troubles import NotNow, NotUnderstood, NotYours

if TYPE_CHECKING:
    from meadhall.server.hall import Hall


class Furniture:
    def __init__(self, hall: Hall, rules: Rules, header: Header, chairs: list[Chair]) -> None:
        self.hall = hall
        self.rules = rules
        self.header = header
        self.chairs = chairs
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.talk: list[wire.Said] = []
        self.referee: Referee | None = None  # None until the game begins
        self.pictures = Views(rules)
        self.clocks: Clocks | None = None
        self.lesson: Lesson | None = None
        self.stored = 0  # entries of the log that are in the store
        self.snapshot_at = 0  # entries when the last snapshot was taken
        self.thinking: dict[tuple[Seat, int], asyncio.Task[None]] = {}
        self.last_here: dict[Seat, float] = {chair.seat: hall.now() for chair in chairs}
        self.without_socket: set[Seat] = set()  # last heard of by plain HTTP, where nobody sees them go
        self.looked_at = hall.now()
        self.is_forgotten = False  # read again from the store; this one is no longer true

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """One change, or one look, at a time: nobody sees what is not stored yet."""
        async with self.lock:
            if self.is_forgotten:
                raise NotNow("table-moved-on")
            try:
                yield
            except Trouble:
                if self.is_ahead:
                    self.hall.forget(self)
                raise
            except BaseException:
                self.hall.forget(self)
                raise

    def change(self) -> Change:
        """The table as it is, in copies that may be changed until they are stored."""
        clocks = None if self.clocks is None else self.clocks.copy()
        return Change(replace(self.header), [replace(chair) for chair in self.chairs], clocks, self.referee)

    # What is so

    @property
    def is_ahead(self) -> bool:
        """The referee knows more than the store: something went wrong in the middle of a change."""
        return self.referee is not None and self.referee.count != self.stored

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
        return info(self.header, self.chairs, self.connected(), me)

    def may_be_watched_by(self, person: str | None) -> bool:
        """Whether they may look at it: at its board, its talk, its story and its record."""
        return may_watch(self.header, self.chairs, person)

    def connected(self) -> set[Seat]:
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def people(self) -> list[str]:
        """Who waits for this table's bots: those who sit here, else its host."""
        seated = [chair.person for chair in self.chairs if chair.kind == "person" and chair.person is not None]
        return seated or [self.header.host]

    def chair(self, seat: Seat) -> Chair:
        if seat >= len(self.chairs):
            raise NotUnderstood("no-such-seat", seat=seat)
        return self.chairs[seat]

    def chair_of(self, person: str | None, seat: Seat) -> Chair:
        """The chair, if it is this person's."""
        chair = self.chair(seat)
        if not chair.is_held_by(person):
            raise NotYours("not-your-seat")
        return chair

    def knows(self, person: str) -> bool:
        return self.header.host == person or any(chair.person == person for chair in self.chairs)

    def seat_of(self, person: str | None) -> Seat | None:
        """The first of their seats."""
        return next((chair.seat for chair in self.chairs if chair.is_held_by(person)), None)

    def heard_from(self, seat: Seat, by_socket: bool = False) -> None:
        """Whoever plays without a socket is here as well."""
        self.last_here[seat] = self.hall.now()
        (self.without_socket.discard if by_socket else self.without_socket.add)(seat)

    def move(self, wish: int | str) -> Move:
        """From an action number or notation."""
        if isinstance(wish, str):
            return move_from(self.rules, wish)
        if wish >= len(self.rules.moves):
            raise NotUnderstood("unknown-move", game=self.rules.name, move=str(wish))
        return self.rules.moves[wish]

    def script_line(self) -> LessonLine | None:
        """What the lesson says about the decision that is open."""
        if self.lesson is None or self.referee is None:
            return None
        return self.lesson.line(self.referee.answers_given())

    def send_away(self) -> None:
        for connection in self.connections:
            connection.close(COME_BACK)
