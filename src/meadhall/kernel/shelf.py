"""Finds a game by name.

Games are entry points of the group `meadhall.games`, ours and other people's
alike: a package that names its `Rules` there is on the shelf once installed.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import entry_points

from meadhall.kernel.nearest import nearest
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import UnknownGame

GROUP = "meadhall.games"


def names() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


@lru_cache(maxsize=None)
def find(name: str) -> Rules:
    for point in entry_points(group=GROUP, name=name):
        rules = point.load()
        assert isinstance(rules, Rules), f"{point.value} is not a Rules"
        return rules
    raise UnknownGame("unknown-game", game=name, known=", ".join(names()), near=nearest(name, names()))
