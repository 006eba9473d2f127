"""How a position stands: the Glory each clan may hope to end with.

Glory now; stats on their way to legend; upgrades and cards; who stands where, and
what a pillage, a Quest or a good death there would bring.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.age import RAGNAROK_GLORY, is_completed
from meadhall.games.bloodrage.cards import (
    AGES,
    ALL_CARDS,
    ASKS_FOR,
    BATTLE,
    CARDS,
    GLORIOUS_DEATH,
    GLORY,
    KIND,
    LOKIS_DOMAIN,
    LOKIS_EMINENCE,
    LOKIS_WRATH,
    NO_CARD,
    NO_TEXT,
    ODINS_INSPIRATION,
    ODINS_THRONE,
    QUEST,
    STRENGTH,
    TEXT,
    THORS_CONQUEST,
    Card,
)
from meadhall.games.bloodrage.destruction import DRAGON_GLORY
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

# What an upgrade on the sheet is worth in every Age it works
UPGRADE_WORTH: Final = {
    "a1-dwarf-chieftain": 2.0,
    "a1-troll": 2.0,
    "a1-lord-of-hammers": 1.0,
    "a1-brothers-in-arms": 1.5,
    "a1-lokis-dragons": 2.0,
    "a1-friggas-charm": 1.5,
    "a1-lokis-domain": 2.0,
    "a1-thors-glory": 1.5,
    "a1-sea-serpent": 2.0,
    "a1-friggas-succor": 2.5,
    "a1-tyrs-domain": 1.0,
    "a1-lokis-blessing": 1.5,
    "a2-dark-elf": 2.5,
    "a2-valkyrie": 3.0,
    "a2-lord-of-axes": 3.5,
    "a2-experts-in-arms": 2.0,
    "a2-fire-dragons": 4.0,
    "a2-friggas-protection": 1.5,
    "a2-odins-inspiration": 2.5,
    "a2-tyrs-challenge": 2.0,
    "a2-fire-giant": 4.0,
    "a2-lokis-eminence": 3.5,
    "a2-tyrs-prowess": 1.5,
    "a2-thors-domain": 2.0,
    "a3-frost-giant": 6.0,
    "a3-soldier-of-hel": 5.0,
    "a3-lord-of-spears": 7.0,
    "a3-masters-in-arms": 4.0,
    "a3-eternal-dragons": 6.0,
    "a3-friggas-domain": 2.0,
    "a3-odins-throne": 2.0,
    "a3-thors-conquest": 2.0,
    "a3-volur-witch": 4.0,
    "a3-friggas-sacrifice": 3.0,
    "a3-tyrs-wrath": 1.5,
    "a3-lokis-wrath": 4.0,
}
SHEET_WORTH: Final = [UPGRADE_WORTH.get(row.name, 0.0) for row in CARDS]


def evaluate(state: BloodRage, seat: Seat) -> float:
    """0 hopeless, 1 won; before the end, how far ahead of the others the hopes are."""
    strengths = [state.strength(clan, province) for clan in range(state.seats) for province in range(PROVINCES)]
    mine = hope(state, seat, strengths)
    others = [hope(state, other, strengths) for other in range(state.seats) if other != seat]
    ahead = mine - 0.7 * max(others) - 0.3 * sum(others) / len(others)
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
            total += SHEET_WORTH[card] * (to_come + now)
            if card == THORS_CONQUEST:
                total += 3.0 * state.on_board(clan)
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
            total += 0.45 * SHEET_WORTH[card] * (to_come + 0.6) + 0.3 * STRENGTH[card]
    return keen * total


def worth_in_battle(card: Card) -> float:
    return 0.3 + 0.3 * STRENGTH[card] + (0.0 if TEXT[card] == NO_TEXT else 0.6)


def hope_of_quests(state: BloodRage, clan: Seat) -> float:
    total = 0.0
    for card in state.quests[clan]:
        total += worth_of_quest(state, clan, card)
    for key in state.unveiled:
        if key // ALL_CARDS == clan and is_completed(state, clan, ASKS_FOR[key % ALL_CARDS]):
            total += GLORY[key % ALL_CARDS] + STEP_WORTH
    return total


def worth_of_quest(state: BloodRage, clan: Seat, card: Card) -> float:
    reward = GLORY[card] * (2 if state.has_upgrade(clan, ODINS_THRONE) else 1) + STEP_WORTH
    if is_completed(state, clan, ASKS_FOR[card]):
        return QUEST_TRUST * reward
    if ASKS_FOR[card] == GLORIOUS_DEATH:
        return reward * (QUEST_HOPE + 0.1 * state.count(clan, VALHALLA))
    return QUEST_HOPE * reward


def hope_of_dying(state: BloodRage, clan: Seat) -> float:
    """Ragnarök, Dragons and Loki pay for the dead of this Age."""
    total = 0.0
    released = state.count(clan, VALHALLA) if state.phase < RELEASE_VALHALLA else 0
    if state.phase < RAGNAROK and state.dooms and state.age:
        doomed = state.dooms[state.age - 1]
        falling = state.count(clan, doomed) + state.count(clan, FJORD_OF[doomed])
        if falling:
            double = 2 if state.has_upgrade(clan, ODINS_INSPIRATION) else 1
            total += 0.9 * falling * RAGNAROK_GLORY[state.age] * double
            released += falling
            dragons = state.in_slot(clan, SHIP_SLOT)
            if dragons != NO_CARD and state.where(clan, SHIP) == FJORD_OF[doomed]:
                total += 0.9 * DRAGON_GLORY[dragons]
    if released:
        total += released * loki_worth(state, clan)
    return total


def loki_worth(state: BloodRage, clan: Seat) -> float:
    worth = 0.0
    if state.has_upgrade(clan, LOKIS_DOMAIN):
        worth += 1.0
    if state.has_upgrade(clan, LOKIS_EMINENCE):
        worth += 2.0
    if state.has_upgrade(clan, LOKIS_WRATH):
        worth += 3.0
    return worth


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
