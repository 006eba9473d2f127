"""What can go wrong between a visitor and the hall; words are `trouble-…`, in both languages."""

from __future__ import annotations

from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import Refusal


class HallTrouble(Trouble):
    status = 409


class Unreadable(HallTrouble):
    status = 400


class NotSignedIn(HallTrouble):
    status = 401


class NotYours(HallTrouble):
    status = 403


class NotThere(HallTrouble):
    status = 404


class NotNow(HallTrouble):
    status = 409


class TooLarge(HallTrouble):
    status = 413


class Misdirected(HallTrouble):
    """Meant for another name than this hall's."""

    status = 421


class NotUnderstood(HallTrouble):
    status = 422


class TooOften(HallTrouble):
    status = 429

    def __init__(self, wait: float) -> None:
        super().__init__("too-often", seconds=max(1, round(wait)))


class Unavailable(HallTrouble):
    """Not the visitor's fault, and it may pass: the disk is full, the database cannot be reached."""

    status = 503


class Conflict(Exception):
    """Somebody else has written the same number: the table must be read again."""


class Overtaken(NotNow):
    """Another hall was quicker; the table has taken that up, and whoever asked may ask again."""

    def __init__(self) -> None:
        super().__init__("table-moved-on")


class NotPlayed(NotNow):
    """A table that can be read but not played on: its rules are gone, or something stored of it is broken."""


class SetAside(NotPlayed):
    """Not now, and nobody knows whether ever; what is stored of it stays as it is."""


class BadEntry(SetAside):
    """An entry of a table's log that the rules do not allow."""

    def __init__(self, number: int) -> None:
        super().__init__("table-unreadable")
        self.number = number


class Refused(NotNow):
    """The rules do not allow this move."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused")
        self.refusal = refusal
