"""What holds at every decision (RA-20)."""

from __future__ import annotations

from functools import lru_cache

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import TileTaken
from meadhall.games.raids.moves import Sail
from meadhall.games.raids.tiles import (
    ENCOUNTER,
    GOODS,
    KIND,
    MONSTER,
    NO_TILE,
    POWER,
    is_ship_tile,
    is_stop_tile,
    voyage_of,
)
from meadhall.kernel.core import Chance, Decision
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.testing import kinds_of
from tests.games.raids.tables import FACTS, HOME, aboard, play, question, told, voyage

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@lru_cache(maxsize=None)
def random_games(seats: int) -> list[Game]:
    """Every position of six random games."""
    positions = []
    for seed in range(6):
        game = Game(RULES, seats, seed)
        dice = Dice(100 + seed)
        while not game.is_over:
            positions.append(game.copy())
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
        positions.append(game)
    return positions


def test_the_kinds_of_decisions():
    """RA-20.1"""
    kinds = {kind.__name__ for kind in kinds_of(RULES, Decision) if not issubclass(kind, Chance)}
    assert kinds == {
        "ChooseSlot",  # place
        "ChooseSale",  # sell
        "ChooseCourse",  # navigate,
        "MeetMonster",  # with a choice for each monster passed
        "Respond",
        "ChooseFlight",  # flee, and the same choices
    }


@SEATS
def test_a_course_is_offered_exactly_if_playing_it_step_by_step_can_end_there(seats):
    """RA-20.2, RA-C-12"""
    fights = 0
    for game in random_games(seats):
        if question(game.state) not in ("ChooseCourse", "ChooseFlight"):
            continue
        table, (seat,) = game.state, game.waiting
        least = getattr(table.stack[-1], "least", table.position[seat] + 1)
        offered = {move.place for move in game.options(seat) if isinstance(move, Sail)}
        for place in range(least, HOME):
            if is_stop_tile(table.tile_at[place]) and table.tile_at[place] != NO_TILE:
                held = place in table.position
                fights += held
                assert (place in offered) == (not held or any(crew > 0 for crew in crews_at(table, seat, place)))
            else:
                assert place not in offered
    assert fights > 50


def crews_at(table, seat, destination) -> set[int]:
    """Every crew a ship can reach a place with, by the rules for what it passes (RA-13, RA-14)."""
    crews = {table.crew[seat]}
    room = table.shields[seat]
    for place in range(table.position[seat] + 1, destination):
        tile, lying = table.tile_at[place], table.lying[place]
        if KIND[tile] == MONSTER:
            cost = max(0, POWER[tile] - table.weapons[seat])
            crews = {max(0, crew - 1) for crew in crews} | {crew - cost for crew in crews if crew >= cost}
        elif place % 5 == 0:
            crews = {min(room, crew + min(1, lying)) for crew in crews}
        elif KIND[tile] == ENCOUNTER:
            crews = {min(room, crew + min(2, lying)) for crew in crews}
    return crews


def coin(tile) -> bool:
    return tile in (29, 44, 59, 60)  # the plunder tiles


@SEATS
def test_nobody_is_stuck_before_a_monster(seats):
    """RA-20.2: whatever is chosen there, the ship reaches where it was going with what it needs."""
    met = 0
    for game in random_games(seats):
        if question(game.state) == "MeetMonster":
            met += 1
            destination = game.state.stack[-1].destination
            (seat,) = game.waiting
            for move in game.options(seat):
                twin = game.copy()
                twin.play(seat, move)
                while question(twin.state) == "MeetMonster" and twin.waiting == [seat]:
                    assert twin.options(seat)
                    twin.play(seat, twin.options(seat)[0])
                if twin.state.voyage == game.state.voyage and not twin.is_over:
                    assert twin.state.position[seat] == destination
                    assert min(twin.state.crew) >= 0
    assert met > 20


@SEATS
def test_placing_is_asked_for_ship_tiles_and_selling_in_port_with_goods_aboard(seats):
    """RA-20.3"""
    asked = set()
    for game in random_games(seats):
        if question(game.state) == "ChooseSlot":
            asked.add("place")
            assert is_ship_tile(game.state.stack[-1].tile)
        if question(game.state) == "ChooseSale":
            asked.add("sell")
            taken = [event for event in game.told if isinstance(event, TileTaken)][-1]
            assert (taken.ship,) == tuple(game.waiting)
            assert KIND[taken.tile] == 6
            assert GOODS in [KIND[tile] for tile in game.state.tiles_aboard(taken.ship)]
    assert asked == {"place", "sell"}


def test_a_port_without_goods_asks_nothing_and_goods_without_a_port_neither():
    """RA-20.3"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port", 4: "rune"}, hold={0: ["axe"], 1: ["wood 4"]})
    assert question(table) == "ChooseCourse"
    play(table, "0 sail 20")
    assert question(table) == "ChooseCourse"
    assert aboard(table, 1) == ["wood 4"]
    assert len(told(table, TileTaken)) == 2


@SEATS
def test_there_are_always_40_vikings(seats):
    """RA-20.4"""
    for game in random_games(seats):
        seen = RULES.view(game.state, None)
        lying = [count for place, count in enumerate(seen.lying) if not coin(seen.tile_at[place])]
        assert seen.reserve + sum(seen.crew) + sum(lying) == 40
        assert RULES.pieces(game.state)["vikings"] == 40
        assert seen.reserve >= 0


@SEATS
def test_there_are_always_20_coins(seats):
    """RA-20.5"""
    for game in random_games(seats):
        seen = RULES.view(game.state, None)
        lying = [count for place, count in enumerate(seen.lying) if coin(seen.tile_at[place])]
        assert sum(seen.coins_left) + sum(map(sum, seen.coins)) + sum(lying) == 20
        assert RULES.pieces(game.state)["coins"] == 20


@SEATS
def test_no_crew_is_larger_than_its_shields(seats):
    """RA-20.6"""
    for game in random_games(seats):
        seen = RULES.view(game.state, None)
        for seat in range(seats):
            assert 0 <= seen.crew[seat] <= seen.capacity[seat] <= 10


@SEATS
def test_between_turns_every_ship_under_way_stands_alone_at_a_stop_tile(seats):
    """RA-20.7"""
    looked = 0
    for game in random_games(seats):
        if question(game.state) in ("ChooseSlot", "ChooseCourse"):
            (active,) = game.waiting
            positions = game.state.position
            for seat in range(seats):
                if seat != active and 0 < positions[seat] < HOME:
                    looked += 1
                    assert is_stop_tile(game.state.tile_at[positions[seat]])
                    assert positions.count(positions[seat]) == 1
    assert looked > 50


@SEATS
def test_no_tile_is_ever_lost(seats):
    """RA-20.8"""
    for game in random_games(seats):
        table = game.state
        assert RULES.pieces(table)["tiles"] == FACTS["components"]["voyage_tiles"]
        seen = RULES.view(table, None)
        in_hand = [table.stack[-1].tile] if question(table) == "ChooseSlot" else []
        on_board = [tile for tile in seen.tile_at if tile != NO_TILE]
        held = [tile for hold in seen.hold for tile in hold if tile != NO_TILE]
        known = [*on_board, *held, *[tile for tiles in seen.beside for tile in tiles], *seen.removed, *in_hand]
        assert len(known) == len(set(known)) == 16 * seen.voyage  # and the rest still lies in the piles
        assert all(voyage_of(tile) <= seen.voyage for tile in known)


@pytest.mark.parametrize(("bits", "place"), [("stops", 7), ("stops", 8), ("on_the_way", 5), ("on_the_way", 8)])
def test_bits_that_contradict_the_tiles_are_noticed(bits, place):
    """The count of pieces is taken at every decision under the laws, and looks at the bits as well (RA-20.7)."""
    table = voyage(ships=(2, 4, 9), tiles={7: "rune"})
    assert RULES.pieces(table)["tiles"] == FACTS["components"]["voyage_tiles"]
    setattr(table, bits, getattr(table, bits) ^ 1 << place)
    with pytest.raises(AssertionError):
        RULES.pieces(table)


@SEATS
def test_nobody_is_ever_without_an_answer(seats):
    """RA-20.9"""
    for game in random_games(seats):
        for seat in game.waiting:
            assert game.options(seat)
