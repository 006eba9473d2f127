"""The rune Sigel: the dead come back (YG-8.23)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.events import VikingsGranted
from meadhall.games.yggdrasil.model import God, Yggdrasil
from meadhall.games.yggdrasil.moves import GRANT, Grant
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class HandOut(Procedure[Yggdrasil]):
    """Round the table, each god is given as many of the dead as the active god likes."""

    def __init__(self, place: int, left: int) -> None:
        self.place: Final = place  # in turn order
        self.left: Final = left

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if self.place == len(state.order) or self.left == 0:
            return Flow.DONE
        receiver = state.order[self.place]
        if at == 0:
            state.ask(GrantVikings((state.seat(),), state.active, receiver, self.left))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, Grant)
        grant(state, receiver, move.count)
        state.begin(HandOut(self.place + 1, self.left - move.count))
        return Flow.DONE


def grant(state: Yggdrasil, god: God, count: int) -> None:
    state.dead -= count
    state.vikings[god] += count
    if count:
        state.tell(VikingsGranted(god, count))


class GrantVikings(Asked):
    def __init__(self, seats: tuple[Seat, ...], god: God, receiver: God, left: int) -> None:
        super().__init__(seats, god)
        self.receiver: Final = receiver
        self.left: Final = left

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return GRANT[: self.left + 1]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, Grant):
            return refuse("YG-8.23", "grant-vikings")
        if move.count > self.left:
            return refuse("YG-8.23", "too-few-to-grant", left=self.left)
        return None
