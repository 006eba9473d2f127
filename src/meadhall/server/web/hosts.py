"""The names this hall answers to.

A foreign page can have its own name resolve to this machine (DNS rebinding): to
the browser it is then of one origin with the hall and may read everything. It
cannot hide the name, though: the browser sends it along as `Host`. An address
that is written out has no name to be bent.
"""

from __future__ import annotations

import re
import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from meadhall.server.settings import Settings
from meadhall.server.tables.connection import POLICY
from meadhall.server.troubles import Misdirected
from meadhall.server.web.responses import answer_to

HOST: Final = re.compile(r"(?:\[(?P<six>[0-9a-f:.%]+)\]|(?P<name>[a-z0-9._-]+))(?::[0-9]{1,5})?", re.IGNORECASE)


class Hosts:
    """Which names are the hall's own: of this machine, of where it listens, and those it was given."""

    def __init__(self, settings: Settings) -> None:
        self.is_open_to_all = is_any(settings.host)
        given = {*settings.hosts, *[urlsplit(origin).hostname or "" for origin in settings.origins]}
        self.names = {plain(name) for name in {*given, settings.host, "localhost"}} - {""}
        if self.is_open_to_all:
            machine = plain(socket.gethostname())
            self.names |= {machine, f"{machine}.local"}

    def knows(self, header: str) -> bool:
        found = HOST.fullmatch(header)
        if found is None:
            return False
        host = plain(found["six"] or found["name"])
        return host in self.names or self._knows_address(host)

    def _knows_address(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return address.is_loopback or self.is_open_to_all


def plain(host: str) -> str:
    return host.lower().strip("[]").removesuffix(".")


def is_any(host: str) -> bool:
    """Whether whoever listens there listens to every network."""
    try:
        return ip_address(plain(host)).is_unspecified
    except ValueError:
        return not host


class KnownHosts:
    """Refuses what is meant for another name, whatever it asks for."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or self.hosts.knows(host_in(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(POLICY)
        else:
            refused: Response = answer_to(Misdirected("unknown-host"))
            await refused(scope, receive, send)


def host_in(scope: Scope) -> str:
    """Exactly one `Host` is to be believed."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    return named[0].decode("latin-1") if len(named) == 1 else ""
