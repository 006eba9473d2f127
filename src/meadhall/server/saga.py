"""A game told again, step by step, as somebody saw it; its record; and what if."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.notation import text_of
from meadhall.kernel.record import FORMAT
from meadhall.kernel.values import Seat
from meadhall.kernel.words import words_of
from meadhall.server import lobby, seen, wire
from meadhall.server.chairs import CLOSED
from meadhall.server.hall import Hall
from meadhall.server.loading import entry_from
from meadhall.server.referee import UNDO, Entry, Referee
from meadhall.server.table import LiveTable
from meadhall.server.troubles import NotNow, NotUnderstood, NotYours


async def told_again(
    hall: Hall, table: LiveTable, me: str | None, seat: Seat | None, first: int, count: int
) -> wire.Saga:
    async with table.alone():
        may_look(table, me, seat)
        entries = await standing_entries(hall, table)
        info = table.info(me)
        referee = hall.referee(table)
    open_book = is_closed(table)
    frames = await asyncio.to_thread(frames_of, referee, entries, seat, first, count, open_book)
    can_fork = open_book or seat is not None
    return wire.Saga(info, seat, len(entries), frames, can_fork)


async def record(hall: Hall, table: LiveTable, me: str | None, language: str) -> str:
    """Everything once the game is over; before, what the player's seat was told, in words."""
    async with table.alone():
        if is_closed(table):
            may_look(table, me, None)
            if table.header.start is not None:
                raise NotNow("no-record")
            return str(table.begun().record())
        held = [chair.seat for chair in table.chairs if chair.is_held_by(me)]
        if not held:
            raise NotYours("players-only")
        return story(table, held[0], language)


async def what_if(hall: Hall, me: wire.Me, table: LiveTable, wish: wire.Fork) -> wire.Made:
    """Finished: the true table. Running: one that its player imagines."""
    async with table.alone():
        closed = is_closed(table)
        table.chair(wish.seat)
        if not closed:
            table.chair_of(me.id, wish.seat)
        else:
            may_look(table, me.id, None)
        lobby.known_level(wish.level)
        entries = await standing_entries(hall, table)
        if wish.step > len(entries):
            raise NotUnderstood("no-such-step", step=wish.step, steps=len(entries))
        prefix = [renumbered(entry, number) for number, entry in enumerate(entries[: wish.step])]
        referee = hall.referee(table)
        referee.replay(prefix)
        if referee.is_over:
            raise NotNow("game-is-over")
        start = table.header.start
        if not closed:
            start = dump(table.rules.imagine(referee.state, wish.seat, Dice(secrets.randbits(48))))
            prefix = []
    return await lobby.begin_fork(hall, me, table, wish.seat, wish.level, prefix, start)


def is_closed(table: LiveTable) -> bool:
    """Nothing is secret any more."""
    return table.header.status in CLOSED


def may_look(table: LiveTable, me: str | None, seat: Seat | None) -> None:
    """From a seat one had; from outside, a game that is over and was open to spectators."""
    table.begun()
    if seat is not None:
        if not table.chair(seat).was_held_by(me) or not (is_closed(table) or table.chair(seat).is_held_by(me)):
            raise NotYours("not-your-seat")
        return
    if is_closed(table):
        if not table.may_be_watched_by(me):
            raise NotYours("no-spectators")
    elif not any(chair.was_held_by(me) for chair in table.chairs):
        raise NotYours("players-only")


async def standing_entries(hall: Hall, table: LiveTable) -> list[Entry]:
    """The log without what was taken back."""
    standing: list[Entry] = []
    for row in await hall.store.entries_of(table.header.id):
        entry = entry_from(row)
        if entry.kind == UNDO:
            standing.pop()
        else:
            standing.append(entry)
    return standing


def renumbered(entry: Entry, number: int) -> Entry:
    return Entry(number, entry.kind, entry.seat, entry.text, 0, entry.at)


def frames_of(
    referee: Referee, entries: Sequence[Entry], seat: Seat | None, first: int, count: int, open_book: bool
) -> list[wire.Frame]:
    frames: list[wire.Frame] = []
    for step in range(min(first + count, len(entries) + 1)):
        told = len(referee.told) if step else 0
        if step:
            referee.replay([entries[step - 1]])
        if step >= first:
            frames.append(frame(referee, step, told, seat, open_book))
    return frames


def frame(referee: Referee, step: int, told: int, seat: Seat | None, open_book: bool) -> wire.Frame:
    last = referee.played[-1] if step else None
    may_know = last is not None and (open_book or last.seat == seat)
    return wire.Frame(
        step=step,
        at=0.0 if last is None else last.at,
        seat=None if last is None else last.seat,
        move=text_of(last.move) if last is not None and may_know else None,
        first=told,
        events=seen.told(referee.told[told:], referee.told_at[told:], told, seat),
        view=seen.view(referee.rules, referee.state, seat),
        moment=seen.moment(referee.state),
    )


def story(table: LiveTable, seat: Seat, language: str) -> str:
    """A running game as its player knows it: a header, the story in words, and their own answers."""
    referee = table.under_way()
    rules = table.rules
    words = words_of(rules, language).named([chair.name for chair in table.chairs])
    lines = [f"meadhall {FORMAT}", f"game {rules.name} {rules.version}", f"seats {len(table.chairs)}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in table.header.options.items()]
    lines.append("")
    lines += ["# " + words.event(event.seen_by(seat)) for event in referee.told]
    lines += ["", *[f"# {seat} {text_of(played.move)}" for played in referee.played if played.seat == seat]]
    return "\n".join(lines) + "\n"
