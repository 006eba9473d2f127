"""What everybody at a table has been shown, and what each event changed in it.

The open part of a view is worked out and written once for all; what is a seat's own, once for that seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.kernel.changes import changed
from meadhall.kernel.core import State
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Event, Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire

Fields = dict[str, Any]
Steps = list[list[Any]]


class Views:
    """The table as it was last told; nothing is kept while nobody looks."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.open: Fields | None = None
        self.own: dict[Seat, Fields] = {}

    def forget(self) -> None:
        self.open, self.own = None, {}

    def show(self, state: State, seat: Seat | None) -> Any:
        """The whole view of somebody who has seen nothing yet; from now on changes are told."""
        view = self.rules.open_view(state)
        self.open = msgspec.structs.asdict(view)
        if seat is None:
            return view
        self.own[seat] = self.rules.own_view(state, seat)
        return {**self.open, **self.own[seat]}

    def tell(self, told: to_wire.EventSpan, scenes: Sequence[State], seats: set[Seat | None]) -> Broadcast:
        """Each event with what it changed, for everybody who looks; they must have been shown the table before."""
        assert self.open is not None
        open_steps: list[Steps] = []
        own_steps: dict[Seat, list[Steps]] = {seat: [] for seat in seats if seat is not None}
        for scene in scenes:
            now = msgspec.structs.asdict(self.rules.open_view(scene))
            open_steps.append(changed(self.open, now))
            self.open = now
            for seat, steps in own_steps.items():
                own = self.rules.own_view(scene, seat)
                steps.append(changed(self.own[seat], own))
                self.own[seat] = own
        return Broadcast(told, open_steps, own_steps, self.own)


class Broadcast:
    """Events told to several seats, each with its change: what is the same for all is encoded once."""

    def __init__(
        self,
        told: to_wire.EventSpan,
        open_steps: list[Steps],
        own_steps: dict[Seat, list[Steps]],
        own: dict[Seat, Fields],
    ) -> None:
        self.told = told
        self.open_steps = open_steps
        self.own_steps = own_steps
        self.own_fields = {seat: set(fields) for seat, fields in own.items()}
        self.common: dict[int, msgspec.Raw] = {}

    def seen_by(self, seat: Seat | None) -> list[Any]:
        return [self._one(at, event, seat) for at, event in enumerate(self.told.events)]

    def _one(self, at: int, event: Event, seat: Seat | None) -> Any:
        steps, is_common = self.open_steps[at], True
        own_fields = self.own_fields.get(seat, set()) if seat is not None else set()
        if own_fields:
            open_part = [step for step in steps if step[0] not in own_fields]
            own_part = self.own_steps[seat][at] if seat is not None else []
            is_common = not own_part and len(open_part) == len(steps)
            steps = open_part + own_part
        happened = event.seen_by(seat)
        if not is_common or happened is not event:
            return self.told.telling(at, happened, steps)
        if at not in self.common:
            self.common[at] = msgspec.Raw(wire.encode(self.told.telling(at, event, steps)))
        return self.common[at]
