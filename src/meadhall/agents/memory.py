"""What is left of a thought when the next question of the same turn comes.

A turn is often several small choices of one seat. What was thought about those that follow is kept, if the next
question is exactly one that was expected: the same seat sees the same table and is asked the same thing. It is kept
for one game only, that is, for one run of dice: whoever brings new dice for a question gets a thought of its own, so
that the same dice and the same table give the same answer whatever was asked before.
"""

from __future__ import annotations

from typing import Any

from meadhall.agents.agent import Seen
from meadhall.agents.search import MANY, Node
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move


class Memory:
    def __init__(self) -> None:
        self.dice: Dice | None = None
        self.expected: list[tuple[Any, Node]] = []  # what would be seen, and what has been thought about it

    def recall(self, seen: Seen, dice: Dice) -> Node:
        """What is known already about this question; an empty node, if nothing."""
        expected, self.expected = self.expected, []
        if self.dice is dice:
            here = sight(seen, seen.world)
            for there, node in expected:
                if there == here:
                    return node
        return Node()

    def keep(self, seen: Seen, root: Node, move: Move, dice: Dice) -> None:
        """The move is made: what may be asked next, without anybody else being asked."""
        self.dice = dice
        arm = root.known.get(seen.seat * MANY + move.number)
        if arm is not None and arm.child is not None and seen.world.waiting == [seen.seat]:
            world = seen.world.copy()
            core.answer(world, seen.seat, move)
            self.expect(seen, world, arm.child)

    def expect(self, seen: Seen, world: Any, node: Node) -> None:
        while world.waiting == [seen.seat] and len(core.options(world, seen.seat)) == 1:
            core.answer(world, seen.seat, core.options(world, seen.seat)[0])
        if world.waiting == [seen.seat]:
            self.expected.append((sight(seen, world), node))
        elif world.waiting == [CHANCE]:
            for outcome, after in node.outcomes.items():
                if core.refusal(world, CHANCE, outcome) is None:  # it was met on another table, perhaps
                    twin = world.copy()
                    core.answer(twin, CHANCE, outcome)
                    self.expect(seen, twin, after)


def sight(seen: Seen, world: Any) -> Any:
    """All that a seat is shown while it is asked."""
    return seen.seat, seen.rules.view(world, seen.seat), [repr(frame) for frame in world.stack]
