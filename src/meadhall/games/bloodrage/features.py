"""What a position holds for each clan, counted: the features that `evaluate` weighs, in every Age anew.

Glory now; stats on their way to legend; upgrades and cards; who stands where, and what a pillage, a Quest or a good
death there would bring. Each has a weight in `weights.json`, found by `training/fit.py`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.bloodrage.age import RAGNAROK_GLORY, Strongest
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


class Tally:
    """Takes what is counted of one clan, as it is met: weighs it, and lists it where somebody asks for that."""

    def __init__(self, weights: list[float], is_listed: bool) -> None:
        self.weights: Final = weights  # of this Age, by feature
        self.is_listed: Final = is_listed
        self.found: Final = [0.0] * COUNT if is_listed else []
        self.score = 0.0

    def add(self, feature: i64, amount: float) -> None:
        self.score += self.weights[feature] * amount
        if self.is_listed:
            self.found[feature] += amount


class Strengths:
    """Of every clan in every province, as they were counted last: figures move less often than all else."""

    def __init__(self) -> None:
        self.figures: list[int] = []
        self.warriors: list[int] = []
        self.place_of: list[int] = []
        self.sheet: list[Card] = []
        self.own: list[int] = []  # [clan][province]
        self.most: list[int] = []  # by province: the greatest strength there …
        self.second: list[int] = []  # … and the second; as great, if two clans are level

    def forget(self) -> None:
        """As before anything was looked at."""
        self.figures = []

    def look_at(self, state: BloodRage) -> None:
        is_same = self.figures == state.figures and self.warriors == state.warriors
        if not is_same or self.place_of != state.place_of or self.sheet != state.sheet:
            self.figures, self.warriors = state.figures.copy(), state.warriors.copy()
            self.place_of, self.sheet = state.place_of.copy(), state.sheet.copy()
            self.count(state)

    def count(self, state: BloodRage) -> None:
        own: list[int] = []  # lists of their own: a judgement may hold the ones before
        most, second = [0] * PROVINCES, [0] * PROVINCES
        for clan in range(state.seats):
            for province in range(PROVINCES):
                strength = state.strength(clan, province) if state.is_present(clan, province) else 0
                own.append(strength)
                if strength > most[province]:
                    second[province] = most[province]
                    most[province] = strength
                elif strength > second[province]:
                    second[province] = strength
        self.own, self.most, self.second = own, most, second


LATEST: Final = Strengths()


class Holdings:
    """What all clans' tallies share: reckoned once for a table."""

    def __init__(self, state: BloodRage) -> None:
        self.state: Final = state
        self.to_come: Final = AGES - state.age + (1 if state.phase < ACTION else 0)  # Action phases not yet begun
        if state.phase <= ACTION:
            LATEST.look_at(state)
        self.strengths: Final[list[int]] = LATEST.own if state.phase <= ACTION else []  # [clan][province]
        self.most: Final = LATEST.most
        self.second: Final = LATEST.second

    def count(self, clan: Seat, tally: Tally) -> None:
        state = self.state
        tally.add(GLORY_NOW, float(state.glory[clan]))
        self.count_stats(clan, tally)
        self.count_sheet(clan, tally)
        self.count_hand(clan, tally)
        self.count_quests(clan, tally)
        self.count_the_dying(clan, tally)
        if state.phase <= ACTION:
            self.count_pillage(clan, tally)
            if state.phase == ACTION and state.may_act(clan):
                tally.add(RAGE_LEFT, float(state.rage[clan]))
        tally.add(FIGURES, float(state.on_board(clan)))
        tally.add(FALLEN, float(state.count(clan, VALHALLA)))

    def count_stats(self, clan: Seat, tally: Tally) -> None:
        state = self.state
        tally.add(RAGE_STAT + RAGE, float(state.stat(clan, RAGE) * self.to_come))
        tally.add(RAGE_STAT + AXES, state.stat(clan, AXES) * (self.to_come + 0.4))
        tally.add(RAGE_STAT + HORNS, state.stat(clan, HORNS) * (self.to_come + 0.2))
        stats, first = state.stats, i64(clan) * STATS
        for at in range(first, first + STATS):
            steps: i64 = stats[at]
            tally.add(STEP, float(int(steps)))
            if steps >= FIRST_LEGEND:
                tally.add(IS_LEGEND, 1.0)
                if steps > FIRST_LEGEND:
                    tally.add(GREAT_LEGEND, 0.35 if steps < LAST_LEGEND else 1.0)
            elif steps == FIRST_LEGEND - 1:
                tally.add(NEAR_LEGEND, 1.0)

    def count_sheet(self, clan: Seat, tally: Tally) -> None:
        """Upgrades work in this Action phase, if it is not over, and in those to come."""
        state = self.state
        phases = self.to_come + (0.6 if state.phase == ACTION else 0.0)
        sheet, first = state.sheet, i64(clan) * SLOTS
        for slot in range(first, first + SLOTS):
            card = sheet[slot]
            if card != NO_CARD:
                tally.add(UPGRADES, WORTH[card] * phases)
                if GAIN[card] == GLORY_FOR_THE_LAST:
                    tally.add(THE_LAST, float(AMOUNT[card] * state.on_board(clan)))

    def count_hand(self, clan: Seat, tally: Tally) -> None:
        """Cards for battles, upgrades and Quests still to be played; late in an Age they are worth little."""
        hand = self.state.hand[clan]
        keen = 1.0 if self.state.phase <= ACTION else 0.5 * min(1, self.to_come)
        tally.add(CARDS, keen * len(hand))
        for card in hand:
            kind = KIND[card]
            if kind == BATTLE:
                tally.add(BATTLE_CARDS, keen * worth_in_battle(card))
            elif kind == QUEST:
                tally.add(QUEST_CARDS, keen * self.reward_of(clan, card) * self.hope_of_quest(clan, card))
            else:
                tally.add(UPGRADE_CARDS, keen * (WORTH[card] * (self.to_come + 0.6) + 0.6 * STRENGTH[card]))

    def count_quests(self, clan: Seat, tally: Tally) -> None:
        state = self.state
        for card in state.quests[clan]:
            reward = self.reward_of(clan, card)
            if self.is_completed(clan, card):
                tally.add(QUEST_DONE, reward)
            else:
                tally.add(QUEST_OPEN, reward)
                tally.add(QUEST_NEAR, reward * TEXT[card].nearness(state, clan))
        for key in state.unveiled:
            if key // ALL_CARDS == clan and self.is_completed(clan, key % ALL_CARDS):
                tally.add(GLORY_NOW, float(GLORY[key % ALL_CARDS]))
                tally.add(STEP, 1.0)

    def is_completed(self, clan: Seat, card: Card) -> bool:
        """As the Quest itself says; where strengths are counted already, they are not counted again."""
        text = TEXT[card]
        if not self.strengths or not isinstance(text, Strongest):
            return text.is_completed(self.state, clan)
        for province in text.provinces:
            own = self.strengths[clan * PROVINCES + province]
            if own > self.second[province] and own == self.most[province] and not self.state.is_ruined(province):
                return True
        return False

    def hope_of_quest(self, clan: Seat, card: Card) -> float:
        return 0.75 if self.is_completed(clan, card) else 0.2 + TEXT[card].nearness(self.state, clan)

    def reward_of(self, clan: Seat, card: Card) -> float:
        return GLORY[card] * (1 + self.state.gain(clan, QUEST_GLORY_AGAIN)) + STEP_WORTH

    def count_the_dying(self, clan: Seat, tally: Tally) -> None:
        """Ragnarök, Dragons and Loki pay for the dead of this Age."""
        state = self.state
        released = state.count(clan, VALHALLA) if state.phase < RELEASE_VALHALLA else 0
        if state.phase < RAGNAROK and state.dooms and state.age:
            doomed = state.dooms[state.age - 1]
            falling = state.count(clan, doomed) + state.count(clan, FJORD_OF[doomed])
            if falling:
                times = 1 + state.gain(clan, RAGNAROK_GLORY_AGAIN)
                tally.add(DOOMED, float(falling * RAGNAROK_GLORY[state.age] * times))
                released += falling
                dragons = state.in_slot(clan, SHIP_SLOT)
                if GAIN[dragons] == GLORY_FOR_A_LOST_SHIP and state.where(clan, SHIP) == FJORD_OF[doomed]:
                    tally.add(DOOMED, float(AMOUNT[dragons]))
        if released:
            tally.add(RELEASED, float(released * state.gain(clan, GLORY_FOR_THE_RELEASED)))

    def count_pillage(self, clan: Seat, tally: Tally) -> None:
        """For every province not pillaged: its reward, as far as the clan's strength there promises it."""
        state = self.state
        closed = state.ruined | state.pillaged
        for province in range(PROVINCES):
            own = self.strengths[clan * PROVINCES + province]
            if own == 0:
                continue
            tally.add(ALL_STRENGTH, float(own))
            if closed >> province & 1:
                tally.add(STANDING, float(own))
                continue
            most = self.most[province]
            strongest = self.second[province] if own == most else most
            tally.add(PILLAGE, TOKEN_WORTH[state.tokens[province]] * own / (own + strongest + 1.5))


def worth_in_battle(card: Card) -> float:
    return 0.3 + 0.3 * STRENGTH[card] + (0.0 if SAYS[card] == NOTHING else 0.6)
