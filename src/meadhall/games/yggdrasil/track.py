"""The Asgard track: enemies come and go (YG-4)."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.asked import Asked
from meadhall.games.yggdrasil.events import EnemyAdvanced, EnemyHeldBack, EnemyStayed
from meadhall.games.yggdrasil.model import ENEMIES, ODINS_RESIDENCE, Enemy, God, Yggdrasil
from meadhall.games.yggdrasil.moves import PUSH_BACK, PushBack
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


def advance(state: Yggdrasil, enemy: Enemy, steps: int) -> None:
    """To the right; never beyond Odin's residence (YG-4.8)."""
    space = min(ODINS_RESIDENCE, state.spaces[enemy] + steps)
    if space == state.spaces[enemy]:
        state.tell(EnemyStayed(enemy, space))
        return
    state.spaces[enemy] = space
    if state.log is not None:
        state.tell(EnemyAdvanced(enemy, space))


def push_back(state: Yggdrasil, enemy: Enemy, steps: int) -> None:
    """To the left, without effect; never beyond space 1 (YG-4.9, YG-4.10)."""
    space = max(1, state.spaces[enemy] - steps)
    if space == state.spaces[enemy]:
        state.tell(EnemyStayed(enemy, space))
        return
    state.spaces[enemy] = space
    state.tell(EnemyHeldBack(enemy, space))


class PushBackEnemies(Procedure[Yggdrasil]):
    """So many different enemies of the active god's choice move left (YG-8.21, YG-8.22, YG-9.6)."""

    def __init__(self, enemies: int, steps: int, chosen: int) -> None:
        self.enemies: Final = enemies  # still to be chosen
        self.steps: Final = steps
        self.chosen: Final = chosen  # a bit for each enemy already pushed

    def step(self, state: Yggdrasil, at: int) -> Flow:
        if at == 0:
            if state.version >= 2 and not self.can_push_somebody(state):
                return Flow.DONE
            state.ask(ChooseEnemyToPush((state.seat(),), state.active, self.steps, self.chosen))
            return Flow.NEXT
        move = state.answers[state.seat()]
        assert isinstance(move, PushBack)
        push_back(state, move.enemy, self.steps)
        if self.enemies > 1:
            state.begin(PushBackEnemies(self.enemies - 1, self.steps, self.chosen | 1 << move.enemy))
        return Flow.DONE

    def can_push_somebody(self, state: Yggdrasil) -> bool:
        """Whether anybody not chosen yet has left the first space; else every answer would be in vain (YG-8.25)."""
        for enemy in range(ENEMIES):
            if state.spaces[enemy] > 1 and not self.chosen >> enemy & 1:
                return True
        return False


class ChooseEnemyToPush(Asked):
    """Any enemy not chosen yet; one on space 1 may be named in vain (YG-8.25, YG-R-11)."""

    def __init__(self, seats: tuple[Seat, ...], god: God, steps: int, chosen: int) -> None:
        super().__init__(seats, god)
        self.steps: Final = steps
        self.chosen: Final = chosen

    def options(self, state: Yggdrasil, seat: Seat) -> list[Move]:
        return [PUSH_BACK[enemy] for enemy in range(ENEMIES) if not self.chosen >> enemy & 1]

    def refusal(self, state: Yggdrasil, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, PushBack):
            return refuse("YG-8.21", "choose-an-enemy-to-push")
        if self.chosen >> move.enemy & 1:
            return refuse("YG-8.21", "enemy-already-pushed", enemy=move.enemy)
        return None
