"""What a seat may know, field by field: all there is, but for bags nobody may count (interpreted)."""

from __future__ import annotations

import msgspec

from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class Line(msgspec.Struct, frozen=True):
    """The wall, the gate or Odin's residence (YG-12.2 to YG-12.4)."""

    space: int  # the first space beyond it
    beyond: int  # enemies there
    limit: int  # so many, and the gods have lost


class Threat(msgspec.Struct, frozen=True):
    """What the next card does to an enemy."""

    card: int  # which is meant: the likeliest that moves him, or his own where none can
    is_next: bool  # no other card can come next
    space: int  # where it leads him
    power: int  # of his effect there, as far as anything is left for it; 0: none
    beyond: tuple[int, ...]  # how many would be beyond each line, with all whom the card moves
    is_defeat: bool  # unless enough of them are pushed back in the same turn
    chance: int  # of a hundred: the next card moves him, this one or another
    cards: int  # in the deck that move him
    angry: int  # of those, how many lead him two spaces


class Fight(msgspec.Struct, frozen=True):
    """What has been brought into the combat under way (YG-7.1); Elves come last."""

    enemy: int | None
    giant: int | None  # neither: the unseen giant on top of the pile
    strength: int  # to be reached
    vikings: int
    hammers: int | None  # None: the die has not been rolled, or is not
    artefact: int


class YggdrasilView(View, frozen=True):
    gods: tuple[int, ...]  # in turn order
    leaders: tuple[Seat, ...]  # the seat that leads each of them
    turn: int
    active: int
    actions_left: int
    used: tuple[int, ...]  # worlds this turn's actions went to; 9 is trance
    vikings: tuple[int, ...]  # by god
    elves: tuple[int, ...]
    artefacts: tuple[tuple[int, ...], ...]  # by god and enemy: the level held
    in_trance: tuple[int, ...]
    spaces: tuple[int, ...]  # by enemy
    strengths: tuple[int, ...]
    threats: tuple[Threat, ...]  # by enemy: what the next card does to him
    lines: tuple[Line, ...]  # wall, gate, residence
    is_raging: bool
    elves_at_home: int
    forge: tuple[tuple[int, ...], ...]  # by enemy: the levels still there
    dead: int
    removed: int
    fire: int
    vikings_in_bags: int
    giants_in_bags: int
    is_empty: tuple[bool, ...]  # by bag: anybody can feel that
    bag_vikings: tuple[int, ...]  # nothing where bags may not be counted
    bag_giants: tuple[int, ...]
    valkyries: int
    submerged: int
    vane: int
    pile: tuple[int, ...]  # the giants in it, not their order
    awake: tuple[int, ...]
    defeated: tuple[int, ...]
    giant_strength: int
    runes: tuple[int, ...]
    blocked_by: tuple[int | None, ...]  # by world: the giant
    no_powers: bool  # of the gods
    no_trance_powers: bool
    bonus: tuple[int, ...]  # by god: what he adds to his own combats
    quiet_turns: int
    cards_left: int
    top: tuple[int, ...]  # cards everybody has seen, the next first
    bottom: tuple[int, ...]
    unseen: tuple[int, ...]  # by card: how many are left among those nobody has seen
    heap_left: int
    hides_special: bool
    looked_at: tuple[int, ...]
    discard: tuple[int, ...]
    fight: Fight | None
    rolled: int
    outcome: int
