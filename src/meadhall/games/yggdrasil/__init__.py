"""Yggdrasil: the gods against Ragnarök, together.

The co-operative game by Cédric Lefebvre and Fabrice Rabellino (Ludonaute,
2011), with the rule of Trance. Its rulebook, retold in our words, lies beside
the rules; RULINGS.md says what we decided where it is silent.
"""

from collections.abc import Sequence

from meadhall.games.yggdrasil.about import about
from meadhall.games.yggdrasil.before import NAMES_BEFORE
from meadhall.games.yggdrasil.board import draw_board
from meadhall.games.yggdrasil.evaluate import evaluate, evaluate_all
from meadhall.games.yggdrasil.events import DeckPrepared, RuneCompleted
from meadhall.games.yggdrasil.imagine import imagine
from meadhall.games.yggdrasil.model import WON, Yggdrasil
from meadhall.games.yggdrasil.moves import (
    MOVES,
    ChooseSpecials,
    DealGods,
    DrawCard,
    DrawGiant,
    DrawPawns,
    EndTurn,
    Forge,
    Roll,
    UseVane,
)
from meadhall.games.yggdrasil.observation import OBSERVATION
from meadhall.games.yggdrasil.rows import NAMES, NUMBERS, ROWS, SPOKEN
from meadhall.games.yggdrasil.score import pieces, score
from meadhall.games.yggdrasil.seen import observe, open_view
from meadhall.games.yggdrasil.table_options import OPTIONS, open_table
from meadhall.games.yggdrasil.view import YggdrasilView
from meadhall.kernel.habit import Habit
from meadhall.kernel.opening import First
from meadhall.kernel.rules import Rules, SeatResult
from meadhall.kernel.values import Event, Seat


def result(state: Yggdrasil) -> tuple[SeatResult, ...]:
    """All gods win or lose together (YG-12.9)."""
    return (SeatResult(score(state), 1, state.outcome == WON),) * state.seats


def gods_of_each(state: Yggdrasil, told: Sequence[Event]) -> list[list[int]]:
    """Each seat leads one god, or several where gods are more than players."""
    return [[god for god in state.order if state.leader[god] == seat] for seat in range(state.seats)]


def god_of(view: YggdrasilView, seat: Seat) -> dict[str, tuple[int, ...]]:
    """Who leads one god is addressed by that god's name; who leads several reads their names."""
    led = tuple(god for god, leader in zip(view.gods, view.leaders) if leader == seat)
    return {"god": led} if len(led) == 1 else {}


RULES = Rules(
    name="yggdrasil",
    emblem="tree",
    minutes=(45, 75),
    weight=2,
    version=2,
    package="meadhall.games.yggdrasil",
    seats=(1, 2, 3, 4, 5, 6),
    options=OPTIONS,
    moves=MOVES,
    outcomes=(First, DealGods, ChooseSpecials, DrawCard, DrawGiant, DrawPawns, Roll),
    state=Yggdrasil,
    start=open_table,
    open_view=open_view,
    imagine=imagine,
    result=result,
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    habit=Habit(pace=2000, branches=24),
    pieces=pieces,
    draw_board=draw_board,
    rows=ROWS,
    numbers=NUMBERS,
    about=about,
    endings=(EndTurn,),
    is_cooperative=True,
    judges_midway=True,
    led=god_of,
    nouns={
        "seat": "seat",
        "seats": "seat",
        "god": "god",
        "gods": "god",
        "giver": "god",
        "taker": "god",
        "receiver": "god",
        "other": "god",
        "enemy": "enemy",
        "enemies": "enemy",
        "artefact": "artefact",
        "world": "world",
        "island": "island",
        "bag": "bag",
        "colour": "colour",
        "first": "colour",
        "second": "colour",
        "giant": "giant",
        "rune": "rune",
        "card": "card",
        "cards": "card",
        "effect": "effect",
    },
    names=NAMES,
    names_before=NAMES_BEFORE,
    spoken=SPOKEN,
    groups={"god": gods_of_each},
    deeds={Forge: "artefact", UseVane: "effect", RuneCompleted: "rune", DeckPrepared: "cards"},
    rounds=lambda state: int(state.turn),
    observation=OBSERVATION,
    observe=observe,
)
