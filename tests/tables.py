"""Short ways to set and play a table in a test: rules are played, not assembled."""

from __future__ import annotations

from typing import Any

from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.notation import move_from, outcome_from, text_of
from meadhall.kernel.opening import First
from meadhall.kernel.rules import Choice, Rules
from meadhall.kernel.values import CHANCE, Refusal, Seat


def seated(rules: Rules, seats: int, **options: Choice) -> Any:
    """A new table with a listening log, at its first question."""
    state = rules.begin(seats, rules.choices(seats, options))
    state.log = []
    core.run(state)
    return state


def play(rules: Rules, state: State, *answers: str) -> None:
    """`play(RULES, table, "* first 1", "1 pillage 0")`: every answer must be legal."""
    for text in answers:
        who, _, what = text.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        move = outcome_from(rules, what) if seat == CHANCE else move_from(rules, what)
        refused = core.refusal(state, seat, move)
        assert refused is None, f"{text!r}: {refused!r}"
        core.answer(state, seat, move)


def why_not(rules: Rules, state: State, seat: Seat, text: str) -> Refusal | None:
    return core.refusal(state, seat, move_from(rules, text))


def offered(state: State, seat: Seat) -> list[str]:
    rules = next(rules for rules in map(shelf.find, shelf.names()) if rules.state is type(state))
    return [text_of(rules, move) for move in core.options(state, seat)]


def games_with_draws() -> list[str]:
    """Games in which more is drawn than who begins: the others show nothing that was not known."""
    return [name for name in shelf.names() if set(shelf.find(name).outcomes) - {First}]
