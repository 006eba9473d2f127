"""What a seat might be asked next, supposing only what it may know."""

from __future__ import annotations

from typing import Any

from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Move, Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire

WORLDS = 6
FAR_ENOUGH = 40  # answers of others


def foreseen(rules: Rules, state: Any, seat: Seat, seed: int) -> list[wire.Option]:
    """Moves it could make when next asked alone, on a few imagined tables played on at random."""
    found: dict[int, Move] = {}
    for world_number in range(WORLDS):
        dice = Dice(seed * WORLDS + world_number)
        world = rules.imagine(state, seat, dice)
        for _ in range(FAR_ENOUGH):
            if not world.waiting or world.waiting == [seat]:
                break
            other = next(one for one in world.waiting if one != seat)
            move = core.draw(world, dice) if other == CHANCE else dice.choice(core.options(world, other))
            core.answer(world, other, move)
        if world.waiting == [seat]:
            found.update({move.number: move for move in core.options(world, seat)})
    return [to_wire.bare_option(rules, found[number]) for number in sorted(found)]
