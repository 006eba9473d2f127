"""Every open socket: how many there may be, and which end with a session."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import chain

from meadhall.server.settings import Settings
from meadhall.server.tables.connection import Listener
from meadhall.server.troubles import NotNow, NotSignedIn
from meadhall.server.web.guard import most_connections


class Visit:
    """A socket from its opening to its end."""

    def __init__(self, address: str, session: str | None, patience: float) -> None:
        self.address = address
        self.session = (
            session  # digest of the cookie, or of a bot's token; None: there is none, or a seat's token opened it
        )
        self.patience = asyncio.timeout(patience)  # for the first message; entered as soon as the visit begins
        self.is_silent = True  # until that has come
        self.is_over = False  # the session has ended
        self.is_leaving = False  # the hall closes: nothing new is begun
        self.is_busy = False  # something that was asked for is being done
        self.connection: Listener | None = None

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

    def recognise(self, visit: Visit, connection: Listener) -> None:
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
