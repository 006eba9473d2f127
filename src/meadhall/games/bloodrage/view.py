"""What a seat may know, field by field (interpreted)."""

from __future__ import annotations

from meadhall.kernel.rules import View
from meadhall.kernel.values import Seat


class BloodRageView(View, frozen=True):
    # The table agreed on
    seats: int
    small_decks: bool
    first_game: bool
    passed_may_return: bool
    blessing_in_yggdrasil: bool
    # The board and the course of the game
    clans: tuple[int, ...]
    first: Seat
    age: int
    phase: int
    turn: Seat
    tokens: tuple[int, ...]
    dooms: tuple[int, ...]
    ruined: tuple[int, ...]
    pillaged: tuple[int, ...]
    # The clans
    glory: tuple[int, ...]
    rage: tuple[int, ...]
    passed: tuple[bool, ...]
    stats: tuple[int, ...]
    sheet: tuple[int, ...]
    warriors: tuple[int, ...]
    figures: tuple[int, ...]
    place_of: tuple[int, ...]
    filled: tuple[int, ...]
    strengths: tuple[tuple[int, ...], ...]  # [clan][province]
    # The cards
    hand: tuple[int, ...]  # empty for a spectator
    quests: tuple[int, ...]
    pack: tuple[int, ...]  # what I may pick from in the draft
    picks: int
    decks_left: int
    out: int
    hand_sizes: tuple[int, ...]
    quest_counts: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]  # by clan: cards of this Age everybody has seen it use
    known: tuple[tuple[int, ...], ...]  # by clan: cards everybody knows to be in its hand or among its Quests
    remembered: tuple[PackMemory, ...]  # what I know of packs that went through my hands
    maybe: tuple[tuple[int, ...], ...]  # by clan: what a card it kept from an earlier Age can be
    unveiled: tuple[tuple[int, int], ...]  # clan and card: Quests turned up and not yet judged
    # The pillage under way
    pillager: Seat | None
    contested: int | None  # the province
    fighting: tuple[Seat, ...]
    played: tuple[int, ...]
    late: tuple[tuple[int, int], ...]
    on_table: tuple[tuple[int, int], ...]
    boasts: tuple[int, ...]
    cancelled: tuple[Seat, ...]
    winner: Seat
    valkyrie: Seat
    fallen: tuple[int, ...]
    doomed: tuple[int, ...]
    spared: tuple[int, ...]
    sworn: tuple[int, ...]


class PackMemory(View, frozen=True):
    """Cards I passed on, and who can have taken them since; in a pack still going round, some may be left."""

    cards: tuple[int, ...]
    takers: tuple[Seat, ...]
