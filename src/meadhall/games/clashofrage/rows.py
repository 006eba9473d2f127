"""What never changes in Clash of Rage, for whoever draws it (interpreted)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from meadhall.games.clashofrage import cards, clans, heroes, model, regions
from meadhall.games.clashofrage.cards import ALL_CARDS, LEGENDARY, TACTICS, Equipment
from meadhall.games.clashofrage.clans import CLAN_NAMES, CLAN_SHEETS, LEVELS, UNITS, Unit, stats
from meadhall.games.clashofrage.heroes import HEROES, HeroCard
from meadhall.games.clashofrage.land_names import BASTION_WORDS, TILE_WORDS, side_words, territory_words
from meadhall.games.clashofrage.regions import MOST_SPOTS, REGION_TILES
from meadhall.kernel.rows import Row, in_order, names
from meadhall.kernel.rules import Named, Number
from meadhall.kernel.values import NOBODY

STAT_NAMES: Final = in_order(
    {
        clans.POWER: "power",
        clans.LIFE: "life",
        clans.MOVEMENT: "movement",
        clans.SLOWNESS: "slowness",
        clans.HITS: "hits",
        clans.SHIELDS: "shields",
        clans.REROLLS: "rerolls",
        clans.RAGE: "rage",
        clans.FLIGHT: "flight",
    }
)
SLOT_NAMES: Final = in_order({cards.WEAPON: "weapon", cards.ARMOUR: "armour"})
PHASE_NAMES: Final = in_order(
    {
        model.SETUP: "setup",
        model.UPGRADE_ELVES: "upgrade-elves",
        model.PLAY_TACTICS: "play-tactics",
        model.FIRST_ACTION: "first-action",
        model.STONES: "stones",
        model.SECOND_ACTION: "second-action",
    }
)
FACE_NAMES: Final = ("blank", "wound")  # of a die
LEVEL_NAMES: Final = ("i", "ii", "iii")
ARMY_NAMES: Final = ("power", "rerolls", "hits", "shields", "slowness", "life")  # in `strengths`, after side and place


class StatRow(Row, frozen=True):
    """A column of a sheet and of a card."""

    name: str


class ClanRow(Row, frozen=True):
    """The Elves' sheet is read like a clan's."""

    name: str


class UnitRow(Row, frozen=True):
    name: str
    clan: str
    level: int
    figures: int
    stats: tuple[int, ...]


class HeroRow(Row, frozen=True):
    name: str
    price: int
    bonus: tuple[int, ...]  # by stat


class CardRow(Row, frozen=True):
    name: str
    slot: str
    price: int
    copies: int
    is_legendary: bool
    bonus: tuple[int, ...]  # by stat


class TacticRow(Row, frozen=True):
    """By its order in the round, which is its number."""

    clan: str | None
    gold: int
    units: tuple[int, ...]  # of each level


class TileRow(Row, frozen=True):
    name: str
    words: Mapping[str, str]
    city: int  # a cell, as the two that follow
    forge: int
    stone: int
    level: int  # of the stone
    rocks: tuple[tuple[int, int], ...]  # between two cells


class CellRow(Row, frozen=True):
    name: str
    q: int
    r: int


class PlaceRow(Row, frozen=True):
    """A territory, or the bastion of whoever's figures are meant."""

    name: str
    words: Mapping[str, str]


class SpotRow(Row, frozen=True):
    """Where a bastion can stand. It is pointed at on the map, and told by the territories around it."""

    name: str
    words: Mapping[str, str]


class SideRow(Row, frozen=True):
    """Where a tile can lie beside another."""

    name: str
    words: Mapping[str, str]


class LayoutRow(Row, frozen=True):
    """A map that is ready: tile, q, r and turns of each of its tiles."""

    name: str
    tiles: tuple[int, ...]


class LevelRow(Row, frozen=True):
    name: str


class SlotRow(Row, frozen=True):
    name: str


class PhaseRow(Row, frozen=True):
    name: str


class FaceRow(Row, frozen=True):
    """Of a die."""

    name: str


class StrengthRow(Row, frozen=True):
    """What a view tells of an army in one place, after whose and where."""

    name: str


def unit_row(unit: Unit) -> UnitRow:
    sheet = UNITS[unit]
    return UnitRow(sheet.name, (*CLAN_NAMES, "elves")[unit // LEVELS], unit % LEVELS, sheet.figures, sheet.stats)


def hero_row(hero: HeroCard) -> HeroRow:
    bonus = stats(hits=hero.hits, shields=hero.shields, rerolls=hero.rerolls)
    return HeroRow(hero.name, hero.price, bonus)


def card_row(card: Equipment) -> CardRow:
    return CardRow(
        name=card.name,
        slot=SLOT_NAMES[card.slot],
        price=card.price,
        copies=card.copies,
        is_legendary=card in LEGENDARY,
        bonus=card.bonus,
    )


def tactic_rows() -> list[TacticRow]:
    clan_of = {card.order: clan.name for clan in CLAN_SHEETS for card in clan.tactics}
    return [TacticRow(clan_of[card.order], card.gold, card.units) for card in TACTICS]


TILE_ROWS: Final = tuple(
    TileRow(tile.name, TILE_WORDS[tile.name], tile.city, tile.forge, tile.stone, tile.level, tile.rocks)
    for tile in REGION_TILES
)
PLACE_ROWS: Final = (
    *[
        PlaceRow(regions.short(regions.territory_name(territory)), territory_words(territory))
        for territory in range(regions.TERRITORIES)
    ],
    PlaceRow("bastion", BASTION_WORDS),
)
SPOT_ROWS: Final = tuple(
    SpotRow(f"b{spot:02}", {"en": f"corner {spot}", "fr": f"emplacement {spot}"}) for spot in range(1, 1 + MOST_SPOTS)
)
SIDE_ROWS: Final = tuple(SideRow(str(side), side_words(side)) for side in range(regions.SIDES))

ROWS: Final = {
    "stats": tuple(StatRow(name) for name in STAT_NAMES),
    "clans": tuple(ClanRow(name) for name in (*CLAN_NAMES, "elves")),
    "units": tuple(unit_row(unit) for unit in range(len(UNITS))),
    "heroes": tuple(hero_row(hero) for hero in HEROES),
    "cards": tuple(card_row(card) for card in ALL_CARDS),
    "tactics": (
        TacticRow(None, 0, (0,) * LEVELS),  # no card has the number 0
        *tactic_rows(),
    ),
    "tiles": TILE_ROWS,
    "cells": tuple(CellRow(name, q, r) for name, q, r in zip(regions.CELL_NAMES, regions.CELL_Q, regions.CELL_R)),
    "places": PLACE_ROWS,
    "spots": SPOT_ROWS,
    "layouts": tuple(LayoutRow(name, tuple(tiles)) for name, tiles in regions.LAYOUTS.items()),
    "level-names": tuple(LevelRow(name) for name in LEVEL_NAMES),
    "slots": tuple(SlotRow(name) for name in SLOT_NAMES),
    "phases": tuple(PhaseRow(name) for name in PHASE_NAMES),
    "faces": tuple(FaceRow(name) for name in FACE_NAMES),
    "strengths": tuple(StrengthRow(name) for name in ARMY_NAMES),
}
SPOKEN: Final[dict[str, Sequence[Named]]] = {  # what brings its words along
    "clan": CLAN_SHEETS,
    "unit": UNITS,
    "hero": HEROES,
    "card": ALL_CARDS,
    "tile": TILE_ROWS,
    "place": PLACE_ROWS,
    "spot": SPOT_ROWS,
    "side": SIDE_ROWS,
}
NAMES: Final = {  # of what moves, events and questions speak of, by number
    **{noun: names(rows) for noun, rows in SPOKEN.items()},
    "level": LEVEL_NAMES,
    "slot": SLOT_NAMES,
    "face": FACE_NAMES,
    "phase": PHASE_NAMES,
}
NUMBERS: Final[dict[str, Number]] = {
    "elves": model.ELVES,  # the side that comes after all seats there can be
    "nobody": NOBODY,
    "home": regions.HOME,
    "nowhere": model.NOWHERE,
    "no-spot": regions.NO_SPOT,
    "no-hero": heroes.NO_HERO,
    "no-clan": clans.CLANS,
    "no-card": cards.NO_CARD,
    "no-tactic": 0,
    "levels": tuple(range(LEVELS)),
    "bits-of-a-level": 4,  # in a band, as a question tells it
    "far-apart": regions.FAR_APART,  # the middles of two tiles that touch
}
