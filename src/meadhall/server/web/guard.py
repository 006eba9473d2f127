"""How many connections there may be, and how long each may keep the hall waiting.

Whoever keeps it waiting (no request yet, half a request, an answer that is not
read) is the first to go when others want to come in. So silence takes nobody's
place: the newest comer has one, and speaks at once if it means to.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from meadhall.server.settings import Settings
from meadhall.server.web.proxies import Proxies
from meadhall.server.web.security import address_of

log = logging.getLogger(__name__)

QUEUE: Final = 1024  # connections that wait at the door
AT_ONCE: Final = 128  # … that are taken in at a time, before any can be refused
OTHER_FILES: Final = 192  # that the hall itself needs open: database, thinking processes, log
MOST_FILES: Final = 65_536


class Place:
    """One connection."""

    def __init__(self, guard: Guard, transport: asyncio.Transport, address: str) -> None:
        self.guard = guard
        self.transport = transport
        self.address = address
        self.timer: asyncio.TimerHandle | None = None
        self.has_left = False

    def wait(self, seconds: float) -> None:
        """It is the other side's turn, for so long."""
        self.work()
        if not self.has_left:
            self.timer = asyncio.get_running_loop().call_later(seconds, self.give_up)
            self.guard.waiting[self] = None

    def work(self) -> None:
        """It is the hall's turn."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.guard.waiting.pop(self, None)

    def give_up(self) -> None:
        self.guard.leave(self.transport)
        self.transport.abort()  # to close would mean to wait until all is read


class Guard:
    """Every connection of the hall."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = most_connections(settings)
        self.places: dict[asyncio.Transport, Place] = {}
        self.of_address: dict[str, int] = {}
        self.waiting: dict[Place, None] = {}  # whoever keeps the hall waiting, the longest first
        self.proxies = Proxies(settings.proxies)

    def enter(self, transport: asyncio.Transport) -> Place | None:
        """None where there is no place left and everybody is at work."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        address = "" if host in self.proxies else address_of(host)
        if not self._make_room(address):
            log.warning("no room for another connection from %s", host)
            return None
        place = self.places[transport] = Place(self, transport, address)
        self.of_address[address] = self.of_address.get(address, 0) + 1
        return place

    def leave(self, transport: asyncio.Transport) -> None:
        place = self.places.pop(transport, None)
        if place is None:
            return
        place.work()
        place.has_left = True
        self.of_address[place.address] -= 1
        if not self.of_address[place.address]:
            del self.of_address[place.address]

    def _make_room(self, address: str) -> bool:
        """Whether there is room for one more from there, after the longest silence has made way."""
        if address and self.of_address.get(address, 0) >= self.settings.connections_of_address:
            silent = next((place for place in self.waiting if place.address == address), None)
        elif len(self.places) >= self.most:
            silent = next(iter(self.waiting), None)
        else:
            return True
        if silent is None:
            return False
        log.warning("so many connections that somebody silent at %s makes room", silent.address or "a proxy")
        silent.give_up()
        return True


def most_connections(settings: Settings) -> int:
    """As many as are wished for, and fewer than files may be open; that limit is raised as far as it may be."""
    try:
        import resource
    except ImportError:  # a system that sets no such limit
        return settings.connections
    files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(most, MOST_FILES)
    if files != resource.RLIM_INFINITY and files < wanted:
        with suppress(ValueError, OSError):  # where the system has another limit behind that one
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            files = wanted
    allowed = MOST_FILES if files == resource.RLIM_INFINITY else files
    return max(1, min(settings.connections, allowed - AT_ONCE - OTHER_FILES))
