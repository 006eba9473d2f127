"""Halls whose clock on the wall can be put forward and back, and that open quickly: `python -m bench.chaos.hall`.

It loads all that a hall needs, once. Then it opens a hall for every line it reads, an `Order`: a process of its own,
which goes on from there like one that was started in the usual way, and says its number first. Nothing of all this is
known to the hall.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
import time
from importlib import import_module
from pathlib import Path
from typing import NoReturn

import msgspec

LOADED = (
    "meadhall.server.__main__",
    "meadhall.server.web.serve",
    "meadhall.server.web.several",
    "uvloop",
    "aiosqlite",
    "asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "sqlalchemy.dialects.postgresql.asyncpg",
)
true_time = time.time


class Order(msgspec.Struct):
    """A hall that is wanted."""

    flags: list[str]  # as for `meadhall serve`
    log: str
    clock: str  # a file that says by how many seconds its clock is wrong


class Clock:
    file: Path | None = None

    def __call__(self) -> float:
        try:
            return true_time() + float(self.file.read_text() or 0) if self.file else true_time()
        except (OSError, ValueError):
            return true_time()


clock = Clock()


def wait_for_orders() -> None:
    time.time = clock  # before anything of the hall has looked at it
    for name in LOADED:
        import_module(name)
    load_games()
    gc.freeze()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has died is forgotten
    for line in sys.stdin:
        order = msgspec.json.decode(line, type=Order)
        if not os.fork():
            open_hall(order)


def load_games() -> None:
    from meadhall.kernel import shelf

    for name in shelf.names():
        shelf.find(name)


def open_hall(order: Order) -> NoReturn:
    from meadhall.server.__main__ import main

    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    print(os.getpid(), flush=True)
    with open(order.log, "ab") as log, open(os.devnull, "rb") as nothing:
        for number, file in enumerate((nothing, log, log)):
            os.dup2(file.fileno(), number)
    clock.file = Path(order.clock)
    sys.argv[1:] = order.flags
    ended = 1
    try:
        main()
        ended = 0
    except SystemExit as reason:
        print(reason.code, file=sys.stderr)
    finally:
        sys.stderr.flush()
        os._exit(ended)


if __name__ == "__main__":
    wait_for_orders()
