"""Rules that are compiled while the hall is open already.

MEADHALL_COMPILED names the folder in which this very package will appear with
its rules compiled, whole and at once. The hall goes on as it began; thinking
processes started from then on are compiled. They are sent positions as JSON,
which are the same either way.
"""

from __future__ import annotations

import os
import sys


def tree() -> str:
    """The compiled package, once it is there."""
    folder = os.environ.get("MEADHALL_COMPILED", "")
    return folder if folder and os.path.isdir(folder) else ""


def hand_on(folder: str) -> None:
    """Processes started from now on import from here first; what this one has imported stays."""
    if folder and folder not in sys.path:
        sys.path.insert(0, folder)
