"""Finds an agent by the name people type.

Agents are entry points of the group `meadhall.agents`, ours and other people's
alike: whatever a package names there is called without arguments and gives an
`Agent`, once for each seat that it is to play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import entry_points

from meadhall.agents.agent import Agent
from meadhall.agents.agent import listens as agent_listens
from meadhall.kernel.nearest import nearest
from meadhall.kernel.troubles import Trouble

GROUP = "meadhall.agents"
LADDER = ("random", "thrall", "greedy", "skald", "jarl", "odin")  # ours, from gentle to frightening


class UnknownAgent(Trouble):
    """No agent of that name."""


def names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


def ladder() -> list[str]:
    """All names: ours from the weakest to the strongest, then other people's."""
    known = names()
    return [name for name in LADDER if name in known] + [name for name in known if name not in LADDER]


@lru_cache(maxsize=None)
def find(name: str) -> Callable[[], Agent]:
    """What makes an agent of that name."""
    for point in entry_points(group=GROUP, name=name):
        maker: Callable[[], Agent] = point.load()
        assert isinstance(maker(), Agent), f"{point.value} makes no Agent"
        return maker
    raise UnknownAgent("unknown-agent", agent=name, known=", ".join(names()), near=nearest(name, names()))


def package_of(name: str) -> str:
    """The package that brought it along, with its version."""
    for point in entry_points(group=GROUP, name=name):
        if point.dist is not None:
            return f"{point.dist.name} {point.dist.version}"
    return ""


@lru_cache(maxsize=None)
def listens(name: str) -> bool:
    """Whether it wants to be told the story of a game."""
    return agent_listens(agent(name))


def agent(name: str) -> Agent:
    return find(name)()
