"""A game as it was told, kept so that it can be told again for ever, whatever becomes of its rules.

When a game ends, what stands of its answers and every event, as each seat and a
spectator were told it, is stored with it. The words are found by the names of
the events; no rule is needed to read it.
"""

from __future__ import annotations

import zlib
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any

import msgspec

from meadhall.kernel import values
from meadhall.kernel.notation import text_of
from meadhall.kernel.record import Answer, Record
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_STORY, Statement
from meadhall.server.tables import to_wire
from meadhall.server.tables.header import Header
from meadhall.server.tables.referee import UNDO, Entry, Referee


class Step(msgspec.Struct, array_like=True, frozen=True):
    """An answer that stands."""

    seat: Seat
    text: str
    opens: bool  # the first answer to its question
    at: float
    told: int  # events told before it


class Event(msgspec.Struct, array_like=True, frozen=True):
    kind: str
    fields: dict[str, Any]
    at: float


class Story(msgspec.Struct, frozen=True):
    steps: list[Step]
    events: list[list[Event]]  # each in all its versions: what is open, and what others were told of it
    heard: dict[str, list[int]]  # for each seat, and "" for a spectator: which version of each event

    def frames(self, seat: Seat | None, first: int, count: int) -> list[wire.Frame]:
        """As `wire.Saga` tells it, but without the board."""
        last = min(first + count, len(self.steps) + 1)
        return [self._frame(step, seat) for step in range(first, last)]

    def stops(self) -> list[int]:
        """The steps after which somebody was to answer, and the end."""
        return [
            step for step in range(len(self.steps) + 1) if step == len(self.steps) or self.steps[step].seat != CHANCE
        ]

    def _frame(self, step: int, seat: Seat | None) -> wire.Frame:
        answer = self.steps[step - 1] if step else None
        heard = self.heard["" if seat is None else str(seat)]
        begin = 0 if answer is None else answer.told
        end = self.steps[step].told if step < len(self.steps) else len(heard)
        return wire.Frame(
            step=step,
            at=0.0 if answer is None else answer.at,
            seat=None if answer is None else answer.seat,
            move=None if answer is None else answer.text,
            first=begin,
            events=[_told(number, self.events[number][heard[number]]) for number in range(begin, end)],
            view=None,
            moment=None,
        )

    def record(self, header: Header, seats: int) -> Record:
        decisions: list[list[Answer]] = []
        for step in self.steps:
            if step.opens or not decisions:
                decisions.append([])
            decisions[-1].append(Answer(step.seat, step.text))
        scores = None if header.result is None else tuple(score for score, _, _ in header.result)
        return Record(header.game, header.version, seats, header.options, header.seed, decisions, scores=scores)


def _told(number: int, event: Event) -> wire.Told:
    return wire.Told(number, event.kind, event.fields, event.at, [])


def story_of(referee: Referee) -> Story:
    """The game so far, for everybody who may look at it."""
    steps = [Step(one.seat, text_of(referee.rules, one.move), one.opens, one.at, one.told) for one in referee.played]
    seats = (None, *range(referee.state.seats))
    heard: dict[str, list[int]] = {"" if seat is None else str(seat): [] for seat in seats}
    events: list[list[Event]] = []
    for happened, at in zip(referee.told, referee.told_at):
        versions: list[values.Event] = []  # as different seats were told it
        for seat, mine in zip(seats, heard.values()):
            told = happened.seen_by(seat)
            if told not in versions:
                versions.append(told)
            mine.append(versions.index(told))
        events.append([_kept(told, at) for told in versions])
    return Story(steps, events, heard)


def _kept(told: values.Event, at: float) -> Event:
    return Event(to_wire.kind_name(type(told).__name__), to_wire.plain(values.fields(told)), at)


def story_from_rows(snapshot: Any, entries: Sequence[Entry], seats: int) -> Story:
    """What can be told of a game that its rules can no longer play: all answers, and the events of its last snapshot.

    For tables that have ended, where nothing is secret any more: everybody is told what the referee knew.
    """
    try:
        steps, events, first = _from_snapshot(snapshot)
    except (KeyError, TypeError, ValueError, AttributeError):
        steps, events, first = [], [], 0
    for entry in entries[first:]:
        if entry.kind != UNDO:
            steps.append(Step(entry.seat, entry.text, True, entry.at, len(events)))
        elif steps:
            steps.pop()
    everybody = ["", *[str(seat) for seat in range(seats)]]
    return Story(steps, [[event] for event in events], {who: [0] * len(events) for who in everybody})


def _from_snapshot(content: dict[str, Any]) -> tuple[list[Step], list[Event], int]:
    times = content["told_at"]
    events = [
        Event(to_wire.kind_name(name), to_wire.plain(inside), at)
        for (name, inside), at in zip(content["told"], times, strict=True)
    ]
    steps = [
        Step(seat, text, opens, at, told[0] if told else bisect_left(times, at))  # older snapshots do not say it
        for seat, text, _, opens, at, *told in content["played"]
    ]
    return steps, events, content["count"]


def packed(story: Story) -> bytes:
    return zlib.compress(msgspec.json.encode(story))


def unpacked(content: bytes) -> Story:
    return msgspec.json.decode(zlib.decompress(content), type=Story)


def story_added(table: str, story: Story) -> Statement:
    """To be stored with the end of the game."""
    return Statement(ADD_STORY, {"table": table, "content": packed(story)})
