"""Who begins: a seat, or drawn. Every game with a first player opens with this."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.core import Chance, State
from meadhall.kernel.values import CHANCE, NOBODY, Move, Seat


class First(Move):
    """This seat begins."""

    def __init__(self, seat: Seat) -> None:
        super().__init__((seat,))
        self.seat: Final = seat


class FirstDraw(Chance[State]):
    """One seat of all, each as likely, unless the table named one."""

    def __init__(self, named: int) -> None:
        super().__init__()
        self.named: Final = named

    def odds(self, state: State) -> list[tuple[Move, int]]:
        if self.named != NOBODY:
            return [(First(self.named), 1)]
        return [(First(seat), 1) for seat in range(state.seats)]


def first_named(choice: bool | int | str) -> int:
    """What the option `first` says, as `FirstDraw` wants it."""
    return NOBODY if choice == "drawn" else int(choice)


def first_drawn(state: State) -> Seat:
    """Read the dice's answer, in the step after `FirstDraw`."""
    outcome = state.answers[CHANCE]
    assert isinstance(outcome, First)
    return outcome.seat
