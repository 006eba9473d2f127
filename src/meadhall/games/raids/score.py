"""Glory, item by item, and what is never lost (RA-18, RA-20.4 to RA-20.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from meadhall.games.raids.model import BESIDE, COIN_WORTH, ONE, REMOVED, SIX, SLOTS, THREE, Raids
from meadhall.games.raids.tiles import (
    ENCOUNTER,
    GOODS,
    KIND,
    MJOLLNIR,
    MONSTER,
    NO_TILE,
    PENNANT,
    PLUNDER,
    POWER,
    RUNE,
    UP_TO_VOYAGE,
)
from meadhall.kernel.values import Seat

RUNE_GLORY: Final[list[int]] = [0, 1, 3, 6, 10, 15]  # by the size of a collection (RA-18.4)
COLLECTION: Final = 5

# What glory is made of, after the coins (RA-18.2)
RUNES: Final = 1
HAMMERS: Final = 2
PENNANTS: Final = 3
SOLD: Final = 4
MONSTERS: Final = 5
ITEMS: Final = 6


def glory(state: Raids) -> list[int]:
    """By seat: coins, runes, Mjöllnir, pennants, sold goods, monsters (RA-18.2)."""
    found = [0] * (ITEMS * state.seats)
    count_beside(state, found)
    count_aboard(state, found)
    for seat in range(state.seats):
        at = ITEMS * seat
        found[at] = coins_of(state, seat)
        found[at + RUNES] = rune_glory(found[at + RUNES])
        found[at + HAMMERS] = found[at + HAMMERS] * state.crew[seat]
    return found


def count_beside(state: Raids, found: list[int]) -> None:
    """Runes as they are, the others by what they are worth."""
    fates = state.fate
    for tile in range(i64(UP_TO_VOYAGE[state.voyage])):  # later tiles are still in their piles
        fate: i64 = fates[tile]
        if fate >= BESIDE:
            at = ITEMS * (fate - BESIDE)
            kind = KIND[tile]
            if kind == RUNE:
                found[at + RUNES] = found[at + RUNES] + 1
            elif kind == GOODS:
                found[at + SOLD] = found[at + SOLD] + POWER[tile]
            elif kind == MONSTER:
                found[at + MONSTERS] = found[at + MONSTERS] + POWER[tile]


def count_aboard(state: Raids, found: list[int]) -> None:
    """Icons of Mjöllnir and pennants."""
    for slot in range(SLOTS * i64(state.seats)):
        tile = state.hold[slot]
        kind = KIND[tile]
        if kind == MJOLLNIR:
            at = ITEMS * (slot // SLOTS) + HAMMERS
            found[at] = found[at] + POWER[tile]
        elif kind == PENNANT:
            at = ITEMS * (slot // SLOTS) + PENNANTS
            found[at] = found[at] + POWER[tile]


def glory_of(state: Raids, seat: Seat) -> list[int]:
    """The six items of one seat."""
    return glory(state)[ITEMS * seat : ITEMS * seat + ITEMS]


def coins_of(state: Raids, seat: Seat) -> int:
    coins, at = state.coins, 3 * i64(seat)
    return COIN_WORTH[SIX] * coins[at] + COIN_WORTH[THREE] * coins[at + 1] + COIN_WORTH[ONE] * coins[at + 2]


def rune_glory(runes: int) -> int:
    """Full collections of five first, the rest is one more (RA-18.5)."""
    return RUNE_GLORY[COLLECTION] * (runes // COLLECTION) + RUNE_GLORY[runes % COLLECTION]


def scores(state: Raids) -> list[int]:
    """The highest total wins; equal highest totals share the victory (RA-18.11)."""
    found = glory(state)
    return [sum(found[at : at + ITEMS]) for at in range(0, len(found), ITEMS)]


def pieces(state: Raids) -> dict[str, int]:
    """Vikings, coins and tiles, wherever they are (RA-20.4, RA-20.5, RA-20.8)."""
    assert bits_agree(state)
    vikings = state.reserve + sum(state.crew)
    coins = sum(state.coins_left) + sum(state.coins)
    on_board = 0
    for place in range(state.home):
        kind = KIND[state.tile_at[place]]
        on_board += 0 if state.tile_at[place] == NO_TILE else 1
        if kind == PLUNDER:
            coins += state.lying[place]
        else:
            assert state.lying[place] == 0 or kind == ENCOUNTER or state.is_village(place)
            vikings += state.lying[place]
    aboard = len([tile for tile in state.hold if tile != NO_TILE])
    elsewhere = len([fate for fate in state.fate if fate == 0 or fate == REMOVED or fate >= BESIDE])
    return {"vikings": vikings, "coins": coins, "tiles": on_board + aboard + elsewhere + in_hand(state)}


def bits_agree(state: Raids) -> bool:
    """The bits say what the tiles say."""
    fresh = state.copy()
    fresh.refresh()
    return fresh.stops == state.stops and fresh.on_the_way == state.on_the_way


def in_hand(state: Raids) -> int:
    """A tile taken off the board whose owner is deciding where it goes."""
    on_board = [tile for tile in state.tile_at if tile != NO_TILE]
    return len([tile for tile, fate in enumerate(state.fate) if fate == 1 and tile not in on_board])
