"""What the hall counts and measures, as Prometheus has it. Counting is cheap and always done; looking must be allowed.

A label is a game, a level, an outcome: one of a few words that are known beforehand. Never a person, a table, a secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import perf_counter
from typing import TYPE_CHECKING, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

from meadhall.agents.roster import LADDER
from meadhall.server.tables.connection import Stream
from meadhall.server.tables.referee import ANSWER, AUTO

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.tables.change import Change

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

WAITS: Final = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.15, 0.3, 0.6, 1.2, 2.5, 5.0, 10.0)
THOUGHTS: Final = (0.01, 0.03, 0.1, 0.3, 0.6, 1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 40.0)
SIZES: Final = (1, 2, 3, 5, 8, 13, 21, 50, 100, 200, 500)

MOVES: Final = Counter("meadhall_moves", "Answers that were stored", ["game", "by"], registry=REGISTRY)
STORED: Final = Histogram(
    "meadhall_answer_stored_seconds", "From somebody's answer to its safety", buckets=WAITS, registry=REGISTRY
)
TOLD: Final = Histogram(
    "meadhall_answer_told_seconds", "From somebody's answer until all were told", buckets=WAITS, registry=REGISTRY
)
REQUESTS: Final = Counter("meadhall_requests", "Requests answered", ["method", "status"], registry=REGISTRY)
SOCKETS: Final = Gauge("meadhall_sockets", "Open sockets, and streams by plain HTTP", ["kind"], registry=REGISTRY)
TABLES: Final = Gauge("meadhall_tables_live", "Tables in memory", registry=REGISTRY)
READY: Final = Gauge("meadhall_ready", "1 while this hall takes in whoever comes", registry=REGISTRY)
THINKING: Final = Histogram(
    "meadhall_thinking_seconds",
    "From a bot's question to its answer, waiting for a turn included",
    ["level"],
    buckets=THOUGHTS,
    registry=REGISTRY,
)
WAITING: Final = Gauge("meadhall_thinking_waiting", "Bots' questions that wait for a process", registry=REGISTRY)
BUSY: Final = Gauge("meadhall_thinking_busy", "Processes that think", registry=REGISTRY)
FALLBACKS: Final = Counter(
    "meadhall_thinking_fallbacks", "Answers a quicker level gave instead", ["level", "reason"], registry=REGISTRY
)
TRANSACTION: Final = Histogram(
    "meadhall_transaction_seconds",
    "From a transaction's beginning to its safety",
    buckets=WAITS,
    registry=REGISTRY,
)
BATCH: Final = Histogram("meadhall_transaction_changes", "Changes stored together", buckets=SIZES, registry=REGISTRY)
NOT_STORED: Final = Counter("meadhall_transactions_failed", "Transactions that failed", registry=REGISTRY)
LAG: Final = Histogram(
    "meadhall_loop_lag_seconds", "How late the event loop comes to what is due", buckets=WAITS, registry=REGISTRY
)
LETTERS: Final = Counter("meadhall_letters", "Letters by mail", ["outcome"], registry=REGISTRY)

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

_received: ContextVar[float | None] = ContextVar("received", default=None)


# Answers


@contextmanager
def answer_received() -> Iterator[None]:
    """Somebody's answer has come: from here on others wait for it."""
    token = _received.set(perf_counter())
    try:
        yield
    finally:
        _received.reset(token)


def note_stored(game: str, change: Change) -> None:
    for entry in change.entries:
        if entry.kind == ANSWER and entry.seat >= 0:
            MOVES.labels(game, change.chairs[entry.seat].kind).inc()
        elif entry.kind == AUTO:
            MOVES.labels(game, "hall").inc()
    begun = _received.get()
    if begun is not None and change.entries:
        STORED.observe(perf_counter() - begun)


def note_told(change: Change) -> None:
    """What bots do from here on is no longer part of that answer."""
    begun = _received.get()
    if begun is not None and change.entries:
        TOLD.observe(perf_counter() - begun)
        _received.set(None)


# Thinking


def level_shown(level: str) -> str:
    """Ours by their names; whatever else was brought along is one."""
    return level if level in LADDER else "other"


@contextmanager
def thinking(level: str) -> Iterator[None]:
    with THINKING.labels(level_shown(level)).time():
        yield


def fell_back(level: str, reason: BaseException) -> None:
    FALLBACKS.labels(level_shown(level), type(reason).__name__).inc()


# The database


@contextmanager
def transaction(changes: int) -> Iterator[None]:
    begun = perf_counter()
    try:
        yield
    except Exception:
        NOT_STORED.inc()
        raise
    TRANSACTION.observe(perf_counter() - begun)
    BATCH.observe(changes)


# Requests


def answered(method: str, status: int) -> None:
    REQUESTS.labels(method if method in METHODS else "other", f"{status // 100}xx").inc()


# What is so now


def watch(hall: Hall) -> None:
    """Looked up whenever somebody asks, and not before."""
    TABLES.set_function(lambda: len(hall.live))
    READY.set_function(lambda: float(hall.is_open and not hall.is_draining))
    WAITING.set_function(lambda: sum(map(len, list(hall.bots.turns.waiting.values()))))
    BUSY.set_function(lambda: len(hall.bots.busy))
    SOCKETS.labels("socket").set_function(lambda: sum(1 for visit in list(hall.sockets) if not is_stream(visit)))
    SOCKETS.labels("stream").set_function(lambda: sum(1 for visit in list(hall.sockets) if is_stream(visit)))


def is_stream(visit: object) -> bool:
    return isinstance(getattr(visit, "connection", None), Stream)
