"""The table in the terminal (interpreted): hexes as bricks, each touching six others."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from meadhall.games.clashofrage.view import ClashView
from meadhall.kernel.words import Words


def draw_board(seen: ClashView, words: Words) -> Group:
    return Group(Text(words.say("round", {"round": seen.round})), Table())
