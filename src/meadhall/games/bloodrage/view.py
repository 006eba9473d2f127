"""What a seat may know (interpreted)."""

from __future__ import annotations

from typing import Any

from meadhall.games.bloodrage.gifts import cards_in_pack
from meadhall.games.bloodrage.memory import FIXED, PACK, UNSEEN, groups_seen_by, pickers
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.games.bloodrage.seen import bits, by_clan, maybe, pairs, strengths
from meadhall.kernel.rules import View
from meadhall.kernel.values import NOBODY, Seat


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


def open_view(state: BloodRage) -> BloodRageView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    raid = next((frame for frame in state.stack[::-1] if isinstance(frame, PillageProvince)), None)
    return BloodRageView(
        seats=state.seats,
        small_decks=state.small_decks,
        first_game=state.first_game,
        passed_may_return=state.passed_may_return,
        blessing_in_yggdrasil=state.blessing_in_yggdrasil,
        clans=tuple(state.clans),
        first=state.first,
        age=state.age,
        phase=state.phase,
        turn=state.turn,
        tokens=tuple(state.tokens),
        dooms=tuple(state.dooms),
        ruined=bits(state.ruined),
        pillaged=bits(state.pillaged),
        glory=tuple(state.glory),
        rage=tuple(state.rage),
        passed=tuple(bool(state.passed >> clan & 1) for clan in seats),
        stats=tuple(state.stats),
        sheet=tuple(state.sheet),
        warriors=tuple(state.warriors),
        figures=tuple(state.figures),
        place_of=tuple(state.place_of),
        filled=tuple(state.filled),
        strengths=strengths(state),
        hand=(),
        quests=(),
        pack=(),
        picks=state.picks,
        decks_left=state.decks_left,
        out=state.out,
        hand_sizes=tuple(len(cards) for cards in state.hand),
        quest_counts=tuple(len(cards) for cards in state.quests),
        shown=by_clan(state.shown, state.seats),
        known=by_clan(state.known, state.seats),
        remembered=(),
        maybe=maybe(state, state.seats),
        unveiled=pairs(state.unveiled),
        pillager=None if raid is None else raid.pillager,
        contested=None if raid is None else raid.province,
        fighting=bits(state.fighting),
        played=tuple(state.played),
        late=pairs(state.late),
        on_table=pairs(state.on_table),
        boasts=tuple(state.boasts),
        cancelled=bits(state.cancelled),
        winner=state.winner,
        valkyrie=state.valkyrie,
        fallen=tuple(state.fallen),
        doomed=tuple(state.doomed),
        spared=tuple(state.spared),
        sworn=tuple(state.sworn),
    )


def own_view(state: BloodRage, seat: Seat) -> dict[str, Any]:
    return {
        "hand": tuple(state.hand[seat]),
        "quests": tuple(state.quests[seat]),
        "pack": tuple(cards_in_pack(state, seat)),
        "remembered": remembered(state, seat),
        "maybe": maybe(state, seat),
    }


def remembered(state: BloodRage, seat: Seat) -> tuple[PackMemory, ...]:
    groups = groups_seen_by(state, seat)
    takers = pickers(state)
    memories = []
    for group in sorted({group for group in groups if group not in (FIXED, UNSEEN)}):
        places = [place for place, here in enumerate(groups) if here == group]
        taken = [takers[place] for place in places if place % PACK < state.picks]
        cards = sorted(state.draft[place] for place in places)
        memories.append(PackMemory(tuple(cards), tuple(taker for taker in taken if taker != NOBODY)))
    return tuple(memories)
