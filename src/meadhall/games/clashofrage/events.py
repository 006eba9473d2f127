"""The events of Clash of Rage."""

from __future__ import annotations

from typing import Final

from meadhall.kernel.values import Event, Seat

# Setup


class FirstNamed(Event):
    """Who lays a tile and chooses a clan before all others."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class TileChosen(Event):
    def __init__(self, clan: Seat, tile: int) -> None:
        self.clan: Final = clan
        self.tile: Final = tile


class TilePutBeside(Event):
    """Where it will lie is known, not how it is turned."""

    def __init__(self, clan: Seat, tile: int) -> None:
        self.clan: Final = clan
        self.tile: Final = tile


class TileLaid(Event):
    def __init__(self, clan: Seat, tile: int) -> None:
        self.clan: Final = clan
        self.tile: Final = tile


class MapDrawn(Event):
    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles


class MapJoined(Event):
    """All tiles lie as a preset has them, or as the clans have laid them."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles: Final = tiles


class ClanChosen(Event):
    def __init__(self, clan: Seat, people: int) -> None:
        self.clan: Final = clan
        self.people: Final = people


class ElvesGathered(Event):
    def __init__(self, place: int, guards: int, elders: int, templars: int) -> None:
        self.place: Final = place
        self.guards: Final = guards
        self.elders: Final = elders
        self.templars: Final = templars


class EquipmentShown(Event):
    """A card turned over for the black market."""

    def __init__(self, card: int) -> None:
        self.card: Final = card


# The round, and the elves' upgrade


class RoundBegan(Event):
    def __init__(self, round: int) -> None:
        self.round: Final = round


class PhaseBegan(Event):
    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class ElvesUpgraded(Event):
    def __init__(self, unit: int, card: int) -> None:
        self.unit: Final = unit
        self.card: Final = card


class ElvesReplaced(Event):
    """The old card goes under the deck."""

    def __init__(self, unit: int, card: int, old_card: int) -> None:
        self.unit: Final = unit
        self.card: Final = card
        self.old_card: Final = old_card


class ElvesDeclined(Event):
    """The drawn card goes under the deck."""

    def __init__(self, unit: int, card: int) -> None:
        self.unit: Final = unit
        self.card: Final = card


# Tactic cards


class TacticDrawn(Event):
    """Others see that a card was drawn, not which."""

    def __init__(self, clan: Seat, tactic: int) -> None:
        self.clan: Final = clan
        self.tactic: Final = tactic

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.clan else TacticDrawn(self.clan, 0)


class TacticsShuffled(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class TacticsRevealed(Event):
    """In turn order."""

    def __init__(self, clans: tuple[Seat, ...], tactics: tuple[int, ...]) -> None:
        self.clans: Final = clans
        self.tactics: Final = tactics


class BastionPlaced(Event):
    def __init__(self, clan: Seat, spot: int) -> None:
        self.clan: Final = clan
        self.spot: Final = spot


class RevenueTaken(Event):
    def __init__(self, clan: Seat, gold: int, crystals: int) -> None:
        self.clan: Final = clan
        self.gold: Final = gold
        self.crystals: Final = crystals


class ReinforcementsReady(Event):
    """So many units are to be placed, and there is a choice where."""

    def __init__(self, clan: Seat, count: int) -> None:
        self.clan: Final = clan
        self.count: Final = count


class UnitsArrived(Event):
    def __init__(self, clan: Seat, unit: int, count: int, place: int) -> None:
        self.clan: Final = clan
        self.unit: Final = unit
        self.count: Final = count
        self.place: Final = place


class UnitsMissing(Event):
    """The reserve had too few."""

    def __init__(self, clan: Seat, unit: int, count: int) -> None:
        self.clan: Final = clan
        self.unit: Final = unit
        self.count: Final = count


# Actions


class TurnBegan(Event):
    """A clan's action in phase 3 or 5."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class MovementBegan(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class EquippingBegan(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class Passed(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class UnitsMoved(Event):
    def __init__(self, clan: Seat, unit: int, count: int, origin: int, place: int) -> None:
        self.clan: Final = clan
        self.unit: Final = unit
        self.count: Final = count
        self.origin: Final = origin
        self.place: Final = place


class HeroMoved(Event):
    def __init__(self, clan: Seat, hero: int, origin: int, place: int) -> None:
        self.clan: Final = clan
        self.hero: Final = hero
        self.origin: Final = origin
        self.place: Final = place


class BandHalted(Event):
    """With movement points left."""

    def __init__(self, clan: Seat, place: int) -> None:
        self.clan: Final = clan
        self.place: Final = place


class HeroWentHome(Event):
    """No unit of his clan is with him."""

    def __init__(self, clan: Seat, hero: int) -> None:
        self.clan: Final = clan
        self.hero: Final = hero


class EquipmentBought(Event):
    def __init__(self, clan: Seat, card: int, price: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.price: Final = price


class CrystalsPaid(Event):
    def __init__(self, clan: Seat, crystals: int) -> None:
        self.clan: Final = clan
        self.crystals: Final = crystals


class LegendDrawn(Event):
    def __init__(self, clan: Seat, card: int) -> None:
        self.clan: Final = clan
        self.card: Final = card


class LegendForged(Event):
    def __init__(self, clan: Seat, card: int) -> None:
        self.clan: Final = clan
        self.card: Final = card


class CardAttached(Event):
    def __init__(self, clan: Seat, card: int, unit: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.unit: Final = unit


class CardSetAside(Event):
    def __init__(self, clan: Seat, card: int) -> None:
        self.clan: Final = clan
        self.card: Final = card


class EquipmentTakenOff(Event):
    """All of it is set aside, to be put in order."""

    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class EquipmentOrganised(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class HeroHired(Event):
    """Paid for; where he joins comes next."""

    def __init__(self, clan: Seat, hero: int, price: int) -> None:
        self.clan: Final = clan
        self.hero: Final = hero
        self.price: Final = price


class HeroRecruited(Event):
    def __init__(self, clan: Seat, hero: int, place: int) -> None:
        self.clan: Final = clan
        self.hero: Final = hero
        self.place: Final = place


class StoneCalled(Event):
    def __init__(self, clan: Seat, unit: int, place: int) -> None:
        self.clan: Final = clan
        self.unit: Final = unit
        self.place: Final = place


# Fights


class FightBegan(Event):
    def __init__(self, attacker: int, foe: int, place: int, slowness: int, foe_slowness: int) -> None:
        self.attacker: Final = attacker
        self.foe: Final = foe
        self.place: Final = place
        self.slowness: Final = slowness
        self.foe_slowness: Final = foe_slowness


class RageTaken(Event):
    def __init__(self, side: int, tokens: int, total: int) -> None:
        self.side: Final = side
        self.tokens: Final = tokens
        self.total: Final = total


class AssaultBegan(Event):
    """It is this side's turn to strike."""

    def __init__(self, side: int) -> None:
        self.side: Final = side


class DiceRolled(Event):
    def __init__(self, side: int, wounds: int, blanks: int) -> None:
        self.side: Final = side
        self.wounds: Final = wounds
        self.blanks: Final = blanks


class DicePicked(Event):
    """So many of each face will be rolled again."""

    def __init__(self, side: int, wounds: int, blanks: int) -> None:
        self.side: Final = side
        self.wounds: Final = wounds
        self.blanks: Final = blanks


class DiceRerolled(Event):
    """`dice` were rolled again; the rest tells how all lie now."""

    def __init__(self, side: int, dice: int, wounds: int, blanks: int) -> None:
        self.side: Final = side
        self.dice: Final = dice
        self.wounds: Final = wounds
        self.blanks: Final = blanks


class WoundsDealt(Event):
    def __init__(self, side: int, faces: int, hits: int, tokens: int, shields: int, wounds: int) -> None:
        self.side: Final = side
        self.faces: Final = faces
        self.hits: Final = hits
        self.tokens: Final = tokens
        self.shields: Final = shields
        self.wounds: Final = wounds


class UnitsFelled(Event):
    """`side` has lost them."""

    def __init__(self, side: int, unit: int, count: int, place: int) -> None:
        self.side: Final = side
        self.unit: Final = unit
        self.count: Final = count
        self.place: Final = place


class CrystalsWon(Event):
    def __init__(self, clan: Seat, crystals: int) -> None:
        self.clan: Final = clan
        self.crystals: Final = crystals


class ArmyFled(Event):
    def __init__(self, clan: Seat, place: int) -> None:
        self.clan: Final = clan
        self.place: Final = place


class FightWon(Event):
    def __init__(self, side: int, place: int) -> None:
        self.side: Final = side
        self.place: Final = place


# The end


class GameWon(Event):
    def __init__(self, clan: Seat, points: int) -> None:
        self.clan: Final = clan
        self.points: Final = points


class GameStopped(Event):
    """No clan has won; the sagas compare their deeds."""

    def __init__(self, round: int) -> None:
        self.round: Final = round
