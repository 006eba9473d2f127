"""Phase 1: taking a tile, and what the tiles are for (RA-5, RA-6 without ports)."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import GoodsSold, SailsPaid, TileDiscarded, TileReplaced, TileStowed, TileTaken
from meadhall.games.raids.tiles import NO_TILE
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.values import refuse
from tests.games.raids.tables import (
    HOME,
    TILE_NAMES,
    aboard,
    beside,
    board,
    counts,
    courses,
    offered,
    play,
    question,
    removed,
    scores,
    told,
    voyage,
    why_not,
)

FULL = ["axe", "sail", "mjöllnir", "pennant 3", "wood 4"]


def test_a_ship_takes_the_tile_it_stands_at_when_its_turn_begins():
    """RA-5.1"""
    table = voyage(ships=(3, 4, 9), tiles={3: "pennant 4", 4: "rune"})
    assert 3 not in board(table)
    assert [(event.ship, TILE_NAMES[event.tile], event.place) for event in told(table, TileTaken)] == [
        (0, "pennant 4", 3)
    ]
    play(table, "0 stow")
    assert aboard(table, 0) == ["pennant 4"]
    assert beside(table, 1) == []  # the others wait for their turn
    play(table, "0 sail 20")
    assert beside(table, 1) == ["rune"]


def test_taking_is_not_a_choice():
    """RA-5.2, RA-C-39"""
    table = voyage(ships=(3, 4, 9), tiles={3: "axe"})
    axe = table.stack[-1].tile  # type: ignore[attr-defined]
    assert why_not(table, 0, "sail 9") == refuse("RA-5.2", "tile-must-be-taken", tile=axe)
    for name in ("rune", "single port"):
        table = voyage(ships=(3, 4, 9), tiles={3: name})
        assert beside(table, 0) == [name]  # without a question
        assert question(table) == "ChooseCourse"
        assert why_not(table, 0, "discard") == refuse("RA-3.8", "ships-must-sail")


def test_stopping_gives_nothing_by_itself():
    """RA-5.3"""
    table = voyage(ships=(3, 4, 9), tiles={8: "rune"}, crew=(2, 2, 2))
    play(table, "0 sail 8")
    assert len(beside(table, 0)) == 1  # the rune of place 3 only
    assert board(table)[8] == "rune"
    play(table, "1 sail 8", "0 flee", "0 sail 20")
    assert len(beside(table, 0)) == 1
    assert len(beside(table, 1)) == 2  # it was 1 who still stood there


@pytest.mark.parametrize("held", range(5))
def test_a_ship_tile_goes_into_any_free_slot(held):
    """RA-5.4"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: FULL[:held]})
    play(table, "0 stow")
    assert sorted(aboard(table, 0)) == sorted([*FULL[:held], "twin axes"])
    assert told(table, TileStowed)[-1].ship == 0


@pytest.mark.parametrize("slot", range(3))
def test_a_tile_may_be_replaced_even_with_a_slot_free(slot):
    """RA-5.5, RA-C-38"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: FULL[:3]})
    old = table.tile_in(0, slot)
    assert offered(table) == ["stow", "replace 0", "replace 1", "replace 2", "discard"]
    play(table, f"0 replace {slot}")
    assert TILE_NAMES[table.tile_in(0, slot)] == "twin axes"
    assert len(aboard(table, 0)) == 3
    assert old in removed(table)
    assert told(table, TileReplaced)[-1].old == old


def test_nothing_is_replaced_in_an_empty_slot():
    """RA-5.5"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: FULL[:3]})
    assert why_not(table, 0, "replace 3") == refuse("RA-5.5", "slot-is-empty", slot=4)


@pytest.mark.parametrize("held", [0, 5])
def test_the_new_tile_may_be_removed_at_once(held):
    """RA-5.6"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: FULL[:held]})
    axes = table.stack[-1].tile  # type: ignore[attr-defined]
    play(table, "0 discard")
    assert aboard(table, 0) == FULL[:held]
    assert axes in removed(table)
    assert told(table, TileDiscarded) == [TileDiscarded(0, axes)]


def test_a_ship_carries_five_tiles_at_most():
    """RA-5.7"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: FULL})
    assert offered(table) == ["replace 0", "replace 1", "replace 2", "replace 3", "replace 4", "discard"]
    assert why_not(table, 0, "stow") == refuse("RA-5.7", "ship-is-full")


@pytest.mark.parametrize("answer", ["replace 0", "discard"])
def test_a_removed_tile_counts_for_nothing(answer):
    """RA-5.8"""
    table = voyage(
        ships=(3, 4, HOME), tiles={3: "wood 4"}, hold={0: ["wood 5", "pennant 6"]}, arrival="goods", number=4
    )
    assert counts(table)[0] == 1
    play(table, f"0 {answer}")
    assert counts(table)[0] == 1  # not two
    table = voyage(ships=(3, 4, HOME), tiles={3: "rune"}, hold={0: ["pennant 6"]}, arrival="goods", number=4)
    assert scores(table)[0] == 6 + 1
    table = voyage(ships=(3, 4, HOME), tiles={3: "pennant 3"}, hold={0: ["pennant 6"]}, arrival="goods", number=4)
    play(table, f"0 {answer}")
    assert scores(table)[0] == (3 if answer == "replace 0" else 6)


def test_a_tile_leaves_a_ship_by_replacement_or_sale_only():
    """RA-5.9, RA-C-38"""
    left = 0
    for seed in range(12):
        game = Game(RULES, 3, seed)
        dice = Dice(seed)
        while not game.is_over:
            before, known = list(game.state.hold), len(game.told)
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
            gone = {tile for tile in before if tile not in game.state.hold}
            news = game.told[known:]
            replaced = {event.old for event in news if isinstance(event, TileReplaced)}
            sold = {event.tile for event in news if isinstance(event, GoodsSold)}
            assert gone - {NO_TILE} == replaced | sold
            left += len(replaced | sold)
    assert left > 10


def test_the_slot_of_a_taken_tile_stays_empty():
    """RA-5.10"""
    table = voyage(ships=(3, 4, 6), tiles={8: "rune", 9: "rune"}, crew=(3, 3, 3))
    play(table, "0 sail 9")
    assert board(table) == {6: "rune", 8: "rune", 9: "rune"}  # 1 has taken the one of 4 by now
    play(table, "1 sail 8")
    assert 6 not in board(table)  # 2 has taken it
    play(table, "2 sail 8", "1 flee", "1 sail 20", "2 sail 20")
    assert [place for place in (3, 4, 6, 8) if place in board(table)] == []


# What they are for


def test_weapons_lower_the_cost_of_monsters():
    """RA-6.1"""
    table = voyage(ships=(3, 4, 9), tiles={3: "twin axes", 7: "monster 5"}, crew=(3, 2, 2))
    play(table, "0 stow", "0 sail 9")
    assert RULES.about(table, 0, RULES.moves[14]) == {"vikings": 5 - 2, "glory": 5}
    play(table, "0 fight")
    assert table.crew[0] == 3 + 1 - 3 - 1  # the village on 5, the monster, the attack at 9


def test_a_replaced_weapon_helps_no_more():
    """RA-6.1"""
    table = voyage(ships=(3, 4, 9), tiles={3: "sail", 7: "monster 5"}, hold={0: ["twin axes"]}, crew=(7, 2, 2))
    play(table, "0 replace 0", "0 sail 20", "0 fight")
    assert table.crew[0] == 7 + 1 - 5 + 2


def test_weapons_do_not_help_against_other_ships():
    """RA-6.2"""
    table = voyage(ships=(3, 4, 9), hold={1: ["twin axes", "axe"]}, crew=(2, 2, 2))
    play(table, "0 sail 4", "1 retaliate")
    assert table.crew == [1, 0, 2]


def test_weapons_are_not_used_up():
    """RA-6.3"""
    table = voyage(
        ships=(3, 4, 9), tiles={7: "monster 4", 8: "monster 3"}, hold={0: ["twin axes"]}, crew=(5, 2, 2), lying={5: 0}
    )
    play(table, "0 sail 20", "0 fight", "0 fight")
    assert table.crew[0] == 5 - (4 - 2) - (3 - 2) + 2  # two villages later
    assert aboard(table, 0) == ["twin axes"]


def test_sails_bring_a_viking_an_icon_at_the_end_of_every_voyage():
    """RA-6.4"""
    for number in (2, 3, 4):
        table = voyage(ships=(HOME, HOME, 19), hold={0: ["sail", "sail"]}, number=number)
        play(table, "2 sail 20")
        assert told(table, SailsPaid) == [SailsPaid(0, 2)]
        assert table.crew[0] == 2 + 2


def test_mjollnir_is_worth_a_glory_for_every_viking_aboard():
    """RA-6.5"""
    table = voyage(ships=(HOME, HOME, 19), hold={0: ["mjöllnir", "double mjöllnir"]}, crew=(4, 2, 2), number=4)
    assert scores(table)[0] == 3 * 4


def test_a_pennant_aboard_is_worth_its_number():
    """RA-6.6, RA-C-25"""
    table = voyage(ships=(3, 4, 9), tiles={3: "pennant 5"}, hold={1: ["pennant 4"]})
    play(table, "0 stow")
    assert scores(table)[:2] == [5, 4]


def test_goods_are_worth_their_number_only_once_sold():
    """RA-6.7"""
    table = voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: ["wood 4"], 1: ["pigs 5"]})
    assert scores(table)[:2] == [0, 0]
    play(table, "0 sell 0")
    assert scores(table)[:2] == [4, 0]


def test_runes_lie_beside_the_ship_without_limit():
    """RA-6.8"""
    table = voyage(ships=(3, 4, 9), tiles={3: "rune"}, hold={0: FULL}, beside={0: ["rune"] * 6})
    assert question(table) == "ChooseCourse"
    assert beside(table, 0) == ["rune"] * 7
    assert aboard(table, 0) == FULL
    assert table.shields[0] == 1 + 1 + 1 + 2 + 1


def test_ports_lie_beside_the_ship():
    """RA-6.9"""
    table = voyage(
        ships=(3, 4, 9), tiles={3: "double port"}, hold={0: ["axe", "sail", "mjöllnir", "pennant 3", "sail"]}
    )
    assert question(table) == "ChooseCourse"
    assert beside(table, 0) == ["double port"]
    assert len(aboard(table, 0)) == 5


def test_no_ship_ever_stands_at_what_is_only_passed():
    """RA-6.16"""
    table = voyage(
        ships=(3, 4, 9), tiles={6: "encounter", 7: "plunder", 8: "monster 3", 11: "encounter", 12: "plunder"}
    )
    assert courses(table) == [4, 9, 20]
    for seed in range(10):
        game = Game(RULES, 3, seed)
        dice = Dice(seed)
        while not game.is_over:
            game.play(game.waiting[0], dice.choice(game.options(game.waiting[0])))
        taken = {TILE_NAMES[event.tile].split()[0] for event in game.told if isinstance(event, TileTaken)}
        assert not taken & {"encounter", "plunder", "monster"}
