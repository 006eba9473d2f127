"""What a seat, or a spectator, is told of a game: the only door between the referee and the wire."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

from meadhall.kernel import core
from meadhall.kernel.core import Chance, State
from meadhall.kernel.notation import hyphened, move_from, text_of
from meadhall.kernel.rules import Rules, SeatResult
from meadhall.kernel.values import CHANCE, Event, Move, Refusal, Seat, fields
from meadhall.server import wire
from meadhall.server.troubles import NotUnderstood

kind_name = lru_cache(maxsize=None)(hyphened)


class EventSpan:
    """A stretch of what happened: the events, when, and the number of the first."""

    def __init__(self, events: Sequence[Event], times: Sequence[float], first: int) -> None:
        self.events = events
        self.times = times
        self.first = first

    def telling(self, at: int, event: Event, change: list[list[Any]]) -> wire.Told:
        kind, about = kind_name(type(event).__name__), plain(fields(event))
        return wire.Told(self.first + at, kind, about, self.times[at], change)

    def seen_by(self, seat: Seat | None) -> list[wire.Told]:
        """Without their changes: for somebody who is shown the whole table as well."""
        return [self.telling(at, event.seen_by(seat), []) for at, event in enumerate(self.events)]


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


class Offers:
    """What may be chosen now; for each seat that is asked it is worked out once."""

    def __init__(self, rules: Rules, state: State) -> None:
        self.rules = rules
        self.state = state
        self.known: dict[Seat, list[wire.Option]] = {}

    def to(self, seat: Seat | None) -> list[wire.Option]:
        if seat is None or seat not in self.state.waiting:
            return []
        if seat not in self.known:
            moves = self.rules.offered(self.state, seat)
            self.known[seat] = [option(self.rules, self.state, seat, move) for move in moves]
        return self.known[seat]

    def to_others(self, seat: Seat | None) -> list[wire.Option]:
        """What one may suggest to whoever is asked, where all win or lose together."""
        if seat is None or not self.rules.is_cooperative or seat in self.state.waiting:
            return []
        return [choice for asked in self.state.waiting if asked != CHANCE for choice in self.to(asked)]


def option(rules: Rules, state: State, seat: Seat, move: Move) -> wire.Option:
    bare, about = option_of_number(rules, move.number), rules.about(state, seat, move)
    return wire.Option(bare.number, bare.text, bare.kind, bare.fields, about) if about else bare


def bare_option(rules: Rules, move: Move) -> wire.Option:
    """A move that is not offered now, so nothing is said about what it would bring."""
    return option_of_number(rules, move.number)


@lru_cache(maxsize=None)
def option_of_number(rules: Rules, number: int) -> wire.Option:
    """Every move exists once, and what is the same wherever it is offered is put together once."""
    move = rules.moves[number]
    return wire.Option(number, text_of(rules, move), kind_name(type(move).__name__), plain(fields(move)), {})


def wished(rules: Rules, wish: int | str) -> Move:
    """The move somebody sent, as an action number or in notation."""
    if isinstance(wish, str):
        return move_from(rules, wish)
    if wish >= len(rules.moves):
        raise NotUnderstood("unknown-move", game=rules.name, move=str(wish))
    return rules.moves[wish]


def refusal(refused: Refusal) -> wire.Refusal:
    return wire.Refusal(refused.rule, refused.why, refused.about)


def own_answer(rules: Rules, state: State, seat: Seat) -> str | None:
    """What this seat has laid face down."""
    answer = state.answers.get(seat) if state.waiting else None
    return None if answer is None else text_of(rules, answer)


def result(found: Iterable[SeatResult] | None) -> list[wire.SeatResult] | None:
    return None if found is None else [wire.SeatResult(one.score, one.rank, one.won) for one in found]


def plain(content: Any) -> Any:
    """Numbers, texts and lists, as JSON has them."""
    if isinstance(content, int | str):
        return content
    if isinstance(content, dict):
        return {name: inside if type(inside) is int else plain(inside) for name, inside in content.items()}
    if isinstance(content, list | tuple):
        return [plain(inside) for inside in content]
    return content
