"""`python -m meadhall.server`: the hall alone, as `meadhall serve` opens it."""

from __future__ import annotations

import argparse

from meadhall.kernel.troubles import Trouble
from meadhall.server.serve import serve
from meadhall.server.settings import Settings


def main() -> None:
    asked = argparse.ArgumentParser(prog="meadhall.server", description=__doc__)
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8765)
    asked.add_argument("--database", default="", help="a file, or an address such as postgresql://…")
    asked.add_argument("--bot-delay", type=float, default=Settings.bot_delay, help="seconds before a bot answers")
    asked.add_argument("--bot-workers", type=int, default=0, help="processes that think; 0: one for each core but one")
    asked.add_argument("--origin", action="append", default=[], help="a page of another host that may open sockets")
    asked.add_argument("--secure-cookies", action="store_true")
    asked.add_argument("--no-limits", action="store_true", help="as often as one likes: for benchmarks")
    asked.add_argument("--open", action="store_true", help="show it in the browser")
    asked.add_argument("--log-level", default="info")
    chosen = asked.parse_args()
    try:
        open_hall(chosen)
    except Trouble as trouble:
        raise SystemExit(str(trouble)) from None


def open_hall(chosen: argparse.Namespace) -> None:
    serve(
        host=chosen.host,
        port=chosen.port,
        database=chosen.database,
        open_browser=chosen.open,
        bot_delay=chosen.bot_delay,
        bot_workers=chosen.bot_workers,
        origins=tuple(chosen.origin),
        secure_cookies=chosen.secure_cookies,
        limits=not chosen.no_limits,
        log_level=chosen.log_level,
    )


if __name__ == "__main__":
    main()
