"""Finds an agent by the name people type."""

from __future__ import annotations

from meadhall.agents.agent import Agent
from meadhall.agents.aimless import Aimless
from meadhall.agents.greedy import Greedy
from meadhall.kernel.troubles import Trouble

NAMES = ("greedy", "random")


class UnknownAgent(Trouble):
    """No agent of that name."""


def agent(name: str) -> Agent:
    match name:
        case "random":
            return Aimless()
        case "greedy":
            return Greedy()
        case _:
            raise UnknownAgent("unknown-agent", agent=name, known=", ".join(NAMES))
