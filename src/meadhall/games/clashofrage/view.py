"""What a seat may know (interpreted). Only tactic hands and piles are secret (CR-R-55)."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.games.clashofrage.cards import CARDS
from meadhall.games.clashofrage.clans import CLANS, LEVELS
from meadhall.games.clashofrage.model import ELVES, SIDES_AT_WAR, SLOTS, ClashOfRage, count
from meadhall.games.clashofrage.regions import LAID, PLACES, hexes_of, q_of, r_of
from meadhall.games.clashofrage.tactics import numbers_in
from meadhall.kernel.notation import text_of
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
    gold: Numbers
    crystals: Numbers
    crystal_reserve: int
    forged: Numbers
    slots: tuple[Numbers, ...]  # [side]: weapon and armour of level I, of II, of III
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
    striker: int
    rage: Numbers
    wound_faces: int
    blank_faces: int
    picked_wounds: int
    picked_blanks: int
    rerolls: int
    wounds: int
    felled: bool
    waiting: Numbers
    my_answer: str | None


def view(state: ClashOfRage, seat: Seat | None) -> ClashView:
    """Named field by field, so that anything new starts out secret."""
    answer = None if seat is None or not state.waiting else state.answers.get(seat)
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
        gold=tuple(state.gold),
        crystals=tuple(state.crystals),
        crystal_reserve=state.crystal_reserve,
        forged=tuple(state.forged),
        slots=tuple(tuple(state.slots[SLOTS * side : SLOTS * (side + 1)]) for side in (*seats, ELVES)),
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
        hand=() if seat is None else tuple(numbers_in(state.hand[seat])),
        battlefield=state.battlefield,
        striker=state.striker,
        rage=tuple(state.rage),
        wound_faces=state.wound_faces,
        blank_faces=state.blank_faces,
        picked_wounds=state.picked_wounds,
        picked_blanks=state.picked_blanks,
        rerolls=state.rerolls,
        wounds=state.wounds,
        felled=state.felled,
        waiting=tuple(state.waiting),
        my_answer=None if answer is None else text_of(answer),
    )


def levels(armies: Sequence[int]) -> tuple[Numbers, ...]:
    return tuple(tuple(count(army, level) for level in range(LEVELS)) for army in armies)


def spare_of(state: ClashOfRage, seat: Seat) -> Numbers:
    at = (CARDS + 1) * seat
    return tuple(card for card in range(CARDS + 1) for _ in range(state.spare[at + card]))
