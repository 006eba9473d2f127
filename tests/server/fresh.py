"""An empty hall's database, brought up to date once: as good as one that every hall makes anew, and there at once."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from meadhall.server.storage.store import upgrade


@cache
def empty_hall() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "hall.db"
        engine = create_engine(f"sqlite:///{made}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return made.read_bytes()


def lay_out(folder: Path) -> Path:
    """The database of the hall in this folder, whether or not it has been open before."""
    database = folder / "hall.db"
    if not database.exists():
        database.write_bytes(empty_hall())
    return database
