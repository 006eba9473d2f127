"""The voyage in the terminal: the path around the isle, and every ship (interpreted)."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from meadhall.games.raids.model import COIN_WORTH
from meadhall.games.raids.tiles import ENCOUNTER, KIND, KINDS, MONSTER, NO_TILE, PLUNDER, PORT, POWER, RUNE
from meadhall.games.raids.view import RaidsView
from meadhall.kernel.drawn import Drawn, Part, sheet, side_by_side
from meadhall.kernel.words import Words

SHIP_COLOURS = ("dark_orange", "dodger_blue1", "green3", "hot_pink", "grey62")
SHIP_SIGNS = ("▲", "■", "●", "◆", "☾")
KIND_SIGNS = [kind.sign for kind in KINDS]
ROW = 7  # places in one row, where the terminal is narrow
RING_COLUMNS = 8  # of the ring around the isle, where it is wide
RING_ROWS = 5
RING_WIDTH = 88


def draw_board(seen: RaidsView, words: Words) -> Drawn:
    """The path and every ship: one sheet, which is read at once."""
    ashore = Text(ashore_line(seen, words), style="dim")
    voyage = Group(Voyage(seen, words), draw_ships(seen, words), ashore)
    return Drawn(
        draw_brief(seen, words),
        [Part(words.say("board-voyage"), voyage), Part(words.say("board-tiles"), draw_kinds(seen, words))],
    )


def draw_brief(seen: RaidsView, words: Words) -> Text:
    condition = words.called("condition", seen.arrivals[max(0, seen.voyage - 1)])
    title = Text(words.say("voyage-title", {"voyage": seen.voyage, "condition": condition}), style="bold")
    return side_by_side([title, *[standing(seen, ship, words) for ship in range(len(seen.crew))]])


def standing(seen: RaidsView, ship: int, words: Words) -> Text:
    about = {"name": words.seat(ship), "glory": sum(seen.glory[ship])}
    return Text(f"{SHIP_SIGNS[ship]} {words.say('board-standing', about)}", style=SHIP_COLOURS[ship])


def ashore_line(seen: RaidsView, words: Words) -> str:
    later = [words.called("condition", condition) for condition in seen.arrivals[seen.voyage :]]
    reserve = words.say("reserve-line", {"vikings": seen.reserve})
    if not later:
        return reserve
    return words.say("later-arrivals", {"conditions": ", ".join(later)}) + " · " + reserve


class Voyage:
    """The path: a ring around the isle in a wide terminal, rows to read like a book in a narrow one."""

    def __init__(self, seen: RaidsView, words: Words) -> None:
        self.seen = seen
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        places = [draw_place(self.seen, place, self.words) for place in range(self.seen.home + 1)]
        path = self.ring(places) if options.max_width >= RING_WIDTH else self.rows(places)
        yield path

    def rows(self, places: list[Text]) -> Table:
        path = Table.grid(padding=(0, 1))
        for _ in range(ROW):
            path.add_column(overflow="fold")
        for first in range(0, len(places), ROW):
            path.add_row(*places[first : first + ROW])
        return path

    def ring(self, places: list[Text]) -> Table:
        """Clockwise from the lower left corner."""
        cells = [[Text("") for _ in range(RING_COLUMNS)] for _ in range(RING_ROWS)]
        for place, (row, column) in zip(places, ring_cells()):
            cells[row][column] = place
        for row in range(1, RING_ROWS - 1):
            for column in range(1, RING_COLUMNS - 1):
                cells[row][column] = Text("∧ ∧∧ " if (row + column) % 2 else " ∧∧ ∧", style="grey50")
        path = Table.grid(padding=(0, 1, 1, 0))
        for _ in range(RING_COLUMNS):
            path.add_column(min_width=RING_WIDTH // RING_COLUMNS - 1, max_width=14, overflow="fold")
        for row_cells in cells:
            path.add_row(*row_cells)
        return path


def ring_cells() -> list[tuple[int, int]]:
    last_row, last_column = RING_ROWS - 1, RING_COLUMNS - 1
    up = [(row, 0) for row in range(last_row, 0, -1)]
    right = [(0, column) for column in range(last_column)]
    down = [(row, last_column) for row in range(last_row)]
    left = [(last_row, column) for column in range(last_column, 0, -1)]
    return up + right + down + left


def draw_place(seen: RaidsView, place: int, words: Words) -> Text:
    cell = Text().append(f"{place:>2} ", "dim")
    if place == 0:
        cell.append(words.say("harbour"))
    elif place == seen.home:
        cell.append(words.say("arrival"), style="bold")
    elif place % 5 == 0:
        cell.append(f"⌂ {seen.lying[place]}", style="yellow")
    else:
        draw_tile(cell, seen.tile_at[place], seen.lying[place], words)
    ships = [ship for ship, at in enumerate(seen.position) if at == place]
    indent = "\n   " if len(ships) < 3 else "\n"  # three side by side need the whole width
    for at, ship in enumerate(ships):
        kind = len(SHIP_SIGNS) - 1 if ship == len(seen.crew) else ship  # the last is the ghost
        sign = f"{SHIP_SIGNS[kind]}{seen.berth[ship] if place in (0, seen.home) else ''}"
        cell.append(" " if at else indent).append(sign, style=f"bold {SHIP_COLOURS[kind]}")
    return cell


def draw_tile(cell: Text, tile: int, lying: int, words: Words) -> None:
    if tile == NO_TILE:
        cell.append("~", style="blue")
        return
    kind = KIND[tile]
    cell.append(KIND_SIGNS[kind] + " ")
    if kind in (ENCOUNTER, PLUNDER):
        cell.append(words.called("kind", kind) + f" {lying}")
    elif kind == MONSTER:
        cell.append(words.called("tile", tile), style="red")
    else:
        cell.append(words.called("tile", tile))


def draw_kinds(seen: RaidsView, words: Words) -> Table:
    """What the tiles do that lie on the path or on the ships."""
    tiles = {*seen.tile_at, *[tile for hold in seen.hold for tile in hold]} - {NO_TILE}
    table = sheet()
    for kind in sorted({KIND[tile] for tile in tiles}):
        name = Text(f"{KIND_SIGNS[kind]} {words.called('kind', kind)}", style="bold", no_wrap=True)
        table.add_row(name, words.called("kind", kind, "text"))
    return table


def draw_ships(seen: RaidsView, words: Words) -> Table:
    table = sheet(*[words.say(name) for name in ("ship", "crew", "hold", "beside", "coins", "standing", "glory")])
    for ship in range(len(seen.crew)):
        table.add_row(
            Text(f"{SHIP_SIGNS[ship]} {words.seat(ship)}", style=f"bold {SHIP_COLOURS[ship]}"),
            f"{seen.crew[ship]}/{seen.capacity[ship]}",
            ", ".join(words.called("tile", tile) for tile in seen.hold[ship] if tile != NO_TILE),
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
