"""The clocks of a table: they run for whoever owes an answer, and for nobody while the hall is closed (live play)."""

from __future__ import annotations

from collections.abc import Iterable

from meadhall.kernel.values import Seat
from meadhall.server import wire

THREE_DAYS = 3 * 24 * 3600
CORRESPONDENCE = wire.Clock(bank=THREE_DAYS, gain=THREE_DAYS, cap=THREE_DAYS)


class Clocks:
    def __init__(self, clock: wire.Clock, seats: Iterable[Seat]) -> None:
        self.clock = clock
        self.left: dict[Seat, float] = {seat: float(clock.bank) for seat in seats}
        self.since: dict[Seat, float] = {}  # when a running clock was started

    def run_for(self, waiting: Iterable[Seat], now: float) -> None:
        """Exactly these run; those that ran already keep their start."""
        self.since = {seat: self.since.get(seat, now) for seat in waiting if seat in self.left}

    def spent(self, seat: Seat, now: float) -> int:
        """Milliseconds since the clock of this seat was started."""
        return max(0, round(1000 * (now - self.since.get(seat, now))))

    def pay(self, seat: Seat, milliseconds: int) -> None:
        """An answer was given."""
        if seat not in self.left:
            return
        left = self.left[seat] - milliseconds / 1000 + self.clock.gain
        self.left[seat] = left if self.clock.cap is None else min(left, float(self.clock.cap))
        self.since.pop(seat, None)

    def give_up(self, seat: Seat, now: float) -> float:
        """A bot took over; bots have no clock. What was left on it."""
        spent = now - self.since.pop(seat, now)
        return max(0.0, self.left.pop(seat, 0.0) - spent)

    def take_up(self, seat: Seat, left: float) -> None:
        """Somebody came back to the clock they had."""
        self.left[seat] = left

    def copy(self) -> Clocks:
        twin = Clocks(self.clock, ())
        twin.left, twin.since = dict(self.left), dict(self.since)
        return twin

    def due_at(self) -> float | None:
        """When the next clock runs out."""
        return min((start + self.left[seat] for seat, start in self.since.items()), default=None)

    def overdue(self, now: float) -> list[Seat]:
        return [seat for seat, start in self.since.items() if start + self.left[seat] <= now]

    def times(self, now: float) -> list[wire.ClockTime]:
        return [
            wire.ClockTime(seat, round(left - (now - self.since.get(seat, now)), 1), seat in self.since)
            for seat, left in sorted(self.left.items())
        ]
