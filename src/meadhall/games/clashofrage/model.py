"""What lies on the table, and short questions about it (CR-1, CR-2, CR-13)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.clashofrage.cards import ALL_LEGENDS, ARMOUR, BONUS, CARDS, COPIES, KINDS, NO_CARD, SLOT, Card, Slot
from meadhall.games.clashofrage.clans import (
    ELVEN,
    FLIGHT,
    HITS,
    LEVELS,
    POWER,
    REROLLS,
    SHEET,
    SHIELDS,
    STATS,
    Level,
    Unit,
)
from meadhall.games.clashofrage.heroes import HERO_HITS, HERO_REROLLS, HERO_SHIELDS, NO_HERO, Hero
from meadhall.games.clashofrage.regions import HOME, NO_SPOT, PLACES, Place, Spot, Territory
from meadhall.kernel.core import Shared, State
from meadhall.kernel.values import NOBODY, Seat

Side: TypeAlias = int  # a seat, or the elves
Army: TypeAlias = int  # how many of level I, II and III, in four bits each: 0x123 is 3, 2 and 1

ELVES: Final = 4  # the side of the elves, whatever the number of seats
SIDES_AT_WAR: Final = 5
NOWHERE: Final = PLACES  # where a hero is who serves nobody
SLOTS: Final = 2 * LEVELS  # of a clan sheet: weapon and armour of each type (CR-1.6)

CITY_ELVES: Final = 4
FORGE_ELVES: Final = 2
ELF_TOKENS: Final = 45
ELF_TOKENS_OF_A_TYPE: Final = 15
CRYSTALS_OF_A_CITY: Final = 3
HAND: Final = 3
MARKET_KINDS: Final = 6
FORGING: Final = (0, 6, 4)  # crystals, with no forge, one, and two or more (CR-8.8)
MOST_ROUNDS: Final = 30  # a safety, not a rule (CR-R-40)

# The phases of a round (CR-4.1).
SETUP: Final = 0
UPGRADE_ELVES: Final = 1
PLAY_TACTICS: Final = 2
FIRST_ACTION: Final = 3
STONES: Final = 4
SECOND_ACTION: Final = 5


def count(army: Army, level: Level) -> int:
    return army >> 4 * level & 15


def size(army: Army) -> int:
    return (army & 15) + (army >> 4 & 15) + (army >> 8)


def figures(level: Level, number: int = 1) -> Army:
    """So many figures of one level."""
    return number << 4 * level


class ClashOfRage(State):
    """Clans against the Emerald Empire, and against each other."""

    def set_up(self, seats: int, points: int, elves_take_rage: bool) -> None:
        """What lies on the table, and how it begins (CR-3)."""
        self.seats = seats
        self.set_up_riches(seats)
        self.set_up_the_moment()

        # What the table has agreed on
        self.first: Seat = 0  # chooses a clan and lays a tile first
        self.target: int = points  # victory points that win
        self.elves_take_rage: bool = elves_take_rage

        # The map
        self.tiles: Shared[int] = []  # tile, q, r and turns of each tile laid
        self.territories: Shared[Territory] = []
        self.cities: Shared[Territory] = []
        self.forges: Shared[Territory] = []
        self.stones: Shared[Territory] = []
        self.spots: Shared[int] = []  # the hexes where a bastion can stand
        self.on_foot: Shared[list[Place]] = []  # [PLACES * seat + place]
        self.by_air: Shared[list[Place]] = []
        self.steps: Shared[int] = []  # how far on foot from one territory to another: [TERRITORIES * one + other]

        # The round
        self.round: int = 0
        self.phase: int = SETUP
        self.order: list[Seat] = []  # turn order of this round
        self.active: Seat = NOBODY  # whose action it is, or was last
        self.winner: Seat = NOBODY

        # Figures
        self.clan: list[int] = [NOBODY] * ELVES + [ELVEN]  # by side
        self.bastion: list[Spot] = [NO_SPOT] * seats
        self.army: list[Army] = [0] * (PLACES * SIDES_AT_WAR)  # [PLACES * side + place]
        self.reserve: list[Army] = [0] * seats
        self.hero: list[Hero] = [NO_HERO] * seats
        self.hero_at: list[Place] = [NOWHERE] * seats

        # Tactic cards, a bit for each number
        self.hand: list[int] = [0] * seats  # secret
        self.pile: list[int] = [0] * seats  # secret, for it is what is neither in hand nor discarded
        self.discard: list[int] = [0] * seats
        self.known: list[int] = [0] * seats  # what everybody knows to be in a hand
        self.tactic: list[int] = [0] * seats  # the card played this round

    def set_up_riches(self, seats: int) -> None:
        self.gold: list[int] = [0] * seats
        self.crystals: list[int] = [0] * seats
        self.crystal_reserve: int = ELF_TOKENS
        self.slots: list[Card] = [NO_CARD] * (SLOTS * SIDES_AT_WAR)  # [SLOTS * side + 2 * level + slot]
        self.spare: list[int] = [0] * ((CARDS + 1) * seats)  # cards set aside: [(CARDS + 1) * seat + card]
        self.forged: list[int] = [0] * seats  # legendary equipment
        self.deck: list[int] = COPIES[: KINDS + 1]  # equipment nobody has seen, by card
        self.under: list[Card] = []  # cards put back under the deck in plain sight, first to be drawn first
        self.market: list[int] = [0] * (KINDS + 1)  # by card
        self.legends: int = ALL_LEGENDS  # the legendary deck, a bit for each card
        self.anvil: int = 0  # legendary cards drawn and not yet chosen from

    def set_up_the_moment(self) -> None:
        """What matters while an action is under way, and in its fights."""
        self.arriving: Army = 0  # reinforcements still to be placed
        self.moved: list[Army] = [0] * PLACES  # figures that have moved in this action, by place
        self.hero_moved: bool = False
        self.may_organise: bool = False  # something new can be organised in this equip action
        self.has_forged: bool = False  # in this equip action
        self.battlefield: Place = NOWHERE  # where a fight is under way; NOWHERE if none is
        self.rage: list[int] = [0] * SIDES_AT_WAR  # tokens in this fight, by side
        self.striker: Side = 0  # whose assault it is
        self.wound_faces: int = 0  # dice as they lie
        self.blank_faces: int = 0
        self.picked_wounds: int = 0  # dice picked to be rolled again
        self.picked_blanks: int = 0
        self.rerolls: int = 0
        self.wounds: int = 0  # still to be given to the enemy
        self.felled: bool = False  # somebody was eliminated in this assault

    # Armies and control

    def units(self, side: Side, place: Place) -> Army:
        return self.army[PLACES * side + place]

    def enemy_units(self, side: Side, place: Place) -> int:
        """Units of all other sides in a territory; nobody else is ever in a bastion (CR-2.9, CR-2.10)."""
        if place == HOME:
            return 0
        found = 0
        for other in range(SIDES_AT_WAR):
            if other != side:
                army = self.army[PLACES * other + place]
                if army:
                    found += size(army)
        return found

    def enemies(self, side: Side, place: Territory) -> list[Side]:
        return [other for other in range(SIDES_AT_WAR) if other != side and self.army[PLACES * other + place]]

    def controls(self, side: Side, territory: Territory) -> bool:
        """At least one unit there, and no enemy unit (CR-2.11)."""
        return self.army[PLACES * side + territory] != 0 and self.enemy_units(side, territory) == 0

    def controlled(self, side: Side, territories: list[Territory]) -> int:
        """How many of these a side controls."""
        found = 0
        for territory in territories:
            if self.army[PLACES * side + territory] and self.enemy_units(side, territory) == 0:
                found += 1
        return found

    def strongholds(self, seat: Seat) -> list[Place]:
        """The bastion, and territories with a unit of this clan (CR-6.17, CR-6.18)."""
        home = PLACES * seat
        return [HOME] + [place for place in self.territories if self.army[home + place]]

    def contested(self, seat: Seat) -> list[Territory]:
        """Territories that hold units of this clan and enemy units (CR-7.18)."""
        home = PLACES * seat
        return [place for place in self.territories if self.army[home + place] and self.enemy_units(seat, place)]

    def points(self, seat: Seat) -> int:
        """Cities controlled and legendary equipment forged (CR-11.1, CR-11.2)."""
        return self.controlled(seat, self.cities) + self.forged[seat]

    def unit(self, side: Side, level: Level) -> Unit:
        return LEVELS * self.clan[side] + level

    # Clan sheets

    def total(self, side: Side, level: Level, stat: int) -> int:
        """What a type has by itself and by its equipment (CR-1.5, CR-1.7)."""
        at = SLOTS * side + 2 * level
        return (
            SHEET[STATS * (LEVELS * self.clan[side] + level) + stat]
            + BONUS[STATS * self.slots[at] + stat]
            + BONUS[STATS * self.slots[at + 1] + stat]
        )

    def sum_of(self, side: Side, army: Army, stat: int) -> int:
        """Every type present counts once, however many figures (CR-12.13)."""
        found = 0
        for level in range(LEVELS):
            if army >> 4 * level & 15:
                found += self.total(side, level, stat)
        return found

    def flies(self, side: Side, level: Level) -> bool:
        return self.total(side, level, FLIGHT) > 0

    def card_at(self, side: Side, level: Level, slot: Slot) -> Card:
        return self.slots[SLOTS * side + 2 * level + slot]

    def spare_cards(self, seat: Seat, slot: Slot) -> list[Card]:
        """Cards set aside that fit a slot, each kind once."""
        at = (CARDS + 1) * seat
        return [card for card in range(1, CARDS + 1) if self.spare[at + card] and SLOT[card] == slot]

    def owns_a_card(self, seat: Seat) -> bool:
        for card in self.slots[SLOTS * seat : SLOTS * (seat + 1)]:
            if card != NO_CARD:
                return True
        return bool(self.spare_cards(seat, 0) or self.spare_cards(seat, ARMOUR))

    def set_aside(self, seat: Seat, card: Card) -> None:
        self.spare[(CARDS + 1) * seat + card] += 1

    def attach(self, seat: Seat, card: Card, level: Level) -> None:
        """A card set aside goes to its slot; the one that was there is set aside (CR-8.12, CR-8.13)."""
        at = SLOTS * seat + 2 * level + SLOT[card]
        if self.slots[at] != NO_CARD:
            self.set_aside(seat, self.slots[at])
        self.slots[at] = card
        self.spare[(CARDS + 1) * seat + card] -= 1

    # A fight: what a side brings to it, from the types and the hero present (CR-12.10 to CR-12.15, CR-13.6)

    def hero_in(self, side: Side, place: Territory) -> Hero:
        """The hero who takes part: he stands there with at least one unit of his owner (CR-13.6)."""
        if side == ELVES or self.hero_at[side] != place or not self.army[PLACES * side + place]:
            return NO_HERO
        return self.hero[side]

    def dice_of(self, side: Side, place: Territory) -> int:
        """The highest power among the types present; powers are not added (CR-12.10)."""
        army = self.army[PLACES * side + place]
        most = 0
        for level in range(LEVELS):
            if army >> 4 * level & 15:
                power = self.total(side, level, POWER)
                if power > most:
                    most = power
        return most

    def rerolls_of(self, side: Side, place: Territory) -> int:
        army = self.army[PLACES * side + place]
        return self.sum_of(side, army, REROLLS) + HERO_REROLLS[self.hero_in(side, place)]

    def hits_of(self, side: Side, place: Territory) -> int:
        army = self.army[PLACES * side + place]
        return self.sum_of(side, army, HITS) + HERO_HITS[self.hero_in(side, place)]

    def shields_of(self, side: Side, place: Territory) -> int:
        army = self.army[PLACES * side + place]
        return self.sum_of(side, army, SHIELDS) + HERO_SHIELDS[self.hero_in(side, place)]

    # The market and the decks

    def kinds_shown(self) -> int:
        shown = 0
        for copies in self.market:
            if copies:
                shown += 1
        return shown

    def cards_unseen(self) -> int:
        """Cards of the equipment deck that were never put back under it."""
        return sum(self.deck)

    def forging_cost(self, seat: Seat) -> int:
        """0 when it is not possible (CR-8.7, CR-8.8)."""
        return FORGING[min(2, self.controlled(seat, self.forges))]

    def elf_type_in_play(self, level: Level) -> bool:
        """Whether a token of this type stands on the board with its unit face up (CR-5.2)."""
        return any(count(self.army[PLACES * ELVES + place], level) for place in self.territories)

    # The end

    def end_game(self) -> None:
        """Nothing is left to carry out. The step that calls this must return `Flow.AGAIN`."""
        self.stack.clear()
        self.marks.clear()

    def copy(self) -> ClashOfRage:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = ClashOfRage(self)
        twin.first = self.first
        twin.target = self.target
        twin.elves_take_rage = self.elves_take_rage
        twin.tiles = self.tiles
        twin.territories = self.territories
        twin.cities = self.cities
        twin.forges = self.forges
        twin.stones = self.stones
        twin.spots = self.spots
        twin.on_foot = self.on_foot
        twin.by_air = self.by_air
        twin.steps = self.steps
        twin.round = self.round
        twin.phase = self.phase
        twin.order = self.order.copy()
        twin.active = self.active
        twin.winner = self.winner
        twin.clan = self.clan.copy()
        twin.bastion = self.bastion.copy()
        twin.army = self.army.copy()
        twin.reserve = self.reserve.copy()
        twin.hero = self.hero.copy()
        twin.hero_at = self.hero_at.copy()
        twin.hand = self.hand.copy()
        twin.pile = self.pile.copy()
        twin.discard = self.discard.copy()
        twin.known = self.known.copy()
        twin.tactic = self.tactic.copy()
        twin.gold = self.gold.copy()
        twin.crystals = self.crystals.copy()
        twin.crystal_reserve = self.crystal_reserve
        twin.slots = self.slots.copy()
        twin.spare = self.spare.copy()
        twin.forged = self.forged.copy()
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.market = self.market.copy()
        twin.legends = self.legends
        twin.anvil = self.anvil
        twin.arriving = self.arriving
        twin.moved = self.moved.copy()
        twin.hero_moved = self.hero_moved
        twin.may_organise = self.may_organise
        twin.has_forged = self.has_forged
        twin.battlefield = self.battlefield
        twin.rage = self.rage.copy()
        twin.striker = self.striker
        twin.wound_faces = self.wound_faces
        twin.blank_faces = self.blank_faces
        twin.picked_wounds = self.picked_wounds
        twin.picked_blanks = self.picked_blanks
        twin.rerolls = self.rerolls
        twin.wounds = self.wounds
        twin.felled = self.felled
        return twin


NO_ARMIES: Final[list[Army]] = [0] * PLACES
