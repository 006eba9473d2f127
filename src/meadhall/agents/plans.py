"""Plans for one's own turn, tried against what others reply.

For games in which a turn is many small choices, and a table looks best to whoever has just moved: there a tree of
choices is judged in the middle of somebody's turn, and a seat that only looks for the table it likes best lays itself
open. So a few ways to play the turn are thought out to its end, each by what looks best at every step, and differing
in one choice. Each is then played on many imagined tables until everybody else has had a turn, on the same tables with
the same dice, and the one that has come to most is kept, for the whole turn. The luck of dice whose odds are known is
taken out of what it came to: what a throw brought, less what such a throw brings on average.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from meadhall.agents.search import MANY, Arm, Tree
from meadhall.kernel import core
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Seat

COST: Final = 10  # what it costs to play a table until everybody has had a turn, in tables of a search
TRIALS: Final = 6  # tables a plan is tried on at least: fewer plans, if there are not enough for all
MARGIN: Final = 0.08  # plans that look worse than the best by more are not tried
LONGEST: Final = 60  # choices of a turn that are planned
DEEPEST: Final = 3  # choices of the best plan that are varied
FEW: Final = 2  # plans, one for each of as many first choices, where there is no time for more
POLISHED: Final = 2  # first choices for which the best turn is looked for
SAME: Final = 1e-9  # plans that look so much alike come to the same
PLANNING: Final = 0.5  # of the seconds, if any are set: the rest is for trials
FACES: Final = 12  # outcomes of chance that are weighed against each other


class Plan:
    """What to choose, one after another, whenever there is a choice; and what came of it."""

    def __init__(self, moves: list[Move], look: float, seats: int) -> None:
        self.moves: Final = moves
        self.look: Final = look  # of the table at the end of the turn
        self.visits = 0
        self.total = 0.0
        self.hopes: Final = [0.0] * seats

    def mean(self) -> float:
        return self.total / max(1, self.visits)


class Planning:
    """One question thought about; what is found is noted in a tree, as a search would."""

    def __init__(self, tree: Tree, whose_turn: Callable[[Any], Seat], most: int) -> None:
        self.tree: Final = tree
        self.seat: Final = tree.seat
        self.whose_turn: Final = whose_turn
        self.most: Final = most
        self.ends = 0.0  # when the seconds for plans are over, if any are set

    def think(
        self,
        imagine: Callable[[Any, Seat, Dice], Any],
        iterations: int,
        seconds: float,
        until_sure: bool,
        dice: Dice,
    ) -> None:
        """As many tables for each plan; none, if the question was part of a plan already."""
        if self.is_planned():
            return
        trials = max(1, iterations // COST)
        begun = perf_counter()
        ends = begun + seconds if seconds > 0.0 else 0.0
        self.ends = begun + PLANNING * seconds if seconds > 0.0 else 0.0
        plans = self.plans(imagine(self.tree.world, self.seat, dice), max(FEW, trials // TRIALS), dice)
        rounds = max(1, trials // len(plans))
        if until_sure and len(plans) == 1:
            rounds = 1
        for _ in range(rounds):
            table, word = imagine(self.tree.world, self.seat, dice), dice.word()
            for plan in plans:
                self.attempt(plan, table.copy(), Dice(word))
            if ends > 0.0 and perf_counter() > ends:
                break
        best = self.best(plans)
        self.attempt(best, imagine(self.tree.world, self.seat, dice), dice)  # so that it is the one tried most
        self.note(best)
        for plan in sorted(plans, key=lambda one: -one.mean()):
            self.note(plan)

    def is_late(self) -> bool:
        """Whether the seconds for making plans are over."""
        return self.ends > 0.0 and perf_counter() > self.ends

    def is_planned(self) -> bool:
        for arm in self.tree.root.known.values():
            if arm.visits:
                return True
        return False

    def best(self, plans: list[Plan]) -> Plan:
        best = plans[0]
        for plan in plans:
            if plan.mean() > best.mean():
                best = plan
        return best

    # Plans

    def plans(self, world: State, most: int, dice: Dice) -> list[Plan]:
        """One for each first choice that looks well, and others that follow the best of them for a while."""
        most = min(most, self.most)
        moves = core.asked(world).options(world, self.seat)
        arms = self.tree.arms(self.tree.root, world, self.seat, moves, dice)
        found: list[Plan] = []
        for arm in self.likely(arms)[:most]:
            if found and self.is_late():
                break
            self.add(found, world, [arm.move], arm.look, dice)
            if most > FEW and len(found) <= POLISHED and len(world.waiting) == 1 and not self.is_late():
                self.keep(found, self.polished(world, arm.move, dice))
        best = self.best_looking(found)
        for kept in range(1, min(len(best.moves), DEEPEST if most > FEW else 1)):
            twin = world.copy()
            self.follow(twin, best.moves[:kept])
            for arm in self.likely(self.looked_at(twin, dice)):
                if len(found) < 2 * most and arm.move is not best.moves[kept] and not self.is_late():
                    self.add(found, world, [*best.moves[:kept], arm.move], arm.look, dice)
        least = self.best_looking(found).look - MARGIN
        others = sorted([plan for plan in found[1:] if plan.look > least], key=lambda plan: -plan.look)
        return [found[0], *others[: most - 1]]

    def best_looking(self, plans: list[Plan]) -> Plan:
        best = plans[0]
        for plan in plans:
            if plan.look > best.look:
                best = plan
        return best

    def likely(self, arms: list[Arm]) -> list[Arm]:
        """The best first, without those that look much worse."""
        order = sorted(arms, key=lambda arm: -arm.look)
        return [arm for arm in order if arm.look > order[0].look - MARGIN]

    def looked_at(self, world: State, dice: Dice) -> list[Arm]:
        if world.waiting != [self.seat]:
            return []
        ahead = self.tree.manner.follow
        return [
            Arm(move, self.seat, self.tree.look(world, self.seat, move, ahead, dice), 1.0)
            for move in core.asked(world).options(world, self.seat)
        ]

    def add(self, found: list[Plan], world: State, moves: list[Move], look: float, dice: Dice) -> None:
        """Played on to the end of the turn by what looks best; unless it comes to what another came to."""
        twin = world.copy()
        if len(world.waiting) == 1:
            moves = [*moves]
            self.follow(twin, moves)
            while self.goes_on(twin) and len(moves) < LONGEST and not self.is_late():
                options = core.asked(twin).options(twin, self.seat)
                if len(options) > 1:
                    moves.append(self.likely(self.looked_at(twin, dice))[0].move)
                core.answer(twin, self.seat, options[0] if len(options) == 1 else moves[-1])
            look = self.tree.worth(self.tree.manner.judge(twin), self.seat)
        self.keep(found, Plan(moves, look, self.tree.seats))

    def keep(self, found: list[Plan], plan: Plan) -> None:
        for other in found:
            if abs(plan.look - other.look) < SAME and plan.moves[0] is other.moves[0]:
                return
        found.append(plan)

    def polished(self, world: State, first: Move, dice: Dice) -> Plan:
        """The best end of the turn that is met when every choice of it is tried, and played on by what looks best."""
        twin = world.copy()
        core.answer(twin, self.seat, first)
        chosen, best, most = [first], [first], -1.0
        while self.goes_on(twin) and len(chosen) < LONGEST and not self.is_late():
            options = core.asked(twin).options(twin, self.seat)
            if len(options) == 1:
                core.answer(twin, self.seat, options[0])
                continue
            for move in options:
                moves = [*chosen, move]
                look = self.end_of(twin, moves, dice)
                if look > most + SAME:
                    best, most = moves, look
            if len(best) == len(chosen):
                break
            chosen.append(best[len(chosen)])
            core.answer(twin, self.seat, chosen[-1])
        if most < 0.0:
            most = self.tree.worth(self.tree.manner.judge(twin), self.seat)
        return Plan(best, most, self.tree.seats)

    def end_of(self, world: State, moves: list[Move], dice: Dice) -> float:
        """How the turn ends after the last of these moves; what is chosen until then is added to them."""
        twin = world.copy()
        core.answer(twin, self.seat, moves[-1])
        while self.goes_on(twin) and len(moves) < LONGEST:
            options = core.asked(twin).options(twin, self.seat)
            if len(options) > 1:
                moves.append(self.tree.best_look(twin, self.seat, dice))
            core.answer(twin, self.seat, options[0] if len(options) == 1 else moves[-1])
        return self.tree.worth(self.tree.manner.judge(twin), self.seat)

    def goes_on(self, world: State) -> bool:
        """The same seat is asked, and it is not for the dice to say what comes of it."""
        return world.waiting == [self.seat] and not self.tree.is_weighed(world)

    def follow(self, world: State, moves: list[Move]) -> None:
        """As far as the table allows it; where there is no choice, a plan has no word for it."""
        at = 0
        while at < len(moves) and self.seat in world.waiting:
            options = core.asked(world).options(world, self.seat)
            if len(options) == 1:
                core.answer(world, self.seat, options[0])
                continue
            if moves[at] not in options:
                return
            core.answer(world, self.seat, moves[at])
            at += 1

    # What comes of them

    def attempt(self, plan: Plan, world: State, dice: Dice) -> None:
        """Until everybody else has had a turn, each choosing by what looks best at once."""
        seats = self.tree.seats
        luck = [0.0] * seats
        turn, turns = self.whose_turn(world), 0
        self.follow(world, plan.moves)
        while world.waiting:
            if world.waiting[0] == CHANCE:
                self.draw(world, luck, dice)
                continue
            if self.whose_turn(world) != turn:
                turn = self.whose_turn(world)
                turns += 1
                if turns == seats:
                    break
            self.let_answer(world, dice)
        values = self.tree.manner.judge(world)
        fair = [values[seat] - luck[seat] for seat in range(seats)]
        plan.visits += 1
        plan.total += self.tree.worth(fair, self.seat)
        for seat in range(seats):
            plan.hopes[seat] += fair[seat]
        self.tree.iterations += 1

    def let_answer(self, world: State, dice: Dice) -> None:
        """All who are asked, before anybody's answer lies there."""
        waiting = [*world.waiting]
        if len(waiting) == 1:
            core.answer(world, waiting[0], self.tree.best_look(world, waiting[0], dice))
            return
        answers = [self.guess(world, seat, dice) for seat in waiting]
        for at in range(len(waiting)):
            core.answer(world, waiting[at], answers[at])

    def guess(self, world: State, seat: Seat, dice: Dice) -> Move:
        table = self.tree.answered(world, seat, 1, dice)[0]
        moves = core.asked(world).options(world, seat)
        best, most = moves[0], -1.0
        for move in moves:
            value = self.tree.look(table, seat, move, 0, dice)
            if value > most:
                best, most = move, value
        return best

    def draw(self, world: State, luck: list[float], dice: Dice) -> None:
        """Chance answers. Where the evaluation weighs what it may bring, what it brought beyond that is luck."""
        odds = self.tree.odds(world) if self.tree.is_weighed(world) else []
        if not 1 < len(odds) <= FACES:
            core.answer(world, CHANCE, core.draw(world, dice))
            return
        drawn = dice.weighted([weight for _, weight in odds])
        weights = sum([weight for _, weight in odds])
        for at in range(len(odds)):
            outcome, weight = odds[at]
            if weight:
                twin = world.copy()
                core.answer(twin, CHANCE, outcome)
                values = self.tree.manner.judge(twin)
                share = (1.0 if at == drawn else 0.0) - weight / weights
                for seat in range(self.tree.seats):
                    luck[seat] += share * values[seat]
        core.answer(world, CHANCE, odds[drawn][0])

    # What was found

    def note(self, plan: Plan) -> None:
        """In the tree: the first choice and those after it, unless another plan that begins so has done better."""
        node = self.tree.root
        arm = node.known[self.seat * MANY + plan.moves[0].number]
        if arm.visits:
            return
        seen = float(plan.visits)
        self.tree.hopes[arm.move.number] = [*[between(hope / seen) * seen for hope in plan.hopes], seen]
        for at, move in enumerate(plan.moves):
            if at > 0:
                arm = node.known[self.seat * MANY + move.number] = Arm(move, self.seat, plan.look, 1.0)
            arm.visits = plan.visits
            arm.total = arm.look + plan.total
            node = arm.after()


def between(part: float) -> float:
    """No less than 0, no more than 1."""
    return 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
