"""Turns and pillage (rulebook, page 3)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.holmgang.battle import Battle
from meadhall.games.holmgang.events import PlunderDrawn, Rested, VillageBurnt
from meadhall.games.holmgang.model import VILLAGES, Holmgang, Village
from meadhall.games.holmgang.moves import DRAW_PLUNDER, PILLAGE, REST, DrawPlunder, Pillage, Rest
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse


class Raids(Procedure[Holmgang]):
    """Each clan takes one turn, clockwise from the first (HO-3.1)."""

    def step(self, state: Holmgang, at: int) -> Flow:
        if at == state.seats or state.all_burnt():
            return Flow.DONE
        state.begin(Turn(state.clockwise()[at]))
        return Flow.NEXT


class Turn(Procedure[Holmgang]):
    """Rest, or pillage a village (HO-3.2)."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan

    def step(self, state: Holmgang, at: int) -> Flow:
        if at == 0:
            state.ask(ChooseTurn((self.clan,)))
            return Flow.NEXT
        move = state.answers[self.clan]
        if isinstance(move, Pillage):
            state.begin(PillageVillage(self.clan, move.village))
        else:
            self.rest(state)
        return Flow.DONE

    def rest(self, state: Holmgang) -> None:
        """A man from the reserve joins at the clan's own village, unless that is burnt (HO-3.3)."""
        village = self.clan
        if state.reserve[self.clan] and not state.is_burnt[village]:
            state.reserve[self.clan] -= 1
            state.men[village][self.clan] += 1
        state.tell(Rested(self.clan))


class ChooseTurn(Decision[Holmgang]):
    """Everybody sees the men and the villages, so everybody knows what may be chosen."""

    is_public: ClassVar = True

    def options(self, state: Holmgang, seat: Seat) -> list[Move]:
        moves: list[Move] = [REST]
        for village in range(VILLAGES):
            if state.men[village][seat] and not state.is_burnt[village]:
                moves.append(PILLAGE[village])
        return moves

    def refusal(self, state: Holmgang, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Rest():
                return None
            case Pillage(village=village) if state.is_burnt[village]:
                return refuse("HO-3.5", "village-is-burnt", village=village)
            case Pillage(village=village) if not state.men[village][seat]:
                return refuse("HO-3.4", "no-men-there", village=village)
            case Pillage():
                return None
            case _:
                return refuse("HO-3.2", "rest-or-pillage")


class PillageVillage(Procedure[Holmgang]):
    """1. Fight whoever else is there.  2. Draw plunder.  3. Burn the village (HO-3.6)."""

    def __init__(self, clan: Seat, village: Village) -> None:
        self.clan: Final = clan
        self.village: Final = village

    def step(self, state: Holmgang, at: int) -> Flow:
        match at:
            case 0:
                return self.fight(state)
            case 1:
                return self.draw_plunder(state)
            case _:
                return self.burn(state)

    def fight(self, state: Holmgang) -> Flow:
        if len(state.fighters(self.village)) > 1:
            state.begin(Battle(self.village))
        return Flow.NEXT

    def draw_plunder(self, state: Holmgang) -> Flow:
        if state.men[self.village][self.clan] == 0:
            return Flow.DONE  # driven off: no plunder, no fire (HO-3.7)
        state.ask(PlunderDraw())
        return Flow.NEXT

    def burn(self, state: Holmgang) -> Flow:
        drawn = state.answers[CHANCE]
        assert isinstance(drawn, DrawPlunder)
        state.bag[drawn.worth - 1] -= 1
        state.glory[self.clan] += drawn.worth
        state.tell(PlunderDrawn(self.clan, drawn.worth))
        state.is_burnt[self.village] = True
        state.tell(VillageBurnt(self.village))
        return Flow.DONE


class PlunderDraw(Chance[Holmgang]):
    def odds(self, state: Holmgang) -> list[tuple[Move, int]]:
        return [(DRAW_PLUNDER[worth], state.bag[worth - 1]) for worth in (1, 2, 3)]
