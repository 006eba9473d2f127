"""The odds of a fight at a table: who wins, and who is left."""

from __future__ import annotations

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
from meadhall.games.clashofrage.feud import Feud, Force, Outcome
from meadhall.games.clashofrage.fights import rage_at_first, slowness
from meadhall.games.clashofrage.model import ELVES, ClashOfRage, Side
from meadhall.games.clashofrage.regions import Territory
from meadhall.kernel.values import Seat

STATS_IN_A_FIGHT: Final = (POWER, LIFE, HITS, SHIELDS, REROLLS, RAGE)
MOST_FEUDS: Final = 100  # remembered, the latest ones
MOST_OUTCOMES: Final = 5_000  # of each

FEUDS: Final[dict[tuple[int, int, int, int, int, int, int], Feud]] = {}


def outcome_at(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Outcome:
    """The fight in this territory: as it stands if it is under way, else from its beginning."""
    if state.battlefield == place:
        strikes = state.striker == attacker
        rage, their_rage = state.rage[attacker], state.rage[foe]
    else:
        strikes = slowness(state, attacker, place) < slowness(state, foe, place)
        rage, their_rage = rage_at_first(state, attacker, foe, place), rage_at_first(state, foe, attacker, place)
    mine, theirs = state.units(attacker, place), state.units(foe, place)
    return feud_of(state, attacker, foe, place).outcome(mine, theirs, rage, their_rage, strikes)


def feud_of(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Feud:
    """The same forces are thought over again and again, so what was counted is kept for a while."""
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
            del FEUDS[next(iter(FEUDS))]
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
