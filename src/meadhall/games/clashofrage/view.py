"""What a seat may know, field by field (interpreted). Only tactic hands and piles are secret (CR-R-55)."""

from __future__ import annotations

from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat

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
