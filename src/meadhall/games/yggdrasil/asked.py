"""Every question is put to whoever leads a god (YG-R-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.yggdrasil.model import God, Yggdrasil
from meadhall.kernel.core import Decision
from meadhall.kernel.values import Seat


class Asked(Decision[Yggdrasil]):
    """A question to one god.

    Everybody knows what he may answer. The gods play with open hands and look at cards together (YG-9.5); nothing is
    secret but what the bags hold where they may not be counted, and which of them are empty can be felt.
    """

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], god: God) -> None:
        super().__init__(seats)
        self.god: Final = god


def ask_if_open(state: Yggdrasil, question: Asked) -> None:
    """Where there is but one answer it is given, and nobody is asked."""
    seat = question.seats[0]
    moves = question.options(state, seat)
    if len(moves) > 1 or state.version < 2:
        state.ask(question)
        return
    state.answers.clear()
    state.answers[seat] = moves[0]
