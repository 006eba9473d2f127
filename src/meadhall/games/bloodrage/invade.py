"""Invade: bringing figures to the board, for Rage or for nothing (BR-9)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.columns import SAYS
from meadhall.games.bloodrage.events import Invaded
from meadhall.games.bloodrage.figures import CARD_OF, Figure, is_ship
from meadhall.games.bloodrage.lands import OUTER, PLACES, RESERVE, YGGDRASIL, Place
from meadhall.games.bloodrage.model import HORNS, BloodRage
from meadhall.games.bloodrage.moments import AFTER_INVADE, AFTER_SUCCOR, ARRIVED, REACTIONS, TEXT, offer
from meadhall.games.bloodrage.moves import DECLINE, GO, Decline, Go
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class BringFigure(Procedure[BloodRage]):
    """1. Choose where.  2. Pay, place the figure, and see what follows (BR-9.1)."""

    def __init__(self, clan: Seat, figure: Figure, source: Place, cost: int, may_decline: bool) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.source: Final = source
        self.cost: Final = cost
        self.may_decline: Final = may_decline

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseLanding((self.clan,), self.figure, self.may_decline))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, Go):
            state.rage[self.clan] -= self.cost
            land(state, self.clan, self.figure, self.source, move.place, self.cost)
        return Flow.DONE


class ChooseLanding(Decision[BloodRage]):
    """An empty village of an outer province, or a fjord for a ship (BR-9.2, BR-9.3)."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], figure: Figure, may_decline: bool) -> None:
        super().__init__(seats)
        self.figure: Final = figure
        self.may_decline: Final = may_decline

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [GO[place] for place in state.landings(self.figure)]
        if self.may_decline:
            moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Go(place=place):
                return why_not_land(state, self.figure, place)
            case Decline() if self.may_decline:
                return None
            case _:
                return refuse("BR-9.1", "choose-a-landing", figure=self.figure)


def why_not_land(state: BloodRage, figure: Figure, place: Place) -> Refusal | None:
    if state.may_land(figure, place):
        return None
    if is_ship(figure) and place < OUTER + 1:
        return refuse("BR-3.15", "ships-need-a-fjord", figure=figure)
    if is_ship(figure):
        return refuse("BR-9.3", "fjord-is-closed", place=place)
    if place == YGGDRASIL:
        return refuse("BR-9.4", "yggdrasil-is-not-invaded")
    if place > YGGDRASIL:
        return refuse("BR-2.12", "fjords-are-for-ships", figure=figure)
    if state.is_ruined(place):
        return refuse("BR-2.15", "province-is-destroyed", province=place)
    return refuse("BR-9.2", "no-empty-village", province=place)


def why_not_invade(state: BloodRage, clan: Seat, figure: Figure, source: Place, cost: int) -> Refusal | None:
    """What stands against an invade with this figure, wherever it would go."""
    if not state.holds(clan, figure, source):
        if source == RESERVE:
            return refuse("BR-9.1", "not-in-reserve", figure=figure)
        return refuse("BR-R-28", "not-in-valhalla", figure=figure)
    if not state.is_under_horns(clan):
        return refuse("BR-9.8", "horns-are-full", horns=state.stat(clan, HORNS))
    if state.rage[clan] < cost:
        return refuse("BR-8.4", "not-enough-rage", cost=cost, rage=state.rage[clan])
    if not state.can_land(figure):
        return refuse("BR-9.2", "no-room-to-invade", figure=figure)
    return None


def may_invade(state: BloodRage, clan: Seat, figure: Figure, source: Place) -> bool:
    """For nothing, if it can be done at all (BR-9.10, BR-11.10)."""
    return state.holds(clan, figure, source) and state.is_under_horns(clan) and state.can_land(figure)


def land(state: BloodRage, clan: Seat, figure: Figure, source: Place, place: Place, cost: int) -> None:
    """Place the figure; what follows comes next (BR-9.11)."""
    put(state, clan, figure, source, place, cost)
    if leads_on(state, clan, figure, place):
        state.begin(AfterInvade(clan, figure, place))


def put(state: BloodRage, clan: Seat, figure: Figure, source: Place, place: Place, cost: int) -> None:
    state.move(clan, figure, source, place)
    if state.log is not None:
        state.tell(Invaded(clan, figure, source, place, cost))


def leads_on(state: BloodRage, clan: Seat, figure: Figure, place: Place) -> bool:
    """Whether the figure has something to do where it arrives, or an upgrade may be called on."""
    if SAYS[CARD_OF[figure]] == ARRIVED:
        return True
    for moment in (AFTER_INVADE, AFTER_SUCCOR):
        for text in REACTIONS[moment]:
            if text.listens(state, clan, place):
                return True
    return False


class AfterInvade(Procedure[BloodRage]):
    """(a) The Monster's own effect, (b) Frigga's Succor, (c) Thor's Domain (BR-9.11)."""

    def __init__(self, clan: Seat, figure: Figure, place: Place) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.place: Final = place

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.monster_arrives(state)
            case 1:
                offer(state, AFTER_INVADE, self.clan, self.place)
                return Flow.NEXT
            case _:
                offer(state, AFTER_SUCCOR, self.clan, self.place)
                return Flow.DONE

    def monster_arrives(self, state: BloodRage) -> Flow:
        TEXT[CARD_OF[self.figure]].arrived(state, self.clan, self.place)
        return Flow.NEXT


def may_send_warrior(state: BloodRage, clan: Seat, province: Place) -> bool:
    """A Warrior in reserve, an empty village, room under Horns (BR-9.2, BR-9.8)."""
    if province >= OUTER or not state.has_room(province):
        return False
    return state.warriors[clan * PLACES + RESERVE] > 0 and state.is_under_horns(clan)
