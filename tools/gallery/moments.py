"""Which moments of recorded games are shown: one for each kind of question, each kind of event and each ending."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, TypeAlias

from meadhall.kernel import core, shelf
from meadhall.kernel.core import Chance
from meadhall.kernel.notation import hyphened
from meadhall.kernel.record import Record, parse
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Seat, fields
from meadhall.server.tables.lessons import has_lesson, lesson_of
from meadhall.server.tables.referee import ANSWER, DREW, Entry, Referee
from meadhall.typescript import questions_of

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests/golden"
MORE = Path(__file__).parent / "games"  # recorded for what no golden game shows

Sort: TypeAlias = Literal["question", "scene", "ending", "lesson"]


@dataclass(frozen=True)
class Moment:
    """After so many answers of a recorded game; a scene is one event of the last of them."""

    sort: Sort
    kind: str  # of the question or the event; how it ended; which step of a lesson
    record: int
    step: int
    seat: Seat
    event: int = 0  # its place among those that the last answer brought about
    weight: int = 0  # of several moments of one kind the heaviest is shown

    def name(self, game: str) -> str:
        return f"{game}.{self.sort}.{self.kind}"


def games() -> list[str]:
    return shelf.names()


def recorded(game: str) -> list[Record]:
    """Whole games: those that must always play as they did, and a few for what is rare."""
    files = [*sorted((GOLDEN / game / "named").glob("*.game")), *sorted(MORE.glob(f"{game}-*.game"))]
    return [parse(file.read_text(encoding="utf-8")) for file in files]


def asked_of_players(rules: Rules) -> set[str]:
    """The kinds of questions that a player may meet: neither chance, nor what only stands for several."""
    kinds = [kind for kind in questions_of(rules) if not issubclass(kind, Chance)]
    return {hyphened(one.__name__) for one in kinds if not any(one in other.__bases__ for other in kinds)}


def referee_of(rules: Rules, record: Record) -> Referee:
    assert record.seed is not None
    options = rules.choices(record.seats, record.options)
    return Referee(rules, record.seats, options, record.seed, None, record.version)


def entries_of(record: Record) -> list[Entry]:
    """The record as a table's log would hold it."""
    answers = [answer for decision in record.decisions for answer in decision]
    return [
        Entry(number, DREW if one.seat == CHANCE else ANSWER, one.seat, one.text, 0, 0.0)
        for number, one in enumerate(answers)
    ]


def moments_of(rules: Rules, records: list[Record]) -> list[Moment]:
    """Of each kind the heaviest, the first of equals; in the order of a rulebook: questions, scenes, endings."""
    best: dict[tuple[str, str], Moment] = {}
    for number, record in enumerate(records):
        for moment in moments_in(rules, record, number):
            before = best.get((moment.sort, moment.kind))
            if before is None or moment.weight > before.weight:
                best[moment.sort, moment.kind] = moment
    order = ["question", "scene", "ending"]
    return sorted(best.values(), key=lambda one: (order.index(one.sort), one.kind))


def moments_in(rules: Rules, record: Record, number: int) -> Iterator[Moment]:
    referee = referee_of(rules, record)
    for step, entry in enumerate(entries_of(record), start=1):
        told = len(referee.told)
        referee.replay([entry])
        is_followed = len(referee.take_scenes()) == len(referee.told) - told
        for at, event in enumerate(referee.told[told:] if is_followed else []):
            kind = hyphened(type(event).__name__)
            yield Moment("scene", kind, number, step, 0, at, len(str(fields(event))))
        if asks_player(referee):
            seat = referee.waiting[0]
            kind = hyphened(type(core.asked(referee.state)).__name__)
            yield Moment("question", kind, number, step, seat, 0, len(core.options(referee.state, seat)))
    yield from endings_in(referee, number)


def asks_player(referee: Referee) -> bool:
    return bool(referee.waiting) and referee.waiting != [CHANCE]


def endings_in(referee: Referee, number: int) -> Iterator[Moment]:
    """Once as somebody who won, once as somebody who did not; the more seats the better."""
    seen: set[str] = set()
    for seat, one in enumerate(referee.result or ()):
        kind = "won" if one.won else "lost"
        if kind not in seen:
            seen.add(kind)
            yield Moment("ending", kind, number, len(referee.played), seat, 0, len(referee.result or ()))


def lesson_steps(rules: Rules) -> list[int]:
    """Where its learner is spoken to."""
    if not has_lesson(rules):
        return []
    return [at for at, line in enumerate(lesson_of(rules).step) if line.seat is None and line.say]
