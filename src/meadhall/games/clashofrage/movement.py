"""Moving armies (CR-7.4 to CR-7.17).

Figures that go the same way are taken together, as a band: that is the same as
moving them one after another along one path, and fewer questions.
"""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.clans import LEVELS, MOVEMENT
from meadhall.games.clashofrage.events import BandHalted, HeroMoved, HeroWentHome, MovementBegan, UnitsMoved
from meadhall.games.clashofrage.fights import Fights
from meadhall.games.clashofrage.heroes import HERO_MOVEMENT
from meadhall.games.clashofrage.model import NO_ARMIES, NOWHERE, Army, ClashOfRage, count, figures, size
from meadhall.games.clashofrage.moves import (
    END_MOVEMENT,
    GO,
    HALT,
    LEAVE_ONE,
    MOVE_FROM,
    TAKE,
    TAKE_ALL,
    TAKE_HERO,
    EndMovement,
    Go,
    Halt,
    LeaveOne,
    MoveFrom,
    Take,
    TakeAll,
    TakeHero,
)
from meadhall.games.clashofrage.regions import HOME, PLACES, Place
from meadhall.games.clashofrage.victory import wins
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class MovingArmies(Procedure[ClashOfRage]):
    """1. Move figures.  2. A hero left alone goes home.  3. Fight wherever enemies are met (CR-7.17, CR-7.18)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.moved = NO_ARMIES.copy()
            state.hero_moved = False
            if state.log is not None:
                state.tell(MovementBegan(self.clan))
            state.begin(Movement(self.clan))
            return Flow.NEXT
        send_lonely_hero_home(state, self.clan)
        if wins(state, self.clan):
            return Flow.AGAIN
        state.begin(Fights(self.clan))
        return Flow.DONE


def send_lonely_hero_home(state: ClashOfRage, clan: Seat) -> None:
    """A hero without a unit of his clan returns to the bastion (CR-7.17, CR-13.3, CR-13.5)."""
    place = state.hero_at[clan]
    if place != NOWHERE and place != HOME and not state.units(clan, place):
        state.hero_at[clan] = HOME
        state.tell(HeroWentHome(clan, state.hero[clan]))


class Movement(Procedure[ClashOfRage]):
    """Band after band, until the player declares the movement finished."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at % 2 == 0:
            state.ask(PickOrigin((self.clan,)))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if not isinstance(answer, MoveFrom):
            return Flow.DONE
        place = answer.place
        army, hero = unmoved(state, self.clan, place), hero_unmoved(state, self.clan, place)
        if size(army) + hero == 1:
            state.begin(Mustering(self.clan, place, army, hero))
        else:
            state.begin(Mustering(self.clan, place, 0, False))
        return Flow.NEXT


def unmoved(state: ClashOfRage, clan: Seat, place: Place) -> Army:
    """Units here that have not moved in this action (CR-7.5)."""
    return state.army[PLACES * clan + place] - state.moved[place]


def hero_unmoved(state: ClashOfRage, clan: Seat, place: Place) -> bool:
    return state.hero_at[clan] == place and not state.hero_moved


class PickOrigin(Decision[ClashOfRage]):
    """Where the next band sets out from, or nowhere: movement is finished."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        home = PLACES * seat
        moves: list[Move] = []
        if state.army[home + HOME] != state.moved[HOME] or hero_unmoved(state, seat, HOME):
            moves.append(MOVE_FROM[HOME])
        for place in state.territories:
            if state.army[home + place] != state.moved[place] or hero_unmoved(state, seat, place):
                moves.append(MOVE_FROM[place])
        moves.append(END_MOVEMENT)
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, EndMovement):
            return None
        if not isinstance(move, MoveFrom):
            return refuse("CR-7.4", "move-or-finish")
        if unmoved(state, seat, move.place) or hero_unmoved(state, seat, move.place):
            return None
        if state.units(seat, move.place):
            return refuse("CR-7.5", "all-have-moved", place=move.place)
        return refuse("CR-7.4", "none-of-yours-there", place=move.place)


# A band is mustered, then goes from place to place


class Mustering(Procedure[ClashOfRage]):
    """Figure by figure, or all of them; then the first step of the way."""

    def __init__(self, clan: Seat, place: Place, band: Army, with_hero: bool) -> None:
        self.clan: Final = clan
        self.place: Final = place
        self.band: Final = band
        self.with_hero: Final = with_hero

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(PickFigures((self.clan,), self.place, self.band, self.with_hero))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if isinstance(answer, Go):
            left = movement_of(state, self.clan, self.band, self.with_hero)
            state.begin(Marching(self.clan, self.place, self.band, self.with_hero, left, answer.place))
        elif isinstance(answer, Take):
            state.begin(Mustering(self.clan, self.place, self.band + figures(answer.level), self.with_hero))
        elif isinstance(answer, TakeHero):
            state.begin(Mustering(self.clan, self.place, self.band, True))
        else:
            army, hero = unmoved(state, self.clan, self.place), hero_unmoved(state, self.clan, self.place)
            if isinstance(answer, LeaveOne):
                army -= figures(answer.level)
            state.begin(Mustering(self.clan, self.place, army, hero))
        return Flow.DONE


def movement_of(state: ClashOfRage, clan: Seat, band: Army, with_hero: bool) -> int:
    """As far as the slowest of them (CR-7.7)."""
    least = HERO_MOVEMENT if with_hero else 99
    for level in range(LEVELS):
        if count(band, level):
            least = min(least, state.total(clan, level, MOVEMENT))
    return least


def all_fly(state: ClashOfRage, clan: Seat, band: Army, with_hero: bool) -> bool:
    return not with_hero and all([state.flies(clan, level) for level in range(LEVELS) if band >> 4 * level & 15])


def ways_from(state: ClashOfRage, clan: Seat, place: Place, band: Army, with_hero: bool) -> list[Place]:
    """Where one step can lead: rocks stop who does not fly (CR-7.6, CR-7.8, CR-7.13)."""
    if all_fly(state, clan, band, with_hero):
        return state.by_air[PLACES * clan + place]
    return state.on_foot[PLACES * clan + place]


def no_way(state: ClashOfRage, clan: Seat, origin: Place, band: Army, with_hero: bool, place: Place) -> Refusal | None:
    if place in ways_from(state, clan, origin, band, with_hero):
        return None
    if place in state.by_air[PLACES * clan + origin]:
        return refuse("CR-7.8", "rocks-in-the-way", place=place)
    return refuse("CR-7.6", "not-connected", origin=origin, place=place)


class PickFigures(Decision[ClashOfRage]):
    """Who goes along; once somebody does, where to."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], place: Place, band: Army, with_hero: bool) -> None:
        super().__init__(seats)
        self.place: Final = place
        self.band: Final = band
        self.with_hero: Final = with_hero

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        moves: list[Move] = []
        rest = unmoved(state, seat, self.place) - self.band
        hero_left = not self.with_hero and hero_unmoved(state, seat, self.place)
        if size(rest) + hero_left > 1:
            moves.append(TAKE_ALL)
        for level in range(LEVELS):
            if rest >> 4 * level & 15:
                moves.append(TAKE[level])
                if self.may_leave_one(rest, hero_left):
                    moves.append(LEAVE_ONE[level])
        if hero_left:
            moves.append(TAKE_HERO)
        if self.band or self.with_hero:
            for place in ways_from(state, seat, self.place, self.band, self.with_hero):
                moves.append(GO[place])
        return moves

    def may_leave_one(self, rest: Army, hero_left: bool) -> bool:
        """Short for taking everybody else one by one: before anybody is taken, where that would take longer."""
        return not self.band and not self.with_hero and size(rest) + hero_left > 2

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        rest = unmoved(state, seat, self.place) - self.band
        hero_left = not self.with_hero and hero_unmoved(state, seat, self.place)
        match move:
            case TakeAll():
                return None if size(rest) + hero_left > 1 else refuse("CR-7.4", "fewer-than-two-left")
            case Take(level=level) | LeaveOne(level=level) if not count(rest, level):
                return refuse("CR-7.5", "no-such-unit-left", level=level)
            case LeaveOne():
                return None if self.may_leave_one(rest, hero_left) else refuse("CR-7.4", "choose-one-by-one")
            case Take():
                return None
            case TakeHero():
                return None if hero_left else refuse("CR-7.5", "no-hero-left")
            case Go(place=place) if self.band or self.with_hero:
                return no_way(state, seat, self.place, self.band, self.with_hero, place)
            case _:
                return refuse("CR-7.4", "choose-figures")


class Marching(Procedure[ClashOfRage]):
    """One step costs one point; then on, or halt, or be stopped by enemies (CR-7.6 to CR-7.15)."""

    def __init__(self, clan: Seat, origin: Place, band: Army, with_hero: bool, left: int, place: Place) -> None:
        self.clan: Final = clan
        self.origin: Final = origin
        self.band: Final = band
        self.with_hero: Final = with_hero
        self.left: Final = left
        self.place: Final = place

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            self.enter(state)
            stops = self.left == 1 or self.must_stop(state)
            if stops:
                self.stop(state)
            if state.log is not None:
                tell_moved(state, self.clan, self.band, self.with_hero, self.origin, self.place)
            if stops:
                return Flow.DONE
            state.ask(GoOn((self.clan,), self.place, self.band, self.with_hero, self.left - 1))
            return Flow.NEXT
        answer = state.answers[self.clan]
        if isinstance(answer, Go):
            state.begin(Marching(self.clan, self.place, self.band, self.with_hero, self.left - 1, answer.place))
            return Flow.DONE
        self.stop(state)
        if state.log is not None:
            state.tell(BandHalted(self.clan, self.place))
        return Flow.DONE

    def enter(self, state: ClashOfRage) -> None:
        if self.band:
            state.army[PLACES * self.clan + self.origin] -= self.band
            state.army[PLACES * self.clan + self.place] += self.band
        if self.with_hero:
            state.hero_at[self.clan] = self.place

    def must_stop(self, state: ClashOfRage) -> bool:
        """Enemies stop who does not fly, unless units there already are as many as they (CR-7.9, CR-7.11)."""
        foes = state.enemy_units(self.clan, self.place)
        if foes == 0 or all_fly(state, self.clan, self.band, self.with_hero):
            return False
        return size(state.units(self.clan, self.place) - self.band) < foes

    def stop(self, state: ClashOfRage) -> None:
        """For the rest of this action (CR-7.5, CR-7.12)."""
        state.moved[self.place] += self.band
        if self.with_hero:
            state.hero_moved = True


def tell_moved(state: ClashOfRage, clan: Seat, band: Army, with_hero: bool, origin: Place, place: Place) -> None:
    for level in range(LEVELS):
        if count(band, level):
            state.tell(UnitsMoved(clan, state.unit(clan, level), count(band, level), origin, place))
    if with_hero:
        state.tell(HeroMoved(clan, state.hero[clan], origin, place))


class GoOn(Decision[ClashOfRage]):
    """Movement points are left: another step, or halt."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], place: Place, band: Army, with_hero: bool, left: int) -> None:
        super().__init__(seats)
        self.place: Final = place
        self.band: Final = band
        self.with_hero: Final = with_hero
        self.left: Final = left

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [HALT]
        for place in ways_from(state, seat, self.place, self.band, self.with_hero):
            moves.append(GO[place])
        return moves

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if isinstance(move, Halt):
            return None
        if isinstance(move, Go):
            return no_way(state, seat, self.place, self.band, self.with_hero, move.place)
        return refuse("CR-7.5", "go-on-or-halt")
