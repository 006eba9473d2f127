"""OpenSpiel's own tests, as they are, on every game; and its search on one of them."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

from meadhall.envs import openspiel
from meadhall.kernel import shelf
from tests.envs.playing import EVERY_TABLE, GAMES

FEWEST_AND_MOST = [(game, seats) for game in GAMES for seats in (shelf.find(game).seats[0], shelf.find(game).seats[-1])]
WRITTEN_QUICKLY = [("holmgang", 2), ("raids", 2)]  # the soak writes all of them, thousands of pages


@pytest.fixture(autouse=True, scope="module")
def registered() -> None:
    openspiel.register()
    openspiel.register()  # once is enough, twice does no harm


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_simulated_by_openspiel(game: str, seats: int) -> None:
    table = pyspiel.load_game(openspiel.name_of(game), {"seats": seats})
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_every_table_is_simulated_by_openspiel(game: str, seats: int) -> None:
    test_simulated_by_openspiel(game, seats)


@pytest.mark.parametrize(("game", "seats"), WRITTEN_QUICKLY)
def test_a_playthrough_is_written(game: str, seats: int) -> None:
    from open_spiel.python.algorithms import generate_playthrough  # brings scipy along: a second, only for this

    text = generate_playthrough.playthrough(f"{openspiel.name_of(game)}(seats={seats})", None, seed=1)
    assert "IsTerminal() = True" in text and f'GameType.short_name = "{openspiel.name_of(game)}"' in text


@pytest.mark.soak
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_playthrough_of_every_table_is_written(game: str, seats: int) -> None:
    test_a_playthrough_is_written(game, seats)


def played(state: pyspiel.State, seed: int, limit: int = 10_000) -> pyspiel.State:
    dice = np.random.RandomState(seed)
    while not state.is_terminal() and limit:
        state.apply_action(dice.choice(state.legal_actions()))
        limit -= 1
    return state


def test_chance_is_explicit_and_its_odds_add_up() -> None:
    state = pyspiel.load_game("meadhall_yggdrasil", {"seats": 2}).new_initial_state()
    dice, nodes = np.random.RandomState(1), 0
    while not state.is_terminal() and nodes < 60:
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
            assert all(state.action_to_string(state.current_player(), action) for action, _ in outcomes[:3])
        state.apply_action(dice.choice(state.legal_actions()))
    assert nodes == 60


def test_a_clone_goes_its_own_way() -> None:
    state = played(pyspiel.load_game("meadhall_blood_rage", {"seats": 2}).new_initial_state(), 1, limit=40)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before and twin.history() == state.history()
    played(twin, 2, limit=30)
    assert str(state) == before


def test_returns_are_those_of_the_game() -> None:
    state = played(pyspiel.load_game("meadhall_raids", {"seats": 3}).new_initial_state(), 5)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0.0) and max(state.returns()) > 0


def test_each_seat_remembers_what_it_was_told_and_no_more() -> None:
    """In the draft of Blood Rage what one keeps is told to oneself alone."""
    state = played(pyspiel.load_game("meadhall_blood_rage", {"seats": 2}).new_initial_state(), 1, limit=30)
    one, two = (set(state.information_state_string(seat).splitlines()) for seat in range(2))
    assert one & two and one - two and two - one
    true = {line for line in one | two if line.startswith("> pick")}
    assert all(line not in one or line not in two for line in true)


def test_chance_is_told_nothing_and_leaves_what_seats_were_told_alone() -> None:
    """Numbers below 0 stand for chance and for the end, not for seats counted from behind."""
    state = played(pyspiel.load_game("meadhall_blood_rage", {"seats": 4}).new_initial_state(), 1, limit=30)
    before = [state.information_state_string(seat) for seat in range(4)]
    for nobody in (int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)):
        with pytest.raises(ValueError, match="nobody sits"):
            state.held.heard(nobody)
    assert [state.information_state_string(seat) for seat in range(4)] == before


def test_openspiels_own_search_plays_our_game() -> None:
    game = pyspiel.load_game("meadhall_raids", {"seats": 2})
    dice = np.random.RandomState(3)
    bot = mcts.MCTSBot(game, 1.5, 20, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(dice.choice(state.legal_actions()))
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters() -> None:
    table = pyspiel.load_game("meadhall_raids(seats=4,villages=4)")
    assert table.num_players() == 4 and table.seating.choices["villages"] == 4
    assert pyspiel.load_game(str(table)).seating.choices == table.seating.choices
    assert table.num_distinct_actions() == len(shelf.find("raids").moves)
