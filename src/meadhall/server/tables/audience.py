"""Everybody who looks at a table, and what each of them is told, in the version meant for their eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables.change import Change
from meadhall.server.tables.connection import COME_BACK, Listener
from meadhall.server.tables.news import common, news, whole_news
from meadhall.server.tables.referee import Referee
from meadhall.server.tables.views import Views

if TYPE_CHECKING:
    from meadhall.server.tables.table import Table


class Audience:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.connections: set[Listener] = set()
        self.views = Views(table.rules)

    def seats(self) -> set[Seat]:
        """The seats somebody looks from."""
        return {connection.seat for connection in self.connections if connection.seat is not None}

    def enter(self, connection: Listener, since: int, version: int) -> None:
        """Somebody who knows `since` events of an older version, or nothing yet."""
        self.connections.add(connection)
        connection.tell(self.welcome(connection.seat, connection.person, since, version))

    def leave(self, connection: Listener) -> None:
        self.connections.discard(connection)

    def send_away(self) -> None:
        for connection in self.connections:
            connection.close(COME_BACK)

    def welcome(self, seat: Seat | None, person: str | None, since: int = 0, version: int = 0) -> wire.Welcome:
        """All there is to know; from here on, whoever connects is told changes."""
        table, referee = self.table, self.table.referee
        told = None
        if referee is not None:
            first = first_unknown(referee, since, version)
            told = whole_news(table, referee, seat, first, self.views.show(referee.state, seat))
        return wire.Welcome(
            table=table.info(person),
            seat=seat,
            auto=seat is None or table.seats[seat].auto,
            chat=table.talk,
            news=told,
        )

    # What was stored is told

    def hear(self, change: Change, dropped: list[Seat]) -> None:
        """`dropped`: seats whose prepared answer came to nothing."""
        for message in (*change.said, *change.shown):
            self._tell_all(message)
        self._reseat(change)
        if change.referee is not None and not change.begins:
            self._tell_of_game(change, change.referee)
        for seat in dropped:
            self._tell_seat(seat, wire.Notice("prepared-dropped"))
        if change.is_public:
            self._tell_of_table()

    def _reseat(self, change: Change) -> None:
        if change.account_of:
            for connection in self.connections:
                connection.person = change.account_of.get(connection.person or "", connection.person)
        if change.begins:
            self._begin(change)
        elif change.is_reseating:
            self._find_seats()
        elif change.vacated is not None:
            self._vacate(change.vacated)

    def _begin(self, change: Change) -> None:
        """All there is to know, to everybody: the game has begun, and places may have been drawn."""
        assert change.referee is not None
        change.referee.take_scenes()
        for connection in self.connections:
            connection.seat = change.seat_after(connection.seat)
            if connection.seat is None:
                connection.seat = self.table.seats.first_of(connection.person)
        for connection in self.connections:
            connection.tell(self.welcome(connection.seat, connection.person))

    def _find_seats(self) -> None:
        """After people sat down, came back or left."""
        for connection in self.connections:
            seat = connection.seat
            if seat is None or not self.table.seats[seat].is_held_by(connection.person):
                connection.seat = self.table.seats.first_of(connection.person)
                connection.tell(self.welcome(connection.seat, connection.person))

    def _vacate(self, seat: Seat) -> None:
        """A bot sits there now."""
        for connection in self.connections:
            if connection.seat == seat:
                connection.seat = None
                connection.tell(self.welcome(None, connection.person))

    def _tell_of_game(self, change: Change, referee: Referee) -> None:
        if change.is_undo:
            self._tell_whole(referee)
        elif change.entries:
            self._tell_news(referee, change.told)
        if change.own_news is not None:
            seat, view = change.own_news, self.table.rules.view(referee.state, change.own_news)
            self._tell_seat(seat, whole_news(self.table, referee, seat, len(referee.told), view))

    def _tell_news(self, referee: Referee, first: int) -> None:
        """The news since event `first`, to everybody."""
        scenes = referee.take_scenes()
        if not self.connections:
            self.views.forget()
            return
        by_seat: dict[Seat | None, list[Listener]] = {}
        for connection in self.connections:
            by_seat.setdefault(connection.seat, []).append(connection)
        shared = common(self.table, referee, first)
        broadcast = self.views.tell(shared.events, scenes, set(by_seat))
        for seat, connections in by_seat.items():
            text = wire.encode(news(self.table, referee, seat, shared, broadcast.seen_by(seat), None))
            for connection in connections:
                connection.send(text)

    def _tell_whole(self, referee: Referee) -> None:
        """The table as it stands, to everybody: something was taken back, and is no longer true."""
        referee.take_scenes()
        for connection in self.connections:
            view = self.views.show(referee.state, connection.seat)
            connection.tell(whole_news(self.table, referee, connection.seat, len(referee.told), view))

    def _tell_of_table(self) -> None:
        by_person: dict[str | None, list[Listener]] = {}
        for connection in self.connections:
            by_person.setdefault(connection.person, []).append(connection)
        for person, connections in by_person.items():
            text = wire.encode(wire.TableChanged(self.table.info(person)))
            for connection in connections:
                connection.send(text)

    def _tell_seat(self, seat: Seat, message: wire.Shared) -> None:
        for connection in self.connections:
            if connection.seat == seat:
                connection.tell(message)

    def _tell_all(self, message: wire.Shared) -> None:
        text = wire.encode(message)
        for connection in self.connections:
            connection.send(text)


def first_unknown(referee: Referee, since: int, version: int) -> int:
    """Where to begin telling somebody who knows `since` events of an older version."""
    if not 0 < version <= referee.count or since > len(referee.told):
        return 0
    return 0 if referee.last_undo >= version else since
