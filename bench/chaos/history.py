"""What players were told and gave, each by its own account, and what is stored in the end."""

from __future__ import annotations

from typing import Literal

import msgspec

Outcome = Literal["done", "refused", "unknown"]


class Telling(msgspec.Struct):
    """A message that told of the game."""

    at: float  # seconds since the run began, as all times here
    version: int
    first: int  # the number of the first event
    events: list[str]
    clock: float | None = None  # seconds left to this seat
    owes: bool = False  # it is asked something
    may_have_owed: bool = False  # … or was, at any time since the message before
    jumped: float = 0.0  # seconds by which the clock that counts was put forward or back until now


class Answer(msgspec.Struct):
    """What a player chose. Where the line broke before the hall said anything, nobody knows yet what became of it."""

    at: float
    question: int
    move: str
    outcome: Outcome = "unknown"


class Account(msgspec.Struct):
    """One player at one table."""

    player: str
    table: str
    seat: int
    begun: float  # when the table was asked for
    tellings: list[Telling] = []
    answers: list[Answer] = []
    is_finished: bool = False  # it came back after all faults, and was told everything once more


class Stored(msgspec.Struct):
    """An answer somebody gave, as it lies in the store."""

    number: int  # of its entry
    seat: int
    question: int
    move: str


class Truth(msgspec.Struct):
    """A table as it is stored."""

    table: str
    game: str
    numbers: list[int]  # of its entries, in the order in which they were read
    answers: list[Stored]
    stories: dict[int, list[str]]  # by seat: all that it may be told
    bank: float | None = None  # seconds each seat began with


class Fault(msgspec.Struct):
    at: float
    kind: str
    about: str
    until: float = 0.0


class History(msgspec.Struct):
    accounts: list[Account]
    truths: list[Truth]
    faults: list[Fault]
