"""What never changes in Blood Rage, for whoever draws it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage import cards, figures, lands, model
from meadhall.games.bloodrage.cards import Card
from meadhall.games.bloodrage.figures import Figure
from meadhall.games.bloodrage.lands import Place
from meadhall.games.bloodrage.start import legendary_glory
from meadhall.kernel.rows import Row, in_order
from meadhall.kernel.rules import Number

CARD_KINDS: Final = in_order(
    {
        cards.BATTLE: "battle",
        cards.QUEST: "quest",
        cards.LEADER_UPGRADE: "leader-upgrade",
        cards.WARRIOR_UPGRADE: "warrior-upgrade",
        cards.SHIP_UPGRADE: "ship-upgrade",
        cards.MONSTER_UPGRADE: "monster-upgrade",
        cards.CLAN_UPGRADE: "clan-upgrade",
    }
)
REGION_NAMES: Final = in_order({lands.MANHEIM: "manheim", lands.ALFHEIM: "alfheim", lands.JOTUNHEIM: "jotunheim"})
QUEST_NAMES: Final = [
    *REGION_NAMES,
    *in_order({cards.WORLD_TREE - 3: "world-tree", cards.GLORIOUS_DEATH - 3: "glorious-death"}),
]
FIGURE_NAMES: Final = in_order(
    {
        figures.WARRIOR: "warrior",
        figures.LEADER: "leader",
        figures.SHIP: "ship",
        figures.DWARF_CHIEFTAIN: "dwarf-chieftain",
        figures.TROLL: "troll",
        figures.SEA_SERPENT: "sea-serpent",
        figures.DARK_ELF: "dark-elf",
        figures.VALKYRIE: "valkyrie",
        figures.FIRE_GIANT: "fire-giant",
        figures.FROST_GIANT: "frost-giant",
        figures.SOLDIER_OF_HEL: "soldier-of-hel",
        figures.VOLUR_WITCH: "volur-witch",
    }
)
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
    kind = cards.KIND[card]
    is_troop = cards.LEADER_UPGRADE <= kind <= cards.MONSTER_UPGRADE
    return CardRow(
        name=cards.CARDS[card].name,
        kind=CARD_KINDS[kind],
        age=cards.age_of(card),
        strength=cards.STRENGTH[card],
        cost=cards.COST[card],
        glory=cards.GLORY[card],
        asks_for=QUEST_NAMES[cards.ASKS_FOR[card]] if kind == cards.QUEST else None,
        figure=FIGURE_NAMES[cards.FIGURE[card]] if is_troop else None,
        copies_strength=cards.TEXT[card] == cards.SIGHT,
    )


def figure_row(figure: Figure) -> FigureRow:
    return FigureRow(
        name=FIGURE_NAMES[figure],
        strength=figures.STRENGTH[figure],
        cost=figures.INVADE_COST[figure],
        is_monster=figures.is_monster(figure),
        is_ship=figures.is_ship(figure),
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


NAMES: Final = {
    "animal": CLAN_NAMES,
    "clan": CLAN_NAMES,
    "card": [*[row.name for row in cards.CARDS], "unseen"],
    "figure": FIGURE_NAMES,
    "place": PLACE_NAMES,
    "region": REGION_NAMES,
    "stat": [*STAT_NAMES, "none"],
    "token": TOKEN_NAMES,
    "slot": SLOT_NAMES,
    "phase": PHASE_NAMES,
}
ROWS: Final = {
    "cards": tuple(card_row(card) for card in range(cards.ALL_CARDS)),
    "figures": tuple(figure_row(figure) for figure in range(figures.KINDS)),
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
    "no-card": cards.NO_CARD,
    "ages": cards.AGES,
    "outer": lands.OUTER,
    "provinces": lands.PROVINCES,
    "board": lands.BOARD,
    "places-of-a-clan": lands.PLACES,  # in lists by clan and place
    "legends": (0, *[legendary_glory(step) for step in range(1, model.STEPS + 1)]),  # Glory at the end, by step
}
