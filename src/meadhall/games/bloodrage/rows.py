"""What never changes in Blood Rage, for whoever draws it (interpreted)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.games.bloodrage import figures, lands, model
from meadhall.games.bloodrage.cards import columns, numbers
from meadhall.games.bloodrage.cards.columns import Card
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.figures import FIGURES, Figure
from meadhall.games.bloodrage.lands import Place
from meadhall.games.bloodrage.moments import STRENGTHS_COMPARED
from meadhall.games.bloodrage.start import legendary_glory
from meadhall.kernel.rows import Row, in_order, names
from meadhall.kernel.rules import Named, Number

CARD_KINDS: Final = in_order(
    {
        columns.BATTLE: "battle",
        columns.QUEST: "quest",
        columns.LEADER_UPGRADE: "leader-upgrade",
        columns.WARRIOR_UPGRADE: "warrior-upgrade",
        columns.SHIP_UPGRADE: "ship-upgrade",
        columns.MONSTER_UPGRADE: "monster-upgrade",
        columns.CLAN_UPGRADE: "clan-upgrade",
    }
)
REGION_NAMES: Final = in_order({lands.MANHEIM: "manheim", lands.ALFHEIM: "alfheim", lands.JOTUNHEIM: "jotunheim"})
FIGURE_NAMES: Final = names(FIGURES)
PLACE_NAMES: Final = in_order(
    {
        lands.ELVAGAR: "elvagar",
        lands.ANGERBODA: "angerboda",
        lands.MUSPELHEIM: "muspelheim",
        lands.HORGR: "horgr",
        lands.UTGARD: "utgard",
        lands.ANDLANG: "andlang",
        lands.GIMLE: "gimle",
        lands.MYRKULOR: "myrkulor",
        lands.YGGDRASIL: "yggdrasil",
        lands.NORTHERN_FJORD: "northern-fjord",
        lands.EASTERN_FJORD: "eastern-fjord",
        lands.SOUTHERN_FJORD: "southern-fjord",
        lands.WESTERN_FJORD: "western-fjord",
        lands.RESERVE: "reserve",
        lands.VALHALLA: "valhalla",
        lands.BESIDE: "beside",
        lands.BOX: "box",
    }
)
STAT_NAMES: Final = in_order({model.RAGE: "rage", model.AXES: "axes", model.HORNS: "horns"})
TOKEN_NAMES: Final = in_order(
    {
        model.RAGE: "rage",
        model.AXES: "axes",
        model.HORNS: "horns",
        model.FIVE_GLORY: "five-glory",
        model.ALL_STATS: "all-stats",
    }
)
SLOT_NAMES: Final = in_order(
    {
        model.LEADER_SLOT: "leader",
        model.WARRIOR_SLOT: "warriors",
        model.SHIP_SLOT: "ship",
        **{slot: f"monster-{number}" for number, slot in enumerate(model.MONSTER_SLOTS, 1)},
        **{slot: f"clan-{number}" for number, slot in enumerate(model.CLAN_SLOTS, 1)},
    }
)
PHASE_NAMES: Final = in_order(
    {
        0: "setup",
        model.GODS_GIFTS: "gods-gifts",
        model.ACTION: "action",
        model.DISCARD: "discard",
        model.QUEST_PHASE: "quest",
        model.RAGNAROK: "ragnarok",
        model.RELEASE_VALHALLA: "release-valhalla",
    }
)
CLAN_NAMES: Final = ("wolf", "bear", "serpent", "raven")


class CardRow(Row, frozen=True):
    name: str
    kind: str
    age: int
    strength: int
    cost: int
    glory: int
    asks_for: str | None  # of a Quest
    figure: str | None  # of a troop or Monster upgrade
    copies_strength: bool  # as strong as the strongest of the others


class FigureRow(Row, frozen=True):
    name: str
    strength: int  # before upgrades
    cost: int  # of an invasion
    is_monster: bool
    is_ship: bool


class PlaceRow(Row, frozen=True):
    name: str
    kind: str
    villages: int
    region: str | None
    fjord: str | None  # the one that supports it


class StatRow(Row, frozen=True):
    name: str
    track: tuple[int, ...]  # what each of its steps is worth


class RegionRow(Row, frozen=True):
    name: str


class TokenRow(Row, frozen=True):
    """What a pillage brings: a step of a stat, of all, or Glory."""

    name: str
    glory: int


class SlotRow(Row, frozen=True):
    name: str
    kinds: tuple[str, ...]  # of the cards that go there


class PhaseRow(Row, frozen=True):
    name: str


class ClanRow(Row, frozen=True):
    name: str


def card_row(card: Card) -> CardRow:
    row = CARDS[card]
    is_troop = columns.LEADER_UPGRADE <= row.kind <= columns.MONSTER_UPGRADE
    return CardRow(
        name=row.name,
        kind=CARD_KINDS[row.kind],
        age=row.age,
        strength=row.strength,
        cost=row.cost,
        glory=row.glory,
        asks_for=row.asks_for or None,
        figure=FIGURE_NAMES[columns.FIGURE[card]] if is_troop else None,
        copies_strength=row.text.moment == STRENGTHS_COMPARED,
    )


def figure_row(figure: Figure) -> FigureRow:
    kind = FIGURES[figure]
    return FigureRow(
        name=kind.name,
        strength=kind.strength,
        cost=kind.cost,
        is_monster=figures.is_monster(figure),
        is_ship=kind.is_ship,
    )


def place_row(place: Place) -> PlaceRow:
    is_outer = place < lands.OUTER
    region = lands.region_of(place)
    return PlaceRow(
        name=PLACE_NAMES[place],
        kind="province" if place < lands.PROVINCES else "fjord" if place < lands.BOARD else "aside",
        villages=lands.VILLAGES[place] if is_outer else 0,
        region=None if region is None else REGION_NAMES[region],
        fjord=PLACE_NAMES[lands.fjord_of(place)] if is_outer else None,
    )


def slot_row(slot: int) -> SlotRow:
    kinds = [CARD_KINDS[kind] for kind, slots in model.SLOTS_FOR.items() if slot in slots]
    return SlotRow(SLOT_NAMES[slot], tuple(kinds))


SPOKEN: Final[dict[str, Sequence[Named]]] = {"card": CARDS, "figure": FIGURES}
NAMES: Final = {
    "animal": CLAN_NAMES,
    "clan": CLAN_NAMES,
    "card": [*names(CARDS), "unseen"],
    "figure": FIGURE_NAMES,
    "place": PLACE_NAMES,
    "region": REGION_NAMES,
    "stat": [*STAT_NAMES, "none"],
    "token": TOKEN_NAMES,
    "slot": SLOT_NAMES,
    "phase": PHASE_NAMES,
}
ROWS: Final = {
    "cards": tuple(card_row(card) for card in range(numbers.ALL_CARDS)),
    "figures": tuple(figure_row(figure) for figure in range(numbers.KINDS)),
    "places": tuple(place_row(place) for place in range(len(PLACE_NAMES))),
    "regions": tuple(RegionRow(name) for name in REGION_NAMES),
    "stats": tuple(StatRow(name, tuple(model.TRACKS[stat])) for stat, name in enumerate(STAT_NAMES)),
    "tokens": tuple(
        TokenRow(name, model.GLORY_OF_A_TOKEN if token == model.FIVE_GLORY else 0)
        for token, name in enumerate(TOKEN_NAMES)
    ),
    "slots": tuple(slot_row(slot) for slot in range(model.SLOTS)),
    "phases": tuple(PhaseRow(name) for name in PHASE_NAMES),
    "clans": tuple(ClanRow(name) for name in CLAN_NAMES),
}
NUMBERS: Final[dict[str, Number]] = {
    "no-card": numbers.NO_CARD,
    "ages": columns.AGES,
    "outer": lands.OUTER,
    "provinces": lands.PROVINCES,
    "board": lands.BOARD,
    "places-of-a-clan": lands.PLACES,  # in lists by clan and place
    "legends": (0, *[legendary_glory(step) for step in range(1, model.STEPS + 1)]),  # Glory at the end, by step
}
