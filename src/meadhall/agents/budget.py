"""How long a level thinks: so many imagined tables a move, game by game.

Tables, not seconds, so that a game can be played again anywhere, move for move. The numbers were set so that a move
takes the time each level promises on one core of an ordinary machine; `meadhall bench` tells what yours does in a
second. A caller who cannot wait sets `seconds` as well: then what is found depends on the machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Budget:
    iterations: int  # of each tree
    trees: int = 1  # grown apart, with dice of their own, and added up
    seconds: float = 0.0  # no longer than that, if any
    until_sure: bool = False  # and no longer than it takes to know which move will have been tried most


ELSEWHERE = ""  # any other game
SKALD: Mapping[str, Budget] = {
    "raids": Budget(1000),
    "yggdrasil": Budget(1000),
    "blood-rage": Budget(500),
    "clash-of-rage": Budget(300),
    ELSEWHERE: Budget(500),
}
JARL: Mapping[str, Budget] = {game: Budget(10 * budget.iterations) for game, budget in SKALD.items()}
ODIN: Mapping[str, Budget] = {game: Budget(25 * budget.iterations, trees=4) for game, budget in SKALD.items()}


def budget_for(budgets: Mapping[str, Budget], game: str) -> Budget:
    return budgets.get(game, budgets[ELSEWHERE])
