"""`meadhall bench`: decisions, games and tables searched a second, microseconds a copy, a view and a change."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import pairwise
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import track
from rich.table import Table

from meadhall.agents.search import Node, Tree
from meadhall.agents.thought import manner_of, undisturbed
from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import core, shelf
from meadhall.kernel.changes import changed
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE

COPIES = 20_000
SCENES = 2_000  # of one game: as many events are told
PASSES = 5
POSITIONS = 8  # of one game, to search from
TABLES = 500  # imagined for one question


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="all games, if none is named")] = None,
    seconds: Annotated[
        float, typer.Option(min=0.05, help="how long to play each game, in each of the three ways")
    ] = 2.0,
    seats: Annotated[int | None, typer.Option(help="how many play; the most, if not said")] = None,
    lang: Language = None,
    as_json: Annotated[bool, typer.Option("--json", help="print as JSON")] = False,
) -> None:
    """Measure random play: inside the compiled rules, and from a Python loop."""
    wanted = names or shelf.names()
    chosen = [shelf.find(name) for name in wanted]
    figures = {rules.name: measure(rules, seats, seconds) for rules in track(chosen, disable=as_json, transient=True)}
    if as_json:
        print(json.dumps(figures, indent=2))
        return
    voice = Voice(checked_language(lang))
    table = Table()
    for heading in ("game", "decisions", "loop", "games", "search", "copy", "view", "change", "compiled"):
        table.add_column(voice.word(f"terminal-bench-{heading}"), justify="left" if heading == "game" else "right")
    for name, line in figures.items():
        table.add_row(
            name,
            f"{line['decisions_per_second']:,.0f}",
            f"{line['loop_decisions_per_second']:,.0f}",
            f"{line['games_per_second']:,.0f}",
            f"{line['search_per_second']:,.0f}",
            f"{line['copy_us']:.2f}",
            f"{line['view_us']:.1f}",
            f"{line['change_us']:.1f}",
            "✓" if line["compiled"] else "–",
        )
    voice.console.print(table)


def measure(rules: Rules, seats: int | None, seconds: float) -> dict[str, Any]:
    count = rules.seats[-1] if seats is None else seats
    games, decisions, took = play_inside(rules, count, seconds)
    looped, loop_took = play_in_a_loop(rules, count, seconds)
    scenes = scenes_of(rules, count)
    return {
        "seats": count,
        "decisions_per_second": decisions / took,
        "loop_decisions_per_second": looped / loop_took,
        "games_per_second": games / took,
        "search_per_second": search_rate(rules, count, seconds),
        "copy_us": copy_time(rules, count),
        "view_us": view_time(rules, scenes),
        "change_us": change_time(rules, scenes),
        "compiled": is_compiled(rules),
    }


def is_compiled(rules: Rules) -> bool:
    """Whether both the kernel and this game's state run compiled."""
    return hasattr(core.State, "__mypyc_attrs__") and hasattr(rules.state, "__mypyc_attrs__")


def play_inside(rules: Rules, seats: int, seconds: float) -> tuple[int, int, float]:
    """Games, decisions and time of random play that stays inside the kernel from start to end."""
    choices, dice = rules.choices(seats, {}), Dice(1)
    games = decisions = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < seconds:
        for _ in range(10):
            state = rules.begin(seats, choices)
            core.run(state)
            decisions += core.play_out(state, dice)
            games += 1
    return games, decisions, took


def play_in_a_loop(rules: Rules, seats: int, seconds: float) -> tuple[int, float]:
    """The same from Python: `options`, pick one, `answer`."""
    choices, dice = rules.choices(seats, {}), Dice(1)
    decisions = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < seconds:
        state = rules.begin(seats, choices)
        core.run(state)
        while state.waiting:
            seat = state.waiting[0]
            if seat == CHANCE:
                core.settle(state, dice)
                continue
            offered = core.options(state, seat)
            core.answer(state, seat, offered[dice.below(len(offered))])
            decisions += 1
    return decisions, took


def search_rate(rules: Rules, seats: int, seconds: float) -> float:
    """Imagined tables a second that one core takes down the tree and judges, in the middle of games."""
    positions, dice = questions_of(rules, seats), Dice(4)
    tables = 0
    begun = perf_counter()
    while (took := perf_counter() - begun) < seconds:
        for state in positions:
            tree = Tree(manner_of(rules, rules.habit), state, state.waiting[0], Node())
            with undisturbed():  # as every agent thinks
                tree.think(rules.imagine, TABLES, 0.0, False, dice)
            tables += tree.iterations
    return tables / took


def questions_of(rules: Rules, seats: int) -> list[State]:
    """A few tables of a random game, from its first quarter to its third, on which somebody has a choice."""
    state, dice = rules.begin(seats, rules.choices(seats, {})), Dice(5)
    core.run(state)
    found: list[State] = []
    while state.waiting:
        core.settle(state, dice)
        if state.waiting:
            offered = core.options(state, state.waiting[0])
            if len(offered) > 1:
                found.append(state.copy())
            core.answer(state, state.waiting[0], dice.choice(offered))
    middle = found[len(found) // 4 : 3 * len(found) // 4]
    return middle[:: max(1, len(middle) // POSITIONS)]


def copy_time(rules: Rules, seats: int) -> float:
    """Microseconds for a copy of a table in the middle of a game."""
    state, dice = rules.begin(seats, rules.choices(seats, {})), Dice(2)
    core.run(state)
    core.settle(state, dice)
    whole = core.play_out(state.copy(), Dice(2))
    for _ in range(whole // 2):
        if state.waiting:
            seat = state.waiting[0]
            core.answer(state, seat, dice.choice(core.options(state, seat)))
            core.settle(state, dice)
    begun = perf_counter()
    for _ in range(COPIES):
        state.copy()
    return (perf_counter() - begun) / COPIES * 1e6


def scenes_of(rules: Rules, seats: int) -> list[State]:
    """The table as each event of a random game left it: what a hall shows whoever looks on."""
    state, dice = rules.begin(seats, rules.choices(seats, {})), Dice(3)
    scenes: list[State] = []
    state.log, state.scenes = [], scenes
    core.run(state)
    while state.waiting and len(scenes) < SCENES:
        core.settle(state, dice)
        if state.waiting:
            seat = state.waiting[0]
            core.answer(state, seat, dice.choice(core.options(state, seat)))
    return scenes


def view_time(rules: Rules, scenes: list[State]) -> float:
    """Microseconds for the view of a seat."""

    def show_all() -> None:
        for scene in scenes:
            rules.view(scene, 0)

    return quickest(show_all) / len(scenes) * 1e6


def change_time(rules: Rules, scenes: list[State]) -> float:
    """Microseconds to find what an event changed in the view of a seat."""
    views = [msgspec.structs.asdict(rules.view(scene, 0)) for scene in scenes]

    def compare_all() -> None:
        for before, after in pairwise(views):
            changed(before, after)

    return quickest(compare_all) / max(1, len(views) - 1) * 1e6


def quickest(work: Callable[[], None]) -> float:
    """Seconds of the best of several passes: whatever else the machine does only adds to the others."""
    passes = []
    for _ in range(PASSES):
        begun = perf_counter()
        work()
        passes.append(perf_counter() - begun)
    return min(passes)
