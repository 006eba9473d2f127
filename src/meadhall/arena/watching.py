"""What is noted of a game while it is played: who was what, who did what, how long it took."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Any

from meadhall.agents import players
from meadhall.arena.playing import final_state
from meadhall.arena.results import Fixture, Played
from meadhall.kernel import shelf
from meadhall.kernel.core import Decision
from meadhall.kernel.notation import hyphened
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import Event, Move, Seat, field_names, fields


def play(fixture: Fixture) -> Played:
    """The whole of one game, with agents made for it alone. Whatever goes wrong says which game it was."""
    rules = shelf.find(fixture.game)
    watch = Watch(rules, len(fixture.agents))
    begun = perf_counter()
    try:
        with players.seated(fixture.agents) as agents:
            state = final_state(rules, agents, fixture.seed, dict(fixture.options), watch)
    except Exception as reason:
        reason.add_note(f"in game {fixture.number}: {fixture.game}, seed {fixture.seed}, {', '.join(fixture.agents)}")
        raise
    return watch.over(fixture, state, perf_counter() - begun)


class Watch:
    """Looks on at one game and keeps count."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.seats = seats
        self.told: list[Event] = []
        self.decisions = [0] * seats
        self.thinking = [0.0] * seats
        self.questions: Counter[str] = Counter()
        self.moves: list[tuple[Seat, Move]] = []

    def answered(self, seat: Seat, question: Decision[Any], move: Move, seconds: float) -> None:
        self.decisions[seat] += 1
        self.thinking[seat] += seconds
        self.questions[hyphened(type(question).__name__)] += 1
        if type(move) in deed_fields(self.rules):
            self.moves.append((seat, move))

    def over(self, fixture: Fixture, state: Any, seconds: float) -> Played:
        return Played(
            number=fixture.number,
            seed=fixture.seed,
            options=fixture.options,
            agents=fixture.agents,
            results=self.rules.result(state),
            decisions=tuple(self.decisions),
            questions=dict(sorted(self.questions.items())),
            rounds=self.rules.rounds(state) if self.rules.rounds else None,
            groups=self.groups(state),
            deeds=self.deeds(),
            seconds=round(seconds, 6),
            thinking=tuple(round(each, 6) for each in self.thinking),
        )

    def groups(self, state: Any) -> dict[str, tuple[tuple[str, ...], ...]]:
        return {
            noun: tuple(
                [tuple([name_of(self.rules, noun, number) for number in seat]) for seat in by_seat(state, self.told)]
            )
            for noun, by_seat in self.rules.groups.items()
        }

    def deeds(self) -> dict[str, tuple[tuple[str, ...], ...]]:
        """What each seat did, once each and by name."""
        kinds = deed_fields(self.rules)
        done: dict[str, list[set[str]]] = {
            hyphened(kind.__name__): [set() for _ in range(self.seats)] for kind in kinds
        }
        values: list[tuple[Seat | None, Event | Move]] = [*self.moves]
        values += [(None, event) for event in self.told if type(event) in kinds]
        for doer, value in values:
            for seat, name in done_by(self.rules, value, kinds[type(value)], doer, self.seats):
                done[hyphened(type(value).__name__)][seat].add(name)
        return {kind: tuple([tuple(sorted(names)) for names in by_seat]) for kind, by_seat in done.items()}


@lru_cache(maxsize=None)
def deed_fields(rules: Rules) -> Mapping[type[Event] | type[Move], str]:
    """Each kind of deed with the field that names what it was about.

    A game says which moves and events they are; of one that does not, every move with a name in it is a deed.
    """
    if rules.deeds:
        return rules.deeds
    found: dict[type[Event] | type[Move], str] = {}
    for kind in dict.fromkeys(type(move) for move in rules.moves):
        names = [name for name in field_names(kind) if rules.nouns.get(name) in rules.names]
        if names:
            found[kind] = names[0]
    return found


def done_by(rules: Rules, value: Event | Move, field: str, doer: Seat | None, seats: int) -> Sequence[tuple[Seat, str]]:
    """Who did it, and the names of what: a list of seats beside a list of names is read side by side."""
    content = fields(value)
    names = [name_of(rules, rules.nouns[field], number) for number in listed(content[field])]
    who = [doer] if doer is not None else []
    for other, seat in content.items():
        if doer is None and rules.nouns.get(other) == "seat":
            who = listed(seat)
            break
    if len(who) > 1 and len(who) == len(names):
        return list(zip(who, names))
    return [(seat, name) for seat in who or range(seats) for name in names if seat < seats]


def listed(content: Any) -> list[int]:
    return list(content) if isinstance(content, tuple) else [content]


def name_of(rules: Rules, noun: str, number: int) -> str:
    names = rules.names.get(noun)
    return str(number) if names is None else names[number]
