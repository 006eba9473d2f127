"""How a position stands: everything in victory points. The numbers are ours, found by playing."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.assault import PickDice
from meadhall.games.clashofrage.cards import CARDS, KINDS, PRICE, SLOT, Card
from meadhall.games.clashofrage.clans import HITS, LEVELS, LIFE, MOVEMENT, POWER, REROLLS, SHEET, SHIELDS, STATS, UNITS
from meadhall.games.clashofrage.equip import ChooseEquipment, FitCard, PickLegend, forging_refused
from meadhall.games.clashofrage.heroes import HERO_PRICE, NO_HERO
from meadhall.games.clashofrage.model import (
    ELVES,
    FORGING,
    NOWHERE,
    SIDES_AT_WAR,
    SLOTS,
    Army,
    ClashOfRage,
    figures,
    size,
)
from meadhall.games.clashofrage.movement import PickFigures, PickOrigin, unmoved, ways_from
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.regions import HOME, PLACES, TERRITORIES, Place
from meadhall.games.clashofrage.score import deeds
from meadhall.games.clashofrage.tactics import lowest_level
from meadhall.kernel.values import NOBODY, Seat

CITY: Final = 1.0
LEGEND: Final = 1.15
LAST_POINT: Final = 1.5  # more, for enough points to win
CRYSTAL: Final = 0.06
MANY_CRYSTALS: Final = 12
COIN: Final = 0.02
MANY_COINS: Final = 10
FORGE_HELD: Final = 0.25
FORGE_FED: Final = 0.06  # more, for every crystal that waits to be forged there
STONE_HELD: Final = 0.12
HERO_HIRED: Final = 0.1
HERO_LEADING: Final = 0.1
AT_HOME: Final = 0.9  # an army in the bastion is worth a little less
ARMY: Final = 1.8  # the most that an army can be worth; half of it is reached at strength 1
STEP_FROM_A_PRIZE: Final = 0.07  # of an army's worth, for every step it stands away from the next city or forge
CARD_WORTH: Final = 0.035  # a coin's worth of equipment that is worn
CARD_ASIDE: Final = 0.01
LEGEND_PRICE: Final = 8
PICKED_ONE_BY_ONE: Final = 0.01  # less, for dice picked so: rolling all blanks again is as good
GAP: Final = 4.0  # points between hopeless and won
STRAIGHT: Final = 0.8  # of it
NEVER_MORE: Final = 0.99  # while the game goes on


def unit_worths() -> list[float]:
    """From the clan sheets: power, life and bonuses, and speed."""
    found: list[float] = []
    for unit in range(len(UNITS)):
        row = SHEET[STATS * unit : STATS * unit + STATS]
        bonuses = row[HITS] + row[SHIELDS] + row[REROLLS]
        found.append(0.012 * (row[POWER] + 2 * row[LIFE] + 2 * bonuses + row[MOVEMENT]))
    return found


UNIT_WORTH: Final = unit_worths()
CARD_PRICE: Final[list[int]] = [PRICE[card] if card <= KINDS else LEGEND_PRICE for card in range(CARDS + 1)]


def evaluate(state: ClashOfRage, seat: Seat) -> float:
    """0 hopeless, 1 won: how far this clan is ahead of the best other, or behind."""
    if is_decided(state):
        return standing(state, seat)
    return 0.5 + 0.5 * bent(prospect(state, seat, weigh(state)) / GAP)


def evaluate_all(state: ClashOfRage) -> list[float]:
    if is_decided(state):
        return [standing(state, seat) for seat in range(state.seats)]
    scales = weigh(state)
    chances: list[float] = []
    for seat in range(state.seats):
        own = scales.copy() if seat in state.waiting else scales  # one's own question adds to them
        chances.append(0.5 + 0.5 * bent(prospect(state, seat, own) / GAP))
    return chances


def is_decided(state: ClashOfRage) -> bool:
    """Somebody has won; or nothing is decided yet, and there is nothing to weigh."""
    if state.winner != NOBODY or not state.territories or not state.stack:
        return True
    return NOBODY in state.clan[: state.seats]


def standing(state: ClashOfRage, seat: Seat) -> float:
    if state.winner != NOBODY:
        return 1.0 if state.winner == seat else 0.0
    if not state.territories or NOBODY in state.clan[: state.seats]:
        return 0.5
    greatest = max([deeds(state, other) for other in range(state.seats)])
    return 1.0 if deeds(state, seat) == greatest else 0.0


def bent(lead: float) -> float:
    """Straight in the middle, then flatter and flatter: even far ahead or behind, more is always better."""
    beyond = abs(lead) - STRAIGHT
    if beyond <= 0.0:
        return lead
    rest = NEVER_MORE - STRAIGHT
    far = STRAIGHT + rest * beyond / (beyond + rest)
    return far if lead > 0.0 else -far


def prospect(state: ClashOfRage, seat: Seat, scales: Scales) -> float:
    """The lead of a clan; while it is about to choose, with the best that the choice can bring."""
    if seat in state.waiting:
        question = state.stack[-1]
        if isinstance(question, PickOrigin):
            return best_origin(state, seat, scales)
        if isinstance(question, PickFigures):
            return best_band(state, seat, scales, question.place, question.band, question.with_hero)
        if isinstance(question, ChooseEquipment):
            return best_equipment(state, seat, scales)
        if isinstance(question, FitCard):
            scales.worths[seat] += best_fit(state, seat, question.card)
        elif isinstance(question, PickLegend):
            scales.add_legend(seat)
        elif isinstance(question, PickDice) and state.picked_blanks + state.picked_wounds > 0:
            scales.worths[seat] -= PICKED_ONE_BY_ONE
    return scales.lead(state, seat)


class Scales:
    """What each clan's position is worth, as it is added up place by place."""

    def __init__(self, worths: list[float], held: list[float], strength: list[float]) -> None:
        self.worths: Final = worths
        self.held: Final = held  # points, some of them only likely
        self.strength: Final = strength  # of all armies

    def copy(self) -> Scales:
        return Scales(self.worths.copy(), self.held.copy(), self.strength.copy())

    def add_legend(self, seat: Seat) -> None:
        self.held[seat] += 1.0
        self.worths[seat] += LEGEND - CITY + CARD_WORTH * LEGEND_PRICE

    def worth(self, state: ClashOfRage, seat: Seat) -> float:
        """An army counts less and less the larger it is, for the fallen return from the reserve."""
        strength, held = self.strength[seat], self.held[seat]
        worth = self.worths[seat] + ARMY * strength / (1.0 + strength) + CITY * held
        return worth + LAST_POINT * max(0.0, min(1.0, held - state.target + 1))

    def lead(self, state: ClashOfRage, seat: Seat) -> float:
        best, total = -99.0, 0.0
        for other in range(state.seats):
            if other != seat:
                worth = self.worth(state, other)
                best = max(best, worth)
                total += worth
        return self.worth(state, seat) - 0.7 * best - 0.3 * total / (state.seats - 1)


def weigh(state: ClashOfRage) -> Scales:
    seats = range(state.seats)
    scales = Scales(
        [riches(state, seat) for seat in seats],
        [float(state.forged[seat]) for seat in seats],
        [at_home(state, seat) for seat in seats],
    )
    for place in state.territories:
        judge_place(state, place, scales, 1.0)
    return scales


# While figures are being picked nothing has changed yet: look at where they could go


def best_origin(state: ClashOfRage, seat: Seat, scales: Scales) -> float:
    """The best that one band could do, or to stay."""
    best = scales.lead(state, seat)
    if unmoved(state, seat, HOME):
        best = max(best, best_band(state, seat, scales, HOME, 0, False))
    for place in state.territories:
        if unmoved(state, seat, place):
            best = max(best, best_band(state, seat, scales, place, 0, False))
    return best


def best_band(state: ClashOfRage, seat: Seat, scales: Scales, origin: Place, band: Army, with_hero: bool) -> float:
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
        best = max(best, best_way(state, seat, scales, origin, army, with_hero))
    return best if bands else scales.lead(state, seat)


def best_way(state: ClashOfRage, seat: Seat, scales: Scales, origin: Place, band: Army, with_hero: bool) -> float:
    """One step of this band, to wherever it is worth most."""
    best = -99.0
    for place in ways_from(state, seat, origin, band, with_hero):
        after = scales.copy()
        judge_for(state, seat, origin, after, -1.0)
        judge_for(state, seat, place, after, -1.0)
        shift(state, seat, band, with_hero, origin, place)
        judge_for(state, seat, origin, after, 1.0)
        judge_for(state, seat, place, after, 1.0)
        best = max(best, after.lead(state, seat))
        shift(state, seat, band, with_hero, place, origin)
    return best


def judge_for(state: ClashOfRage, seat: Seat, place: Place, scales: Scales, sign: float) -> None:
    if place == HOME:
        scales.strength[seat] += sign * at_home(state, seat)
    else:
        judge_place(state, place, scales, sign)


def shift(state: ClashOfRage, seat: Seat, band: Army, with_hero: bool, origin: Place, place: Place) -> None:
    state.army[PLACES * seat + origin] -= band
    state.army[PLACES * seat + place] += band
    if with_hero:
        state.hero_at[seat] = place


# So it is in an equip action


def best_equipment(state: ClashOfRage, seat: Seat, scales: Scales) -> float:
    """To forge, to buy the best card, to hire a hero, or to leave it."""
    if forging_refused(state, seat) is None:
        cost = state.forging_cost(seat)
        scales.worths[seat] -= CRYSTAL * max(0, min(state.crystals[seat], MANY_CRYSTALS) - state.crystals[seat] + cost)
        scales.add_legend(seat)
        return scales.lead(state, seat)
    gain = 0.0
    for card in range(1, KINDS + 1):
        if state.market[card] and PRICE[card] <= state.gold[seat]:
            worn = CARD_ASIDE * PRICE[card] + best_fit(state, seat, card)
            gain = max(gain, worn - cost_in_coins(state, seat, PRICE[card]))
    if state.hero[seat] == NO_HERO:
        for hero in range(len(HERO_PRICE)):
            if HERO_PRICE[hero] <= state.gold[seat] and hero not in state.hero:
                gain = max(gain, HERO_HIRED + HERO_LEADING - cost_in_coins(state, seat, HERO_PRICE[hero]))
    scales.worths[seat] += gain
    return scales.lead(state, seat)


def cost_in_coins(state: ClashOfRage, seat: Seat, price: int) -> float:
    return COIN * (min(state.gold[seat], MANY_COINS) - min(state.gold[seat] - price, MANY_COINS))


def best_fit(state: ClashOfRage, seat: Seat, card: Card) -> float:
    """What a card set aside gains when the type that needs it most wears it."""
    best = 0.0
    for level in range(LEVELS):
        old = CARD_PRICE[state.card_at(seat, level, SLOT[card])]
        best = max(best, (CARD_WORTH - CARD_ASIDE) * (CARD_PRICE[card] - old))
    return best


# What things are worth


def riches(state: ClashOfRage, seat: Seat) -> float:
    """Crystals, gold, equipment and hero."""
    worth = CRYSTAL * min(state.crystals[seat], MANY_CRYSTALS) + COIN * min(state.gold[seat], MANY_COINS)
    worth += (LEGEND - CITY) * state.forged[seat]
    for card in state.slots[SLOTS * seat : SLOTS * (seat + 1)]:
        worth += CARD_WORTH * CARD_PRICE[card]
    aside = (CARDS + 1) * seat
    for card in range(1, CARDS + 1):
        if state.spare[aside + card]:
            worth += CARD_ASIDE * CARD_PRICE[card] * state.spare[aside + card]
    if state.hero[seat] != NO_HERO:
        worth += HERO_HIRED
        if state.hero_at[seat] != HOME and state.hero_at[seat] != NOWHERE:
            worth += HERO_LEADING
    return worth


def at_home(state: ClashOfRage, seat: Seat) -> float:
    home = state.army[PLACES * seat + HOME]
    return AT_HOME * army_worth(state, seat, home) * nearness(state, seat, HOME) if home else 0.0


def army_worth(state: ClashOfRage, seat: Seat, army: Army) -> float:
    unit = LEVELS * state.clan[seat]
    return UNIT_WORTH[unit] * (army & 15) + UNIT_WORTH[unit + 1] * (army >> 4 & 15) + UNIT_WORTH[unit + 2] * (army >> 8)


def nearness(state: ClashOfRage, seat: Seat, place: Place) -> float:
    """Armies are worth more where there is something to win."""
    if place == HOME:
        gates = state.on_foot[PLACES * seat + HOME]
        steps = 1 + min([steps_to_prize(state, seat, gate) for gate in gates]) if gates else 4
    else:
        steps = steps_to_prize(state, seat, place)
    return 1.0 - STEP_FROM_A_PRIZE * min(steps, 8)


def steps_to_prize(state: ClashOfRage, seat: Seat, place: Place) -> int:
    """To the nearest city or forge this clan does not hold; a forge counts as one step farther."""
    least = 8
    for city in state.cities:
        steps = state.steps[TERRITORIES * place + city]
        if steps < least and not state.army[PLACES * seat + city]:
            least = steps
    for forge in state.forges:
        steps = state.steps[TERRITORIES * place + forge] + 1
        if steps < least and not state.army[PLACES * seat + forge]:
            least = steps
    return least


def judge_place(state: ClashOfRage, place: Place, scales: Scales, sign: float) -> None:
    """Whoever is alone holds the place; two who must still fight share it by their odds."""
    owner, other = NOBODY, NOBODY
    for side in range(SIDES_AT_WAR):
        if state.army[PLACES * side + place]:
            owner, other = side, owner
    if owner == NOBODY or (owner == ELVES and other == NOBODY):
        return
    if other == NOBODY:
        army = state.army[PLACES * owner + place]
        scales.strength[owner] += sign * army_worth(state, owner, army) * nearness(state, owner, place)
        hold(state, owner, place, sign, scales)
        return
    attacker, foe = (other, owner) if other == state.active else (owner, other)
    outcome = outcome_at(state, attacker, foe, place)
    scales.strength[attacker] += sign * remaining(state, attacker, place, outcome.attackers_left)
    hold(state, attacker, place, sign * outcome.wins, scales)
    if foe == ELVES:
        left = outcome.defenders_left
        fallen = size(state.army[PLACES * ELVES + place]) - left[0] - left[1] - left[2]
        scales.worths[attacker] += sign * CRYSTAL * min(fallen, max(0, MANY_CRYSTALS - state.crystals[attacker]))
    else:
        scales.strength[foe] += sign * remaining(state, foe, place, outcome.defenders_left)
        hold(state, foe, place, sign * outcome.loses, scales)


def remaining(state: ClashOfRage, seat: Seat, place: Place, left: list[float]) -> float:
    """What an army will be worth after a fight: as much as if it stood there alone."""
    unit = LEVELS * state.clan[seat]
    worth = UNIT_WORTH[unit] * left[0] + UNIT_WORTH[unit + 1] * left[1] + UNIT_WORTH[unit + 2] * left[2]
    return worth * nearness(state, seat, place)


def hold(state: ClashOfRage, seat: Seat, place: Place, likely: float, scales: Scales) -> None:
    if place in state.cities:
        scales.held[seat] += likely
    elif place in state.forges:
        scales.worths[seat] += (FORGE_HELD + FORGE_FED * min(state.crystals[seat], FORGING[1])) * likely
    elif place in state.stones:
        scales.worths[seat] += STONE_HELD * likely
