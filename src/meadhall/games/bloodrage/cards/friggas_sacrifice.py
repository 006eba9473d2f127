"""Frigga's Sacrifice: two figures for one step of a stat (BR-8.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.numbers import FRIGGAS_SACRIFICE, KINDS
from meadhall.games.bloodrage.cards.row import Row, clan
from meadhall.games.bloodrage.destruction import destroy
from meadhall.games.bloodrage.events import CardUsed
from meadhall.games.bloodrage.figures import LEADER, WARRIOR, Figure
from meadhall.games.bloodrage.lands import BOARD, PROVINCES, Place
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import Action
from meadhall.games.bloodrage.moves import SACRIFICE, TAKE, TAKE_WARRIOR, Sacrifice, Take, TakeWarrior
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

FIGURES_TO_GIVE: Final = 2


class FriggasSacrifice(Action):
    def is_action(self, move: Move) -> bool:
        return isinstance(move, Sacrifice)

    def moves(self, state: BloodRage, clan: Seat) -> list[Move]:
        return [SACRIFICE] if state.on_board(clan) >= FIGURES_TO_GIVE else []

    def refusal(self, state: BloodRage, clan: Seat, move: Move) -> Refusal | None:
        return None if state.on_board(clan) >= FIGURES_TO_GIVE else refuse("BR-8.17", "two-figures-needed")

    def act(self, state: BloodRage, clan: Seat, move: Move) -> None:
        state.tell(CardUsed(clan, FRIGGAS_SACRIFICE))
        state.begin(SacrificeFigures(clan))


class SacrificeFigures(Procedure[BloodRage]):
    """1. Two own figures on the board are destroyed; nothing saves them.  2. One stat rises (BR-R-20)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: BloodRage, at: int) -> Flow:
        if at > 0:
            self.give(state, state.answers[self.clan])
        if at == FIGURES_TO_GIVE:
            state.begin(RaiseOfChoice(self.clan, NO_STAT, False))
            return Flow.DONE
        state.ask(ChooseSacrifice((self.clan,)))
        return Flow.NEXT

    def give(self, state: BloodRage, move: Move) -> None:
        if isinstance(move, TakeWarrior):
            destroy(state, self.clan, WARRIOR, move.province)
        elif isinstance(move, Take):
            destroy(state, self.clan, move.figure, state.where(self.clan, move.figure))


class ChooseSacrifice(Decision[BloodRage]):
    """One figure anywhere on the board."""

    is_public: ClassVar = True

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [
            TAKE_WARRIOR[province] for province in range(PROVINCES) if state.holds(seat, WARRIOR, province)
        ]
        moves += [TAKE[figure] for figure in range(LEADER, KINDS) if state.where(seat, figure) < BOARD]
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case TakeWarrior(province=province):
                return self.why_not(state, seat, WARRIOR, province)
            case Take(figure=figure) if figure == WARRIOR:
                return refuse("BR-8.17", "say-where-from")
            case Take(figure=figure):
                return self.why_not(state, seat, figure, state.where(seat, figure))
            case _:
                return refuse("BR-8.17", "choose-a-sacrifice")

    def why_not(self, state: BloodRage, seat: Seat, figure: Figure, place: Place) -> Refusal | None:
        if place < BOARD and state.holds(seat, figure, place):
            return None
        return refuse("BR-8.17", "not-on-the-board", figure=figure)


CARDS: Final[list[Row]] = [
    clan(
        age=3,
        name="friggas-sacrifice",
        cost=1,
        text=FriggasSacrifice(FRIGGAS_SACRIFICE),
        worth=3.0,
        copies=(0, 1, 0),
        words={
            "en": (
                "Frigga's Sacrifice",
                "Action: destroy two figures of yours on the board and raise a stat of your choice.",
            ),
            "fr": (
                "Sacrifice de Frigga",
                "Action : détruisez deux de vos figurines sur le plateau et augmentez une caractéristique de "
                "votre choix.",
            ),
        },
    ),
]
