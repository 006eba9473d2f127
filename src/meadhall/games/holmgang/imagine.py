"""What a seat may suppose: a table that looks the same from where it sits."""

from __future__ import annotations

from meadhall.games.holmgang.model import CARDS, Holmgang
from meadhall.kernel.dice import Dice
from meadhall.kernel.guess import guess_answers
from meadhall.kernel.values import Seat


def imagine(state: Holmgang, seat: Seat | None, dice: Dice) -> Holmgang:
    """What `seat` sees is kept; which cards others hold and which they burnt is dealt anew."""
    world = state.copy()
    for clan in range(state.seats):
        if clan != seat:
            unseen = [card for card in range(1, CARDS + 1) if card not in state.shown[clan]]
            dice.shuffle(unseen)
            held = len(state.hand[clan])
            world.hand[clan] = sorted(unseen[:held])
            world.ashes[clan] = unseen[held:]
    guess_answers(world, seat, dice)
    return world
