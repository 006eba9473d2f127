"""Which games the halls of the tests deal: the same in every run, so that what passed once passes again.

`MEADHALL_DEALS=3` deals others, for whoever looks for what only some games show; `bench/again.py` does so in each run.
`python -m tests.server` is a hall in a process of its own that deals by it.
"""

from __future__ import annotations

import hashlib
import os
from collections import Counter
from dataclasses import replace
from itertools import count
from typing import Any

import meadhall.server.lobby.creation as creation
import meadhall.server.thinking.bots as bots
from meadhall.kernel.dice import SEED_BITS
from meadhall.kernel.rules import Choice, Rules
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.tables.header import Header
from meadhall.server.tokens import new_seed

DEALS = os.environ.get("MEADHALL_DEALS", "1")

drawn_header = creation.new_header
made: Counter[str] = Counter()  # tables, by who asked for them


def seed_of(*about: Any) -> int:
    """Told by what is asked for and by whom, not by when: the order of tests that share a hall changes nothing."""
    digest = hashlib.sha256(repr((DEALS, *about)).encode()).digest()
    return int.from_bytes(digest, "big") % (1 << SEED_BITS)


def dealt_header(hall: Hall, me: wire.Me, rules: Rules, options: dict[str, Choice]) -> Header:
    header = drawn_header(hall, me, rules, options)
    if hall.new_seed is not new_seed:  # a test that says itself what is dealt
        return header
    made[me.id] += 1
    return replace(header, seed=seed_of(rules.name, me.name, made[me.id], sorted(options.items())))


def deal_the_same() -> None:
    """At every table made in this process from now on; its bots' thoughts are numbered."""
    thoughts = count()
    creation.new_header = dealt_header
    bots.new_seed = lambda: seed_of("thought", next(thoughts))  # type: ignore[attr-defined]
