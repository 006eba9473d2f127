"""What a position is worth, and an agent that plays by it."""

from __future__ import annotations

from meadhall.agents.agent import seen_from
from meadhall.agents.aimless import Aimless
from meadhall.agents.greedy import Greedy
from meadhall.arena.playing import play_game
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.assault import PickDice
from meadhall.games.clashofrage.clans import CLAN_NAMES
from meadhall.games.clashofrage.evaluate import evaluate_all
from meadhall.games.clashofrage.features import LATEST
from meadhall.games.clashofrage.fights import Fight
from meadhall.games.clashofrage.model import ELVES, FIRST_ACTION, NOWHERE, SECOND_ACTION
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.turn import Actions
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from tests.games.clashofrage.tables import cleared, finish_moving, give, march_all, moving, put, turn
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
        play(RULES, state, "0 move-from t1-se")
        if attacks:
            play(RULES, state, "0 leave-one i")
        before = RULES.evaluate(state, 0)
        after = state.copy()
        core.answer(after, 0, RULES.moves[227 + 0])  # into the city
        stay = state.copy()
        core.answer(stay, 0, RULES.moves[227 + 1])  # into the wilds
        assert (RULES.evaluate(after, 0) > RULES.evaluate(stay, 0)) == attacks
        assert before > RULES.evaluate(stay, 0) - 0.05  # a promise is near to the best that can come


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


def rerolls(seed, decisions):
    """Fights of all clans, up to questions what to roll again; the other clan's action is still to come."""
    dice = Dice(seed)
    while decisions:
        clans = list(CLAN_NAMES)
        dice.shuffle(clans)
        state = cleared(2, " ".join(clans[:2]))
        put(state, 0, "T1.SE", 1 + dice.below(4), dice.below(3), dice.below(2))
        put(state, 1, "T1.C", dice.below(3), 1 + dice.below(2), dice.below(2))
        for seat, level in ((0, 0), (1, 1)):
            give(state, seat, dice.choice(["rune_staff", "shaman_cloak", "leg_seer_crown"]), level)
        state.begin(Actions(FIRST_ACTION))
        core.run(state)
        play(RULES, state, "0 move-armies")
        march_all(state, 0, "T1.SE", "T1.C")
        finish_moving(state)
        core.settle(state, dice)
        while decisions and state.battlefield != NOWHERE:
            if isinstance(state.stack[-1], PickDice):
                decisions -= 1
                yield state.copy()
            core.answer(state, state.waiting[0], core.options(state, state.waiting[0])[0])
            core.settle(state, dice)


def odds_for_the_striker(state, move):
    """How likely the side whose dice they are wins the fight after this answer."""
    twin, place = state.copy(), state.battlefield
    foe = next(frame.foe for frame in state.stack if isinstance(frame, Fight))
    core.answer(twin, twin.waiting[0], move)
    if twin.battlefield == NOWHERE:
        return float(bool(twin.units(state.striker, place)))
    outcome = outcome_at(twin, 0, foe, place)
    return outcome.wins if state.striker == 0 else outcome.loses


def test_greedy_never_rolls_again_what_is_better_kept():
    """Nor keeps what is better rolled again: chance is weighed, not tried out."""
    agent, dice = Greedy(), Dice(5)
    kinds = set()
    for state in rerolls(seed=3, decisions=60):
        seat = state.waiting[0]
        move = agent.choose(seen_from(RULES, state, seat, dice), dice)
        kinds.add(str(move))
        best = max(odds_for_the_striker(state, option) for option in core.options(state, seat))
        assert odds_for_the_striker(state, move) >= best - 0.02, (state.stack[-1], move)
    assert {"KeepDice()", "RerollBlanks()"} <= kinds


def test_even_far_behind_more_is_better():
    """A hopeless position is played on, not at random."""
    behind = cleared(2)
    for level, name in enumerate(("leg_dusk_blade", "leg_titan_hammer", "leg_dawn_bow")):
        give(behind, 1, name, level)
    values = []
    for crystals in range(6):
        behind.crystals[0] = crystals
        values.append(value(behind.copy()))
    assert values == sorted(set(values))
    assert 0.0 < values[0] < values[-1] < 0.5


def test_greedy_beats_random_clans():
    for seat in (0, 1):
        agents = [Greedy(1, 1) if at == seat else Aimless() for at in range(4)]
        assert play_game(RULES, agents, seat, {"clans": "drawn"})[seat].won


def test_what_is_remembered_of_one_table_is_not_taken_for_another():
    """How a map lies and what clans wear is counted once and kept: two tables in turn are judged as each by itself."""
    dice = Dice(8)
    tables = [RULES.begin(4, RULES.choices(4, {"map": name})) for name in ("A", "B")]
    for state in tables:
        core.run(state)
        core.settle(state, dice)
    compared = 0
    while all(state.waiting for state in tables) and compared < 200:
        for state in tables:
            core.answer(state, state.waiting[0], dice.choice(core.options(state, state.waiting[0])))
            core.settle(state, dice)
        together = [evaluate_all(state) for state in tables]
        for state, chances in zip(tables, together):
            LATEST.forget()
            assert evaluate_all(state) == chances
            compared += 1
    assert compared == 200
