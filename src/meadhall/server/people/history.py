"""What somebody has played: every game, figures for each kind, and whom they met."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from meadhall.server import wire
from meadhall.server.people import ratings
from meadhall.server.storage.store import Store
from meadhall.server.tables.header import Header, header_from
from meadhall.server.tables.seats import Chair, chair_from

Outcome = Literal["won", "lost", "unfinished"]
MOST_RIVALS = 30


@dataclass(frozen=True)
class Past:
    """A game that somebody has played."""

    header: Header
    chairs: list[Chair]
    person: str

    def mine(self) -> list[Chair]:
        return [chair for chair in self.chairs if chair.was_held_by(self.person)]

    def rank(self, chair: Chair) -> int | None:
        return None if self.header.result is None else self.header.result[chair.seat][1]

    def score(self, chair: Chair) -> int | None:
        return None if self.header.result is None else self.header.result[chair.seat][0]

    def has_won(self, chair: Chair) -> bool:
        return self.header.result is not None and bool(self.header.result[chair.seat][2])

    @property
    def outcome(self) -> Outcome:
        """Whoever left before the end has not won, whatever the bot did."""
        if self.header.result is None:
            return "unfinished"
        return "won" if any(self.has_won(chair) and chair.left is None for chair in self.mine()) else "lost"

    def others(self) -> list[Chair]:
        """People, not bots."""
        return [chair for chair in self.chairs if chair.person is not None and chair.person != self.person]

    def is_with(self, name: str) -> bool:
        return any(name.casefold() in chair.name.casefold() for chair in self.chairs if chair not in self.mine())

    def told(self) -> wire.PastGame:
        header, mine = self.header, self.mine()
        seats = [
            wire.PastSeat(
                chair.name,
                chair.kind == "bot" and chair.person is None,
                chair in mine,
                self.score(chair),
                self.rank(chair),
                self.has_won(chair),
            )
            for chair in self.chairs
        ]
        return wire.PastGame(header.id, header.game, header.mode, header.rated, header.moved_at, self.outcome, seats)


async def past_of(store: Store, person: str) -> list[Past]:
    """The latest first; what is broken is passed over."""
    headers = [header_from(row) for row in await store.ended_of(person)]
    chairs: dict[str, list[Chair]] = {}
    for row in await store.seats_of([header.id for header in headers]):
        chairs.setdefault(row["table"], []).append(chair_from(row))
    found = [Past(header, chairs[header.id], person) for header in headers if header.status != "unreadable"]
    return [past for past in found if past.header.result is None or len(past.header.result) == len(past.chairs)]


def history(
    games: Sequence[Past], game: str | None, outcome: Outcome | None, name: str | None, first: int, count: int
) -> wire.History:
    chosen = [
        past
        for past in games
        if game in (None, past.header.game) and outcome in (None, past.outcome) and (name is None or past.is_with(name))
    ]
    return wire.History(len(chosen), [past.told() for past in chosen[first : first + count]])


def statistics(games: Sequence[Past], strengths: Mapping[str, wire.Rating], friends: Sequence[str]) -> wire.Statistics:
    kinds = dict.fromkeys([past.header.game for past in games if past.outcome != "unfinished"])
    tallies = [tally(kind, [past for past in games if past.header.game == kind], strengths.get(kind)) for kind in kinds]
    return wire.Statistics(sorted(tallies, key=lambda one: -one.games), rivals(games, friends))


def tally(game: str, played: Sequence[Past], strength: wire.Rating | None) -> wire.GameTally:
    finished = [past for past in played if past.outcome != "unfinished"]
    seats = [(past, chair) for past in finished for chair in past.mine()]
    ranks = [past.rank(chair) or 0 for past, chair in seats]
    scores = [past.score(chair) or 0 for past, chair in seats]
    won = sum(past.outcome == "won" for past in finished)
    mean = len(seats)
    return wire.GameTally(
        game, len(finished), won, round(sum(ranks) / mean, 2), max(scores), round(sum(scores) / mean, 1), strength
    )


def rivals(games: Sequence[Past], friends: Sequence[str]) -> list[wire.Rival]:
    """Whom one has met most often first; their name is what it was the last time."""
    met: dict[str, list[tuple[Past, Chair]]] = {}
    for past in games:
        if past.outcome != "unfinished" and past.mine():
            for person, chair in {chair.person: chair for chair in past.others()}.items():
                met.setdefault(person or "", []).append((past, chair))
    found = [rival(meetings, person in friends) for person, meetings in met.items()]
    return sorted(found, key=lambda one: -one.games)[:MOST_RIVALS]


def rival(meetings: Sequence[tuple[Past, Chair]], is_friend: bool) -> wire.Rival:
    last, chair = meetings[0]
    ahead = behind = 0
    for past, theirs in meetings:
        mine = min(past.rank(one) or 0 for one in past.mine())
        ahead += mine < (past.rank(theirs) or 0)
        behind += mine > (past.rank(theirs) or 0)
    return wire.Rival(chair.name, chair.emblem, len(meetings), ahead, behind, is_friend, last.header.id, chair.seat)


async def strengths_of(store: Store, person: str) -> dict[str, wire.Rating]:
    return {row["game"]: ratings.told(row) for row in await store.ratings_of([person])}
