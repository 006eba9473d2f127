"""The odds of a fight: who wins, and who is left.

Three assumptions are made about the people: nobody flees, blanks are always
rolled again, and wounds fell the mightiest units they can. The rest is
computed: small fights exactly, through all that the dice can show; large ones
from many fights played out with the same dice each time.
"""

from __future__ import annotations

from math import comb
from typing import Final

from meadhall.games.clashofrage.clans import (
    HERO_HITS,
    HERO_REROLLS,
    HERO_SHIELDS,
    HITS,
    LEVELS,
    LIFE,
    POWER,
    RAGE,
    REROLLS,
    SHIELDS,
    Level,
)
from meadhall.games.clashofrage.fights import rage_at_first, slowness
from meadhall.games.clashofrage.model import ELVES, Army, ClashOfRage, Side, count, size
from meadhall.games.clashofrage.regions import Territory
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import Seat

SMALL: Final = 24  # units of one side times units of the other, up to which a fight is computed exactly
QUICK: Final = 24  # larger fights that are played out to see how they end: for agents,
CAREFUL: Final = 400  # and for people
SEED: Final = 7
WHOLE: Final = 1 << 16
MOST_FEUDS: Final = 100  # remembered
MOST_OUTCOMES: Final = 100_000  # of each
SETS: Final = 1 << LEVELS  # which types are present: a bit for each level
STATS_IN_A_FIGHT: Final = (POWER, LIFE, HITS, SHIELDS, REROLLS, RAGE)

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


STEPS: Final[dict[int, list[int]]] = {}  # by 64 * dice + rerolls


def throw(number: int, rerolls: int, dice: Dice) -> int:
    """Roll so many dice, and all blanks again so many times: how many show a wound."""
    steps = STEPS.get(64 * number + rerolls)
    if steps is None:
        steps = []
        total = 0.0
        for likely in faces(number, rerolls):
            total += likely
            steps.append(int(total * WHOLE))
        STEPS[64 * number + rerolls] = steps
    rolled = dice.below(WHOLE)
    wounds = 0
    while wounds < number and rolled >= steps[wounds]:
        wounds += 1
    return wounds


class Force:
    """One side of a fight: what each type brings, and its hero."""

    def __init__(self, stats: tuple[int, ...], hero: tuple[int, ...], takes_rage: bool = True) -> None:
        """`stats`: for each level those of STATS_IN_A_FIGHT; `hero`: hits, shields, rerolls."""
        self.stats: Final = stats
        self.hero: Final = hero
        self.takes_rage: Final = takes_rage
        self.life: Final = [stats[6 * level + 1] for level in range(LEVELS)]
        self.dice: Final = [0] * SETS  # by which types are present
        self.hits: Final = [hero[0]] * SETS
        self.shields: Final = [hero[1]] * SETS
        self.rerolls: Final = [hero[2]] * SETS
        self.drums: Final = [0] * SETS
        for present in range(SETS):
            for level in range(LEVELS):
                if present >> level & 1:
                    self.dice[present] = max(self.dice[present], stats[6 * level])
                    self.hits[present] += stats[6 * level + 2]
                    self.shields[present] += stats[6 * level + 3]
                    self.rerolls[present] += stats[6 * level + 4]
                    self.drums[present] += stats[6 * level + 5]
        self.mightiest: Final = self.by_might()

    def by_might(self) -> list[int]:
        """Levels, the most dice first."""
        order = list(range(LEVELS))
        order.sort(key=lambda level: (-self.stats[6 * level], -level))
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


def present_in(army: Army) -> int:
    return (1 if army & 15 else 0) | (2 if army & 240 else 0) | (4 if army >> 8 else 0)


class Outcome:
    """What a fight comes to, on average."""

    def __init__(self) -> None:
        self.wins = 0.0  # how likely the attacker wins
        self.assaults = 0.0
        self.attackers_1 = 0.0  # units left of each level
        self.attackers_2 = 0.0
        self.attackers_3 = 0.0
        self.defenders_1 = 0.0
        self.defenders_2 = 0.0
        self.defenders_3 = 0.0

    @property
    def attackers_left(self) -> list[float]:
        return [self.attackers_1, self.attackers_2, self.attackers_3]

    @property
    def defenders_left(self) -> list[float]:
        return [self.defenders_1, self.defenders_2, self.defenders_3]

    def add(self, other: Outcome, likely: float) -> None:
        self.wins += likely * other.wins
        self.assaults += likely * other.assaults
        self.attackers_1 += likely * other.attackers_1
        self.attackers_2 += likely * other.attackers_2
        self.attackers_3 += likely * other.attackers_3
        self.defenders_1 += likely * other.defenders_1
        self.defenders_2 += likely * other.defenders_2
        self.defenders_3 += likely * other.defenders_3


class Feud:
    """Two forces, and every fight between parts of them that was ever thought through."""

    def __init__(self, attacker: Force, defender: Force) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.known: Final[dict[int, Outcome]] = {}

    def expected(self, mine: Army, theirs: Army, rage: int, their_rage: int, strikes: bool, fights: int) -> Outcome:
        if size(mine) * size(theirs) <= SMALL:
            return self.outcome(mine, theirs, rage, their_rage, strikes)
        return self.played(mine, theirs, rage, their_rage, strikes, fights)

    def outcome(self, mine: Army, theirs: Army, rage: int, their_rage: int, strikes: bool) -> Outcome:
        """How it ends from here; `strikes`: the attacker is about to."""
        key = mine | theirs << 12 | rage << 24 | their_rage << 32 | (1 << 40 if strikes else 0)
        known = self.known.get(key)
        if known is not None:
            return known
        if mine == 0 or theirs == 0:
            found = ended(mine, theirs)
        elif strikes:
            found = self.strike(mine, theirs, rage, their_rage)
        else:
            found = self.strike_back(mine, theirs, rage, their_rage)
        self.known[key] = found
        return found

    def strike(self, mine: Army, theirs: Army, rage: int, their_rage: int) -> Outcome:
        """All that one assault of the attacker can bring."""
        found = Outcome()
        found.assaults = 1.0
        have = present_in(mine)
        rage += self.attacker.drums[have]
        sure = self.attacker.hits[have] + rage - self.defender.shields[present_in(theirs)]
        wounds = sure
        for likely in faces(self.attacker.dice[have], self.attacker.rerolls[have]):
            left = self.defender.after(theirs, wounds)
            grown = rage + 1 if left == theirs and self.attacker.takes_rage else rage
            found.add(self.outcome(mine, left, grown, their_rage, False), likely)
            wounds += 1
        return found

    def strike_back(self, mine: Army, theirs: Army, rage: int, their_rage: int) -> Outcome:
        """All that one assault of the defender can bring."""
        found = Outcome()
        found.assaults = 1.0
        have = present_in(theirs)
        their_rage += self.defender.drums[have]
        sure = self.defender.hits[have] + their_rage - self.attacker.shields[present_in(mine)]
        wounds = sure
        for likely in faces(self.defender.dice[have], self.defender.rerolls[have]):
            left = self.attacker.after(mine, wounds)
            grown = their_rage + 1 if left == mine and self.defender.takes_rage else their_rage
            found.add(self.outcome(left, theirs, rage, grown, True), likely)
            wounds += 1
        return found

    def played(self, mine: Army, theirs: Army, rage: int, their_rage: int, strikes: bool, fights: int) -> Outcome:
        """The average of so many fights; the same dice every time, so that like is compared with like."""
        key = mine | theirs << 12 | rage << 24 | their_rage << 32 | (3 if strikes else 2) << 40 | fights << 44
        known = self.known.get(key)
        if known is None:
            known = Outcome()
            dice = Dice(SEED)
            for _ in range(fights):
                self.play_one(mine, theirs, rage, their_rage, strikes, dice, 1.0 / fights, known)
            self.known[key] = known
        return known

    def play_one(
        self,
        mine: Army,
        theirs: Army,
        rage: int,
        their_rage: int,
        strikes: bool,
        dice: Dice,
        weight: float,
        total: Outcome,
    ) -> None:
        one, other = self.attacker, self.defender
        while mine and theirs:
            total.assaults += weight
            if strikes:
                have = present_in(mine)
                rage += one.drums[have]
                wounds = throw(one.dice[have], one.rerolls[have], dice) + one.hits[have] + rage
                left = other.after(theirs, wounds - other.shields[present_in(theirs)])
                if left == theirs and one.takes_rage:
                    rage += 1
                theirs = left
            else:
                have = present_in(theirs)
                their_rage += other.drums[have]
                wounds = throw(other.dice[have], other.rerolls[have], dice) + other.hits[have] + their_rage
                left = one.after(mine, wounds - one.shields[present_in(mine)])
                if left == mine and other.takes_rage:
                    their_rage += 1
                mine = left
            strikes = not strikes
        total.add(ended(mine, theirs), weight)


def ended(mine: Army, theirs: Army) -> Outcome:
    found = Outcome()
    found.wins = 1.0 if mine else 0.0
    found.attackers_1 = float(count(mine, 0))
    found.attackers_2 = float(count(mine, 1))
    found.attackers_3 = float(count(mine, 2))
    found.defenders_1 = float(count(theirs, 0))
    found.defenders_2 = float(count(theirs, 1))
    found.defenders_3 = float(count(theirs, 2))
    return found


# At a table

FEUDS: Final[dict[tuple[int, int, int, int, int, int, int], Feud]] = {}


def outcome_at(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory, fights: int = CAREFUL) -> Outcome:
    """The fight in this territory: as it stands if it is under way, else from its beginning."""
    if state.battlefield == place:
        strikes = state.striker == attacker
        rage, their_rage = state.rage[attacker], state.rage[foe]
    else:
        strikes = slowness(state, attacker, place) < slowness(state, foe, place)
        rage, their_rage = rage_at_first(state, attacker, foe, place), rage_at_first(state, foe, attacker, place)
    feud = feud_of(state, attacker, foe, place)
    mine, theirs = state.units(attacker, place), state.units(foe, place)
    return feud.expected(mine, theirs, rage, their_rage, strikes, fights)


def feud_of(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Feud:
    """The same forces are thought over again and again, so what was computed is kept for a while."""
    heroes = state.hero_in(attacker, place) << 4 | state.hero_in(foe, place)
    rage = foe != ELVES or state.elves_take_rage
    key = (
        brought_by(state, attacker, 0),
        brought_by(state, attacker, 1),
        brought_by(state, attacker, 2),
        brought_by(state, foe, 0),
        brought_by(state, foe, 1),
        brought_by(state, foe, 2),
        heroes << 1 | int(rage),
    )
    feud = FEUDS.get(key)
    if feud is None or len(feud.known) > MOST_OUTCOMES:
        if len(FEUDS) >= MOST_FEUDS:
            FEUDS.clear()
        feud = FEUDS[key] = Feud(force_of(state, attacker, place, True), force_of(state, foe, place, rage))
    return feud


def brought_by(state: ClashOfRage, side: Side, level: Level) -> int:
    """All that a type brings to a fight, as one number."""
    number = 0
    for stat in STATS_IN_A_FIGHT:
        number = number << 5 | state.total(side, level, stat)
    return number


def force_of(state: ClashOfRage, side: Side, place: Territory, takes_rage: bool) -> Force:
    hero = state.hero_in(side, place)
    stats = [state.total(side, level, stat) for level in range(LEVELS) for stat in STATS_IN_A_FIGHT]
    return Force(tuple(stats), (HERO_HITS[hero], HERO_SHIELDS[hero], HERO_REROLLS[hero]), takes_rage)
