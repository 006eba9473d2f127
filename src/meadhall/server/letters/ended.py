"""Which tables by correspondence have ended, and how, for somebody who was away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from meadhall.kernel import shelf
from meadhall.kernel.troubles import UnknownGame
from meadhall.server.letters.waiting import game_called, letter_words
from meadhall.server.storage.store import Row, Store
from meadhall.server.tables.header import header_from


@dataclass(frozen=True)
class Ended:
    table: str
    game: str
    others: tuple[str, ...]  # who else sat there
    winners: tuple[str, ...]
    has_won: bool
    moved_at: float

    def told(self, language: str) -> str:
        """The game, with whom, and who has won."""
        say = letter_words(language).say
        about = {"game": game_called(self.game, language), "others": ", ".join(self.others) or "none"}
        told = {"table": say("letter-turns-table", about), "outcome": self._outcome(language)}
        return say("letter-ended-table", told)

    def _outcome(self, language: str) -> str:
        say = letter_words(language).say
        if is_cooperative(self.game):
            return say("letter-ended-won-together" if self.has_won else "letter-ended-lost-together")
        if self.has_won:
            return say("letter-ended-won")
        about = {"count": len(self.winners), "winners": ", ".join(self.winners)}
        return say("letter-ended-by", about) if self.winners else say("letter-ended-nobody")


async def ended_for(store: Store, person: str, since: float) -> list[Ended]:
    """Those that ended first come first; what whoever reads this ended with an answer of their own, they know."""
    rows = await store.ended_by_letter(person, since)
    sat: dict[str, list[Row]] = {}
    for seat in await store.seats_of([row["id"] for row in rows]) if rows else []:
        sat.setdefault(seat["table"], []).append(seat)
    return [
        ended(row, sat[row["id"]], person)
        for row in rows
        if is_readable(row, sat[row["id"]]) and row["last_seat"] not in seats_of(sat[row["id"]], person)
    ]


def is_readable(row: Row, chairs: Sequence[Row]) -> bool:
    header = header_from(row)
    return header.status == "over" and header.result is not None and len(header.result) == len(chairs)


def ended(row: Row, chairs: Sequence[Row], person: str) -> Ended:
    won = [bool(one[2]) for one in header_from(row).result or []]
    mine = seats_of(chairs, person)
    stayed = [chair["seat"] for chair in chairs if chair["person"] == person and chair["left"] is None]
    return Ended(
        row["id"],
        row["game"],
        tuple(chair["name"] for chair in chairs if chair["seat"] not in mine),
        tuple(chair["name"] for chair in chairs if won[chair["seat"]]),
        any(won[seat] for seat in stayed),
        row["moved_at"],
    )


def seats_of(chairs: Sequence[Row], person: str) -> list[int]:
    return [chair["seat"] for chair in chairs if chair["person"] == person]


def is_cooperative(game: str) -> bool:
    try:
        return shelf.find(game).is_cooperative
    except UnknownGame:
        return False
