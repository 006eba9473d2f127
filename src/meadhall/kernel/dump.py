"""A position as JSON and back, for tests, workers and bug reports.

A state holds numbers, texts and lists of them; a frame is written with its
class and its fields, a move with its kind and its numbers. Numbers are those
of these very rules: a position is not a record, and is not kept for ever.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from meadhall.kernel.core import Frame, State
from meadhall.kernel.notation import hyphened, kinds_of_outcomes, made
from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import BadPosition, Trouble
from meadhall.kernel.values import CHANCE, NO_NUMBER, Move, Seat, fields

KERNEL_FIELDS = ("stack", "marks", "waiting", "answers", "log", "scenes")  # written in ways of their own, or not at all


def dump(state: State) -> dict[str, Any]:
    """Everything true at the table, as plain JSON values. The log is not part of a position."""
    position: dict[str, Any] = {
        "stack": [[type(frame).__name__, _plain(fields(frame))] for frame in state.stack],
        "marks": list(state.marks),
        "waiting": list(state.waiting),
        "answers": {str(seat): _told(move) for seat, move in sorted(state.answers.items())},
    }
    for name in own_fields(state):
        position[name] = _plain(getattr(state, name))
    return position


def load(rules: Rules, position: dict[str, Any]) -> State:
    state = rules.state()
    position = {"version": 1, **position}  # positions of before there were versions
    try:
        odd = (set(position) - set(KERNEL_FIELDS)) ^ field_names_of(rules)
        if odd:
            raise KeyError(", ".join(sorted(odd)))
        for name, content in position.items():
            if name not in KERNEL_FIELDS:
                setattr(state, name, content)
        frames = frame_classes(rules)
        state.stack = [_frame(rules, frames[name], inside) for name, inside in position["stack"]]
        state.marks = list(position["marks"])
        state.waiting = list(position["waiting"])
        for seat, text in position["answers"].items():
            state.answers[int(seat)] = _move(rules, int(seat), text)
    except (KeyError, TypeError, ValueError, AttributeError, Trouble) as reason:
        raise BadPosition("bad-position", game=rules.name, reason=str(reason)) from reason
    return state


def own_fields(state: State) -> list[str]:
    """The names of a state's fields, compiled or not, without the kernel's own machinery."""
    compiled: tuple[str, ...] | None = getattr(type(state), "__mypyc_attrs__", None)
    names = set(vars(state)) if hasattr(state, "__dict__") else set()
    return sorted((names | set(compiled or ())) - set(KERNEL_FIELDS))


def field_names_of(rules: Rules) -> set[str]:
    """What a position of this game tells, no more and no less."""
    seats = rules.seats[0]
    return set(own_fields(rules.begin(seats, rules.choices(seats, {}))))


def frame_classes(rules: Rules) -> dict[str, type[Frame[Any]]]:
    """Every frame a game can have on its stack: its own, and the kernel's."""
    homes = (rules.package + ".", "meadhall.kernel.")
    return {kind.__name__: kind for kind in subclasses(Frame) if (kind.__module__ + ".").startswith(homes)}


def subclasses(kind: type[Any]) -> Iterator[type[Any]]:
    for child in kind.__subclasses__():
        yield child
        yield from subclasses(child)


def _plain(content: Any) -> Any:
    if isinstance(content, dict):
        return {str(name): _plain(inside) for name, inside in content.items()}
    if isinstance(content, list | tuple):
        return [inside if isinstance(inside, int) else _plain(inside) for inside in content]
    if isinstance(content, Move):
        return {"move": _told(content), "seat": CHANCE if content.number == NO_NUMBER else 0}
    return content


def _frame(rules: Rules, kind: type[Frame[Any]], inside: dict[str, Any]) -> Frame[Any]:
    return kind(**{name: _frozen(rules, content) for name, content in inside.items()})


def _frozen(rules: Rules, content: Any) -> Any:
    """Frames never change, so their lists are tuples."""
    if isinstance(content, list):
        return tuple([_frozen(rules, inside) for inside in content])
    if isinstance(content, dict):
        return _move(rules, content["seat"], content["move"])
    return content


def _told(move: Move) -> str:
    return " ".join([hyphened(type(move).__name__), *[str(number) for number in move.content]])


def _move(rules: Rules, seat: Seat, text: str) -> Move:
    if seat != CHANCE:
        return _moves_told(rules)[text]
    name, *numbers = text.split()
    return made(kinds_of_outcomes(rules)[name], tuple([int(number) for number in numbers]))


@lru_cache(maxsize=None)
def _moves_told(rules: Rules) -> Mapping[str, Move]:
    return {_told(move): move for move in rules.moves}
