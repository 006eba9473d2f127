"""Paths: a game that is nothing but a few crossroads drawn by a test, so that one knows what a search must find."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from meadhall.kernel.core import Chance, Decision, Flow, Procedure, State
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules, View, ranked
from meadhall.kernel.values import CHANCE, Move, Seat, numbered


class Go(Move):
    def __init__(self, way: int) -> None:
        super().__init__((way,))
        self.way: Final = way


class Blow(Move):
    """Where the wind blows."""

    def __init__(self, way: int) -> None:
        super().__init__((way,))
        self.way: Final = way


WAYS: Final = [Go(way) for way in range(3)]
MOVES: Final = numbered([*WAYS])
WINDS: Final = [Blow(way) for way in range(3)]


@dataclass(frozen=True)
class Place:
    """How it looks to every seat; who is asked here, if anybody, and where their ways lead."""

    looks: tuple[float, ...]
    asks: tuple[Seat, ...] = ()
    ways: dict[Any, int] = field(default_factory=dict)  # a way, or one of each who is asked: the next place


class Walk(State):
    def set_up(self, places: list[Place]) -> None:
        self.seats = len(places[0].looks)
        self.place: int = 0
        self.hidden: int = 0  # what nobody sees
        self.places = places

    def copy(self) -> Walk:
        twin = Walk(self)
        twin.place, twin.hidden, twin.places = self.place, self.hidden, self.places
        return twin


class On(Procedure[Walk]):
    def step(self, state: Walk, at: int) -> Flow:
        here = state.places[state.place]
        if at % 2 == 0:
            if not here.asks:
                return Flow.DONE
            state.ask(Wind() if here.asks == (CHANCE,) else Crossroads(here.asks))
            return Flow.NEXT
        ways = [state.answers[seat] for seat in here.asks]
        numbers = [way.way for way in ways if isinstance(way, (Go, Blow))]
        state.place = here.ways[numbers[0] if len(numbers) == 1 else tuple(numbers)]
        return Flow.NEXT


class Crossroads(Decision[Walk]):
    def options(self, state: Walk, seat: Seat) -> list[Move]:
        here = state.places[state.place]
        if len(here.asks) == 1:
            return [WAYS[way] for way in here.ways]
        return [WAYS[way] for way in sorted({ways[here.asks.index(seat)] for ways in here.ways})]


class Wind(Chance[Walk]):
    def odds(self, state: Walk) -> list[tuple[Move, int]]:
        return [(WINDS[way], 1) for way in state.places[state.place].ways]


def way(move: Move) -> int:
    assert isinstance(move, Go)
    return move.way


class Nothing(View, frozen=True):
    place: int


def imagine(state: Walk, seat: Seat | None, dice: Dice) -> Walk:
    world = state.copy()
    world.hidden = dice.below(1000)
    return world


def rules(places: list[Place], **more: Any) -> Rules:
    def start(seats: int, choices: Any) -> Walk:
        state = Walk()
        state.set_up(places)
        state.begin(On())
        return state

    return Rules(
        name="paths",
        version=1,
        package="tests.agents.paths",
        seats=(len(places[0].looks),),
        options=(),
        moves=MOVES,
        outcomes=(Blow,),
        state=Walk,
        start=start,
        open_view=lambda state: Nothing(state.place),
        imagine=imagine,
        result=lambda state: ranked([round(100 * look) for look in state.places[state.place].looks]),
        evaluate=lambda state, seat: state.places[state.place].looks[seat],
        pieces=lambda state: {},
        draw_board=lambda view, words: "",
        **more,
    )
