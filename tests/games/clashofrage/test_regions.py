"""Region tiles, territories, control (CR-2)."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.buildmap import lay, room_for, survey
from meadhall.games.clashofrage.model import ELVES
from meadhall.games.clashofrage.regions import (
    CELL_NAMES,
    CELLS,
    CITY_CELL,
    FORGE_CELL,
    HOME,
    LAID,
    LAYOUTS,
    MOST_SPOTS,
    PLACES,
    STONE_CELL,
    STONE_LEVEL,
    TERRITORIES,
    TILES,
    around,
    distances,
    has_rock,
    hexes_of,
    key,
    rim,
    roads,
    territories_beside,
)
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    PLACE,
    ROWS,
    cleared,
    hire,
    moving,
    opened,
    place_name,
    put,
    walk,
)
from tests.tables import offered, play, seated, why_not


def test_a_tile_is_a_centre_and_six_around_it_cr_2_1():
    """CR-2.1, CR-R-4: seven territories."""
    for row in ROWS["tiles"]:
        assert sorted(territory["cell"] for territory in row["territories"]) == sorted(CELL_NAMES)
    hexes = hexes_of([0, 0, 0, 0])
    assert sorted(hexes) == sorted([key(0, 0), *around(key(0, 0))])


def test_a_tile_has_a_city_a_forge_a_stone_and_four_neutral_territories_cr_2_2():
    """CR-2.2, CR-2.5: each stone has its level."""
    for tile, row in enumerate(ROWS["tiles"]):
        kinds = {territory["cell"]: territory["kind"] for territory in row["territories"]}
        assert kinds[CELL_NAMES[CITY_CELL[tile]]] == "elf_city"
        assert kinds[CELL_NAMES[FORGE_CELL[tile]]] == "forge"
        assert kinds[CELL_NAMES[STONE_CELL[tile]]] == "stone"
        assert list(kinds.values()).count("neutral") == 4
        levels = [territory["stone_level"] for territory in row["territories"] if "stone_level" in territory]
        assert levels == [STONE_LEVEL[tile]]
    assert set(STONE_LEVEL) == {1, 2, 3}


def test_rocks_lie_on_borders_inside_a_tile_cr_2_4():
    """CR-2.4, CR-R-5, CR-R-6: never where two tiles join."""
    for tile, row in enumerate(ROWS["tiles"]):
        for edge in row["connections"]:
            one, other = (CELLS * tile + CELL_NAMES.index(edge[end]) for end in ("a", "b"))
            assert has_rock(one, other) == has_rock(other, one) == edge["rock"]
    for one in range(CELLS):
        for other in range(CELLS, 2 * CELLS):
            assert not has_rock(one, other)


@pytest.mark.parametrize("row", ROWS["layouts"], ids=lambda row: row["id"])
def test_territories_that_share_a_side_are_connected_cr_2_3(row):
    """CR-2.3, CR-3.2, CR-R-6: in every preset, the edges and bastion spots of the data."""
    tiles = list(LAYOUTS[row["id"]])
    foot, air = roads(tiles, False), roads(tiles, True)
    edges = {frozenset((PLACE[edge["a"]], PLACE[edge["b"]])): edge["rock"] for edge in row["edges"]}
    assert {frozenset((one, other)) for one in range(TERRITORIES) for other in air[one]} == set(edges)
    assert {frozenset((one, other)) for one in range(TERRITORIES) for other in foot[one]} == {
        pair for pair, rock in edges.items() if not rock
    }
    spots = rim(tiles)
    assert spots == [key(spot["q"], spot["r"]) for spot in row["bastion_spots"]]
    for spot, told in zip(spots, row["bastion_spots"]):
        assert territories_beside(tiles, spot) == sorted(PLACE[name] for name in told["territories"])


@pytest.mark.parametrize("seed", range(40))
def test_random_maps_keep_to_the_free_rules_cr_r_7(seed):
    """CR-R-7: different tiles, no overlap, all touching, everything reachable on foot."""
    seats = 2 + seed % 3
    dice = Dice(seed)
    state = seated(RULES, seats)
    tiles = list(range(TILES))
    dice.shuffle(tiles)
    for tile in tiles[:seats]:
        onto, side = room_for(state, dice) if state.tiles else (0, 0)
        lay(state, tile, onto, side, dice.below(6))
    survey(state)
    assert len(set(state.tiles[::LAID])) == seats
    assert len(hexes_of(state.tiles)) == CELLS * seats == len(state.territories)
    steps = distances(roads(state.tiles, False))
    pairs = [(one, other) for one in state.territories for other in state.territories if one != other]
    assert all(steps[TERRITORIES * one + other] > 0 for one, other in pairs)
    assert len(state.spots) <= MOST_SPOTS


def test_any_number_of_figures_may_stand_in_a_territory_cr_2_6():
    """CR-2.6"""
    state = cleared(2)
    put(state, 0, "T1.E", 8, 5, 4)
    put(state, 0, "T1.NE", 1)
    moving(state)
    walk(state, 0, "T1.NE", "1", "T1.E")
    assert state.units(0, PLACE["T1.E"]) == 9 | 5 << 4 | 4 << 8


def test_a_bastion_is_one_hex_outside_and_no_territory_cr_2_7():
    """CR-2.7, CR-6.11"""
    state = cleared(2)
    hexes = hexes_of(state.tiles)
    for seat in range(2):
        assert state.spots[state.bastion[seat]] not in hexes
    assert HOME not in state.territories


def test_a_bastion_is_connected_without_rocks_with_what_it_touches_cr_2_8():
    """CR-2.8"""
    state = cleared(2)
    for seat in range(2):
        gates = territories_beside(state.tiles, state.spots[state.bastion[seat]])
        assert state.on_foot[PLACES * seat + HOME] == gates == state.by_air[PLACES * seat + HOME]
        for place in state.territories:
            assert (HOME in state.on_foot[PLACES * seat + place]) == (place in gates)


def test_nobody_else_is_ever_in_a_bastion_cr_2_9():
    """CR-2.9, CR-7.10, CR-R-25, CR-R-53: whoever stands beside a foreign bastion, even flying, cannot enter it."""
    state = cleared(2, "steamfield goldleif")
    gate = state.on_foot[PLACES * 1 + HOME][0]
    put(state, 0, gate, threes=1)  # a Gyrocopter
    moving(state)
    play(RULES, state, f"0 move-from {place_name(gate)}")
    assert "go bastion" not in offered(state, 0)
    refused = why_not(RULES, state, 0, "go bastion")
    assert refused is not None and refused.rule == "CR-7.6"


def test_elves_and_all_other_clans_are_enemies_cr_2_10():
    """CR-2.10"""
    state = cleared(3)
    put(state, ELVES, "T1.C", 2)
    put(state, 1, "T1.SE", 1)
    put(state, 2, "T1.SW", 0, 1)
    assert [state.enemy_units(0, PLACE[name]) for name in ("T1.C", "T1.SE", "T1.SW")] == [2, 1, 1]
    assert state.enemy_units(1, PLACE["T1.SE"]) == 0
    assert state.enemy_units(1, PLACE["T1.C"]) == 2


def test_a_unit_and_no_enemy_unit_make_control_cr_2_11():
    """CR-2.11, CR-R-9"""
    state = cleared(2)
    assert not state.controls(0, 0)
    put(state, 0, "T1.C", 1)
    assert state.controls(0, 0)
    put(state, ELVES, "T1.C", 1)
    assert not state.controls(0, 0)


def test_control_ends_when_the_last_unit_walks_away_cr_2_12():
    """CR-2.12"""
    state = cleared(2)
    put(state, 0, "T1.C", 1)
    assert state.points(0) == 1
    moving(state)
    walk(state, 0, "T1.C", "1", "T1.SE")
    assert state.points(0) == 0


def test_a_hero_neither_gives_nor_disturbs_control_cr_2_13():
    """CR-2.13, CR-R-10, CR-13.4"""
    state = cleared(2)
    hire(state, 0, 1, "T1.C")
    assert not state.controls(0, 0)
    put(state, 1, "T1.C", 1)
    assert state.controls(1, 0)


def test_units_in_a_bastion_control_nothing_cr_2_14():
    """CR-2.14"""
    state = cleared(2)
    put(state, 0, "home", 5, 3, 1)
    assert [place for place in state.territories if state.controls(0, place)] == []


def test_players_lay_the_tiles_in_turn_cr_3_2():
    """CR-3.2: a tile, beside which, on which side, turned how."""
    state = seated(RULES, 3, map="built", first=1)
    play(RULES, state, "* first 1", "1 lay-tile t3", "2 lay-tile t1")
    assert offered(state, 2) == [f"lie-beside {side}" for side in range(18)]
    play(RULES, state, "2 lie-beside 0", "2 turn-tile 4", "0 lay-tile t4")
    assert why_not(RULES, state, 0, "join-to t2") == refuse("CR-R-7", "tile-not-laid", tile=1)
    play(RULES, state, "0 join-to t1")
    # where the first tile lies
    assert why_not(RULES, state, 0, "lie-beside 9") == refuse("CR-R-7", "tiles-overlap")
    play(RULES, state, "0 lie-beside 3", "0 turn-tile 0")
    assert state.tiles == [2, 0, 0, 0, 0, 3, 0, 4, 3, 3, 3, 0]
    assert len(state.territories) == 21


def test_a_tile_is_laid_once_cr_r_7():
    state = seated(RULES, 2, map="built", first=0)
    play(RULES, state, "* first 0", "0 lay-tile t3")
    assert why_not(RULES, state, 1, "lay-tile t3") == refuse("CR-R-7", "tile-lies-already", tile=2)


def test_the_default_maps_are_those_of_the_data_cr_3_2():
    for seats in (2, 3, 4):
        assert opened(seats).tiles == LAYOUTS[f"L{seats}-A"]
        assert opened(seats, map=f"l{seats}-b").tiles == LAYOUTS[f"L{seats}-B"]
