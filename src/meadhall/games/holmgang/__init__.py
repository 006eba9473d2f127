"""Holmgang, the teaching game: three villages, a few men, four cards each.

The smallest game that uses every part of the kernel, and the folder to copy
when a new game begins. The game is ours, and so is its rulebook.
"""

from meadhall.games.holmgang.board import draw_board
from meadhall.games.holmgang.imagine import imagine
from meadhall.games.holmgang.model import Holmgang
from meadhall.games.holmgang.moves import MOVES, DrawPlunder
from meadhall.games.holmgang.observation import OBSERVATION
from meadhall.games.holmgang.rows import NAMES, NUMBERS, ROWS, SPOKEN
from meadhall.games.holmgang.score import evaluate, pieces, scores
from meadhall.games.holmgang.start import start
from meadhall.games.holmgang.view import open_view, own_view
from meadhall.kernel.habit import Habit
from meadhall.kernel.opening import First, first_named
from meadhall.kernel.rules import FIRST, Rules, ranked

RULES = Rules(
    name="holmgang",
    emblem="shield",
    minutes=(3, 5),
    weight=1,
    is_for_learning=True,
    version=1,
    package="meadhall.games.holmgang",
    seats=(2, 3),
    options=(FIRST,),
    moves=MOVES,
    outcomes=(First, DrawPlunder),
    state=Holmgang,
    start=lambda seats, choices: start(seats, first_named(choices["first"])),
    open_view=open_view,
    own_view=own_view,
    imagine=imagine,
    result=lambda state: ranked(scores(state)),
    evaluate=evaluate,
    habit=Habit(pace=50),
    pieces=pieces,
    draw_board=draw_board,
    rows=ROWS,
    numbers=NUMBERS,
    nouns={"clan": "seat", "clans": "seat", "winner": "seat", "seat": "seat", "seats": "seat", "village": "village"},
    names=NAMES,
    spoken=SPOKEN,
    observation=OBSERVATION,
)
