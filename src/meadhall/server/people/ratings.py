"""How strong people are, as it grows with every game that counts: openskill's Plackett–Luce.

Games are counted one after another, in the order in which they ended, and apart
from the move that ended them: nobody waits, and two that end together are both counted.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from openskill.models import PlackettLuce

from meadhall.server import wire
from meadhall.server.errands import Errand
from meadhall.server.storage.statements import ADD_RATING, DROP_RATING, NOTE_RATED, Statement
from meadhall.server.tables.header import header_from

if TYPE_CHECKING:
    from meadhall.server.hall import Hall
    from meadhall.server.storage.store import Row

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500.0  # what everybody begins with
SCALE: Final = 40.0  # openskill's own numbers are small
SURE: Final = 1.96  # deviations: 19 chances of 20


class Strength(NamedTuple):
    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0


class Ratings:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.errand = Errand(self.count, "ratings could not be counted")
        self.one_at_a_time = asyncio.Lock()  # so that no game is counted twice

    def start(self) -> None:
        self.errand.start()

    async def stop(self) -> None:
        await self.errand.stop()

    def call(self) -> None:
        """A game that counts has ended."""
        self.errand.call()

    async def count(self) -> None:
        if not self.hall.neighbours.is_leading:
            return
        async with self.one_at_a_time:
            for row in await self.hall.store.unrated():
                await self._count(row)

    async def _count(self, row: Row) -> None:
        header, seats = header_from(row), await self.hall.store.seats_of([row["id"]])
        noted = [Statement(NOTE_RATED, {"b_id": header.id, "rated_at": self.hall.now()})]
        players = [seat["person"] for seat in seats]
        if header.result is not None and len(header.result) == len(seats) and None not in players:
            known = {
                one["person"]: Strength(one["mu"], one["sigma"], one["games"])
                for one in await self.hall.store.ratings_of(players, header.game)
            }
            before = [known.get(player, Strength()) for player in players]
            for player, after in zip(players, rated(before, places(header.result, seats))):
                noted += stored(player, header.game, after)
        await self.hall.store.write(*noted, *self.hall.neighbours.hold_the_lead())


def places(result: Sequence[Sequence[int]], seats: Sequence[Mapping[str, Any]]) -> list[float]:
    """Whoever left comes after all who stayed."""
    return [float(rank if seat["left"] is None else rank + len(seats)) for (_, rank, _), seat in zip(result, seats)]


def rated(before: Sequence[Strength], ranks: Sequence[float]) -> list[Strength]:
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    after = MODEL.rate(teams, ranks=list(ranks))
    return [Strength(team[0].mu, team[0].sigma, one.games + 1) for one, team in zip(before, after)]


def stored(person: str, game: str, strength: Strength) -> list[Statement]:
    return [
        Statement(DROP_RATING, {"b_person": person, "b_game": game}),
        Statement(ADD_RATING, {"person": person, "game": game, **strength._asdict()}),
    ]


def told(row: Mapping[str, Any]) -> wire.Rating:
    middle = MIDDLE + SCALE * (row["mu"] - MODEL.mu)
    doubt = SURE * SCALE * row["sigma"]
    return wire.Rating(round(middle), round(middle - doubt), round(middle + doubt), row["games"])
