"""Rules: what a game offers to everybody who is not a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeAlias

import msgspec

from meadhall.kernel.core import Decision, State
from meadhall.kernel.core import options as options_of
from meadhall.kernel.dice import Dice
from meadhall.kernel.habit import Habit
from meadhall.kernel.nearest import NOTHING_NEAR, mended, nearest
from meadhall.kernel.observed import Shape
from meadhall.kernel.teller import Teller
from meadhall.kernel.troubles import BadOption, BadRecord
from meadhall.kernel.values import Event, Move, Seat

Choice: TypeAlias = bool | int | str  # the value of a table option
Choices: TypeAlias = Mapping[str, Choice]
Number: TypeAlias = int | tuple[int, ...]  # that never changes, or a list of them
Grouping: TypeAlias = Callable[
    [Any, Sequence[Event]], Sequence[Sequence[int]]
]  # of table and events at the end: by seat


class View(msgspec.Struct, frozen=True):
    """What a seat may know, named field by field, so that anything new starts out secret.

    Tuples, numbers, texts and structs of them: nothing in a view ever changes.
    """


class Named(Protocol):
    """A card, a tile, a giant …: its name in records, and what people read of it in each language.

    The words are what would stand behind `card-thors-hammer = ` in a Fluent file: a name, and a line for each
    attribute, `.text = …`.
    """

    @property
    def name(self) -> str: ...

    @property
    def words(self) -> Mapping[str, str]: ...


class SeatResult(msgspec.Struct, frozen=True):
    score: int
    rank: int  # 1 is best; equal scores share a rank
    won: bool


@dataclass(frozen=True)
class Each:
    """A value made of names: a different one for each seat, in order, such as `wolf raven`."""

    noun: str  # whose names they are: words and pictures are found by it
    names: tuple[str, ...]
    joint: str = " "


@dataclass(frozen=True)
class Some:
    """A value made of names: at least one for each seat, in order, such as `odin,thor,tyr`; or only how many."""

    noun: str
    names: tuple[str, ...]
    joint: str = ","


@dataclass(frozen=True)
class Amounts:
    """A value made of numbers: so many of each kind, such as `2/1`. Words: `.part-0`, `.part-1` of the option."""

    most: tuple[int, ...]
    joint: str = "/"


Pick: TypeAlias = Each | Some | Amounts


@dataclass(frozen=True)
class Option:
    """Something people may choose at a table. The first value is the default.

    `parse` reads values that are too many to list, such as one clan for each
    seat; it is given the value and the number of seats and raises ValueError.
    `pick` says what such values are made of, for whoever offers them to people.
    """

    name: str
    values: tuple[Choice, ...]
    parse: Callable[[Choice, int], Choice] | None = None
    pick: Pick | None = None

    def read(self, wish: Choice, seats: int) -> Choice:
        for value in self.values:
            if str(value).lower() == str(wish).lower():
                return value
        if self.parse is None:
            raise self.refused(wish, seats, self.listed())
        try:
            return self.parse(wish, seats)
        except ValueError as reason:
            raise self.refused(wish, seats, str(reason)) from reason

    def listed(self) -> str:
        return ", ".join([str(value).lower() for value in self.values])

    def refused(self, wish: Choice, seats: int, known: str) -> BadOption:
        """What is not a value, with what is, and what was perhaps meant."""
        told: dict[str, str | int] = {"option": self.name, "value": str(wish), "near": self.near(str(wish))}
        match self.pick:
            case Each(names=names):
                return BadOption("bad-option-each", known=self.listed(), names=", ".join(names), seats=seats, **told)
            case Some(names=names):
                return BadOption(
                    "bad-option-some", known=self.listed(), names=", ".join(names), seats=seats, most=len(names), **told
                )
            case Amounts(most=most, joint=joint):
                limits = joint.join([str(one) for one in most])
                return BadOption("bad-option-amounts", known=self.listed(), limits=limits, **told)
            case _:
                return BadOption("bad-option", known=known, **told)

    def near(self, wish: str) -> str:
        found = nearest(wish, [str(value).lower() for value in self.values])
        if found == NOTHING_NEAR and isinstance(self.pick, Each | Some):
            return mended(wish, self.pick.names, self.pick.joint)
        return found


def a_seat(wish: Choice, seats: int) -> Choice:
    if str(wish).isdecimal() and int(wish) < seats:
        return int(wish)
    raise ValueError("drawn, " + ", ".join(str(seat) for seat in range(seats)))


FIRST = Option("first", ("drawn",), a_seat)  # who begins: drawn from the seed, or a seat


def nothing_more(state: Any, seat: Seat | None, move: Move) -> dict[str, int]:
    return {}


def no_secrets(state: Any, seat: Seat) -> dict[str, Any]:
    return {}


def nothing_led(view: Any, seat: Seat) -> dict[str, tuple[int, ...]]:
    return {}


@dataclass(frozen=True, eq=False)
class Rules:
    """One game, as kernel, agents, environments, server and terminal know it."""

    name: str  # as people type it: "blood-rage"
    version: int  # grows when an old record would play differently; see docs/versions.md
    package: str  # where its frames, words and rulebook live
    seats: tuple[int, ...]  # how many may play
    options: tuple[Option, ...]
    moves: Sequence[Move]  # every move a player can make; its place is its action number
    outcomes: tuple[type[Move], ...]  # what chance can answer
    state: type[State]
    start: Callable[[int, Choices], Any]  # the table before the first step
    open_view: Callable[[Any], Any]  # a View: what lies open to everybody, spectators too
    imagine: Callable[[Any, Seat | None, Dice], Any]  # a table that looks the same from there
    result: Callable[[Any], tuple[SeatResult, ...]]
    evaluate: Callable[[Any, Seat], float]  # how good a position is for a seat: 0 hopeless, 1 won
    pieces: Callable[[Any], dict[str, int]]  # what is counted and never changes
    draw_board: Callable[[Any, Any], Any]  # (view, words) -> what the terminal prints
    evaluate_all: Callable[[Any], list[float]] | None = None  # `evaluate` for every seat at once, where that is cheaper
    own_view: Callable[[Any, Seat], dict[str, Any]] = no_secrets  # the fields that only this seat sees otherwise
    about: Callable[[Any, Seat | None, Move], dict[str, int]] = nothing_more  # what a move would cost or bring
    led: Callable[[Any, Seat], dict[str, tuple[int, ...]]] = nothing_led  # by a seat, in a view: {"god": (1,)}
    nouns: Mapping[str, str] = field(default_factory=dict)  # fields that are names: {"tile": "tile", "ship": "seat"}
    names: Mapping[str, Sequence[str]] = field(default_factory=dict)  # of each noun, by number: {"tile": ("axe", …)}
    spoken: Mapping[str, Sequence[Named]] = field(default_factory=dict)  # by noun, what brings its words along
    names_before: Mapping[str, Sequence[str]] = field(default_factory=dict)  # by the numbers that records once told
    rows: Mapping[str, tuple[msgspec.Struct, ...]] = field(default_factory=dict)  # cards, lands …: see rows.py
    numbers: Mapping[str, Number] = field(default_factory=dict)  # single ones that never change: {"no-tile": 64}
    emblem: str = "horn"  # the sign in the hall that stands for it: one of the emblems in `web/src/art`
    minutes: tuple[int, int] = (0, 0)  # how long a game among people takes; 0: not known
    weight: int = 0  # how much there is to keep in mind, from 1 to 5; 0: not known
    is_for_learning: bool = False  # small, and made to be read: the hall shows it apart
    is_cooperative: bool = False  # all win or lose together, so everybody may see what anybody may choose
    judges_midway: bool = False  # `evaluate` knows what a turn under way promises, so agents may stop there
    weighed: tuple[type[Decision[Any]], ...] = ()  # questions that `evaluate` sees through: no need to look beyond
    whose_turn: Callable[[Any], Seat] | None = None  # of a table; without it agents make no plans (`habit.plans`)
    habit: Habit = field(default_factory=Habit)  # how agents search it
    endings: tuple[type[Move], ...] = ()  # moves that end a turn or give something up: people are offered them last
    oldest: int = 1  # the oldest version these rules can still play
    groups: Mapping[str, Grouping] = field(default_factory=dict)  # what the arena tells seats apart by: {"clan": …}
    deeds: Mapping[type[Event] | type[Move], str] = field(default_factory=dict)  # what it weighs: {CardKept: "card"}
    rounds: Callable[[Any], int] | None = None  # how long a game was, where they differ in that
    observation: Mapping[str, Shape] = field(default_factory=dict)  # what learners see of a view, field by field
    observe: Callable[[Any, Teller], None] | None = None  # the same, told from the state itself: faster, see teller.py

    def view(self, state: Any, seat: Seat | None) -> Any:
        """What `seat` may know; None: a spectator. What is nobody's secret is the same for all."""
        seen = self.open_view(state)
        return seen if seat is None else msgspec.structs.replace(seen, **self.own_view(state, seat))

    def mine(self, view: Any, seat: Seat | None) -> dict[str, tuple[int, ...]]:
        """What stands for whoever reads from this seat, by noun: words address them (`Words.addressed`)."""
        return {} if seat is None else {"seat": (seat,), **self.led(view, seat)}

    def offered(self, state: Any, seat: Seat) -> list[Move]:
        """The options as people read them: whatever ends or gives up comes last.

        Where `about` says of a move that something would be `wasted`, or its `chance` is 0, people are asked again.
        """
        return sorted(options_of(state, seat), key=lambda move: isinstance(move, self.endings))

    def begin(self, seats: int, choices: Choices, version: int | None = None) -> Any:
        """The table before the first step, by the newest rules or by those of an older version."""
        if version is None:
            version = self.version
        if not self.plays(version):
            raise BadRecord("other-version", game=self.name, version=version, known=self.version)
        state = self.start(seats, choices)
        state.version = version
        return state

    def plays(self, version: int) -> bool:
        return self.oldest <= version <= self.version

    def choices(self, seats: int, wishes: Mapping[str, Any]) -> dict[str, Choice]:
        """Every option with its value: what was wished for, or the default."""
        if seats not in self.seats:
            raise BadOption("bad-seats", game=self.name, seats=seats, known=", ".join(map(str, self.seats)))
        known = {option.name for option in self.options}
        for name in wishes:
            if name not in known:
                near = nearest(name, sorted(known))
                raise BadOption("unknown-option", option=name, known=", ".join(sorted(known)), near=near)
        return {
            option.name: option.read(wishes[option.name], seats) if option.name in wishes else option.values[0]
            for option in self.options
        }


def ranked(scores: Sequence[int]) -> tuple[SeatResult, ...]:
    """Highest score first; equal scores share the rank, and equal highest scores the victory."""
    best = max(scores)
    return tuple(SeatResult(score, 1 + sum(1 for other in scores if other > score), score == best) for score in scores)
