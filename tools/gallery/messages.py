"""What the hall would say to a seat at a moment: the same messages, made by the hall's own tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from meadhall.kernel import shelf
from meadhall.kernel.core import State
from meadhall.kernel.record import Record
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby.creation import new_header
from meadhall.server.settings import Settings
from meadhall.server.tables import to_wire
from meadhall.server.tables.lessons import Lesson, lesson_of
from meadhall.server.tables.referee import ANSWER, Entry, Referee
from meadhall.server.tables.seats import Chair, bot_name
from meadhall.server.tables.table import Table
from meadhall.server.tables.views import Views
from tools.gallery.moments import (
    Moment,
    asks_player,
    entries_of,
    games,
    lesson_steps,
    moments_of,
    recorded,
    referee_of,
)

ME = wire.Me("me", "Astrid")
DRAWN_AT = 1_700_000_000.0  # when all of it happens; nothing in a picture depends on today


class Situation(msgspec.Struct, frozen=True):
    """One moment of one game as one seat hears of it."""

    id: str
    game: str
    sort: str
    kind: str
    seats: int
    messages: list[msgspec.Struct]


def situations() -> Iterator[Situation]:
    for game in games():
        rules = shelf.find(game)
        records = recorded(game)
        chosen = moments_of(rules, records)
        for number, record in enumerate(records):
            yield from played(rules, record, [one for one in chosen if one.record == number])
        yield from taught(rules)


def new_hall() -> Hall:
    """It is never opened: its tables only say what they would tell."""
    return Hall(Settings(database="sqlite://", now=lambda: DRAWN_AT))


def played(rules: Rules, record: Record, chosen: list[Moment]) -> Iterator[Situation]:
    """The moments of one recorded game, in its order."""
    referee, entries = referee_of(rules, record), entries_of(record)
    done = 0
    for one in sorted(chosen, key=lambda one: one.step):
        if one.step > done:
            referee.replay(entries[done : one.step - 1])
            before = referee.state.copy()
            told = len(referee.told)
            referee.replay(entries[one.step - 1 : one.step])
            scenes = [before, *referee.take_scenes()]
            done = one.step
        table = seated(rules, record.seats, referee, one.seat)
        heard: list[msgspec.Struct] = [welcome(table, one.seat)]
        if one.sort == "scene":
            heard = scene(table, one.seat, told + one.event, scenes[one.event : one.event + 2])
        yield Situation(one.name(rules.name), rules.name, one.sort, one.kind, record.seats, heard)


def seated(rules: Rules, seats: int, referee: Referee, seat: Seat) -> Table:
    """A table at this point of the game: ourselves in `seat`, bots in all others."""
    hall = new_hall()
    header = new_header(hall, ME, rules, dict(referee.history.options))
    header.status, header.hints = "over" if referee.is_over else "running", True
    header.waiting = [one for one in referee.waiting if one != CHANCE]
    if referee.result is not None:
        header.result = [[one.score, one.rank, int(one.won)] for one in referee.result]
    table = hall.seated(header, chairs(seats, seat, []))
    table.referee = referee
    return table


def chairs(seats: int, mine: Seat, names: list[str]) -> list[Chair]:
    made: list[Chair] = []
    for seat in range(seats):
        named = names[seat] if seat < len(names) and names[seat] else bot_name(made)
        bot = Chair(seat, "bot", level="greedy", name=named)
        made.append(Chair(seat, "person", ME.id, ME.name) if seat == mine else bot)
    return made


def welcome(table: Table, seat: Seat) -> wire.Welcome:
    """Everything there is to know, with everybody here; nobody was away, so what others did is not asked for again."""
    told = table.audience.welcome(seat, ME.id)
    assert told.news is not None
    here = [replace(one, connected=True) for one in told.table.seats]
    return replace(told, table=replace(told.table, seats=here), news=replace(told.news, since=None))


def scene(table: Table, seat: Seat, number: int, scenes: list[State]) -> list[msgspec.Struct]:
    """The table before an event, and then the event; what comes of it is not told, so that it stays."""
    referee, whole = table.begun(), welcome(table, seat)
    assert whole.news is not None
    views = Views(table.rules)
    nothing_asked: dict[str, Any] = {"question": None, "moment": None, "result": None, "choices": [], "others": []}
    events = whole.news.events[:number]
    known = replace(whole.news, view=views.show(scenes[0], seat), events=events, **nothing_asked)
    span = to_wire.EventSpan(referee.told[number : number + 1], referee.told_at[number : number + 1], number)
    told = views.tell(span, scenes[1:], {seat}).seen_by(seat)
    news = replace(known, version=known.version + 1, first=number, events=told, view=None)
    return [replace(whole, table=replace(whole.table, status="running", result=None), news=known), news]


def taught(rules: Rules) -> Iterator[Situation]:
    """The walk-through, wherever it says something."""
    steps = lesson_steps(rules)
    if not steps:
        return
    lesson = lesson_of(rules)
    options = rules.choices(lesson.seats, lesson.options)
    referee = Referee(rules, lesson.seats, options, lesson.seed, None)
    for step in range(len(lesson.step)):
        while not asks_player(referee):
            referee.chance(0.0)
        if step in steps:
            yield Situation(
                f"{rules.name}.lesson.{step}",
                rules.name,
                "lesson",
                str(step),
                lesson.seats,
                [welcome(lesson_table(rules, lesson, referee), lesson.you)],
            )
        line = lesson.step[step]
        seat = lesson.you if line.seat is None else line.seat
        text = line.answer or (line.expect[0] if line.expect else "")
        referee.replay([Entry(referee.count, ANSWER, seat, text or first_offered(rules, referee, seat), 0, 0.0)])


def first_offered(rules: Rules, referee: Referee, seat: Seat) -> str:
    return to_wire.Offers(rules, referee.state).to(seat)[0].text


def lesson_table(rules: Rules, lesson: Lesson, referee: Referee) -> Table:
    hall = new_hall()
    header = new_header(hall, ME, rules, dict(referee.history.options))
    header.status, header.kind, header.hints = "running", "lesson", True
    table = hall.seated(header, chairs(lesson.seats, lesson.you, lesson.names))
    table.referee = referee
    return table
