"""The gallery of this run of the tests: written by whoever needs it first, and looked at by all."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

import msgspec
import pytest
from tools.gallery.writing import Listed, write


def shown_gallery(factory: pytest.TempPathFactory) -> tuple[Path, list[Listed]]:
    """Its folder and its index; whoever comes while it is being written waits for it."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    place = factory.getbasetemp() if alone else factory.getbasetemp().parent  # the same for all workers
    folder = place / "gallery"
    with (place / "gallery.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "index.json").exists():  # the index is written last
            write(folder)
    return folder, msgspec.json.decode((folder / "index.json").read_bytes(), type=list[Listed])
