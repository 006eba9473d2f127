"""The table in the terminal (interpreted): hexes are drawn as bricks, for a brick touches six others too."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.console import Group, RenderableType
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
from meadhall.kernel.words import Words

WIDTH = 12  # of a brick, with the border on its left
HEIGHT = 4  # with the border above
COLOURS = ("red", "blue", "yellow", "magenta", "green")  # by side; the elves are green
SIGNS = {"city": "♜", "forge": "⚒", "stone": "◆", "wild": ""}
ROMAN = ("", "I", "II", "III")
NORTH_WEST, NORTH_EAST, WEST = (0, -1), (1, -1), (-1, 0)


def draw_board(seen: ClashView, words: Words) -> RenderableType:
    parts: list[RenderableType] = [draw_head(seen, words)]
    if seen.hexes:
        parts += [draw_map(seen, words), Text(words.say("legend-of-signs"), style="dim")]
    if seen.battlefield != NOWHERE:
        parts.append(draw_battle(seen, words))
    if max(seen.clans) < CLANS:
        parts += [draw_clans(seen, words), draw_market(seen, words)]
    if seen.hand:
        parts.append(draw_hand(seen, words))
    return Group(*parts)


def draw_head(seen: ClashView, words: Words) -> Text:
    return Text(
        words.say("round", {"round": seen.round}) + " · " + words.called("phase", seen.phase),
        style="bold",
    )


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


def draw_map(seen: ClashView, words: Words) -> Text:
    canvas = Canvas()
    land = {(q, r): place for place, q, r in seen.hexes}
    for (q, r), place in land.items():
        draw_borders(canvas, land, q, r, place)
        draw_territory(canvas, seen, words, q, r, place)
    for seat, spot in enumerate(seen.bastions):
        if spot != NO_SPOT:
            draw_bastion(canvas, seen, words, seat, *seen.spots[spot])
    return canvas.text()


def corner(q: int, r: int) -> tuple[int, int]:
    """Each row lies half a brick to the right of the one above."""
    return q * WIDTH + r * WIDTH // 2, r * HEIGHT


def draw_borders(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int, place: int) -> None:
    """Above it two neighbours, each along half of the brick; rocks are thick."""
    x, y = corner(q, r)
    half = WIDTH // 2
    for (to_q, to_r), at in ((NORTH_WEST, x), (NORTH_EAST, x + half)):
        other = land.get((q + to_q, r + to_r))
        rock = other is not None and has_rock(place, other)
        canvas.write(at, y, ("▓" if rock else "─") * half, "bold white" if rock else "dim")
    other = land.get((q + WEST[0], r + WEST[1]))
    rock = other is not None and has_rock(place, other)
    for line in range(1, HEIGHT):
        canvas.write(x, y + line, "▓" if rock else "│", "bold white" if rock else "dim")
    close(canvas, land, q, r)


def close(canvas: Canvas, land: dict[tuple[int, int], int], q: int, r: int) -> None:
    """The right and lower border, where the land ends."""
    x, y = corner(q, r)
    half = WIDTH // 2
    if (q + 1, r) not in land:
        for line in range(1, HEIGHT):
            canvas.write(x + WIDTH, y + line, "│", "dim")
    if (q - 1, r + 1) not in land:
        canvas.write(x, y + HEIGHT, "─" * half, "dim")
    if (q, r + 1) not in land:
        canvas.write(x + half, y + HEIGHT, "─" * half, "dim")


def draw_territory(canvas: Canvas, seen: ClashView, words: Words, q: int, r: int, place: int) -> None:
    x, y = corner(q, r)
    sign = sign_of(place)
    canvas.write(x + 1, y + 1, words.called("place", place, "name")[: WIDTH - 1], "bold")
    canvas.write(x + WIDTH - len(sign), y + HEIGHT - 1, sign, "bold")
    line = 2
    for side, name in sides(seen):
        units = seen.armies[side][place]
        hero = name != ELVES and seen.hero_places[name] == place
        if any(units) or hero:
            canvas.write(x + 2, y + line, figures(units, hero), COLOURS[name])
            line += 1


def draw_bastion(canvas: Canvas, seen: ClashView, words: Words, seat: int, q: int, r: int) -> None:
    x, y = corner(q, r)
    canvas.write(x + 2, y + 1, words.seat(seat)[: WIDTH - 3], f"bold underline {COLOURS[seat]}")
    canvas.write(x + 2, y + 2, figures(seen.armies[seat][HOME], seen.hero_places[seat] == HOME), COLOURS[seat])


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


def draw_battle(seen: ClashView, words: Words) -> Text:
    about = {
        "place": seen.battlefield,
        "side": seen.striker,
        "wounds": seen.wound_faces,
        "blanks": seen.blank_faces,
        "rerolls": seen.rerolls,
    }
    return Text(words.say("battle", about), style="bold red")


def draw_clans(seen: ClashView, words: Words) -> Table:
    table = Table()
    names = ("clan", "points", "gold", "crystals", "reserve", "hero", "tactic", "equipment", "aside", "rage")
    for name in names:
        table.add_column(words.say("column-" + name))
    for seat in range(len(seen.clans)):
        table.add_row(
            f"{words.seat(seat)}, {words.called('clan', seen.clans[seat])}",
            f"{seen.points[seat]}/{seen.target}",
            str(seen.gold[seat]),
            str(seen.crystals[seat]),
            figures(seen.reserves[seat], False),
            "" if seen.heroes[seat] == NO_HERO else words.called("hero", seen.heroes[seat]),
            str(seen.tactics[seat] or ""),
            equipment(seen.slots[seat], seen.clans[seat], words),
            ", ".join(words.called("card", card) for card in seen.spare[seat]),
            str(seen.rage[seat] or ""),
            style=COLOURS[seat],
        )
    table.add_row(
        words.say("elf-sheet"),
        *[""] * 6,
        equipment(seen.slots[-1], ELVEN, words),
        "",
        str(seen.rage[ELVES] or ""),
        style=COLOURS[ELVES],
    )
    return table


def equipment(slots: tuple[int, ...], clan: int, words: Words) -> str:
    """`Krag Rider: Crossbow, Chain Mail`, a line for each type that bears something."""
    lines = []
    for level in range(LEVELS):
        cards = [words.called("card", card) for card in slots[2 * level : 2 * level + 2] if card != NO_CARD]
        if cards:
            unit = words.called("unit", LEVELS * clan + level)
            lines.append(words.say("labelled", {"name": unit, "what": ", ".join(cards)}))
    return "\n".join(lines)


def draw_market(seen: ClashView, words: Words) -> Text:
    offers = [
        f"{words.called('card', card)} ({PRICE[card]})" + (f" ×{copies}" if copies > 1 else "")
        for card, copies in enumerate(seen.market)
        if copies
    ]
    rest = words.say("market-deck", {"cards": seen.deck_size, "legends": seen.legends_left})
    crystals = words.say("crystal-reserve", {"crystals": seen.crystal_reserve})
    shown = words.say("labelled", {"name": words.say("market"), "what": ", ".join(offers)})
    return Text(f"{shown}\n{rest}, {crystals}")


def draw_hand(seen: ClashView, words: Words) -> Text:
    lines = [words.say("your-hand")]
    for tactic in seen.hand:
        army = REINFORCEMENTS[tactic]
        about = {"tactic": tactic, "gold": GOLD[tactic]}
        about |= {"ones": count(army, 0), "twos": count(army, 1), "threes": count(army, 2)}
        lines.append("  " + words.say("tactic-line", about))
    return Text("\n".join(lines))
