"""The table before the first turn, and the game as a whole (rulebook, chapter 1)."""

from __future__ import annotations

from typing import Final

from meadhall.blueprint.game.model import Nameless
from meadhall.blueprint.game.turn import Turn
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.opening import FirstDraw, first_drawn


def start(seats: int, first: int) -> Nameless:
    state = Nameless()
    state.set_up(seats)
    state.begin(Game(first))
    return state


class Game(Procedure[Nameless]):
    """1. Draw who begins.  2. Turns, clockwise, until the heap is gone (NL-1.2, NL-3.1)."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def step(self, state: Nameless, at: int) -> Flow:
        match at:
            case 0:
                state.ask(FirstDraw(self.first))
                return Flow.NEXT
            case 1:
                state.first = first_drawn(state)
                return Flow.NEXT
            case _:
                return self.next_turn(state, at - 2)

    def next_turn(self, state: Nameless, turn: int) -> Flow:
        if state.heap == 0:
            return Flow.DONE
        state.begin(Turn((state.first + turn) % state.seats))
        return Flow.NEXT
