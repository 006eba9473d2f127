"""The seats of a table, and who sits in them."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from meadhall.kernel.values import Seat
from meadhall.server import wire
from meadhall.server.storage.statements import ADD_SEAT, CHANGE_SEAT, Statement
from meadhall.server.tables.header import has_shape

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

    def free(self, kind: wire.SeatKind) -> None:
        self.kind, self.person, self.name, self.level, self.token, self.prepared = kind, None, "", None, None, None


def chair_from(row: Mapping[str, Any]) -> Chair:
    chair = Chair(**{field.name: row[field.name] for field in fields(Chair)})
    return chair if has_shape(chair.time, dict[str, float] | None) else replace(chair, time=None)


def bot_name(chairs: Collection[Chair]) -> str:
    taken = {chair.name for chair in chairs}
    free = [name for name in BOT_NAMES if name not in taken]
    return free[0] if free else BOT_NAMES[len(taken) % len(BOT_NAMES)]
