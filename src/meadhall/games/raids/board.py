"""The voyage in the terminal: the path around the isle, and every ship (interpreted)."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from meadhall.games.raids.model import COIN_WORTH
from meadhall.games.raids.tiles import ENCOUNTER, KIND, MONSTER, NO_TILE, PLUNDER, PORT, POWER, RUNE
from meadhall.games.raids.view import RaidsView
from meadhall.kernel.words import Words

SHIP_COLOURS = ("dark_orange", "dodger_blue1", "green3", "hot_pink", "grey62")
SHIP_SIGNS = ("▲", "■", "●", "◆", "☾")
KIND_SIGNS = ("⚔", "⛵", "🔨", "⚑", "▣", "ᛟ", "⚓", "☺", "¤", "☠", "·")
ROW = 7  # places in one row of the path


def draw_board(seen: RaidsView, words: Words) -> RenderableType:
    return Group(draw_voyage(seen, words), draw_ships(seen, words))


def draw_voyage(seen: RaidsView, words: Words) -> RenderableType:
    """The path in rows, read like a book, the harbour first and the arrival last."""
    path = Table.grid(padding=(0, 1))
    for _ in range(ROW):
        path.add_column(min_width=11)
    places = [draw_place(seen, place, words) for place in range(seen.home + 1)]
    for first in range(0, len(places), ROW):
        path.add_row(*places[first : first + ROW])
    condition = words.say(f"arrival-{seen.arrivals[max(0, seen.voyage - 1)]}")
    title = words.say("voyage-title", {"voyage": seen.voyage, "condition": condition})
    return Panel(path, title=title, border_style="cyan")


def draw_place(seen: RaidsView, place: int, words: Words) -> Text:
    cell = Text(f"{place:>2} ", style="dim")
    if place == 0:
        cell.append(words.say("harbour"))
    elif place == seen.home:
        cell.append(words.say("arrival"), style="bold")
    elif place % 5 == 0:
        cell.append(f"⌂ {seen.lying[place]}", style="yellow")
    else:
        draw_tile(cell, seen.tile_at[place], seen.lying[place], words)
    for ship, at in enumerate(seen.position):
        if at == place:
            ghost = len(seen.crew)
            colour, sign = (SHIP_COLOURS[4], SHIP_SIGNS[4]) if ship == ghost else (SHIP_COLOURS[ship], SHIP_SIGNS[ship])
            cell.append(f"\n   {sign}{seen.berth[ship] if place in (0, seen.home) else ''}", style=f"bold {colour}")
    return cell


def draw_tile(cell: Text, tile: int, lying: int, words: Words) -> None:
    if tile == NO_TILE:
        cell.append("~", style="blue")
        return
    kind = KIND[tile]
    cell.append(KIND_SIGNS[kind] + " ")
    if kind in (ENCOUNTER, PLUNDER):
        cell.append(words.say(f"kind-{kind}") + f" {lying}")
    elif kind == MONSTER:
        cell.append(words.say(f"tile-{tile}"), style="red")
    else:
        cell.append(words.say(f"tile-{tile}"))


def draw_ships(seen: RaidsView, words: Words) -> RenderableType:
    table = Table(expand=False)
    table.add_column(words.say("ship"))
    for heading in ("crew", "hold", "beside", "coins", "standing", "glory"):
        table.add_column(words.say(heading))
    for ship in range(len(seen.crew)):
        name = Text(f"{SHIP_SIGNS[ship]} {words.seat(ship)}", style=f"bold {SHIP_COLOURS[ship]}")
        table.add_row(
            name,
            f"{seen.crew[ship]}/{seen.capacity[ship]}",
            ", ".join(words.say(f"tile-{tile}") for tile in seen.hold[ship] if tile != NO_TILE),
            draw_beside(seen, ship, words),
            str(sum(worth * count for worth, count in zip(COIN_WORTH, seen.coins[ship]))),
            str(seen.counts[ship]) if seen.voyage > 1 else "",
            str(sum(seen.glory[ship])),
        )
    return table


def draw_beside(seen: RaidsView, ship: int, words: Words) -> str:
    runes = sum(1 for tile in seen.beside[ship] if KIND[tile] == RUNE)
    ports = sum(1 for tile in seen.beside[ship] if KIND[tile] == PORT)
    parts = [f"{KIND_SIGNS[RUNE]}×{runes}"] if runes else []
    parts += [f"{KIND_SIGNS[PORT]}×{ports}"] if ports else []
    parts += [f"{KIND_SIGNS[KIND[tile]]}{POWER[tile]}" for tile in seen.beside[ship] if KIND[tile] not in (RUNE, PORT)]
    return " ".join(parts)
