"""A game told again, frame by frame, as somebody saw it. Done in a process of its own, which knows nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from meadhall.kernel import shelf
from meadhall.kernel.notation import text_of
from meadhall.kernel.rules import Choices
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.tables import to_wire
from meadhall.server.tables.referee import Entry, Referee
from meadhall.server.tables.views import Views


class StoredGame(NamedTuple):
    """A game as it can be sent to another process: how it was begun, and what was answered."""

    game: str
    version: int
    seats: int
    options: Choices
    seed: int
    start: dict[str, Any] | None
    entries: Sequence[Entry]

    def referee(self) -> Referee:
        return Referee(shelf.find(self.game), self.seats, self.options, self.seed, self.start, self.version)


def encoded_frames(game: StoredGame, seat: Seat | None, first: int, count: int, open_book: bool) -> bytes:
    """As they are sent: whoever asked has nothing left to do."""
    return wire.encode(frames_of(game.referee(), game.entries, seat, first, count, open_book))


def frames_of(
    referee: Referee, entries: Sequence[Entry], seat: Seat | None, first: int, count: int, open_book: bool
) -> list[wire.Frame]:
    frames: list[wire.Frame] = []
    views = Views(referee.rules)
    views.show(referee.state, seat)
    for step in range(min(first + count, len(entries) + 1)):
        told = len(referee.told) if step else 0
        if step:
            referee.replay([entries[step - 1]])
        if step >= first:
            frames.append(frame(referee, step, told, seat, open_book, views))
        elif step:
            views.show(referee.state, seat)
    return frames


def frame(referee: Referee, step: int, told: int, seat: Seat | None, open_book: bool, views: Views) -> wire.Frame:
    last = referee.played[-1] if step else None
    span = to_wire.EventSpan(referee.told[told:], referee.told_at[told:], told)
    scenes = referee.take_scenes()
    # What was told before the first answer has no scenes: the first frame shows what it came to.
    is_followed = len(scenes) == len(span.events)
    events = views.tell(span, scenes, {seat}).seen_by(seat) if is_followed else span.seen_by(seat)
    may_know = last is not None and (open_book or last.seat == seat)
    return wire.Frame(
        step=step,
        at=0.0 if last is None else last.at,
        seat=None if last is None else last.seat,
        move=text_of(referee.rules, last.move) if last is not None and may_know else None,
        first=told,
        events=events,
        view=referee.rules.view(referee.state, seat),
        moment=to_wire.moment(referee.state),
    )


def encoded_course(game: StoredGame) -> bytes:
    """A whole game that has ended, as it is sent."""
    return wire.encode(course_of(game.referee(), game.entries))


def course_of(referee: Referee, entries: Sequence[Entry]) -> wire.Course:
    steps, scores = [], [wire.ScorePoint(0, scores_of(referee))]
    for step in range(len(entries) + 1):
        told = len(referee.told) if step else 0
        if step:
            referee.replay([entries[step - 1]])
        events = to_wire.EventSpan(referee.told[told:], referee.told_at[told:], told).seen_by(None)
        steps.append(wire.CourseStep(step, referee.played[-1].seat if step else None, events))
        now = scores_of(referee)
        if now != scores[-1].scores:
            scores.append(wire.ScorePoint(step, now))
    return wire.Course(steps, scores)


def scores_of(referee: Referee) -> list[int]:
    return [one.score for one in referee.rules.result(referee.state)]
