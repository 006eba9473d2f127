"""Finds an agent by the name people type.

Agents are entry points of the group `meadhall.agents`, ours and other people's
alike: whatever a package names there is called without arguments and gives an
`Agent`, once for each seat that it is to play.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from meadhall.agents.agent import Agent
from meadhall.kernel.troubles import Trouble

GROUP = "meadhall.agents"


class UnknownAgent(Trouble):
    """No agent of that name."""


def names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


def agent(name: str) -> Agent:
    for point in entry_points(group=GROUP, name=name):
        made = point.load()()
        assert isinstance(made, Agent), f"{point.value} makes no Agent"
        return made
    raise unknown(name)


def unknown(name: str) -> UnknownAgent:
    return UnknownAgent("unknown-agent", agent=name, known=", ".join(names()))
