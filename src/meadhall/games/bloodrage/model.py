"""What lies on the table, and short questions about it (BR-1 to BR-4)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.bloodrage.cards.columns import (
    AGES,
    AMOUNT,
    BEARERS,
    CLAN_UPGRADE,
    COST,
    FIGURE,
    LEADER_UPGRADE,
    LESS_TO_PAY,
    MONSTER_UPGRADE,
    PAIR,
    SHIP_UPGRADE,
    STRENGTH,
    WARRIOR_UPGRADE,
    Card,
)
from meadhall.games.bloodrage.cards.numbers import KINDS, NO_CARD, SEA_SERPENT
from meadhall.games.bloodrage.figures import (
    HOME_STRENGTH,
    INVADE_COST,
    LEADER,
    OWN_FIGURES,
    SHIP,
    WARRIOR,
    WARRIORS,
    Figure,
    is_ship,
)
from meadhall.games.bloodrage.figures import STRENGTH as FIGURE_STRENGTH
from meadhall.games.bloodrage.lands import (
    BESIDE,
    BOARD,
    BOX,
    FJORD_OF,
    NORTHERN_FJORD,
    OUTER,
    PLACES,
    PROVINCES,
    RESERVE,
    VALHALLA,
    VILLAGES,
    YGGDRASIL,
    Place,
    Province,
)
from meadhall.kernel.core import Shared, State
from meadhall.kernel.values import NOBODY, Seat

Stat: TypeAlias = int
Slot: TypeAlias = int

# The three stats of a clan and their tracks (BR-3.2 to BR-3.5)
RAGE: Final = 0
AXES: Final = 1
HORNS: Final = 2
STATS: Final = 3
STEPS: Final = 6
TRACKS: Final = [[6, 7, 8, 9, 12, 12], [3, 4, 5, 6, 8, 8], [4, 5, 6, 7, 10, 10]]

# What a Pillage token gives: one of the stats, or (BR-1.5, BR-17.5, BR-17.6)
FIVE_GLORY: Final = 3
GLORY_OF_A_TOKEN: Final = 5
ALL_STATS: Final = 4

# The eight slots of a clan sheet (BR-3.20)
LEADER_SLOT: Final = 0
WARRIOR_SLOT: Final = 1
SHIP_SLOT: Final = 2
MONSTER_SLOTS: Final = [3, 4]
CLAN_SLOTS: Final = [5, 6, 7]
SLOTS: Final = 8
SLOTS_FOR: Final = {
    LEADER_UPGRADE: [LEADER_SLOT],
    WARRIOR_UPGRADE: [WARRIOR_SLOT],
    SHIP_UPGRADE: [SHIP_SLOT],
    MONSTER_UPGRADE: MONSTER_SLOTS,
    CLAN_UPGRADE: CLAN_SLOTS,
}

# The six phases of an Age (BR-6.2)
GODS_GIFTS: Final = 1
ACTION: Final = 2
DISCARD: Final = 3
QUEST_PHASE: Final = 4
RAGNAROK: Final = 5
RELEASE_VALHALLA: Final = 6

MOST_SEATS: Final = 4
CLANS: Final = 4  # Wolf, Bear, Serpent, Raven
CLOCKWISE: Final = [
    [[(first + after) % seats for after in range(seats)] for first in range(seats)] if seats else []
    for seats in range(MOST_SEATS + 1)
]


class BloodRage(State):
    """Nine provinces, four fjords, two to four clans, three Ages."""

    def set_up(
        self,
        seats: int,
        clans: tuple[int, ...],
        small_decks: bool,
        first_game: bool,
        passed_may_return: bool,
        blessing_in_yggdrasil: bool,
    ) -> None:
        """What lies on the table, and how it begins (BR-5)."""
        self.seats = seats
        self.set_up_clans(seats)
        self.set_up_cards(seats)
        self.forget_battle()

        # What the table agreed on
        self.small_decks: bool = small_decks  # the decks of 33 (BR-R-1)
        self.first_game: bool = first_game  # no draft in the First Age (BR-7.12)
        self.passed_may_return: bool = passed_may_return  # BR-R-9
        self.blessing_in_yggdrasil: bool = blessing_in_yggdrasil  # BR-R-23

        # The board and the course of the game
        self.clans: Shared[int] = list(clans)  # which clan each seat leads
        self.first: Seat = 0
        self.age: int = 0
        self.phase: int = 0
        self.turn: Seat = 0  # who is next to act
        self.tokens: Shared[int] = []  # the reward on each province; they never change places
        self.dooms: Shared[Province] = []  # the province named by each Age's Ragnarök token
        self.ruined: int = 0  # destroyed provinces, one bit each
        self.pillaged: int = 0  # provinces whose token shows the pillaged side

        # The pillage under way, beside what is forgotten after a battle
        self.caller: Seat = 0  # who was last called to battle, or asked for a late card
        self.declined: int = 0  # how many in a row have declined
        self.on_table: list[int] = []  # [clan, card]: played cards not yet discarded, taken back or carried off
        self.doomed: list[int] = [0] * (2 * seats)  # [clan]: Warriors about to be destroyed; other figures, a bit each
        self.spared: list[Figure] = [0] * seats  # what each clan keeps in Odin's Tide
        self.sworn: list[int] = []  # [clan, province]: pillages to follow this one (BR-16.20)

    def set_up_clans(self, seats: int) -> None:
        """Everything in reserve, stats on step 1, no Glory (BR-5.1 to BR-5.3)."""
        self.glory: list[int] = [0] * seats
        self.rage: list[int] = [TRACKS[RAGE][0]] * seats
        self.passed: int = 0  # one bit for each seat
        self.stats: list[int] = [1] * (STATS * seats)  # [clan, stat]: the step, 1 to 6
        self.sheet: list[Card] = [NO_CARD] * (SLOTS * seats)  # [clan, slot]
        self.warriors: list[int] = [0] * (PLACES * seats)  # [clan, place]: how many Warriors
        self.figures: list[int] = [0] * (PLACES * seats)  # [clan, place]: how many figures of any kind
        self.place_of: list[Place] = [BESIDE] * (KINDS * seats)  # [clan, figure]: where Leader, Ship and Monsters are
        self.filled: list[int] = [0] * PROVINCES  # figures in each province
        for clan in range(seats):
            self.warriors[clan * PLACES + RESERVE] = WARRIORS
            self.figures[clan * PLACES + RESERVE] = OWN_FIGURES
            self.place_of[clan * KINDS + LEADER] = RESERVE
            self.place_of[clan * KINDS + SHIP] = RESERVE

    def set_up_cards(self, seats: int) -> None:
        self.hand: list[list[Card]] = [[] for _ in range(seats)]  # by clan, in order: secret
        self.quests: list[list[Card]] = [[] for _ in range(seats)]  # committed, by clan: secret
        self.draft: list[Card] = []  # packs of eight: first what was picked, in order; then what is left: secret
        self.picks: int = 0  # how many cards have been picked from each pack
        self.shown: list[int] = []  # [clan, card]: cards of this Age's draft that everybody has seen
        self.known: list[int] = []  # [clan, card]: seen cards that are back among the clan's secret cards
        self.unveiled: list[int] = []  # [clan, card]: Quests turned up in the Quest phase
        self.maybe: list[int] = [0] * ((seats + 1) * seats)  # [watcher, clan]: what a kept card can be, a bit each
        self.decks_left: int = AGES
        self.out: int = 0  # cards out of the game

    def forget_battle(self) -> None:
        """Nobody fights: before the first pillage, and after each."""
        seats = self.seats
        self.fighting: int = 0  # who takes part, one bit for each seat
        self.cancelled: int = 0  # whose revealed card has lost its text
        self.winner: Seat = NOBODY
        self.valkyrie: Seat = NOBODY  # whose Valkyrie takes part
        self.late: list[int] = []  # [clan, card]: cards added after the reveal
        self.played: list[Card] = [NO_CARD] * seats  # the card each clan revealed
        self.boasts: list[int] = [0] * seats  # the strength of a Quest declared a Battle card
        self.fallen: list[int] = [0] * seats  # figures destroyed since the pillage was declared, by clan

    # Seats

    def clockwise(self, first: Seat) -> list[Seat]:
        """All seats in turn order, beginning with `first`."""
        return CLOCKWISE[self.seats][first]

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def may_act(self, seat: Seat) -> bool:
        """With Rage left and not passed (BR-8.6 to BR-8.10)."""
        if self.rage[seat] == 0:
            return False
        return self.passed_may_return or not self.passed >> seat & 1

    def fighters(self, first: Seat) -> list[Seat]:
        """Who takes part in the battle, clockwise from `first`."""
        fighting = self.fighting
        return [clan for clan in CLOCKWISE[self.seats][first] if fighting >> clan & 1]

    # Provinces

    def is_ruined(self, place: Place) -> bool:
        return self.ruined >> place & 1 == 1

    def is_pillaged(self, province: Province) -> bool:
        return self.pillaged >> province & 1 == 1

    def all_pillaged(self) -> bool:
        """Every province not destroyed shows its pillaged side, Yggdrasil included (BR-8.13)."""
        return self.pillaged | self.ruined == (1 << PROVINCES) - 1

    def has_room(self, province: Province) -> bool:
        """An empty village, or Yggdrasil (BR-2.8, BR-2.9, BR-2.15)."""
        if province == YGGDRASIL:
            return True
        return self.filled[province] < VILLAGES[province] and not self.ruined >> province & 1

    def is_open_fjord(self, fjord: Place) -> bool:
        """At least one of its two provinces is not destroyed (BR-9.3, BR-R-4)."""
        return self.ruined >> 2 * (fjord - NORTHERN_FJORD) & 3 != 3

    def is_present(self, clan: Seat, province: Province) -> bool:
        """With a figure in the province or in the fjord supporting it (BR-13.3)."""
        if self.figures[clan * PLACES + province]:
            return True
        return province < OUTER and self.figures[clan * PLACES + FJORD_OF[province]] > 0

    def may_pillage(self, clan: Seat, province: Province) -> bool:
        """Not destroyed, its reward showing, and a figure there (BR-13.2, BR-13.3)."""
        closed = self.is_ruined(province) or self.is_pillaged(province)
        return not closed and self.is_present(clan, province)

    # Clan sheets

    def stat(self, clan: Seat, stat: Stat) -> int:
        return TRACKS[stat][self.stats[clan * STATS + stat] - 1]

    def is_full(self, clan: Seat, stat: Stat) -> bool:
        return self.stats[clan * STATS + stat] == STEPS

    def has_upgrade(self, clan: Seat, card: Card) -> bool:
        """A clan upgrade, in any of the three slots."""
        sheet = self.sheet
        at = clan * SLOTS
        return sheet[at + 5] == card or sheet[at + 6] == card or sheet[at + 7] == card

    def gain(self, clan: Seat, kind: int) -> int:
        """How much of this the clan's upgrades bring, added together."""
        total = 0
        for card in BEARERS[kind]:
            if self.has_upgrade(clan, card):
                total += AMOUNT[card]
        return total

    def bearers(self, clan: Seat, kind: int) -> tuple[Card, ...]:
        """The clan's upgrades that bring this."""
        return tuple([card for card in BEARERS[kind] if self.has_upgrade(clan, card)])

    def in_slot(self, clan: Seat, slot: Slot) -> Card:
        return self.sheet[clan * SLOTS + slot]

    def upgrade_cost(self, clan: Seat, card: Card) -> int:
        """The Rage a card costs to play, never below 0 (BR-11.1 to BR-11.3)."""
        cost = COST[card]
        return max(0, cost - self.gain(clan, LESS_TO_PAY)) if cost else 0

    # Figures

    def where(self, clan: Seat, figure: Figure) -> Place:
        """Where a figure is of which the clan has only one."""
        return self.place_of[clan * KINDS + figure]

    def count(self, clan: Seat, place: Place) -> int:
        return self.figures[clan * PLACES + place]

    def monsters(self, clan: Seat) -> list[Figure]:
        """The Monsters this clan has recruited and still has (BR-11.13)."""
        cards = [self.sheet[clan * SLOTS + slot] for slot in MONSTER_SLOTS]
        return [FIGURE[card] for card in cards if card != NO_CARD]

    def owned(self, clan: Seat) -> int:
        at = clan * SLOTS
        return OWN_FIGURES + (self.sheet[at + 3] != NO_CARD) + (self.sheet[at + 4] != NO_CARD)

    def on_board(self, clan: Seat) -> int:
        """Provinces, Yggdrasil and fjords count; reserve and Valhalla do not (BR-3.11)."""
        row = clan * PLACES
        return self.owned(clan) - self.figures[row + RESERVE] - self.figures[row + VALHALLA]

    def is_under_horns(self, clan: Seat) -> bool:
        """Whether one more figure may come to the board (BR-9.8)."""
        return self.on_board(clan) < TRACKS[HORNS][self.stats[clan * STATS + HORNS] - 1]

    def holds(self, clan: Seat, figure: Figure, place: Place) -> bool:
        """Whether the clan has such a figure at this place."""
        if figure == WARRIOR:
            return self.warriors[clan * PLACES + place] > 0
        return self.place_of[clan * KINDS + figure] == place

    def figures_at(self, clan: Seat, place: Place) -> list[Figure]:
        """The kinds of figure a clan has at a place, each once."""
        row = clan * PLACES + place
        if self.figures[row] == 0:
            return []
        found = [WARRIOR] if self.warriors[row] else []
        if self.figures[row] > self.warriors[row]:
            at = clan * KINDS
            found += [kind for kind in range(LEADER, KINDS) if self.place_of[at + kind] == place]
        return found

    def figures_in_battle(self, clan: Seat, province: Province) -> list[Figure]:
        """In the province and in the fjord supporting it, each kind once (BR-14.8)."""
        if province == YGGDRASIL:
            return self.figures_at(clan, province)
        return self.figures_at(clan, province) + self.figures_at(clan, FJORD_OF[province])

    def invade_cost(self, clan: Seat, figure: Figure) -> int:
        """The STR of the figure, as long as it waits in the reserve (BR-9.1, BR-9.5 to BR-9.7)."""
        if figure == WARRIOR:
            card = self.sheet[clan * SLOTS + WARRIOR_SLOT]
            return INVADE_COST[WARRIOR] if card == NO_CARD else STRENGTH[card]
        return INVADE_COST[figure]

    def may_land(self, figure: Figure, place: Place) -> bool:
        """Whether a figure may invade this place, cost and Horns apart (BR-9.2 to BR-9.4)."""
        if is_ship(figure):
            return NORTHERN_FJORD <= place < BOARD and self.is_open_fjord(place)
        if place == YGGDRASIL:
            return HOME_STRENGTH[figure] > 0
        return place < OUTER and self.has_room(place)

    def landings(self, figure: Figure) -> list[Place]:
        """Every place a figure may invade."""
        if is_ship(figure):
            return [fjord for fjord in range(NORTHERN_FJORD, BOARD) if self.is_open_fjord(fjord)]
        places = [province for province in range(OUTER) if self.has_room(province)]
        if HOME_STRENGTH[figure] > 0:
            places.append(YGGDRASIL)
        return places

    def can_land(self, figure: Figure) -> bool:
        """Whether there is any place a figure may invade."""
        if HOME_STRENGTH[figure] > 0:
            return True
        if is_ship(figure):
            return self.ruined & 0xFF != 0xFF
        for province in range(OUTER):
            if self.filled[province] < VILLAGES[province] and not self.ruined >> province & 1:
                return True
        return False

    # Strength

    def strength(self, clan: Seat, province: Province) -> int:
        """The STR of a clan's figures in a province and of its ships in the fjord (BR-3.17)."""
        total = 0
        row = clan * PLACES
        here = self.figures[row + province]
        if here:
            warriors = self.warriors[row + province]
            if warriors:
                total = warriors_strength(self.sheet[clan * SLOTS + WARRIOR_SLOT], warriors)
            if here > warriors:
                total += self.strength_of_the_great(clan, province)
        if province != YGGDRASIL:
            fjord = FJORD_OF[province]
            if self.figures[row + fjord]:
                total += self.strength_of_ships(clan, fjord)
        return total

    def strength_of_the_great(self, clan: Seat, province: Province) -> int:
        """Leader and Monsters."""
        total = 0
        at = clan * KINDS
        if self.place_of[at + LEADER] == province:
            card = self.sheet[clan * SLOTS + LEADER_SLOT]
            total = FIGURE_STRENGTH[LEADER] if card == NO_CARD else STRENGTH[card]
        for slot in MONSTER_SLOTS:
            card = self.sheet[clan * SLOTS + slot]
            if card != NO_CARD:
                figure = FIGURE[card]
                if self.place_of[at + figure] == province:
                    at_home = province == YGGDRASIL and HOME_STRENGTH[figure] > 0
                    total += HOME_STRENGTH[figure] if at_home else STRENGTH[card]
        return total

    def strength_of_ships(self, clan: Seat, fjord: Place) -> int:
        """Ship and Sea Serpent (BR-3.16, BR-R-40)."""
        total = 0
        if self.place_of[clan * KINDS + SHIP] == fjord:
            card = self.sheet[clan * SLOTS + SHIP_SLOT]
            total = FIGURE_STRENGTH[SHIP] if card == NO_CARD else STRENGTH[card]
        if self.place_of[clan * KINDS + SEA_SERPENT] == fjord:
            total += FIGURE_STRENGTH[SEA_SERPENT]
        return total

    # What is done to pieces; nothing else touches these lists

    def move(self, clan: Seat, figure: Figure, source: Place, place: Place) -> None:
        row = clan * PLACES
        self.figures[row + source] -= 1
        self.figures[row + place] += 1
        if figure == WARRIOR:
            self.warriors[row + source] -= 1
            self.warriors[row + place] += 1
        else:
            self.place_of[clan * KINDS + figure] = place
        if source < PROVINCES:
            self.filled[source] -= 1
        if place < PROVINCES:
            self.filled[place] += 1

    def recruit(self, clan: Seat, figure: Figure) -> None:
        """A Monster joins the reserve (BR-11.9)."""
        self.place_of[clan * KINDS + figure] = RESERVE
        self.figures[clan * PLACES + RESERVE] += 1

    def dismiss(self, clan: Seat, figure: Figure) -> None:
        """A Monster goes to the box from wherever it is (BR-11.12)."""
        place = self.place_of[clan * KINDS + figure]
        self.place_of[clan * KINDS + figure] = BOX
        self.figures[clan * PLACES + place] -= 1
        if place < PROVINCES:
            self.filled[place] -= 1

    def take_in_hand(self, clan: Seat, card: Card) -> None:
        """Hands are kept in order."""
        hand = self.hand[clan]
        at = len(hand)
        while at and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def raise_stat(self, clan: Seat, stat: Stat) -> bool:
        """One step to the right; False if the stat is full and the raise is lost (BR-3.6, BR-3.7)."""
        if self.is_full(clan, stat):
            return False
        self.stats[clan * STATS + stat] += 1
        return True

    def copy(self) -> BloodRage:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = BloodRage(self)
        twin.small_decks = self.small_decks
        twin.first_game = self.first_game
        twin.passed_may_return = self.passed_may_return
        twin.blessing_in_yggdrasil = self.blessing_in_yggdrasil
        twin.clans = self.clans
        twin.first = self.first
        twin.age = self.age
        twin.phase = self.phase
        twin.turn = self.turn
        twin.tokens = self.tokens
        twin.dooms = self.dooms
        twin.ruined = self.ruined
        twin.pillaged = self.pillaged
        twin.caller = self.caller
        twin.declined = self.declined
        twin.on_table = self.on_table.copy()
        twin.doomed = self.doomed.copy()
        twin.spared = self.spared.copy()
        twin.sworn = self.sworn.copy()
        twin.glory = self.glory.copy()
        twin.rage = self.rage.copy()
        twin.passed = self.passed
        twin.stats = self.stats.copy()
        twin.sheet = self.sheet.copy()
        twin.warriors = self.warriors.copy()
        twin.figures = self.figures.copy()
        twin.place_of = self.place_of.copy()
        twin.filled = self.filled.copy()
        twin.hand = [row.copy() for row in self.hand]
        twin.quests = [row.copy() for row in self.quests]
        twin.draft = self.draft.copy()
        twin.picks = self.picks
        twin.shown = self.shown.copy()
        twin.known = self.known.copy()
        twin.unveiled = self.unveiled.copy()
        twin.maybe = self.maybe.copy()
        twin.decks_left = self.decks_left
        twin.out = self.out
        twin.fighting = self.fighting
        twin.cancelled = self.cancelled
        twin.winner = self.winner
        twin.valkyrie = self.valkyrie
        twin.late = self.late.copy()
        twin.played = self.played.copy()
        twin.boasts = self.boasts.copy()
        twin.fallen = self.fallen.copy()
        return twin


def warriors_strength(card: Card, warriors: int) -> int:
    """What some Warriors in one province count together (BR-3.18)."""
    if card == NO_CARD:
        return warriors
    return PAIR[card] * (warriors // 2) + STRENGTH[card] * (warriors % 2)
