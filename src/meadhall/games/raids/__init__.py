"""Raids: four voyages around the isle, for two to four ships.

An independent work by players of the game by Matthew Dunstan and Brett J.
Gilbert (IELLO, 2018); its names are their owners'.
"""

from meadhall.games.raids.about import about
from meadhall.games.raids.before import NAMES_BEFORE
from meadhall.games.raids.board import draw_board
from meadhall.games.raids.evaluate import evaluate, evaluate_all
from meadhall.games.raids.events import MonsterDefeated, TileTaken
from meadhall.games.raids.imagine import imagine
from meadhall.games.raids.model import Raids
from meadhall.games.raids.moves import MOVES, Cede, Discard, LayArrivals, LayTiles, SellNoMore
from meadhall.games.raids.observation import OBSERVATION
from meadhall.games.raids.rows import NAMES, NUMBERS, ROWS, SPOKEN
from meadhall.games.raids.score import pieces, scores
from meadhall.games.raids.seen import observe, open_view
from meadhall.games.raids.start import start
from meadhall.kernel.habit import Habit
from meadhall.kernel.opening import First, first_named
from meadhall.kernel.rules import FIRST, Choices, Option, Rules, ranked


def start_with(seats: int, choices: Choices) -> Raids:
    return start(
        seats,
        first=first_named(choices["first"]),
        villages=int(choices["villages"]),
        reviewer_crew=choices["crew"] == "reviewer",
        arrival_needs_one=choices["arrival_needs_one"] is True,
    )


RULES = Rules(
    name="raids",
    emblem="ship",
    minutes=(40, 60),
    weight=2,
    version=1,
    package="meadhall.games.raids",
    seats=(2, 3, 4),
    options=(
        FIRST,
        Option("villages", (3, 4)),
        Option("crew", ("standard", "reviewer")),
        Option("arrival_needs_one", (False, True)),
    ),
    moves=MOVES,
    outcomes=(First, LayArrivals, LayTiles),
    state=Raids,
    start=start_with,
    open_view=open_view,
    imagine=imagine,
    result=lambda state: ranked(scores(state)),
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    habit=Habit(pace=2500),
    endings=(Cede, Discard, SellNoMore),
    pieces=pieces,
    draw_board=draw_board,
    rows=ROWS,
    numbers=NUMBERS,
    about=about,
    nouns={
        "seat": "seat",
        "seats": "seat",
        "ship": "seat",
        "defender": "seat",
        "tile": "tile",
        "tiles": "tile",
        "old": "tile",
        "condition": "condition",
        "conditions": "condition",
    },
    names=NAMES,
    spoken=SPOKEN,
    deeds={TileTaken: "tile", MonsterDefeated: "tile"},
    names_before=NAMES_BEFORE,
    observation=OBSERVATION,
    observe=observe,
)
