"""The seats of a table, and who sits in them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_SEAT, CHANGE_SEAT, Statement
from meadhall.server.tables.header import has_shape
from meadhall.server.troubles import NotUnderstood, NotYours

BOT_NAMES = ("Bragi", "Hild", "Orm", "Solveig", "Ulf", "Yrsa", "Ketil", "Ragna")


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
    program: bool = False  # of a bot account: somebody's program plays here
    emblem: str | None = None

    def copy(self) -> Chair:
        twin: Chair = object.__new__(Chair)
        twin.__dict__.update(self.__dict__)
        return twin

    def added(self, table: str) -> Statement:
        return Statement(ADD_SEAT, {"table": table, **asdict(self)})

    def changed(self, table: str) -> Statement:
        content = asdict(self)
        return Statement(CHANGE_SEAT, {"b_table": table, "b_seat": content.pop("seat"), **content})

    def is_held_by(self, person: str | None) -> bool:
        return person is not None and self.kind == "person" and self.person == person

    def was_held_by(self, person: str | None) -> bool:
        """Also by somebody whom a bot has replaced."""
        return person is not None and self.kind in ("person", "bot") and self.person == person

    def is_kept_for(self, person: str | None) -> bool:
        """A bot sits here for somebody who was missing, and only for them."""
        return person is not None and self.kind == "bot" and self.left == "replaced" and self.person == person

    def is_reserved_for(self, person: str | None) -> bool:
        """It waits for them and nobody else: an invitation by name, or another game."""
        return person is not None and self.kind == "invited" and self.person == person

    def free(self, kind: wire.SeatKind) -> None:
        self.kind, self.person, self.name, self.level, self.token, self.prepared = kind, None, "", None, None, None
        self.program, self.emblem = False, None

    def give_to(self, me: wire.Me) -> None:
        """They sit down."""
        self.kind, self.person, self.name = "person", me.id, me.name
        self.program, self.emblem = me.bot, me.emblem

    def keep_for(self, bot: wire.Me) -> None:
        """An invitation of this bot account alone."""
        self.free("invited")
        self.person, self.name, self.program, self.emblem = bot.id, bot.name, True, bot.emblem


def chair_from(row: Mapping[str, Any]) -> Chair:
    chair = Chair(**{field.name: row[field.name] for field in fields(Chair)})
    return chair if has_shape(chair.time, dict[str, float] | None) else replace(chair, time=None)


def bot_name(chairs: Collection[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else BOT_NAMES[len(taken) % len(BOT_NAMES)]


class Seats:
    """All seats of one table, and when each was last heard of."""

    def __init__(self, chairs: list[Chair], now: float) -> None:
        self.chairs = chairs
        self.last_here: dict[Seat, float] = {chair.seat: now for chair in chairs}
        self.without_socket: set[Seat] = set()  # last heard of by plain HTTP, where nobody sees them go

    def __len__(self) -> int:
        return len(self.chairs)

    def __iter__(self) -> Iterator[Chair]:
        return iter(self.chairs)

    def __getitem__(self, seat: Seat) -> Chair:
        return self.chairs[seat]

    def chair(self, seat: Seat) -> Chair:
        """For a number that somebody sent."""
        if seat >= len(self.chairs):
            raise NotUnderstood("no-such-seat", seat=seat)
        return self.chairs[seat]

    def chair_of(self, person: str | None, seat: Seat) -> Chair:
        """The chair, if it is this person's."""
        chair = self.chair(seat)
        if not chair.is_held_by(person):
            raise NotYours("not-your-seat")
        return chair

    def held_by(self, person: str | None) -> list[Seat]:
        return [chair.seat for chair in self.chairs if chair.is_held_by(person)]

    def first_of(self, person: str | None) -> Seat | None:
        return next(iter(self.held_by(person)), None)

    def were_ever_of(self, person: str | None) -> bool:
        """Whether one of them is theirs, or was until a bot replaced them."""
        return any(chair.was_held_by(person) for chair in self.chairs)

    def people(self) -> list[str]:
        return [chair.person for chair in self.chairs if chair.kind == "person" and chair.person is not None]

    def heard_from(self, seat: Seat, now: float, by_socket: bool = False) -> None:
        """Whoever plays without a socket is here as well."""
        self.last_here[seat] = now
        (self.without_socket.discard if by_socket else self.without_socket.add)(seat)
