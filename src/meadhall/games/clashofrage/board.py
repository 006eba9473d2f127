"""The table in the terminal (interpreted): hexes are drawn as bricks, for a brick touches six others too."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from meadhall.games.clashofrage.cards import GOLD, NO_CARD, PRICE, REINFORCEMENTS
from meadhall.games.clashofrage.clans import CLANS, ELVEN, LEVELS
from meadhall.games.clashofrage.heroes import NO_HERO
from meadhall.games.clashofrage.model import ELVES, NOWHERE, count
from meadhall.games.clashofrage.regions import (
    CELLS,
    HOME,
    NO_SPOT,
    STONE_LEVEL,
    has_rock,
    site_of,
)
from meadhall.games.clashofrage.view import ClashView
from meadhall.kernel.drawn import Drawn, Part, sheet, side_by_side
from meadhall.kernel.words import Words

WIDTH = 12  # of a brick, with the border on its left
HEIGHT = 4  # with the border above
LOW = 2  # where there is little room: names stand in the border
ROOMY = 84  # columns from which on bricks are of full height
COLOURS = ("indian_red1", "dodger_blue1", "gold1", "orchid", "green3")  # by side; the elves are green
SIGNS = {"city": "♜", "forge": "⚒", "stone": "◆", "wild": ""}
ROMAN = ("", "I", "II", "III")
NORTH_WEST, NORTH_EAST, WEST = (0, -1), (1, -1), (-1, 0)


def draw_board(seen: ClashView, words: Words) -> Drawn:
    parts: list[Part] = []
    if seen.hexes:
        legend = Text(words.say("legend-of-signs"), style="dim")
        parts.append(Part(words.say("board-map"), Group(*draw_fight(seen, words), Map(seen, words), legend)))
    if max(seen.clans) < CLANS:
        parts.append(Part(words.say("board-clans"), draw_clans(seen, words)))
        parts.append(Part(words.say("market"), draw_market(seen, words)))
    if seen.hand:
        parts.append(Part(words.say("your-hand"), draw_hand(seen, words)))
    if not parts:
        parts.append(Part(words.say("board-map"), Text(words.called("phase", seen.phase))))
    return Drawn(draw_brief(seen, words), parts)


def draw_brief(seen: ClashView, words: Words) -> Text:
    head = f"{words.say('round', {'round': seen.round})} · {words.called('phase', seen.phase)}"
    standings = [standing(seen, seat, words) for seat in range(len(seen.clans))]
    return side_by_side([Text(head, style="bold"), *standings])


def standing(seen: ClashView, seat: int, words: Words) -> Text:
    about = {"name": words.seat(seat), "points": seen.points[seat], "target": seen.target, "gold": seen.gold[seat]}
    return Text(words.say("board-standing", about), style=COLOURS[seat])


# The map


BLANK = (" ", "")


class Canvas:
    """Signs with a style each, written anywhere; empty places are blanks."""

    def __init__(self) -> None:
        self.signs: dict[tuple[int, int], tuple[str, str]] = {}

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for at, sign in enumerate(text):
            self.signs[x + at, y] = (sign, style)

    def text(self) -> Text:
        rows: dict[int, list[int]] = {}
        for x, y in self.signs:
            rows.setdefault(y, []).append(x)
        left = min(x for x, _ in self.signs)
        drawn = Text(no_wrap=True)
        for y in range(min(rows), max(rows) + 1):
            signs = [self.signs.get((x, y), BLANK) for x in range(left, 1 + max(rows.get(y, [left])))]
            for style, run in groupby(signs, key=itemgetter(1)):
                drawn.append("".join([sign for sign, _ in run]), style)
            drawn.append("\n")
        return drawn


class Map:
    """Bricks of full height where there is room for them, low ones elsewhere."""

    def __init__(self, seen: ClashView, words: Words) -> None:
        self.seen = seen
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield draw_map(self.seen, self.words, HEIGHT if options.max_width >= ROOMY else LOW)


def draw_map(seen: ClashView, words: Words, height: int) -> Text:
    canvas = Canvas()
    land = {(q, r): place for place, q, r in seen.hexes}
    for q, r in land:
        draw_borders(canvas, land, q, r, height)
    for (q, r), place in land.items():
        draw_territory(canvas, seen, words, q, r, place, height)
    for seat, spot in enumerate(seen.bastions):
        if spot != NO_SPOT:
            q, r = seen.spots[spot]
            draw_bastion(canvas, seen, words, seat, q, r, height)
    return canvas.text()


def corner(q: int, r: int, height: int) -> tuple[int, int]:
    """Each row lies half a brick to the right of the one above."""
    return q * WIDTH + r * WIDTH // 2, r * height


def draw_borders(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int, height: int) -> None:
    """Above it two neighbours, each along half of the brick; rocks are thick."""
    x, y = corner(q, r, height)
    place, half = land[q, r], WIDTH // 2
    for (to_q, to_r), at in ((NORTH_WEST, x), (NORTH_EAST, x + half)):
        other = land.get((q + to_q, r + to_r))
        rock = other is not None and has_rock(place, other)
        canvas.write(at, y, ("▓" if rock else "─") * half, "bold white" if rock else "dim")
    other = land.get((q + WEST[0], r + WEST[1]))
    rock = other is not None and has_rock(place, other)
    for line in range(1, height):
        canvas.write(x, y + line, "▓" if rock else "│", "bold white" if rock else "dim")
    close(canvas, land, q, r, height)


def close(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int, height: int) -> None:
    """The right and lower border, where the land ends."""
    x, y = corner(q, r, height)
    half = WIDTH // 2
    if (q + 1, r) not in land:
        for line in range(1, height):
            canvas.write(x + WIDTH, y + line, "│", "dim")
    if (q - 1, r + 1) not in land:
        canvas.write(x, y + height, "─" * half, "dim")
    if (q, r + 1) not in land:
        canvas.write(x + half, y + height, "─" * half, "dim")


def draw_territory(canvas: Canvas, seen: ClashView, words: Words, q: int, r: int, place: int, height: int) -> None:
    """Its name, and under it a line for each side; all in one line where bricks are low."""
    x, y = corner(q, r, height)
    sign = sign_of(place)
    room = WIDTH - 1 if height > LOW else WIDTH - 2 - len(sign)
    canvas.write(x + 1, y + (height > LOW), words.called("place", place, "name")[:room], "bold")
    if sign:
        canvas.write(x + WIDTH - len(sign), y + height - 1 if height > LOW else y, sign, "bold")
    across, down = x + 2, y + (height > LOW) + 1
    if height == LOW:
        across = x + 1
    for side, name in sides(seen):
        units = seen.armies[side][place]
        hero = name != ELVES and seen.hero_places[name] == place
        if any(units) or hero:
            canvas.write(across, down, figures(units, hero), COLOURS[name])
            if height > LOW:
                down += 1
            else:
                across += len(figures(units, hero)) + (not hero)  # a star parts two sides as well as a blank


def draw_bastion(canvas: Canvas, seen: ClashView, words: Words, seat: int, q: int, r: int, height: int) -> None:
    x, y = corner(q, r, height)
    line = y + (height > LOW)
    canvas.write(x + 2, line, words.seat(seat)[: WIDTH - 3], f"bold underline {COLOURS[seat]}")
    canvas.write(x + 2, line + 1, figures(seen.armies[seat][HOME], seen.hero_places[seat] == HOME), COLOURS[seat])


def sides(seen: ClashView) -> list[tuple[int, int]]:
    """Every row of armies in the view, with the side it belongs to."""
    seats = len(seen.clans)
    return [*[(seat, seat) for seat in range(seats)], (seats, ELVES)]


def figures(units: tuple[int, ...], hero: bool) -> str:
    return "/".join(map(str, units)) + ("★" if hero else "")


def sign_of(place: int) -> str:
    site = site_of(place)
    return SIGNS[site] + (ROMAN[STONE_LEVEL[place // CELLS]] if site == "stone" else "")


# Beside the map


def draw_fight(seen: ClashView, words: Words) -> list[Text]:
    if seen.battlefield == NOWHERE:
        return []
    about = {
        "place": seen.battlefield,
        "side": seen.striker,
        "wounds": seen.wound_faces,
        "blanks": seen.blank_faces,
        "rerolls": seen.rerolls,
    }
    return [Text(words.say("battle", about), style="bold red")]


def draw_clans(seen: ClashView, words: Words) -> Table:
    """A column for each clan, and one for the Elves."""
    seats = range(len(seen.clans))
    table = sheet("", *[Text(sheet_name(seen, seat, words), style=COLOURS[seat]) for seat in seats])
    table.add_column(Text(words.say("elf-sheet"), style=COLOURS[ELVES]))
    rows: dict[str, list[str]] = {
        "points": [f"{seen.points[seat]}/{seen.target}" for seat in seats],
        "gold": [str(seen.gold[seat]) for seat in seats],
        "crystals": [str(seen.crystals[seat]) for seat in seats],
        "reserve": [figures(seen.reserves[seat], False) for seat in seats],
        "hero": ["" if hero == NO_HERO else words.called("hero", hero) for hero in seen.heroes],
        "tactic": [str(tactic or "") for tactic in seen.tactics],
        "rage": [str(seen.rage[side] or "") for side in [*seats, ELVES]],
        "equipment": [
            *[equipment(seen.slots[seat], seen.clans[seat], words) for seat in seats],
            equipment(seen.slots[-1], ELVEN, words),
        ],
        "aside": [", ".join(words.called("card", card) for card in cards) for cards in seen.spare],
    }
    for name, cells in rows.items():
        if any(cells):
            table.add_row(words.say("column-" + name), *cells)
    return table


def sheet_name(seen: ClashView, seat: int, words: Words) -> str:
    return f"{words.seat(seat)}, {words.called('clan', seen.clans[seat])}"


def equipment(slots: tuple[int, ...], clan: int, words: Words) -> str:
    """`Krag Rider: Crossbow, Chain Mail`, a line for each type that bears something."""
    lines = []
    for level in range(LEVELS):
        cards = [words.called("card", card) for card in slots[2 * level : 2 * level + 2] if card != NO_CARD]
        if cards:
            about = {"name": words.called("unit", LEVELS * clan + level), "text": ", ".join(cards)}
            lines.append(words.say("terminal-named", about))
    return "\n".join(lines)


def draw_market(seen: ClashView, words: Words) -> Text:
    offers = [
        f"{words.called('card', card)} ({PRICE[card]})" + (f" ×{copies}" if copies > 1 else "")
        for card, copies in enumerate(seen.market)
        if copies
    ]
    rest = words.say("market-deck", {"cards": seen.deck_size, "legends": seen.legends_left})
    crystals = words.say("crystal-reserve", {"crystals": seen.crystal_reserve})
    return Text(f"{', '.join(offers)}\n{rest}, {crystals}")


def draw_hand(seen: ClashView, words: Words) -> Text:
    lines = []
    for tactic in seen.hand:
        army = REINFORCEMENTS[tactic]
        about = {"tactic": tactic, "gold": GOLD[tactic]}
        about |= {"ones": count(army, 0), "twos": count(army, 1), "threes": count(army, 2)}
        lines.append("  " + words.say("tactic-line", about))
    return Text("\n".join(lines))
