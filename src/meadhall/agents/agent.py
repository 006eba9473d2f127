"""What an agent is given, and what it gives back.

An agent never holds the true table. It holds one that the referee imagined for
its seat, which looks the same from there; and since what is imagined depends
only on what is seen (a law every game keeps), it can imagine as many others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Choices, Rules, View
from meadhall.kernel.values import Event, Move, Seat


@dataclass(frozen=True)
class Heard:
    """What a seat was told so far: for agents that say `listens = True`."""

    game: str  # the same for all questions of one game, "" where nobody knows
    choices: Choices  # the options of its table
    events: Sequence[Event]  # as this seat was told them


class Seen:
    """What one seat may know while it decides."""

    def __init__(self, rules: Rules, seat: Seat, world: Any, heard: Heard | None = None) -> None:
        self.rules = rules
        self.seat = seat
        self.world: Any = world  # an imagined table, never the true one
        self.heard = heard  # None for agents that do not listen

    @property
    def view(self) -> View:
        seen: View = self.rules.view(self.world, self.seat)
        return seen

    @property
    def options(self) -> list[Move]:
        return core.options(self.world, self.seat)

    def imagine(self, dice: Dice) -> Any:
        """Another table this seat could be sitting at; the caller may play on it."""
        return self.rules.imagine(self.world, self.seat, dice)


def seen_from(rules: Rules, state: State, seat: Seat, dice: Dice, heard: Heard | None = None) -> Seen:
    """The only door between a table and an agent."""
    return Seen(rules, seat, rules.imagine(state, seat, dice), heard)


class Ear:
    """What one seat hears of a game, for an agent that listens; for any other, nothing."""

    def __init__(self, agent: Agent, seat: Seat, game: str, choices: Choices) -> None:
        self.listens = listens(agent)
        self.seat = seat
        self.game = game
        self.choices = choices
        self.events: list[Event] = []

    def heard(self, told: Sequence[Event]) -> Heard | None:
        """Of all that was `told` until now, what this seat was told."""
        if not self.listens:
            return None
        self.events += [event.seen_by(self.seat) for event in told[len(self.events) :]]
        return Heard(self.game, self.choices, self.events)


def listens(agent: Agent) -> bool:
    return bool(getattr(agent, "listens", False))


def leave(agent: Agent) -> None:
    """The game is over; an agent may have something to put away."""
    if hasattr(agent, "leave"):
        agent.leave()


@runtime_checkable
class Agent(Protocol):
    name: str

    def choose(self, seen: Seen, dice: Dice) -> Move:
        """One of `seen.options`."""
        ...
