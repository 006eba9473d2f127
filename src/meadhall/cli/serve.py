"""`meadhall serve`: the hall, for friends and bots."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel.troubles import Trouble


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other devices in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one")] = 8765,
    database: Annotated[str, typer.Option(help="a file, or postgresql://…; your own data folder, if not said")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the hall in the browser")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="an address the hall is also known by")] = None,
    secure: Annotated[bool, typer.Option(help="cookies over HTTPS only, behind a proxy that speaks it")] = False,
    bot_delay: Annotated[float, typer.Option(min=0, help="seconds a bot takes at least, to be followed")] = 0.6,
    bot_workers: Annotated[int, typer.Option(min=0, help="processes that think for bots; 0: one a core")] = 0,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
    lang: Language = None,
) -> None:
    """Open the hall: tables in the browser, for people and bots."""
    from meadhall.server.serve import check_database  # only who opens a hall waits for a server to load
    from meadhall.server.serve import serve as open_hall

    chosen = free_port(host, port)
    make_room(database)
    check_database(database)
    Voice(checked_language(lang)).say("terminal-hall-is-open", style="bold", address=f"http://{shown(host)}:{chosen}/")
    open_hall(
        host=host,
        port=chosen,
        database=database,
        open_browser=open_browser,
        origins=tuple(origin or ()),
        secure_cookies=secure,
        bot_delay=bot_delay,
        bot_workers=bot_workers,
        log_level=log_level,
    )


def free_port(host: str, port: int) -> int:
    """The port asked for, if nobody has it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as reason:
            raise Trouble("port-is-taken", host=host, port=str(port)) from reason
        return int(probe.getsockname()[1])


def make_room(database: str) -> None:
    """A database file may lie in a folder that is not there yet."""
    if database and "://" not in database:
        try:
            Path(database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as reason:
            raise Trouble("cannot-save", path=database, reason=reason.strerror or str(reason)) from reason


def shown(host: str) -> str:
    return "127.0.0.1" if host in ("0.0.0.0", "::") else host
