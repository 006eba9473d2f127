"""The odds of a fight at a table: who wins, and who is left."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.assault import DiceRoll, PickCasualty, PickDice, Rerolling
from meadhall.games.clashofrage.cards import CARDS
from meadhall.games.clashofrage.clans import HITS, LEVELS, LIFE, POWER, RAGE, REROLLS, SHIELDS
from meadhall.games.clashofrage.feud import Feud, Force, Outcome, faces
from meadhall.games.clashofrage.fights import rage_at_first, slowness
from meadhall.games.clashofrage.heroes import HERO_HITS, HERO_REROLLS, HERO_SHIELDS
from meadhall.games.clashofrage.model import ELVES, SLOTS, ClashOfRage, Side
from meadhall.games.clashofrage.regions import Territory
from meadhall.kernel.values import Seat

STATS_IN_A_FIGHT: Final = (POWER, LIFE, HITS, SHIELDS, REROLLS, RAGE)
MOST_FEUDS: Final = 500  # remembered, the latest ones: a turn thought through meets some hundred
MOST_OUTCOMES: Final = 1_000  # of each

FEUDS: Final[dict[tuple[int, int, bool], Feud]] = {}

assert CARDS < 1 << 6


def outcome_at(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Outcome:
    """The fight in this territory: as it stands if it is under way, else from its beginning."""
    feud = feud_of(state, attacker, foe, place)
    mine, theirs = state.units(attacker, place), state.units(foe, place)
    if state.battlefield != place:
        strikes = slowness(state, attacker, place) < slowness(state, foe, place)
        rage, their_rage = rage_at_first(state, attacker, foe, place), rage_at_first(state, foe, attacker, place)
        return feud.outcome(mine, theirs, rage, their_rage, strikes)
    strikes, rage, their_rage = state.striker == attacker, state.rage[attacker], state.rage[foe]
    chances = chances_amid_assault(state, place)
    if not chances:
        return feud.outcome(mine, theirs, rage, their_rage, strikes)
    wounds, has_felled = state.wounds, state.felled
    if not isinstance(state.stack[-1], PickCasualty):
        wounds, has_felled = sure_wounds(state, attacker, foe, place), False
    return feud.outcome_of(wounds, chances, has_felled, mine, theirs, rage, their_rage, strikes)


def chances_amid_assault(state: ClashOfRage, place: Territory) -> list[float]:
    """How likely the dice bring no wound more, one more, and so on; nothing, unless an assault is under way."""
    question = state.stack[-1]
    if isinstance(question, PickCasualty):
        return SURE
    if isinstance(question, PickDice):
        picked = state.picked_wounds + state.picked_blanks
        if picked == 0:
            return rolled(state.blank_faces, state.rerolls)
    elif isinstance(question, DiceRoll):
        if not isinstance(state.stack[-2], Rerolling):
            return faces(question.dice, state.rerolls_of(state.striker, place))
        picked = question.dice
    else:
        return NONE
    left = state.blank_faces - state.picked_blanks
    return together(rolled(picked, state.rerolls), rolled(left, state.rerolls - 1))


def sure_wounds(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> int:
    """Wounds of the assault under way before the dice that are still to be rolled (CR-12.15)."""
    striker = state.striker
    enemy = foe if striker == attacker else attacker
    wounds = state.hits_of(striker, place) + state.rage[striker] - state.shields_of(enemy, place)
    first = isinstance(state.stack[-1], DiceRoll) and not isinstance(state.stack[-2], Rerolling)
    return wounds if first else wounds + state.wound_faces - state.picked_wounds


SURE: Final = [1.0]
NONE: Final[list[float]] = []


def rolled(dice: int, times: int) -> list[float]:
    """How likely each number of wounds is when blank dice are rolled, and blanks again, so many times in all."""
    return faces(dice, times - 1) if times and dice else SURE


def together(one: list[float], other: list[float]) -> list[float]:
    """How likely each sum of two numbers of wounds is."""
    found = [0.0] * (len(one) + len(other) - 1)
    for wounds, likely in enumerate(one):
        for more, too in enumerate(other):
            found[wounds + more] += likely * too
    return found


def feud_of(state: ClashOfRage, attacker: Seat, foe: Side, place: Territory) -> Feud:
    """The same forces are thought over again and again, so what was counted is kept for a while."""
    rage = foe != ELVES or state.elves_take_rage
    key = (
        brought_by(state, attacker) << 4 | state.hero_in(attacker, place),
        brought_by(state, foe) << 4 | state.hero_in(foe, place),
        rage,
    )
    feud = FEUDS.get(key)
    if feud is None or len(feud.known) > MOST_OUTCOMES:
        if len(FEUDS) >= MOST_FEUDS:
            del FEUDS[next(iter(FEUDS))]
        feud = FEUDS[key] = Feud(force_of(state, attacker, place, True), force_of(state, foe, place, rage))
    return feud


def brought_by(state: ClashOfRage, side: Side) -> int:
    """All that the types of a side bring to a fight, as one number: its clan, and what they wear."""
    number = state.clan[side]
    for slot in range(SLOTS * side, SLOTS * (side + 1)):
        number = number << 6 | state.slots[slot]
    return number


def force_of(state: ClashOfRage, side: Side, place: Territory, takes_rage: bool) -> Force:
    hero = state.hero_in(side, place)
    stats = [state.total(side, level, stat) for level in range(LEVELS) for stat in STATS_IN_A_FIGHT]
    return Force(tuple(stats), (HERO_HITS[hero], HERO_SHIELDS[hero], HERO_REROLLS[hero]), takes_rage)
