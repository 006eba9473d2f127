"""Several halls behind one port: `meadhall serve --workers 4`. One that dies is opened again; all close together.

One that cannot be opened again is tried for as long as any other is open: they may outlast a database that is away.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from meadhall.kernel.troubles import Trouble

log = logging.getLogger(__name__)

HAS_OPENED: Final = 20.0  # seconds; a hall that ends sooner could not open
REST: Final = 2.0  # … until it is tried again
MOST_FAILURES: Final = 3  # in a row, and none is open: all of them are given up
PATIENCE: Final = 15.0  # seconds for all to close, once they are drained

Serve = Callable[[int], None]


class SeveralHalls:
    """`serve(number)` opens a hall and returns when it is told to close."""

    def __init__(self, count: int, serve: Serve, drain_for: float = 0.0) -> None:
        self.patience = drain_for + PATIENCE
        self.serve = serve
        self.halls: dict[int, BaseProcess] = {}
        self.opened_at: dict[int, float] = {}
        self.opens_at: dict[int, float] = {}  # when those that have ended are opened again
        self.count = count
        self.failures = 0
        self.is_closing = threading.Event()

    def run(self) -> None:
        """Until somebody says stop."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, lambda *_: self.is_closing.set())
        for number in range(1, self.count + 1):
            self._open(number)
        try:
            while not self.is_closing.is_set() and not self._is_hopeless():
                wait([hall.sentinel for hall in self.halls.values()], timeout=0.5)
                self._look_after(time.monotonic())
        finally:
            self._close()
        if self._is_hopeless():
            raise SystemExit("the halls do not open; their log says why")

    def _open(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        hall = context.Process(target=attended, args=(self.serve, number), name=f"hall {number}")
        hall.start()
        self.halls[number], self.opened_at[number] = hall, time.monotonic()

    def _is_hopeless(self) -> bool:
        return self.failures >= MOST_FAILURES and not any(hall.is_alive() for hall in self.halls.values())

    def _look_after(self, now: float) -> None:
        if self.is_closing.is_set():
            return
        for number, hall in list(self.halls.items()):
            if not hall.is_alive():
                del self.halls[number]
                has_opened = now - self.opened_at[number] > HAS_OPENED
                self.failures = 0 if has_opened else self.failures + 1
                self.opens_at[number] = now if has_opened else now + REST
                log.error("hall %d has ended (%s); it is opened again", number, hall.exitcode)
        for number in [number for number, at in self.opens_at.items() if at <= now]:
            del self.opens_at[number]
            self._open(number)

    def _close(self) -> None:
        for hall in self.halls.values():
            if hall.is_alive():
                hall.terminate()
        until = time.monotonic() + self.patience
        for hall in self.halls.values():
            hall.join(max(0.0, until - time.monotonic()))
            if hall.is_alive():
                hall.kill()
                hall.join()


def attended(serve: Serve, number: int) -> None:
    """A hall in a process of its own, that closes when whoever looks after it is gone."""
    threading.Thread(target=close_with_parent, daemon=True).start()
    serve(number)


def close_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def check_workers(count: int, database: str) -> None:
    if count > 1 and database.startswith("sqlite"):
        raise Trouble("workers-need-postgresql")


def own_log(file: str, number: int) -> str:
    """Each has a file of its own, the first the one that was named."""
    path = Path(file)
    return file if not file or number == 1 else str(path.with_name(f"{path.stem}.{number}{path.suffix}"))


def own_thinkers(wished: int, count: int) -> int:
    """So that all of them together think with as many processes as one hall would."""
    return wished or max(1, ((os.cpu_count() or 2) - 1) // count)
