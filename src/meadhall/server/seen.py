"""What a seat, or a spectator, is told of a game: the only door between the referee and the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from meadhall.kernel import core
from meadhall.kernel.core import Chance, State
from meadhall.kernel.notation import hyphened, text_of
from meadhall.kernel.rules import Rules, SeatResult
from meadhall.kernel.values import CHANCE, Event, Move, Refusal, Seat, fields
from meadhall.server import wire

kind_name = lru_cache(maxsize=None)(hyphened)


def told(events: Sequence[Event], times: Sequence[float], first: int, seat: Seat | None) -> list[wire.Told]:
    return [telling(event.seen_by(seat), number, at) for number, (event, at) in enumerate(zip(events, times), first)]


def telling(event: Event, number: int, at: float) -> wire.Told:
    return wire.Told(number, kind_name(type(event).__name__), plain(fields(event)), at)


class Tellings:
    """Events told to several seats: what is the same for all is written once."""

    def __init__(self, events: Sequence[Event], times: Sequence[float], first: int) -> None:
        self.events = events
        self.first = first
        self.open = [telling(event, number, at) for number, (event, at) in enumerate(zip(events, times), first)]

    def seen_by(self, seat: Seat | None) -> list[wire.Told]:
        return [self._one(at, event, event.seen_by(seat)) for at, event in enumerate(self.events)]

    def _one(self, at: int, event: Event, seen: Event) -> wire.Told:
        return self.open[at] if seen is event else telling(seen, self.first + at, self.open[at].at)


def moment(state: State) -> wire.Moment | None:
    if not state.waiting:
        return None
    decision = core.asked(state)
    if isinstance(decision, Chance):
        return wire.Moment(kind_name(type(decision).__name__), {}, list(state.waiting), [], situation(state))
    return wire.Moment(
        kind_name(type(decision).__name__),
        plain(fields(decision)),
        list(state.waiting),
        sorted(state.answers),
        situation(state),
    )


def situation(state: State) -> list[str]:
    return [kind_name(type(frame).__name__) for frame in state.stack]


def choices(rules: Rules, state: State, seat: Seat | None) -> list[wire.Option]:
    if seat is None:
        return []
    return [option(rules, state, seat, move) for move in core.options(state, seat)]


def others_choices(rules: Rules, state: State, seat: Seat | None) -> list[wire.Option]:
    """What one may suggest to whoever is asked, where all win or lose together."""
    if seat is None or not rules.is_cooperative or seat in state.waiting:
        return []
    return [choice for asked in state.waiting if asked != CHANCE for choice in choices(rules, state, asked)]


def option(rules: Rules, state: State, seat: Seat, move: Move) -> wire.Option:
    return wire.Option(
        move.number,
        text_of(rules, move),
        kind_name(type(move).__name__),
        plain(fields(move)),
        rules.about(state, seat, move),
    )


def bare_option(rules: Rules, move: Move) -> wire.Option:
    """A move that is not offered now, so nothing is said about what it would bring."""
    return wire.Option(move.number, text_of(rules, move), kind_name(type(move).__name__), plain(fields(move)), {})


def refusal(refused: Refusal) -> wire.Refusal:
    return wire.Refusal(refused.rule, refused.why, refused.about)


def view(rules: Rules, state: State, seat: Seat | None) -> Any:
    return msgspec.to_builtins(rules.view(state, seat))


def result(found: Iterable[SeatResult] | None) -> list[wire.SeatResult] | None:
    return None if found is None else [wire.SeatResult(one.score, one.rank, one.won) for one in found]


def plain(content: Any) -> Any:
    """Numbers, texts, lists; a move inside a frame or event becomes its notation."""
    if isinstance(content, int | str):
        return content
    if isinstance(content, dict):
        return {name: plain(inside) for name, inside in content.items()}
    if isinstance(content, list | tuple):
        return [plain(inside) for inside in content]
    return text_of(content) if isinstance(content, Move) else content
