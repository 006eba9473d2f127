"""Gymnasium's own check, as it is, on every game at every number of seats; and a seat against agents of ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meadhall.envs.gymnasium import SeatEnv, id_of
from tests.envs.playing import EVERY_TABLE, GAMES


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_checked_by_gymnasium(game: str, seats: int) -> None:
    env = gymnasium.make(id_of(game), seats=seats, render_mode="ansi", disable_env_checker=True)
    check_env(env.unwrapped)


def test_every_game_has_its_id() -> None:
    assert {id_of(game) for game in GAMES} <= set(gymnasium.registry)
    assert id_of("clash-of-rage") == "meadhall/ClashOfRage-v1"


@pytest.mark.parametrize("scaled", [False, True])
def test_a_game_is_played_to_its_end(scaled: bool) -> None:
    env = gymnasium.make("meadhall/Raids-v1", seats=3, seat=1, opponents=["greedy", "random"], scaled=scaled)
    seen, info = env.reset(seed=3)
    rewards = []
    while True:
        assert env.observation_space.contains(seen)
        seen, reward, ends, cut, info = env.step(int(np.argmax(info["action_mask"])))
        rewards.append(reward)
        assert not cut
        if ends:
            break
    assert not any(rewards[:-1]) and rewards[-1] != 0
    assert seen.dtype == (np.float32 if scaled else np.int16)


def test_the_same_seed_is_the_same_game() -> None:
    ends = []
    for _ in range(2):
        env = gymnasium.make("meadhall/Holmgang-v1", seats=2, opponents="random")
        seen, info = env.reset(seed=6)
        steps = [seen.tobytes()]
        ends_now = False
        while not ends_now:
            seen, _, ends_now, _, info = env.step(int(np.argmax(info["action_mask"])))
            steps.append(seen.tobytes())
        ends.append(steps)
    assert ends[0] == ends[1]


def test_what_is_refused_is_told_with_its_rule() -> None:
    env = SeatEnv("raids", seats=2)
    _, info = env.reset(seed=1)
    before = env.table.observe(0)
    _, reward, ends, _, told = env.step(int(np.argmin(info["action_mask"])))
    assert told["refused"] and reward == 0 and not ends
    assert np.array_equal(env.table.observe(0), before)


@pytest.mark.parametrize("action", [-1, 38, 10**6])
def test_what_is_no_action_is_an_error_and_changes_nothing(action: int) -> None:
    env = SeatEnv("raids", seats=2)
    env.reset(seed=1)
    before = env.table.observe(0)
    with pytest.raises(ValueError, match="from 0 to 37"):
        env.step(action)
    assert np.array_equal(env.table.observe(0), before)


def test_planning_from_a_copy_leaves_the_game_alone() -> None:
    env = SeatEnv("blood-rage", seats=2)
    _, info = env.reset(seed=8)
    before, saved = env.table.observe(0), env.copy()
    for _ in range(10):
        _, _, _, _, info = env.step(int(np.argmax(info["action_mask"])))
    assert not np.array_equal(env.table.observe(0), before)
    env.restore(saved)
    assert np.array_equal(env.table.observe(0), before)
    assert np.array_equal(env.imagine(seed=1).table.observe(0), before)


@pytest.mark.parametrize(
    ("wishes", "why"), [({"seat": 2}, "seat 2"), ({"opponents": ["random", "random"]}, "2 opponents")]
)
def test_what_cannot_be_is_said_at_once(wishes: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        SeatEnv("raids", seats=2, **wishes)
