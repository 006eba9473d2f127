"""What somebody may have meant who typed something that is not there."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

NOTHING_NEAR = "none"  # a message chooses by it
BETWEEN = re.compile("[\\s,/]+")


def nearest(wish: str, known: Sequence[str]) -> str:
    """Up to three of what is known, the likeliest first; or `NOTHING_NEAR`."""
    by_name = {name.lower(): name for name in known}
    found = get_close_matches(wish.lower(), list(by_name), n=3, cutoff=0.5)
    return ", ".join([by_name[name] for name in found]) or NOTHING_NEAR


def mended(wish: str, known: Sequence[str], joint: str) -> str:
    """Several names with each wrong one put right, none of them twice; or `NOTHING_NEAR`."""
    parts = [part for part in BETWEEN.split(wish.lower()) if part]
    named: list[str] = []
    for part in parts:
        found = get_close_matches(part, [name for name in known if name not in named], n=1, cutoff=0.5)
        named += found
    return joint.join(named) if named and len(named) == len(parts) else NOTHING_NEAR
