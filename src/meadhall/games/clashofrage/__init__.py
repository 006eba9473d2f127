"""Clash of Rage: two to four clans against the Emerald Empire, and against each other.

The rules follow the French rulebook of 2017; what it leaves open is decided in RULINGS.md.
"""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.clashofrage.about import about
from meadhall.games.clashofrage.assault import DiceRoll, PickCasualty, PickDice
from meadhall.games.clashofrage.before import NAMES_BEFORE
from meadhall.games.clashofrage.board import draw_board
from meadhall.games.clashofrage.buildmap import BUILT, PRESET_A, PRESET_B, RANDOM
from meadhall.games.clashofrage.clans import CLAN_NAMES, CLANS
from meadhall.games.clashofrage.evaluate import evaluate, evaluate_all
from meadhall.games.clashofrage.events import EquipmentBought, HeroRecruited, LegendForged, TacticsRevealed
from meadhall.games.clashofrage.imagine import imagine
from meadhall.games.clashofrage.model import ClashOfRage
from meadhall.games.clashofrage.moves import (
    MOVES,
    DealClans,
    DrawEquipment,
    DrawLegend,
    DrawTactic,
    EndEquipment,
    EndMovement,
    Halt,
    KeepDice,
    LayOut,
    Pass,
    PlaceElves,
    RollDice,
)
from meadhall.games.clashofrage.observation import OBSERVATION
from meadhall.games.clashofrage.rows import NAMES, NUMBERS, ROWS, SPOKEN
from meadhall.games.clashofrage.score import deeds, pieces, points
from meadhall.games.clashofrage.seen import observe, open_view, own_view
from meadhall.games.clashofrage.start import start
from meadhall.games.clashofrage.view import ClashView
from meadhall.kernel.habit import Habit
from meadhall.kernel.opening import First, first_named
from meadhall.kernel.rules import FIRST, Choice, Choices, Each, Option, Rules, SeatResult
from meadhall.kernel.values import Event, Seat

MAPS = {"A": PRESET_A, "B": PRESET_B, "random": RANDOM, "built": BUILT}


def a_layout(wish: Choice, seats: int) -> Choice:
    """`L3-A`, as the layouts are called, where three play."""
    name = str(wish).upper()
    if name in (f"L{seats}-A", f"L{seats}-B"):
        return name[-1]
    raise ValueError(f"A, B, random, built, L{seats}-A, L{seats}-B")


def clans_by_name(wish: Choice, seats: int) -> Choice:
    """`tomb bohorg`: one clan for each seat, all different."""
    names = str(wish).lower().replace(",", " ").split()
    if len(names) == seats == len(set(names)) and all(name in CLAN_NAMES for name in names):
        return " ".join(names)
    raise ValueError(f"chosen, drawn, {seats} of: {', '.join(CLAN_NAMES)}")


def clan_of_each(state: ClashOfRage, told: Sequence[Event]) -> list[list[int]]:
    return [[state.clan[seat]] for seat in range(state.seats)]


def clan_of(view: ClashView, seat: Seat) -> dict[str, tuple[int, ...]]:
    clan = view.clans[seat]
    return {} if clan == CLANS else {"clan": (clan,)}


def opening_of_each(state: ClashOfRage, told: Sequence[Event]) -> list[list[int]]:
    """Each seat's place in the turn order of the first round."""
    order = next(event.clans for event in told if isinstance(event, TacticsRevealed))
    return [[order.index(seat)] for seat in range(state.seats)]


OPTIONS = (
    FIRST,
    Option("points", (4, 5)),
    Option("map", ("A", "B", "random", "built"), a_layout),
    Option("clans", ("chosen", "drawn"), clans_by_name, Each("clan", tuple(CLAN_NAMES))),
    Option("elves", ("random", "mixed")),
    Option("elves_take_rage", (True, False)),
)


def start_table(seats: int, choices: Choices) -> ClashOfRage:
    clans = str(choices["clans"])
    named = () if clans in ("chosen", "drawn") else tuple(CLAN_NAMES.index(name) for name in clans.split())
    return start(
        seats,
        first_named(choices["first"]),
        int(choices["points"]),
        MAPS[str(choices["map"])],
        clans == "drawn",
        named,
        choices["elves"] == "mixed",
        bool(choices["elves_take_rage"]),
    )


def result(state: ClashOfRage) -> tuple[SeatResult, ...]:
    """Whoever won is first; others, and all of them where nobody won, by their deeds (CR-R-40)."""
    told = [deeds(state, seat) for seat in range(state.seats)]
    ranks = [1 + sum(1 for other in told if other > mine) for mine in told]
    return tuple(SeatResult(score, rank, rank == 1) for score, rank in zip(points(state), ranks))


RULES = Rules(
    name="clash-of-rage",
    emblem="hammer",
    minutes=(60, 120),
    weight=3,
    version=2,
    package="meadhall.games.clashofrage",
    seats=(2, 3, 4),
    options=OPTIONS,
    moves=MOVES,
    outcomes=(First, LayOut, DealClans, PlaceElves, DrawEquipment, DrawLegend, DrawTactic, RollDice),
    state=ClashOfRage,
    start=start_table,
    open_view=open_view,
    own_view=own_view,
    imagine=imagine,
    result=result,
    evaluate=evaluate,
    evaluate_all=evaluate_all,
    habit=Habit(pace=300, plans=12),
    whose_turn=lambda state: int(state.active),
    pieces=pieces,
    draw_board=draw_board,
    rows=ROWS,
    numbers=NUMBERS,
    about=about,
    endings=(
        Pass,
        Halt,
        KeepDice,
        EndMovement,
        EndEquipment,
    ),
    weighed=(DiceRoll, PickDice, PickCasualty),
    led=clan_of,
    nouns={
        "seat": "seat",
        "seats": "seat",
        "clan": "seat",
        "clans": "seat",
        "attacker": "seat",
        "foe": "seat",
        "side": "seat",
        "enemy": "seat",
        "people": "clan",
        "peoples": "clan",
        "unit": "unit",
        "card": "card",
        "old_card": "card",
        "place": "place",
        "stones": "place",
        "origin": "place",
        "near": "place",
        "next": "place",
        "third": "place",
        "hex_side": "side",
        "hero": "hero",
        "tile": "tile",
        "spot": "spot",
        "level": "level",
        "slot": "slot",
        "face": "face",
        "phase": "phase",
    },
    names=NAMES,
    spoken=SPOKEN,
    groups={"clan": clan_of_each, "opening": opening_of_each},
    deeds={EquipmentBought: "card", LegendForged: "card", HeroRecruited: "hero"},
    rounds=lambda state: int(state.round),
    names_before=NAMES_BEFORE,
    observation=OBSERVATION,
    observe=observe,
)
