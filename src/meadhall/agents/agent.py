"""What an agent is given, and what it gives back.

An agent never holds the true table. It holds one that the referee imagined for
its seat, which looks the same from there; and since what is imagined depends
only on what is seen (a law every game keeps), it can imagine as many others.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules, View
from meadhall.kernel.values import Move, Seat


class Seen:
    """What one seat may know while it decides."""

    def __init__(self, rules: Rules, seat: Seat, world: Any) -> None:
        self.rules = rules
        self.seat = seat
        self.world: Any = world  # an imagined table, never the true one

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


def seen_from(rules: Rules, state: State, seat: Seat, dice: Dice) -> Seen:
    """The only door between a table and an agent."""
    return Seen(rules, seat, rules.imagine(state, seat, dice))


@runtime_checkable
class Agent(Protocol):
    name: str

    def choose(self, seen: Seen, dice: Dice) -> Move:
        """One of `seen.options`."""
        ...
