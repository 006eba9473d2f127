"""Heroes (CR-13)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import HeroWentHome, RageTaken
from meadhall.games.clashofrage.heroes import NO_HERO
from meadhall.games.clashofrage.model import ELVES
from meadhall.games.clashofrage.regions import HOME
from tests.games.clashofrage.tables import attack, cleared, finish_moving, hire, moving, put, told, walk
from tests.tables import offered, play

T1_C, T1_E, T1_SE, T1_SW, T1_W, T1_NW, T1_NE = range(7)


def test_a_hero_passes_under_overflow_but_does_not_make_it_cr_13_2():
    """CR-13.2, CR-13.1: enemies stop him as they stop a unit."""
    state = cleared(2)
    put(state, 0, "T1.SE", 2)
    hire(state, 0, 1, "T1.SE")
    put(state, ELVES, "T1.C", 1)
    moving(state)
    play(RULES, state, "0 move-from t1-se", "0 take-hero", "0 go t1-c")
    assert state.hero_moved  # stopped
    state = cleared(2)
    put(state, 0, "T1.SE", 2)
    hire(state, 0, 1, "T1.SE")
    put(state, ELVES, "T1.C", 1)
    moving(state)
    walk(state, 0, "T1.SE", "1", "T1.C")
    walk(state, 0, "T1.SE", "hero", "T1.C", "T1.NW")
    assert state.hero_at[0] == T1_NW


def test_a_hero_may_travel_alone_but_must_end_with_a_unit_cr_13_3():
    """CR-13.3, CR-I-5"""
    state = cleared(2)
    put(state, 0, "T1.NE", 1)
    hire(state, 0, 1, "home")
    moving(state)
    walk(state, 0, "home", "hero", "T1.E", "T1.NE")
    finish_moving(state)
    assert state.hero_at[0] == T1_NE
    moving(state)
    walk(state, 0, "T1.NE", "hero", "T1.E")
    finish_moving(state)
    assert state.hero_at[0] == HOME


def test_a_hero_never_counts_as_a_unit_cr_13_4():
    """CR-13.4: nor for Razaro's own reckoning."""
    state = cleared(2)
    put(state, 0, "T1.SE", 1)
    hire(state, 0, 0, "T1.SE")
    put(state, 1, "T1.C", 1)
    hire(state, 1, 3, "T1.C")
    attack(state, "T1.SE", "T1.C")
    assert told(state, RageTaken) == []  # one against one


def test_a_hero_alone_against_enemies_goes_home_cr_13_5():
    """CR-13.5: and there is no fight."""
    state = cleared(2)
    hire(state, 0, 1, "T1.SE")
    put(state, ELVES, "T1.C", 2)
    moving(state)
    walk(state, 0, "T1.SE", "hero", "T1.C")
    finish_moving(state)
    assert (state.hero_at[0], state.waiting) == (HOME, [])
    assert told(state, HeroWentHome) == [HeroWentHome(0, 1)]


def test_a_hero_fights_beside_a_unit_of_his_owner_cr_13_6():
    """CR-13.6"""
    state = cleared(2)
    hire(state, 0, 1, "T1.C")
    assert state.hero_in(0, T1_C) == NO_HERO
    put(state, 0, "T1.C", 1)
    assert state.hero_in(0, T1_C) == 1
    assert state.hero_in(0, T1_E) == NO_HERO
    assert state.hero_in(ELVES, T1_C) == NO_HERO


def test_razaro_takes_two_rage_when_outnumbered_cr_13_11():
    """CR-13.11, CR-R-48: units are counted when the fight starts, on either side."""
    for units, rage in ((1, 2), (2, 0), (3, 0)):
        state = cleared(2)
        put(state, 0, "T1.SE", units)
        hire(state, 0, 0, "T1.SE")
        put(state, 1, "T1.C", 2)
        attack(state, "T1.SE", "T1.C")
        assert state.rage[0] == rage
    state = cleared(2)
    put(state, 0, "T1.SE", 3)
    put(state, 1, "T1.C", 2)
    hire(state, 1, 0, "T1.C")
    attack(state, "T1.SE", "T1.C")
    assert state.rage[1] == 2
    assert "flee" in offered(state, state.waiting[0])
