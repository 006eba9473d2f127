"""Search over imagined tables: what a seat does not know is imagined anew each time, and the tree keeps only moves.

A tree of what may be chosen (open loop: the same node serves every table on which the same choices led there), grown
from the seat that thinks. Whoever decides takes what promises most to themselves: what a move has brought so far, and
more curiosity for moves that look good at once (a look one move ahead, made when a move is first met). A table at the
end of the tree is judged, not played out. Those who answer one question at the same time, face down, choose without
knowing of each other. Chance is drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from typing import Any, Final

from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Seat

MANY: Final = 1 << 20  # more than there are moves in any game


class Arm:
    """One move at one node: how it looked at first, and what it has brought to whoever chooses it."""

    def __init__(self, move: Move, look: float, weight: float) -> None:
        self.move: Final = move
        self.look: Final = look
        self.weight: Final = weight
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """The look counts as one visit."""
        return (self.total + self.look) / (self.visits + 1)


class Node:
    """What may be chosen after the same choices, on whatever table."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}  # by seat and move
        self.children: dict[int, Node] = {}  # by the moves of all who were asked

    def child(self, key: int) -> Node:
        found = self.children.get(key)
        if found is None:
            found = self.children[key] = Node()
        return found


class Manner:
    """How a search goes about it."""

    def __init__(
        self,
        evaluate: Callable[[Any, Seat], float],
        weighed: tuple[type, ...],
        is_cooperative: bool,
        curiosity: float,
        sharpness: float,
        follow: int,
    ) -> None:
        self.evaluate: Final = evaluate
        self.weighed: Final = weighed  # questions the evaluation sees through
        self.is_cooperative: Final = is_cooperative
        self.curiosity: Final = curiosity
        self.sharpness: Final = sharpness  # how strongly a better look draws curiosity: 50 for e times as much at 0.02
        self.follow: Final = follow  # choices of one's own turn played on before a table is judged


class Tree:
    """What one seat has thought about one question."""

    def __init__(self, manner: Manner, seats: int, root: Node) -> None:
        self.manner: Final = manner
        self.seats: Final = seats
        self.root = root
        self.iterations = 0

    def grow(self, world: State, dice: Dice) -> None:
        """One table more, imagined for the seat that thinks: to the end of the tree and a step beyond."""
        path: list[Arm] = []
        choosers: list[Seat] = []
        node = self.root
        last = -1
        while True:
            self.settle(world, dice)
            waiting = world.waiting
            if not waiting or waiting[0] == CHANCE or (node.visits == 0 and node is not self.root):
                break
            node.visits += 1
            key = 0
            is_choice = False
            for seat in waiting.copy():
                moves = core.asked(world).options(world, seat)
                if len(moves) == 1:
                    move = moves[0]
                else:
                    arm = self.chosen(node, world, seat, moves, dice)
                    path.append(arm)
                    choosers.append(seat)
                    move = arm.move
                    is_choice = True
                key = key * MANY + move.number + 1
                core.answer(world, seat, move)
                last = seat
            if is_choice:
                node = node.child(key)
            else:
                node.visits -= 1
        node.visits += 1
        self.iterations += 1
        self.learn(path, choosers, self.judged(world, last, dice))

    def learn(self, path: list[Arm], choosers: list[Seat], values: list[float]) -> None:
        for at in range(len(path)):
            arm = path[at]
            arm.visits += 1
            arm.total += values[choosers[at]]

    def settle(self, world: State, dice: Dice) -> None:
        """Chance answers, but for what the evaluation weighs by itself."""
        while world.waiting and world.waiting[0] == CHANCE and not self.is_weighed(world):
            core.answer(world, CHANCE, core.draw(world, dice))

    def is_weighed(self, world: State) -> bool:
        return len(self.manner.weighed) > 0 and isinstance(world.stack[-1], self.manner.weighed)

    def chosen(self, node: Node, world: State, seat: Seat, moves: list[Move], dice: Dice) -> Arm:
        """The most promising, by what is known and by curiosity."""
        arms: list[Arm] = []
        weights = 0.0
        visits = 0
        for move in moves:
            key = seat * MANY + move.number
            arm = node.arms.get(key)
            if arm is None:
                look = self.look(world, seat, move, dice)
                arm = node.arms[key] = Arm(move, look, exp(look * self.manner.sharpness))
            arms.append(arm)
            weights += arm.weight
            visits += arm.visits
        keen = self.manner.curiosity * sqrt(visits + 1.0) / weights
        best = arms[0]
        most = -1.0
        for arm in arms:
            score = arm.mean() + keen * arm.weight / (arm.visits + 1)
            if score > most:
                most = score
                best = arm
        return best

    def look(self, world: State, seat: Seat, move: Move, dice: Dice) -> float:
        """How the table looks to a seat once this move is made; whoever else is asked answers at random."""
        twin = world.copy()
        others = twin.waiting
        core.answer(twin, seat, move)
        if len(others) > 1:
            for other in others:
                if other != seat:
                    moves = core.asked(twin).options(twin, other)
                    core.answer(twin, other, moves[dice.below(len(moves))])
        self.settle(twin, dice)
        return self.manner.evaluate(twin, seat)

    def judged(self, world: State, last: Seat, dice: Dice) -> list[float]:
        """What everybody may hope for; a turn under way is played on first, where that is wanted."""
        for _ in range(self.manner.follow):
            if len(world.waiting) != 1 or world.waiting[0] != last or self.is_weighed(world):
                break
            core.answer(world, last, self.best_look(world, last, dice))
            self.settle(world, dice)
        if self.manner.is_cooperative:
            return [self.manner.evaluate(world, 0)] * self.seats
        return [self.manner.evaluate(world, seat) for seat in range(self.seats)]

    def best_look(self, world: State, seat: Seat, dice: Dice) -> Move:
        moves = core.asked(world).options(world, seat)
        best = moves[0]
        if len(moves) > 1:
            most = -1.0
            for move in moves:
                value = self.look(world, seat, move, dice)
                if value > most:
                    most = value
                    best = move
        return best
