"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.table import Table

from meadhall.games.bloodrage.view import BloodRageView
from meadhall.kernel.words import Words


def draw_board(seen: BloodRageView, words: Words) -> Table:
    return Table()
