"""What a seat may know (interpreted). Only tactic hands and piles are secret (CR-R-55)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from meadhall.games.clashofrage.assault import player_of
from meadhall.games.clashofrage.buildmap import JoinTile, LayBeside, TurnIt
from meadhall.games.clashofrage.cards import CARDS
from meadhall.games.clashofrage.clans import CLANS, LEVELS, LIFE, STATS
from meadhall.games.clashofrage.fights import Fight, slowness
from meadhall.games.clashofrage.model import ELVES, NOWHERE, SIDES_AT_WAR, SLOTS, ClashOfRage, Side, count
from meadhall.games.clashofrage.regions import BESIDE, LAID, PLACES, Territory, hexes_of, q_of, r_of
from meadhall.games.clashofrage.tactics import numbers_in
from meadhall.kernel.rules import View
from meadhall.kernel.values import NOBODY, Seat

Numbers = tuple[int, ...]


class ClashView(View, frozen=True):
    round: int
    phase: int
    first: Seat
    order: Numbers
    active: Seat
    winner: Seat
    target: int
    elves_take_rage: bool
    tiles: tuple[Numbers, ...]  # tile, q, r and turns of each
    laying: Numbers  # the tile that is being laid, and q, r once they are known
    hexes: tuple[Numbers, ...]  # territory, q, r
    spots: tuple[Numbers, ...]  # q, r of every place for a bastion
    bastions: Numbers  # the spot of each seat's
    clans: Numbers
    armies: tuple[tuple[Numbers, ...], ...]  # [side][place]: units of level I, II, III
    moved: tuple[Numbers, ...]  # of the active clan, by place
    hero_moved: bool
    reserves: tuple[Numbers, ...]
    arriving: Numbers
    heroes: Numbers
    hero_places: Numbers
    points: Numbers
    cities: tuple[Numbers, ...]  # [seat]: those it controls
    forges: tuple[Numbers, ...]
    forging: Numbers  # what it would cost each seat; 0: it cannot
    gold: Numbers
    crystals: Numbers
    crystal_reserve: int
    forged: Numbers
    slots: tuple[Numbers, ...]  # [side]: weapon and armour of level I, of II, of III
    types: tuple[tuple[Numbers, ...], ...]  # [side][level]: the sheet's columns, equipment included
    strengths: tuple[Numbers, ...]  # side, place; dice, rerolls, hits, shields, slowness and life there
    spare: tuple[Numbers, ...]  # [seat]: cards set aside
    market: Numbers  # copies of each kind
    deck_size: int
    under: Numbers
    legends_left: int
    anvil: Numbers
    may_organise: bool
    has_forged: bool
    tactics: Numbers  # played this round
    discards: tuple[Numbers, ...]
    known: tuple[Numbers, ...]  # cards everybody knows to be in a hand
    hand_sizes: Numbers
    hand: Numbers  # empty for a spectator
    battlefield: int
    foe: int  # whom the active clan fights; NOBODY if no fight is under way
    elf_player: Seat  # who rolls for the elves that the active clan attacks
    striker: int
    rage: Numbers
    wound_faces: int
    blank_faces: int
    picked_wounds: int
    picked_blanks: int
    rerolls: int
    wounds: int
    felled: bool


def open_view(state: ClashOfRage) -> ClashView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    return ClashView(
        round=state.round,
        phase=state.phase,
        first=state.first,
        order=tuple(state.order),
        active=state.active,
        winner=state.winner,
        target=state.target,
        elves_take_rage=state.elves_take_rage,
        tiles=tuple(tuple(state.tiles[at : at + LAID]) for at in range(0, len(state.tiles), LAID)),
        laying=laying(state),
        hexes=tuple((place, q_of(key), r_of(key)) for key, place in sorted(hexes_of(state.tiles).items())),
        spots=tuple((q_of(key), r_of(key)) for key in state.spots),
        bastions=tuple(state.bastion),
        clans=tuple(state.clan[seat] if state.clan[seat] < CLANS else CLANS for seat in seats),
        armies=tuple(
            levels(state.army[PLACES * side : PLACES * (side + 1)])
            for side in range(SIDES_AT_WAR)
            if side in seats or side == ELVES
        ),
        moved=levels(state.moved),
        hero_moved=state.hero_moved,
        reserves=levels(state.reserve),
        arriving=levels([state.arriving])[0],
        heroes=tuple(state.hero),
        hero_places=tuple(state.hero_at),
        points=tuple(state.points(seat) for seat in seats),
        cities=tuple(tuple(place for place in state.cities if state.controls(seat, place)) for seat in seats),
        forges=tuple(tuple(place for place in state.forges if state.controls(seat, place)) for seat in seats),
        forging=tuple(state.forging_cost(seat) for seat in seats),
        gold=tuple(state.gold),
        crystals=tuple(state.crystals),
        crystal_reserve=state.crystal_reserve,
        forged=tuple(state.forged),
        slots=tuple(tuple(state.slots[SLOTS * side : SLOTS * (side + 1)]) for side in (*seats, ELVES)),
        types=tuple(types_of(state, side) for side in (*seats, ELVES)),
        strengths=tuple(
            strength(state, side, place)
            for side in (*seats, ELVES)
            for place in state.territories
            if state.units(side, place)
        ),
        spare=tuple(spare_of(state, seat) for seat in seats),
        market=tuple(state.market),
        deck_size=state.cards_unseen() + len(state.under),
        under=tuple(state.under),
        legends_left=state.legends.bit_count(),
        anvil=tuple(card for card in range(CARDS + 1) if state.anvil >> card & 1),
        may_organise=state.may_organise,
        has_forged=state.has_forged,
        tactics=tuple(state.tactic),
        discards=tuple(tuple(numbers_in(cards)) for cards in state.discard),
        known=tuple(tuple(numbers_in(cards)) for cards in state.known),
        hand_sizes=tuple(cards.bit_count() for cards in state.hand),
        hand=(),
        battlefield=state.battlefield,
        foe=foe_of(state),
        elf_player=player_of(state, ELVES, state.active) if state.active in seats else NOBODY,
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
    return {"hand": tuple(numbers_in(state.hand[seat]))}


def levels(armies: Sequence[int]) -> tuple[Numbers, ...]:
    return tuple(tuple(count(army, level) for level in range(LEVELS)) for army in armies)


def laying(state: ClashOfRage) -> Numbers:
    """By the last of the frames that lay a tile, with or without its question, until the tile lies there."""
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


def types_of(state: ClashOfRage, side: Side) -> tuple[Numbers, ...]:
    if side != ELVES and state.clan[side] >= CLANS:
        return ((0,) * STATS,) * LEVELS
    return tuple(tuple(state.total(side, level, stat) for stat in range(STATS)) for level in range(LEVELS))


def strength(state: ClashOfRage, side: Side, place: Territory) -> Numbers:
    army = state.units(side, place)
    return (
        side,
        place,
        state.dice_of(side, place),
        state.rerolls_of(side, place),
        state.hits_of(side, place),
        state.shields_of(side, place),
        slowness(state, side, place),
        sum(count(army, level) * state.total(side, level, LIFE) for level in range(LEVELS)),
    )


def foe_of(state: ClashOfRage) -> Side:
    if state.battlefield == NOWHERE:
        return NOBODY
    return next((frame.foe for frame in state.stack if isinstance(frame, Fight)), NOBODY)


def spare_of(state: ClashOfRage, seat: Seat) -> Numbers:
    at = (CARDS + 1) * seat
    return tuple(card for card in range(CARDS + 1) for _ in range(state.spare[at + card]))
