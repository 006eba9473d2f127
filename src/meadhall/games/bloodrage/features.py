"""What a position holds for each clan, counted: the features that `evaluate` weighs, in every Age anew.

Glory now; stats on their way to legend; upgrades and cards; who stands where, and what a pillage, a Quest or a good
death there would bring. Each has a weight in `weights.json`, found by `training/fit.py`.
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

# fmt: off
COUNTED: Final = (
    "glory",
    "rage-stat",         # points of it, for each Action phase to come
    "axes-stat",
    "horns-stat",
    "step",              # steps of all stats
    "near-legend",       # stats one step before it
    "legend",            # stats that bring Glory in the end
    "great-legend",      # and more of it
    "upgrades",          # about what they bring, in the phases to come
    "the-last",          # Glory for figures on the board in the end
    "cards",             # in hand
    "battle-cards",      # about what they are worth
    "quest-cards",       # Glory of Quests in hand, as far as they are fulfilled
    "upgrade-cards",
    "quest-done",        # Glory of Quests that are fulfilled as things stand
    "quest-open",
    "quest-near",
    "doomed",            # Glory for those who will fall in Ragnarök
    "released",          # Glory for those who return from Valhalla
    "pillage",           # rewards, as far as strength promises them
    "standing",          # strength where nothing is left to pillage
    "strength",          # on the whole board
    "rage",              # left in this Action phase
    "figures",           # on the board
    "fallen",            # in Valhalla
)
# fmt: on
COUNT: Final = len(COUNTED)
FEATURES: Final = tuple([f"{name}-{age}" for age in range(1, AGES + 1) for name in COUNTED])

GLORY_NOW: Final = 0
RAGE_STAT: Final = 1
STEP: Final = 4
NEAR_LEGEND: Final = 5
IS_LEGEND: Final = 6
GREAT_LEGEND: Final = 7
UPGRADES: Final = 8
THE_LAST: Final = 9
CARDS: Final = 10
BATTLE_CARDS: Final = 11
QUEST_CARDS: Final = 12
UPGRADE_CARDS: Final = 13
QUEST_DONE: Final = 14
QUEST_OPEN: Final = 15
QUEST_NEAR: Final = 16
DOOMED: Final = 17
RELEASED: Final = 18
PILLAGE: Final = 19
STANDING: Final = 20
ALL_STRENGTH: Final = 21
RAGE_LEFT: Final = 22
FIGURES: Final = 23
FALLEN: Final = 24

FIRST_LEGEND: Final = 4  # steps of a stat (BR-23.1)
LAST_LEGEND: Final = 6
TOKEN_WORTH: Final = [4.0, 4.0, 3.5, 5.0, 11.0]
STEP_WORTH: Final = 4.0  # a step of any stat


def count_features(state: BloodRage) -> list[float]:
    """[COUNT * clan + feature]"""
    found = [0.0] * (COUNT * state.seats)
    strengths = [state.strength(clan, province) for clan in range(state.seats) for province in range(PROVINCES)]
    to_come = AGES - state.age + (1 if state.phase < ACTION else 0)  # Action phases not yet begun
    for clan in range(state.seats):
        at = COUNT * clan
        found[at + GLORY_NOW] = float(state.glory[clan])
        count_stats(state, clan, to_come, found, at)
        count_sheet(state, clan, to_come, found, at)
        count_hand(state, clan, to_come, found, at)
        count_quests(state, clan, found, at)
        count_the_dying(state, clan, found, at)
        if state.phase <= ACTION:
            count_pillage(state, clan, strengths, found, at)
            if state.phase == ACTION and state.may_act(clan):
                found[at + RAGE_LEFT] = float(state.rage[clan])
        found[at + FIGURES] = float(state.on_board(clan))
        found[at + FALLEN] = float(state.count(clan, VALHALLA))
    return found


def count_stats(state: BloodRage, clan: Seat, to_come: int, found: list[float], at: int) -> None:
    ages = [to_come + 0.0, to_come + 0.4, to_come + 0.2]
    for stat in (RAGE, AXES, HORNS):
        steps = state.stats[clan * STATS + stat]
        found[at + RAGE_STAT + stat] = state.stat(clan, stat) * ages[stat]
        found[at + STEP] += steps
        if steps == FIRST_LEGEND - 1:
            found[at + NEAR_LEGEND] += 1.0
        if steps >= FIRST_LEGEND:
            found[at + IS_LEGEND] += 1.0
        if steps > FIRST_LEGEND:
            found[at + GREAT_LEGEND] += 0.35 if steps < LAST_LEGEND else 1.0


def count_sheet(state: BloodRage, clan: Seat, to_come: int, found: list[float], at: int) -> None:
    """Upgrades work in this Action phase, if it is not over, and in those to come."""
    phases = to_come + (0.6 if state.phase == ACTION else 0.0)
    for slot in range(SLOTS):
        card = state.sheet[clan * SLOTS + slot]
        if card != NO_CARD:
            found[at + UPGRADES] += WORTH[card] * phases
            if GAIN[card] == GLORY_FOR_THE_LAST:
                found[at + THE_LAST] += AMOUNT[card] * state.on_board(clan)


def count_hand(state: BloodRage, clan: Seat, to_come: int, found: list[float], at: int) -> None:
    """Cards for battles, upgrades and Quests still to be played; late in an Age they are worth little."""
    keen = 1.0 if state.phase <= ACTION else 0.5 * min(1, to_come)
    for card in state.hand[clan]:
        found[at + CARDS] += keen
        if KIND[card] == BATTLE:
            found[at + BATTLE_CARDS] += keen * worth_in_battle(card)
        elif KIND[card] == QUEST:
            found[at + QUEST_CARDS] += keen * reward_of(state, clan, card) * hope_of_quest(state, clan, card)
        else:
            found[at + UPGRADE_CARDS] += keen * (WORTH[card] * (to_come + 0.6) + 0.6 * STRENGTH[card])


def worth_in_battle(card: Card) -> float:
    return 0.3 + 0.3 * STRENGTH[card] + (0.0 if SAYS[card] == NOTHING else 0.6)


def count_quests(state: BloodRage, clan: Seat, found: list[float], at: int) -> None:
    for card in state.quests[clan]:
        reward = reward_of(state, clan, card)
        if TEXT[card].is_completed(state, clan):
            found[at + QUEST_DONE] += reward
        else:
            found[at + QUEST_OPEN] += reward
            found[at + QUEST_NEAR] += reward * TEXT[card].nearness(state, clan)
    for key in state.unveiled:
        if key // ALL_CARDS == clan and TEXT[key % ALL_CARDS].is_completed(state, clan):
            found[at + GLORY_NOW] += GLORY[key % ALL_CARDS]
            found[at + STEP] += 1.0


def reward_of(state: BloodRage, clan: Seat, card: Card) -> float:
    return GLORY[card] * (1 + state.gain(clan, QUEST_GLORY_AGAIN)) + STEP_WORTH


def hope_of_quest(state: BloodRage, clan: Seat, card: Card) -> float:
    text = TEXT[card]
    return 0.75 if text.is_completed(state, clan) else 0.2 + text.nearness(state, clan)


def count_the_dying(state: BloodRage, clan: Seat, found: list[float], at: int) -> None:
    """Ragnarök, Dragons and Loki pay for the dead of this Age."""
    released = state.count(clan, VALHALLA) if state.phase < RELEASE_VALHALLA else 0
    if state.phase < RAGNAROK and state.dooms and state.age:
        doomed = state.dooms[state.age - 1]
        falling = state.count(clan, doomed) + state.count(clan, FJORD_OF[doomed])
        if falling:
            times = 1 + state.gain(clan, RAGNAROK_GLORY_AGAIN)
            found[at + DOOMED] = float(falling * RAGNAROK_GLORY[state.age] * times)
            released += falling
            dragons = state.in_slot(clan, SHIP_SLOT)
            if GAIN[dragons] == GLORY_FOR_A_LOST_SHIP and state.where(clan, SHIP) == FJORD_OF[doomed]:
                found[at + DOOMED] += AMOUNT[dragons]
    if released:
        found[at + RELEASED] = float(released * state.gain(clan, GLORY_FOR_THE_RELEASED))


def count_pillage(state: BloodRage, clan: Seat, strengths: list[int], found: list[float], at: int) -> None:
    """For every province not pillaged: its reward, as far as the clan's strength there promises it."""
    closed = state.ruined | state.pillaged
    for province in range(PROVINCES):
        own = strengths[clan * PROVINCES + province]
        if own == 0:
            continue
        found[at + ALL_STRENGTH] += own
        if closed >> province & 1:
            found[at + STANDING] += own
            continue
        strongest = 0
        for other in range(state.seats):
            there = strengths[other * PROVINCES + province]
            if there > strongest and other != clan:
                strongest = there
        found[at + PILLAGE] += TOKEN_WORTH[state.tokens[province]] * own / (own + strongest + 1.5)
