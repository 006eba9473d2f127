"""Actions and movement (CR-7)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import HeroWentHome, Passed, UnitsMoved
from meadhall.games.clashofrage.model import ELVES, FIRST_ACTION, SECOND_ACTION
from meadhall.games.clashofrage.regions import HOME
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import (
    PLACE,
    attack,
    cleared,
    finish_moving,
    give,
    hire,
    march_all,
    moving,
    put,
    there,
    told,
    turn,
    walk,
)
from tests.tables import offered, play, why_not

T1_C, T1_E, T1_SE, T1_SW, T1_W, T1_NW, T1_NE = range(7)


# Choosing the action


def test_an_action_is_to_move_or_to_equip_cr_7_1():
    """CR-7.1, CR-7.2: or to pass."""
    state = cleared(2)
    turn(state)
    assert offered(state, 0) == ["move-armies", "equip-armies", "pass"]
    assert why_not(RULES, state, 0, "go t1-e") == refuse("CR-7.1", "choose-an-action")
    play(RULES, state, "0 pass")
    assert told(state, Passed) == [Passed(0)]
    assert state.waiting == []


def test_both_actions_of_a_round_may_be_alike_or_not_cr_7_3():
    """CR-7.3"""
    for first in ("move-armies", "equip-armies"):
        for second in ("move-armies", "equip-armies"):
            state = cleared(2)
            turn(state, 0, FIRST_ACTION)
            play(RULES, state, f"0 {first}", f"0 {offered_end(state, first)}")
            turn(state, 0, SECOND_ACTION)
            play(RULES, state, f"0 {second}")
            assert state.waiting == [0]


def offered_end(state, action):
    return "end-movement" if action == "move-armies" else "end-equipment"


# Movement


def test_any_all_or_none_of_the_figures_may_move_cr_7_4():
    """CR-7.4, CR-R-56: from territories and from the bastion, units and hero; none at all is a pass."""
    state = cleared(2)
    put(state, 0, "home", 2)
    put(state, 0, "T1.NE", 1)
    hire(state, 0, 1, "home")
    moving(state)
    assert offered(state, 0) == ["move-from bastion", "move-from t1-ne", "end-movement"]
    play(RULES, state, "0 move-from bastion")
    assert offered(state, 0) == ["take-all", "take i", "leave-one i", "take-hero"]
    assert why_not(RULES, state, 0, "take ii") == refuse("CR-7.5", "no-such-unit-left", level=1)
    assert why_not(RULES, state, 0, "go t1-e") == refuse("CR-7.4", "choose-figures")
    play(RULES, state, "0 take-all", "0 go t1-e", "0 halt")
    assert (there(state, 0, "T1.E"), state.hero_at[0]) == ((2, 0, 0), T1_E)

    state = cleared(2)
    put(state, 0, "T1.NE", 1)
    moving(state)
    finish_moving(state)
    assert (state.waiting, there(state, 0, "T1.NE")) == ([], (1, 0, 0))


def test_places_without_own_figures_are_refused_cr_7_4():
    state = cleared(2)
    put(state, 1, "T1.NE", 1)
    moving(state)
    assert why_not(RULES, state, 0, "move-from t1-ne") == refuse("CR-7.4", "none-of-yours-there", place=T1_NE)
    assert why_not(RULES, state, 0, "halt") == refuse("CR-7.4", "move-or-finish")


def test_a_figure_moves_at_most_once_in_an_action_cr_7_5():
    """CR-7.5, CR-R-22: one continuous path each, one band after another."""
    state = cleared(2)
    put(state, 0, "T1.E", 2)
    moving(state)
    walk(state, 0, "T1.E", "1", "T1.NE")
    assert why_not(RULES, state, 0, "move-from t1-ne") == refuse("CR-7.5", "all-have-moved", place=T1_NE)
    put(state, 0, "T1.NE", 1)
    walk(state, 0, "T1.E", "1", "T1.NE")
    assert there(state, 0, "T1.NE") == (2, 0, 0)
    assert offered(state, 0) == ["end-movement"]


def test_a_step_costs_one_point_cr_7_6():
    """CR-7.6, CR-7.7: as many steps as the type has movement, its equipment included."""
    state = cleared(2)
    put(state, 0, "T1.E", 1, 1)
    moving(state)
    walk(state, 0, "T1.E", "1", "T1.NE", "T1.C")  # a Krag Rider: two
    assert there(state, 0, "T1.C") == (1, 0, 0)
    play(RULES, state, "0 move-from t1-e", "0 go t1-ne")  # a Pummeler: one
    assert offered(state, 0) == ["end-movement"]

    state = cleared(2)
    put(state, 0, "T1.E", 0, 1)
    give(state, 0, "marching_boots", 1)
    moving(state)
    walk(state, 0, "T1.E", "2", "T1.NE", "T1.C")
    assert there(state, 0, "T1.C") == (0, 1, 0)


def test_only_connected_places_are_entered_cr_7_6():
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    moving(state)
    play(RULES, state, "0 move-from t1-e")
    assert why_not(RULES, state, 0, "go t1-w") == refuse("CR-7.6", "not-connected", origin=T1_E, place=T1_W)
    assert offered(state, 0) == ["go t1-se", "go t1-ne", "go bastion"]
    play(RULES, state, "0 go t1-se")
    assert why_not(RULES, state, 0, "go t1-w") == refuse("CR-7.6", "not-connected", origin=T1_SE, place=T1_W)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-7.5", "go-on-or-halt")


def test_a_band_goes_as_far_as_its_slowest_cr_7_7():
    state = cleared(2)
    put(state, 0, "T1.E", 1, 1)
    moving(state)
    march_all(state, 0, "T1.E", "T1.NE")
    assert there(state, 0, "T1.NE") == (1, 1, 0)
    assert offered(state, 0) == ["end-movement"]


def test_rocks_stop_who_does_not_fly_cr_7_8():
    """CR-7.8"""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    moving(state)
    play(RULES, state, "0 move-from t1-e")
    assert why_not(RULES, state, 0, "go t1-c") == refuse("CR-7.8", "rocks-in-the-way", place=T1_C)


def test_enemies_stop_who_enters_cr_7_9():
    """CR-7.9"""
    state = cleared(2)
    put(state, 0, "T1.SE", 1)
    put(state, ELVES, "T1.C", 2)
    moving(state)
    play(RULES, state, "0 move-from t1-se", "0 go t1-c")
    assert offered(state, 0) == ["end-movement"]


def test_as_many_own_units_let_the_next_pass_cr_7_11():
    """CR-7.11, CR-7.12, CR-R-23: those who have stopped count, neither the one who enters nor a hero."""
    state = cleared(2)
    put(state, 0, "T1.SE", 4)
    hire(state, 0, 1, "T1.SE")
    put(state, ELVES, "T1.C", 2)
    moving(state)
    walk(state, 0, "T1.SE", "hero", "T1.C")
    walk(state, 0, "T1.SE", "1", "T1.C")
    play(RULES, state, "0 move-from t1-se", "0 take i", "0 go t1-c")
    assert state.moved[T1_C] == 2  # hero, one unit, and this one: it had to stop
    walk(state, 0, "T1.SE", "1", "T1.C", "T1.NW")
    assert there(state, 0, "T1.NW") == (1, 0, 0)
    assert there(state, 0, "T1.C") == (2, 0, 0)


def test_who_had_to_stop_does_not_go_on_later_cr_r_26():
    """CR-R-26, CR-7.12"""
    state = cleared(2)
    put(state, 0, "T1.SE", 3)
    put(state, ELVES, "T1.C", 1)
    moving(state)
    walk(state, 0, "T1.SE", "1", "T1.C")
    walk(state, 0, "T1.SE", "1", "T1.C")
    assert why_not(RULES, state, 0, "move-from t1-c") == refuse("CR-7.5", "all-have-moved", place=T1_C)


def test_who_flies_crosses_rocks_and_enemies_cr_7_13():
    """CR-7.13, CR-7.14"""
    state = cleared(2, "tomb goldleif")
    put(state, 0, "T1.E", 0, 1)  # a Spectre
    put(state, ELVES, "T1.C", 4)
    moving(state)
    walk(state, 0, "T1.E", "2", "T1.C", "T1.W")  # a rock on either side
    assert there(state, 0, "T1.W") == (0, 1, 0)


def test_who_flies_and_stops_fights_and_counts_cr_7_15():
    """CR-7.15, CR-R-24"""
    state = cleared(2, "steamfield goldleif")
    put(state, 0, "T1.E", 0, 0, 1)  # a Gyrocopter
    put(state, 0, "T1.SE", 1)
    give(state, 0, "marching_boots", 0)
    put(state, ELVES, "T1.C", 1)
    moving(state)
    walk(state, 0, "T1.E", "3", "T1.C")
    walk(state, 0, "T1.SE", "1", "T1.C", "T1.NW")  # overflow, thanks to the Gyrocopter
    assert there(state, 0, "T1.NW") == (1, 0, 0)
    finish_moving(state)
    assert state.battlefield == T1_C


def test_all_but_one_set_out_at_once():
    state = cleared(2)
    put(state, 0, "T1.E", 3, 2)
    moving(state)
    play(RULES, state, "0 move-from t1-e")
    assert why_not(RULES, state, 0, "leave-one iii") == refuse("CR-7.5", "no-such-unit-left", level=2)
    play(RULES, state, "0 leave-one ii", "0 go t1-ne")
    assert (there(state, 0, "T1.E"), there(state, 0, "T1.NE")) == ((0, 1, 0), (3, 1, 0))
    put(state, 0, "T1.E", 0, 2)
    play(RULES, state, "0 move-from t1-e")
    assert why_not(RULES, state, 0, "leave-one ii") == refuse("CR-7.4", "choose-one-by-one")


def test_a_mixed_band_goes_on_foot():
    state = cleared(2, "tomb goldleif")
    put(state, 0, "T1.E", 1, 1)
    moving(state)
    play(RULES, state, "0 move-from t1-e", "0 take ii")
    assert "go t1-c" in offered(state, 0)
    play(RULES, state, "0 take i")
    assert "go t1-c" not in offered(state, 0)


def test_figures_pass_through_their_own_bastion_cr_7_16():
    """CR-7.16, CR-R-8: for one point each way."""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    moving(state)
    walk(state, 0, "T1.E", "1", "home", "T1.E")
    assert there(state, 0, "T1.E") == (1, 0, 0)
    assert [event.place for event in told(state, UnitsMoved)] == [HOME, T1_E]


def test_a_hero_left_alone_goes_home_cr_7_17():
    """CR-7.17, CR-EX-19, CR-13.3"""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    hire(state, 0, 1, "T1.E")
    moving(state)
    walk(state, 0, "T1.E", "1", "T1.NE")
    assert state.hero_at[0] == T1_E
    finish_moving(state)
    assert state.hero_at[0] == HOME
    assert told(state, HeroWentHome) == [HeroWentHome(0, 1)]


# Fights


def test_every_shared_territory_is_fought_over_cr_7_18():
    """CR-7.18, CR-7.19, CR-R-27: in the order the player likes, one after another; none can be declined."""
    state = cleared(2)
    put(state, 0, "T1.SE", 2)
    put(state, ELVES, "T1.C", 1)
    put(state, 1, "T1.SW", 1)
    moving(state)
    walk(state, 0, "T1.SE", "1", "T1.C")
    walk(state, 0, "T1.SE", "1", "T1.SW")
    finish_moving(state)
    assert offered(state, 0) == ["fight-at t1-c", "fight-at t1-sw"]
    assert why_not(RULES, state, 0, "fight-at t1-e") == refuse("CR-7.18", "nothing-to-fight-over", place=T1_E)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-7.19", "choose-a-fight")
    play(RULES, state, "0 fight-at t1-sw", "1 flee")
    assert state.battlefield == T1_C  # the other follows by itself
    play(RULES, state, "0 flee")
    assert state.waiting == []


def test_fights_occur_at_no_other_time_cr_7_20():
    """CR-7.20, CR-I-4: an equip action starts none, and after a move action no territory has two sides."""
    state = cleared(2)
    put(state, 0, "T1.SE", 2)
    put(state, ELVES, "T1.C", 1)
    turn(state)
    play(RULES, state, "0 equip-armies", "0 end-equipment")
    assert state.waiting == []
    attack(state, "T1.SE", "T1.C")
    play(RULES, state, "0 strike", "* roll-dice 2")
    assert all(len(state.enemies(9, place)) <= 1 for place in state.territories)


def test_figures_are_named_by_where_they_are():
    assert PLACE["T1.NW"] == T1_NW
