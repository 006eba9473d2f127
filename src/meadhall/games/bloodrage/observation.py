"""What learners see of the Ages, in numbers: all of the view (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import AGES
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, KINDS
from meadhall.games.bloodrage.lands import BOX, PLACES, PROVINCES
from meadhall.games.bloodrage.memory import PACK
from meadhall.games.bloodrage.model import CLANS, MOST_SEATS, RELEASE_VALHALLA, SLOTS, STATS, STEPS
from meadhall.games.bloodrage.rows import CARD_KINDS, TOKEN_NAMES, card_row
from meadhall.kernel.observed import (
    Both,
    BySeat,
    Counted,
    Cut,
    Each,
    Fields,
    Known,
    Number,
    OneOf,
    SeatOf,
    Seats,
    Shape,
)

CARDS: Final = Counted(ALL_CARDS, 2)
CARD: Final = Known(  # what is printed on it, and that there is one
    [
        [1, *[int(row.kind == kind) for kind in CARD_KINDS], row.age, row.strength, row.cost, row.glory]
        for row in [card_row(card) for card in range(ALL_CARDS)]
    ]
)
SOME: Final = Number(0, 15)
PLACE: Final = OneOf(PROVINCES)
SEAT: Final = SeatOf(MOST_SEATS)
OWNED_CARD: Final = Both(SEAT, CARD)  # whose it is, and what
FLAG: Final = Number(0, 1)


def by_clan(each: Shape) -> Shape:
    return BySeat(MOST_SEATS, each)


def of_a_clan(width: int, each: Shape) -> Shape:
    """In a flat list, so many entries for each clan."""
    return Cut(width, by_clan(Each(width, each)))


OBSERVATION: Final[dict[str, Shape]] = {
    "seats": Number(0, MOST_SEATS),
    "small_decks": FLAG,
    "first_game": FLAG,
    "passed_may_return": FLAG,
    "blessing_in_yggdrasil": FLAG,
    "clans": by_clan(OneOf(CLANS)),
    "first": SEAT,
    "age": OneOf(AGES + 1),
    "phase": OneOf(RELEASE_VALHALLA + 1),
    "turn": SEAT,
    "tokens": Each(PROVINCES, OneOf(len(TOKEN_NAMES))),
    "dooms": Each(AGES, PLACE),
    "ruined": Counted(PROVINCES, 1),
    "pillaged": Counted(PROVINCES, 1),
    "glory": by_clan(Number(0, 999)),
    "rage": by_clan(SOME),
    "passed": by_clan(FLAG),
    "stats": of_a_clan(STATS, Number(0, STEPS)),
    "sheet": of_a_clan(SLOTS, CARD),
    "warriors": of_a_clan(PLACES, SOME),
    "figures": of_a_clan(PLACES, SOME),
    "place_of": of_a_clan(KINDS, OneOf(BOX + 1)),
    "filled": Each(PROVINCES, SOME),
    "strengths": by_clan(Each(PROVINCES, Number(0, 63))),
    "hand": CARDS,
    "quests": CARDS,
    "pack": CARDS,
    "picks": Number(0, PACK),
    "decks_left": Number(0, AGES),
    "out": Number(0, 127),
    "hand_sizes": by_clan(SOME),
    "quest_counts": by_clan(SOME),
    "shown": by_clan(CARDS),
    "known": by_clan(CARDS),
    "remembered": Each(PACK + 1, Fields(cards=CARDS, takers=Seats(MOST_SEATS))),
    "maybe": by_clan(CARDS),
    "unveiled": Each(PACK, OWNED_CARD),
    "pillager": SEAT,
    "contested": PLACE,
    "fighting": Seats(MOST_SEATS),
    "played": by_clan(CARD),
    "late": Each(MOST_SEATS, OWNED_CARD),
    "on_table": Each(2 * MOST_SEATS, OWNED_CARD),
    "boasts": by_clan(SOME),
    "cancelled": Seats(MOST_SEATS),
    "winner": SEAT,
    "valkyrie": SEAT,
    "fallen": by_clan(SOME),
    "doomed": of_a_clan(2, Number(0, 4095)),
    "spared": by_clan(OneOf(KINDS)),
    "sworn": Each(MOST_SEATS, Number(0, 63)),
}
