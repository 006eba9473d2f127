"""Many tables at once: the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest

from meadhall.envs import vector
from meadhall.envs.codec import codec_of
from meadhall.kernel import shelf
from tests.envs.playing import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_table_is_told_as_it_is(game: str) -> None:
    env = vector.make(game, tables=5, seats=max(shelf.find(game).seats), seed=2)
    codec = codec_of(game)
    for _ in range(30):
        for table in range(len(env)):
            state, seat = env.state(table), int(env.seats[table])
            assert state.waiting[0] == seat
            assert np.array_equal(env.observations[table], codec.observe(state, seat))
            assert np.array_equal(env.masks[table], codec.mask(state, seat))
        env.step(env.random_actions())


def test_a_table_that_is_over_begins_anew_and_pays_everybody() -> None:
    env = vector.make("holmgang", tables=16, seats=2, seed=1, observes=False)
    ended = 0
    for _ in range(60):
        env.step(env.random_actions())
        for table in np.nonzero(env.ended)[0]:
            ended += 1
            assert env.returns[table].sum() == 0
            assert env.masks[table].any()
    assert ended > 16


def test_the_same_seed_gives_the_same_tables() -> None:
    one, two = (vector.make("raids", tables=8, seats=4, seed=5) for _ in range(2))
    for _ in range(50):
        actions = one.random_actions()
        assert actions == two.random_actions()
        one.step(actions)
        two.step(np.array(actions))
        assert np.array_equal(one.observations, two.observations)
    assert not np.array_equal(one.observations, vector.make("raids", tables=8, seats=4, seed=6).observations)


def test_what_is_outside_a_mask_changes_no_table() -> None:
    env = vector.make("raids", tables=3, seats=2, seed=1)
    before = env.observations.copy()
    actions = env.random_actions()
    actions[2] = int(np.argmin(env.masks[2]))
    with pytest.raises(ValueError, match="table 2"):
        env.step(actions)
    with pytest.raises(ValueError, match="2 actions for 3 tables"):
        env.step(actions[:2])
    assert [env.state(table).waiting[0] for table in range(3)] == env.seats.tolist()
    assert np.array_equal(env.observations, before)
