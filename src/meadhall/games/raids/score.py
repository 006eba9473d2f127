"""Glory, item by item, and what is never lost (RA-18, RA-20.4 to RA-20.8)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.model import BESIDE, COIN_WORTH, REMOVED, Raids
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

RUNE_GLORY: Final = (0, 1, 3, 6, 10, 15)  # by the size of a collection (RA-18.4)
COLLECTION: Final = 5


def glory_of(state: Raids, seat: Seat) -> list[int]:
    """Coins, runes, Mjöllnir, pennants, sold goods, monsters (RA-18.2)."""
    runes = 0
    sold = 0
    monsters = 0
    beside = BESIDE + seat
    for tile in range(UP_TO_VOYAGE[state.voyage]):  # later tiles are still in their piles
        if state.fate[tile] == beside:
            kind = KIND[tile]
            if kind == RUNE:
                runes += 1
            elif kind == GOODS:
                sold += POWER[tile]
            elif kind == MONSTER:
                monsters += POWER[tile]
    hammers = state.power(seat, MJOLLNIR) * state.crew[seat]
    return [coins_of(state, seat), rune_glory(runes), hammers, state.power(seat, PENNANT), sold, monsters]


def coins_of(state: Raids, seat: Seat) -> int:
    glory = 0
    for kind in range(3):
        glory += COIN_WORTH[kind] * state.coins[3 * seat + kind]
    return glory


def rune_glory(runes: int) -> int:
    """Full collections of five first, the rest is one more (RA-18.5)."""
    return RUNE_GLORY[COLLECTION] * (runes // COLLECTION) + RUNE_GLORY[runes % COLLECTION]


def scores(state: Raids) -> list[int]:
    """The highest total wins; equal highest totals share the victory (RA-18.11)."""
    return [sum(glory_of(state, seat)) for seat in range(state.seats)]


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
