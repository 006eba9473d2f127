"""Blood Rage: three Ages, every card, two to four clans."""

from meadhall.games.bloodrage.about import about
from meadhall.games.bloodrage.before import NAMES_BEFORE
from meadhall.games.bloodrage.board import draw_board
from meadhall.games.bloodrage.evaluate import evaluate, evaluate_all
from meadhall.games.bloodrage.events import CardKept, CardsRevealed, QuestCommitted, Upgraded
from meadhall.games.bloodrage.imagine import imagine
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moves import MOVES, Deal, Decline, DrawClans, Pass, PlaceDooms, PlaceTokens
from meadhall.games.bloodrage.observation import OBSERVATION
from meadhall.games.bloodrage.options import OPTIONS, start
from meadhall.games.bloodrage.rows import NAMES, NUMBERS, ROWS, SPOKEN
from meadhall.games.bloodrage.score import pieces, scores
from meadhall.games.bloodrage.seen import observe, open_view, own_view
from meadhall.kernel.habit import Habit
from meadhall.kernel.opening import First
from meadhall.kernel.rules import Rules, ranked

RULES = Rules(
    name="blood-rage",
    emblem="wolf",
    minutes=(60, 90),
    weight=3,
    version=2,
    package="meadhall.games.bloodrage",
    seats=(2, 3, 4),
    options=OPTIONS,
    moves=MOVES,
    outcomes=(First, DrawClans, PlaceTokens, PlaceDooms, Deal),
    state=BloodRage,
    start=start,
    open_view=open_view,
    own_view=own_view,
    imagine=imagine,
    result=lambda state: ranked(scores(state)),
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    habit=Habit(pace=500, follow=0, share=4),
    pieces=pieces,
    draw_board=draw_board,
    rows=ROWS,
    numbers=NUMBERS,
    about=about,
    endings=(Pass, Decline),
    led=lambda view, seat: {"animal": (view.clans[seat],)} if view.clans else {},
    nouns={
        "clan": "seat",
        "clans": "seat",
        "victim": "seat",
        "seat": "seat",
        "seats": "seat",
        "animals": "animal",
        "card": "card",
        "cards": "card",
        "doubled": "card",
        "figure": "figure",
        "place": "place",
        "province": "place",
        "provinces": "place",
        "source": "place",
        "stat": "stat",
        "barred": "stat",
        "slot": "slot",
        "phase": "phase",
        "token": "token",
    },
    names=NAMES,
    names_before=NAMES_BEFORE,
    spoken=SPOKEN,
    groups={"animal": lambda state, told: [[clan] for clan in state.clans]},
    deeds={CardKept: "card", Upgraded: "card", QuestCommitted: "card", CardsRevealed: "cards"},
    observation=OBSERVATION,
    observe=observe,
)
