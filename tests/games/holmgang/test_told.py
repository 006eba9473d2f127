"""What is told, and that the table is then as it was told."""

from __future__ import annotations

from typing import Any

from meadhall.games.holmgang import RULES
from meadhall.games.holmgang.events import CardBurnt, PlunderDrawn, SeasonBegan, VillageBurnt
from tests.tables import play, seated


def watched(seats: int) -> Any:
    """A table with somebody looking on."""
    table = seated(RULES, seats, first=1)
    table.scenes = []
    return table


def test_a_season_tells_its_number_and_who_goes_first():
    """HO-2.1, HO-2.2"""
    table = watched(2)
    play(RULES, table, "* first 1")
    assert table.log == [SeasonBegan(1, 1)]
    assert RULES.view(table.scenes[-1], None) == RULES.view(table, None)

    play(RULES, table, "1 rest", "0 rest", "1 play-card 2", "0 play-card 1")
    assert table.log[-2:] == [CardBurnt(0, 1), SeasonBegan(2, 1)]
    assert [scene.season for scene in table.scenes[-2:]] == [1, 2]


def test_the_village_burns_when_it_is_told_and_not_with_the_plunder():
    """HO-3.6"""
    table = watched(2)
    play(RULES, table, "* first 1", "1 pillage elmgard", "1 play-card 4", "0 play-card 0", "* draw-plunder 3")
    assert table.log[-2:] == [PlunderDrawn(1, 3), VillageBurnt(2)]
    assert [(scene.glory[1], scene.is_burnt[2]) for scene in table.scenes[-2:]] == [(4, False), (4, True)]
