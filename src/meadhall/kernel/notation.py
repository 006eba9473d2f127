"""Moves as short text, `sail 4`, and back. Nothing here knows a rule of any game."""

from __future__ import annotations

import re

from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import Move, fields


def hyphened(name: str) -> str:
    """`PlayCard` becomes `play-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def text_of(move: Move) -> str:
    words = [hyphened(type(move).__name__)]
    for content in fields(move).values():
        words += [str(part) for part in content] if isinstance(content, tuple) else [str(content)]
    return " ".join(words)


_TABLES: dict[int, dict[str, Move]] = {}


def move_from(rules: Rules, text: str) -> Move:
    """The player's move that `text` stands for."""
    move = moves_by_text(rules).get(" ".join(text.split()).lower())
    if move is None:
        raise BadRecord("unknown-move", game=rules.name, move=text.strip())
    return move


def moves_by_text(rules: Rules) -> dict[str, Move]:
    table = _TABLES.get(id(rules.moves))
    if table is None:
        table = _TABLES[id(rules.moves)] = {text_of(move): move for move in rules.moves}
    return table


def outcome_from(rules: Rules, text: str) -> Move:
    """What chance did, from its text: `deal 3 14 2`."""
    name, *numbers = text.split()
    for kind in rules.outcomes:
        if hyphened(kind.__name__) == name and all(re.fullmatch(r"\d{1,9}", number) for number in numbers):
            return _built(kind, [int(number) for number in numbers], text)
    raise BadRecord("unknown-move", game=rules.name, move=text.strip())


def _built(kind: type[Move], numbers: list[int], text: str) -> Move:
    """An outcome is made of single numbers, or of one list of them."""
    for arguments in (tuple(numbers), (tuple(numbers),)):
        try:
            move = kind(*arguments)
        except TypeError:
            continue
        if move.content == tuple(numbers) and text_of(move) == " ".join(text.split()):
            return move
    raise BadRecord("unknown-move", game="*", move=text.strip())
