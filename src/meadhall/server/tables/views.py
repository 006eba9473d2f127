"""What everybody at a table has been shown, and what each event changed in it.

The open part of a view is worked out and written once for all; what is a seat's own, once for that seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
        own_steps: dict[Seat, list[Steps]] = {seat: [] for seat in seats if seat is not None and self.own[seat]}
        for scene in scenes:
            now = msgspec.structs.asdict(self.rules.open_view(scene))
            open_steps.append(changed(self.open, now))
            self.open = now
            for seat, steps in own_steps.items():
                own = self.rules.own_view(scene, seat)
                steps.append(changed(self.own[seat], own))
                self.own[seat] = own
        return Broadcast(told, open_steps, own_steps, self._own_fields(own_steps))

    def _own_fields(self, seats: Iterable[Seat]) -> set[str]:
        """What any of these sees otherwise than a spectator: of every seat the same."""
        return set().union(*[self.own[seat] for seat in seats])


class Broadcast:
    """Events told to several seats, each with its change: what is the same for all is encoded once."""

    def __init__(
        self,
        told: to_wire.EventSpan,
        open_steps: list[Steps],
        own_steps: dict[Seat, list[Steps]],
        own_fields: set[str],
    ) -> None:
        self.told = told
        self.open_steps = open_steps
        self.own_steps = own_steps
        self.shared_steps = [[step for step in steps if step[0] not in own_fields] for steps in open_steps]
        self.common: dict[int, msgspec.Raw] = {}

    def seen_by(self, seat: Seat | None) -> list[Any]:
        own_steps = None if seat is None else self.own_steps.get(seat)
        return [self._one(at, event, seat, own_steps) for at, event in enumerate(self.told.events)]

    def _one(self, at: int, event: Event, seat: Seat | None, own_steps: list[Steps] | None) -> Any:
        steps, happened = self.open_steps[at], event.seen_by(seat)
        if own_steps is not None and (own_steps[at] or len(self.shared_steps[at]) < len(steps)):
            return self.told.telling(at, happened, self.shared_steps[at] + own_steps[at])
        if happened is not event:
            return self.told.telling(at, happened, steps)
        if at not in self.common:
            self.common[at] = msgspec.Raw(wire.encode(self.told.telling(at, event, steps)))
        return self.common[at]
