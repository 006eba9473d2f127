"""Advice for whoever is asked, thought about where bots think: on imagined tables, in turn, for about a second."""

from __future__ import annotations

from typing import Any

from meadhall.agents import advice
from meadhall.agents.advice import Hint
from meadhall.agents.agent import Seen
from meadhall.agents.budget import tables
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import load
from meadhall.kernel.values import Seat


def advise(
    game: str, position: dict[str, Any], seat: Seat, seed: int, most: int, seconds: float, allowed: list[int]
) -> list[Hint]:
    """`most` is how many tables may be imagined; 0: as many as is usual."""
    rules = shelf.find(game)
    patience = tables(most) if most else advice.THOROUGH
    return advice.hints(Seen(rules, seat, load(rules, position)), Dice(seed), patience, seconds, allowed)
