"""How the table looks, gathered anew for every event that is told."""

from __future__ import annotations

from typing import Any, TypeAlias

from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.gifts import cards_in_pack
from meadhall.games.bloodrage.lands import PROVINCES
from meadhall.games.bloodrage.memory import FIXED, PACK, UNSEEN, groups_seen_by, pickers
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.pillage import PillageProvince
from meadhall.games.bloodrage.view import BloodRageView, PackMemory
from meadhall.kernel.observed import NOTHING
from meadhall.kernel.teller import Teller
from meadhall.kernel.values import NOBODY, Seat

Numbers: TypeAlias = tuple[int, ...]


def open_view(state: BloodRage) -> BloodRageView:
    """Named field by field, so that anything new starts out secret."""
    seats = range(state.seats)
    raid = pillage_under_way(state)
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
        passed=tuple([bool(state.passed >> clan & 1) for clan in seats]),
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
        hand_sizes=tuple([len(cards) for cards in state.hand]),
        quest_counts=tuple([len(cards) for cards in state.quests]),
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


def pillage_under_way(state: BloodRage) -> PillageProvince | None:
    for frame in state.stack[::-1]:
        if isinstance(frame, PillageProvince):
            return frame
    return None


def remembered(state: BloodRage, seat: Seat) -> tuple[PackMemory, ...]:
    """By the groups of cards that left a pack while it was out of this seat's sight."""
    cards: list[list[int]] = [[] for _ in range(PACK + 1)]
    takers: list[list[int]] = [[] for _ in range(PACK + 1)]
    picked_by = pickers(state)
    for place, group in enumerate(groups_seen_by(state, seat)):
        if group in (FIXED, UNSEEN):
            continue
        cards[group].append(state.draft[place])
        if place % PACK < state.picks and picked_by[place] != NOBODY:
            takers[group].append(picked_by[place])
    return tuple([PackMemory(tuple(sorted(here)), tuple(there)) for here, there in zip(cards, takers) if here])


def strengths(state: BloodRage) -> tuple[Numbers, ...]:
    """Of each clan in each province."""
    return tuple(
        [tuple([state.strength(clan, province) for province in range(PROVINCES)]) for clan in range(state.seats)]
    )


def maybe(state: BloodRage, watcher: int) -> tuple[Numbers, ...]:
    """By clan, what a card kept from an earlier Age can be for all the watcher knows; the last one is a spectator."""
    return tuple([bits(state.maybe[watcher * state.seats + clan]) for clan in range(state.seats)])


def by_clan(keys: list[int], seats: int) -> tuple[Numbers, ...]:
    found: list[list[int]] = [[] for _ in range(seats)]
    for key in keys:
        found[key // ALL_CARDS].append(key % ALL_CARDS)
    return tuple([tuple(cards) for cards in found])


def pairs(keys: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple([(key // ALL_CARDS, key % ALL_CARDS) for key in keys])


def bits(mask: int) -> Numbers:
    """The places of the bits that are set, lowest first."""
    found: list[int] = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return tuple(found)


def observe(state: BloodRage, out: Teller) -> None:
    """The fields of the view in the order of `OBSERVATION`, as they lie in the state."""
    out.number(state.seats)
    out.number(int(state.small_decks))
    out.number(int(state.first_game))
    out.number(int(state.passed_may_return))
    out.number(int(state.blessing_in_yggdrasil))
    out.row(state.clans)
    out.number(state.first)
    out.number(state.age)
    out.number(state.phase)
    out.number(state.turn)
    out.row(state.tokens)
    out.row(state.dooms)
    out.bits(state.ruined)
    out.bits(state.pillaged)
    out.row(state.glory)
    out.row(state.rage)
    out.row([int(state.passed >> clan & 1) for clan in range(state.seats)])
    out.row(state.stats)
    out.row(state.sheet)
    out.row(state.warriors)
    out.row(state.figures)
    out.row(state.place_of)
    out.row(state.filled)
    tell_strengths(state, out)
    tell_cards(state, out)
    tell_fight(state, out)


def tell_strengths(state: BloodRage, out: Teller) -> None:
    shape = out.field()
    for clan in range(state.seats):
        out.entry_row(shape, clan, [state.strength(clan, province) for province in range(PROVINCES)])


def tell_cards(state: BloodRage, out: Teller) -> None:
    """One's own, and what is known of those of the others."""
    seat = int(out.seat)
    out.row(state.hand[seat])
    out.row(state.quests[seat])
    out.row(cards_in_pack(state, seat))
    out.number(state.picks)
    out.number(state.decks_left)
    out.number(state.out)
    out.row([len(cards) for cards in state.hand])
    out.row([len(cards) for cards in state.quests])
    tell_keys(state.shown, out)
    tell_keys(state.known, out)
    out.value(remembered(state, seat))
    shape = out.field()
    for clan in range(state.seats):
        out.entry_bits(shape, clan, state.maybe[seat * state.seats + clan])
    tell_pairs(state.unveiled, out)


def tell_fight(state: BloodRage, out: Teller) -> None:
    raid = pillage_under_way(state)
    out.number(NOBODY if raid is None else raid.pillager)
    out.number(NOTHING if raid is None else raid.province)
    out.bits(state.fighting)
    out.row(state.played)
    tell_pairs(state.late, out)
    tell_pairs(state.on_table, out)
    out.row(state.boasts)
    out.bits(state.cancelled)
    out.number(state.winner)
    out.number(state.valkyrie)
    out.row(state.fallen)
    out.row(state.doomed)
    out.row(state.spared)
    out.row(state.sworn)


def tell_keys(keys: list[int], out: Teller) -> None:
    """By clan, the cards."""
    shape = out.field()
    for key in keys:
        out.entry(shape, key // ALL_CARDS, key % ALL_CARDS)


def tell_pairs(keys: list[int], out: Teller) -> None:
    """A clan and its card, each."""
    out.rows([number for key in keys for number in (key // ALL_CARDS, key % ALL_CARDS)], 2)
