"""A voyage from the harbour to the arrival, and whose turn it is (RA-3, RA-4, RA-16, RA-17)."""

from __future__ import annotations

from meadhall.games.raids.arrival import end_the_voyage
from meadhall.games.raids.events import GhostArrived, GhostSailed, TilesLaid
from meadhall.games.raids.model import EVERY_FIFTH, HARBOUR, ONE, THREE, TILE_PLACES, Place, Raids, Ship
from meadhall.games.raids.moves import LayTiles
from meadhall.games.raids.sailing import discard_up_to, nearest_ahead, take_number
from meadhall.games.raids.tiles import ALL_TILES, ENCOUNTER, KIND, PLUNDER, TILES_A_VOYAGE, UP_TO_VOYAGE
from meadhall.games.raids.turn import TURN
from meadhall.kernel.core import Chance, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


class Voyage(Procedure[Raids]):
    """1. Lay the tiles.  2. Fill them.  3. The rearmost ship acts until all have arrived.  4. Score the arrival."""

    def step(self, state: Raids, at: int) -> Flow:
        match at:
            case 0:
                state.ask(TileDraw())
                return Flow.NEXT
            case 1:
                return self.lay_tiles(state)
            case 2:
                return self.next_turn(state)
            case _:
                end_the_voyage(state)
                return Flow.DONE

    def lay_tiles(self, state: Raids) -> Flow:
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, LayTiles)
        for place, tile in zip(TILE_PLACES, drawn.tiles):
            state.lay_tile(place, tile)
            fill_tile(state, place, KIND[tile])
        fill_villages(state)
        state.arrived = 0
        for ship in range(state.ships):
            state.position[ship] = HARBOUR
        state.reveal(TilesLaid(state.voyage, drawn.tiles))
        return Flow.NEXT

    def next_turn(self, state: Raids) -> Flow:
        ship = rearmost(state)
        if ship is None:
            return Flow.NEXT
        if state.is_ghost(ship):
            sail_the_ghost(state)
        else:
            state.begin(TURN[ship])
        return Flow.AGAIN


class TileDraw(Chance[Raids]):
    """The sixteen tiles of this voyage in any order (RA-2.5, RA-17.2)."""

    def draw(self, state: Raids, dice: Dice) -> Move:
        tiles = tiles_of_voyage(state)
        dice.shuffle(tiles)
        return LayTiles(tuple(tiles[:TILES_A_VOYAGE]))

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, LayTiles) and can_be_laid(move.tiles, tiles_of_voyage(state)):
            return None
        return refuse("RA-17.2", "cannot-happen")


def can_be_laid(tiles: tuple[int, ...], pile: list[int]) -> bool:
    """Sixteen different tiles, all from this pile."""
    return len(tiles) == len(set(tiles)) == TILES_A_VOYAGE and set(tiles) <= set(pile)


def tiles_of_voyage(state: Raids) -> list[int]:
    return ALL_TILES[UP_TO_VOYAGE[state.voyage - 1] : UP_TO_VOYAGE[state.voyage]]


def fill_tile(state: Raids, place: Place, kind: int) -> None:
    """Three Vikings onto an encounter, a three and a one onto a plunder tile (RA-17.3)."""
    if kind == ENCOUNTER:
        lay_vikings(state, place, 3)
    elif kind == PLUNDER:
        state.lying[place] = 2
        state.coins_left[THREE] -= 1
        state.coins_left[ONE] -= 1


def fill_villages(state: Raids) -> None:
    """After the encounters, in path order, as far as the reserve goes (RA-17.6)."""
    for place in range(EVERY_FIFTH, state.home, EVERY_FIFTH):
        lay_vikings(state, place, state.seats)


def lay_vikings(state: Raids, place: Place, count: int) -> None:
    state.lying[place] = min(count, state.reserve)
    state.reserve -= state.lying[place]


def rearmost(state: Raids) -> Ship | None:
    """Who acts next: the rearmost ship not yet home, in the harbour the highest berth (RA-3.2 to RA-3.4)."""
    last, last_place = 0, state.home
    for ship, place in enumerate(state.position):
        if place < last_place or (place == last_place == HARBOUR and state.berth[ship] > state.berth[last]):
            last, last_place = ship, place
    return None if last_place == state.home else last


def sail_the_ghost(state: Raids) -> None:
    """It discards like any ship, then goes to the next village or home, and touches nothing (RA-19.4 to RA-19.8)."""
    ghost = state.seats
    place = state.position[ghost]
    discard_up_to(state, ghost, nearest_ahead(state, ghost))
    village = min(place + EVERY_FIFTH, state.home)
    state.position[ghost] = village
    if village == state.home:
        take_number(state, ghost)
    state.tell(GhostSailed(place, village))
    if village == state.home:
        state.tell(GhostArrived(state.arrived))
