"""`python -m meadhall.server`: the hall alone, as `meadhall serve` opens it."""

from __future__ import annotations

import argparse
import os

from meadhall.kernel.troubles import Trouble
from meadhall.server.garbage import importing
from meadhall.server.settings import Settings


def main() -> None:
    asked = argparse.ArgumentParser(prog="meadhall.server", description=__doc__)
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8765, help="0 takes a free one")
    asked.add_argument("--database", default="", help="a file, or an address such as postgresql://…")
    asked.add_argument("--bot-delay", type=float, default=Settings.bot_delay, help="seconds before a bot answers")
    asked.add_argument("--undo-window", type=float, default=Settings.undo_window, help="… after a person's answer")
    asked.add_argument("--bot-workers", type=int, default=0, help="processes that think; 0: one for each core but one")
    asked.add_argument("--thinkers", choices=["here", "elsewhere"], default="here", help="who thinks: `meadhall think`")
    asked.add_argument("--workers", type=int, default=1, help="halls behind this port, on PostgreSQL")
    asked.add_argument("--bot", action="append", default=[], help="a program that may sit at tables: NAME=PROGRAM")
    asked.add_argument("--allowed-host", action="append", default=[], help="a name the hall answers to")
    asked.add_argument("--trusted-proxy", action="append", default=[], help="whose X-Forwarded-For is believed")
    asked.add_argument("--origin", action="append", default=[], help="a page of another host that may open sockets")
    asked.add_argument("--secure-cookies", action="store_true")
    environment = os.environ.get  # a password is better not seen by whoever lists processes
    asked.add_argument("--smtp", default=environment("MEADHALL_SMTP", ""), help="a mail server: smtp://…")
    asked.add_argument("--mail-from", default=environment("MEADHALL_MAIL_FROM", ""), help="whom letters are from")
    asked.add_argument("--public-address", default=environment("MEADHALL_PUBLIC_ADDRESS", ""), help="https://…")
    asked.add_argument("--no-limits", action="store_true", help="as often as one likes: for benchmarks")
    asked.add_argument("--open", action="store_true", help="show it in the browser")
    asked.add_argument("--log-level", default="info")
    asked.add_argument("--log-format", default="plain", help="plain or json")
    asked.add_argument("--metrics", default="", help="where Prometheus may look: 127.0.0.1:9464")
    asked.add_argument("--drain", type=float, default=0.0, help="seconds it says that it is not ready, told to stop")
    asked.add_argument("--log-file", default="", help="a file for the log, begun anew when it is full")
    chosen = asked.parse_args()
    try:
        open_hall(chosen)
    except Trouble as trouble:
        raise SystemExit(str(trouble)) from None


def open_hall(chosen: argparse.Namespace) -> None:
    with importing():
        from meadhall.server.web import serve as hall
        from meadhall.server.web.several import check_workers

    settings = Settings(
        database=hall.database_address(chosen.database),
        host=chosen.host,
        hosts=tuple(chosen.allowed_host),
        proxies=tuple(chosen.trusted_proxy),
        origins=tuple(chosen.origin),
        secure_cookies=chosen.secure_cookies,
        smtp=chosen.smtp,
        mail_from=chosen.mail_from,
        address=chosen.public_address,
        bot_delay=chosen.bot_delay,
        undo_window=chosen.undo_window,
        bot_workers=chosen.bot_workers,
        drain_for=chosen.drain,
        metrics=chosen.metrics,
        thinkers=chosen.thinkers,
        programs=hall.named_programs(chosen.bot),
    )
    check_workers(chosen.workers, settings.database)
    hall.check_database(settings.database)
    allowed = hall.unlimited(settings) if chosen.no_limits else settings
    sockets, about = (
        hall.listening(chosen.host, chosen.port, chosen.workers),
        (chosen.open, chosen.log_level, chosen.log_file, chosen.log_format),
    )
    if chosen.workers > 1:
        hall.serve_several(allowed, sockets, chosen.workers, *about)
    else:
        hall.serve(allowed, sockets, *about)


if __name__ == "__main__":
    main()
