"""Plans for one's own turn, tried against what others reply.

For games in which a turn is many small choices, and a table looks best to whoever has just moved: there a tree of
choices is judged in the middle of somebody's turn, and a seat that only looks for the table it likes best lays itself
open. So many ways to play the turn are thought out to its end, each by what looks best at every step but one. Those
that look best are then played on imagined tables until everybody else has had a turn, on the same tables with the same
dice; the worse half is left out again and again, and the one that has come to most is kept, for the whole turn. The
luck of dice whose odds are known is taken out of what it came to: what a throw brought, less what such a throw brings
on average.
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
TRIALS: Final = 6  # tables for each plan on average: fewer plans, if there are not enough for all
FEW: Final = 2  # plans are tried at least
MARGIN: Final = 0.08  # plans that look worse than the best by more are not tried
LONGEST: Final = 60  # choices of a turn that are planned
VARIED: Final = 6  # of so many plans that are tried, one has every choice of its turn tried another way
PLANNING: Final = 0.5  # of the seconds, if any are set: the rest is for trials
SAME: Final = 1e-9  # plans that look so much alike come to the same
FACES: Final = 12  # outcomes of chance that are weighed against each other


class Plan:
    """What to choose, one after another, whenever there is a choice; and what came of it."""

    def __init__(self, moves: list[Move], values: list[float], look: float) -> None:
        self.moves: Final = moves
        self.values: Final = values  # what everybody may hope for at the end of the turn
        self.look: Final = look  # what that is worth to whoever plans
        self.visits = 0
        self.total = 0.0
        self.hopes: Final = [0.0] * len(values)

    def learn(self, values: list[float], worth: float) -> None:
        self.visits += 1
        self.total += worth
        for seat in range(len(values)):
            self.hopes[seat] += values[seat]

    def mean(self) -> float:
        return self.total / self.visits if self.visits else self.look


class Planning:
    """One question thought about; what is found is noted in a tree, as a search would."""

    def __init__(self, tree: Tree, whose_turn: Callable[[Any], Seat], most: int) -> None:
        self.tree: Final = tree
        self.seat: Final = tree.seat
        self.whose_turn: Final = whose_turn
        self.most: Final = most
        self.begun = 0.0
        self.seconds = 0.0  # there are no more, if any are set

    def think(
        self,
        imagine: Callable[[Any, Seat, Dice], Any],
        iterations: int,
        seconds: float,
        until_sure: bool,
        dice: Dice,
    ) -> None:
        """So many tables for all plans together; none, if the question was part of a plan already."""
        if self.is_planned():
            return
        self.begun, self.seconds = perf_counter(), seconds
        trials = max(1, iterations // COST)
        most = min(self.most, max(FEW, trials // TRIALS))
        plans = self.worth_trying(self.plans(imagine(self.tree.world, self.seat, dice), most, dice), most)
        trials = max(1, trials * len(plans) // most)  # as many for each as if there were all
        if until_sure and len(plans) == 1:
            trials = 1
        best = self.tried(plans, imagine, trials, dice)
        if best.visits == 0:  # there was no time to try any
            best.learn(best.values, best.look)
        best.learn([hope / best.visits for hope in best.hopes], best.mean())  # so that it is the one tried most
        self.note(best)
        for plan in sorted(plans, key=lambda one: (-one.visits, -one.mean())):
            self.note(plan)

    def is_planned(self) -> bool:
        for arm in self.tree.root.known.values():
            if arm.visits:
                return True
        return False

    def is_late(self, share: float, more: float = 0.0) -> bool:
        """Whether this share of the seconds is gone, or would be with some more."""
        return self.seconds > 0.0 and perf_counter() + more > self.begun + share * self.seconds

    # Plans

    def plans(self, world: State, most: int, dice: Dice) -> list[Plan]:
        """One for each first choice that looks well; for the best, also what is met when its other choices vary."""
        moves = core.asked(world).options(world, self.seat)
        arms = self.tree.arms(self.tree.root, world, self.seat, moves, dice)
        if len(world.waiting) > 1:
            values = self.tree.manner.judge(world)
            return [Plan([arm.move], values, arm.look) for arm in arms]
        found: list[Plan] = []
        for arm in likely(arms)[:most]:
            if not found or not self.is_late(PLANNING):
                found.append(self.played_on(world, [], arm.move, self.tree.manner.follow, dice))
        for plan in by_look(found)[: max(1, most // VARIED)]:
            self.vary(found, world, plan, dice)
        return found

    def played_on(self, world: State, chosen: list[Move], move: Move, ahead: int, dice: Dice) -> Plan:
        """After these choices another, and then what looks best to the end of the turn, each looked so far `ahead`."""
        twin = world.copy()
        core.answer(twin, self.seat, move)
        moves = [*chosen, move]
        while self.goes_on(twin) and len(moves) < LONGEST and not self.is_late(PLANNING):
            options = core.asked(twin).options(twin, self.seat)
            if len(options) > 1:
                moves.append(self.best(twin, options, ahead, dice))
            core.answer(twin, self.seat, options[0] if len(options) == 1 else moves[-1])
        values = self.tree.manner.judge(twin)
        return Plan(moves, values, self.tree.worth(values, self.seat))

    def best(self, world: State, options: list[Move], ahead: int, dice: Dice) -> Move:
        best, most = options[0], -1.0
        for move in options:
            if self.is_late(PLANNING):
                break
            look = self.tree.look(world, self.seat, move, ahead, dice)
            if look > most:
                best, most = move, look
        return best

    def vary(self, found: list[Plan], world: State, plan: Plan, dice: Dice) -> None:
        """Each choice but the first is tried every other way, and the best way met so far is gone on with."""
        twin = world.copy()
        core.answer(twin, self.seat, plan.moves[0])
        at = 1
        while at < len(plan.moves) and not self.is_late(PLANNING):
            options = core.asked(twin).options(twin, self.seat)
            if len(options) == 1:
                core.answer(twin, self.seat, options[0])
                continue
            chosen, planned = plan.moves[:at], plan.moves[at]
            for move in options:
                if move is not planned:
                    other = self.played_on(twin, chosen, move, 0, dice)
                    found.append(other)
                    if other.look > plan.look + SAME:
                        plan = other
            core.answer(twin, self.seat, plan.moves[at])
            at += 1

    def worth_trying(self, found: list[Plan], most: int) -> list[Plan]:
        """Those that look best; half of them each the best of its first choice, if there are so many."""
        order = by_look(found)
        firsts: list[Plan] = []
        others: list[Plan] = []
        for plan in order:
            if plan.look < order[0].look - MARGIN:
                break
            if not comes_to_the_same(plan, firsts) and not comes_to_the_same(plan, others):
                begins_so = [other for other in firsts if other.moves[0] is plan.moves[0]]
                (others if begins_so else firsts).append(plan)
        half = max((most + 1) // 2, most - len(others))
        return firsts[:half] + others[: most - min(half, len(firsts))]

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

    def tried(self, plans: list[Plan], imagine: Callable[[Any, Seat, Dice], Any], trials: int, dice: Dice) -> Plan:
        """On the same tables; of those tried, the worse half is left out until one is left."""
        stages = max(1, (len(plans) - 1).bit_length())
        begun, made = perf_counter(), 0
        while True:
            for _ in range(max(1, trials // (stages * len(plans)))):
                took = (perf_counter() - begun) / max(1, made)  # a table
                if self.is_late(1.0, took * len(plans)):
                    return best_of(plans)
                table, word = imagine(self.tree.world, self.seat, dice), dice.word()
                for plan in plans:
                    self.attempt(plan, table.copy(), Dice(word))
                    made += 1
            plans = sorted(plans, key=lambda plan: -plan.mean())[: (len(plans) + 1) // 2]
            if len(plans) == 1:
                return plans[0]

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
        plan.learn(fair, self.tree.worth(fair, self.seat))
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
        if arm.visits or not plan.visits:
            return
        seen = float(plan.visits)
        self.tree.hopes[arm.move.number] = [*[between(hope / seen) * seen for hope in plan.hopes], seen]
        for at, move in enumerate(plan.moves):
            if at > 0:
                arm = node.known[self.seat * MANY + move.number] = Arm(move, self.seat, plan.look, 1.0)
            arm.visits = plan.visits
            arm.total = arm.look + plan.total
            node = arm.after()


def likely(arms: list[Arm]) -> list[Arm]:
    """The best first, without those that look much worse."""
    order = sorted(arms, key=lambda arm: -arm.look)
    return [arm for arm in order if arm.look > order[0].look - MARGIN]


def by_look(plans: list[Plan]) -> list[Plan]:
    return sorted(plans, key=lambda plan: -plan.look)


def best_of(plans: list[Plan]) -> Plan:
    best = plans[0]
    for plan in plans:
        if plan.mean() > best.mean():
            best = plan
    return best


def comes_to_the_same(plan: Plan, others: list[Plan]) -> bool:
    """The same choices in another order, most likely; a single choice may differ in what cannot be seen yet."""
    for other in others:
        if abs(plan.look - other.look) < SAME and (
            plan.moves[0] is other.moves[0] or min(len(plan.moves), len(other.moves)) > 1
        ):
            return True
    return False


def between(part: float) -> float:
    """No less than 0, no more than 1."""
    return 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
