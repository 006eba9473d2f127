"""How good a position is: the glory to be expected, beside the best of the others."""

from __future__ import annotations

from math import exp
from typing import Final

from meadhall.games.raids.arrival_tiles import ARRIVAL_TILES
from meadhall.games.raids.model import BY_ORDER, HARBOUR, SLOTS, VOYAGES, Raids
from meadhall.games.raids.score import glory_of
from meadhall.games.raids.tiles import GOODS, KIND, MJOLLNIR, NO_TILE, PENNANT, POWER, RUNE, SAIL, WEAPON
from meadhall.kernel.values import Seat

VIKING_WORTH: Final = 0.4  # each one aboard, for monsters and fights to come
WEAPON_WORTH: Final = 1.0  # each icon, a voyage
SAIL_WORTH: Final = 0.8  # each icon, a voyage
UNSOLD: Final = 0.45  # of the value of goods aboard, while a port may still come
RUNE_WORTH: Final = 3.0  # one more rune to come
STEEPNESS: Final = 0.12  # how surely a lead in glory is kept
PATIENCE: Final = 1.5  # what every space left behind has cost


def evaluate(state: Raids, seat: Seat) -> float:
    if not state.waiting:
        return final_standing(state, seat)
    mine = prospects(state, seat)
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            chance *= 1 / (1 + exp(STEEPNESS * (prospects(state, other) - mine)))
    return chance


def final_standing(state: Raids, seat: Seat) -> float:
    totals = [sum(glory_of(state, other)) for other in range(state.seats)]
    return 1.0 / totals.count(totals[seat]) if totals[seat] == max(totals) else 0.0


def prospects(state: Raids, seat: Seat) -> float:
    """Glory so far, and what crew, cargo, place and arrival tile promise."""
    voyages_left = VOYAGES - state.voyage
    glory = glory_of(state, seat)
    worth = float(sum(glory)) - glory[2] + cargo_worth(state, seat, voyages_left)
    worth += VIKING_WORTH * state.crew[seat]
    return worth + place_worth(state, seat) + arrival_worth(state, seat)


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


def arrival_worth(state: Raids, seat: Seat) -> float:
    """How this voyage's arrival tile would pay if it were scored now."""
    condition = state.arrivals[state.voyage - 1] if state.voyage else BY_ORDER
    if condition == BY_ORDER:
        return 3.0 if state.position[seat] == state.home and state.berth[seat] == 1 else 0.0
    tile = ARRIVAL_TILES[condition]
    mine = tile.count(state, seat)
    ahead = 0
    level = 0
    for other in range(state.seats):
        if other != seat:
            count = tile.count(state, other)
            if count > mine:
                ahead += 1
            elif count == mine:
                level += 1
    standing = (6.0, 3.0, 1.0, 0.0, 0.0)
    return 0.6 * (standing[ahead] + standing[min(3, ahead + level)]) / 2
