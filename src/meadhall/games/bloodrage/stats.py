"""Raising a stat: given, or chosen (BR-3.6, BR-3.7)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.events import RaiseLost, StatRaised
from meadhall.games.bloodrage.model import STATS, BloodRage, Stat
from meadhall.games.bloodrage.moves import DECLINE, RAISE, Decline, Raise
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse

NO_STAT: Final = 3  # no stat is barred from the choice


def raise_stat(state: BloodRage, clan: Seat, stat: Stat) -> None:
    if state.raise_stat(clan, stat):
        state.tell(StatRaised(clan, stat, state.stat(clan, stat)))
    else:
        state.tell(RaiseLost(clan, stat))


class RaiseOfChoice(Procedure[BloodRage]):
    """The clan raises one stat it chooses, a full one only if no other is left (BR-R-15)."""

    def __init__(self, clan: Seat, barred: Stat, may_decline: bool) -> None:
        self.clan: Final = clan
        self.barred: Final = barred  # the stat a pillage token has just raised (BR-17.9)
        self.may_decline: Final = may_decline  # a Quest offers, a card gives (BR-19.2)

    def step(self, state: BloodRage, at: int) -> Flow:
        if at == 0:
            if not any([may_choose(state, self.clan, stat, self.barred) for stat in range(STATS)]):
                return Flow.DONE
            state.ask(ChooseStat((self.clan,), self.barred, self.may_decline))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, Raise):
            raise_stat(state, self.clan, move.stat)
        return Flow.DONE


def may_choose(state: BloodRage, clan: Seat, stat: Stat, barred: Stat) -> bool:
    return stat != barred and not state.is_full(clan, stat)


class ChooseStat(Decision[BloodRage]):
    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], barred: Stat, may_decline: bool) -> None:
        super().__init__(seats)
        self.barred: Final = barred
        self.may_decline: Final = may_decline

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        moves: list[Move] = [RAISE[stat] for stat in range(STATS) if may_choose(state, seat, stat, self.barred)]
        if self.may_decline:
            moves.append(DECLINE)
        return moves

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Raise(stat=stat) if stat == self.barred:
                return refuse("BR-17.9", "stat-on-the-token", stat=stat)
            case Raise(stat=stat) if state.is_full(seat, stat):
                return refuse("BR-R-15", "stat-is-full", stat=stat)
            case Raise():
                return None
            case Decline() if self.may_decline:
                return None
            case _:
                return refuse("BR-3.6", "choose-a-stat")
