"""The events: what happened, in the past tense."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.values import Event, Seat


class StonesTaken(Event):
    def __init__(self, seat: Seat, stones: int) -> None:
        self.seat: Final = seat
        self.stones: Final = stones
