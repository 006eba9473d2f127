"""Files that are nobody else's to read: the database holds hands, talk and digests of passwords."""

from __future__ import annotations

import os
from pathlib import Path

OURS_ALONE = 0o600


def keep_private(database: Path) -> None:
    """Make the file, or close one that was left open; what SQLite puts beside it takes after it."""
    database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(database, os.O_CREAT | os.O_RDWR, OURS_ALONE))
    for ending in ("", "-wal", "-shm", "-journal"):
        path = database.with_name(database.name + ending)
        if path.exists() and path.stat().st_mode & 0o077:
            path.chmod(OURS_ALONE)
