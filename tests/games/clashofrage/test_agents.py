"""What a position is worth, and an agent that plays by it."""

from __future__ import annotations

from meadhall.agents.agent import seen_from
from meadhall.agents.aimless import Aimless
from meadhall.agents.arena import one_against_others
from meadhall.agents.greedy import Greedy
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.model import ELVES, FIRST_ACTION, SECOND_ACTION
from meadhall.games.clashofrage.turn import Actions
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from tests.games.clashofrage.tables import cleared, give, moving, put, turn
from tests.tables import play


def value(state, seat=0):
    if not state.stack:
        turn(state, 1)
    return RULES.evaluate(state, seat)


def test_cities_legends_and_forges_are_worth_something():
    bare = cleared(2)
    put(bare, 0, "T1.E", 3)
    plain = value(bare.copy())
    city, forge, legend = bare.copy(), bare.copy(), bare.copy()
    put(city, 0, "T1.C", 1)
    put(forge, 0, "T1.SE", 1)
    give(legend, 0, "leg_dusk_blade", 0)
    assert value(city) > value(forge) > plain
    assert value(legend) > plain
    assert value(city, 1) < 0.5 < value(city)


def test_a_won_game_is_worth_everything():
    state = cleared(2)
    for level, name in enumerate(("leg_dusk_blade", "leg_titan_hammer", "leg_dawn_bow", "leg_soul_scythe")):
        give(state, 1, name, level % 3)
    turn(state, 1, SECOND_ACTION)
    assert (RULES.evaluate(state, 0), RULES.evaluate(state, 1)) == (0.0, 1.0)


def test_good_odds_are_worth_an_attack_and_bad_ones_are_not():
    strong, weak = cleared(2), cleared(2)
    put(strong, 0, "T1.SE", 6, 3, 1)
    put(weak, 0, "T1.SE", 1)
    for state, attacks in ((strong, True), (weak, False)):
        put(state, ELVES, "T1.C", 1, 0, 1)
        moving(state)
        play(RULES, state, "0 move-from 2")
        if attacks:
            play(RULES, state, "0 leave-one 0")
        before = RULES.evaluate(state, 0)
        after = state.copy()
        core.answer(after, 0, RULES.moves[227 + 0])  # into the city
        stay = state.copy()
        core.answer(stay, 0, RULES.moves[227 + 1])  # into the wilds
        assert (RULES.evaluate(after, 0) > RULES.evaluate(stay, 0)) == attacks
        assert before >= RULES.evaluate(stay, 0) - 1e-9


def test_greedy_walks_into_an_empty_city():
    state = cleared(2)
    put(state, 0, "T1.SE", 3)
    state.begin(Actions(FIRST_ACTION))
    core.run(state)
    dice, agent = Dice(3), Greedy()
    while state.waiting == [0]:
        seat = state.waiting[0]
        core.answer(state, seat, agent.choose(seen_from(RULES, state, seat, dice), dice))
    assert state.controls(0, 0)
    assert state.controls(0, 2)  # and somebody stays at the forge


def test_greedy_beats_random_clans():
    tally = one_against_others(RULES, Greedy(1, 1), Aimless(), seats=4, games=2, options={"clans": "drawn"})
    assert tally.rate == 1.0
