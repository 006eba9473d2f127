"""Rows: what never changes in a game, as whoever draws it wants it (`Rules.rows`).

A row's place in its table is the number by which views, moves and events speak of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from meadhall.kernel.rules import Named


class Row(msgspec.Struct, frozen=True):
    """Numbers, texts and lists of them. What has a name has it alone; its words, if it has any, are for people."""


def names(rows: Sequence[Named]) -> list[str]:
    """What each of them is called in records, by number."""
    return [row.name for row in rows]


def in_order(names: Mapping[int, str]) -> list[str]:
    """The names of these numbers, from 0 on and without a gap."""
    assert sorted(names) == list(range(len(names))), f"not the numbers from 0 on: {sorted(names)}"
    return [names[number] for number in range(len(names))]
