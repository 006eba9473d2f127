"""Phase 4: reinforcement stones (CR-9)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.clans import Level
from meadhall.games.clashofrage.events import StoneCalled
from meadhall.games.clashofrage.model import STONES, ClashOfRage, count, figures
from meadhall.games.clashofrage.moves import CALL_AT, CallAt
from meadhall.games.clashofrage.phases import begin_phase
from meadhall.games.clashofrage.regions import CELLS, PLACES, STONE_LEVEL, Territory
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class ReinforcementStones(Procedure[ClashOfRage]):
    """Every clan in turn order receives a unit at each stone it controls, of the stone's level."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            begin_phase(state, STONES)
        if at == state.seats:
            return Flow.DONE
        clan = state.order[at]
        state.begin(CallUnits(clan, tuple([stone for stone in state.stones if state.controls(clan, stone)])))
        return Flow.NEXT


class CallUnits(Procedure[ClashOfRage]):
    """Stone by stone; where the reserve is short, its owner chooses which is served (CR-9.3, CR-R-50)."""

    def __init__(self, clan: Seat, stones: tuple[Territory, ...]) -> None:
        self.clan: Final = clan
        self.stones: Final = stones  # that have not called yet

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if not self.stones:
            return Flow.DONE
        stone = self.stones[0]
        if at > 0:
            answer = state.answers[self.clan]
            assert isinstance(answer, CallAt)
            stone = answer.place
        elif self.is_short(state, level_of(stone)):
            state.ask(PickStone((self.clan,), level_of(stone), self.alike(level_of(stone))))
            return Flow.NEXT
        call(state, self.clan, stone)
        state.begin(CallUnits(self.clan, tuple([other for other in self.stones if other != stone])))
        return Flow.DONE

    def is_short(self, state: ClashOfRage, level: Level) -> bool:
        """Some of the stones of this level can be served, but not all."""
        if state.version < 2:
            return False  # the first tile was served
        return 0 < count(state.reserve[self.clan], level) < len(self.alike(level))

    def alike(self, level: Level) -> tuple[Territory, ...]:
        return tuple([stone for stone in self.stones if level_of(stone) == level])


def level_of(stone: Territory) -> Level:
    return STONE_LEVEL[stone // CELLS] - 1


def call(state: ClashOfRage, clan: Seat, stone: Territory) -> None:
    level = level_of(stone)
    if count(state.reserve[clan], level) == 0:
        return  # CR-9.2
    state.reserve[clan] -= figures(level)
    state.army[PLACES * clan + stone] += figures(level)
    state.tell(StoneCalled(clan, state.unit(clan, level), stone))


class PickStone(Decision[ClashOfRage]):
    """Which of several stones of one level is served, while units of that level are left."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], level: Level, stones: tuple[Territory, ...]) -> None:
        super().__init__(seats)
        self.level: Final = level
        self.stones: Final = stones

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [CALL_AT[stone] for stone in self.stones]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, CallAt):
            return refuse("CR-R-50", "choose-a-stone")
        if move.place not in self.stones:
            return refuse("CR-R-50", "not-to-be-served", place=move.place)
        return None
