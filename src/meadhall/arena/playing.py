"""One game, one agent in each seat."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any, Protocol

from meadhall.agents.agent import Agent, Ear, seen_from
from meadhall.kernel import core
from meadhall.kernel.core import Decision
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choice, Rules, SeatResult
from meadhall.kernel.values import CHANCE, Event, Move, Seat

THOUGHTS = 1_000_003  # far from the seeds of the next games


class Onlooker(Protocol):
    """Sees a whole game: every event as it is told, every answer as it is given."""

    told: list[Event]

    def answered(self, seat: Seat, question: Decision[Any], move: Move, seconds: float) -> None: ...


def play_game(
    rules: Rules, agents: Sequence[Agent], seed: int, options: dict[str, Choice] | None = None
) -> tuple[SeatResult, ...]:
    """One game, one agent for each seat; the same seed gives the same game."""
    return rules.result(final_state(rules, agents, seed, options))


def final_state(
    rules: Rules,
    agents: Sequence[Agent],
    seed: int,
    options: dict[str, Choice] | None = None,
    onlooker: Onlooker | None = None,
) -> Any:
    """The table when the game is over.

    Each seat thinks with dice of its own: however much one agent thinks, the table's dice and the others' thoughts
    stay the same.
    """
    dice = Dice(seed)
    thoughts = [Dice(seed + THOUGHTS * (seat + 1)) for seat in range(len(agents))]
    choices = rules.choices(len(agents), options or {})
    ears = [Ear(agent, seat, f"{rules.name} {seed}", choices) for seat, agent in enumerate(agents)]
    state = rules.begin(len(agents), choices)
    told: list[Event] = [] if onlooker is None else onlooker.told
    if onlooker is not None or any([ear.listens for ear in ears]):
        state.log = told
    core.run(state)
    while state.waiting:
        seat = state.waiting[0]
        if seat == CHANCE:
            core.answer(state, CHANCE, core.draw(state, dice))
            continue
        begun = perf_counter()
        seen = seen_from(rules, state, seat, thoughts[seat], ears[seat].heard(told))
        move = agents[seat].choose(seen, thoughts[seat])
        if onlooker is not None:
            onlooker.answered(seat, core.asked(state), move, perf_counter() - begun)
        core.answer(state, seat, move)
    return state
