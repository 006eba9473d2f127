"""How good a position is: the glory to be expected, beside the best of the others."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BESIDE, BY_ORDER, HARBOUR, SLOTS, VOYAGES, Raids
from meadhall.games.raids.score import coins_of, rune_glory, scores
from meadhall.games.raids.tiles import (
    GOODS,
    KIND,
    MJOLLNIR,
    MONSTER,
    NO_TILE,
    PENNANT,
    POWER,
    RUNE,
    SAIL,
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


def glory_beside(state: Raids) -> list[float]:
    """Of runes, sold goods and monsters, for every ship in one pass over the tiles."""
    found = [0.0] * state.seats
    runes = [0] * state.seats
    fate = state.fate
    for tile in range(UP_TO_VOYAGE[state.voyage]):
        ship = fate[tile] - BESIDE
        if ship >= 0:
            kind = KIND[tile]
            if kind == RUNE:
                runes[ship] = runes[ship] + 1
            elif kind in (GOODS, MONSTER):
                found[ship] = found[ship] + POWER[tile]
    for ship in range(state.seats):
        if runes[ship]:
            found[ship] = found[ship] + rune_glory(runes[ship])
    return found


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
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        tile = state.hold[at]
        kind = KIND[tile]
        if kind == GOODS:
            worth += UNSOLD * POWER[tile]
        elif kind == WEAPON:
            worth += WEAPON_WORTH * POWER[tile] * (voyages_left + 0.5)
        elif kind == SAIL:
            worth += SAIL_WORTH * POWER[tile] * (voyages_left + 1)
        elif kind == MJOLLNIR:
            worth += POWER[tile] * (0.7 * state.crew[seat] + 0.8)
        elif kind == PENNANT:
            worth += POWER[tile]
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
    if kind == PENNANT:
        return float(POWER[tile])
    if kind == GOODS:
        return UNSOLD * POWER[tile]
    if kind == MJOLLNIR:
        return POWER[tile] * (0.7 * state.crew[seat] + 0.8)
    if kind == WEAPON:
        return WEAPON_WORTH * POWER[tile] * (VOYAGES - state.voyage + 0.5)
    if kind == SAIL:
        return SAIL_WORTH * POWER[tile] * (VOYAGES - state.voyage + 1)
    return 1.0 + port_worth(state, seat, POWER[tile])


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
