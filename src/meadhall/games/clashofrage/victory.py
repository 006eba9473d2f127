"""Victory (CR-11)."""

from __future__ import annotations

from meadhall.games.clashofrage.events import GameWon
from meadhall.games.clashofrage.model import SECOND_ACTION, ClashOfRage
from meadhall.kernel.values import Seat


def wins(state: ClashOfRage, clan: Seat) -> bool:
    """Enough points in the course of his own second action: the game is over at once (CR-11.4).

    Tested when that action begins, when movement is finished, after each fight
    and after forging (CR-11.6). The step that finds it true returns `Flow.AGAIN`.
    """
    if state.phase != SECOND_ACTION or state.points(clan) < state.target:
        return False
    state.winner = clan
    state.tell(GameWon(clan, state.points(clan)))
    state.end_game()
    return True
