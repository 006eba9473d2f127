"""`meadhall bench`: decisions a second, games a second, microseconds a copy."""

from __future__ import annotations

import json
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

from meadhall.cli.voice import Language, Voice, checked_language
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE

COPIES = 20_000


def bench(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="all games, if none is named")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="how long to play each game, in each of the two ways")] = 2.0,
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
    for heading in ("game", "decisions", "loop", "games", "copy", "compiled"):
        table.add_column(voice.word(f"terminal-bench-{heading}"), justify="left" if heading == "game" else "right")
    for name, line in figures.items():
        table.add_row(
            name,
            f"{line['decisions_per_second']:,.0f}",
            f"{line['loop_decisions_per_second']:,.0f}",
            f"{line['games_per_second']:,.0f}",
            f"{line['copy_us']:.2f}",
            "✓" if line["compiled"] else "–",
        )
    voice.console.print(table)


def measure(rules: Rules, seats: int | None, seconds: float) -> dict[str, Any]:
    count = rules.seats[-1] if seats is None else seats
    games, decisions, took = play_inside(rules, count, seconds)
    looped, loop_took = play_in_a_loop(rules, count, seconds)
    return {
        "seats": count,
        "decisions_per_second": decisions / took,
        "loop_decisions_per_second": looped / loop_took,
        "games_per_second": games / took,
        "copy_us": copy_time(rules, count),
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
