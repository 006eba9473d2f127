"""Our games as Gymnasium environments: `pip install meadhall[gymnasium]`.

    import gymnasium, meadhall.envs.gymnasium
    env = gymnasium.make("meadhall/Raids-v1", seats=2, opponents="greedy")

One seat is yours; the others are played by agents of ours. `info["action_mask"]` and `env.action_masks()` tell what is
allowed; an action outside it is refused: nothing changes, and `info["refused"]` names the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import gymnasium
import numpy as np
from gymnasium import spaces

from meadhall.agents import roster
from meadhall.agents.agent import Agent, seen_from
from meadhall.envs.table import Seating, Table
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat

VERSION = 1
RENDER_MODES = ["human", "ansi"]


def id_of(game: str) -> str:
    """`meadhall/BloodRage-v1`"""
    return f"meadhall/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"


def register() -> None:
    """Every game on the shelf, as soon as this module is imported."""
    for game in shelf.names():
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="meadhall.envs.gymnasium:SeatEnv", kwargs={"game": game})


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as its base has it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: Seat = 0,
        opponents: str | Sequence[str] = "random",
        scaled: bool = False,
        render_mode: str | None = None,
        **options: Choice,
    ) -> None:
        """`opponents`: one agent for all other seats, or one for each. `scaled`: numbers from 0 to 1, for networks."""
        self.seating = Seating(game, seats, options)
        self.codec = self.seating.codec
        if not 0 <= seat < self.seating.seats:
            raise ValueError(f"seat {seat} at a table of {self.seating.seats}")
        self.seat = seat
        self.others = self._others(opponents)
        self.render_mode = render_mode
        self.low, self.high = self.codec.bounds()
        self._span = self.high.astype(np.float32) - self.low
        self.scaled = scaled
        self.action_space = spaces.Discrete(self.codec.actions)
        self.observation_space = (
            spaces.Box(0.0, 1.0, self.low.shape, np.float32)
            if scaled
            else spaces.Box(self.low, self.high, dtype=np.int16)
        )
        self._table: Table | None = None
        self._dice = Dice(0)

    def _others(self, opponents: str | Sequence[str]) -> dict[Seat, Agent]:
        seats = [seat for seat in range(self.seating.seats) if seat != self.seat]
        names = [opponents] * len(seats) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(seats):
            raise ValueError(f"{len(names)} opponents for {len(seats)} other seats")
        return {seat: roster.agent(name) for seat, name in zip(seats, names)}

    @property
    def table(self) -> Table:
        assert self._table is not None, "reset() comes first"
        return self._table

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = [int(word) for word in self.np_random.integers(1 << 62, size=2)]
        self._table = Table(self.seating, drawn[0] if seed is None else seed)
        self._dice = Dice(drawn[1])
        self._let_others_play()
        return self._observed(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        refused = None
        if self.table.is_over:
            raise RuntimeError("the game is over: reset() begins another")
        if not self.table.answer(self.seat, int(action)):
            refused = self.table.why_not(self.seat, int(action))
        self._let_others_play()
        info = self._info() if refused is None else {**self._info(), "refused": refused}
        return self._observed(), self.table.returns()[self.seat], self.table.is_over, False, info

    def action_masks(self) -> Any:
        """As sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        board = self.table.drawn(self.seat)
        if self.render_mode == "human":
            print(board)
            return None
        return board

    def copy(self) -> Self:
        """The environment as it is now, for planning; whatever is done with it leaves this one alone."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._table, twin._dice = self.table.copy(), self._dice.copy()
        return twin

    def restore(self, saved: Self) -> None:
        """Back to what `copy()` gave, as often as one likes."""
        self._table, self._dice = saved.table.copy(), saved._dice.copy()

    def imagine(self, seed: int | None = None) -> Self:
        """An environment that looks the same from this seat; what it cannot see is dealt anew."""
        twin = self.copy()
        twin._table = self.table.imagined(self.seat, seed)
        return twin

    def _let_others_play(self) -> None:
        """Until this seat is asked; where all answer face down, it is asked first."""
        rules, table = self.seating.rules, self.table
        while not table.is_over and self.seat not in table.waiting:
            seat = table.waiting[0]
            move = self.others[seat].choose(seen_from(rules, table.state, seat, self._dice), self._dice)
            table.answer(seat, move.number)

    def _observed(self) -> Any:
        seen = self.table.observe(self.seat)
        return (seen.astype(np.float32) - self.low) / self._span if self.scaled else seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat)}


register()
