"""A game in numbers: action numbers with their names, masks, and observations of a fixed length.

    >>> from meadhall.envs.codec import codec_of
    >>> codec = codec_of("raids")
    >>> codec.actions, codec.action_name(0)
    (38, 'stow')

An observation is told from where a seat sits and holds only what that seat may know: what `view(seat)` shows, and the
question that everybody hears. `codec.parts` names every stretch of it with its bounds;
docs/observations.md lists them all.
"""

from __future__ import annotations

import threading
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from meadhall.envs.stepping import ASIDE, MOST, Layout, Masks, Observer
from meadhall.kernel import core, shelf
from meadhall.kernel.core import Chance, Decision, State
from meadhall.kernel.dump import frame_classes
from meadhall.kernel.notation import hyphened, text_of
from meadhall.kernel.observed import Bounds
from meadhall.kernel.rules import Rules, SeatResult
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Seat, field_names

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]
NUMBER = np.dtype("<i2")
ASIDE_BOUNDS: Bounds = (-1, MOST)


class NotObserved(Trouble):
    """A game that says not how learners see it."""


@dataclass(frozen=True)
class Part:
    """A stretch of an observation: from `start`, so many numbers, each with its bounds."""

    name: str
    start: int
    bounds: tuple[Bounds, ...]

    @property
    def stop(self) -> int:
        return self.start + len(self.bounds)


class Desk(threading.local):
    """Where one table after the other is written down; each thread has its own."""

    def __init__(self, layout: Layout) -> None:
        self.observer, self.masks = Observer(layout, 1), Masks(layout.actions, 1)
        self.seen: Observation = np.frombuffer(memoryview(self.observer.slate.cells), NUMBER)
        self.allowed: Mask = np.frombuffer(memoryview(self.masks.cells), np.int8)


class Codec:
    """One game in numbers, the same for every table of it."""

    def __init__(self, rules: Rules) -> None:
        if not rules.observation:
            raise NotObserved("not-observed", game=rules.name)
        self.rules = rules
        self.questions = questions_of(rules)
        asides = [asides_of(kind) for kind in self.questions.values()]
        names, shapes = list(rules.observation), list(rules.observation.values())
        self.layout = Layout(
            list(self.questions.values()), asides, names, shapes, len(rules.moves), rules.observe, rules.view
        )
        self._desk = Desk(self.layout)
        self.parts = self._parts()
        self.kinds = [hyphened(name) for name in self.questions]
        self.view = type(rules.view(rules.begin(rules.seats[0], rules.choices(rules.seats[0], {})), None))

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.layout.size

    @property
    def actions(self) -> int:
        return len(self.rules.moves)

    def action_name(self, action: int) -> str:
        """`sail 4`: what records call it. An action is known by its name; its number is its place in these rules."""
        return text_of(self.rules, self.rules.moves[action])

    def action_named(self, name: str) -> int:
        return self._numbers()[name]

    @lru_cache(maxsize=None)  # noqa: B019  (a codec lives as long as its game)
    def _numbers(self) -> dict[str, int]:
        return {self.action_name(action): action for action in range(self.actions)}

    def bounds(self) -> tuple[Observation, Observation]:
        """The least and the most each number can be."""
        every = [bound for part in self.parts for bound in part.bounds]
        low, high = zip(*every)
        return np.array(low, dtype=NUMBER), np.array(high, dtype=NUMBER)

    def observe(self, state: State, seat: Seat, into: NDArray[Any] | None = None) -> NDArray[Any]:
        """What `seat` may know, written into a buffer of its caller's, of whatever kind, if one is handed in."""
        desk = self._desk
        desk.observer.slate.wipe()
        desk.observer.observe(0, state, seat)
        return copied(desk.seen, into)

    def observe_told(self, told: Mapping[str, Any], seat: Seat, seats: int) -> Observation:
        """The same numbers from the `moment` and the `view` that a seat is sent, as programs and bot accounts are."""
        moment = told["moment"]
        asked = self.kinds.index(moment["kind"])
        asides = [moment["fields"][name] for name in self.layout.asides[asked]]
        view = msgspec.convert(told["view"], self.view)
        desk = self._desk
        desk.observer.slate.wipe()
        desk.observer.observe_told(seat in moment["waiting"], asked, asides, view, seat, seats)
        return copied(desk.seen, None)

    def mask_of(self, moves: Iterable[str]) -> Mask:
        """1 for each of these actions, by their names."""
        mask = np.zeros(self.actions, np.int8)
        mask[[self.action_named(name) for name in moves]] = 1
        return mask

    def mask(self, state: State, seat: Seat, into: NDArray[Any] | None = None) -> NDArray[Any]:
        """1 for each action that `seat` may take now."""
        desk = self._desk
        desk.masks.write(0, core.options(state, seat))
        return copied(desk.allowed, into)

    def named(self, observation: Observation) -> dict[str, Observation]:
        """The same numbers as a dictionary, part by part; the arrays are views of the one given."""
        return {part.name: observation[..., part.start : part.stop] for part in self.parts}

    def _parts(self) -> list[Part]:
        flags: tuple[Bounds, ...] = ((0, 1),)
        told: list[tuple[str, tuple[Bounds, ...]]] = [
            ("is_asked", flags),
            ("question", flags * len(self.questions)),
            ("aside", (ASIDE_BOUNDS,) * ASIDE),
            *[(name, tuple(shape.bounds())) for name, shape in self.rules.observation.items()],
        ]
        parts, start = [], 0
        for name, bounds in told:
            parts.append(Part(name, start, bounds))
            start += len(bounds)
        return parts


def copied(written: NDArray[Any], into: NDArray[Any] | None) -> NDArray[Any]:
    """What was written, for its caller to keep."""
    if into is None:
        return written.copy()
    into[:] = written
    return into


@lru_cache(maxsize=None)
def codec_of(game: str) -> Codec:
    return Codec(shelf.find(game))


def questions_of(rules: Rules) -> dict[str, type[Decision[Any]]]:
    """Every question a game can ask a seat, by name."""
    frames = sorted(frame_classes(rules).items())
    return {
        name: kind
        for name, kind in frames
        if issubclass(kind, Decision) and not issubclass(kind, Chance) and is_asked(kind)
    }


def is_asked(kind: type[Decision[Any]]) -> bool:
    """A question of a game, not a kind of question."""
    return kind.__module__.split(".")[:2] != ["meadhall", "kernel"]


def asides_of(kind: type[Decision[Any]]) -> list[str]:
    """The numbers a question tells beside its kind; whom it asks is told by `is_asked`."""
    return [name for name in field_names(kind) if name != "seats"][:ASIDE]


def returns_of(rules: Rules, result: tuple[SeatResult, ...]) -> list[float]:
    """What a finished game is worth to each seat: +1 to a winner alone, so much to the others that all add up to 0.

    Winners who share a victory share what it brings. Where all win or lose together, everybody has +1 or -1.
    """
    winners = sum(seat.won for seat in result)
    if rules.is_cooperative:
        return [1.0 if seat.won else -1.0 for seat in result]
    if winners == 0 or winners == len(result):
        return [0.0] * len(result)
    lost = -winners / (len(result) - winners)
    share = [1.0 if seat.won else lost for seat in result]
    return [worth / winners for worth in share]
