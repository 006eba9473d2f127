"""A hall whose clock on the wall can be put forward and back: `python -m bench.chaos.hall`, with the hall's own flags.

How many seconds it is wrong by is read from the file that CHAOS_CLOCK names. Nothing of it is known to the hall.
"""

from __future__ import annotations

import os
import time
from pathlib import Path

true_time = time.time
file = Path(os.environ["CHAOS_CLOCK"])


def wrong_time() -> float:
    try:
        return true_time() + float(file.read_text() or 0)
    except (OSError, ValueError):
        return true_time()


if __name__ == "__main__":
    time.time = wrong_time  # before anything of the hall has looked at it
    from meadhall.server.__main__ import main

    main()
