"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.table import Table

from meadhall.blueprint.game.view import NamelessView
from meadhall.kernel.words import Words


def draw_board(seen: NamelessView, words: Words) -> Table:
    table = Table(title=words.say("heap", {"heap": seen.heap}))
    for seat in range(len(seen.taken)):
        table.add_column(words.seat(seat), justify="right")
    table.add_row(*[str(count) for count in seen.taken])
    return table
