"""Raids set in the middle of a voyage, tile by tile, so that a test can play on from there.

    table = voyage(ships=(6, 9, 12), tiles={6: "axe", 7: "wood 4", 8: "monster 4"}, crew=(1, 2, 2))
    play(table, "0 stow")
    assert courses(table) == [9, 12, 20]

Tiles are called by their English names. Whoever acts next is asked at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from meadhall.games.raids import RULES
from meadhall.games.raids.model import ABOARD, BESIDE, COINS, HARBOUR, IN_PILE, ON_BOARD, REMOVED, VIKINGS, Raids
from meadhall.games.raids.moves import Sail
from meadhall.games.raids.tiles import NO_TILE, TILES, voyage_of
from meadhall.kernel import core
from meadhall.kernel.rules import Choice
from meadhall.kernel.values import Event, Refusal
from meadhall.kernel.words import words_of
from tests import tables

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
TILE_NAMES = [words_of(RULES, "en").called("tile", tile).lower() for tile in range(TILES)]
CONDITIONS = [name.replace("-", " ") for name in RULES.names["condition"]]
HOME = 20

Named = Mapping[int, Sequence[str]]
E = TypeVar("E", bound=Event)


def opened(seats: int, **options: Choice) -> Raids:
    """A new table whose seat 0 begins, with its arrival tiles laid, waiting for the tiles of voyage 1."""
    table: Raids = tables.seated(RULES, seats, **{"first": 0, **options})
    play(table, "* first 0", "* lay-arrivals 1 3 5")
    return table


def voyage(
    ships: Sequence[int],
    tiles: Mapping[int, str] | None = None,
    crew: Sequence[int] | None = None,
    hold: Named | None = None,
    beside: Named | None = None,
    coins: Mapping[int, Sequence[int]] | None = None,
    lying: Mapping[int, int] | None = None,
    number: int = 3,
    arrival: str = "goods",
    arrived: Sequence[int] = (),
    berths: Sequence[int] | None = None,
    seats: int | None = None,
    **options: Choice,
) -> Raids:
    """A voyage under way, at the next ship's turn.

    `ships` tells the place of each, with two seats that of the ghost too; one
    that stands on the path where no tile is named stands at a rune. Every other
    slot of the board is empty. Ships at the arrival came in the order `arrived`,
    those in the harbour lie in seat order, the first on the highest position.
    Villages hold a Viking for each seat, encounters and plunder tiles are full,
    unless `lying` says otherwise; each crew is two. `coins` counts sixes, threes
    and ones. What is named nowhere has been removed, or lies in a later pile.
    """
    seats = seats or len(ships)
    table = opened(seats, **options)
    table.voyage = number
    lay_next_voyage(table)
    clear(table)
    table.arrivals = arrivals_with(arrival, number)
    lay_tiles(table, ships, tiles or {}, lying or {})
    man_ships(table, crew or [2] * seats, hold or {}, beside or {}, coins or {})
    place_ships(table, ships, arrived, berths)
    table.refresh()
    core.run(table)
    return table


def clear(table: Raids) -> None:
    """Back to the moment before a turn begins, with nothing on the board or the ships."""
    del table.stack[2:], table.marks[2:]
    table.waiting = []
    table.answers.clear()
    table.log = []
    table.reveals = 0
    table.tile_at = [NO_TILE] * len(table.tile_at)
    table.lying = [0] * len(table.lying)
    table.fate = [IN_PILE if voyage_of(tile) > table.voyage else REMOVED for tile in range(TILES)]
    table.coins_left = list(COINS)


def arrivals_with(arrival: str, number: int) -> list[int]:
    wanted = CONDITIONS.index(arrival)
    others = [condition for condition in range(1, len(CONDITIONS)) if condition != wanted]
    arrivals = [0, *others[:3]]
    if number > 1:
        arrivals[number - 1] = wanted
    return arrivals


def unused(table: Raids, name: str) -> int:
    """A tile of this name that has been in one of the voyages so far and lies nowhere yet."""
    for tile, fate in enumerate(table.fate):
        if TILE_NAMES[tile] == name and fate == REMOVED:
            return tile
    raise LookupError(f"no {name!r} left among the tiles of {table.voyage} voyages")


def lay_tiles(table: Raids, ships: Sequence[int], tiles: Mapping[int, str], lying: Mapping[int, int]) -> None:
    under_ships = {place: "rune" for place in ships if table.home > place > HARBOUR and place % 5}
    for place, name in {**under_ships, **tiles}.items():
        tile = unused(table, name)
        table.tile_at[place] = tile
        table.fate[tile] = ON_BOARD
        table.lying[place] = {"encounter": 3, "plunder": 2}.get(name, 0)
    for place in range(5, table.home, 5):
        table.lying[place] = table.seats
    for place, count in lying.items():
        table.lying[place] = count


def man_ships(
    table: Raids, crew: Sequence[int], hold: Named, beside: Named, coins: Mapping[int, Sequence[int]]
) -> None:
    for seat, names in hold.items():
        for slot, name in enumerate(names):
            tile = unused(table, name)
            table.cover(seat, slot, tile)
            table.fate[tile] = ABOARD + seat
    for seat, names in beside.items():
        for name in names:
            table.fate[unused(table, name)] = BESIDE + seat
    for seat, kept in coins.items():
        table.coins[3 * seat : 3 * seat + 3] = list(kept)
    plunder = [table.lying[place] for place, tile in enumerate(table.tile_at) if tile < TILES and is_plunder(tile)]
    table.coins_left = [
        COINS[0] - sum(table.coins[0::3]),
        COINS[1] - sum(table.coins[1::3]) - plunder.count(2),
        COINS[2] - sum(table.coins[2::3]) - len([left for left in plunder if left]),
    ]
    table.crew = list(crew)
    table.reserve = VIKINGS - sum(crew) - (sum(table.lying) - sum(plunder))
    assert table.reserve >= 0 and min(table.coins_left) >= 0, "more pieces than the box holds"
    assert all(table.crew[seat] <= table.shields[seat] for seat in range(table.seats)), "no shield for everybody"


def is_plunder(tile: int) -> bool:
    return TILE_NAMES[tile] == "plunder"


def place_ships(table: Raids, ships: Sequence[int], arrived: Sequence[int], berths: Sequence[int] | None) -> None:
    table.position = list(ships)
    table.berth = list(berths) if berths else [len(ships) - ship for ship in range(len(ships))]
    order = arrived or [ship for ship, place in enumerate(ships) if place == table.home]
    assert sorted(order) == [ship for ship, place in enumerate(ships) if place == table.home]
    table.arrived = len(order)
    for number, ship in enumerate(order, start=1):
        table.berth[ship] = number


# Playing, and looking at the table


def play(table: Raids, *answers: str) -> None:
    """Every answer must be offered, and not refused."""
    for answer in answers:
        who, _, what = answer.partition(" ")
        if who != "*":
            assert what in tables.offered(table, int(who)), f"{answer!r} is not among {tables.offered(table, int(who))}"
        tables.play(RULES, table, answer)


def why_not(table: Raids, seat: int, text: str) -> Refusal | None:
    return tables.why_not(RULES, table, seat, text)


def offered(table: Raids) -> list[str]:
    """What the one seat that is asked may answer."""
    (seat,) = table.waiting
    return tables.offered(table, seat)


def courses(table: Raids) -> list[int]:
    """Where the ship that is asked may sail or flee to."""
    (seat,) = table.waiting
    return [move.place for move in core.options(table, seat) if isinstance(move, Sail)]


def question(table: Raids) -> str:
    """`ChooseCourse`, `MeetMonster`, ..., or nothing once the game is over."""
    return type(core.asked(table)).__name__ if table.waiting else ""


def lay_next_voyage(table: Raids) -> None:
    """The next pile, unshuffled."""
    pile = [name for name in RULES.names["tile"] if name.startswith(f"v{table.voyage}-")]
    play(table, "* lay-tiles " + " ".join(pile[:16]))


def board(table: Raids) -> dict[int, str]:
    """Every tile on the board by its place."""
    return {place: TILE_NAMES[tile] for place, tile in enumerate(table.tile_at) if tile != NO_TILE}


def aboard(table: Raids, seat: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in table.tiles_aboard(seat)]


def beside(table: Raids, seat: int) -> list[str]:
    return [TILE_NAMES[tile] for tile in table.tiles_beside(seat)]


def removed(table: Raids) -> list[int]:
    return [tile for tile, fate in enumerate(table.fate) if fate == REMOVED]


def told(table: Raids, kind: type[E]) -> list[E]:
    """What happened of one kind since the table was set."""
    return [event for event in table.log or [] if isinstance(event, kind)]


def counts(table: Raids) -> tuple[int, ...]:
    """What the arrival tile of this voyage would count now, seat by seat."""
    found: tuple[int, ...] = RULES.view(table, None).counts
    return found


def scores(table: Raids) -> list[int]:
    return [seat.score for seat in RULES.result(table)]
