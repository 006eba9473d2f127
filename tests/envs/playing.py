"""Random games, table by table, for tests of what learners see."""

from __future__ import annotations

from collections.abc import Iterator

from meadhall.envs.codec import codec_of
from meadhall.envs.table import Seating, Table
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice

GAMES = [name for name in shelf.names() if shelf.find(name).observation]
EVERY_TABLE = [(game, seats) for game in GAMES for seats in shelf.find(game).seats]


def random_game(game: str, seats: int, seed: int) -> Iterator[Table]:
    """The table before each answer, and once it is over."""
    dice, codec = Dice(seed), codec_of(game)
    table = Table(Seating(game, seats, {}), seed)
    while not table.is_over:
        yield table
        seat = table.waiting[0]
        allowed = codec.mask(table.state, seat).nonzero()[0].tolist()
        assert table.answer(seat, dice.choice(allowed))
    yield table
