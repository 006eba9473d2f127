"""What a move would cost or bring, for people to read before they choose."""

from __future__ import annotations

from meadhall.games.raids.battle import Respond
from meadhall.games.raids.model import EVERY_FIFTH, Place, Raids
from meadhall.games.raids.moves import Cede, Discard, Fight, Replace, Retaliate, Sail, Sell, Stow
from meadhall.games.raids.sailing import MeetMonster
from meadhall.games.raids.tiles import ENCOUNTER, KIND, MONSTER, NO_TILE, PLUNDER, POWER, SHIELDS, Tile
from meadhall.games.raids.turn import ChooseSlot
from meadhall.kernel.core import asked
from meadhall.kernel.values import Move, Seat


def about(state: Raids, seat: Seat | None, move: Move) -> dict[str, int]:
    if seat is None or not state.waiting:
        return {}
    if isinstance(move, Sail):
        return about_sailing(state, seat, move.place)
    if isinstance(move, Sell):
        tile = state.tile_in(seat, move.slot)
        return {"tile": tile, "value": POWER[tile]}
    if isinstance(move, Stow | Replace | Discard):
        return about_loading(state, seat, move)
    if isinstance(move, Cede):
        return {"vikings": min(1, state.crew[seat])}
    return about_fighting(state, seat, move)


def about_sailing(state: Raids, seat: Seat, place: Place) -> dict[str, int]:
    """What lies there, and what lies on the way."""
    vikings = 0
    coins = 0
    monsters = 0
    for passed in range(state.position[seat] + 1, min(place, state.home)):
        kind = KIND[state.tile_at[passed]]
        if kind == MONSTER:
            monsters += 1
        elif kind == PLUNDER:
            coins += (0, 1, 3)[state.lying[passed]]
        elif kind == ENCOUNTER:
            vikings += min(2, state.lying[passed])
        elif passed % EVERY_FIFTH == 0:
            vikings += min(1, state.lying[passed])
    home = 1 if place == state.home else 0
    fight = 1 if not home and place in state.position else 0
    tile: Tile = NO_TILE if home else state.tile_at[place]
    return {"tile": tile, "home": home, "fight": fight, "vikings": vikings, "coins": coins, "monsters": monsters}


def about_loading(state: Raids, seat: Seat, move: Move) -> dict[str, int]:
    """The tile it is about, and how many Vikings would find no shield any more (RA-7.5)."""
    question = asked(state)
    taken: Tile = question.tile if isinstance(question, ChooseSlot) else NO_TILE
    if isinstance(move, Replace):
        old = state.tile_in(seat, move.slot)
        return {"tile": old, "overboard": overboard(state, seat, taken, old)}
    if isinstance(move, Stow):
        return {"tile": taken, "overboard": overboard(state, seat, taken, NO_TILE)}
    return {"tile": taken}


def overboard(state: Raids, seat: Seat, tile: Tile, covered: Tile) -> int:
    room = state.shields[seat] + SHIELDS[tile] - SHIELDS[covered]
    return max(0, state.crew[seat] - room)


def about_fighting(state: Raids, seat: Seat, move: Move) -> dict[str, int]:
    question = asked(state)
    if isinstance(move, Fight) and isinstance(question, MeetMonster):
        tile = state.tile_at[question.place]
        return {"vikings": state.monster_cost(seat, question.place), "glory": POWER[tile]}
    if isinstance(move, Retaliate) and isinstance(question, Respond):
        return {"vikings": question.cost}
    return {}
