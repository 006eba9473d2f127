"""How long to think: so many imagined tables a move.

Tables, not seconds, so that a game can be played again anywhere, move for move. How many a level takes for a move is
the game's `pace`, meant to take up to a tenth of a second on one core of an ordinary machine, times the level's own
patience. A caller who cannot wait sets `seconds` as well: then what is found depends on the machine.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from meadhall.kernel.rules import Rules


@dataclass(frozen=True)
class Budget:
    iterations: int  # of each tree: imagined tables taken down and judged
    trees: int = 1  # grown apart, with dice of their own, and added up
    seconds: float = 0.0  # no longer than that, if any
    until_sure: bool = False  # and no longer than it takes to know which move will have been tried most


Patience: TypeAlias = Callable[[Rules], Budget]


def paces(times: int, trees: int = 1) -> Patience:
    """So many times what the game says for a tenth of a second."""
    return lambda rules: Budget(times * rules.habit.pace, trees)


def tables(iterations: int, trees: int = 1) -> Patience:
    """The same for every game."""
    return lambda rules: Budget(iterations, trees)
