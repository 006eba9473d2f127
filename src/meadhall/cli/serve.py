"""`meadhall serve`: the hall, for friends and bots."""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Annotated

import typer

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel.troubles import Trouble
from meadhall.server.garbage import importing
from meadhall.server.settings import Settings


class Thinkers(Enum):
    HERE = "here"
    ELSEWHERE = "elsewhere"


def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other devices in")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one")] = 8765,
    database: Annotated[
        str,
        typer.Option(envvar="MEADHALL_DATABASE", help="a file, or postgresql://…; your own data folder, if not said"),
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the hall in the browser")] = False,
    allowed_host: Annotated[list[str] | None, typer.Option(help="a name the hall answers to: games.example")] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option(help="a proxy's address or network, whose X-Forwarded-For is believed")
    ] = None,
    origin: Annotated[list[str] | None, typer.Option(help="a page elsewhere that may use this hall")] = None,
    secure: Annotated[bool, typer.Option(help="cookies over HTTPS only, behind a proxy that speaks it")] = False,
    smtp: Annotated[
        str,
        typer.Option(envvar="MEADHALL_SMTP", help="a mail server for letters: smtp://name:password@mail.example:587"),
    ] = "",
    mail_from: Annotated[str, typer.Option(envvar="MEADHALL_MAIL_FROM", help="whom letters are from")] = "",
    public_address: Annotated[
        str, typer.Option(envvar="MEADHALL_PUBLIC_ADDRESS", help="where people find the hall: https://games.example")
    ] = "",
    bot_delay: Annotated[
        float, typer.Option(min=0, help="seconds a bot takes at least, to be followed")
    ] = Settings.bot_delay,
    undo_window: Annotated[
        float, typer.Option(min=0, help="seconds bots leave a person's answer to be taken back")
    ] = Settings.undo_window,
    bot_workers: Annotated[int, typer.Option(min=0, help="processes that think for bots; 0: one a core")] = 0,
    thinkers: Annotated[
        Thinkers, typer.Option(help="who thinks for bots: this machine, or `meadhall think` on any (PostgreSQL only)")
    ] = Thinkers.HERE,
    workers: Annotated[int, typer.Option(min=1, help="halls behind this port, on PostgreSQL")] = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=PROGRAM", help="a program that may sit at tables, see docs/bots.md"),
    ] = None,
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error")] = "warning",
    log_file: Annotated[str, typer.Option(help="a file for the log, begun anew when it is full")] = "",
    log_format: Annotated[str, typer.Option(help="plain, or json: an object a line")] = "plain",
    metrics: Annotated[str, typer.Option(help="where Prometheus may look: 127.0.0.1:9464; nowhere, if not said")] = "",
    drain: Annotated[
        float, typer.Option(min=0, help="seconds a hall told to stop says it is not ready, before it sends people away")
    ] = 0.0,
    lang: Language = None,
) -> None:
    """Open the hall: tables in the browser, for people and bots."""
    with importing():  # only who opens a hall waits for a server to load
        from meadhall.server.web import serve as hall
        from meadhall.server.web.several import check_workers

    check_workers(workers, hall.database_address(database))
    make_room(database)
    hall.check_database(database)
    settings = Settings(
        database=hall.database_address(database),
        host=host,
        hosts=tuple(allowed_host or ()),
        proxies=tuple(trusted_proxy or ()),
        origins=tuple(origin or ()),
        secure_cookies=secure,
        smtp=smtp,
        mail_from=mail_from,
        address=public_address,
        bot_delay=bot_delay,
        undo_window=undo_window,
        bot_workers=bot_workers,
        drain_for=drain,
        metrics=metrics,
        thinkers=thinkers.value,
        programs=hall.named_programs(bot or ()),
    )
    sockets = hall.listening(host, port, workers)
    address = f"http://{hall.shown(host)}:{hall.port_of(sockets)}/"
    Voice(checked_language(lang)).say("terminal-hall-is-open", style="bold", address=address)
    if workers > 1:
        hall.serve_several(settings, sockets, workers, open_browser, log_level, log_file, log_format)
    else:
        hall.serve(settings, sockets, open_browser, log_level, log_file, log_format)


def make_room(database: str) -> None:
    """A database file may lie in a folder that is not there yet."""
    if database and "://" not in database:
        try:
            Path(database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as reason:
            raise Trouble("cannot-save", path=database, reason=reason.strerror or str(reason)) from reason
