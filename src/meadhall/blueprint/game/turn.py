"""A turn (rulebook, chapter 2)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.blueprint.game.events import StonesTaken
from meadhall.blueprint.game.model import Nameless
from meadhall.blueprint.game.moves import TAKE, Take
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Turn(Procedure[Nameless]):
    """1. Choose how many.  2. Take them from the heap (NL-2.1)."""

    def __init__(self, seat: Seat) -> None:
        self.seat: Final = seat

    def step(self, state: Nameless, at: int) -> Flow:
        match at:
            case 0:
                state.ask(ChooseStones((self.seat,)))
                return Flow.NEXT
            case _:
                return self.take(state)

    def take(self, state: Nameless) -> Flow:
        move = state.answers[self.seat]
        assert isinstance(move, Take)
        state.heap -= move.stones
        state.taken[self.seat] += move.stones
        state.last = self.seat
        state.tell(StonesTaken(self.seat, move.stones))
        return Flow.DONE


class ChooseStones(Decision[Nameless]):
    """The heap lies open, so everybody knows what may be chosen."""

    is_public: ClassVar = True

    def options(self, state: Nameless, seat: Seat) -> list[Move]:
        return [move for move in TAKE if move.stones <= state.heap]

    def refusal(self, state: Nameless, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Take(stones=stones) if stones > state.heap:
                return refuse("NL-2.2", "not-so-many", heap=state.heap)
            case _:
                return None
