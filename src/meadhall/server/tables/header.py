"""A table's header as it is stored: its game, its status, and what was agreed on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Annotated, Any, Final, cast

import msgspec

from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_TABLE, CHANGE_TABLE, MOVE_ON, Statement

CLOSED: Final = ("over", "abandoned", "stopped")  # nothing happens any more, and nothing is secret


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
    result: list[list[int]] | None = None  # score, rank, won; and what the seat led, if it led anything
    next: str | None = None
    pace: wire.Pace = field(default_factory=wire.Pace)
    rated: bool = False  # it counts
    hints: bool = False  # whoever sits here may ask for advice, also where people play against each other

    def added(self) -> Statement:
        content = {**asdict(self), "waiting": self.waiting or [], "clock": time_stored(self.clock, self.pace)}
        del content["pace"]
        return Statement(ADD_TABLE, content)

    def changed(self) -> Statement:
        changing = {name: getattr(self, name) for name in ("status", "host", "moved_at", "due_at", "result", "next")}
        return Statement(CHANGE_TABLE, {"b_id": self.id, "waiting": self.waiting or [], **changing})

    def changed_since(self, before: Header) -> Statement:
        """Most changes are a move and no more."""
        same = (before.status, before.host, before.result, before.next)
        if (self.status, self.host, self.result, self.next) != same:
            return self.changed()
        moved = {"moved_at": self.moved_at, "due_at": self.due_at, "waiting": self.waiting or []}
        return Statement(MOVE_ON, {"b_id": self.id, **moved})

    def copy(self) -> Header:
        twin: Header = object.__new__(Header)
        twin.__dict__.update(self.__dict__)
        return twin


class Time(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was agreed on about time, as the column `clock` keeps it."""

    clock: wire.Clock | None = None
    pace: wire.Pace = wire.Pace()


SHAPES: Final[dict[str, tuple[Any, Any]]] = {  # of what is stored as JSON, and what stands for it where it is broken
    "options": (dict[str, Choice], {}),
    "clock": (Time, {}),
    "start": (dict[str, Any] | None, None),
    "waiting": (list[Seat], []),
    "result": (list[Annotated[list[int], msgspec.Meta(min_length=3)]] | None, None),
}


def header_from(row: Mapping[str, Any]) -> Header:
    """The header as stored; one that is broken can still be shown, as `unreadable`."""
    content = {one.name: row[one.name] for one in fields(Header) if one.name != "pace"}
    content["clock"] = as_time(content["clock"])
    for name, (shape, instead) in SHAPES.items():
        if not has_shape(content[name], shape):
            content[name], content["status"] = instead, "unreadable"
    time = msgspec.convert(content["clock"], Time)
    return Header(**{**content, "clock": clock_stored(time.clock), "pace": time.pace})


def as_time(stored: Any) -> Any:
    """A table from before there was a pace has its clock alone, or none."""
    if stored is None:
        return {}
    return {"clock": stored} if isinstance(stored, dict) and "bank" in stored else stored


def has_shape(content: Any, shape: Any) -> bool:
    try:
        msgspec.convert(content, shape)
    except msgspec.ValidationError:
        return False
    return True


def clock_of(header: Header) -> wire.Clock | None:
    return None if header.clock is None else msgspec.convert(header.clock, wire.Clock)


def result_from(stored: list[list[int]] | None) -> list[wire.SeatResult] | None:
    if stored is None:
        return None
    return [wire.SeatResult(score, rank, bool(won)) for score, rank, won, *_ in stored]


def led_at_the_end(stored: list[list[int]] | None) -> list[list[int]]:
    """What each seat led, as the result keeps it."""
    return [] if stored is None else [led for _, _, _, *led in stored]


def time_stored(clock: dict[str, int] | None, pace: wire.Pace) -> dict[str, Any]:
    return {"clock": clock, "pace": msgspec.to_builtins(pace)}


def clock_stored(clock: wire.Clock | None) -> dict[str, int] | None:
    return None if clock is None else cast("dict[str, int]", msgspec.to_builtins(clock))
