"""How a position stands for the gods: 0 hopeless, 1 won.

Everything is weighed in one measure, the worth of pushing one enemy back one
space. All enemy cards will come, so what counts is how far the enemies will
have come in the end, how near they are to breaking a line now, and what the
gods have to set against them. A fight under way is worth what it promises.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.yggdrasil.bags import PawnDraw
from meadhall.games.yggdrasil.combat import CallElves, Combat, CombatWithEnemy, CombatWithGiant, SendAfterRoll
from meadhall.games.yggdrasil.enemies import calming_power
from meadhall.games.yggdrasil.fortress import ChooseGiant
from meadhall.games.yggdrasil.frost import (
    GIANT_ROWS,
    NO_DIE,
    NO_POWERS,
    STRENGTHENS_ENEMY,
    STRENGTHENS_GIANTS,
    WHIRLPOOL,
)
from meadhall.games.yggdrasil.giants import TOP_OF_PILE
from meadhall.games.yggdrasil.midgard import ChooseIsland, ChooseSearch, can_enter
from meadhall.games.yggdrasil.model import (
    ALL_ELVES,
    ASGARD,
    BAGS,
    CARDS_OF_AN_ENEMY,
    DIE,
    ENEMIES,
    FREYJA,
    GIANTS,
    GODS,
    ISLANDS,
    LOST,
    NIDHOGG,
    PIECES,
    RUNE_OF,
    RUNES,
    SPACES,
    THOR,
    TYR,
    WHO_STOPS_POWERS,
    WHO_STOPS_THE_DIE,
    WON,
    Giant,
    God,
    Rune,
    Yggdrasil,
    count_bits,
)
from meadhall.games.yggdrasil.worlds import ChooseArtefact, ChooseEnemy, can_forge
from meadhall.kernel.values import Seat

# What things are worth, in steps of an enemy
ACTION: Final = 0.22  # one action, now or in a turn to come
ELF: Final = 0.3  # an elf held
ARTEFACT: Final = 0.1  # the best level held against an enemy
SEARCH: Final = 0.24  # a Viking a search can be expected to find
SHARE: Final = 0.015  # a bag that holds more Vikings than giants, a turn
STRAY: Final = 0.06  # an enemy ahead of where he should be, squared
TRANCE_COST: Final = 0.1  # a god in trance, a turn
SECOND_ARTEFACT: Final = 0.03  # the second best level held against an enemy
SOUL: Final = 0.0005  # a Viking in play, a turn
FIGHT_NOW: Final = 0.8  # of the best fight a god can still have this turn
FIGHT_LATER: Final = 0.3  # of one he can have only later
GATE_REST: Final = 0.6  # of the gate, for an enemy who is not the third
WALL_REST: Final = 0.5  # of the wall, for one who is not the fifth
# fmt: off
VIKING: Final[list[float]] = [0.0, 0.30, 0.58, 0.84, 1.08, 1.30, 1.50, 1.66, 1.80, 1.92, 2.02]  # by how many he holds
VIKING_MORE: Final = 0.06
BAG_USE: Final[list[float]] = [1.2, 0.8, 0.6, 0.3]
NEAR: Final[list[float]] = [0.0, 0.0, 0.1, 0.2, 0.4, 0.7, 1.4, 2.8, 7.0]
WALL: Final[list[float]] = [0.0, 0.0, 0.4, 1.5, 6.0, 7.0, 8.0, 9.0, 9.0]
GATE: Final[list[float]] = [0.0, 0.0, 0.1, 0.3, 0.7, 1.7, 6.0, 7.0, 8.0]
RUNE: Final[list[float]] = [2.6, 1.2, 0.6, 0.25]  # by how many of its giants still stand
VANE: Final[list[float]] = [0.0, 0.0, 0.1, 0.3, 0.4, 0.75, 0.95]
RAGE: Final[list[float]] = [0.0, 1.2, 1.5, 3.0]  # actions it takes to calm him, by power
# fmt: on
EFFECT: Final = {STRENGTHENS_ENEMY: 0.5, STRENGTHENS_GIANTS: 0.3, WHIRLPOOL: 0.4, NO_DIE: 1.5, NO_POWERS: 0.9}
BLOCKED: Final = {"elves": 0.2, "forge": 0.5, "darkness": 0.1, "dead": 0.4, "fire": 0.3, "sacred": 0.2}
BLOCKED_ELSE: Final = 0.5  # any other world
AWAKE: Final[list[float]] = [
    EFFECT[row.effect] if row.world is None else BLOCKED.get(row.world, BLOCKED_ELSE) for row in GIANT_ROWS
]
LINES: Final[list[list[float]]] = [  # what an enemy threatens, by his rank and the space he stands on
    NEAR,
    NEAR,
    GATE,
    [GATE_REST * value for value in GATE],
    WALL,
    [WALL_REST * value for value in WALL],
]
ALLOWED: Final = 24.0  # steps the enemies may have made in the end
SCALE: Final = 4.0
MOST_HAMMERS: Final = len(DIE) - 1  # on a face of the die


def evaluate(state: Yggdrasil, seat: Seat) -> float:
    if state.outcome == WON:
        return 1.0
    if state.outcome == LOST or not state.order:
        return 0.0 if state.order else 0.5
    plight = plight_of(state)
    margin = worth(state, plight) + promise(state, plight)
    return 0.98 / (1.0 + exp(-max(-30.0, min(30.0, margin / SCALE)))) + 0.01


def evaluate_all(state: Yggdrasil) -> list[float]:
    """The gods win together, so there is one chance for all."""
    return [evaluate(state, 0)] * state.seats


class Plight:
    """How the enemies stand, and what is still to come of them: counted once, and for each way a god is armed."""

    def __init__(self, state: Yggdrasil, future: list[int]) -> None:
        self.threat: Final = threat(state, future)
        self.gains: Final = push_values(state, future)
        self.fights: Final[dict[int, float]] = {}

    def best_fight(self, state: Yggdrasil, god: God) -> float:
        """As `best_fight` finds it."""
        armed = (i64(state.vikings[god]) << 6 | i64(state.elves[god])) << 2 * ENEMIES | i64(state.artefacts[god])
        key = int((armed << 1 | (i64(state.in_trance) >> i64(god) & 1)) << 3 | i64(god))
        known = self.fights.get(key)
        if known is None:
            known = self.fights[key] = best_fight(state, god, self.gains)
        return known


PLIGHTS: Final[dict[int, Plight]] = {}
MOST_PLIGHTS: Final = 2_000  # remembered: a search meets the same ones again and again

assert SPACES <= 8 and CARDS_OF_AN_ENEMY < 16 and ALL_ELVES < 64 and GODS <= 8


def plight_of(state: Yggdrasil) -> Plight:
    future = future_cards(state)
    key: i64 = i64(state.awake) << 1 | (i64(state.in_trance) >> FREYJA & 1)
    for enemy in range(ENEMIES):
        key = (key << 4 | i64(future[enemy])) << 3 | (i64(state.spaces[enemy]) - 1)
    name = int(key)
    known = PLIGHTS.get(name)
    if known is None:
        if len(PLIGHTS) >= MOST_PLIGHTS:
            PLIGHTS.clear()
        known = PLIGHTS[name] = Plight(state, future)
    return known


def worth(state: Yggdrasil, plight: Plight) -> float:
    """What the gods have, less what the enemies will take."""
    turns = state.cards_left() + state.quiet_turns
    value = ALLOWED - steps_to_come(state) - plight.threat
    value += ACTION * (state.actions_left() + 3 * turns)
    for god in state.order:
        value += means(state, god, turns)
        if not state.in_trance >> god & 1:
            value += (FIGHT_NOW if may_still_fight(state, god) else FIGHT_LATER) * plight.best_fight(state, god)
    value += artefacts(state) * turns / ENEMIES
    value += souls_within_reach(state, turns)
    value += SOUL * turns * (state.dead + state.sent + sum(state.vikings))
    value += giants_and_runes(state)
    value += VANE[state.vane]
    if state.is_raging:
        value -= ACTION * RAGE[calming_power(state)]
    return value


def may_still_fight(state: Yggdrasil, god: God) -> bool:
    """In this very turn."""
    if god != state.active or state.used >> ASGARD & 1:
        return False
    return state.actions_left() > 0


def steps_to_come(state: Yggdrasil) -> float:
    """Where the enemies will stand in the end if nobody stops them."""
    steps = state.cards_left() + count_bits(state.specials) + cards_of_nidhogg(state) - ENEMIES
    for space in state.spaces:
        steps += space
    return float(steps)


def cards_of_nidhogg(state: Yggdrasil) -> int:
    """Still to come."""
    return state.normals[NIDHOGG] + state.top.count(NIDHOGG) + state.bottom.count(NIDHOGG)


def future_cards(state: Yggdrasil) -> list[int]:
    """How many cards of each enemy are still to come."""
    found = state.normals.copy()
    for enemy in state.top:
        if enemy < ENEMIES:
            found[enemy] = found[enemy] + 1
    for enemy in state.bottom:
        if enemy < ENEMIES:
            found[enemy] = found[enemy] + 1
    return found


def threat(state: Yggdrasil, future: list[int]) -> float:
    """How near the lines are to breaking (YG-12.2 to YG-12.4).

    Of the enemies in the order they stand, the foremost two threaten Odin's
    residence, the next two the gate, the last two the wall.
    """
    value = 0.0
    rank = 0
    there = [0] * (SPACES + 1)
    for enemy in range(ENEMIES):
        space = state.spaces[enemy]
        there[space] = there[space] + 1
        value += straying(space + future[enemy])
    for space in range(SPACES, 1, -1):
        for _ in range(there[space]):
            value += LINES[rank][space]
            rank += 1
    return value


def straying(space: int) -> float:
    """Of an enemy who will come as far as this space: ahead of where he should be."""
    return STRAY * (space - 5) * (space - 5) if space > 5 else 0.0


def means(state: Yggdrasil, god: God, turns: int) -> float:
    """Vikings, Elves, and artefacts for the fights still to come."""
    vikings = state.vikings[god]
    value = VIKING[vikings] if vikings <= 10 else VIKING[10] + VIKING_MORE * (vikings - 10)
    value += ELF * state.elves[god]
    if state.in_trance >> god & 1:
        value -= TRANCE_COST * turns
    return value


class Armoury:
    """The artefacts that were looked at last: they change less often than anything else."""

    def __init__(self) -> None:
        self.order: list[God] = []
        self.held: list[int] = []
        self.worth = 0.0


LATEST: Final = Armoury()


def artefacts(state: Yggdrasil) -> float:
    if LATEST.order is not state.order or LATEST.held != state.artefacts:
        LATEST.worth = worth_of_artefacts([state.artefacts[god] for god in state.order])
        LATEST.order = state.order
        LATEST.held = state.artefacts.copy()
    return LATEST.worth


def worth_of_artefacts(levels: list[int]) -> float:
    """For each enemy the god best armed against him will mostly fight him; a second helps a little."""
    value = 0.0
    for enemy in range(ENEMIES):
        best: i64 = 0
        second: i64 = 0
        shift: i64 = 2 * enemy
        for held in levels:
            level = i64(held) >> shift & 3
            if level > best:
                second = best
                best = level
            elif level > second:
                second = level
        value += ARTEFACT * int(best) + SECOND_ARTEFACT * int(second)
    return value


def souls_within_reach(state: Yggdrasil, turns: int) -> float:
    """What the Valkyries may find, now and later."""
    value = 0.0
    for bag in range(BAGS):
        value += SHARE * turns * BAG_USE[bag] * share_of_vikings(state, bag)
    return value + SEARCH * best_search(state, state.valkyries)


def share_of_vikings(state: Yggdrasil, bag: int) -> float:
    size = state.bag_size(bag)
    return state.bag_vikings[bag] / size if size else 0.0


def best_search(state: Yggdrasil, here: int) -> float:
    """Vikings to expect of the best island the Valkyries can search next."""
    best = 0.0
    for island in range(max(1, here - 1), min(ISLANDS, here + 2)):
        if island != state.submerged and (island == here or can_enter(state, island)):
            best = max(best, souls_expected(state, island - 1))
    return best


def souls_expected(state: Yggdrasil, bag: int) -> float:
    return share_of_vikings(state, bag) * min(state.search_size(), state.bag_size(bag))


def pieces_missing(state: Yggdrasil, rune: Rune) -> int:
    """Of a rune: its giants that are not defeated."""
    return PIECES[rune] - state.fallen(rune)


def rune_worth(missing: int) -> float:
    return RUNE[missing] if missing < len(RUNE) else 0.0


def giants_and_runes(state: Yggdrasil) -> float:
    value = RUNES_AT_START
    if state.defeated:
        value = 0.0
        for rune in range(RUNES):
            missing = pieces_missing(state, rune)
            if missing:
                value += rune_worth(missing)
    awake: i64 = state.awake
    giant = 0
    while awake:
        if awake & 1:
            value -= AWAKE[giant]
        awake >>= 1
        giant += 1
    return value


RUNES_AT_START: Final[float] = sum([rune_worth(pieces) for pieces in PIECES])


# What is under way


def promise(state: Yggdrasil, plight: Plight) -> float:
    """What the question now asked may bring."""
    if not state.stack:
        return 0.0
    top = state.stack[-1]
    if isinstance(top, ChooseEnemy):
        return plight.best_fight(state, state.active)
    if isinstance(top, ChooseGiant):
        return best_sending(
            state, state.active, state.giant_strength() - thor_adds(state, state.active), best_giant(state), False
        )
    if isinstance(top, ChooseIsland):
        return SEARCH * best_search(state, state.valkyries)
    if isinstance(top, ChooseSearch):
        return SEARCH * souls_expected(state, state.valkyries - 1)
    if isinstance(top, ChooseArtefact):
        return best_artefact(state)
    if isinstance(top, PawnDraw):
        return SEARCH
    return fight_promise(state, plight)


def fight_promise(state: Yggdrasil, plight: Plight) -> float:
    """Of the fight in which Vikings or Elves are being sent."""
    if len(state.stack) < 2:
        return 0.0
    fight = state.stack[-2]
    if not isinstance(fight, Combat):
        return 0.0
    top = state.stack[-1]
    god = state.active
    gain = gain_of(state, fight, plight)
    missing = fight.strength(state) - fight.artefact(state) - thor_adds(state, god)
    if isinstance(top, CallElves):
        return with_elves(state, god, missing - state.sent - state.rolled, gain)
    if isinstance(top, SendAfterRoll):
        return best_sending(state, god, missing - state.sent - state.rolled, gain, True)
    return best_sending(state, god, missing, gain, False)


def gain_of(state: Yggdrasil, fight: Combat, plight: Plight) -> float:
    if isinstance(fight, CombatWithEnemy):
        return plight.gains[fight.enemy]
    assert isinstance(fight, CombatWithGiant)
    return top_giant_value(state) if fight.giant == TOP_OF_PILE else giant_value(state, fight.giant)


def push_values(state: Yggdrasil, future: list[int]) -> list[float]:
    """Of each enemy, one space to the left: a step undone, and a threat lessened.

    Of those who stand together it is the hindmost in rank who goes, so nobody else's rank changes.
    """
    values: list[float] = []
    spaces = state.spaces
    for enemy in range(ENEMIES):
        space = spaces[enemy]
        rank = -1
        for other in spaces:
            if other >= space:
                rank += 1
        line = LINES[rank]
        ahead = space + future[enemy]
        values.append(1.0 + line[space] + straying(ahead) - line[space - 1] - straying(ahead - 1))
    return values


def giant_value(state: Yggdrasil, giant: Giant) -> float:
    missing = pieces_missing(state, RUNE_OF[giant])
    value = rune_worth(missing - 1) - rune_worth(missing)
    return value + AWAKE[giant] if state.awake >> giant & 1 else value


def top_giant_value(state: Yggdrasil) -> float:
    value = 0.0
    giants = 0
    for giant in range(GIANTS):
        if state.pile >> giant & 1:
            value += giant_value(state, giant)
            giants += 1
    return value / giants if giants else 0.0


def best_giant(state: Yggdrasil) -> float:
    best = top_giant_value(state)
    for giant in range(GIANTS):
        if state.awake >> giant & 1:
            best = max(best, giant_value(state, giant))
    return best


def best_fight(state: Yggdrasil, god: God, gains: list[float]) -> float:
    """What the best fight in Asgard promises this god, if victories bring these gains."""
    best = 0.0
    thor = thor_adds(state, god)
    for enemy in range(ENEMIES):
        if state.spaces[enemy] > 1 and gains[enemy] > best:  # no fight promises more than a victory brings
            missing = state.strength(enemy) - state.level(god, enemy) - thor
            best = max(best, best_sending(state, god, missing, gains[enemy], False))
    return best


def thor_adds(state: Yggdrasil, god: God) -> int:
    return 1 if god == THOR and has_his_power(state, god) else 0


def has_his_power(state: Yggdrasil, god: God) -> bool:
    """In his own turn, now or when it comes."""
    return not state.in_trance >> god & 1 and not state.awake & WHO_STOPS_POWERS


def best_sending(state: Yggdrasil, god: God, missing: int, gain: float, has_rolled: bool) -> float:
    """Over every number of Vikings that could be sent now, from the first that gives hope."""
    held = state.vikings[god]
    first = missing - state.elves[god] - (0 if has_rolled else MOST_HAMMERS)
    if first > held:
        return 0.0
    best = 0.0
    dear = 0.6 if state.in_trance >> FREYJA & 1 else 1.0
    worth_now = viking_worth(held)
    for count in range(max(0, first), min(held, missing) + 1):
        value = dear * (viking_worth(held - count) - worth_now)
        if value + gain <= best:
            break
        if has_rolled:
            value += with_elves(state, god, missing - count, gain)
        else:
            value += before_roll(state, god, missing - count, gain)
        best = max(best, value)
    return best


def viking_worth(vikings: int) -> float:
    return VIKING[vikings] if vikings <= 10 else VIKING[10] + VIKING_MORE * (vikings - 10)


def before_roll(state: Yggdrasil, god: God, missing: int, gain: float) -> float:
    """Over the faces of the die, twice for Tyr; none while Thiazy is active."""
    if missing - MOST_HAMMERS > state.elves[god]:
        return 0.0
    if missing <= 0 or state.awake & WHO_STOPS_THE_DIE:
        return with_elves(state, god, missing, gain)
    twice = god == TYR and has_his_power(state, god)
    value = 0.0
    below = 0.0
    for hammers in range(len(DIE)):
        chance = DIE[hammers] / 6.0
        if twice:
            chance = (below + chance) * (below + chance) - below * below
        below += DIE[hammers] / 6.0
        value += chance * with_elves(state, god, missing - hammers, gain)
    return value


def with_elves(state: Yggdrasil, god: God, missing: int, gain: float) -> float:
    """Elves fill the gap if that pays."""
    if missing <= 0:
        return gain
    if missing > state.elves[god]:
        return 0.0
    return max(0.0, gain - ELF * missing)


def best_artefact(state: Yggdrasil) -> float:
    for artefact in range(ENEMIES):
        if can_forge(state, artefact):
            return ARTEFACT * (state.cards_left() + state.quiet_turns) / ENEMIES
    return 0.0
