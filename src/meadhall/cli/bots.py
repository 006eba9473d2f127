"""The bots at a table in the terminal: here, or in a process of their own so that the screen goes on meanwhile.

Either way they are handed imagined tables only, and the same seed gives the same answers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from meadhall.agents.advice import Hint, hints
from meadhall.agents.agent import Seen, leave, listens
from meadhall.agents.players import player
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Move, Seat

if TYPE_CHECKING:
    from meadhall.server.thinking.workers import Hand

HUMAN = "human"

R = TypeVar("R")


class Bots:
    """One agent for each seat that no person has, and the dice they share."""

    def __init__(self, players: Sequence[str], seed: int) -> None:
        self.players = tuple(players)
        self.seed = seed
        self.agents = {seat: player(name) for seat, name in enumerate(players) if name != HUMAN}
        self.dice = Dice(seed)

    def choose(self, seen: Seen) -> Move:
        """Whatever goes wrong in an agent, which may be anybody's, is said in one line."""
        try:
            return self.agents[seen.seat].choose(seen, self.dice)
        except Trouble:
            raise
        except Exception as reason:
            raise Trouble("agent-failed", agent=self.players[seen.seat], reason=repr(reason)) from reason

    def listens(self, seat: Seat) -> bool:
        """Whether it wants to be told what happened, as programs do."""
        return seat in self.agents and listens(self.agents[seat])

    def advise(self, seen: Seen, allowed: Sequence[int] = ()) -> list[Hint]:
        """Advice changes nothing of what agents do later."""
        return hints(seen, self.dice.copy(), allowed=allowed)

    def leave(self) -> None:
        """The game is over, or left."""
        for one in self.agents.values():
            leave(one)


class Thinking(Protocol):
    """Who answers for the bots, and advises people, while the screen goes on."""

    async def choose(self, seen: Seen) -> Move: ...

    async def advise(self, seen: Seen, allowed: Sequence[int] = ()) -> list[Hint]: ...

    def stop(self) -> None: ...


class Here:
    """In this very process: for bots that need no time, and games that only this process knows."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots

    async def choose(self, seen: Seen) -> Move:
        return self.bots.choose(seen)

    async def advise(self, seen: Seen, allowed: Sequence[int] = ()) -> list[Hint]:
        return self.bots.advise(seen, allowed)

    def stop(self) -> None:
        """Nothing goes on."""


class Beside:
    """In a process of their own: compiled rules do not let anything else run beside them in the same one."""

    def __init__(self, bots: Bots) -> None:
        resource_tracker.ensure_running()  # it is handed stderr, and that of a full screen cannot be handed on
        self.bots = bots
        self.hand: Hand | None = None
        self.is_stopped = False

    async def choose(self, seen: Seen) -> Move:
        if self.bots.listens(seen.seat):  # a program is a process by itself: only waiting for it is done here
            return await asyncio.to_thread(self.bots.choose, seen)
        options = seen.options
        if len(options) == 1:
            return options[0]
        given = (self.bots.players, self.bots.seed, seen.rules.name, dump(seen.world), seen.seat)
        return seen.rules.moves[await self.do(choose, *given)]

    async def advise(self, seen: Seen, allowed: Sequence[int] = ()) -> list[Hint]:
        given = (self.bots.players, self.bots.seed, seen.rules.name, dump(seen.world), seen.seat, list(allowed))
        return await self.do(advise, *given)

    async def do(self, work: Callable[..., R], *given: Any) -> R:
        """A process that has died is replaced once; the second time something is wrong with it."""
        from meadhall.server.thinking.workers import Hand

        for last in (False, True):
            if self.hand is None:
                self.hand = Hand("")
            try:
                return await self.hand.do(None, work, *given)
            except BrokenProcessPool as reason:
                self.let_go()
                if last or self.is_stopped:
                    raise Trouble("agent-failed", agent="", reason=repr(reason)) from reason
        raise AssertionError

    def stop(self) -> None:
        """For good, whatever it is thinking about."""
        self.is_stopped = True
        self.let_go()

    def let_go(self) -> None:
        if self.hand is not None:
            self.hand.end()
            self.hand = None


def thinking(bots: Bots, game: str) -> Thinking:
    return Beside(bots) if game in shelf.names() else Here(bots)


# What is done in the other process


@lru_cache(maxsize=1)
def bots_of(players: tuple[str, ...], seed: int) -> Bots:
    """The same ones from the first question to the last: they remember what they thought."""
    return Bots(players, seed)


def choose(players: tuple[str, ...], seed: int, game: str, position: dict[str, Any], seat: Seat) -> int:
    rules = shelf.find(game)
    return bots_of(players, seed).choose(Seen(rules, seat, load(rules, position))).number


def advise(
    players: tuple[str, ...], seed: int, game: str, position: dict[str, Any], seat: Seat, allowed: list[int]
) -> list[Hint]:
    rules = shelf.find(game)
    return bots_of(players, seed).advise(Seen(rules, seat, load(rules, position)), allowed)
