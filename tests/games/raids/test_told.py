"""What is told, and that the table is then as it was told."""

from __future__ import annotations

from typing import Any

from meadhall.games.raids import RULES
from meadhall.games.raids.events import (
    ArrivalRanked,
    Arrived,
    CrewsBoarded,
    EncounterPassed,
    MonsterCeded,
    MonsterMet,
    Sailed,
    TilesDiscarded,
    TilesLaid,
    TileTaken,
    VillagePassed,
    VoyageBegan,
)
from meadhall.games.raids.model import Raids
from meadhall.games.raids.tiles import NO_TILE
from meadhall.kernel.values import Event
from tests import tables
from tests.games.raids.tables import HOME, TILE_NAMES, beside, lay_next_voyage, play, question, voyage


def watched(table: Raids) -> None:
    """From now on somebody looks on; `seen` says what."""
    table.log, table.scenes = [], []


def seen(table: Raids) -> list[tuple[Event, Any]]:
    """Every event with what is seen of the table right after it."""
    assert table.log is not None and table.scenes is not None
    return [(event, RULES.view(scene, None)) for event, scene in zip(table.log, table.scenes, strict=True)]


def test_a_ship_is_seen_at_all_it_meets_and_then_where_it_stops():
    """RA-9.8, RA-14.1"""
    table = voyage(ships=(2, 3, 4), tiles={6: "encounter", 8: "monster 3", 11: "rune"}, crew=(1, 2, 2))
    watched(table)
    play(table, "0 sail 11")
    assert [(event, view.position[0]) for event, view in seen(table)] == [
        (VillagePassed(0, 5, 1), 5),
        (EncounterPassed(0, 6, 2), 6),
        (MonsterMet(0, 8, table.tile_at[8]), 7),
    ]
    assert TILE_NAMES[table.tile_at[8]] == "monster 3"
    watched(table)
    play(table, "0 cede")
    assert [(event, view.position[0]) for event, view in seen(table)][:3] == [
        (MonsterCeded(0, 8, table.tile_at[8], 1), 8),
        (VillagePassed(0, 10, 1), 10),
        (Sailed(0, 10, 11), 11),
    ]


def test_a_ship_that_sails_home_is_seen_at_its_number_at_once():
    """RA-10.1"""
    table = voyage(ships=(16, 17, HOME), crew=(2, 2, 2), arrived=(2,))
    watched(table)
    play(table, f"0 sail {HOME}")
    sailed = [(event, view.position[0], view.berth[0]) for event, view in seen(table)][:2]
    assert sailed == [(Sailed(0, 16, HOME), HOME, 2), (Arrived(0, 2), HOME, 2)]


def test_discarded_tiles_are_gone_and_a_taken_tile_lies_beside_its_ship_when_it_is_told():
    """RA-5.2, RA-8.1"""
    table = voyage(
        ships=(2, 6, 9), tiles={2: "axe", 3: "wood 4", 4: "rune", 6: "rune", 7: "rune", 9: "rune", 12: "rune"}
    )
    watched(table)
    play(table, "0 discard")
    event, view = seen(table)[-1]
    assert isinstance(event, TilesDiscarded) and event.places == (3, 4)
    assert view.tile_at[3] == view.tile_at[4] == NO_TILE
    assert set(event.tiles) <= set(view.removed)

    watched(table)
    play(table, "0 sail 12")
    event, view = next(pair for pair in seen(table) if isinstance(pair[0], TileTaken))
    assert isinstance(event, TileTaken)
    assert (event.ship, event.place) == (1, 6)
    assert view.beside[1] == (event.tile,)
    assert beside(table, 1) == ["rune"]


def test_a_voyage_that_begins_is_told_before_its_tiles():
    """RA-17.1, RA-17.2, RA-17.4"""
    table = voyage(ships=(HOME, HOME, 19), number=2, arrival="order", arrived=(0, 1))
    watched(table)
    play(table, f"2 sail {HOME}")
    *_, (ranked, old), (began, new) = seen(table)
    assert isinstance(ranked, ArrivalRanked)
    assert began == VoyageBegan(3, table.arrivals[2])
    assert (old.voyage, new.voyage) == (2, 3)
    assert sum(old.lying) > sum(new.lying) == 0
    assert new == RULES.view(table, None)

    lay_next_voyage(table)
    laid, after = seen(table)[-1]
    assert isinstance(laid, TilesLaid) and laid.voyage == 3
    assert after.position == (0, 0, 0)
    assert after == RULES.view(table, None)
    assert question(table) == "ChooseCourse"


def test_crews_go_aboard_in_turn_order():
    """RA-2.8, RA-2.9"""
    table = tables.seated(RULES, 3, first=1)
    watched(table)
    tables.play(RULES, table, "* first 1")
    assert seen(table) == [(CrewsBoarded(1, (3, 1, 2)), RULES.view(table, None))]
    assert table.crew == [3, 1, 2]
