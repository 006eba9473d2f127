"""Open sockets. What is to be sent waits in a queue of its own, so that a slow reader slows nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import chain

import msgspec
from fastapi import WebSocket, WebSocketDisconnect

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.settings import Settings
from meadhall.server.troubles import NotNow, NotSignedIn
from meadhall.server.web.guard import most_connections

MOST_WAITING = 256  # messages; whoever is further behind must come back and ask afresh

POLICY, TOO_LARGE, COME_BACK = 1008, 1009, 1012


class Connection:
    def __init__(self, socket: WebSocket, seat: Seat | None, person: str | None) -> None:
        self.socket = socket
        self.seat = seat
        self.person = person
        self.is_over = False  # the session has ended: nothing more is done or told
        self.waiting: asyncio.Queue[str | int] = asyncio.Queue()  # texts; a number closes

    def tell(self, message: msgspec.Struct) -> None:
        self.send(wire.encode(message).decode())

    def send(self, text: str) -> None:
        if self.is_over:
            return
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(text)
        elif self.waiting.qsize() == MOST_WAITING:
            self.close(COME_BACK)

    def close(self, code: int) -> None:
        """After what is waiting has been sent."""
        self.waiting.put_nowait(code)

    def sign_out(self) -> None:
        self.tell(wire.Failed(0, wire.Trouble("signed-out")))
        self.is_over = True
        self.close(POLICY)

    async def send_for_ever(self) -> None:
        try:
            while True:
                next_up = await self.waiting.get()
                if isinstance(next_up, int):
                    await self.socket.close(next_up)
                    return
                await self.socket.send_text(next_up)
        except (WebSocketDisconnect, RuntimeError):
            return  # the reader notices as well, and tidies up


class Visit:
    """A socket from its opening to its end."""

    def __init__(self, address: str, session: str | None, patience: float) -> None:
        self.address = address
        self.session = session  # digest of the cookie; None: there is none, or a seat's token opened it
        self.patience = asyncio.timeout(patience)  # for the first message; entered as soon as the visit begins
        self.is_silent = True  # until that has come
        self.is_over = False  # the session has ended
        self.connection: Connection | None = None

    @property
    def person(self) -> str | None:
        return None if self.connection is None else self.connection.person

    def turn_away(self) -> None:
        """Others want the place of somebody who says nothing."""
        self.patience.reschedule(asyncio.get_running_loop().time())

    def sign_out(self) -> None:
        self.is_over = True
        if self.connection is not None:
            self.connection.sign_out()


class Sockets:
    """Every open socket: how many there may be, of one address and of one person, and which end with a session."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = max(1, most_connections(settings) * 4 // 5)  # so that there is always room for those who only ask
        self.visits: dict[str, dict[Visit, None]] = {}  # by address, the oldest first

    def open(self, address: str, session: str | None) -> Visit | None:
        """None where there are too many already, and all of them are in use."""
        here = self.visits.get(address, {})
        if len(here) >= self.settings.sockets_of_address:
            if not self._makes_room(here):
                return None
        elif sum(map(len, self.visits.values())) >= self.most and not self._makes_room(self):
            return None
        visit = Visit(address, session, self.settings.hello_within)
        self.visits.setdefault(address, {})[visit] = None
        return visit

    def _makes_room(self, visits: Iterable[Visit]) -> bool:
        """Whether one of these has said nothing yet; it goes."""
        silent = next((visit for visit in visits if visit.is_silent), None)
        if silent is None:
            return False
        silent.turn_away()
        self.close(silent)
        return True

    def recognise(self, visit: Visit, connection: Connection) -> None:
        """Hello was said: now it is known whose socket this is."""
        if visit.is_over:
            raise NotSignedIn("not-signed-in")
        person, most = connection.person, self.settings.sockets_of_person
        if person is not None and sum(1 for other in self if other.person == person) >= most:
            raise NotNow("too-many-sockets", most=most)
        visit.connection = connection

    def close(self, visit: Visit) -> None:
        here = self.visits.get(visit.address, {})
        here.pop(visit, None)
        if not here:
            self.visits.pop(visit.address, None)

    def __iter__(self) -> Iterator[Visit]:
        return chain.from_iterable(self.visits.values())

    # Sessions

    def move(self, before: str, after: str) -> None:
        """The same visitor under another session."""
        for visit in self:
            if visit.session == before:
                visit.session = after

    def end(self, session: str) -> None:
        for visit in self:
            if visit.session == session:
                visit.sign_out()

    def end_others(self, person: str, session: str) -> None:
        for visit in self:
            if visit.person == person and visit.session not in (None, session):
                visit.sign_out()
