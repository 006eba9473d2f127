"""The answers to one question, by seat: what lies face down until all are in."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meadhall.kernel.values import Move, Seat

NO_OTHERS: Final[dict[Seat, Move]] = {}


class Answers:
    """Read like a dict. The first answer is kept by itself, since most questions go to one seat only."""

    def __init__(self) -> None:
        self.first: Move | None = None
        self.first_seat: Seat = 0
        self.others = NO_OTHERS  # replaced, never changed, so that copies hold the very same

    def __getitem__(self, seat: Seat) -> Move:
        if self.first is not None and seat == self.first_seat:
            return self.first
        return self.others[seat]

    def __setitem__(self, seat: Seat, move: Move) -> None:
        if self.first is None or seat == self.first_seat:
            self.first = move
            self.first_seat = seat
        else:
            self.others = {**self.others, seat: move}

    def __contains__(self, seat: Seat) -> bool:
        return self.get(seat) is not None

    def __len__(self) -> int:
        return 0 if self.first is None else 1 + len(self.others)

    def __iter__(self) -> Iterator[Seat]:
        return iter(self.seats())

    def seats(self) -> list[Seat]:
        return [] if self.first is None else [self.first_seat, *self.others]

    def items(self) -> list[tuple[Seat, Move]]:
        return [(seat, self[seat]) for seat in self.seats()]

    def get(self, seat: Seat) -> Move | None:
        if self.first is not None and seat == self.first_seat:
            return self.first
        return self.others.get(seat)

    def clear(self) -> None:
        self.first = None
        self.others = NO_OTHERS

    def copy(self) -> Answers:
        twin = Answers()
        twin.first = self.first
        twin.first_seat = self.first_seat
        twin.others = self.others
        return twin
