"""A game told again, step by step, as somebody saw it; its record; and what if."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, cast

import msgspec

from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump
from meadhall.kernel.notation import text_of
from meadhall.kernel.record import FORMAT
from meadhall.kernel.values import CHANCE, Seat
from meadhall.kernel.words import words_of
from meadhall.server import wire
from meadhall.server.hall import Hall
from meadhall.server.lobby import creation
from meadhall.server.sagas.frames import StoredGame, encoded_course, encoded_frames
from meadhall.server.tables.header import CLOSED
from meadhall.server.tables.loader import entry_from
from meadhall.server.tables.referee import UNDO, Entry
from meadhall.server.tables.table import Table
from meadhall.server.tokens import new_seed
from meadhall.server.troubles import NotNow, NotUnderstood, NotYours


async def told_again(
    hall: Hall, table: Table, me: str | None, waiting: str, seat: Seat | None, first: int, count: int
) -> wire.Saga:
    """Told by another process, which is shared in turn by whoever is `waiting`: a person, or an address."""
    async with table.alone():
        may_look(table, me, seat)
        entries = await standing_entries(hall, table)
        info = table.info(me)
        open_book = is_closed(table)
        game = stored_game(table, entries[: first + count])
    frames = await hall.tellers.run((waiting,), encoded_frames, game, seat, first, count, open_book)
    as_sent = cast("list[wire.Frame]", msgspec.Raw(frames))  # written already; it only goes into its place
    can_fork = open_book or (seat is not None and not info.rated)
    return wire.Saga(info, seat, len(entries), as_sent, can_fork, stops(entries))


def stops(entries: Sequence[Entry]) -> list[int]:
    """The steps at which somebody is to answer, and the end: what chance answers belongs to the step before."""
    return [step for step in range(len(entries) + 1) if step == len(entries) or entries[step].seat != CHANCE]


async def course(hall: Hall, table: Table, me: str | None, waiting: str) -> bytes:
    """A game that has ended, from its first step to its last, for whoever may look at it; as it is sent."""
    async with table.alone():
        may_look(table, me, None)
        if not is_closed(table):
            raise NotNow("game-not-over")
        game = stored_game(table, await standing_entries(hall, table))
    return await hall.tellers.run((waiting,), encoded_course, game)


async def record(hall: Hall, table: Table, me: str | None, language: str) -> str:
    """Everything once the game is over; before, what the player's seat was told, in words."""
    async with table.alone():
        if is_closed(table):
            may_look(table, me, None)
            if table.header.start is not None:
                raise NotNow("no-record")
            return str(table.begun().record())
        held = table.seats.held_by(me)
        if not held:
            raise NotYours("players-only")
        return story(table, held[0], language)


async def looked_back_on(hall: Hall, table: Table, me: str | None, waiting: str) -> bytes:
    """A finished game, by whoever may look at it; as it is sent."""
    async with table.alone():
        may_look(table, me, None)
        if table.header.status != "over":
            raise NotNow("game-not-over")
        if table.header.kind == "fork" and not table.header.hints:  # of a game that may still go on
            raise NotYours("no-hints-what-if")
        known = hall.lookbacks.so_far(table.header.id)
        if known is not None:
            return known
        return hall.lookbacks.begin(table.header.id, stored_game(table, await standing_entries(hall, table)), waiting)


async def what_if(hall: Hall, me: wire.Me, table: Table, wish: wire.Fork) -> wire.Made:
    """Finished: the true table. Running: one that its player imagines."""
    async with table.alone():
        closed = is_closed(table)
        table.seats.chair(wish.seat)
        if not closed:
            table.seats.chair_of(me.id, wish.seat)
            if table.header.rated:
                raise NotNow("rated-no-what-if")
        else:
            may_look(table, me.id, None)
        hall.bots.known(wish.level, table.header.game)
        entries = await standing_entries(hall, table)
        if wish.step > len(entries):
            raise NotUnderstood("no-such-step", step=wish.step, steps=len(entries))
        prefix = [renumbered(entry, number) for number, entry in enumerate(entries[: wish.step])]
        game = stored_game(table, prefix)
    async with hall.tellers.turns.of((me.id,)):
        start = await asyncio.to_thread(beginning, game, None if closed else wish.seat)
        return await creation.begin_fork(hall, me, table, wish.seat, wish.level, prefix if closed else [], start)


def stored_game(table: Table, entries: Sequence[Entry]) -> StoredGame:
    header = table.header
    seats = len(table.seats)
    return StoredGame(header.game, header.version, seats, header.options, header.seed, header.start, entries)


def beginning(game: StoredGame, imagined_by: Seat | None) -> dict[str, Any] | None:
    """The position a fork begins with: what a player of a running game imagines, or what the game itself began with."""
    referee = game.referee()
    referee.replay(game.entries)
    if referee.is_over:
        raise NotNow("game-is-over")
    if imagined_by is None:
        return game.start
    return dump(referee.rules.imagine(referee.state, imagined_by, Dice(new_seed())))


def is_closed(table: Table) -> bool:
    """Nothing is secret any more."""
    return table.header.status in CLOSED


def may_look(table: Table, me: str | None, seat: Seat | None) -> None:
    """Once a game has ended, all hands lie open to whoever may look at its table; before, one has one's own seat."""
    table.begun()
    chair = None if seat is None else table.seats.chair(seat)
    if is_closed(table):
        if not table.may_be_watched_by(me):
            raise NotYours("no-spectators")
    elif chair is not None:
        if not chair.is_held_by(me):
            raise NotYours("not-your-seat")
    elif not table.seats.were_ever_of(me):
        raise NotYours("players-only")


async def standing_entries(hall: Hall, table: Table) -> list[Entry]:
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


def story(table: Table, seat: Seat, language: str) -> str:
    """A running game as its player knows it: a header, the story in words, and their own answers."""
    referee = table.under_way()
    rules = table.rules
    mine = rules.mine(rules.view(referee.state, seat), seat)
    words = words_of(rules, language).named([chair.name for chair in table.seats]).addressed(mine)
    lines = [f"meadhall {FORMAT}", f"game {rules.name} {rules.version}", f"seats {len(table.seats)}"]
    lines += [f"option {name} {str(value).lower()}" for name, value in table.header.options.items()]
    lines.append("")
    lines += ["# " + words.event(event.seen_by(seat)) for event in referee.told]
    lines += ["", *[f"# {seat} {text_of(rules, played.move)}" for played in referee.played if played.seat == seat]]
    return "\n".join(lines) + "\n"
