"""An agent's move: what a thinking process does for a seat that an agent plays."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from typing import Any

from meadhall.agents import roster
from meadhall.agents.agent import Agent, Heard, Seen
from meadhall.agents.programs.agent import ProgramAgent, program_agent
from meadhall.agents.thinker import Thinker
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import load
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Seat
from meadhall.server.tables.snapshots import events_from
from meadhall.server.thinking.questions import Story


def think(
    level: str,
    game: str,
    position: dict[str, Any],
    seat: Seat,
    seed: int,
    seconds: float = 0.0,
    story: Story | None = None,
    program: str | None = None,
) -> int:
    """One that searches stops by itself after so many seconds, if any, and says what it has found."""
    rules = shelf.find(game)
    world = load(rules, position)
    offered = core.options(world, seat)
    if len(offered) == 1:
        return offered[0].number
    agent = _agent(level) if program is None else _program(program)
    if isinstance(agent, Thinker):
        agent.seconds = seconds / agent.patience(rules).trees  # they are grown one after another: one process a move
    elif isinstance(agent, ProgramAgent):
        agent.seconds = seconds
    return agent.choose(Seen(rules, seat, world, heard(rules, story)), Dice(seed)).number


def heard(rules: Rules, story: Story | None) -> Heard | None:
    return None if story is None else Heard(story.game, story.choices, events_from(rules, story.events))


@lru_cache(maxsize=None)
def _agent(level: str) -> Agent:
    return roster.agent(level)


@lru_cache(maxsize=None)
def _program(text: str) -> ProgramAgent:
    """One process of each program for each of ours that thinks; what it writes on its standard error is nobody's."""
    return program_agent(text, subprocess.DEVNULL)
