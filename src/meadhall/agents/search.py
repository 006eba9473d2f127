"""Search over imagined tables: what a seat does not know is imagined anew, and the tree keeps only choices.

A tree of what may be chosen (open loop: the same node serves every table on which the same choices led there), grown
from the seat that thinks. Whoever decides takes what promises most to themselves: what a move has brought so far, and
more curiosity for moves that look good at once (a look one move ahead, made when a move is first met). A table at the
end of the tree is judged, not played out. Those who answer one question at the same time, face down, choose without
knowing of each other. Chance is drawn; where its outcomes are few, each leads to a node of its own.

Where nothing is hidden, every imagined table is the same, and so is the table at each node until something is drawn
that no node stands for. Such tables are kept with their nodes, so that they need not be played up to again.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from meadhall.kernel import core
from meadhall.kernel.core import Chance, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Seat

MANY: Final = 1 << 20  # more than there are moves in any game
BREATH: Final = 16  # iterations between two looks at the clock
MOST_KEPT: Final = 4_000  # tables: those nearest to the root, which are met most often, are kept first
NO_SEAT: Final = -1
GUESSES: Final = 3  # of what others may answer to the same question, at the root; one elsewhere


class Manner:
    """How a search goes about it, in one game."""

    def __init__(
        self,
        judge: Callable[[Any], list[float]],
        weighed: tuple[type, ...],
        curiosity: float,
        sharpness: float,
        doubt: float,
        follow: int,
        branches: int,
        share: int,
        whim: float,
        is_relative: bool,
    ) -> None:
        self.judge: Final = judge  # what everybody may hope for
        self.weighed: Final = weighed  # questions the judge sees through
        self.curiosity: Final = curiosity
        self.sharpness: Final = sharpness  # how strongly a better look draws curiosity: 50 for e times as much at 0.02
        self.doubt: Final = doubt  # how much of curiosity goes to all moves alike, however they look
        self.follow: Final = follow  # choices beyond the tree, while the turn goes on, before a table is judged
        self.branches: Final = branches  # outcomes of chance told apart; of more, one is drawn and not remembered
        self.share: Final = share  # times one imagined table is used
        self.whim: Final = whim  # how unlike each other moves of the same look may seem, so that no two trees are alike
        self.is_relative: Final = is_relative  # what counts is to be better off than the best of the others


class Arm:
    """One move at one node: how it looked at first, and what it has brought to whoever chooses it."""

    def __init__(self, move: Move, seat: Seat, look: float, weight: float) -> None:
        self.move: Final = move
        self.seat: Final = seat
        self.look: Final = look
        self.weight: Final = weight
        self.visits = 0
        self.total = look  # the look counts as one visit
        self.child: Node | None = None
        self.hopes: list[float] | None = None  # what everybody may hope for, where the move leads to no other table …
        self.asks: Seat = NO_SEAT  # … on which this seat alone is asked, and the judge does not see through it

    def after(self) -> Node:
        found = self.child
        if found is None:
            found = self.child = Node()
        return found


NO_ODDS: Final[list[tuple[Move, int]]] = []


class Node:
    """What may be chosen after the same choices, on whatever table."""

    def __init__(self) -> None:
        self.visits = 0
        self.seat: Seat = NO_SEAT
        self.moves: list[Move] = []  # what this seat was offered last …
        self.arms: list[Arm] = []  # … and what is known of it
        self.known: dict[int, Arm] = {}  # all that was ever offered, by seat and move
        self.together: dict[int, Node] = {}  # by the moves of all others who answered one question
        self.outcomes: dict[Move, Node] = {}  # by what chance has brought
        self.table: State | None = None  # as it stands when `seat` chooses here, or chance: the same every time
        self.odds: list[tuple[Move, int]] = NO_ODDS  # of chance, on that table
        self.last: Seat = NO_SEAT  # who was asked before chance

    def after_all(self, key: int) -> Node:
        found = self.together.get(key)
        if found is None:
            found = self.together[key] = Node()
        return found

    def after_outcome(self, outcome: Move) -> Node:
        found = self.outcomes.get(outcome)
        if found is None:
            found = self.outcomes[outcome] = Node()
        return found


class Tree:
    """What one seat has thought about one question."""

    def __init__(self, manner: Manner, world: State, seat: Seat, root: Node) -> None:
        self.manner: Final = manner
        self.world: Final = world
        self.seat: Final = seat
        self.seats: Final = world.seats
        self.root: Final = root
        self.iterations = 0
        self.hopes: Final[dict[int, list[float]]] = {}  # by the first move: what everybody got of it, and how often
        self.is_same = False  # the table now played on is the same whenever one comes here
        self.kept: Final[list[Node]] = []  # those with a table
        self.most_kept = MOST_KEPT

    def think(
        self,
        imagine: Callable[[Any, Seat, Dice], Any],
        iterations: int,
        seconds: float,
        until_sure: bool,
        dice: Dice,
    ) -> None:
        """So many tables more; or as many as the time allows, if any is set, or as it takes to be sure of a move."""
        ends = perf_counter() + seconds if seconds > 0.0 else 0.0
        share = self.manner.share
        table = self.world
        is_same = False
        for number in range(iterations):
            if self.root.table is not None:
                self.walk(dice)
            else:
                if number % share == 0:
                    before = dice.dump()
                    table = imagine(self.world, self.seat, dice)
                    is_same = dice.dump() == before
                self.is_same = is_same
                self.grow(self.root, table if share == 1 else table.copy(), [], NO_SEAT, dice)
            if number % BREATH == 0:
                if ends > 0.0 and perf_counter() > ends:
                    break
                if until_sure and self.is_sure(iterations - number):
                    break
        self.forget_tables()

    def is_sure(self, left: int) -> bool:
        """Whatever the tables left may show, no other move would be visited more."""
        first = second = 0
        for arm in self.root.known.values():
            if arm.seat == self.seat:
                if arm.visits > first:
                    second = first
                    first = arm.visits
                elif arm.visits > second:
                    second = arm.visits
        return first - second > left

    def walk(self, dice: Dice) -> None:
        """One table more, where tables are kept: down to the last of them, and on from there."""
        path: list[Arm] = []
        node = self.root
        while True:
            table = node.table
            assert table is not None
            node.visits += 1
            if node.odds:
                outcome = node.odds[dice.weighted([weight for _, weight in node.odds])][0]
                last, below = node.last, node.after_outcome(outcome)
                if below.table is None:
                    table = table.copy()
                    core.answer(table, CHANCE, outcome)
                    break
            else:
                arm = self.chosen(node.arms)
                path.append(arm)
                last, below = arm.seat, arm.after()
                if self.is_foreseen(arm, below):
                    return self.end_as_foreseen(arm, below, path)
                if below.table is None:
                    table = table.copy()
                    core.answer(table, last, arm.move)
                    break
            node = below
        self.is_same = True
        self.grow(below, table, path, last, dice)

    def grow(self, node: Node, world: State, path: list[Arm], last: Seat, dice: Dice) -> None:
        """One table more: from here to the end of the tree, and on while the same turn goes on."""
        beyond = 0  # choices made where the tree had none
        while True:
            if world.waiting and world.waiting[0] == CHANCE:
                node = self.settled(node, world, last, dice)
            waiting = world.waiting
            if not waiting or waiting[0] == CHANCE:
                break
            if node is not self.root:
                if self.is_weighed(world):
                    break
                if node.visits == 0:
                    if beyond == self.manner.follow or len(waiting) > 1 or waiting[0] != last:
                        break
                    beyond += 1
            if len(waiting) > 1:
                node = self.chosen_together(node, world, path, dice)
                last = NO_SEAT
                self.is_same = False
                continue
            last = waiting[0]
            moves = core.asked(world).options(world, last)
            if len(moves) == 1 and node is not self.root:
                core.answer(world, last, moves[0])
                continue
            keeps = self.is_same and len(self.kept) < self.most_kept
            arm = self.chosen(self.arms(node, world, last, moves, dice, keeps))
            path.append(arm)
            node.visits += 1
            if keeps:
                self.keep(node, world)
                if self.is_foreseen(arm, arm.after()):
                    return self.end_as_foreseen(arm, arm.after(), path)
                world = world.copy()
            core.answer(world, last, arm.move)
            node = arm.after()
        self.end(node, path, self.manner.judge(world))

    def keep(self, node: Node, table: State) -> None:
        node.table = table
        self.kept.append(node)

    def forget_tables(self) -> None:
        """They say nothing of the tables of another thought."""
        for node in self.kept:
            node.table = None
            node.odds = NO_ODDS
            for arm in node.arms:
                arm.hopes = None
        self.kept.clear()

    def is_foreseen(self, arm: Arm, node: Node) -> bool:
        """Whether the tree ends after this move, on the very table that was judged when it was looked at."""
        if arm.hopes is None or node.visits > 0:
            return False
        return self.manner.follow == 0 or arm.asks != arm.seat

    def end_as_foreseen(self, arm: Arm, node: Node, path: list[Arm]) -> None:
        hopes = arm.hopes
        assert hopes is not None
        arm.hopes = None
        self.end(node, path, hopes)

    def end(self, node: Node, path: list[Arm], hopes: list[float]) -> None:
        node.visits += 1
        self.iterations += 1
        self.learn(path, hopes)

    def chosen_together(self, node: Node, world: State, path: list[Arm], dice: Dice) -> Node:
        """All who are asked choose on the same table, before anybody's answer lies there.

        What the others have chosen is not told apart where the seat that thinks has chosen with them.
        """
        chosen: list[Arm] = []
        own: Arm | None = None
        key = 0
        for seat in world.waiting:
            moves = core.asked(world).options(world, seat)
            arm = self.chosen(self.arms(node, world, seat, moves, dice))
            chosen.append(arm)
            key = key * MANY + arm.move.number + 1
            if seat == self.seat:
                own = arm
        for arm in chosen:
            core.answer(world, arm.seat, arm.move)
            path.append(arm)
        node.visits += 1
        return node.after_all(key) if own is None else own.after()

    def chosen(self, arms: list[Arm]) -> Arm:
        """The most promising, by what is known and by curiosity."""
        if len(arms) == 1:
            return arms[0]
        weights = 0.0
        visits = 1
        for arm in arms:
            weights += arm.weight
            visits += arm.visits
        keen = self.manner.curiosity * sqrt(float(visits))
        even = keen * self.manner.doubt / len(arms)
        keen *= (1.0 - self.manner.doubt) / weights
        best = arms[0]
        most = -1.0
        for arm in arms:
            score = (arm.total + keen * arm.weight + even) / (arm.visits + 1)
            if score > most:
                most = score
                best = arm
        return best

    def arms(
        self, node: Node, world: State, seat: Seat, moves: list[Move], dice: Dice, keeps: bool = False
    ) -> list[Arm]:
        """What is known of each move; of those never met, by a look."""
        if node.seat == seat and node.moves == moves:
            return node.arms
        arms: list[Arm] = []
        tables: list[State] = []
        for move in moves:
            key = seat * MANY + move.number
            arm = node.known.get(key)
            if arm is None and keeps and (node is not self.root or self.manner.follow == 0):
                arm = node.known[key] = self.foreseen(world, seat, move, dice)
            elif arm is None:
                if not tables:
                    tables = self.answered(world, seat, GUESSES if node is self.root else 1, dice)
                ahead = self.manner.follow if node is self.root else 0
                look = 0.0
                for table in tables:
                    look += self.look(table, seat, move, ahead, dice)
                arm = node.known[key] = self.arm(move, seat, look / len(tables), dice)
            arms.append(arm)
        node.seat = seat
        node.moves = moves
        node.arms = arms
        return arms

    def arm(self, move: Move, seat: Seat, look: float, dice: Dice) -> Arm:
        seems = look if self.manner.whim == 0.0 else look + self.manner.whim * dice.below(1000) / 1000.0
        return Arm(move, seat, look, exp(seems * self.manner.sharpness))

    def foreseen(self, world: State, seat: Seat, move: Move, dice: Dice) -> Arm:
        """By a look; where no chance comes between, it shows the very table that will be met."""
        twin = world.copy()
        core.answer(twin, seat, move)
        waiting = twin.waiting
        is_weighed = len(waiting) > 0 and self.is_weighed(twin)
        if waiting and waiting[0] == CHANCE and not is_weighed:
            return self.arm(move, seat, self.expected(twin, seat, self.manner.branches, dice), dice)
        hopes = self.manner.judge(twin)
        arm = self.arm(move, seat, self.worth(hopes, seat), dice)
        arm.hopes = hopes
        arm.asks = waiting[0] if len(waiting) == 1 and not is_weighed else NO_SEAT
        return arm

    def answered(self, world: State, seat: Seat, times: int, dice: Dice) -> list[State]:
        """The table once all others who are asked the same have answered, a few times, as it comes."""
        if len(world.waiting) == 1:
            return [world]
        question = core.asked(world)
        tables: list[State] = []
        for _ in range(times):
            table = world.copy()
            for other in world.waiting:
                if other != seat:
                    core.answer(table, other, dice.choice(question.options(world, other)))
            tables.append(table)
        return tables

    def look(self, world: State, seat: Seat, move: Move, ahead: int, dice: Dice) -> float:
        """How the table looks to a seat once this move is made, the last answer to its question.

        At the root a turn under way is played on first, so far `ahead`, by what looks best at each step.
        """
        twin = world.copy()
        core.answer(twin, seat, move)
        for _ in range(ahead):
            self.draw_all(twin, dice)
            if len(twin.waiting) != 1 or twin.waiting[0] != seat or self.is_weighed(twin):
                break
            core.answer(twin, seat, self.best_look(twin, seat, dice))
        return self.expected(twin, seat, self.manner.branches, dice)

    def best_look(self, world: State, seat: Seat, dice: Dice) -> Move:
        moves = core.asked(world).options(world, seat)
        best = moves[0]
        if len(moves) > 1:
            most = -1.0
            for move in moves:
                value = self.look(world, seat, move, 0, dice)
                if value > most:
                    most = value
                    best = move
        return best

    def draw_all(self, world: State, dice: Dice) -> None:
        while world.waiting and world.waiting[0] == CHANCE and not self.is_weighed(world):
            core.answer(world, CHANCE, core.draw(world, dice))

    def expected(self, world: State, seat: Seat, branches: int, dice: Dice) -> float:
        """Chance answers; where its outcomes are few, each of them."""
        while world.waiting and world.waiting[0] == CHANCE and not self.is_weighed(world):
            odds = self.odds(world) if branches > 1 else []
            if 1 < len(odds) <= branches:
                total = 0.0
                weights = 0
                for outcome, weight in odds:
                    if weight:
                        twin = world.copy()
                        core.answer(twin, CHANCE, outcome)
                        total += weight * self.expected(twin, seat, branches // len(odds), dice)
                        weights += weight
                return total / weights
            core.answer(world, CHANCE, core.draw(world, dice))
        return self.worth(self.manner.judge(world), seat)

    def odds(self, world: State) -> list[tuple[Move, int]]:
        decision = world.stack[-1]
        assert isinstance(decision, Chance)
        return decision.odds(world)

    def settled(self, node: Node, world: State, last: Seat, dice: Dice) -> Node:
        """Chance answers, but for what the evaluation weighs by itself; the node after it."""
        while world.waiting and world.waiting[0] == CHANCE and not self.is_weighed(world):
            odds = self.odds(world) if self.manner.branches > 1 else []
            if 1 < len(odds) <= self.manner.branches:
                if self.is_same and node.visits > 0 and len(self.kept) < self.most_kept:
                    self.keep(node, world.copy())
                    node.odds, node.last = odds, last
                outcome = odds[dice.weighted([weight for _, weight in odds])][0]
                node.visits += 1
                node = node.after_outcome(outcome)
            else:
                outcome = core.draw(world, dice)
                self.is_same = False
            core.answer(world, CHANCE, outcome)
        return node

    def is_weighed(self, world: State) -> bool:
        return len(self.manner.weighed) > 0 and isinstance(world.stack[-1], self.manner.weighed)

    def worth(self, values: list[float], seat: Seat) -> float:
        """What counts to this seat, of what everybody may hope for."""
        if not self.manner.is_relative:
            return values[seat]
        best = 0.0
        for other in range(self.seats):
            if other != seat and values[other] > best:
                best = values[other]
        return 0.5 + 0.5 * (values[seat] - best)

    def learn(self, path: list[Arm], values: list[float]) -> None:
        own: Arm | None = None
        for arm in path:
            arm.visits += 1
            arm.total += self.worth(values, arm.seat)
            if own is None and arm.seat == self.seat:
                own = arm
        if own is not None:
            hopes = self.hopes.get(own.move.number)
            if hopes is None:
                self.hopes[own.move.number] = [*values, 1.0]
            else:
                for seat in range(self.seats):
                    hopes[seat] += values[seat]
                hopes[self.seats] += 1.0
