"""The table in the terminal (interpreted)."""

from __future__ import annotations

from rich.table import Table

from meadhall.games.holmgang.view import HolmgangView
from meadhall.kernel.words import Words


def draw_board(seen: HolmgangView, words: Words) -> Table:
    table = Table(title=words.say("season", {"season": seen.season}))
    table.add_column("")
    for clan in range(len(seen.glory)):
        table.add_column(words.seat(clan), justify="right")
    for village, men in enumerate(seen.men):
        name = words.called("village", village)
        if seen.is_burnt[village]:
            name += " (" + words.say("burnt") + ")"
        table.add_row(name, *[str(count) if count else "·" for count in men])
    table.add_row(words.say("cards"), *[str(count) for count in seen.hand_sizes])
    table.add_row(words.say("glory"), *[str(glory) for glory in seen.glory])
    return table
