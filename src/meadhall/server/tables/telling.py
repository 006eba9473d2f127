"""What everybody who looks at a table is told, each in the version meant for their eyes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meadhall.kernel.notation import move_from
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.connection import Connection
from meadhall.server.tables.furniture import Furniture
from meadhall.server.tables.lessons import told_at
from meadhall.server.tables.referee import Referee


@dataclass(frozen=True, slots=True)
class Common:
    """What the news say to everybody alike."""

    events: to_wire.EventSpan
    moment: wire.Moment | None
    clocks: list[wire.ClockTime]
    result: list[wire.SeatResult] | None
    lesson: wire.LessonStep | None


class Telling(Furniture):
    def news(self, seat: Seat | None, first: int) -> wire.News | None:
        """The whole table, and what happened since event `first`."""
        if self.referee is None:
            return None
        common, view = self._common(first), self.rules.view(self.referee.state, seat)
        return self._news(self.referee, seat, common, common.events.seen_by(seat), view)

    def _common(self, first: int) -> Common:
        """What is the same for every seat."""
        referee = self.begun()
        is_running = self.header.status == "running"
        return Common(
            to_wire.EventSpan(referee.told[first:], referee.told_at[first:], first),
            to_wire.moment(referee.state),
            self.clocks.times(self.hall.now()) if self.clocks is not None and is_running else [],
            to_wire.result(referee.result),
            None if self.lesson is None else told_at(self.lesson, self.rules, referee.answers_given()),
        )

    def _news(
        self, referee: Referee, seat: Seat | None, common: Common, events: list[wire.Told], view: Any | None
    ) -> wire.News:
        state = referee.state
        over = self.header.status != "running"
        chair = None if seat is None else self.chairs[seat]
        prepared = None if chair is None or chair.prepared is None else move_from(self.rules, chair.prepared)
        return wire.News(
            version=referee.count,
            question=None if seat is None or over else referee.asked.get(seat),
            first=common.events.first,
            events=events,
            view=view,
            answer=None if seat is None else to_wire.own_answer(self.rules, state, seat),
            moment=common.moment,
            choices=[] if over else to_wire.choices(self.rules, state, seat),
            can_undo=seat is not None and not over and referee.against_undo(seat) is None,
            prepared=None if prepared is None else to_wire.bare_option(self.rules, prepared),
            clocks=common.clocks,
            result=common.result,
            lesson=common.lesson,
            others=[] if over else to_wire.others_choices(self.rules, state, seat),
        )

    def welcome(self, seat: Seat | None, person: str | None, since: int = 0, version: int = 0) -> wire.Welcome:
        return wire.Welcome(
            table=self.info(person),
            seat=seat,
            auto=seat is None or self.chairs[seat].auto,
            chat=self.talk,
            news=self._first_news(seat, self._first_unknown(since, version)),
        )

    def _first_news(self, seat: Seat | None, first: int) -> wire.News | None:
        """From here on, whoever connects is told changes."""
        if self.referee is None:
            return None
        common, view = self._common(first), self.pictures.show(self.referee.state, seat)
        return self._news(self.referee, seat, common, common.events.seen_by(seat), view)

    def _first_unknown(self, since: int, version: int) -> int:
        """Where to begin telling somebody who knows `since` events of an older version."""
        referee = self.referee
        if referee is None or not 0 < version <= referee.count or since > len(referee.told):
            return 0
        return 0 if referee.last_undo >= version else since

    def tell(self, first: int) -> None:
        """The news since event `first`, to everybody, each in the version meant for their eyes."""
        referee = self.referee
        if referee is None:
            return
        scenes = referee.take_scenes()
        if not self.connections:
            self.pictures.forget()
            return
        by_seat: dict[Seat | None, list[Connection]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.seat, []).append(connection)
        common = self._common(first)
        retold = self.pictures.tell(common.events, scenes, set(by_seat))
        for seat, connections in by_seat.items():
            text = wire.encode(self._news(referee, seat, common, retold.seen_by(seat), None)).decode()
            for connection in connections:
                connection.send(text)

    def tell_whole(self) -> None:
        """The table as it stands, to everybody: something was taken back, and is no longer true."""
        referee = self.begun()
        referee.take_scenes()
        for connection in self.connections:
            news = self._first_news(connection.seat, len(referee.told))
            assert news is not None
            connection.tell(news)

    def tell_afresh(self) -> None:
        """All there is to know, to everybody: the game has begun."""
        self.begun().take_scenes()
        for connection in self.connections:
            connection.tell(self.welcome(connection.seat, connection.person))

    def tell_of_table(self) -> None:
        by_person: dict[str | None, list[Connection]] = {}
        for connection in self.connections:
            by_person.setdefault(connection.person, []).append(connection)
        for person, connections in by_person.items():
            text = wire.encode(wire.TableChanged(self.info(person))).decode()
            for connection in connections:
                connection.send(text)

    def tell_seat(self, seat: Seat, message: wire.Shared) -> None:
        for connection in self.connections:
            if connection.seat == seat:
                connection.tell(message)

    def tell_all(self, message: wire.Shared) -> None:
        text = wire.encode(message).decode()
        for connection in self.connections:
            connection.send(text)

    async def disconnect(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.looked_at = self.hall.now()
        async with self.lock:
            if connection.seat is not None and connection.seat not in self.connected():
                self.heard_from(connection.seat, by_socket=True)
                self.tell_of_table()

    def seat_connections(self) -> None:
        """After people sat down, came back or left."""
        for connection in self.connections:
            seat = connection.seat
            if seat is None or not self.chairs[seat].is_held_by(connection.person):
                connection.seat = self.seat_of(connection.person)
                connection.tell(self.welcome(connection.seat, connection.person))
