"""Our games as PettingZoo environments: `pip install meadhall[pettingzoo]`.

    env = meadhall.envs.pettingzoo.env("raids", seats=3)            # one agent at a time
    env = meadhall.envs.pettingzoo.parallel_env("raids", seats=3)   # all at once

An observation is `{"observation": …, "action_mask": …}`. An action outside the mask is refused: nothing changes, the
information of that agent says why (`refused`), and it is asked again. Rewards come when the game is over.
"""

from __future__ import annotations

from typing import Any, Self

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from meadhall.envs.table import Seating, Table
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat

RENDER_MODES = ["human", "ansi"]
Observed = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    everybody_acts: bool = False,
    **options: Choice,
) -> AECEnv[str, Observed, int | None]:
    """One agent at a time, whoever owes an answer.

    With `everybody_acts` all agents act in every cycle, in their order, and those who owe no answer can only wait: for
    code that counts on a fixed order of agents.
    """
    if everybody_acts:
        return parallel_to_aec(parallel_env(game, seats, render_mode, max_cycles, **options))
    return Turns(game, seats, render_mode, max_cycles, **options)


def parallel_env(
    game: str,
    seats: int | None = None,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    **options: Choice,
) -> Together:
    return Together(game, seats, render_mode, max_cycles, **options)


class Seated(EzPickle):
    """What both kinds of environment share."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        render_mode: str | None,
        max_cycles: int | None,
        waits: bool,
        **options: Choice,
    ) -> None:
        super().__init__(game, seats, render_mode, max_cycles, **options)
        self.seating = Seating(game, seats, options)
        self.codec = self.seating.codec
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": game.replace("-", "_") + "_v1",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": True,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seating.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        low, high = self.codec.bounds()
        actions = self.codec.actions + waits
        self._observed = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._acts = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._table: Table | None = None
        self.cycles = 0

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset() comes first"
        return self._table

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observed[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._acts[agent]

    def seat_of(self, agent: str) -> Seat:
        return self._seats[agent]

    def render(self) -> str | None:
        """The board as somebody who looks on sees it."""
        if self.render_mode is None:
            return None
        board = self.table.drawn(None)
        if self.render_mode == "ansi":
            return board
        print(board)
        return None

    def close(self) -> None:
        """Nothing is kept open."""

    def is_cut_short(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.table.is_over

    def why_not(self, seat: Seat, action: int) -> str:
        """The rule that forbids it."""
        return self.table.why_not(seat, action) or ""

    def copy(self) -> Self:
        """The environment as it is now; whatever is done with it leaves this one alone."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        for name, held in vars(self).items():
            if isinstance(held, dict | list):
                setattr(twin, name, held.copy())
        twin._table = None if self._table is None else self._table.copy()
        return twin

    def restore(self, saved: Self) -> None:
        """Back to what `copy()` gave, as often as one likes."""
        self.__dict__.update(saved.copy().__dict__)

    def imagine(self, agent: str, seed: int | None = None) -> Self:
        """An environment that looks the same to this agent; what it cannot see is dealt anew."""
        twin = self.copy()
        twin._table = self.table.imagined(self.seat_of(agent), seed)
        return twin


class Turns(Seated, AECEnv[str, Observed, int | None]):
    """One agent at a time. Where several answer face down, they are asked one after the other and see nothing of it."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, max_cycles: int | None, **options: Choice
    ) -> None:
        Seated.__init__(self, game, seats, render_mode, max_cycles, False, **options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._table = Table(self.seating, seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.waiting[0]]

    def observe(self, agent: str) -> Observed:
        seat = self.seat_of(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} owes an answer"
        table, seat = self.table, self.seat_of(agent)
        self.cycles += 1
        allowed = table.answer(seat, int(action))
        self.infos[agent] = {} if allowed else {"refused": self.why_not(seat, int(action))}
        waiting = table.waiting
        if not waiting:  # until now nobody has got anything
            self.rewards = dict(zip(self.possible_agents, table.returns()))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            return
        self.agent_selection = self.possible_agents[waiting[0]]
        if self.is_cut_short():
            self.truncations = dict.fromkeys(self.agents, True)


class Together(Seated, ParallelEnv[str, Observed, int]):
    """All agents at once. Who owes no answer can only wait, which is the last action; so can nobody else."""

    def __init__(
        self, game: str, seats: int | None, render_mode: str | None, max_cycles: int | None, **options: Choice
    ) -> None:
        Seated.__init__(self, game, seats, render_mode, max_cycles, True, **options)

    @property
    def wait(self) -> int:
        return self.codec.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        self._table = Table(self.seating, seed)
        self.cycles = 0
        self.agents = list(self.possible_agents)
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Observed]:
        return {agent: self.observe(self.seat_of(agent)) for agent in self.agents}

    def observe(self, seat: Seat) -> Observed:
        mask = np.zeros(self.codec.actions + 1, np.int8)
        if seat in self.table.waiting:
            self.codec.mask(self.table.state, seat, mask[:-1])
        else:
            mask[self.wait] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.cycles += 1
        question = self.table.state.stack[-1] if self.table.waiting else None
        for seat in list(self.table.waiting):
            if not self.table.waiting or self.table.state.stack[-1] is not question:
                break
            agent = self.possible_agents[seat]
            action = int(actions[agent])
            if action == self.wait or not self.table.answer(seat, action):
                infos[agent] = {"refused": "" if action == self.wait else self.why_not(seat, action)}
        is_over, is_cut = self.table.is_over, self.is_cut_short()
        seen = self.observed()
        rewards = dict(zip(self.agents, self.table.returns()))
        terminations, truncations = dict.fromkeys(self.agents, is_over), dict.fromkeys(self.agents, is_cut)
        if is_over or is_cut:
            self.agents = []
        return seen, rewards, terminations, truncations, infos
