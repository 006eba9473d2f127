"""Tables that are read, not played: their rules are gone, or something stored of them is broken."""

from __future__ import annotations

from dataclasses import dataclass

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.sagas.stories import Story
from meadhall.server.tables.header import CLOSED, Header
from meadhall.server.tables.info import info, may_watch
from meadhall.server.tables.seats import Chair
from meadhall.server.troubles import NotNow, NotPlayed, NotUnderstood, NotYours


@dataclass(frozen=True)
class Book:
    """What is left of a table. Whoever might look at the table may read it, once the game has ended."""

    header: Header
    chairs: list[Chair]
    talk: list[wire.Said]
    story: Story | None  # None while secrets must be kept
    why: NotPlayed

    def info(self, me: str | None) -> wire.TableInfo:
        return info(self.header, self.chairs, (), me)

    def welcome(self, me: str | None) -> wire.Welcome:
        self._may_look(me)
        return wire.Welcome(self.info(me), None, True, self.talk, None)

    def told_again(self, me: str | None, seat: Seat | None, first: int, count: int) -> wire.Saga:
        self._may_look(me)
        if seat is not None and seat >= len(self.chairs):
            raise NotUnderstood("no-such-seat", seat=seat)
        story = self._story()
        return wire.Saga(self.info(me), seat, len(story.steps), story.frames(seat, first, count), False, story.stops())

    def course(self, me: str | None) -> wire.Course:
        self._may_look(me)
        story = self._story()
        frames = story.frames(None, 0, len(story.steps) + 1)
        return wire.Course([wire.CourseStep(frame.step, frame.seat, frame.events) for frame in frames], [])

    def record(self, me: str | None) -> str:
        self._may_look(me)
        story = self._story()
        if self.header.start is not None:
            raise NotNow("no-record")
        return str(story.record(self.header, len(self.chairs)))

    def _may_look(self, me: str | None) -> None:
        if not may_watch(self.header, self.chairs, me):
            raise NotYours("no-spectators")

    def _story(self) -> Story:
        if self.story is None or self.header.status not in CLOSED:
            raise self.why
        return self.story
