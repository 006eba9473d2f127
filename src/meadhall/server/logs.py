"""The log stays small: each kind of message so often, and a file that is begun anew when it is full."""

from __future__ import annotations

import logging
import re
import threading
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.server.rate_limits import Bucket
from meadhall.server.settings import Rate
from meadhall.server.troubles import TooOften

WARNINGS: Final = Rate(0.1, 10)  # of one kind
PLAIN: Final = Rate(50, 1000)
MOST_KINDS: Final = 500
FILE_SIZE: Final = 4 * 2**20
FILES_KEPT: Final = 3
FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


class Kind(NamedTuple):
    logger: str
    level: int
    text: str
    reason: str


def kind_of(record: logging.LogRecord) -> Kind:
    """What is said, without what it is said of."""
    text = re.sub(r"[0-9]+", "#", str(record.msg).partition("\n")[0])[:80]
    reason = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
    return Kind(record.name, record.levelno, text, reason)


class Sparing(logging.Filter):
    """Lets a kind of message through so often; the next one says how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = threading.Lock()
        self.buckets: dict[Kind, Bucket] = {}
        self.left_out: dict[Kind, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        with self.lock:
            return self._may_pass(record, time.monotonic())

    def _may_pass(self, record: logging.LogRecord, now: float) -> bool:
        kind = kind_of(record)
        if kind not in self.buckets and len(self.buckets) >= MOST_KINDS:
            kind = Kind("", record.levelno, "", "")
        if kind not in self.buckets:
            self.buckets[kind] = Bucket(PLAIN if record.levelno < logging.WARNING else WARNINGS, now)
        try:
            self.buckets[kind].take(now)
        except TooOften:
            self.left_out[kind] = self.left_out.get(kind, 0) + 1
            return False
        left_out = self.left_out.pop(kind, 0)
        if left_out:
            record.msg, record.args = f"{record.getMessage()} (and {left_out} more of this kind)", ()
        return True


def write_log(level: str, file: str = "") -> None:
    """All that the hall and its libraries say: into a file, or for whoever watches it run."""
    handler: logging.Handler = logging.StreamHandler()
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=FILE_SIZE, backupCount=FILES_KEPT, encoding="utf-8")
    handler.setFormatter(logging.Formatter(FORM))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    for before in list(root.handlers):
        root.removeHandler(before)
    root.addHandler(handler)
    root.setLevel(level.upper())
