"""What a fight between two forces comes to, counted through all that the dice can show.

Three assumptions are made about the people: nobody flees, blanks are always
rolled again, and wounds fell the mightiest units they can. The rest is exact.

What an assault does depends on the army that is struck and on the rage of the
striker, but on the striker's army only by the types left in it. So each side
has stages of its own, and how likely the sides are to be in two stages at once
is carried forward from assault to assault, each pair of stages once.
"""

from __future__ import annotations

from math import comb
from typing import Final, TypeAlias

from mypy_extensions import i64

from meadhall.games.clashofrage.clans import LEVELS
from meadhall.games.clashofrage.model import Army, count, size

Stage: TypeAlias = int  # the number of a stage within one decline
Types: TypeAlias = int  # which types are present: a bit for each level

SETS: Final = 1 << LEVELS  # of types
STATS_OF_A_TYPE: Final = 6  # power, life, hits, shields, rerolls, rage
TINY: Final = 5e-324  # the least number above 0: what can happen is never counted as impossible
NOT_QUITE: Final = 1.0 - 2.0**-53  # the greatest below 1

FACES: Final[dict[int, list[float]]] = {}  # by 64 * dice + rerolls


def faces(dice: int, rerolls: int) -> list[float]:
    """How likely each number of wound faces is, with all blanks rolled again so many times."""
    key = 64 * dice + rerolls
    known = FACES.get(key)
    if known is None:
        blank: float = 3.0 ** -(rerolls + 1)
        known = [comb(dice, k) * (1.0 - blank) ** k * blank ** (dice - k) for k in range(dice + 1)]
        FACES[key] = known
    return known


def types_in(army: Army) -> Types:
    return (1 if army & 15 else 0) | (2 if army & 240 else 0) | (4 if army >> 8 else 0)


class Force:
    """One side of a fight: what each type brings, and its hero."""

    def __init__(self, stats: tuple[int, ...], hero: tuple[int, ...], takes_rage: bool = True) -> None:
        """`stats`: for each level power, life, hits, shields, rerolls, rage; `hero`: hits, shields, rerolls."""
        self.stats: Final = stats
        self.takes_rage: Final = takes_rage
        self.life: Final = [stats[STATS_OF_A_TYPE * level + 1] for level in range(LEVELS)]
        self.dice: Final = [0] * SETS  # by which types are present
        self.hits: Final = [hero[0]] * SETS
        self.shields: Final = [hero[1]] * SETS
        self.rerolls: Final = [hero[2]] * SETS
        self.drums: Final = [0] * SETS
        for types in range(SETS):
            for level in range(LEVELS):
                if types >> level & 1:
                    at = STATS_OF_A_TYPE * level
                    self.dice[types] = max(self.dice[types], stats[at])
                    self.hits[types] += stats[at + 2]
                    self.shields[types] += stats[at + 3]
                    self.rerolls[types] += stats[at + 4]
                    self.drums[types] += stats[at + 5]
        self.mightiest: Final = self.by_might()

    def by_might(self) -> list[int]:
        """Levels, the most dice first."""
        order = list(range(LEVELS))
        order.sort(key=lambda level: (-self.stats[STATS_OF_A_TYPE * level], -level))
        return order

    def after(self, army: Army, wounds: int) -> Army:
        """Who is left once the mightiest that these wounds can fell have fallen."""
        for level in self.mightiest:
            life = self.life[level]
            number = army >> 4 * level & 15
            if number and life <= wounds:
                fallen = min(number, wounds // life)
                army -= fallen << 4 * level
                wounds -= fallen * life
        return army


class Blow:
    """What one assault can do to an army: the stages it leads to, and how likely each is."""

    def __init__(self) -> None:
        self.leads_to: Final[list[Stage]] = []
        self.likely: Final[list[float]] = []


class Decline:
    """How one side melts away. A stage is what is left of its army, and the rage of the enemy who strikes it."""

    def __init__(self, struck: Force, striker: Force) -> None:
        self.struck: Final = struck
        self.striker: Final = striker
        self.stages: Final[dict[int, Stage]] = {}  # by rage and army
        self.army: Final[list[Army]] = []  # by stage
        self.types: Final[list[Types]] = []
        self.rage: Final[list[int]] = []
        self.blows: Final[list[Blow | None]] = []  # [SETS * stage + types of the striker]

    def stage(self, army: Army, rage: int) -> Stage:
        """The number of this stage; it is given one when it is first heard of."""
        key = rage << 12 | army
        stage = self.stages.get(key)
        if stage is None:
            stage = self.stages[key] = len(self.army)
            self.army.append(army)
            self.types.append(types_in(army))
            self.rage.append(rage)
            for _ in range(SETS):
                self.blows.append(None)
        return stage

    def blow(self, stage: Stage, types: Types) -> Blow:
        """What an assault of these types does at this stage."""
        at = SETS * stage + types
        blow = self.blows[at]
        if blow is None:
            blow = self.blows[at] = self.think_through(self.army[stage], self.rage[stage], types)
        return blow

    def think_through(self, army: Army, rage: int, types: Types) -> Blow:
        """Drums are beaten, dice are rolled, units fall; who felled nobody takes a token."""
        blow = Blow()
        rage += self.striker.drums[types]
        wounds = self.striker.hits[types] + rage - self.struck.shields[types_in(army)]
        before = -1
        for likely in faces(self.striker.dice[types], self.striker.rerolls[types]):
            left = self.struck.after(army, wounds)
            if left == before:
                blow.likely[-1] += likely
            else:
                grown = rage + 1 if left == army and self.striker.takes_rage else rage
                blow.leads_to.append(self.stage(left, grown))
                blow.likely.append(likely)
            before = left
            wounds += 1
        return blow


class Outcome:
    """What a fight comes to. `wins` and `loses` are 0 and 1 only where it cannot be otherwise."""

    def __init__(self) -> None:
        self.wins = 0.0  # how likely the attacker wins
        self.loses = 0.0
        self.assaults = 0.0  # on average
        self.attackers_left: Final = [0.0] * LEVELS  # units of each level, on average
        self.defenders_left: Final = [0.0] * LEVELS

    def win(self, attackers: Army, likely: float) -> None:
        """The attacker wins so, with these units left."""
        self.wins += likely
        for level in range(LEVELS):
            self.attackers_left[level] += likely * count(attackers, level)

    def lose(self, defenders: Army, likely: float) -> None:
        self.loses += likely
        for level in range(LEVELS):
            self.defenders_left[level] += likely * count(defenders, level)

    def add(self, other: Outcome, likely: float) -> None:
        """It comes to the same as another, so likely."""
        self.wins += likely * other.wins
        self.loses += likely * other.loses
        self.assaults += likely * other.assaults
        for level in range(LEVELS):
            self.attackers_left[level] += likely * other.attackers_left[level]
            self.defenders_left[level] += likely * other.defenders_left[level]

    def settle(self) -> None:
        """Sums of fractions are a little off; what is sure, and what is not, is told exactly all the same."""
        if self.loses == 0.0:
            self.wins = 1.0
        elif self.wins == 0.0:
            self.loses = 1.0
        else:
            self.wins = min(self.wins, NOT_QUITE)
            self.loses = min(self.loses, NOT_QUITE)


class Row:
    """How likely each stage is; most are not, so those that are have a list of their own."""

    def __init__(self) -> None:
        self.likely: Final[list[float]] = []  # by stage, 0.0 where it is not
        self.stages: Final[list[Stage]] = []  # those that are

    def add(self, stage: Stage, more: float) -> None:
        likely = self.likely
        if stage >= len(likely):
            likely.extend([0.0] * (stage + 1 - len(likely)))
        known = likely[stage]
        if known == 0.0:
            self.stages.append(stage)
        likely[stage] = known + more

    def clear(self) -> None:
        for stage in self.stages:
            self.likely[stage] = 0.0
        self.stages.clear()


SPARE_ROWS: Final[list[Row]] = []  # empty: to be long is what a row takes its time for


def empty_row() -> Row:
    return SPARE_ROWS.pop() if SPARE_ROWS else Row()


def put_away(row: Row) -> None:
    row.clear()
    SPARE_ROWS.append(row)


class Count:
    """One fight, carried forward until it is decided every way it can go.

    A row says, for each stage of the attacker, how likely both sides come to be
    where they are. The defender's stages are taken in an order in which none
    leads back to one before: the most units first, and of those the least rage.
    """

    def __init__(self, attacker: Decline, defender: Decline) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.rows: Final[dict[Stage, Row]] = {}  # by the defender's stage: the defender is about to strike
        self.waiting: Final[list[list[Stage]]] = []  # the defender's stages in `rows`, by units left
        self.won: Final = empty_row()  # the attacker's stages that are reached when nobody else is left
        self.found: Final = Outcome()

    def run(self, start: Stage, other: Stage, strikes: bool) -> Outcome:
        """From these stages on; `strikes`: the attacker is about to."""
        most = size(self.defender.army[other])
        for _ in range(most + 1):
            self.waiting.append([])
        front = empty_row()
        back = self.row_of(other)
        (front if strikes else back).add(start, 1.0)
        for units in range(most, 0, -1):
            while self.waiting[units]:
                stage = self.least_rage(self.waiting[units])
                back = self.rows.pop(stage)
                self.strike_back(back, front, self.defender.types[stage])
                self.strike(front, stage)
                put_away(back)
                front.clear()
        self.won.stages.sort()
        for stage in self.won.stages:
            self.found.win(self.attacker.army[stage], self.won.likely[stage])
        put_away(self.won)
        put_away(front)
        self.found.settle()
        return self.found

    def least_rage(self, stages: list[Stage]) -> Stage:
        """Taken out of the list."""
        first = stages[0]
        for stage in stages:
            if self.defender.rage[stage] < self.defender.rage[first]:
                first = stage
        stages.remove(first)
        return first

    def row_of(self, stage: Stage) -> Row:
        """The row of this stage of the defender; where nobody is left, that of the victories."""
        if self.defender.types[stage] == 0:
            return self.won
        row = self.rows.get(stage)
        if row is None:
            row = self.rows[stage] = empty_row()
            self.waiting[size(self.defender.army[stage])].append(stage)
        return row

    def strike_back(self, back: Row, front: Row, types: Types) -> None:
        """The defender's assault: from one row to that in which the attacker is about to strike."""
        back.stages.sort()
        for stage in back.stages:
            likely = back.likely[stage]
            self.found.assaults += likely
            blow = self.attacker.blow(stage, types)
            leads_to, chances = blow.leads_to, blow.likely
            for at in range(i64(len(leads_to))):
                front.add(leads_to[at], likely * chances[at] + TINY)

    def strike(self, front: Row, struck: Stage) -> None:
        """The attacker's assault on this stage of the defender: to the rows of those it leads to."""
        rows: list[list[Row]] = [[] for _ in range(SETS)]  # by the attacker's types
        front.stages.sort()
        for stage in front.stages:
            likely = front.likely[stage]
            types = self.attacker.types[stage]
            if types == 0:
                self.found.lose(self.defender.army[struck], likely)
                continue
            self.found.assaults += likely
            blow = self.defender.blow(struck, types)
            if not rows[types]:
                rows[types] = [self.row_of(left) for left in blow.leads_to]
            ways, chances = rows[types], blow.likely
            for at in range(i64(len(ways))):
                ways[at].add(stage, likely * chances[at] + TINY)


class Feud:
    """Two forces, and every fight between parts of them that was ever counted."""

    def __init__(self, attacker: Force, defender: Force) -> None:
        self.attacker: Final = Decline(attacker, defender)
        self.defender: Final = Decline(defender, attacker)
        self.known: Final[dict[int, Outcome]] = {}

    def outcome(self, mine: Army, theirs: Army, rage: int, their_rage: int, strikes: bool) -> Outcome:
        """How it ends from here; `strikes`: the attacker is about to."""
        key = mine | theirs << 12 | rage << 24 | their_rage << 32 | (1 << 40 if strikes else 0)
        known = self.known.get(key)
        if known is None:
            known = self.counted(mine, theirs, rage, their_rage, strikes)
            self.known[key] = known
        return known

    def counted(self, mine: Army, theirs: Army, rage: int, their_rage: int, strikes: bool) -> Outcome:
        if mine and theirs:
            count = Count(self.attacker, self.defender)
            return count.run(self.attacker.stage(mine, their_rage), self.defender.stage(theirs, rage), strikes)
        ended = Outcome()
        if mine:
            ended.win(mine, 1.0)
        else:
            ended.lose(theirs, 1.0)
        return ended

    def outcome_of(
        self,
        wounds: int,
        chances: list[float],
        has_felled: bool,
        mine: Army,
        theirs: Army,
        rage: int,
        their_rage: int,
        strikes: bool,
    ) -> Outcome:
        """How it ends from the middle of an assault that deals so many wounds, or one more, or two more…

        `chances`: how likely each is; `has_felled`: somebody has fallen in it already.
        """
        found = Outcome()
        for likely in chances:
            if strikes:
                left = self.defender.struck.after(theirs, wounds)
                token = 0 if has_felled or left != theirs else 1
                found.add(self.outcome(mine, left, rage + token, their_rage, False), likely)
            else:
                left = self.attacker.struck.after(mine, wounds)
                token = 0 if has_felled or left != mine or not self.attacker.striker.takes_rage else 1
                found.add(self.outcome(left, theirs, rage, their_rage + token, True), likely)
            wounds += 1
        found.settle()
        return found
