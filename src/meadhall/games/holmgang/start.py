"""The table before the first turn, and the game as a whole (rulebook, page 1)."""

from __future__ import annotations

from typing import Final

from meadhall.games.holmgang.events import SeasonBegan
from meadhall.games.holmgang.model import SEASONS, Holmgang
from meadhall.games.holmgang.turn import Raids
from meadhall.games.holmgang.winter import Winter
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.opening import FirstDraw, first_drawn


def start(seats: int, first: int) -> Holmgang:
    state = Holmgang()
    state.set_up(seats)
    state.begin(Game(first))
    return state


class Game(Procedure[Holmgang]):
    """1. Draw who begins.  2. Three seasons, or until every village is burnt (HO-2.1, HO-2.2)."""

    def __init__(self, first: int) -> None:
        self.first: Final = first

    def step(self, state: Holmgang, at: int) -> Flow:
        match at:
            case 0:
                return self.draw_the_first(state)
            case 1:
                return self.seat_the_first(state)
            case _:
                return self.next_season(state)

    def draw_the_first(self, state: Holmgang) -> Flow:
        state.ask(FirstDraw(self.first))
        return Flow.NEXT

    def seat_the_first(self, state: Holmgang) -> Flow:
        state.first = first_drawn(state)
        return Flow.NEXT

    def next_season(self, state: Holmgang) -> Flow:
        if state.season == SEASONS or state.all_burnt():
            return Flow.DONE
        state.season += 1
        state.tell(SeasonBegan(state.season, state.first))
        state.begin_all([Raids(), Winter()])
        return Flow.AGAIN
