"""The number of ways a game can go has not changed."""

from __future__ import annotations

import pytest

from tests.laws.counts import COUNTS, Start, starts

STARTS = [start for path in sorted(COUNTS.glob("*.txt")) for start in starts(path)]


@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.text)
def test_as_many_ways_as_ever(start: Start):
    assert len(start.expected) == start.depth > 0
    assert start.counted() == start.expected
