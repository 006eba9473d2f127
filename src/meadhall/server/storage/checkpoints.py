"""SQLite's log is carried into the file beside the writing, so that no move waits for it.

SQLite writes to a log first and carries it into the file when it has grown. Left to itself it does so within somebody's
transaction, which then waits for the disk twice more. Here a thread of its own does it now and then, first when a hall
has just opened: one that is killed carries nothing. Only a log that grows faster than it is carried is cut short by
whoever writes.
"""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError

log = logging.getLogger(__name__)

APART: Final = 1000  # transactions from one carrying to the next
CARRY: Final = "PRAGMA wal_checkpoint(PASSIVE)"
LONGEST_LOG: Final = 32_000  # pages, of 4 kB each


class Checkpoints:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="checkpoints")
        self.under_way: Future[None] | None = None
        self.since = APART  # transactions; halls that were killed before may have left a long log

    def written(self) -> None:
        """One transaction more."""
        self.since += 1
        if self.since >= APART and (self.under_way is None or self.under_way.done()):
            self.since = 0
            self.under_way = self.thread.submit(self.carry)

    def carry(self) -> None:
        """What nobody reads from the log any more; neither readers nor writers are kept waiting."""
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql(CARRY)
        except DBAPIError as reason:  # nothing is lost: it all stands in the log, and the next one tries again
            log.warning("the log of the database could not be carried into its file: %s", reason.orig)

    def close(self) -> None:
        self.thread.shutdown(wait=True)
