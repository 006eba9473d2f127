"""Odin's Tide: every clan keeps one figure."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.destruction import Destroy, doom
from meadhall.games.bloodrage.events import FigureKept
from meadhall.games.bloodrage.figures import WARRIOR, Figure
from meadhall.games.bloodrage.lands import FJORD_OF, OUTER, PLACES, Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BEFORE_COMPARISON, Text
from meadhall.games.bloodrage.moves import TAKE, Take
from meadhall.kernel.core import Decision, Flow, Procedure
from meadhall.kernel.values import Move, Refusal, Seat, refuse


class OdinsTideRolls(Text):
    def before_comparison(self, state: BloodRage, clan: Seat, pillager: Seat, province: Province) -> None:
        """For all clans alike (BR-15.13)."""
        state.begin(OdinsTide(pillager, province))


class OdinsTide(Procedure[BloodRage]):
    """1. Pillager first, each clan chooses the one figure it keeps.  2. All others are destroyed (BR-R-44)."""

    def __init__(self, pillager: Seat, province: Province) -> None:
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        fighters = state.fighters(self.pillager)
        if at > 0:
            self.hear(state, fighters[at - 1])
        if at < len(fighters):
            self.ask(state, fighters[at])
            return Flow.NEXT
        for clan in fighters:
            self.doom_all_but_one(state, clan)
        state.begin(Destroy(self.pillager, self.province))
        return Flow.DONE

    def ask(self, state: BloodRage, clan: Seat) -> None:
        """A clan with one kind of figure has nothing to choose."""
        kinds = state.figures_in_battle(clan, self.province)
        state.ask(KeepFigure((clan,) if len(kinds) > 1 else (), self.province))

    def hear(self, state: BloodRage, clan: Seat) -> None:
        kinds = state.figures_in_battle(clan, self.province)
        if kinds:
            move = state.answers.get(clan)
            state.spared[clan] = move.figure if isinstance(move, Take) else kinds[0]
            state.tell(FigureKept(clan, state.spared[clan]))

    def doom_all_but_one(self, state: BloodRage, clan: Seat) -> None:
        kept = state.spared[clan]
        others = [figure for figure in state.figures_in_battle(clan, self.province) if figure not in (WARRIOR, kept)]
        warriors = state.warriors[clan * PLACES + self.province]
        doom(state, clan, max(0, warriors - (kept == WARRIOR)), others)


class KeepFigure(Decision[BloodRage]):
    """Which figure of those in the battle stays."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], province: Province) -> None:
        super().__init__(seats)
        self.province: Final = province

    def options(self, state: BloodRage, seat: Seat) -> list[Move]:
        return [TAKE[figure] for figure in state.figures_in_battle(seat, self.province)]

    def refusal(self, state: BloodRage, seat: Seat, move: Move) -> Refusal | None:
        match move:
            case Take(figure=figure) if self.is_there(state, seat, figure):
                return None
            case Take(figure=figure):
                return refuse("BR-R-44", "not-in-this-battle", figure=figure)
            case _:
                return refuse("BR-R-44", "keep-one-figure")

    def is_there(self, state: BloodRage, seat: Seat, figure: Figure) -> bool:
        if state.holds(seat, figure, self.province):
            return True
        return self.province < OUTER and state.holds(seat, figure, FJORD_OF[self.province])


CARDS: Final[list[Row]] = [
    battle(
        age=2,
        name="odins-tide",
        strength=1,
        text=OdinsTideRolls(BEFORE_COMPARISON),
        copies=(1, 0, 1),
        words={
            "en": (
                "Odin's Tide",
                "+1. Before strengths are compared, every clan in the battle keeps one figure and loses all others.",
            ),
            "fr": (
                "Marée d'Odin",
                "+1. Avant de comparer les forces, chaque clan de la bataille garde une figurine et perd toutes "
                "les autres.",
            ),
        },
    ),
]
