"""Help for imagining tables: answers lying face down are secrets too."""

from __future__ import annotations

from meadhall.kernel.core import State, asked
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Seat


def guess_answers(world: State, seat: Seat | None, dice: Dice) -> None:
    """Let everybody but `seat` who has answered the open question answer it anew, at random."""
    if not world.waiting:
        return
    decision = asked(world)
    for other in sorted(world.answers):
        if other != seat:
            world.answers[other] = dice.choice(decision.options(world, other))
