"""How a position stands: each clan's chance of victory, by what it holds (`features`) and what that is worth.

While somebody is about to choose, the best that the choice can bring counts as well: figures that are being picked have
changed nothing yet.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.clashofrage.assault import PickDice
from meadhall.games.clashofrage.cards import KINDS, PRICE, SLOT, Card
from meadhall.games.clashofrage.clans import LEVELS
from meadhall.games.clashofrage.equip import ChooseEquipment, FitCard, PickLegend, forging_refused
from meadhall.games.clashofrage.features import (
    ASIDE,
    AT_HOME,
    CAN_FORGE,
    CARD_PRICE,
    CITY,
    COIN,
    COUNT,
    CRYSTAL,
    FAR,
    FEATURES,
    FORCE,
    FORGE,
    FORGE_THERE,
    GREAT_FORCE,
    HERO,
    LAST,
    LAST_SOON,
    LEADING,
    LEGEND,
    LEGEND_PRICE,
    MANY_COINS,
    MANY_CRYSTALS,
    POINTS,
    SECOND_LAST,
    STONE,
    STONE_THERE,
    THIRD_LAST,
    UNIT_WORTH,
    WORN,
    Counting,
    between,
    counted,
)
from meadhall.games.clashofrage.heroes import HERO_PRICE, NO_HERO
from meadhall.games.clashofrage.model import ELVES, FORGING, SIDES_AT_WAR, Army, ClashOfRage, figures, size
from meadhall.games.clashofrage.movement import PickFigures, PickOrigin, unmoved, ways_from
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.regions import HOME, PLACES, Place
from meadhall.games.clashofrage.score import deeds
from meadhall.games.clashofrage.tactics import lowest_level
from meadhall.kernel.values import NOBODY, Seat
from meadhall.kernel.weights import weights_of

WEIGHTS: Final[list[float]] = weights_of("meadhall.games.clashofrage", FEATURES)
PROMISED: Final = 0.6  # of what a choice may bring: what is taken is no longer in reach
THEIR_LOSS: Final = 0.3  # of what a point is worth, for one taken from somebody else
PICKED_ONE_BY_ONE: Final = 0.01  # less, for dice picked so: rolling all blanks again is as good


def evaluate(state: ClashOfRage, seat: Seat) -> float:
    """How likely this clan is to win."""
    return evaluate_all(state)[seat]


def evaluate_all(state: ClashOfRage) -> list[float]:
    if is_decided(state):
        return [standing(state, seat) for seat in range(state.seats)]
    counting = counted(state)
    found = counting.found
    scores: list[float] = []
    weights = WEIGHTS
    for seat in range(state.seats):
        score = 0.0
        at = COUNT * i64(seat)
        for feature in range(i64(COUNT)):
            amount = found[at + feature]
            if amount != 0.0:
                score += weights[feature] * amount
        if seat in state.waiting:
            score += PROMISED * promise(state, seat, counting)
        scores.append(score)
    return shares(scores)


def shares(scores: list[float]) -> list[float]:
    """Scores as chances, which come to one."""
    most = max(scores)
    odds = [exp(score - most) for score in scores]
    total = sum(odds)
    return [chance / total for chance in odds]


def is_decided(state: ClashOfRage) -> bool:
    """Somebody has won, or nothing is laid out yet."""
    return state.winner != NOBODY or not state.territories or not state.stack or NOBODY in state.clan[: state.seats]


def standing(state: ClashOfRage, seat: Seat) -> float:
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    if state.stack:
        return 1.0 / state.seats
    greatest = max([deeds(state, other) for other in range(state.seats)])
    return 1.0 if deeds(state, seat) == greatest else 0.0


def features(state: ClashOfRage) -> list[list[float]]:
    """Of every seat, in the order of their names; nothing, where nothing is weighed."""
    if is_decided(state):
        return []
    found = counted(state).found
    return [found[COUNT * seat : COUNT * (seat + 1)] for seat in range(state.seats)]


def promise(state: ClashOfRage, seat: Seat, counting: Counting) -> float:
    """The best that the question now asked can bring to whoever is asked."""
    question = state.stack[-1]
    if isinstance(question, PickOrigin):
        return best_origin(state, seat, counting)
    if isinstance(question, PickFigures):
        return best_band(state, seat, counting, question.place, question.band, question.with_hero)
    if isinstance(question, ChooseEquipment):
        return best_equipment(state, seat, counting)
    if isinstance(question, FitCard):
        return best_fit(state, seat, question.card)
    if isinstance(question, PickLegend):
        return legend_worth(state, seat, counting)
    if isinstance(question, PickDice) and state.picked_blanks + state.picked_wounds > 0:
        return -PICKED_ONE_BY_ONE
    return 0.0


assert PLACES <= 1 << 5 and ELVES < 1 << 3


def points_worth(state: ClashOfRage, held: float, is_soon: bool) -> float:
    missing = state.target - held
    last = WEIGHTS[LAST] + WEIGHTS[LAST_SOON] if is_soon else WEIGHTS[LAST]
    worth = WEIGHTS[POINTS] * min(held, state.target - 3.0) + WEIGHTS[THIRD_LAST] * between(3.0 - missing)
    return worth + WEIGHTS[SECOND_LAST] * between(2.0 - missing) + last * between(1.0 - missing)


# While figures are being picked: one step of one band, by what it changes where it leaves and where it goes


class Gain:
    """What changes for a clan."""

    def __init__(self) -> None:
        self.held = 0.0
        self.theirs = 0.0  # points of others
        self.worth = 0.0  # of all else


def best_origin(state: ClashOfRage, seat: Seat, counting: Counting) -> float:
    """The best that one band could do, or to stay."""
    best = 0.0
    if unmoved(state, seat, HOME):
        best = max(best, best_band(state, seat, counting, HOME, 0, False))
    for place in state.territories:
        if unmoved(state, seat, place):
            best = max(best, best_band(state, seat, counting, place, 0, False))
    return best


def best_band(state: ClashOfRage, seat: Seat, counting: Counting, origin: Place, band: Army, with_hero: bool) -> float:
    """This band as it is, with all others, or with all but one who holds the place; or somebody alone."""
    rest = unmoved(state, seat, origin) - band
    bands = [band] if band else []
    if rest:
        one = figures(lowest_level(rest))
        bands.append(band + rest)
        if rest != one:
            bands.append(band + rest - one)
            if not band:
                bands.append(one)
    best = -99.0
    for army in bands:
        best = max(best, best_way(state, seat, counting, origin, army, with_hero))
    return best if bands else 0.0


def best_way(state: ClashOfRage, seat: Seat, counting: Counting, origin: Place, band: Army, with_hero: bool) -> float:
    """One step of this band, to wherever it is worth most."""
    key = ((band << 5 | origin) << 1 | with_hero) << 3 | seat
    known = counting.ways.get(key)
    if known is None:
        known = counting.ways[key] = best_of_ways(state, seat, counting, origin, band, with_hero)
    return known


def best_of_ways(
    state: ClashOfRage, seat: Seat, counting: Counting, origin: Place, band: Army, with_hero: bool
) -> float:
    best = -99.0
    is_soon = counting.acts_second(seat)
    force = force_worth(counting.force[seat])
    held = points_worth(state, counting.held[seat], is_soon)
    steps = counting.steps[seat]
    before = Gain()  # of leaving, which is the same wherever the way leads
    judge(state, seat, origin, before, -1.0, force, counting, steps)
    for place in ways_from(state, seat, origin, band, with_hero):
        gain = Gain()
        gain.held, gain.theirs, gain.worth = before.held, before.theirs, before.worth
        judge(state, seat, place, gain, -1.0, force, counting, steps)
        shift(state, seat, band, with_hero, origin, place)
        there = counting.ground.steps_to_prizes(state, seat)
        judge(state, seat, origin, gain, 1.0, force, counting, there)
        judge(state, seat, place, gain, 1.0, force, counting, there)
        shift(state, seat, band, with_hero, place, origin)
        points = points_worth(state, counting.held[seat] + gain.held, is_soon) - held
        best = max(best, points + gain.worth - THEIR_LOSS * WEIGHTS[SECOND_LAST] * gain.theirs)
    return best


def shift(state: ClashOfRage, seat: Seat, band: Army, with_hero: bool, origin: Place, place: Place) -> None:
    state.army[PLACES * seat + origin] -= band
    state.army[PLACES * seat + place] += band
    if with_hero:
        state.hero_at[seat] = place


def force_worth(force: float) -> float:
    """Of a little more of it."""
    return WEIGHTS[FORCE] + WEIGHTS[GREAT_FORCE] / ((1.0 + force) * (1.0 + force))


def judge(
    state: ClashOfRage,
    seat: Seat,
    place: Place,
    gain: Gain,
    sign: float,
    force: float,
    counting: Counting,
    steps: list[int],
) -> None:
    """What a place is worth to a clan, as it stands there or by its odds; `steps`: from everywhere to a prize."""
    army = state.army[PLACES * seat + place]
    if not army:
        return
    foe = NOBODY if place == HOME else foe_at(state, seat, place)
    kind = counting.ground.kinds[place]
    worth = force + WEIGHTS[FAR] * steps[place]
    if foe == NOBODY:
        strength = counting.worth(seat, army)
        stands(seat, place, kind, gain, sign, strength, worth, 1.0, counting)
        return
    outcome = outcome_at(state, seat, foe, place)
    left = outcome.attackers_left
    unit = LEVELS * state.clan[seat]
    strength = UNIT_WORTH[unit] * left[0] + UNIT_WORTH[unit + 1] * left[1] + UNIT_WORTH[unit + 2] * left[2]
    stands(seat, place, kind, gain, sign, strength, worth, outcome.wins, counting)
    if foe == ELVES:
        left = outcome.defenders_left
        fallen = size(state.army[PLACES * ELVES + place]) - left[0] - left[1] - left[2]
        room = max(0.0, MANY_CRYSTALS - counting.found[COUNT * seat + CRYSTAL])
        gain.worth += sign * WEIGHTS[CRYSTAL] * min(fallen, room)
    elif kind == CITY:
        gain.theirs += sign * (outcome.loses - 1.0)


def foe_at(state: ClashOfRage, seat: Seat, place: Place) -> int:
    for side in range(SIDES_AT_WAR):
        if side != seat and state.army[PLACES * side + place]:
            return side
    return NOBODY


def stands(
    seat: Seat,
    place: Place,
    kind: int,
    gain: Gain,
    sign: float,
    strength: float,
    worth: float,
    likely: float,
    counting: Counting,
) -> None:
    gain.worth += sign * strength * worth
    if place == HOME:
        gain.worth += sign * strength * WEIGHTS[AT_HOME]
    elif kind == CITY:
        gain.held += sign * likely
    elif kind == FORGE_THERE:
        full = min(1.0, counting.found[COUNT * seat + CRYSTAL] / FORGING[1])
        gain.worth += sign * likely * (WEIGHTS[FORGE] + WEIGHTS[CAN_FORGE] * full)
    elif kind == STONE_THERE:
        gain.worth += sign * likely * WEIGHTS[STONE]


# So it is in an equip action


def best_equipment(state: ClashOfRage, seat: Seat, counting: Counting) -> float:
    """To forge, to buy the best card, to hire a hero, or to leave it."""
    if forging_refused(state, seat) is None:
        left = state.crystals[seat] - state.forging_cost(seat)
        spent = min(state.crystals[seat], MANY_CRYSTALS) - min(left, MANY_CRYSTALS)
        return max(0.0, legend_worth(state, seat, counting) - WEIGHTS[CRYSTAL] * spent)
    best = 0.0
    for card in range(1, KINDS + 1):
        if state.market[card] and PRICE[card] <= state.gold[seat]:
            worn = WEIGHTS[ASIDE] * PRICE[card] + best_fit(state, seat, card)
            best = max(best, worn - cost_in_coins(state, seat, PRICE[card]))
    if state.hero[seat] == NO_HERO:
        for hero in range(len(HERO_PRICE)):
            if HERO_PRICE[hero] <= state.gold[seat] and hero not in state.hero:
                hired = WEIGHTS[HERO] + WEIGHTS[LEADING]
                best = max(best, hired - cost_in_coins(state, seat, HERO_PRICE[hero]))
    return best


def legend_worth(state: ClashOfRage, seat: Seat, counting: Counting) -> float:
    held, is_soon = counting.held[seat], counting.acts_second(seat)
    point = points_worth(state, held + 1.0, is_soon) - points_worth(state, held, is_soon)
    return point + WEIGHTS[LEGEND] + max(0.0, WEIGHTS[WORN]) * LEGEND_PRICE


def cost_in_coins(state: ClashOfRage, seat: Seat, price: int) -> float:
    return WEIGHTS[COIN] * (min(state.gold[seat], MANY_COINS) - min(state.gold[seat] - price, MANY_COINS))


def best_fit(state: ClashOfRage, seat: Seat, card: Card) -> float:
    """What a card set aside gains when the type that needs it most wears it."""
    best = 0.0
    for level in range(LEVELS):
        old = CARD_PRICE[state.card_at(seat, level, SLOT[card])]
        best = max(best, (WEIGHTS[WORN] - WEIGHTS[ASIDE]) * (CARD_PRICE[card] - old))
    return best
