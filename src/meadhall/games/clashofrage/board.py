"""The table in the terminal (interpreted): hexes are drawn as bricks, for a brick touches six others too."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter
from typing import NamedTuple

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

WIDTHS = (12, 10, 8)  # of a brick, with the border on its left: the first that shows the whole land
TURNS = (0, 1, 2)  # sixths of a circle; half of one changes no width
HEIGHT = 4  # with the border above
LOW = 2  # where there is little room: names stand in the border
ROOMY = 84  # columns from which on bricks are of full height
COLOURS = ("indian_red1", "dodger_blue1", "gold1", "orchid", "green3")  # by side; the elves are green
SIGNS = {"city": "♜", "forge": "⚒", "stone": "◆", "wild": ""}
STAR = "★"  # a hero
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


class Brick(NamedTuple):
    """With the borders on its left and above."""

    width: int
    height: int

    @property
    def is_low(self) -> bool:
        return self.height == LOW


class Map:
    """Bricks of full height where there is room for them, low ones elsewhere."""

    def __init__(self, seen: ClashView, words: Words) -> None:
        self.seen = seen
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.drawn(options.max_width)

    def drawn(self, room: int) -> Text:
        """Turned, then narrower, until nothing is cut off. While tiles are being laid it lies as they speak of it."""
        height = HEIGHT if room >= ROOMY else LOW
        for width in WIDTHS:
            for sixths in TURNS if self.seen.spots else TURNS[:1]:
                drawn = draw_map(self.seen, self.words, Brick(width, height), sixths)
                if all(line.cell_len <= room for line in drawn.split()):
                    return drawn
        return drawn


def draw_map(seen: ClashView, words: Words, brick: Brick, sixths: int) -> Text:
    canvas = Canvas()
    land = {turned(q, r, sixths): place for place, q, r in seen.hexes}
    for q, r in land:
        draw_borders(canvas, land, q, r, brick)
    for (q, r), place in land.items():
        draw_territory(canvas, seen, words, q, r, place, brick)
    for seat, spot in enumerate(seen.bastions):
        if spot != NO_SPOT:
            q, r = seen.spots[spot]
            draw_bastion(canvas, seen, words, seat, *turned(q, r, sixths), brick)
    return canvas.text()


def turned(q: int, r: int, sixths: int) -> tuple[int, int]:
    """Around the middle, clockwise: whoever touched, touches still."""
    for _ in range(sixths):
        q, r = -r, q + r
    return q, r


def corner(q: int, r: int, brick: Brick) -> tuple[int, int]:
    """Each row lies half a brick to the right of the one above."""
    return q * brick.width + r * brick.width // 2, r * brick.height


def draw_borders(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int, brick: Brick) -> None:
    """Above it two neighbours, each along half of the brick; rocks are thick."""
    x, y = corner(q, r, brick)
    place, half = land[q, r], brick.width // 2
    for (to_q, to_r), at in ((NORTH_WEST, x), (NORTH_EAST, x + half)):
        other = land.get((q + to_q, r + to_r))
        rock = other is not None and has_rock(place, other)
        canvas.write(at, y, ("▓" if rock else "─") * half, "bold white" if rock else "dim")
    other = land.get((q + WEST[0], r + WEST[1]))
    rock = other is not None and has_rock(place, other)
    for line in range(1, brick.height):
        canvas.write(x, y + line, "▓" if rock else "│", "bold white" if rock else "dim")
    close(canvas, land, q, r, brick)


def close(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int, brick: Brick) -> None:
    """The right and lower border, where the land ends."""
    x, y = corner(q, r, brick)
    half = brick.width // 2
    if (q + 1, r) not in land:
        for line in range(1, brick.height):
            canvas.write(x + brick.width, y + line, "│", "dim")
    if (q - 1, r + 1) not in land:
        canvas.write(x, y + brick.height, "─" * half, "dim")
    if (q, r + 1) not in land:
        canvas.write(x + half, y + brick.height, "─" * half, "dim")


def draw_territory(canvas: Canvas, seen: ClashView, words: Words, q: int, r: int, place: int, brick: Brick) -> None:
    """Its name, and under it a line for each side; all in one, with the sign if there is room, where bricks are low."""
    x, y = corner(q, r, brick)
    top = y + (not brick.is_low)
    canvas.write(x + 1, top, words.called("place", place, "name")[: brick.width - 1], "bold")
    hosts = hosts_at(seen, place)
    sign, taken = sign_of(place), sum([len(host) + 1 for host, _ in hosts])
    if not brick.is_low or taken + len(sign) < brick.width:
        canvas.write(x + brick.width - len(sign), y + brick.height - 1, sign, "bold")
    across, down = x + 2 - brick.is_low, top + 1
    for host, colour in hosts:
        canvas.write(across, down, host, colour)
        if brick.is_low:
            across += len(host) + (not host.endswith(STAR))  # a star parts two sides as well as a blank
        else:
            down += 1


def hosts_at(seen: ClashView, place: int) -> list[tuple[str, str]]:
    """Whoever stands there, each with its colour."""
    found = []
    for side, name in sides(seen):
        units = seen.armies[side][place]
        hero = name != ELVES and seen.hero_places[name] == place
        if any(units) or hero:
            found.append((figures(units, hero), COLOURS[name]))
    return found


def draw_bastion(canvas: Canvas, seen: ClashView, words: Words, seat: int, q: int, r: int, brick: Brick) -> None:
    x, y = corner(q, r, brick)
    line = y + (not brick.is_low)
    canvas.write(x + 2, line, words.seat(seat)[: brick.width - 2], f"bold underline {COLOURS[seat]}")
    canvas.write(x + 2, line + 1, figures(seen.armies[seat][HOME], seen.hero_places[seat] == HOME), COLOURS[seat])


def sides(seen: ClashView) -> list[tuple[int, int]]:
    """Every row of armies in the view, with the side it belongs to."""
    seats = len(seen.clans)
    return [*[(seat, seat) for seat in range(seats)], (seats, ELVES)]


def figures(units: tuple[int, ...], hero: bool) -> str:
    return "/".join(map(str, units)) + (STAR if hero else "")


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
