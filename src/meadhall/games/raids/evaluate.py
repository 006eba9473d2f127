"""How good a position is: the glory to be expected, beside the best of the others."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BESIDE, BY_ORDER, HARBOUR, MOST_SEATS, SLOTS, VOYAGES, Raids
from meadhall.games.raids.score import coins_of, rune_glory, scores
from meadhall.games.raids.tiles import (
    GOODS,
    KIND,
    LAST_SHIP_KIND,
    MJOLLNIR,
    MONSTER,
    NO_TILE,
    PENNANT,
    POWER,
    RUNE,
    SAIL,
    TILES,
    UP_TO_VOYAGE,
    WEAPON,
)
from meadhall.kernel.values import Seat

VIKING_WORTH: Final = 0.4  # each one aboard, for monsters and fights to come
WEAPON_WORTH: Final = 1.0  # each icon, a voyage
SAIL_WORTH: Final = 0.8  # each icon, a voyage
UNSOLD: Final = 0.45  # of the value of goods aboard, while a port may still come
RUNE_WORTH: Final = 3.0  # one more rune to come
STEEPNESS: Final = 0.12  # how surely a lead in glory is kept
PATIENCE: Final = 1.5  # what every space left behind has cost
FIRST_HOME: Final = 3.0
STANDING: Final[list[float]] = [6.0, 3.0, 1.0, 0.0, 0.0]  # by how many are ahead on the arrival tile
ARRIVAL_TRUST: Final = 0.6  # of that, while the voyage goes on


def evaluate(state: Raids, seat: Seat) -> float:
    if not state.waiting:
        return final_standing(state, seat)
    return chance(everybodys_prospects(state), seat)


def evaluate_all(state: Raids) -> list[float]:
    if not state.waiting:
        return [final_standing(state, seat) for seat in range(state.seats)]
    prospects_of = everybodys_prospects(state)
    return [chance(prospects_of, seat) for seat in range(state.seats)]


def everybodys_prospects(state: Raids) -> list[float]:
    """Glory so far, and what crew, cargo, place and arrival tile promise."""
    found = glory_beside(state)
    voyages_left = VOYAGES - state.voyage
    arrivals = arrival_worths(state)
    for seat in range(state.seats):
        worth = found[seat] + coins_of(state, seat) + cargo_worth(state, seat, voyages_left)
        worth += VIKING_WORTH * state.crew[seat]
        found[seat] = worth + place_worth(state, seat) + arrivals[seat]
    return found


ONE_OF: Final[list[int]] = [1 << 16 * ship for ship in range(MOST_SEATS)]  # compiled, a shifted 1 has 32 bits only


def glory_beside(state: Raids) -> list[float]:
    """Of runes, sold goods and monsters, for every ship in one pass over the tiles."""
    glory: i64 = 0  # sixteen bits a ship
    runes: i64 = 0
    fate = state.fate
    for tile in COUNTED_BESIDE[state.voyage]:
        ship: i64 = i64(fate[tile]) - BESIDE
        if ship >= 0:
            if KIND[tile] == RUNE:
                runes += i64(ONE_OF[ship])
            else:
                glory += i64(POWER[tile]) << 16 * ship
    return [
        float(int(glory >> 16 * ship & 0xFFFF) + rune_glory(int(runes >> 16 * ship & 0xFFFF)))
        for ship in range(i64(state.seats))
    ]


def chance(prospects_of: list[float], seat: Seat) -> float:
    """To be ahead of every other in the end."""
    mine = prospects_of[seat]
    found = 1.0
    for other in range(len(prospects_of)):
        if other != seat:
            found *= 1 / (1 + exp(STEEPNESS * (prospects_of[other] - mine)))
    return found


def final_standing(state: Raids, seat: Seat) -> float:
    totals = scores(state)
    return 1.0 / totals.count(totals[seat]) if totals[seat] == max(totals) else 0.0


def cargo_worth(state: Raids, seat: Seat, voyages_left: int) -> float:
    worth = 0.0
    hold, known = state.hold, ABOARD_WORTH[voyages_left]
    first = i64(seat) * SLOTS
    for at in range(first, first + SLOTS):
        tile = hold[at]
        if tile != NO_TILE:
            worth += hammer_worth(state, seat, tile) if KIND[tile] == MJOLLNIR else known[tile]
    return worth


def place_worth(state: Raids, seat: Seat) -> float:
    """The tile a ship stands at is nearly its own; sailing far ahead leaves tiles to others."""
    place = state.position[seat]
    if place == HARBOUR:
        return 0.0
    if place == state.home:
        return -PATIENCE * place
    return 0.85 * tile_worth(state, seat, place) - PATIENCE * place


def tile_worth(state: Raids, seat: Seat, place: int) -> float:
    tile = state.tile_at[place]
    kind = KIND[tile]
    if tile == NO_TILE:
        return 0.0
    if kind == RUNE:
        return RUNE_WORTH
    if kind == MJOLLNIR:
        return hammer_worth(state, seat, tile)
    if kind <= LAST_SHIP_KIND:
        return ABOARD_WORTH[VOYAGES - state.voyage][tile]
    return 1.0 + port_worth(state, seat, POWER[tile])


def hammer_worth(state: Raids, seat: Seat, tile: int) -> float:
    return POWER[tile] * (0.7 * state.crew[seat] + 0.8)


def worth_aboard(tile: int, voyages_left: int) -> float:
    """Of what every ship makes as much of."""
    kind = KIND[tile]
    if kind == GOODS:
        return UNSOLD * POWER[tile]
    if kind == WEAPON:
        return WEAPON_WORTH * POWER[tile] * (voyages_left + 0.5)
    if kind == SAIL:
        return SAIL_WORTH * POWER[tile] * (voyages_left + 1)
    return float(POWER[tile]) if kind == PENNANT else 0.0


ABOARD_WORTH: Final[list[list[float]]] = [  # [voyages left][tile]
    [worth_aboard(tile, left) for tile in range(TILES)] for left in range(VOYAGES + 1)
]
COUNTED_BESIDE: Final[list[list[int]]] = [  # by voyage: tiles that may lie beside a ship and be worth something there
    [tile for tile in range(last) if KIND[tile] in (RUNE, GOODS, MONSTER)] for last in UP_TO_VOYAGE
]


def port_worth(state: Raids, seat: Seat, sales: int) -> float:
    """What selling the best goods aboard would add."""
    values: list[int] = []
    for tile in state.tiles_aboard(seat):
        if KIND[tile] == GOODS:
            values.append(POWER[tile])
    values.sort(reverse=True)
    return (1 - UNSOLD) * sum(values[:sales])


def arrival_worths(state: Raids) -> list[float]:
    """How this voyage's arrival tile would pay each ship if it were scored now."""
    condition = state.arrivals[state.voyage - 1] if state.voyage else BY_ORDER
    if condition == BY_ORDER:
        return [FIRST_HOME if is_first_home(state, seat) else 0.0 for seat in range(state.seats)]
    tile = ARRIVAL_TILES[condition]
    counts = [tile.count(state, seat) for seat in range(state.seats)]
    found: list[float] = []
    for mine in counts:
        ahead = 0
        level = -1  # oneself
        for count in counts:
            if count > mine:
                ahead += 1
            elif count == mine:
                level += 1
        found.append(ARRIVAL_TRUST * (STANDING[ahead] + STANDING[min(3, ahead + level)]) / 2)
    return found


def is_first_home(state: Raids, seat: Seat) -> bool:
    return state.position[seat] == state.home and state.berth[seat] == 1
