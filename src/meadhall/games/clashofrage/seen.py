"""How the table looks, gathered anew for every event that is told.

What stays the same from one view to the next is shared and not made again: the
map, what armies of a size bring to a fight, the types of a clan sheet.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from meadhall.games.clashofrage.assault import player_of
from meadhall.games.clashofrage.buildmap import JoinTile, LayBeside, TurnIt
from meadhall.games.clashofrage.cards import CARDS
from meadhall.games.clashofrage.clans import CLANS, LEVELS, LIFE, STATS
from meadhall.games.clashofrage.fights import Fight, slowness
from meadhall.games.clashofrage.model import (
    ELVES,
    FORGING,
    NOWHERE,
    SIDES_AT_WAR,
    SLOTS,
    Army,
    ClashOfRage,
    Side,
    count,
)
from meadhall.games.clashofrage.regions import BESIDE, LAID, PLACES, Territory, hexes_of, q_of, r_of
from meadhall.games.clashofrage.tactics import numbers_in
from meadhall.games.clashofrage.view import ClashView, Numbers
from meadhall.kernel.observed import Shape
from meadhall.kernel.teller import Teller
from meadhall.kernel.values import NOBODY, Seat

LEVELS_OF: Final[list[Numbers]] = [(army & 15, army >> 4 & 15, army >> 8) for army in range(1 << 4 * LEVELS)]
NO_TYPES: Final[tuple[Numbers, ...]] = ((0,) * STATS,) * LEVELS


def open_view(state: ClashOfRage) -> ClashView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    sides = [*seats, ELVES]
    ground = ground_of(state)
    sheets = [sheet_of(state, side) for side in sides]
    cities, forges = held(state, state.cities), held(state, state.forges)
    return ClashView(
        round=state.round,
        phase=state.phase,
        first=state.first,
        order=tuple(state.order),
        active=state.active,
        winner=state.winner,
        target=state.target,
        elves_take_rage=state.elves_take_rage,
        tiles=ground.tiles,
        laying=laying(state),
        hexes=ground.hexes,
        spots=ground.spots,
        bastions=tuple(state.bastion),
        clans=tuple([min(CLANS, state.clan[seat]) for seat in seats]),
        armies=tuple([levels(state.army[PLACES * side : PLACES * (side + 1)]) for side in sides]),
        moved=levels(state.moved),
        hero_moved=state.hero_moved,
        reserves=levels(state.reserve),
        arriving=LEVELS_OF[state.arriving],
        heroes=tuple(state.hero),
        hero_places=tuple(state.hero_at),
        points=tuple([len(cities[seat]) + state.forged[seat] for seat in seats]),
        cities=tuple(cities),
        forges=tuple(forges),
        forging=tuple([FORGING[min(2, len(forges[seat]))] for seat in seats]),
        gold=tuple(state.gold),
        crystals=tuple(state.crystals),
        crystal_reserve=state.crystal_reserve,
        forged=tuple(state.forged),
        slots=tuple([sheet.slots for sheet in sheets]),
        types=tuple([sheet.types for sheet in sheets]),
        strengths=strengths(state, sides, sheets),
        spare=tuple([spare_of(state, seat) for seat in seats]),
        market=tuple(state.market),
        deck_size=state.cards_unseen() + len(state.under),
        under=tuple(state.under),
        legends_left=state.legends.bit_count(),
        anvil=cards_on(state.anvil),
        may_organise=state.may_organise,
        has_forged=state.has_forged,
        tactics=tuple(state.tactic),
        discards=tuple([tactics_in(cards) for cards in state.discard]),
        known=tuple([tactics_in(cards) for cards in state.known]),
        hand_sizes=tuple([cards.bit_count() for cards in state.hand]),
        hand=(),
        battlefield=state.battlefield,
        foe=foe_of(state),
        elf_player=player_of(state, ELVES, state.active) if state.active < state.seats else NOBODY,
        striker=state.striker,
        rage=tuple(state.rage),
        wound_faces=state.wound_faces,
        blank_faces=state.blank_faces,
        picked_wounds=state.picked_wounds,
        picked_blanks=state.picked_blanks,
        rerolls=state.rerolls,
        wounds=state.wounds,
        felled=state.felled,
    )


def own_view(state: ClashOfRage, seat: Seat) -> dict[str, Any]:
    return {"hand": tactics_in(state.hand[seat])}


def levels(armies: list[Army]) -> tuple[Numbers, ...]:
    return tuple([LEVELS_OF[army] for army in armies])


# The map


class Ground:
    def __init__(self, state: ClashOfRage) -> None:
        tiles = state.tiles
        hexes = sorted(hexes_of(tiles).items())
        self.tiles: Final = tuple([tuple(tiles[at : at + LAID]) for at in range(0, len(tiles), LAID)])
        self.hexes: Final = tuple([(place, q_of(key), r_of(key)) for key, place in hexes])
        self.spots: Final = tuple([(q_of(key), r_of(key)) for key in state.spots])
        self.flat_hexes: Final = [number for row in self.hexes for number in row]
        self.flat_spots: Final = [number for row in self.spots for number in row]


GROUNDS: Final[dict[Numbers, Ground]] = {}
MOST_GROUNDS: Final = 100


def ground_of(state: ClashOfRage) -> Ground:
    """Drawn once for each map; places for bastions are known once all tiles lie."""
    key = (len(state.spots), *state.tiles)
    ground = GROUNDS.get(key)
    if ground is None:
        if len(GROUNDS) == MOST_GROUNDS:
            GROUNDS.clear()
        ground = GROUNDS[key] = Ground(state)
    return ground


def laying(state: ClashOfRage) -> Numbers:
    """By the last of the frames that lay a tile, with or without its question, until the tile lies there."""
    if state.territories:
        return ()
    for frame in state.stack[:-3:-1]:
        match frame:
            case TurnIt(tile=tile) | JoinTile(tile=tile) | LayBeside(tile=tile) if tile in state.tiles[::LAID]:
                return ()
            case TurnIt(tile=tile, onto=onto, hex_side=side):
                q, r = state.tiles[LAID * onto + 1], state.tiles[LAID * onto + 2]
                return (tile, q + BESIDE[side][0], r + BESIDE[side][1])
            case JoinTile(tile=tile) | LayBeside(tile=tile):
                return (tile,)
    return ()


def held(state: ClashOfRage, places: list[Territory]) -> list[Numbers]:
    """Those of these places that each seat controls (CR-2.11)."""
    found: list[list[Territory]] = [[] for _ in range(state.seats)]
    for place in places:
        there = [side for side in range(SIDES_AT_WAR) if state.army[PLACES * side + place]]
        if len(there) == 1 and there[0] < state.seats:
            found[there[0]].append(place)
    return [tuple(mine) for mine in found]


# Clan sheets


class Sheet:
    """A clan and its equipment."""

    def __init__(self, state: ClashOfRage, side: Side) -> None:
        self.slots: Final = tuple(state.slots[SLOTS * side : SLOTS * (side + 1)])
        self.types: Final = types_of(state, side)
        self.flat_types: Final = [number for row in self.types for number in row]
        self.strengths: Final[dict[int, Numbers]] = {}  # by side, place, army and hero


SHEETS: Final[dict[Numbers, Sheet]] = {}
MOST_SHEETS: Final = 500
MOST_STRENGTHS: Final = 2000  # of a sheet


def sheet_of(state: ClashOfRage, side: Side) -> Sheet:
    key = (state.clan[side], *state.slots[SLOTS * side : SLOTS * (side + 1)])
    sheet = SHEETS.get(key)
    if sheet is None:
        if len(SHEETS) == MOST_SHEETS:
            SHEETS.clear()
        sheet = SHEETS[key] = Sheet(state, side)
    return sheet


def types_of(state: ClashOfRage, side: Side) -> tuple[Numbers, ...]:
    if side != ELVES and state.clan[side] >= CLANS:
        return NO_TYPES
    return tuple([tuple([state.total(side, level, stat) for stat in range(STATS)]) for level in range(LEVELS)])


def strengths(state: ClashOfRage, sides: list[Side], sheets: list[Sheet]) -> tuple[Numbers, ...]:
    found: list[Numbers] = []
    for at in range(len(sides)):
        side = sides[at]
        for place in state.territories:
            if state.army[PLACES * side + place]:
                found.append(strength_at(state, side, place, sheets[at].strengths))
    return tuple(found)


def strength_at(state: ClashOfRage, side: Side, place: Territory, known: dict[int, Numbers]) -> Numbers:
    key = ((side * PLACES + place) * 16 + state.hero_in(side, place)) << 4 * LEVELS | state.army[PLACES * side + place]
    strength = known.get(key)
    if strength is None:
        if len(known) == MOST_STRENGTHS:
            known.clear()
        strength = known[key] = strength_of(state, side, place)
    return strength


def strength_of(state: ClashOfRage, side: Side, place: Territory) -> Numbers:
    army = state.units(side, place)
    return (
        side,
        place,
        state.dice_of(side, place),
        state.rerolls_of(side, place),
        state.hits_of(side, place),
        state.shields_of(side, place),
        slowness(state, side, place),
        sum([count(army, level) * state.total(side, level, LIFE) for level in range(LEVELS)]),
    )


# Cards


TACTICS: Final[dict[int, Numbers]] = {}  # as many as there are parts of a clan's seven cards


def tactics_in(cards: int) -> Numbers:
    numbers = TACTICS.get(cards)
    if numbers is None:
        numbers = TACTICS[cards] = tuple(numbers_in(cards))
    return numbers


def cards_on(anvil: int) -> Numbers:
    return tuple([card for card in range(CARDS + 1) if anvil >> card & 1]) if anvil else ()


def spare_of(state: ClashOfRage, seat: Seat) -> Numbers:
    at = (CARDS + 1) * seat
    found: list[int] = []
    for card in range(CARDS + 1):
        for _ in range(state.spare[at + card]):
            found.append(card)
    return tuple(found)


# Fights


def foe_of(state: ClashOfRage) -> Side:
    if state.battlefield != NOWHERE:
        for frame in state.stack:
            if isinstance(frame, Fight):
                return frame.foe
    return NOBODY


# For learners


HEX: Final = 3  # numbers: a place, and where it lies
SPOT: Final = 2
LEVELS_IN: Final[list[int]] = [count for levels in LEVELS_OF for count in levels]  # three for each army


def observe(state: ClashOfRage, out: Teller) -> None:
    """The fields of the view in the order of `OBSERVATION`, as they lie in the state."""
    out.number(state.round)
    out.number(state.phase)
    out.number(state.first)
    out.row(state.order)
    out.number(state.active)
    out.number(state.winner)
    out.number(state.target)
    out.number(int(state.elves_take_rage))
    tell_map(state, out)
    out.row([min(CLANS, state.clan[seat]) for seat in range(state.seats)])
    tell_armies(state, out)
    out.row(state.hero)
    out.row(state.hero_at)
    tell_holdings(state, out)
    out.row(state.gold)
    out.row(state.crystals)
    out.number(state.crystal_reserve)
    out.row(state.forged)
    tell_equipment(state, out)
    tell_tactics(state, out)
    out.number(state.battlefield)
    out.number(foe_of(state))
    out.number(player_of(state, ELVES, state.active) if state.active < state.seats else NOBODY)
    out.number(state.striker)
    out.row(state.rage)
    out.number(state.wound_faces)
    out.number(state.blank_faces)
    out.number(state.picked_wounds)
    out.number(state.picked_blanks)
    out.number(state.rerolls)
    out.number(state.wounds)
    out.number(int(state.felled))


def tell_map(state: ClashOfRage, out: Teller) -> None:
    ground = ground_of(state)
    out.rows(state.tiles, LAID)
    out.value(laying(state))
    out.rows(ground.flat_hexes, HEX)
    out.rows(ground.flat_spots, SPOT)
    out.row(state.bastion)


def tell_armies(state: ClashOfRage, out: Teller) -> None:
    armies = out.field()
    places = armies.entry_shape()
    for side in [*range(state.seats), ELVES]:
        tell_units(places, state.army, PLACES * side, PLACES, out.at(armies, side), out)
    tell_units(out.field(), state.moved, 0, PLACES, out.begin, out)
    out.number(int(state.hero_moved))
    reserves = out.field()
    for seat in range(state.seats):
        tell_levels(reserves.entry_shape(), state.reserve[seat], out.at(reserves, seat), out)
    tell_levels(out.field(), state.arriving, out.begin, out)


def tell_units(places: Shape, armies: list[Army], begin: int, count: int, at: i64, out: Teller) -> None:
    """By place, how many of each level."""
    for place in range(count):
        army = armies[begin + place]
        if army:
            tell_levels(places.entry_shape(), army, at + places.entry(place, out.slate), out)


def tell_levels(units: Shape, army: Army, at: i64, out: Teller) -> None:
    units.tell_row(LEVELS_IN, LEVELS * army, LEVELS * (army + 1), at, out.slate)


def tell_holdings(state: ClashOfRage, out: Teller) -> None:
    seats = range(state.seats)
    cities, forges = held(state, state.cities), held(state, state.forges)
    out.row([len(cities[seat]) + state.forged[seat] for seat in seats])
    out.value(cities)
    out.value(forges)
    out.row([FORGING[min(2, len(forges[seat]))] for seat in seats])


def tell_equipment(state: ClashOfRage, out: Teller) -> None:
    out.rows(state.slots, SLOTS)
    types = out.field()
    for side in [*range(state.seats), ELVES]:
        out.entry_rows(types, side, sheet_of(state, side).flat_types, STATS)
    spare = out.field()
    for seat in range(state.seats):
        out.entry_row(spare, seat, list(spare_of(state, seat)))
    out.row(state.market)
    out.number(state.cards_unseen() + len(state.under))
    out.row(state.under)
    out.number(state.legends.bit_count())
    out.bits(state.anvil)
    out.number(int(state.may_organise))
    out.number(int(state.has_forged))


def tell_tactics(state: ClashOfRage, out: Teller) -> None:
    """Played, discarded, shown, and one's own hand."""
    out.row(state.tactic)
    tell_cards(state.discard, out)
    tell_cards(state.known, out)
    out.row([cards.bit_count() for cards in state.hand])
    out.row(numbers_in(state.hand[out.seat]))


def tell_cards(by_seat: list[int], out: Teller) -> None:
    cards = out.field()
    for seat in range(len(by_seat)):
        out.entry_row(cards, seat, numbers_in(by_seat[seat]))
