"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.table import Table

from meadhall.games.yggdrasil.view import YggdrasilView
from meadhall.kernel.words import Words


def draw_board(seen: YggdrasilView, words: Words) -> Table:
    return Table()
