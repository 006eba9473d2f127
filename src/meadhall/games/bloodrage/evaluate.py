"""How a position stands: the Glory each clan may hope to end with.

Glory now; stats on their way to legend; upgrades and cards; who stands where, and
what a pillage, a Quest or a good death there would bring.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import RAGNAROK_GLORY
from meadhall.games.bloodrage.cards.columns import (
    AGES,
    AMOUNT,
    BATTLE,
    GAIN,
    GLORY,
    GLORY_FOR_A_LOST_SHIP,
    GLORY_FOR_THE_LAST,
    GLORY_FOR_THE_RELEASED,
    KIND,
    QUEST,
    QUEST_GLORY_AGAIN,
    RAGNAROK_GLORY_AGAIN,
    SAYS,
    STRENGTH,
    WORTH,
    Card,
)
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, NO_CARD
from meadhall.games.bloodrage.figures import SHIP
from meadhall.games.bloodrage.lands import FJORD_OF, PROVINCES, VALHALLA
from meadhall.games.bloodrage.model import (
    ACTION,
    AXES,
    HORNS,
    QUEST_PHASE,
    RAGE,
    RAGNAROK,
    RELEASE_VALHALLA,
    SHIP_SLOT,
    SLOTS,
    STATS,
    BloodRage,
)
from meadhall.games.bloodrage.moments import NOTHING, TEXT
from meadhall.kernel.values import Seat

LEGEND: Final = [0.0, 0.0, 2.0, 5.0, 10.0, 13.5, 20.0]  # what a step may bring in the end
LEGEND_AT_LAST: Final = [0.0, 0.0, 0.0, 0.0, 10.0, 10.0, 20.0]
USE_OF_STAT: Final = [1.2, 1.0, 0.9]  # for each point of Rage, Axes and Horns, in every Age to come
TOKEN_WORTH: Final = [4.0, 4.0, 3.5, 5.0, 11.0]
STEP_WORTH: Final = 4.0  # a step of any stat
RAGE_WORTH: Final = 0.5
FIGURE_WORTH: Final = 0.6
QUEST_HOPE: Final = 0.2  # of a Quest that is not fulfilled yet
QUEST_TRUST: Final = 0.75  # of one that is


def evaluate(state: BloodRage, seat: Seat) -> float:
    """0 hopeless, 1 won; before the end, how far ahead of the others the hopes are."""
    return chance(everybodys_hopes(state), seat)


def evaluate_all(state: BloodRage) -> list[float]:
    hopes = everybodys_hopes(state)
    return [chance(hopes, seat) for seat in range(state.seats)]


def everybodys_hopes(state: BloodRage) -> list[float]:
    strengths = [state.strength(clan, province) for clan in range(state.seats) for province in range(PROVINCES)]
    return [hope(state, clan, strengths) for clan in range(state.seats)]


def chance(hopes: list[float], seat: Seat) -> float:
    best, total = -1000.0, 0.0
    for other in range(len(hopes)):
        if other != seat:
            best = max(best, hopes[other])
            total += hopes[other]
    ahead = hopes[seat] - 0.7 * best - 0.3 * total / (len(hopes) - 1)
    return 0.5 + 0.5 * ahead / (abs(ahead) + 40.0)


def hope(state: BloodRage, clan: Seat, strengths: list[int]) -> float:
    """The Glory a clan may hope for."""
    if not state.stack:
        return float(state.glory[clan])
    to_come = AGES - state.age + (1 if state.phase < ACTION else 0)  # Action phases not yet begun
    total = state.glory[clan] + hope_of_stats(state, clan, to_come)
    total += hope_of_sheet(state, clan, to_come) + hope_of_hand(state, clan, to_come)
    total += hope_of_quests(state, clan) + hope_of_dying(state, clan)
    if state.phase <= ACTION:
        total += hope_of_pillage(state, clan, strengths)
        if state.phase == ACTION and state.may_act(clan):
            total += RAGE_WORTH * state.rage[clan]
    return total + FIGURE_WORTH * state.on_board(clan) * min(1, to_come)


def hope_of_stats(state: BloodRage, clan: Seat, to_come: int) -> float:
    total = 0.0
    legend = LEGEND if state.age < AGES or state.phase <= QUEST_PHASE else LEGEND_AT_LAST
    ages = [to_come + 0.0, to_come + 0.4, to_come + 0.2]
    for stat in (RAGE, AXES, HORNS):
        total += legend[state.stats[clan * STATS + stat]]
        total += USE_OF_STAT[stat] * state.stat(clan, stat) * ages[stat]
    return total


def hope_of_sheet(state: BloodRage, clan: Seat, to_come: int) -> float:
    """Upgrades work in this Action phase, if it is not over, and in those to come."""
    now = 0.6 if state.phase == ACTION else 0.0
    total = 0.0
    for slot in range(SLOTS):
        card = state.sheet[clan * SLOTS + slot]
        if card != NO_CARD:
            total += WORTH[card] * (to_come + now)
            if GAIN[card] == GLORY_FOR_THE_LAST:
                total += AMOUNT[card] * state.on_board(clan)
    return total


def hope_of_hand(state: BloodRage, clan: Seat, to_come: int) -> float:
    """Cards for battles, upgrades and Quests still to be played; late in an Age they are worth little."""
    keen = 1.0 if state.phase <= ACTION else 0.5 * min(1, to_come)
    total = 0.0
    for card in state.hand[clan]:
        if KIND[card] == BATTLE:
            total += worth_in_battle(card)
        elif KIND[card] == QUEST:
            total += 0.4 * worth_of_quest(state, clan, card)
        else:
            total += 0.45 * WORTH[card] * (to_come + 0.6) + 0.3 * STRENGTH[card]
    return keen * total


def worth_in_battle(card: Card) -> float:
    return 0.3 + 0.3 * STRENGTH[card] + (0.0 if SAYS[card] == NOTHING else 0.6)


def hope_of_quests(state: BloodRage, clan: Seat) -> float:
    total = 0.0
    for card in state.quests[clan]:
        total += worth_of_quest(state, clan, card)
    for key in state.unveiled:
        if key // ALL_CARDS == clan and TEXT[key % ALL_CARDS].is_completed(state, clan):
            total += GLORY[key % ALL_CARDS] + STEP_WORTH
    return total


def worth_of_quest(state: BloodRage, clan: Seat, card: Card) -> float:
    reward = GLORY[card] * (1 + state.gain(clan, QUEST_GLORY_AGAIN)) + STEP_WORTH
    text = TEXT[card]
    if text.is_completed(state, clan):
        return QUEST_TRUST * reward
    return reward * (QUEST_HOPE + text.nearness(state, clan))


def hope_of_dying(state: BloodRage, clan: Seat) -> float:
    """Ragnarök, Dragons and Loki pay for the dead of this Age."""
    total = 0.0
    released = state.count(clan, VALHALLA) if state.phase < RELEASE_VALHALLA else 0
    if state.phase < RAGNAROK and state.dooms and state.age:
        doomed = state.dooms[state.age - 1]
        falling = state.count(clan, doomed) + state.count(clan, FJORD_OF[doomed])
        if falling:
            times = 1 + state.gain(clan, RAGNAROK_GLORY_AGAIN)
            total += 0.9 * falling * RAGNAROK_GLORY[state.age] * times
            released += falling
            dragons = state.in_slot(clan, SHIP_SLOT)
            if GAIN[dragons] == GLORY_FOR_A_LOST_SHIP and state.where(clan, SHIP) == FJORD_OF[doomed]:
                total += 0.9 * AMOUNT[dragons]
    if released:
        total += released * state.gain(clan, GLORY_FOR_THE_RELEASED)
    return total


def hope_of_pillage(state: BloodRage, clan: Seat, strengths: list[int]) -> float:
    """For every province not pillaged: its reward, as far as the clan's strength there promises it."""
    total = 0.0
    closed = state.ruined | state.pillaged
    for province in range(PROVINCES):
        own = strengths[clan * PROVINCES + province]
        if own == 0:
            continue
        if closed >> province & 1:
            total += 0.05 * own
            continue
        strongest = 0
        for other in range(state.seats):
            there = strengths[other * PROVINCES + province]
            if there > strongest and other != clan:
                strongest = there
        total += 0.45 * TOKEN_WORTH[state.tokens[province]] * own / (own + strongest + 1.5)
    return total
