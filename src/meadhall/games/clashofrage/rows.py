"""What never changes in Clash of Rage, for whoever draws it (interpreted)."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage import cards, clans, model, regions
from meadhall.games.clashofrage.cards import BONUS, CARD_NAMES, COPIES, PRICE, SLOT, TACTICS, Card
from meadhall.games.clashofrage.clans import CLAN_NAMES, HEROES, LEVELS, SHEET, STATS, UNITS, Unit
from meadhall.kernel.rows import Row, in_order
from meadhall.kernel.rules import Number
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


class SpotRow(Row, frozen=True):
    """Where a bastion can stand."""

    name: str


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


def hyphened(name: str) -> str:
    return name.lower().replace(" ", "-").replace("_", "-")


def unit_row(unit: Unit) -> UnitRow:
    name, figures, stats = UNITS[unit]
    return UnitRow(hyphened(name), (*CLAN_NAMES, "elves")[unit // LEVELS], unit % LEVELS, figures, stats)


def hero_row(name: str, price: int, hits: int, shields: int, rerolls: int) -> HeroRow:
    bonus = {clans.HITS: hits, clans.SHIELDS: shields, clans.REROLLS: rerolls}
    return HeroRow(hyphened(name), price, tuple(bonus.get(stat, 0) for stat in range(STATS)))


def card_row(card: Card) -> CardRow:
    return CardRow(
        name=CARD_NAMES[card],
        slot=SLOT_NAMES[SLOT[card]],
        price=PRICE[card],
        copies=COPIES[card],
        is_legendary=card > cards.KINDS,
        bonus=tuple(BONUS[STATS * card : STATS * (card + 1)]),
    )


ROWS: Final = {
    "stats": tuple(StatRow(name) for name in STAT_NAMES),
    "clans": tuple(ClanRow(name) for name in (*CLAN_NAMES, "elves")),
    "units": tuple(unit_row(unit) for unit in range(len(SHEET) // STATS)),
    "heroes": tuple(hero_row(*row) for row in HEROES),
    "cards": tuple(card_row(card) for card in range(cards.CARDS + 1)),
    "tactics": (
        TacticRow(None, 0, (0,) * LEVELS),  # no card has the number 0
        *[TacticRow(CLAN_NAMES[clan], gold, tuple(units)) for clan, gold, *units in TACTICS],
    ),
    "tiles": tuple(TileRow(name, *row) for name, row in zip(regions.TILE_NAMES, regions.TILE_ROWS)),
    "cells": tuple(CellRow(name, q, r) for name, q, r in zip(regions.CELL_NAMES, regions.CELL_Q, regions.CELL_R)),
    "places": tuple(PlaceRow(name) for name in regions.PLACE_NAMES),
    "spots": tuple(SpotRow(name) for name in regions.SPOT_NAMES),
    "level-names": tuple(LevelRow(name) for name in LEVEL_NAMES),
    "slots": tuple(SlotRow(name) for name in SLOT_NAMES),
    "phases": tuple(PhaseRow(name) for name in PHASE_NAMES),
    "faces": tuple(FaceRow(name) for name in FACE_NAMES),
    "strengths": tuple(StrengthRow(name) for name in ARMY_NAMES),
}
NAMES: Final = {  # of what moves, events and questions speak of, by number
    "clan": CLAN_NAMES,
    "unit": [hyphened(name) for name, _, _ in UNITS],
    "hero": [hyphened(row[0]) for row in HEROES],
    "card": CARD_NAMES,
    "tile": regions.TILE_NAMES,
    "place": regions.PLACE_NAMES,
    "spot": regions.SPOT_NAMES,
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
    "no-hero": clans.NO_HERO,
    "no-clan": clans.CLANS,
    "no-card": cards.NO_CARD,
    "no-tactic": 0,
    "levels": tuple(range(LEVELS)),
    "bits-of-a-level": 4,  # in a band, as a question tells it
    "far-apart": regions.FAR_APART,  # the middles of two tiles that touch
}
