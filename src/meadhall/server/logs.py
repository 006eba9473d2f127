"""The log stays small: each kind of message so often, and a file that is begun anew when it is full.

It tells no secret: neither by what is written, nor by what a library says.
"""

from __future__ import annotations

import json
import logging
import re
import threading
import time
from contextvars import ContextVar
from datetime import UTC, datetime
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final, NamedTuple

from meadhall.kernel.troubles import Trouble
from meadhall.server.rate_limits import Bucket
from meadhall.server.settings import Rate
from meadhall.server.troubles import TooOften

WARNINGS: Final = Rate(0.1, 10)  # of one kind
PLAIN: Final = Rate(50, 1000)
MOST_KINDS: Final = 500
FILE_SIZE: Final = 4 * 2**20
FILES_KEPT: Final = 3
FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FORMATS: Final = ("plain", "json")
TALKATIVE: Final = ("aiosqlite", "asyncio", "uvicorn", "uvicorn.error", "websockets")  # with secrets, where they debug
HIDDEN: Final = "…"
SECRETS: Final = (
    (re.compile(r"(?<![\w-])[\w-]{40,}(?![\w-])", re.ASCII), HIDDEN),  # as long as a token or its digest
    (re.compile(r"(?<!\d)\d{20,}(?!\d)"), HIDDEN),  # as long as a seed
    (re.compile(r"(://[^/\s:@]*:)[^/\s@]+@"), rf"\1{HIDDEN}@"),  # a password in an address
    (re.compile(r"(?i)\b(meadhall=|bearer\s+|password\W{1,4}|token\W{1,4})[^\s;,'\"]+"), rf"\1{HIDDEN}"),
    (re.compile(r"(/letters/stop/|/feeds/)[^/\s?]+"), rf"\1{HIDDEN}"),
)

request_id: ContextVar[str] = ContextVar("request_id", default="")


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


def discreet(text: str) -> str:
    """Whatever looks like a secret is left out, wherever it came from."""
    for secret, instead in SECRETS:
        text = secret.sub(instead, text)
    return text


class Plain(logging.Formatter):
    """A line for people, with the request it belongs to at its end."""

    def format(self, record: logging.LogRecord) -> str:
        request = request_id.get()
        return discreet(super().format(record)) + (f" [{request}]" if request else "")


class Json(logging.Formatter):
    """A line for programs: an object."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "request": request_id.get() or None,
            "message": discreet(record.getMessage()),
        }
        if record.exc_info:
            told["exception"] = discreet(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def write_log(level: str, file: str = "", form: str = "plain") -> None:
    """All that the hall and its libraries say: into a file, or for whoever watches it run."""
    if form not in FORMATS:
        raise Trouble("bad-log-format", format=form)
    handler: logging.Handler = logging.StreamHandler()
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=FILE_SIZE, backupCount=FILES_KEPT, encoding="utf-8")
    handler.setFormatter(Json() if form == "json" else Plain(FORM))
    handler.addFilter(Sparing())
    root = logging.getLogger()
    for before in list(root.handlers):
        root.removeHandler(before)
    root.addHandler(handler)
    root.setLevel(level.upper())
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(max(logging.INFO, root.level))
