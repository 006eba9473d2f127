"""Rules that are compiled while the hall is open already.

MEADHALL_COMPILED names the folder in which this very package will appear with
its rules compiled, whole and at once. The hall goes on as it began; thinking
processes started from then on are compiled. They are sent positions as JSON,
which are the same either way.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.context import BaseContext
from typing import Final

WORK: Final = ("thinking.workers", "thinking.answers", "sagas.frames", "sagas.lookback")  # all that is done there
IMPORTED: Final = [f"meadhall.server.{module}" for module in WORK]  # once, for all that are forked


def tree() -> str:
    """The compiled package, once it is there."""
    folder = os.environ.get("MEADHALL_COMPILED", "")
    return folder if folder and os.path.isdir(folder) else ""


def processes(folder: str) -> BaseContext:
    """How to start processes that import from this folder first. What the hall itself has imported stays as it is."""
    if folder and folder not in sys.path:
        sys.path.insert(0, folder)  # multiprocessing hands it on
    # A server of forks that was started before may have imported the rules as they were.
    if folder or "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(IMPORTED)
    return context
