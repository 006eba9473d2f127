"""A heap of stones, and whoever takes the last one wins."""

from meadhall.blueprint.game.board import draw_board
from meadhall.blueprint.game.model import Nameless
from meadhall.blueprint.game.moves import MOVES
from meadhall.blueprint.game.score import evaluate, pieces, scores
from meadhall.blueprint.game.start import start
from meadhall.blueprint.game.view import imagine, open_view
from meadhall.kernel.opening import First, first_named
from meadhall.kernel.rules import FIRST, Rules, ranked

RULES = Rules(
    name="the-nameless",
    version=1,
    package="meadhall.blueprint.game",
    seats=(2, 3, 4),
    options=(FIRST,),
    moves=MOVES,
    outcomes=(First,),
    state=Nameless,
    start=lambda seats, choices: start(seats, first_named(choices["first"])),
    open_view=open_view,
    imagine=imagine,
    result=lambda state: ranked(scores(state)),
    evaluate=evaluate,
    pieces=pieces,
    draw_board=draw_board,
    nouns={"seat": "seat", "seats": "seat"},
)
