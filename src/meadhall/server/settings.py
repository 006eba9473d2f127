"""What whoever runs the hall may decide."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path
from typing import Literal

from meadhall.kernel.troubles import Trouble
from meadhall.server.web.proxies import Proxies


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
    host: str = "127.0.0.1"  # where it listens; the hall answers to this name, to those of this machine,
    hosts: tuple[str, ...] = ()  # … and to these: "games.example"
    proxies: tuple[str, ...] = ()  # addresses or networks whose word is taken for who stands behind them
    origins: tuple[str, ...] = ()  # pages of other hosts that may open sockets here: "https://games.example"
    secure_cookies: bool = False  # always true for pages served by https
    smtp: str = ""  # a mail server: "smtp://name:password@mail.example:587"; empty: no letters are written
    mail_from: str = ""  # whom letters are from: "Meadhall <hall@games.example>"
    address: str = ""  # where people find this hall, for links in letters: "https://games.example"
    post_every: float = 30.0  # seconds between looks at who is to be told by letter, and what is still to be sent
    letters_after: float = 600.0  # seconds that a table must have waited: whoever is here needs no letter
    bot_workers: int = 0  # processes that think; 0: one for each core but one
    thinkers: Literal["here", "elsewhere"] = "here"  # elsewhere: `meadhall think`, by way of PostgreSQL
    thinkers_patience: float = 10.0  # seconds until one must have begun with a question; then the hall thinks by itself
    bot_delay: float = 0.6  # seconds from a question to a bot's answer, so that people can follow; it thinks meanwhile
    undo_window: float = (
        3.0  # seconds in which bots leave a person's answer to be taken back, where the table does not say
    )
    bot_seconds: Mapping[str, float] = field(  # how long each level may think about a move,
        default_factory=lambda: {"thrall": 5.0, "greedy": 5.0, "skald": 0.5, "jarl": 2.5, "odin": 10.0}
    )
    other_seconds: float = 5.0  # … and a level somebody else has brought along
    programs: Mapping[str, str] = field(default_factory=dict)  # bots of the host, by name: how each is started
    bot_grace: float = 10.0  # … and how much longer until its process is ended and a quicker level answers
    hint_seconds: float = 1.0  # for advice
    hint_tables: int = 0  # imagined for advice; 0: as many as the level `jarl`, where there is time
    lookback_effort: int = 0  # how much is thought about a finished game, in tenths of a second; 0: as usual
    missing_after: float = 60.0  # seconds without a connection before a bot may replace somebody at a live table
    idle_after: float = 900.0  # seconds before a table nobody looks at leaves memory
    open_for: float = 24 * 3600.0  # seconds a table waits for its players; fourteen times that by correspondence
    sweep_every: float = 1.0  # seconds between looks at the clocks
    snapshot_every: int = 64  # entries between two snapshots of a table
    tables_at_once: int = 100  # of one host, open or running; of these
    tables_open: int = 12  # … that wait for players
    tables_of_bots: int = 3  # … where only bots play
    tokens_of_bot: int = 10  # that one bot account may have
    stream_pulse: float = 15.0  # seconds after which a stream that has nothing to tell sends an empty line
    lobby_entries: int = 20  # … that everybody is shown
    body_limit: int = 64 * 1024
    message_limit: int = 4 * 1024
    requests: Rate = Rate(30, 300)  # of one visitor
    addresses: Rate = Rate(300, 3000)  # of all visitors from one address
    passwords: Rate = Rate(0.5, 10)  # tries of one address
    newcomers: Rate = Rate(1, 60)  # guests of one address
    letters: Rate = Rate(0.005, 5)  # that somebody asks for, of one person and of one address
    messages: Rate = Rate(20, 100)  # on one socket
    connections: int = 2000  # at once; fewer where the system lets fewer files be open
    connections_of_address: int = 240
    head_within: float = 10.0  # seconds for the head of a request
    body_within: float = 20.0  # … for its body
    idle_for: float = 30.0  # … between two requests
    read_within: float = 30.0  # … without reading anything of what was sent
    hello_within: float = 10.0  # … until an open socket has said who is there
    sockets_of_address: int = 120
    sockets_of_person: int = 20
    drain_for: float = 0.0  # … that a hall which was told to stop still takes people in, and says that it is not ready
    metrics: str = ""  # where Prometheus may look: "127.0.0.1:9464"; empty: nowhere
    now: Callable[[], float] | None = None  # the time; None: the database's where halls share one, else this machine's
    quiet_after: float = 600.0  # as `missing_after`, for somebody who plays by plain HTTP: nobody can see them go

    def __post_init__(self) -> None:
        Proxies(self.proxies)  # a slip is told before the hall opens
        sender = parseaddr(self.mail_from)[1]
        if self.smtp and not ("@" in sender and self.address.startswith(("http://", "https://"))):
            raise Trouble("letters-need-address")
        if self.thinkers == "elsewhere" and not self.database.startswith("postgres"):
            raise Trouble("thinkers-need-postgresql")
