"""What lies on the table, and short questions about it (RA-0, RA-1, RA-7)."""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

from meadhall.games.raids.tiles import (
    GOODS,
    KIND,
    NO_TILE,
    PLUNDER,
    POWER,
    SHIELDS,
    TILES,
    TILES_A_VOYAGE,
    WEAPON,
    Tile,
    is_stop_tile,
)
from meadhall.kernel.core import Shared, State
from meadhall.kernel.values import Seat

Ship: TypeAlias = i64  # a seat's ship, or the ghost's, which comes after them
Place: TypeAlias = i64  # 0 is the harbour, 1 onwards the path, `home` the arrival (RA-0.1)
Slot: TypeAlias = i64
Condition: TypeAlias = int  # of an arrival tile: its place in ARRIVAL_TILES

HARBOUR: Final = 0
PLACES: Final = 22  # the longest path, with four villages
MOST_SEATS: Final = 4
SLOTS: Final = 5  # central slots of a ship (RA-1.2)
MOST_CREW: Final = 10  # two shields on every slot
VIKINGS: Final = 40  # (RA-1.4)
VOYAGES: Final = 4  # (RA-3.1)
VILLAGERS: Final = 1  # who come aboard from a village as a ship passes (RA-13.1)
CASTAWAYS: Final = 2  # who come aboard from an encounter, at most, as a ship passes
EVERY_FIFTH: Final = 5  # villages stand on every fifth place (RA-1.7)
TILE_PLACES: Final = [place for place in range(PLACES) if place % EVERY_FIFTH][:TILES_A_VOYAGE]

BY_ORDER: Final = 0  # the condition of voyage 1, the first of all (RA-1.9)

# Coins by kind (RA-1.5)
COIN_WORTH: Final[list[int]] = [6, 3, 1]
COINS: Final = (4, 8, 8)
SIX: Final = 0
THREE: Final = 1
ONE: Final = 2

# What has become of a tile; with a ship's number added where it has one
IN_PILE: Final = 0
ON_BOARD: Final = 1
REMOVED: Final = 2
ABOARD: Final = 10
BESIDE: Final = 20


class Raids(State):
    """Four voyages around the isle. Everything on this table is open (RA-0.11)."""

    def set_up(self, seats: int, villages: int, arrival_needs_one: bool) -> None:
        """What lies on the table, and how it begins (RA-2)."""
        self.seats = seats
        self.first: Seat = 0
        self.arrival_needs_one: bool = arrival_needs_one  # the table option of that name (RA-C-22)
        self.home: Place = TILES_A_VOYAGE + villages + 1  # the arrival: 20, or 21 with four villages (RA-1.7)
        self.ships: i64 = 3 if seats == 2 else seats  # the seats' ships, and the ghost's with two players
        self.voyage: int = 0  # 1 to 4; 0 before the first
        self.arrivals: Shared[int] = [BY_ORDER]  # the condition of each voyage's arrival tile

        # The path
        self.tile_at: list[int] = [NO_TILE] * PLACES  # by place
        self.lying: list[int] = [0] * PLACES  # Vikings in a village or on an encounter, coins on a plunder tile
        self.stops: i64 = 0  # by place, as bits: a stop tile lies there
        self.on_the_way: i64 = 0  # by place, as bits: a village or another tile, which passing ships meet
        self.refresh()

        # The ships
        self.position: list[int] = [HARBOUR] * self.ships  # by ship
        self.berth: list[int] = [0] * self.ships  # by ship: its start position, and once arrived its arrival number
        self.newcomer: Ship = 0  # the ship that stopped last
        self.arrived: i64 = 0  # how many ships have arrived in this voyage
        self.crew: list[int] = [0] * seats  # by seat
        self.hold: list[int] = [NO_TILE] * (SLOTS * seats)  # five slots a seat, NO_TILE where uncovered
        self.shields: list[int] = [SLOTS * SHIELDS[NO_TILE]] * seats  # visible, by seat: the room for a crew (RA-7.2)
        self.weapons: list[int] = [0] * seats  # by seat: icons aboard

        # Tiles, coins and Vikings
        self.fate: list[int] = [IN_PILE] * TILES  # by tile
        self.coins: list[int] = [0] * (3 * seats)  # three kinds a seat
        self.coins_left: list[int] = list(COINS)  # in the reserve, by kind
        self.reserve: i64 = VIKINGS

    # Places

    def is_village(self, place: Place) -> bool:
        return place % EVERY_FIFTH == 0 and HARBOUR < place < self.home

    def lay_tile(self, place: Place, tile: Tile) -> None:
        self.tile_at[place] = tile
        self.fate[tile] = ON_BOARD
        if is_stop_tile(tile):
            self.stops |= 1 << place
        else:
            self.on_the_way |= 1 << place

    def lift_tile(self, place: Place) -> Tile:
        """Off the board, to wherever it goes."""
        tile = self.tile_at[place]
        self.tile_at[place] = NO_TILE
        self.stops &= ~(1 << place)
        self.on_the_way &= ~(1 << place)
        return tile

    def refresh(self) -> None:
        """The bits, read anew from the tiles: for tables that are set by hand."""
        self.stops = 0
        self.on_the_way = 0
        for place in range(1, self.home):
            if self.is_village(place):
                self.on_the_way |= 1 << place
            elif self.tile_at[place] != NO_TILE:
                self.lay_tile(place, self.tile_at[place])

    def occupied(self) -> i64:
        """Where ships are, as bits by place."""
        bits: i64 = 0
        for place in self.position:
            bits |= 1 << i64(place)
        return bits

    def is_ghost(self, ship: Ship) -> bool:
        return ship == self.seats

    # Ships and crews

    def cover(self, seat: Seat, slot: Slot, tile: Tile) -> None:
        """Lay a tile into a slot, or NO_TILE to uncover it: its shields replace those that were seen (RA-1.10)."""
        old = self.hold[seat * SLOTS + slot]
        self.hold[seat * SLOTS + slot] = tile
        self.shields[seat] += SHIELDS[tile] - SHIELDS[old]
        if KIND[tile] == WEAPON:
            self.weapons[seat] += POWER[tile]
        if KIND[old] == WEAPON:
            self.weapons[seat] -= POWER[old]

    def tile_in(self, seat: Seat, slot: Slot) -> Tile:
        return self.hold[seat * SLOTS + slot]

    def tiles_aboard(self, seat: Seat) -> list[Tile]:
        held = self.hold[seat * SLOTS : seat * SLOTS + SLOTS]
        return [tile for tile in held if tile != NO_TILE]

    def free_slot(self, seat: Seat) -> Slot | None:
        for slot in range(SLOTS):
            if self.hold[seat * SLOTS + slot] == NO_TILE:
                return slot
        return None

    def power(self, seat: Seat, kind: int) -> int:
        """Icons of this kind aboard, two on a double tile (RA-0.8); of pennants and goods, the value."""
        total = 0
        hold, first = self.hold, i64(seat) * SLOTS
        for at in range(first, first + SLOTS):
            tile = hold[at]
            if tile != NO_TILE and KIND[tile] == kind:
                total += POWER[tile]
        return total

    def has_goods(self, seat: Seat) -> bool:
        for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
            if KIND[self.hold[at]] == GOODS:
                return True
        return False

    def tiles_beside(self, seat: Seat) -> list[Tile]:
        return [tile for tile, fate in enumerate(self.fate) if fate == BESIDE + seat]

    def monster_cost(self, seat: Seat, place: Place) -> int:
        """Vikings it takes to defeat the monster there: strength less weapons (RA-14.5)."""
        return max(0, POWER[self.tile_at[place]] - self.weapons[seat])

    # Gains and losses

    def pay(self, seat: Seat, vikings: int) -> None:
        """Vikings spent, ceded or lost go to the reserve (RA-7.7)."""
        self.crew[seat] = self.crew[seat] - vikings  # compiled, far fewer steps than `-=`
        self.reserve += vikings

    def welcome(self, seat: Seat, vikings: int) -> int:
        """Vikings from a village or an encounter come aboard; who finds no shield goes to the reserve (RA-7.4)."""
        crew = self.crew[seat]
        fit = min(vikings, self.shields[seat] - crew)
        self.crew[seat] = crew + fit
        self.reserve += vikings - fit
        return fit

    def recruit(self, seat: Seat, vikings: int) -> int:
        """Vikings from the reserve, as far as it and the shields go (RA-7.8)."""
        crew = self.crew[seat]
        fit = min(min(vikings, self.reserve), self.shields[seat] - crew)
        self.crew[seat] = crew + fit
        self.reserve -= fit
        return fit

    def give_coin(self, seat: Seat, kind: int) -> None:
        self.coins_left[kind] -= 1
        self.coins[3 * seat + kind] += 1

    def remove_tile(self, place: Place) -> None:
        """Off the board and out of the game; what lies on it returns to the reserves (RA-0.10, RA-8.4)."""
        if self.tile_at[place] != NO_TILE:
            tile = self.lift_tile(place)
            self.fate[tile] = REMOVED
            self.clear(place, tile)

    def clear(self, place: Place, tile: Tile) -> None:
        left = self.lying[place]
        if left == 0:
            return
        self.lying[place] = 0
        if KIND[tile] == PLUNDER:  # two lying are a three and a one
            self.coins_left[ONE] += 1
            if left == 2:
                self.coins_left[THREE] += 1
        else:
            self.reserve += left

    def copy(self) -> Raids:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Raids(self)
        twin.first = self.first
        twin.arrival_needs_one = self.arrival_needs_one
        twin.home = self.home
        twin.ships = self.ships
        twin.voyage = self.voyage
        twin.arrivals = self.arrivals
        twin.tile_at = self.tile_at.copy()
        twin.lying = self.lying.copy()
        twin.stops = self.stops
        twin.on_the_way = self.on_the_way
        twin.position = self.position.copy()
        twin.berth = self.berth.copy()
        twin.newcomer = self.newcomer
        twin.arrived = self.arrived
        twin.crew = self.crew.copy()
        twin.hold = self.hold.copy()
        twin.shields = self.shields.copy()
        twin.weapons = self.weapons.copy()
        twin.fate = self.fate.copy()
        twin.coins = self.coins.copy()
        twin.coins_left = self.coins_left.copy()
        twin.reserve = self.reserve
        return twin
