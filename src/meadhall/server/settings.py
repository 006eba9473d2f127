"""What whoever runs the hall may decide."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


def data_folder() -> Path:
    """Where this user's data belongs."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "meadhall"


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'hall.db'}"


@dataclass(frozen=True)
class Rate:
    """So many a second on average, and so many at once."""

    a_second: float
    at_once: int


NO_LIMIT = Rate(1e6, 1_000_000)


@dataclass(frozen=True)
class Settings:
    database: str = ""  # empty: a file in the user's data folder
    origins: tuple[str, ...] = ()  # pages of other hosts that may open sockets here: "https://games.example"
    secure_cookies: bool = False  # always true for pages served by https
    bot_workers: int = 0  # processes that think; 0: one for each core but one
    bot_delay: float = 0.7  # seconds a bot waits before it answers, so that people can follow
    missing_after: float = 60.0  # seconds without a connection before a bot may replace somebody at a live table
    idle_after: float = 900.0  # seconds before a table nobody looks at leaves memory
    open_for: float = 24 * 3600.0  # seconds a table waits for its players; fourteen times that by correspondence
    sweep_every: float = 1.0  # seconds between looks at the clocks
    snapshot_every: int = 64  # entries between two snapshots of a table
    body_limit: int = 64 * 1024
    message_limit: int = 4 * 1024
    requests: Rate = Rate(30, 300)  # of one visitor
    addresses: Rate = Rate(300, 3000)  # of all visitors from one address
    passwords: Rate = Rate(0.5, 10)  # tries of one address
    newcomers: Rate = Rate(1, 60)  # guests of one address
    messages: Rate = Rate(20, 100)  # on one socket
    now: Callable[[], float] = time.time
    quiet_after: float = 600.0  # as `missing_after`, for somebody who plays by plain HTTP: nobody can see them go
