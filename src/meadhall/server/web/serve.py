"""Opens the hall: `meadhall serve`."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from meadhall.kernel.troubles import Trouble
from meadhall.server.logs import write_log
from meadhall.server.settings import NO_LIMIT, Settings, default_database
from meadhall.server.storage.claims import claim_on
from meadhall.server.storage.store import DRIVERS, engine_for
from meadhall.server.thinking.bots import greeted
from meadhall.server.web.app import make_app
from meadhall.server.web.guard import QUEUE
from meadhall.server.web.metrics_page import expose
from meadhall.server.web.protocols import GuardedConfig, GuardedServer
from meadhall.server.web.several import SeveralHalls, own_log, own_thinkers

log = logging.getLogger(__name__)

CAN_SHARE: Final = sys.platform == "linux"  # there connections to one port are dealt out to all who listen


def serve(
    settings: Settings,
    sockets: Sequence[socket.socket],
    open_browser: bool = False,
    log_level: str = "info",
    log_file: str = "",
    log_format: str = "plain",
    number: int = 1,
) -> None:
    """Serve on these sockets until stopped; of halls that were opened together, this is the one of that number."""
    write_log(log_level, log_file, log_format)
    if settings.metrics:
        expose(settings.metrics, number)
    address = f"http://{shown(settings.host)}:{port_of(sockets)}/"
    if open_browser:
        threading.Thread(target=show_when_open, args=(address,), daemon=True).start()
    app = make_app(settings)
    app.state.hall.garbage.begin()
    sys.setswitchinterval(0.001)  # the thread that writes and the one that tells take short turns
    log.info("the hall is at %s", address)
    config = GuardedConfig(app, settings, log_config=None, timeout_graceful_shutdown=3)
    GuardedServer(config).run(list(sockets))


@dataclass(frozen=True)
class Opening:
    """One of several halls, in a process of its own."""

    settings: Settings
    sockets: Sequence[socket.socket]  # where the system does not share a port among processes, or none
    addresses: Sequence[tuple[int, tuple[object, ...]]]  # where it does
    log_level: str
    log_file: str
    log_format: str

    def __call__(self, number: int) -> None:
        own = [bound_to(family, address, is_shared=True) for family, address in self.addresses]
        file = own_log(self.log_file, number)
        serve(self.settings, own or self.sockets, False, self.log_level, file, self.log_format, number)


def serve_several(
    settings: Settings,
    sockets: Sequence[socket.socket],
    workers: int,
    open_browser: bool = False,
    log_level: str = "info",
    log_file: str = "",
    log_format: str = "plain",
) -> None:
    """Serve on these sockets with as many halls, until stopped."""
    write_log(log_level, log_file, log_format)
    if open_browser:
        address = f"http://{shown(settings.host)}:{port_of(sockets)}/"
        threading.Thread(target=show_when_open, args=(address,), daemon=True).start()
    each = replace(settings, bot_workers=own_thinkers(settings.bot_workers, workers))
    addresses = [(one.family, one.getsockname()) for one in sockets] if CAN_SHARE else []
    opening = Opening(each, () if CAN_SHARE else sockets, addresses, log_level, log_file, log_format)
    SeveralHalls(workers, opening, settings.drain_for).run()


def listening(host: str, port: int, workers: int = 1) -> list[socket.socket]:
    """Sockets at every address of that name; port 0 takes a free one. Whoever knocks early waits for the opening.

    Where several halls share a port these only keep it for them: each listens for itself, and the system takes turns.
    """
    is_kept = workers > 1 and CAN_SHARE
    bound: list[socket.socket] = []
    try:
        addresses = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, _, _, _, address in dict.fromkeys(addresses):
            chosen = port or (port_of(bound) if bound else 0)
            try:
                bound.append(bound_to(family, (address[0], chosen, *address[2:]), is_kept, not is_kept))
            except OSError as reason:
                if not bound or reason.errno != errno.EADDRNOTAVAIL:  # a name may have an address this machine lacks
                    raise
    except OSError as reason:
        for one in bound:
            one.close()
        raise Trouble("port-is-taken", host=host, port=str(port)) from reason
    return bound


def bound_to(family: int, address: tuple[object, ...], is_shared: bool = False, listens: bool = True) -> socket.socket:
    one = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named, so that small messages leave at once
    try:
        if sys.platform != "win32":
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if is_shared:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        one.bind(address)
        if listens:
            one.listen(QUEUE)
    except OSError:
        one.close()
        raise
    return one


def port_of(sockets: Sequence[socket.socket]) -> int:
    return int(sockets[0].getsockname()[1])


def check_database(database: str) -> None:
    """`Trouble` says which other hall has this file, or that a database does not answer."""
    address = database_address(database)
    if address.partition("://")[0] not in (*DRIVERS, *DRIVERS.values()):
        raise Trouble("bad-database", kind=address.partition("://")[0])
    try:
        engine = engine_for(address)
    except (SQLAlchemyError, ImportError, ValueError) as reason:  # not the address: there may be a password in it
        raise Trouble("database-away", database=address.partition("://")[0], reason=str(reason)) from reason
    claim_on(engine).check()


def named_programs(typed: Iterable[str]) -> dict[str, str]:
    """`name=PROGRAM`, as the host has typed them; each must start and say who it is before the hall opens."""
    programs: dict[str, str] = {}
    for text in typed:
        name, equals, program = text.partition("=")
        if not equals or name in programs:
            raise Trouble("bot-name", text=text)
        programs[name] = program
        greeted(name, program)
    return programs


def unlimited(settings: Settings) -> Settings:
    """As often and as many as one likes."""
    return replace(
        settings,
        requests=NO_LIMIT,
        addresses=NO_LIMIT,
        passwords=NO_LIMIT,
        newcomers=NO_LIMIT,
        letters=NO_LIMIT,
        messages=NO_LIMIT,
        connections=NO_LIMIT.at_once,
        connections_of_address=NO_LIMIT.at_once,
        sockets_of_address=NO_LIMIT.at_once,
        sockets_of_person=NO_LIMIT.at_once,
        tables_at_once=NO_LIMIT.at_once,
        tables_open=NO_LIMIT.at_once,
        tables_of_bots=NO_LIMIT.at_once,
        lobby_entries=NO_LIMIT.at_once,
    )


def database_address(database: str) -> str:
    """A file's name, or an address."""
    if not database:
        return default_database()
    return database if "://" in database else f"sqlite:///{database}"


def shown(host: str) -> str:
    if host in ("", "0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{host}]" if ":" in host else host


def show_when_open(address: str) -> None:
    """Open the browser as soon as the hall answers."""
    for _ in range(100):
        try:
            urllib.request.urlopen(address + "api/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
