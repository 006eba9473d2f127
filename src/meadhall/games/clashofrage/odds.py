"""The odds of a fight, computed exactly: who wins, and who is left.

Every assault is followed through all that the dice can show, under three
assumptions about the people: nobody flees, blanks are always rolled again, and
wounds fell the mightiest units they can.
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
)
from meadhall.games.clashofrage.fights import rage_at_first, slowness
from meadhall.games.clashofrage.model import ELVES, Army, ClashOfRage, Side, count
from meadhall.games.clashofrage.regions import Territory
from meadhall.kernel.values import Seat

NEGLIGIBLE: Final = 1e-7  # branches less likely than this are left out
MOST_KNOWN: Final = 50_000  # outcomes remembered
SETS: Final = 1 << LEVELS  # which types are present: a bit for each level
STATS_IN_A_FIGHT: Final = (POWER, LIFE, HITS, SHIELDS, REROLLS, RAGE)
ABSENT: Final = [0] * len(STATS_IN_A_FIGHT)

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


class Force:
    """One side of a fight: its units, what each type brings, and its hero."""

    def __init__(
        self, army: Army, stats: tuple[int, ...], hero: tuple[int, ...], rage: int = 0, takes_rage: bool = True
    ) -> None:
        """`stats`: for each level those of STATS_IN_A_FIGHT; `hero`: hits, shields, rerolls."""
        self.army: Final = army
        self.stats: Final = stats
        self.hero: Final = hero
        self.rage: Final = rage
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
        order = [level for level in range(LEVELS) if count(self.army, level)]
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

    def __init__(self, wins: float, attackers_left: list[float], defenders_left: list[float], assaults: float) -> None:
        self.wins: Final = wins  # how likely the attacker wins
        self.attackers_left: Final = attackers_left  # units of each level
        self.defenders_left: Final = defenders_left
        self.assaults: Final = assaults


def fight(attacker: Force, defender: Force, attacker_strikes: bool) -> Outcome:
    """Follow the fight assault by assault, all branches at once."""
    now: dict[int, float] = {pack(attacker.army, defender.army, attacker.rage, defender.rage): 1.0}
    wins, ended, assaults = 0.0, 0.0, 0.0
    mine_left, theirs_left = [0.0] * LEVELS, [0.0] * LEVELS
    while now:
        after: dict[int, float] = {}
        for key, chance in now.items():
            if chance < NEGLIGIBLE:
                continue
            mine, theirs = key & 4095, key >> 12 & 4095
            if mine == 0 or theirs == 0:
                ended += chance
                if mine:
                    wins += chance
                for level in range(LEVELS):
                    mine_left[level] += chance * count(mine, level)
                    theirs_left[level] += chance * count(theirs, level)
                continue
            assaults += chance
            if attacker_strikes:
                assault(attacker, defender, key, chance, after)
            else:
                assault_back(attacker, defender, key, chance, after)
        now = after
        attacker_strikes = not attacker_strikes
    if ended == 0.0:
        return Outcome(0.0, mine_left, theirs_left, assaults)
    return Outcome(
        wins / ended, [left / ended for left in mine_left], [left / ended for left in theirs_left], assaults / ended
    )


def pack(mine: Army, theirs: Army, rage: int, their_rage: int) -> int:
    return mine | theirs << 12 | rage << 24 | their_rage << 32


def assault(attacker: Force, defender: Force, key: int, chance: float, after: dict[int, float]) -> None:
    """All that one assault of the attacker can do."""
    mine, theirs, rage, their_rage = key & 4095, key >> 12 & 4095, key >> 24 & 255, key >> 32
    have = present_in(mine)
    rage += attacker.drums[have]
    sure = attacker.hits[have] + rage - defender.shields[present_in(theirs)]
    for number, likely in enumerate(faces(attacker.dice[have], attacker.rerolls[have])):
        left = defender.after(theirs, number + sure)
        fruitless = left == theirs and attacker.takes_rage
        then = pack(mine, left, rage + 1 if fruitless else rage, their_rage)
        after[then] = after.get(then, 0.0) + chance * likely


def assault_back(attacker: Force, defender: Force, key: int, chance: float, after: dict[int, float]) -> None:
    """All that one assault of the defender can do."""
    mine, theirs, rage, their_rage = key & 4095, key >> 12 & 4095, key >> 24 & 255, key >> 32
    have = present_in(theirs)
    their_rage += defender.drums[have]
    sure = defender.hits[have] + their_rage - attacker.shields[present_in(mine)]
    for number, likely in enumerate(faces(defender.dice[have], defender.rerolls[have])):
        left = attacker.after(mine, number + sure)
        fruitless = left == mine and defender.takes_rage
        then = pack(left, theirs, rage, their_rage + 1 if fruitless else their_rage)
        after[then] = after.get(then, 0.0) + chance * likely


# At a table

KNOWN: Final[dict[tuple[int, ...], Outcome]] = {}


def outcome_at(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Outcome:
    """The fight in this territory: as it stands if it is under way, else from its beginning."""
    if state.battlefield == place:
        strikes = state.striker == attacker
        rage, their_rage = state.rage[attacker], state.rage[foe]
    else:
        strikes = slowness(state, attacker, place) < slowness(state, foe, place)
        rage, their_rage = rage_at_first(state, attacker, foe, place), rage_at_first(state, foe, attacker, place)
    return remembered(
        bring(state, attacker, place, rage), bring(state, foe, place, their_rage), strikes, state.elves_take_rage
    )


def bring(state: ClashOfRage, side: Side, place: Territory, rage: int) -> tuple[int, ...]:
    """Side, army, rage, hero, and six numbers for each type present: all that a fight depends on."""
    army = state.units(side, place)
    found = [int(side == ELVES), army, rage, state.hero_in(side, place)]
    for level in range(LEVELS):
        if army >> 4 * level & 15:
            for stat in STATS_IN_A_FIGHT:
                found.append(state.total(side, level, stat))
        else:
            found += ABSENT
    return tuple(found)


def remembered(mine: tuple[int, ...], theirs: tuple[int, ...], strikes: bool, elves_take_rage: bool) -> Outcome:
    """The same fights are thought over again and again, so each is computed once."""
    key = (*mine, *theirs, int(strikes), int(elves_take_rage))
    known = KNOWN.get(key)
    if known is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[key] = fight(force(mine, elves_take_rage), force(theirs, elves_take_rage), strikes)
    return known


def force(brought: tuple[int, ...], elves_take_rage: bool) -> Force:
    is_elven, army, rage, hero = brought[0] == 1, brought[1], brought[2], brought[3]
    bonus = (HERO_HITS[hero], HERO_SHIELDS[hero], HERO_REROLLS[hero])
    return Force(army, brought[4:], bonus, rage, elves_take_rage or not is_elven)
