"""Many tables at once, stepped in compiled code: for self-play by the million.

    >>> from meadhall.envs import vector
    >>> env = vector.make("raids", tables=2, seats=2, seed=1)
    >>> env.observations.shape, env.masks.shape, env.seats.tolist()
    ((2, 1117), (2, 38), [1, 1])
    >>> env.step(env.random_actions())

At every table one seat is asked: `seats` says which, `observations` and `masks` are told from there. A table that is
over begins anew at once: `ended` says so, and `returns` what everybody got there. All five are the same arrays after
each step, written in place and not to be written by others: copy what shall be kept.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from meadhall.envs.codec import NUMBER, returns_of
from meadhall.envs.stepping import Tables
from meadhall.envs.table import Seating
from meadhall.kernel.core import State
from meadhall.kernel.dice import SEED_BITS, Dice
from meadhall.kernel.rules import Choice


def make(
    game: str, tables: int, seats: int | None = None, seed: int | None = None, observes: bool = True, **options: Choice
) -> VectorEnv:
    return VectorEnv(Seating(game, seats, options), tables, seed, observes)


class VectorEnv:
    def __init__(self, seating: Seating, tables: int, seed: int | None, observes: bool) -> None:
        self.seating = seating
        self.codec = seating.codec
        self.ended: NDArray[np.bool_] = np.zeros(tables, np.bool_)
        self.returns: NDArray[np.float32] = np.zeros((tables, seating.seats), np.float32)
        self._dice = Dice(secrets.randbits(SEED_BITS) if seed is None else seed)
        self._tables = Tables(self.codec.layout, seating.begin, self._returns, tables, self._dice, observes)
        observed, masks, seats = (
            memoryview(cells)
            for cells in (self._tables.observer.slate.cells, self._tables.masks.cells, self._tables.seats)
        )
        self.observations: NDArray[np.int16] = np.frombuffer(observed, NUMBER).reshape(tables, -1)
        self.masks: NDArray[np.int8] = np.frombuffer(masks, np.int8).reshape(tables, -1)
        self.seats: NDArray[np.uint8] = np.frombuffer(seats, np.uint8)

    def __len__(self) -> int:
        return len(self.seats)

    def step(self, actions: Sequence[int] | NDArray[np.integer]) -> None:
        """One answer at every table. An action outside the mask raises `ValueError`, and nothing has changed."""
        given = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(given) != len(self):
            raise ValueError(f"{len(given)} actions for {len(self)} tables")
        ended = self._tables.step(given)
        self.ended[:] = False
        for table, returns in ended:
            self.ended[table] = True
            self.returns[table] = returns

    def random_actions(self) -> list[int]:
        """An allowed action at every table."""
        return self._tables.random_actions(self._dice)

    def state(self, table: int) -> State:
        """A copy of the true table, for planning."""
        return self._tables.states[table].copy()

    def _returns(self, state: State) -> list[float]:
        rules = self.seating.rules
        return returns_of(rules, rules.result(state))
