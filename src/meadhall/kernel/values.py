"""What passes between the rules and the world: moves, events, refusals.

A value is only its content: the constructor's parameters are its fields, under
the same names. Values never change once made, so everybody may share them.
"""

from __future__ import annotations

from inspect import signature
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

Seat: TypeAlias = int

CHANCE: Final = 255  # the seat of dice and bags; no list has it, so misuse fails at once
NOBODY: Final = 254  # in place of a seat: no player and not the dice
NO_NUMBER: Final = -1  # the action number of what only chance can do

_FIELD_NAMES: Final[dict[type, list[str]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One answer to a decision. Named by a verb: `March`, `PlayCard`; told apart by its kind and its content.

    What players may do has an action number, its place in the game's list of moves (`numbered`); what only chance
    does has none.
    """

    def __init__(self, content: tuple[int, ...] = ()) -> None:
        self.content: Final = content
        self.number = NO_NUMBER

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Move) and type(self) is type(other) and self.content == other.content

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.content))

    def __repr__(self) -> str:
        return printed(self)


def numbered(moves: list[Move]) -> list[Move]:
    """Every move a game's players can make, each with its place as its action number."""
    for place, move in enumerate(moves):
        move.number = place
    return moves


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One thing that happened. Named in the past tense: `CardsRevealed`."""

    def seen_by(self, seat: Seat | None) -> Event:
        """What `seat` (None: a spectator) is told of it; everything, unless an event says less."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and type(self) is type(other) and fields(self) == fields(other)

    def __hash__(self) -> int:
        return hash(printed(self))

    def __repr__(self) -> str:
        return printed(self)


class Refusal:
    """Why a move is not allowed: the rule that forbids it, and the reason in a word or two."""

    def __init__(self, rule: str, why: str, about: dict[str, int]) -> None:
        self.rule: Final = rule
        self.why: Final = why
        self.about: Final = about

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return False
        return self.rule == other.rule and self.why == other.why and self.about == other.about

    def __hash__(self) -> int:
        return hash((self.rule, self.why))

    def __repr__(self) -> str:
        return printed(self)


def refuse(rule: str, why: str, **about: int) -> Refusal:
    """`refuse("RA-14.6", "fight-costs-more", cost=5, crew=2)`"""
    return Refusal(rule, why, about)


def field_names(kind: type) -> list[str]:
    """The names of a value's or frame's fields: its constructor's parameters."""
    known = _FIELD_NAMES.get(kind)
    if known is None:
        known = _FIELD_NAMES[kind] = list(signature(kind).parameters)
    return known


def fields(value: object) -> dict[str, object]:
    """A value's or frame's content by name."""
    return {name: getattr(value, name) for name in field_names(type(value))}


def printed(value: object) -> str:
    inside = ", ".join([f"{name}={content!r}" for name, content in fields(value).items()])
    return f"{type(value).__name__}({inside})"
