"""A table's header and its chairs, as they are stored."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, Final, cast

import msgspec

from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_SEAT, ADD_TABLE, CHANGE_SEAT, CHANGE_TABLE, Line

CLOSED: Final = ("over", "abandoned", "stopped")  # nothing happens any more, and nothing is secret
BOT_NAMES = ("Bragi", "Hild", "Orm", "Solveig", "Ulf", "Yrsa", "Ketil", "Ragna")


@dataclass
class Header:
    id: str
    game: str
    version: int
    kind: wire.TableKind
    status: wire.Status
    mode: wire.Mode
    options: dict[str, Choice]
    clock: dict[str, int] | None
    listed: bool
    watchable: bool
    drawn: bool
    autostart: bool
    host: str
    invite: str
    seed: int
    start: dict[str, Any] | None
    made_at: float
    moved_at: float
    due_at: float | None = None
    waiting: list[Seat] | None = None
    result: list[list[int]] | None = None  # score, rank, won
    next: str | None = None

    def added(self) -> Line:
        return Line(ADD_TABLE, {**asdict(self), "waiting": self.waiting or []})

    def changed(self) -> Line:
        changing = {name: getattr(self, name) for name in ("status", "host", "moved_at", "due_at", "result", "next")}
        return Line(CHANGE_TABLE, {"b_id": self.id, "waiting": self.waiting or [], **changing})


@dataclass
class Chair:
    seat: Seat
    kind: wire.SeatKind
    person: str | None = None
    name: str = ""
    level: str | None = None
    token: str | None = None
    auto: bool = True
    prepared: str | None = None
    left: wire.Departure | None = None
    time: dict[str, float] | None = (
        None  # what was left on the clock when a bot took over, and since which entry it runs again
    )

    def added(self, table: str) -> Line:
        return Line(ADD_SEAT, {"table": table, **asdict(self)})

    def changed(self, table: str) -> Line:
        content = asdict(self)
        return Line(CHANGE_SEAT, {"b_table": table, "b_seat": content.pop("seat"), **content})

    def is_held_by(self, person: str | None) -> bool:
        return person is not None and self.kind == "person" and self.person == person

    def was_held_by(self, person: str | None) -> bool:
        """Also by somebody whom a bot has replaced."""
        return person is not None and self.kind in ("person", "bot") and self.person == person

    def is_kept_for(self, person: str | None) -> bool:
        """A bot sits here for somebody who was missing, and only for them."""
        return person is not None and self.kind == "bot" and self.left == "replaced" and self.person == person

    def free(self, kind: wire.SeatKind) -> None:
        self.kind, self.person, self.name, self.level, self.token, self.prepared = kind, None, "", None, None, None


SHAPES: Final[dict[str, tuple[Any, Any]]] = {  # of what is stored as JSON, and what stands for it where it is broken
    "options": (dict[str, Choice], {}),
    "clock": (wire.Clock | None, None),
    "start": (dict[str, Any] | None, None),
    "waiting": (list[Seat], []),
    "result": (list[tuple[int, int, int]] | None, None),
}


def header_from(row: Mapping[str, Any]) -> Header:
    """The header as stored; one that is broken can still be shown, as `unreadable`."""
    content = {field.name: row[field.name] for field in fields(Header)}
    for name, (shape, instead) in SHAPES.items():
        if not has_shape(content[name], shape):
            content[name], content["status"] = instead, "unreadable"
    return Header(**content)


def chair_from(row: Mapping[str, Any]) -> Chair:
    chair = Chair(**{field.name: row[field.name] for field in fields(Chair)})
    return chair if has_shape(chair.time, dict[str, float] | None) else replace(chair, time=None)


def has_shape(content: Any, shape: Any) -> bool:
    try:
        msgspec.convert(content, shape)
    except msgspec.ValidationError:
        return False
    return True


def bot_name(chairs: Collection[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else BOT_NAMES[len(taken) % len(BOT_NAMES)]


def info(header: Header, chairs: Collection[Chair], connected: Collection[Seat], me: str | None) -> wire.TableInfo:
    """What `me` may know of a table without looking at its board."""
    return wire.TableInfo(
        id=header.id,
        game=header.game,
        version=header.version,
        kind=header.kind,
        status=header.status,
        mode=header.mode,
        options=header.options,
        seats=[
            wire.SeatInfo(
                seat=chair.seat,
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                connected=chair.seat in connected,
                host=chair.is_held_by(header.host),
                left=chair.left,
            )
            for chair in chairs
        ],
        listed=header.listed,
        watchable=header.watchable,
        drawn=header.drawn,
        clock=clock_of(header),
        made_at=header.made_at,
        moved_at=header.moved_at,
        waiting=header.waiting or [],
        you=[chair.seat for chair in chairs if chair.is_held_by(me)],
        kept=[chair.seat for chair in chairs if header.status == "running" and chair.is_kept_for(me)],
        result=result_from(header.result),
        next=header.next,
    )


def may_watch(header: Header, chairs: Collection[Chair], person: str | None) -> bool:
    """Spectators where they are welcome; else whoever sits or sat there, and the host."""
    if header.watchable or (person is not None and header.host == person):
        return True
    return any(chair.was_held_by(person) for chair in chairs)


def clock_of(header: Header) -> wire.Clock | None:
    return None if header.clock is None else msgspec.convert(header.clock, wire.Clock)


def result_from(stored: list[list[int]] | None) -> list[wire.SeatResult] | None:
    if stored is None:
        return None
    return [wire.SeatResult(score, rank, bool(won)) for score, rank, won in stored]


def clock_stored(clock: wire.Clock | None) -> dict[str, int] | None:
    return None if clock is None else cast("dict[str, int]", msgspec.to_builtins(clock))
