"""PettingZoo's own tests, as they are, on every game at every number of seats; then what we promise beyond them."""

from __future__ import annotations

import pickle
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from meadhall.envs import pettingzoo
from tests.envs.playing import EVERY_TABLE, GAMES

pytestmark = pytest.mark.filterwarnings("ignore:Observation", "ignore:The base environment")
CYCLES = 40


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_one_at_a_time(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=CYCLES // seats)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_all_at_once(game: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats), num_cycles=CYCLES // seats)


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_cut_short(game: str, seats: int) -> None:
    max_cycles_test(
        SimpleNamespace(
            env=partial(pettingzoo.env, game, seats, everybody_acts=True),
            parallel_env=partial(pettingzoo.parallel_env, game, seats),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_rendered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo.env, game))
    assert capsys.readouterr().out.strip()


def played_out(env: pettingzoo.Turns) -> dict[str, float]:
    """A whole game by whatever comes first; what everybody had in the end."""
    got: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, ends, cut, _ = env.last()
        if ends or cut:
            got[agent] = reward
            env.step(None)
        else:
            env.step(int(np.argmax(seen["action_mask"])))
    return got


def test_a_whole_game_pays_everybody_once() -> None:
    env = pettingzoo.env("raids", seats=3)
    env.reset(seed=4)
    got = played_out(env)
    assert sorted(got) == ["seat_0", "seat_1", "seat_2"]
    assert sum(got.values()) == pytest.approx(0.0) and max(got.values()) > 0


def test_an_action_outside_the_mask_is_refused_by_its_rule() -> None:
    env = pettingzoo.env("raids", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.observe(agent)["action_mask"]
    env.step(int(np.argmin(mask)))
    assert env.agent_selection == agent
    assert env.infos[agent]["refused"].startswith("RA-") or env.infos[agent]["refused"] == "table"
    assert np.array_equal(env.observe(agent)["action_mask"], mask)


def test_what_is_no_action_is_an_error() -> None:
    env = pettingzoo.env("raids", seats=2)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="from 0 to 37"):
        env.step(-1)


def test_copies_are_independent_and_can_be_gone_back_to() -> None:
    env = pettingzoo.env("blood-rage", seats=2)
    env.reset(seed=9)
    for _ in range(5):
        env.step(int(np.argmax(env.observe(env.agent_selection)["action_mask"])))
    here = env.observe(env.agent_selection)["observation"]
    saved = env.copy()
    ends = [played_out(env)]
    assert np.array_equal(saved.observe(saved.agent_selection)["observation"], here)
    for _ in range(2):
        env.restore(saved)
        assert np.array_equal(env.observe(env.agent_selection)["observation"], here)
        ends.append(played_out(env))
    assert ends[0] == ends[1] == ends[2]


def test_an_imagined_table_looks_the_same_and_deals_others_anew() -> None:
    env = pettingzoo.env("blood-rage", seats=3)
    env.reset(seed=2)
    worlds = [env.imagine("seat_0", seed) for seed in range(8)]
    own = env.observe("seat_0")["observation"]
    assert all(np.array_equal(world.observe("seat_0")["observation"], own) for world in worlds)
    assert len({world.observe("seat_1")["observation"].tobytes() for world in worlds}) > 1


def test_who_owes_no_answer_can_only_wait() -> None:
    env = pettingzoo.parallel_env("raids", seats=3)
    seen, _ = env.reset(seed=1)
    asked = env.possible_agents[env.table.waiting[0]]
    for agent, told in seen.items():
        assert bool(told["action_mask"][env.wait]) == (agent != asked)
        assert told["action_mask"].sum() >= 1


def test_an_environment_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.parallel_env("raids", seats=3, villages=4)))
    assert env.seating.choices["villages"] == 4 and len(env.possible_agents) == 3
