"""Every printed game still goes as it is printed. What has changed on purpose is printed anew:

python -m tests.laws.playthrough GAME
"""

from __future__ import annotations

import pytest

from tests.laws.playthrough import PLAYTHROUGHS, playthrough, seed_of

PATHS = sorted(PLAYTHROUGHS.glob("*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_the_game_goes_as_it_is_printed(path):
    printed = path.read_text(encoding="utf-8").splitlines()
    again = playthrough(path.stem, seed_of(path.stem)).splitlines()
    for number, (was, now) in enumerate(zip(printed, again), start=1):
        assert now == was, f"line {number} of {path.name}"
    assert len(again) == len(printed)
