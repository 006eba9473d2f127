"""Moves as short text, `sail 4`, `play-card thors-hammer`, and back. Nothing here knows a rule of any game.

A field that is a name (`Rules.nouns`) is written as that name (`Rules.names`), so that a new card renumbers no record.
Records of before wrote numbers there; they are read as well (`Rules.names_before`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from meadhall.kernel.rules import Rules
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import NO_NUMBER, Move, field_names, fields

NUMBER = re.compile(r"0|[1-9]\d{0,8}")


@lru_cache(maxsize=None)
def hyphened(name: str) -> str:
    """`PlayCard` becomes `play-card`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def text_of(rules: Rules, move: Move) -> str:
    return written_out(rules, move) if move.number == NO_NUMBER else text_of_number(rules, move.number)


@lru_cache(maxsize=None)
def text_of_number(rules: Rules, number: int) -> str:
    """Of the move with this action number: it exists once, and so does its text."""
    return written_out(rules, rules.moves[number])


def written_out(rules: Rules, move: Move) -> str:
    words = [hyphened(type(move).__name__)]
    for field, content in fields(move).items():
        names = names_of(rules, field)
        parts = content if isinstance(content, tuple) else (content,)
        words += [str(part) if names is None else names[part] for part in parts]
    return " ".join(words)


def names_of(rules: Rules, field: str) -> Sequence[str] | None:
    """What the numbers in this field are called; None where they are only numbers."""
    return rules.names.get(rules.nouns.get(field, ""))


def move_from(rules: Rules, text: str) -> Move:
    """The player's move that `text` stands for."""
    table = moves_by_text(rules)
    wish = " ".join(text.split()).lower()
    move = table.get(wish) or table.get(" ".join(modern(rules, kinds_of_moves(rules), wish)))
    if move is None:
        raise BadRecord("unknown-move", game=rules.name, move=text.strip())
    return move


@lru_cache(maxsize=None)
def moves_by_text(rules: Rules) -> Mapping[str, Move]:
    return {text_of(rules, move): move for move in rules.moves}


@lru_cache(maxsize=None)
def kinds_of_moves(rules: Rules) -> Mapping[str, type[Move]]:
    return {hyphened(type(move).__name__): type(move) for move in rules.moves}


@lru_cache(maxsize=None)
def kinds_of_outcomes(rules: Rules) -> Mapping[str, type[Move]]:
    return {hyphened(kind.__name__): kind for kind in rules.outcomes}


def outcome_from(rules: Rules, text: str) -> Move:
    """What chance did, from its text: `deal 3 14 2`."""
    words = text.split()
    kind = kinds_of_outcomes(rules).get(words[0]) if words else None
    try:
        if kind is not None:
            return made(kind, tuple(numbers_in(rules, kind, words[1:])))
    except ValueError:
        pass
    raise BadRecord("unknown-move", game=rules.name, move=text.strip())


def numbers_in(rules: Rules, kind: type[Move], words: list[str]) -> list[int]:
    numbers = [number_of(rules, field, word) for field, word in zip(spread(kind, len(words)), words)]
    if len(numbers) != len(words) or None in numbers:
        raise ValueError(f"not the content of a {kind.__name__}: {words}")
    return [number for number in numbers if number is not None]


def spread(kind: type[Move], count: int) -> list[str]:
    """Which field each of `count` words belongs to: one word a field, or all to the only field, a list."""
    names = field_names(kind)
    return names * count if len(names) == 1 else names[:count]


def number_of(rules: Rules, field: str, word: str) -> int | None:
    """The number a word of a record stands for: a name's, or its own."""
    names = names_of(rules, field)
    if names is None:
        return int(word) if NUMBER.fullmatch(word) else None
    if NUMBER.fullmatch(word):
        before = rules.names_before.get(rules.nouns[field], names)
        if int(word) >= len(before):
            return None
        word = before[int(word)]
    return numbers_by_name(rules, rules.nouns[field]).get(word)


@lru_cache(maxsize=None)
def numbers_by_name(rules: Rules, noun: str) -> Mapping[str, int]:
    return {name: number for number, name in enumerate(rules.names[noun])}


def modern(rules: Rules, kinds: Mapping[str, type[Move]], text: str) -> list[str]:
    """The words of a move with names in place of the numbers that records once told."""
    words = text.split()
    kind = kinds.get(words[0]) if words else None
    if kind is None:
        return words
    told = words[:1]
    for field, word in zip(spread(kind, len(words) - 1), words[1:]):
        names, number = names_of(rules, field), number_of(rules, field, word)
        told.append(word if names is None or number is None else names[number])
    return told + words[len(told) :]


def made(kind: type[Move], content: tuple[int, ...]) -> Move:
    """An outcome from its content: it is made of single numbers, or of one list of them."""
    make: Callable[..., Move] = kind
    for arguments in (content, (content,)):
        try:
            move = make(*arguments)
        except TypeError:
            continue
        if move.content == content:
            return move
    raise ValueError(f"no {kind.__name__} of {content}")
