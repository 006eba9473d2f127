"""A ship's turn: take the tile, then navigate (RA-5, RA-6, RA-8)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.raids.battle import battle_due
from meadhall.games.raids.events import (
    GoodsSold,
    ReserveFoundEmpty,
    TileDiscarded,
    TileReplaced,
    TileStowed,
    TileTaken,
    VikingsOverboard,
    VikingsRecruited,
)
from meadhall.games.raids.model import ABOARD, BESIDE, HARBOUR, MOST_SEATS, REMOVED, SLOTS, Raids, Ship, Slot
from meadhall.games.raids.moves import (
    DISCARD,
    REPLACE,
    SELL,
    SELL_NO_MORE,
    STOW,
    Discard,
    Replace,
    Sail,
    Sell,
    SellNoMore,
    Stow,
)
from meadhall.games.raids.sailing import CHOOSE_COURSE, SAILING, discard_up_to, nearest_ahead, others_in_harbour
from meadhall.games.raids.tiles import GOODS, KIND, NO_TILE, PORT, POWER, TILES, Tile, is_ship_tile
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class Turn(Procedure[Raids]):
    """1. Take the tile.  2. Discard and choose a course.  3. Sail it.  4. Fight until every ship stands alone."""

    def __init__(self, ship: Ship) -> None:
        self.ship: Final = ship

    def step(self, state: Raids, at: int) -> Flow:
        match at:
            case 0:
                return self.take_tile(state)
            case 1:
                return self.choose_course(state)
            case 2:
                return self.sail(state)
            case _:
                return self.fight(state)

    def take_tile(self, state: Raids) -> Flow:
        """Nothing lies at the harbour, so nobody takes a tile on the first turn of a voyage (RA-4.1)."""
        place = state.position[self.ship]
        if place == HARBOUR:
            return Flow.NEXT
        tile = state.lift_tile(place)
        if is_ship_tile(tile):
            state.begin(TAKE_ABOARD[self.ship][tile])
        else:
            state.fate[tile] = BESIDE + self.ship
            if KIND[tile] == PORT:
                state.begin(VisitPort(self.ship, POWER[tile]))
        if state.log is not None:
            state.tell(TileTaken(self.ship, tile, place))
        return Flow.NEXT

    def choose_course(self, state: Raids) -> Flow:
        """While another ship waits in the harbour, one leaves without discard or catching up (RA-4.2)."""
        place = state.position[self.ship]
        if place == HARBOUR and others_in_harbour(state, self.ship):
            state.ask(CHOOSE_COURSE[self.ship][1])
            return Flow.NEXT
        ahead = nearest_ahead(state, self.ship)
        discard_up_to(state, self.ship, ahead)
        state.ask(CHOOSE_COURSE[self.ship][ahead])
        return Flow.NEXT

    def sail(self, state: Raids) -> Flow:
        course = state.answers[self.ship]
        assert isinstance(course, Sail)
        state.begin(SAILING[self.ship][course.place])
        return Flow.NEXT

    def fight(self, state: Raids) -> Flow:
        """Whoever flees may have to fight again, always the ship that has just moved (RA-12.9)."""
        battle = battle_due(state)
        if battle is None:
            return Flow.DONE
        state.begin(battle)
        return Flow.AGAIN


class TakeAboard(Procedure[Raids]):
    """A ship tile is stowed, put in another's place, or removed (RA-5.4 to RA-5.6)."""

    def __init__(self, ship: Ship, tile: Tile) -> None:
        self.ship: Final = ship
        self.tile: Final = tile

    def step(self, state: Raids, at: int) -> Flow:
        if at == 0:
            state.ask(CHOOSE_SLOT[self.ship][self.tile])
            return Flow.NEXT
        move = state.answers[self.ship]
        if isinstance(move, Replace):
            self.replace(state, move.slot)
        elif isinstance(move, Stow):
            self.stow(state)
        else:
            state.fate[self.tile] = REMOVED
            state.tell(TileDiscarded(self.ship, self.tile))
        return Flow.DONE

    def stow(self, state: Raids) -> None:
        slot = state.free_slot(self.ship)
        assert slot is not None
        self.put(state, slot)
        if state.log is not None:
            state.tell(TileStowed(self.ship, self.tile))
        self.throw_overboard(state)

    def replace(self, state: Raids, slot: Slot) -> None:
        old = state.tile_in(self.ship, slot)
        state.fate[old] = REMOVED
        self.put(state, slot)
        state.tell(TileReplaced(self.ship, self.tile, old))
        self.throw_overboard(state)

    def put(self, state: Raids, slot: Slot) -> None:
        state.cover(self.ship, slot, self.tile)
        state.fate[self.tile] = ABOARD + self.ship

    def throw_overboard(self, state: Raids) -> None:
        """Vikings without a shield leave at once (RA-7.5)."""
        surplus = state.crew[self.ship] - state.shields[self.ship]
        if surplus > 0:
            state.pay(self.ship, surplus)
            state.tell(VikingsOverboard(self.ship, surplus))


class ChooseSlot(Decision[Raids]):
    """Where the tile just taken goes."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], tile: Tile) -> None:
        super().__init__(seats)
        self.tile: Final = tile

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        if state.free_slot(seat) is not None:
            moves.append(STOW)
        for slot in range(SLOTS):
            if state.hold[seat * SLOTS + slot] != NO_TILE:
                moves.append(REPLACE[slot])
        moves.append(DISCARD)
        return moves

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Discard():
                return None
            case Stow() if state.free_slot(seat) is None:
                return refuse("RA-5.7", "ship-is-full")
            case Stow():
                return None
            case Replace(slot=slot) if state.tile_in(seat, slot) == NO_TILE:
                return refuse("RA-5.5", "slot-is-empty", slot=slot + 1)
            case Replace():
                return None
            case _:
                return refuse("RA-5.2", "tile-must-be-taken", tile=self.tile)


TURN: Final = [Turn(ship) for ship in range(MOST_SEATS)]
TAKE_ABOARD: Final = [[TakeAboard(ship, tile) for tile in range(TILES)] for ship in range(MOST_SEATS)]
CHOOSE_SLOT: Final = [[ChooseSlot((seat,), tile) for tile in range(TILES)] for seat in range(MOST_SEATS)]


class VisitPort(Procedure[Raids]):
    """1. Sell up to as many goods as the port allows.  2. Recruit a Viking (RA-6.10 to RA-6.13)."""

    def __init__(self, ship: Ship, sales: int) -> None:
        self.ship: Final = ship
        self.sales: Final = sales

    def step(self, state: Raids, at: int) -> Flow:
        if at > 0 and not self.sell(state):
            return self.recruit(state)
        if at == self.sales or not state.has_goods(self.ship):
            return self.recruit(state)
        state.ask(ChooseSale((self.ship,), self.sales - at))
        return Flow.NEXT

    def sell(self, state: Raids) -> bool:
        """Sold goods lie beside the ship, and their slot is free again (RA-6.11)."""
        move = state.answers[self.ship]
        if not isinstance(move, Sell):
            return False
        tile = state.tile_in(self.ship, move.slot)
        state.cover(self.ship, move.slot, NO_TILE)
        state.fate[tile] = BESIDE + self.ship
        state.tell(GoodsSold(self.ship, tile, POWER[tile]))
        return True

    def recruit(self, state: Raids) -> Flow:
        """One Viking, if a shield is free and the reserve has one left (RA-6.12, RA-7.8)."""
        if state.reserve == 0 and state.crew[self.ship] < state.shields[self.ship]:
            state.tell(ReserveFoundEmpty(self.ship))
            return Flow.DONE
        recruited = state.recruit(self.ship, 1)
        state.tell(VikingsRecruited(self.ship, recruited))
        return Flow.DONE


class ChooseSale(Decision[Raids]):
    """Which goods to sell, or none."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], sales: int) -> None:
        super().__init__(seats)
        self.sales: Final = sales

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        moves: list[Move] = [SELL_NO_MORE]
        for slot in range(SLOTS):
            if KIND[state.hold[seat * SLOTS + slot]] == GOODS:
                moves.append(SELL[slot])
        return moves

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case SellNoMore():
                return None
            case Sell(slot=slot) if KIND[state.tile_in(seat, slot)] == GOODS:
                return None
            case Sell(slot=slot):
                return refuse("RA-6.15", "no-goods-there", slot=slot + 1)
            case _:
                return refuse("RA-6.14", "sell-or-not")
