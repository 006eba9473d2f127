"""Discarding, where a ship may stop, and what it meets on the way (RA-8, RA-9, RA-13, RA-14)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from meadhall.games.raids.events import (
    Arrived,
    EncounterPassed,
    MonsterCeded,
    MonsterDefeated,
    MonsterMet,
    PlunderPassed,
    Sailed,
    TilesDiscarded,
    VillagePassed,
)
from meadhall.games.raids.model import (
    BESIDE,
    CASTAWAYS,
    HARBOUR,
    MOST_SEATS,
    ONE,
    PLACES,
    THREE,
    VILLAGERS,
    Place,
    Raids,
    Ship,
)
from meadhall.games.raids.moves import CEDE, FIGHT, SAIL_TO, Cede, Fight, Sail
from meadhall.games.raids.tiles import (
    ENCOUNTER,
    KIND,
    LAST_STOP_KIND,
    MONSTER,
    MOST_MONSTERS,
    NO_TILE,
    NOTHING,
    PLUNDER,
)
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Event, Move, Refusal, Seat, refuse


def others_in_harbour(state: Raids, ship: Ship) -> bool:
    """The ghost counts as a ship waiting there too (RA-19.16)."""
    return state.position.count(HARBOUR) > 1


def nearest_ahead(state: Raids, ship: Ship) -> Place:
    """Where the nearest ship ahead stands; arrived ships stand at the arrival (RA-8.6)."""
    place = state.position[ship]
    nearest = state.home
    for other in state.position:
        if place < other < nearest:
            nearest = other
    return nearest


def discard_up_to(state: Raids, ship: Ship, ahead: Place) -> None:
    """Every tile between the ship and the nearest ship ahead is removed (RA-8.1)."""
    event = None if state.log is None else tiles_between(state, ship, ahead)
    lying = state.stops | state.on_the_way
    for place in range(i64(state.position[ship] + 1), ahead):
        if lying >> place & 1:
            state.remove_tile(place)
    if event is not None:
        state.tell(event)


def tiles_between(state: Raids, ship: Ship, ahead: Place) -> TilesDiscarded | None:
    """What is about to be discarded, to be told once it is gone."""
    gone = [place for place in range(state.position[ship] + 1, ahead) if state.tile_at[place] != NO_TILE]
    if not gone:
        return None
    return TilesDiscarded(ship, tuple([state.tile_at[place] for place in gone]), tuple(gone))


def take_number(state: Raids, ship: Ship) -> None:
    """The lowest arrival number not yet given (RA-10.1)."""
    state.arrived += 1
    state.berth[ship] = state.arrived


def crew_after_passing(state: Raids, seat: Seat, place: Place, crew: int) -> int:
    """The most Vikings a ship can have left once it has passed this village or tile (RA-13, RA-14)."""
    kind = KIND[state.tile_at[place]]
    if kind == MONSTER:
        return crew - min(min(1, crew), state.monster_cost(seat, place))
    if kind == ENCOUNTER:
        return min(state.shields[seat], crew + min(CASTAWAYS, state.lying[place]))
    if kind == NOTHING and state.lying[place] > 0:
        return min(state.shields[seat], crew + VILLAGERS)
    return crew


def most_crew_at(state: Raids, seat: Seat, crew: int, after: Place, place: Place) -> int:
    """The most Vikings that can be aboard on reaching `place` with so many `after` another."""
    for passed in range(after + 1, place):
        if state.on_the_way >> passed & 1:
            crew = crew_after_passing(state, seat, passed, crew)
    return crew


def can_attack(state: Raids, seat: Seat, place: Place) -> bool:
    """Whether the ship can come there with a Viking to attack whoever holds the place (RA-9.6)."""
    if state.crew[seat] > MOST_MONSTERS:
        return True  # each takes one at most
    return most_crew_at(state, seat, state.crew[seat], state.position[seat], place) > 0


def stops(state: Raids, seat: Seat, least: Place) -> list[Move]:
    """Every place from `least` on where the ship may stop, and the arrival (RA-9.1)."""
    moves: list[Move] = []
    occupied = state.occupied()
    for place in range(least, state.home):
        if state.stops >> place & 1 and (not occupied >> place & 1 or can_attack(state, seat, place)):
            moves.append(SAIL_TO[place])
    moves.append(SAIL_TO[state.home])
    return moves


def why_not_there(state: Raids, seat: Seat, place: Place, least: Place) -> Refusal | None:
    """Why the ship may not stop there."""
    if place == state.home:
        return None
    if place > state.home:
        return refuse("RA-10.4", "beyond-the-arrival")
    if place <= state.position[seat]:
        return refuse("RA-0.2", "ships-sail-forward")
    if state.is_village(place):
        return refuse("RA-9.2", "no-stop-at-a-village")
    kind = KIND[state.tile_at[place]]
    if place < least:
        return refuse("RA-8.7", "catch-up-first", least=least)
    if state.tile_at[place] == NO_TILE:
        return refuse("RA-9.3", "nothing-lies-there", place=place)
    if kind == MONSTER:
        return refuse("RA-14.10", "no-stop-at-a-monster")
    if kind > LAST_STOP_KIND:
        return refuse("RA-9.2", "no-stop-at-a-passage", tile=state.tile_at[place])
    if place in state.position and not can_attack(state, seat, place):
        return refuse("RA-9.6", "no-viking-to-attack", place=place)
    return None


class ChooseCourse(Decision[Raids]):
    """Where to sail: at least up to the nearest ship ahead (RA-8.7)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], least: Place) -> None:
        super().__init__(seats)
        self.least: Final = least

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        return stops(state, seat, self.least)

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Sail):
            return why_not_there(state, seat, move.place, self.least)
        return refuse("RA-3.8", "ships-must-sail")


# Frames that are begun all the time are made once and shared, like moves.
CHOOSE_COURSE: Final = [[ChooseCourse((seat,), least) for least in range(PLACES)] for seat in range(MOST_SEATS)]


class Sailing(Procedure[Raids]):
    """Everything between departure and destination is met in path order; then the ship stops (RA-9.8)."""

    def __init__(self, ship: Ship, place: Place) -> None:
        self.ship: Final = ship
        self.place: Final = place

    def step(self, state: Raids, at: int) -> Flow:
        if at > 0:
            self.settle_with_the_monster(state)
        for place in range(i64(state.position[self.ship] + 1), self.place):
            if state.on_the_way >> place & 1:
                kind = KIND[state.tile_at[place]]
                if kind == MONSTER:
                    state.position[self.ship] = place - 1  # right before it
                    if state.log is not None:
                        state.tell(MonsterMet(self.ship, place, state.tile_at[place]))
                    state.ask(MEET_MONSTER[self.ship][place][self.place])
                    return Flow.NEXT
                if state.lying[place]:
                    self.pass_by(state, place, kind, state.lying[place])
        return self.stop(state)

    def pass_by(self, state: Raids, place: Place, kind: int, lying: int) -> None:
        if kind == ENCOUNTER:
            self.pass_encounter(state, place, lying)
        elif kind == PLUNDER:
            self.pass_plunder(state, place, THREE if lying == 2 else ONE)
        else:
            self.pass_village(state, place, lying)

    def pass_village(self, state: Raids, place: Place, lying: int) -> None:
        """One of its Vikings comes aboard (RA-13.1)."""
        state.lying[place] = lying - VILLAGERS
        joined = state.welcome(self.ship, VILLAGERS)
        if state.log is not None:
            self.tell_there(state, place, VillagePassed(self.ship, place, joined))

    def pass_encounter(self, state: Raids, place: Place, lying: int) -> None:
        """The first ship takes two Vikings, the second the last one (RA-13.2)."""
        vikings = min(CASTAWAYS, lying)
        state.lying[place] = lying - vikings
        joined = state.welcome(self.ship, vikings)
        if state.log is not None:
            self.tell_there(state, place, EncounterPassed(self.ship, place, joined))

    def pass_plunder(self, state: Raids, place: Place, coin: int) -> None:
        """The first ship takes the three, the second the one (RA-13.3)."""
        state.lying[place] -= 1
        state.coins[3 * self.ship + coin] += 1
        if state.log is not None:
            self.tell_there(state, place, PlunderPassed(self.ship, place, 3 if coin == THREE else 1))

    def tell_there(self, state: Raids, place: Place, event: Event) -> None:
        """Whoever looks on sees the ship where it passes; no rule reads its place before it stops."""
        state.position[self.ship] = place
        state.tell(event)

    def settle_with_the_monster(self, state: Raids) -> None:
        place = state.position[self.ship] + 1
        state.position[self.ship] = place
        if isinstance(state.answers[self.ship], Fight):
            cost = state.monster_cost(self.ship, place)
            tile = state.lift_tile(place)
            state.fate[tile] = BESIDE + self.ship
            state.pay(self.ship, cost)
            if state.log is not None:
                state.tell(MonsterDefeated(self.ship, place, tile, cost))
        else:
            ceded = min(1, state.crew[self.ship])
            state.pay(self.ship, ceded)
            if state.log is not None:
                state.tell(MonsterCeded(self.ship, place, state.tile_at[place], ceded))

    def stop(self, state: Raids) -> Flow:
        """Stopping gives nothing by itself (RA-5.3)."""
        origin = state.position[self.ship]
        state.position[self.ship] = self.place
        state.newcomer = self.ship
        if self.place == state.home:
            take_number(state, self.ship)
        if state.log is not None:
            state.tell(Sailed(self.ship, origin, self.place))
            if self.place == state.home:
                state.tell(Arrived(self.ship, state.arrived))
        return Flow.DONE


class MeetMonster(Decision[Raids]):
    """Cede a Viking, or fight (RA-14.1)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], place: Place, destination: Place) -> None:
        super().__init__(seats)
        self.place: Final = place
        self.destination: Final = destination

    def options(self, state: Raids, seat: Seat) -> list[Move]:
        crew = state.crew[seat]
        cost = state.monster_cost(seat, self.place)
        if not self.to_attack(state):
            return [CEDE, FIGHT] if cost <= crew else [CEDE]
        moves: list[Move] = []
        if self.leaves_enough(state, seat, crew - min(1, crew)):
            moves.append(CEDE)
        if cost <= crew and self.leaves_enough(state, seat, crew - cost):
            moves.append(FIGHT)
        return moves

    def refusal(self, state: Raids, seat: Seat, move: Move) -> Refusal | None:
        crew = state.crew[seat]
        cost = state.monster_cost(seat, self.place)
        match move:
            case Fight() if cost > crew:
                return refuse("RA-14.6", "fight-costs-more", cost=cost, crew=crew)
            case Fight() if not self.leaves_enough(state, seat, crew - cost):
                return refuse("RA-20.2", "attack-needs-a-viking")
            case Cede() if not self.leaves_enough(state, seat, crew - min(1, crew)):
                return refuse("RA-20.2", "attack-needs-a-viking")
            case Fight() | Cede():
                return None
            case _:
                return refuse("RA-14.1", "cede-or-fight")

    def leaves_enough(self, state: Raids, seat: Seat, crew: int) -> bool:
        """Whoever sails to another's tile must be able to reach it with a Viking (RA-9.6)."""
        return not self.to_attack(state) or most_crew_at(state, seat, crew, self.place, self.destination) > 0

    def to_attack(self, state: Raids) -> bool:
        return self.destination != state.home and state.occupied() >> self.destination & 1 == 1


SAILING: Final = [[Sailing(ship, place) for place in range(PLACES)] for ship in range(MOST_SEATS)]
MEET_MONSTER: Final = [
    [[MeetMonster((seat,), place, destination) for destination in range(PLACES)] for place in range(PLACES)]
    for seat in range(MOST_SEATS)
]
