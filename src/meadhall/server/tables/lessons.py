"""Walk-throughs: a table with a script, so that a first game explains itself.

`lesson.toml` in a game's package names the seats, the seed and, for every
decision in order, what is said to the learner and what may be answered, or what
another seat answers. `docs/wire.md` shows one.
"""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files

import msgspec

from meadhall.kernel.notation import move_from
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import Seat
from meadhall.server import wire

FILE = "lesson.toml"


class LessonLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One decision of the script."""

    say: list[str] = []  # messages, one after another
    about: dict[str, str | int] = {}
    expect: list[str] = []  # what the learner may answer; empty: anything
    seat: Seat | None = None  # None: the learner
    answer: str = ""  # what another seat answers

    def allows(self, seat: Seat, text: str) -> bool:
        """Whether this is the seat's turn in the script, and what it expects."""
        if self.seat is not None:
            return self.seat == seat
        return not self.expect or text in self.expect


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    seed: int
    step: list[LessonLine]
    you: Seat = 0
    names: list[str] = []
    options: dict[str, Choice] = {}
    end: list[str] = []  # said when the script is over

    def said_before(self, at: int) -> int:
        """How many messages there are before decision `at`."""
        return sum([len(line.say) for line in self.step[:at]])

    def messages(self) -> int:
        return self.said_before(len(self.step)) + len(self.end)

    def line(self, at: int) -> LessonLine | None:
        return self.step[at] if at < len(self.step) else None


def has_lesson(rules: Rules) -> bool:
    return (files(rules.package) / FILE).is_file()


def lesson_of(rules: Rules) -> Lesson:
    return _read(rules.package)


@lru_cache(maxsize=None)
def _read(package: str) -> Lesson:
    text = (files(package) / FILE).read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), Lesson)


def told_at(lesson: Lesson, rules: Rules, at: int) -> wire.LessonStep:
    """What is told before decision `at` of the script, or at its end."""
    steps = len(lesson.step)
    line = lesson.line(at)
    said, messages = lesson.said_before(at), lesson.messages()
    if line is None:
        return wire.LessonStep(steps, steps, lesson.end, {}, [], True, said, messages)
    expected = [move_from(rules, text).number for text in line.expect]
    return wire.LessonStep(at, steps, line.say, line.about, expected, False, said, messages)
