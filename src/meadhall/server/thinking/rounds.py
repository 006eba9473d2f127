"""Whose turn it is, where questions wait in a table: people take turns as in `Turns`, one each, going round.

A question is put into a round when it is asked: the one that is going on, or for somebody who waits already the one
after their last. Whoever takes the question with the lowest round, and in a round the one that was asked first, goes
round among the people, however many questions one of them waits for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Waits(NamedTuple):
    """What somebody waits for."""

    questions: int
    last: int  # the round of the last of it


NOTHING = Waits(0, -1)


class Rounds:
    def __init__(self, now: int, waiting: Mapping[str, Waits]) -> None:
        self.now = now  # the round that is going on
        self.waiting = dict(waiting)  # by person

    def place(self, people: Sequence[str]) -> tuple[str, int]:
        """For something these people wait for: it counts as the turn of whoever waits for least."""
        payer = min(people, key=lambda person: self.of(person).questions, default="")
        before = self.of(payer)
        number = max(self.now, before.last + 1)
        self.waiting[payer] = Waits(before.questions + 1, number)
        return payer, number

    def of(self, person: str) -> Waits:
        return self.waiting.get(person, NOTHING)
