"""What a position holds for each clan, counted: the features that `evaluate` weighs.

Each feature has a name, and its weight is in `weights.json`, found by `training/fit.py`. What a clan holds for sure and
what it holds by the odds of a fight still to be fought count alike.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.clashofrage.cards import CARDS, GOLD, KINDS, PRICE, REINFORCEMENTS
from meadhall.games.clashofrage.clans import (
    CLANS,
    HITS,
    LEVELS,
    LIFE,
    MOVEMENT,
    POWER,
    REROLLS,
    SHEET,
    SHIELDS,
    STATS,
    UNITS,
)
from meadhall.games.clashofrage.heroes import HERO_HITS, HERO_REROLLS, HERO_SHIELDS, NO_HERO
from meadhall.games.clashofrage.model import (
    ELVES,
    FORGING,
    NOWHERE,
    PLAY_TACTICS,
    SECOND_ACTION,
    SIDES_AT_WAR,
    SLOTS,
    Army,
    ClashOfRage,
    Side,
)
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.regions import HOME, PLACES, TERRITORIES, Place
from meadhall.games.clashofrage.tactics import PickSpot, PickStronghold
from meadhall.kernel.values import NOBODY, Seat

# fmt: off
FEATURES: Final = (
    "points",          # held: cities and legends, up to three short of victory
    "third-last-point",
    "second-last-point",
    "last-point",
    "last-point-soon",  # and the second action of this round is still to come
    "legend",          # more than any other point: it is never lost
    "crystal",
    "gold",
    "forge",
    "second-forge",
    "forging",         # crystals for a legend, at a forge that is held
    "forging-to-win",  # and no more than one point is missing
    "forging-soon",    # and the second action of this round is still to come
    "stone",
    "force",           # units on the board
    "great-force",     # a little more is worth less where there is much
    "at-home",         # of the force
    "far",             # of the force, for each step it stands away from a prize
    "equipment",
    "aside",
    "hero",
    "leading",         # the hero is with an army
    "city-in-reach",   # how likely the best attack on a city is to succeed
    "more-in-reach",   # all others together
    "city-to-win",     # the best, where no more than one point is missing
    "city-soon",       # and the second action of this round is still to come
    "forge-in-reach",
    "city-at-risk",    # how likely the best attack of others is
    "forge-at-risk",
    "coming",          # reinforcements of this round
    "coming-gold",
    "late-at-first",   # in turn order of the first round
    "late",            # in turn order of another
    "home-city",       # how near cities are to the bastion
    "home-forge",
    "home-stone",
    "neighbours",      # and the other bastions
    "bohorg",
    "goldleif",
    "steamfield",
    "tomb",
)
# fmt: on
COUNT: Final = len(FEATURES)

POINTS: Final = 0
THIRD_LAST: Final = 1
SECOND_LAST: Final = 2
LAST: Final = 3
LAST_SOON: Final = 4
LEGEND: Final = 5
CRYSTAL: Final = 6
COIN: Final = 7
FORGE: Final = 8
SECOND_FORGE: Final = 9
CAN_FORGE: Final = 10
FORGE_TO_WIN: Final = 11
FORGE_SOON: Final = 12
STONE: Final = 13
FORCE: Final = 14
GREAT_FORCE: Final = 15
AT_HOME: Final = 16
FAR: Final = 17
WORN: Final = 18
ASIDE: Final = 19
HERO: Final = 20
LEADING: Final = 21
CITY_IN_REACH: Final = 22
MORE_IN_REACH: Final = 23
CITY_TO_WIN: Final = 24
CITY_SOON: Final = 25
FORGE_IN_REACH: Final = 26
CITY_AT_RISK: Final = 27
FORGE_AT_RISK: Final = 28
COMING: Final = 29
COMING_GOLD: Final = 30
LATE_AT_FIRST: Final = 31
LATE: Final = 32
HOME_CITY: Final = 33
HOME_FORGE: Final = 34
HOME_STONE: Final = 35
NEIGHBOURS: Final = 36
FIRST_CLAN: Final = 37

MANY_CRYSTALS: Final = 12
MANY_COINS: Final = 10
LEGEND_PRICE: Final = 8  # what a legend would cost, if it were sold
FARTHEST: Final = 8  # steps
A_WOUND: Final = 0.67  # of a die
CARD_PRICE: Final[list[int]] = [PRICE[card] if card <= KINDS else LEGEND_PRICE for card in range(CARDS + 1)]


def unit_worths() -> list[float]:
    """From the clan sheets: power, life and bonuses, and speed; about 0.1 each."""
    found: list[float] = []
    for unit in range(len(UNITS)):
        row = SHEET[STATS * unit : STATS * unit + STATS]
        bonuses = row[HITS] + row[SHIELDS] + row[REROLLS]
        found.append(0.012 * (row[POWER] + 2 * row[LIFE] + 2 * bonuses + row[MOVEMENT]))
    return found


UNIT_WORTH: Final = unit_worths()


class Band:
    """Units of one side at one place; after a fight not yet fought, so many on average, and so likely."""

    def __init__(
        self, side: i64, place: i64, ones: float, twos: float, threes: float, likely: float, reach: i64
    ) -> None:
        self.side: Final = side
        self.place: Final = place
        self.ones: Final = ones
        self.twos: Final = twos
        self.threes: Final = threes
        self.likely: Final = likely
        self.reach: Final = reach  # of the fastest of them, in steps


class Might:
    """What an army brings to a fight, in short."""

    def __init__(self, strikes: float, shields: float, body: float) -> None:
        self.strikes: Final = strikes  # wounds of an assault, on average
        self.shields: Final = shields
        self.body: Final = body  # wounds it takes to fell it


NOBODY_THERE: Final = Might(0.0, 0.0, 0.0)
SEEN_STATS: Final = (POWER, HITS, REROLLS, SHIELDS, LIFE, MOVEMENT)
SEEN: Final = len(SEEN_STATS)
REACH: Final = 5  # of them
NO_SHEETS: Final = [0] * (SEEN * LEVELS)


# What lies on a map: the kinds of its places, a city before all else.
NO_PRIZE: Final = 0
CITY: Final = 1
FORGE_THERE: Final = 2
STONE_THERE: Final = 3

HOMELY: Final = 4  # features of a bastion
MOST_HOLDINGS: Final = 2_000  # remembered
MOST_COUNTED: Final = (
    4  # more would be met again, but memory that is used all the time is quicker than memory that is not
)


class Ground:
    """How a map and its bastions lie, counted once for each table on which they lie so."""

    def __init__(self, state: ClashOfRage) -> None:
        self.ways: Final = state.on_foot  # of that table
        self.kinds: Final = [NO_PRIZE] * PLACES
        for place in state.stones:
            self.kinds[place] = STONE_THERE
        for place in state.forges:
            self.kinds[place] = FORGE_THERE
        for place in state.cities:
            self.kinds[place] = CITY
        self.prizes: Final = state.cities + state.forges
        self.homes: Final[list[float]] = []  # [HOMELY * seat + feature]
        self.from_home: Final[list[int]] = []  # steps of those who leave their bastion: [TERRITORIES * seat + place]
        self.nearest: Final[dict[int, list[int]]] = {}  # by who holds which prizes: see `steps_to_prizes`
        for seat in range(state.seats):
            self.homes.extend(home_of(state, seat))
            gates = state.on_foot[PLACES * seat + HOME]
            self.from_home.extend([1 + steps_between(state, gates, place) for place in range(TERRITORIES)])

    def steps_to_prizes(self, state: ClashOfRage, seat: Seat) -> list[int]:
        """From every place to the nearest city or forge this clan does not hold; a forge counts as one step farther."""
        army, home = state.army, PLACES * i64(seat)
        bits: i64 = seat
        for prize in self.prizes:
            bits = bits << 1 | (1 if army[home + i64(prize)] else 0)
        holdings = int(bits)
        known = self.nearest.get(holdings)
        if known is None:
            if len(self.nearest) >= MOST_HOLDINGS:
                self.nearest.clear()
            known = self.nearest[holdings] = nearest_prizes(state, seat)
        return known


def nearest_prizes(state: ClashOfRage, seat: Seat) -> list[int]:
    home = PLACES * seat
    cities = [city for city in state.cities if not state.army[home + city]]
    forges = [forge for forge in state.forges if not state.army[home + forge]]
    found: list[int] = []
    for place in range(TERRITORIES):
        least = FARTHEST
        for city in cities:
            least = min(least, state.steps[TERRITORIES * place + city])
        for forge in forges:
            least = min(least, state.steps[TERRITORIES * place + forge] + 1)
        found.append(least)
    least = FARTHEST
    for gate in state.on_foot[home + HOME]:
        least = min(least, 1 + found[gate])
    found.append(least)
    return found


class Kit:
    """What clans wear and have set aside, counted once for each way in which cards lie: armies change more often."""

    def __init__(self) -> None:
        self.clans: list[int] = []
        self.slots: list[int] = []
        self.sheets: list[int] = []  # [SEEN * (LEVELS * side + level)]: see `count_sheets`
        self.worn: list[float] = []  # by seat
        self.spare: list[int] = []
        self.aside: list[float] = []  # by seat
        self.changes = 0  # how often it was not the same as before

    def look_at(self, state: ClashOfRage) -> None:
        if self.slots != state.slots or self.clans != state.clan:
            self.changes += 1
            self.slots = state.slots.copy()
            self.clans = state.clan.copy()
            self.count_sheets(state)
        if self.spare != state.spare:
            self.changes += 1
            self.spare = state.spare.copy()
            self.count_aside(state)

    def count_sheets(self, state: ClashOfRage) -> None:
        """Power, hits, rerolls, shields, life and movement of every type, with what it wears."""
        sheets: list[int] = []  # a list of its own: another count may hold the one before
        for side in range(SIDES_AT_WAR):
            if side != ELVES and side >= state.seats:
                sheets.extend(NO_SHEETS)
                continue
            for level in range(LEVELS):
                for stat in SEEN_STATS:
                    sheets.append(state.total(side, level, stat))
        self.sheets = sheets
        self.worn = []
        for seat in range(state.seats):
            worn = 0
            for slot in range(SLOTS * seat, SLOTS * (seat + 1)):
                worn += CARD_PRICE[state.slots[slot]]
            self.worn.append(float(worn))

    def count_aside(self, state: ClashOfRage) -> None:
        self.aside = []
        for seat in range(state.seats):
            aside, spare = 0, (CARDS + 1) * seat
            for card in range(1, CARDS + 1):
                if state.spare[spare + card]:
                    aside += CARD_PRICE[card] * state.spare[spare + card]
            self.aside.append(float(aside))


class Latest:
    """What was looked at last, which is nearly always what is looked at next."""

    def __init__(self) -> None:
        self.ground: Ground | None = None
        self.kit: Final = Kit()
        self.counted: Final[dict[tuple[int, ...], Counting]] = {}  # on this ground

    def forget(self) -> None:
        """As before anything was looked at."""
        self.ground = None
        self.kit.slots, self.kit.spare = [], []
        self.counted.clear()


LATEST: Final = Latest()


def ground_of(state: ClashOfRage) -> Ground:
    ground = LATEST.ground
    if ground is None or ground.ways is not state.on_foot:
        ground = LATEST.ground = Ground(state)
        LATEST.counted.clear()
    return ground


def home_of(state: ClashOfRage, seat: Seat) -> list[float]:
    """How near cities, forges, stones and other bastions are."""
    gates = state.on_foot[PLACES * seat + HOME]
    if not gates:
        return [0.0] * HOMELY
    neighbours = 0.0
    for other in range(state.seats):
        doors = state.on_foot[PLACES * other + HOME]
        if other != seat and doors:
            neighbours += closeness(state, gates, doors) / len(doors)
    prizes = [closeness(state, gates, places) for places in (state.cities, state.forges, state.stones)]
    return [*prizes, neighbours]


def closeness(state: ClashOfRage, gates: list[Place], places: list[Place]) -> float:
    """For each of these places a half where it is a gate, a third at one step …"""
    total = 0.0
    for place in places:
        total += 1.0 / (2.0 + steps_between(state, gates, place))
    return total


def steps_between(state: ClashOfRage, gates: list[Place], place: Place) -> int:
    least = FARTHEST
    for gate in gates:
        steps = state.steps[TERRITORIES * gate + place]
        if steps < least:
            least = steps
    return least


class Counting:
    """All features of all seats: [COUNT * seat + feature]."""

    def __init__(self, state: ClashOfRage) -> None:
        self.state = state  # or another, of which all that counts is the same
        self.ways: Final[dict[int, float]] = {}  # what a step of a band was found to be worth
        self.ground: Final = ground_of(state)
        kit = LATEST.kit
        kit.look_at(state)
        self.sheets: Final = kit.sheets
        self.worn: Final = kit.worn
        self.aside: Final = kit.aside
        self.found: Final[list[float]] = [0.0] * (COUNT * state.seats)
        self.held: Final[list[float]] = [0.0] * state.seats  # points, some of them only likely
        self.forges: Final[list[float]] = [0.0] * state.seats
        self.force: Final[list[float]] = [0.0] * state.seats
        self.bands: Final[list[list[Band]]] = [[], [], [], [], []]  # by side
        self.holders: Final[list[Band]] = []  # of cities and forges
        self.steps: Final = [self.ground.steps_to_prizes(state, seat) for seat in range(state.seats)]

    def run(self) -> list[float]:
        state = self.state
        homes = self.ground.homes
        for seat in range(state.seats):
            self.held[seat] = float(state.forged[seat])
            home = state.army[PLACES * seat + HOME]
            if home:
                self.stand(seat, HOME, float(home & 15), float(home >> 4 & 15), float(home >> 8), 1.0)
            self.count_riches(seat)
            self.count_the_round(seat)
            for feature in range(i64(HOMELY)):
                self.found[COUNT * i64(seat) + HOME_CITY + feature] = homes[HOMELY * i64(seat) + feature]
        for place in state.territories:
            self.count_place(place)
        for place in state.cities:
            self.count_attacks(place, True)
        for place in state.forges:
            self.count_attacks(place, False)
        for seat in range(state.seats):
            self.count_points(seat)
        return self.found

    # Riches and the round

    def count_riches(self, seat: Seat) -> None:
        state, at = self.state, COUNT * i64(seat)
        self.found[at + LEGEND] = float(state.forged[seat])
        self.found[at + CRYSTAL] = float(min(state.crystals[seat], MANY_CRYSTALS))
        self.found[at + COIN] = float(min(state.gold[seat], MANY_COINS))
        self.found[at + WORN] = self.worn[seat]
        self.found[at + ASIDE] = self.aside[seat]
        if state.hero[seat] != NO_HERO:
            self.found[at + HERO] = 1.0
            if state.hero_at[seat] != HOME and state.hero_at[seat] != NOWHERE:
                self.found[at + LEADING] = 1.0
        self.found[at + FIRST_CLAN + state.clan[seat]] = 1.0

    def count_the_round(self, seat: Seat) -> None:
        """Turn order, and what the tactic card will bring but has not brought yet."""
        state, at = self.state, COUNT * seat
        if not state.order or state.phase < PLAY_TACTICS:
            return
        question = state.stack[-1]
        if state.phase == PLAY_TACTICS and not isinstance(question, PickStronghold | PickSpot):
            return  # the order is that of the last round
        turn = state.order.index(seat)
        self.found[at + (LATE_AT_FIRST if state.round == 1 else LATE)] = turn / (state.seats - 1)
        if state.phase != PLAY_TACTICS:
            return
        if isinstance(question, PickStronghold):
            asked = state.order.index(question.seats[0])
            if turn > asked:
                self.found[at + COMING] = self.worth(seat, REINFORCEMENTS[state.tactic[seat]])
            elif turn == asked:
                self.found[at + COMING] = self.worth(seat, state.arriving)
        else:
            self.found[at + COMING] = self.worth(seat, REINFORCEMENTS[state.tactic[seat]])
            self.found[at + COMING_GOLD] = float(GOLD[state.tactic[seat]])

    def worth(self, seat: Seat, army: Army) -> float:
        unit = LEVELS * self.state.clan[seat]
        worth = UNIT_WORTH[unit] * (army & 15)
        return worth + UNIT_WORTH[unit + 1] * (army >> 4 & 15) + UNIT_WORTH[unit + 2] * (army >> 8)

    # Places

    def count_place(self, place: Place) -> None:
        """Whoever is alone holds the place; two who must still fight share it by their odds."""
        state, armies = self.state, self.state.army
        owner, other = NOBODY, NOBODY
        at: i64 = place
        for side in range(SIDES_AT_WAR):
            if armies[at]:
                owner, other = side, owner
            at += PLACES
        if owner == NOBODY:
            return
        if other == NOBODY:
            army = state.army[PLACES * owner + place]
            self.stand(owner, place, float(army & 15), float(army >> 4 & 15), float(army >> 8), 1.0)
            return
        attacker, foe = (other, owner) if other == state.active else (owner, other)
        outcome = outcome_at(state, attacker, foe, place)
        left = outcome.attackers_left
        self.stand(attacker, place, left[0], left[1], left[2], outcome.wins)
        left = outcome.defenders_left
        self.stand(foe, place, left[0], left[1], left[2], outcome.loses)
        if foe == ELVES:
            army = state.army[PLACES * ELVES + place]
            fallen = (army & 15) + (army >> 4 & 15) + (army >> 8) - left[0] - left[1] - left[2]
            crystals = COUNT * attacker + CRYSTAL
            self.found[crystals] = min(self.found[crystals] + fallen, float(MANY_CRYSTALS))

    def stand(self, side: Side, place: Place, ones: float, twos: float, threes: float, likely: float) -> None:
        """So many units, on average over all that may come; `likely` they hold the place."""
        if likely < 0.02:
            return
        kind = self.ground.kinds[place]
        band = Band(side, place, ones, twos, threes, likely, self.reach(side, ones, twos, threes))
        self.bands[side].append(band)
        if kind in (CITY, FORGE_THERE):
            self.holders.append(band)
        if side == ELVES:
            return
        at = COUNT * i64(side)
        unit = LEVELS * i64(self.state.clan[side])
        force = UNIT_WORTH[unit] * ones + UNIT_WORTH[unit + 1] * twos + UNIT_WORTH[unit + 2] * threes
        self.force[side] = self.force[side] + force  # compiled, far fewer steps than `+=`, here and below
        self.found[at + FAR] = self.found[at + FAR] + force * self.steps[side][place]
        if place == HOME:
            self.found[at + AT_HOME] = self.found[at + AT_HOME] + force
        elif kind == CITY:
            self.held[side] = self.held[side] + likely
        elif kind == FORGE_THERE:
            self.forges[side] = self.forges[side] + likely
        elif kind == STONE_THERE:
            self.found[at + STONE] = self.found[at + STONE] + likely

    def reach(self, side: Side, ones: float, twos: float, threes: float) -> i64:
        at = SEEN * LEVELS * i64(side) + REACH
        most: i64 = 0
        if ones > 0.0:
            most = self.sheets[at]
        if twos > 0.0 and i64(self.sheets[at + 1 * SEEN]) > most:
            most = self.sheets[at + 1 * SEEN]
        if threes > 0.0 and i64(self.sheets[at + 2 * SEEN]) > most:
            most = self.sheets[at + 2 * SEEN]
        return most

    # Attacks that may come

    def count_attacks(self, place: Place, is_city: bool) -> None:
        """For everybody who could come here in one action: how likely that would be to succeed."""
        state = self.state
        holders = self.holders_of(place)
        mights = [self.might_of(holder) for holder in holders]
        for seat in range(state.seats):
            if state.army[PLACES * seat + place]:
                continue
            attack = self.might_in_reach(seat, place)
            if attack.body <= 0.0:
                continue
            at = COUNT * i64(seat)
            wins = 1.0
            for number in range(i64(len(holders))):
                holder = holders[number]
                chance = self.chance(attack, mights[number])
                wins -= holder.likely * (1.0 - chance)
                if holder.side != ELVES:
                    risk = COUNT * holder.side + (CITY_AT_RISK if is_city else FORGE_AT_RISK)
                    self.found[risk] = self.found[risk] + holder.likely * chance
            if not is_city:
                if wins > self.found[at + FORGE_IN_REACH]:
                    self.found[at + FORGE_IN_REACH] = wins
            elif wins > self.found[at + CITY_IN_REACH]:
                self.found[at + MORE_IN_REACH] = self.found[at + MORE_IN_REACH] + self.found[at + CITY_IN_REACH]
                self.found[at + CITY_IN_REACH] = wins
            else:
                self.found[at + MORE_IN_REACH] = self.found[at + MORE_IN_REACH] + wins

    def holders_of(self, place: i64) -> list[Band]:
        """In the order of their sides."""
        found: list[Band] = []
        for band in self.holders:
            if band.place == place:
                found.append(band)
        if len(found) == 2 and found[0].side > found[1].side:
            found.reverse()
        return found

    def might_in_reach(self, seat: Seat, place: i64) -> Might:
        """Of all units that could come here in one action, were nobody in the way."""
        steps_from, steps_from_home, sheets = self.state.steps, self.ground.from_home, self.sheets
        ones = twos = threes = 0.0
        reach = SEEN * LEVELS * i64(seat) + REACH
        first: i64 = sheets[reach]
        second: i64 = sheets[reach + 1 * SEEN]
        third: i64 = sheets[reach + 2 * SEEN]
        for band in self.bands[seat]:
            steps: i64
            if band.place == HOME:
                steps = steps_from_home[TERRITORIES * i64(seat) + place]
            else:
                steps = steps_from[TERRITORIES * band.place + place]
            if steps > band.reach:
                continue
            if steps <= first:
                ones += band.ones
            if steps <= second:
                twos += band.twos
            if steps <= third:
                threes += band.threes
        if ones + twos + threes < 0.5:
            return NOBODY_THERE
        return self.might(seat, NO_HERO, ones, twos, threes)

    def might_of(self, band: Band) -> Might:
        likely = band.likely
        hero = self.state.hero_in(int(band.side), int(band.place))
        return self.might(int(band.side), hero, band.ones / likely, band.twos / likely, band.threes / likely)

    def might(self, side: Side, hero: int, ones: float, twos: float, threes: float) -> Might:
        """Dice of the strongest type, bonuses of every type that is there, lives of all."""
        sheets, at = self.sheets, SEEN * LEVELS * i64(side)
        power: i64 = 0
        hits: i64 = HERO_HITS[hero]
        rerolls: i64 = HERO_REROLLS[hero]
        shields, body = float(HERO_SHIELDS[hero]), 0.0
        for level in range(LEVELS):
            number = ones if level == 0 else twos if level == 1 else threes
            if number >= 0.4:
                strongest: i64 = sheets[at]
                if strongest > power:
                    power = strongest
                hits += i64(sheets[at + 1])
                rerolls += i64(sheets[at + 2])
                shields += sheets[at + 3]
            if number > 0.0:
                body += number * sheets[at + 4]
            at += SEEN
        faces = 0.96 if rerolls > 1 else 0.89 if rerolls else A_WOUND
        return Might(faces * int(power) + int(hits), shields, body)

    def chance(self, attack: Might, defence: Might) -> float:
        """About how likely an attack is to succeed, without counting it through."""
        if defence.body <= 0.0:
            return 1.0
        mine = at_least(0.7, attack.strikes - defence.shields) * attack.body
        theirs = at_least(0.7, defence.strikes - attack.shields) * defence.body
        return mine * mine / (mine * mine + theirs * theirs)

    # Points

    def count_points(self, seat: Seat) -> None:
        state, at, held = self.state, COUNT * i64(seat), self.held[seat]
        missing = state.target - held
        self.found[at + POINTS] = min(held, state.target - 3.0)
        self.found[at + THIRD_LAST] = between(3.0 - missing)
        self.found[at + SECOND_LAST] = between(2.0 - missing)
        self.found[at + LAST] = between(1.0 - missing)
        force, forges = self.force[seat], self.forges[seat]
        self.found[at + FORCE] = force
        self.found[at + GREAT_FORCE] = force / (1.0 + force)
        self.found[at + FORGE] = min(1.0, forges)
        self.found[at + SECOND_FORGE] = between(forges - 1.0)
        cost = FORGING[2] if forges > 1.5 else FORGING[1]
        full = 1.0 if self.found[at + CRYSTAL] >= cost else 0.7 * self.found[at + CRYSTAL] / cost
        forging = min(1.0, forges) * full
        to_win = between(2.0 - missing)
        self.found[at + CAN_FORGE] = forging
        self.found[at + FORGE_TO_WIN] = forging * to_win if full == 1.0 else 0.0
        self.found[at + CITY_TO_WIN] = self.found[at + CITY_IN_REACH] * to_win
        if self.acts_second(seat):
            self.found[at + LAST_SOON] = self.found[at + LAST]
            self.found[at + FORGE_SOON] = self.found[at + FORGE_TO_WIN]
            self.found[at + CITY_SOON] = self.found[at + CITY_TO_WIN]

    def acts_second(self, seat: Seat) -> bool:
        """The second action of this round is still to come, or under way."""
        state = self.state
        if state.phase < PLAY_TACTICS or not state.order:
            return False
        if state.phase < SECOND_ACTION:
            return True
        return state.order.index(seat) >= state.order.index(state.active)


def between(part: float) -> float:
    """No less than 0, no more than 1."""
    return 0.0 if part < 0.0 else 1.0 if part > 1.0 else part


def at_least(least: float, number: float) -> float:
    return number if number > least else least


def counted(state: ClashOfRage) -> Counting:
    """While figures are being picked, or moves are tried one after another, the same armies are met again and again."""
    if state.phase == PLAY_TACTICS or state.battlefield != NOWHERE:  # it matters what is asked just now
        counting = Counting(state)
        counting.run()
        return counting
    ground_of(state)
    LATEST.kit.look_at(state)
    key = all_that_counts(state, LATEST.kit.changes)
    known = LATEST.counted.get(key)
    if known is None:
        if len(LATEST.counted) >= MOST_COUNTED:
            LATEST.counted.clear()
        known = LATEST.counted[key] = Counting(state)
        known.run()
    known.state = state
    return known


def all_that_counts(state: ClashOfRage, kit: int) -> tuple[int, ...]:
    """On one ground, outside of fights: tables of which this is the same count the same."""
    riches = state.forged + state.crystals + state.gold
    moment = [state.seats, state.target, state.round, state.phase, state.active, state.elves_take_rage, kit]
    return tuple(state.army + state.hero + state.hero_at + riches + state.order + moment)


assert FIRST_CLAN + CLANS == COUNT
