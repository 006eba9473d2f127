"""The events of Yggdrasil. Nothing that happens at this table is secret."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import Bag, Card, Enemy, Giant, God, Island, Rune, World
from meadhall.kernel.values import Event


class GodsSeated(Event):
    def __init__(self, gods: tuple[God, ...]) -> None:
        self.gods: Final = gods


class DeckPrepared(Event):
    """The special cards shuffled into the deck; none at the easy level."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


class TurnBegan(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class NoCardDrawn(Event):
    """Dæg keeps the enemies quiet."""

    def __init__(self, left: int) -> None:
        self.left: Final = left


class CardTurned(Event):
    def __init__(self, card: Card) -> None:
        self.card: Final = card


class CardsLookedAt(Event):
    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


class CardPutOnTop(Event):
    def __init__(self, card: Card) -> None:
        self.card: Final = card


class CardPutUnder(Event):
    def __init__(self, card: Card) -> None:
        self.card: Final = card


class CardsPutInOrder(Event):
    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.cards: Final = cards


class CardChosen(Event):
    """Odin's, of two: it will be applied, the other goes back."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


class CardPlaced(Event):
    """The next in the order that the Vane allows."""

    def __init__(self, card: Card) -> None:
        self.card: Final = card


class EnemyAdvanced(Event):
    def __init__(self, enemy: Enemy, space: int) -> None:
        self.enemy: Final = enemy
        self.space: Final = space


class EnemyHeldBack(Event):
    """He has moved to the left."""

    def __init__(self, enemy: Enemy, space: int) -> None:
        self.enemy: Final = enemy
        self.space: Final = space


class EnemyStayed(Event):
    """He could go no further that way."""

    def __init__(self, enemy: Enemy, space: int) -> None:
        self.enemy: Final = enemy
        self.space: Final = space


class DieRolled(Event):
    def __init__(self, god: God, colour: Bag) -> None:
        self.god: Final = god
        self.colour: Final = colour


class RollChosen(Event):
    def __init__(self, god: God, colour: Bag) -> None:
        self.god: Final = god
        self.colour: Final = colour


class VikingsRemoved(Event):
    """By Hel, for good."""

    def __init__(self, bag: Bag, count: int) -> None:
        self.bag: Final = bag
        self.count: Final = count


class FireSpread(Event):
    """By Surt."""

    def __init__(self, bag: Bag, count: int) -> None:
        self.bag: Final = bag
        self.count: Final = count


class IslandSubmerged(Event):
    def __init__(self, island: Island) -> None:
        self.island: Final = island


class ValkyriesMoved(Event):
    def __init__(self, island: Island) -> None:
        self.island: Final = island


class GiantAwoke(Event):
    def __init__(self, giant: Giant) -> None:
        self.giant: Final = giant


class NoGiantAwoke(Event):
    """The pile is empty."""


class FenrirRaged(Event):
    def __init__(self, power: int) -> None:
        self.power: Final = power


class ActionChosen(Event):
    """One of the turn's actions goes to this world."""

    def __init__(self, god: God, world: World) -> None:
        self.god: Final = god
        self.world: Final = world


class CalmingTried(Event):
    """One of the turn's actions goes to Fenrir."""

    def __init__(self, god: God) -> None:
        self.god: Final = god


class FenrirCalmed(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class FenrirKeptRaging(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class ElfTaken(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class ArtefactForged(Event):
    def __init__(self, god: God, artefact: Enemy, level: int) -> None:
        self.god: Final = god
        self.artefact: Final = artefact
        self.level: Final = level


class VikingsHandedOver(Event):
    def __init__(self, giver: God, taker: God, count: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.count: Final = count


class ElvesHandedOver(Event):
    def __init__(self, giver: God, taker: God, count: int) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.count: Final = count


class SoulsFound(Event):
    def __init__(self, god: God, bag: Bag, vikings: int, giants: int) -> None:
        self.god: Final = god
        self.bag: Final = bag
        self.vikings: Final = vikings
        self.giants: Final = giants


class BagFilled(Event):
    def __init__(self, bag: Bag, count: int) -> None:
        self.bag: Final = bag
        self.count: Final = count


class BagPurged(Event):
    def __init__(self, bag: Bag, giants: int, vikings: int) -> None:
        self.bag: Final = bag
        self.giants: Final = giants
        self.vikings: Final = vikings


class EnemyFought(Event):
    def __init__(self, god: God, enemy: Enemy, strength: int) -> None:
        self.god: Final = god
        self.enemy: Final = enemy
        self.strength: Final = strength


class GiantFought(Event):
    def __init__(self, god: God, giant: Giant, strength: int) -> None:
        self.god: Final = god
        self.giant: Final = giant
        self.strength: Final = strength


class TopGiantFought(Event):
    def __init__(self, god: God, strength: int) -> None:
        self.god: Final = god
        self.strength: Final = strength


class VikingsSent(Event):
    def __init__(self, god: God, count: int) -> None:
        self.god: Final = god
        self.count: Final = count


class ElvesSent(Event):
    def __init__(self, god: God, count: int) -> None:
        self.god: Final = god
        self.count: Final = count


class FightWon(Event):
    def __init__(self, god: God, total: int, strength: int) -> None:
        self.god: Final = god
        self.total: Final = total
        self.strength: Final = strength


class FightLost(Event):
    def __init__(self, god: God, total: int, strength: int) -> None:
        self.god: Final = god
        self.total: Final = total
        self.strength: Final = strength


class FallenKept(Event):
    """Freyja, in trance, keeps half of the fallen."""

    def __init__(self, count: int) -> None:
        self.count: Final = count


class GiantDefeated(Event):
    def __init__(self, giant: Giant) -> None:
        self.giant: Final = giant


class RuneCompleted(Event):
    def __init__(self, rune: Rune) -> None:
        self.rune: Final = rune


class VikingsGranted(Event):
    """From the dead, by Sigel or the Vane."""

    def __init__(self, god: God, count: int) -> None:
        self.god: Final = god
        self.count: Final = count


class VaneAdvanced(Event):
    def __init__(self, space: int) -> None:
        self.space: Final = space


class VaneReturned(Event):
    """To the first space of his track."""


class TranceEntered(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class TranceLeft(Event):
    def __init__(self, god: God) -> None:
        self.god: Final = god


class TurnEnded(Event):
    """Before all actions were used."""

    def __init__(self, god: God) -> None:
        self.god: Final = god


class WallBroken(Event):
    """Five or more enemies are beyond the wall: the gods have lost."""

    def __init__(self, enemies: tuple[Enemy, ...]) -> None:
        self.enemies: Final = enemies


class GateBroken(Event):
    """Three or more enemies are beyond the gate: the gods have lost."""

    def __init__(self, enemies: tuple[Enemy, ...]) -> None:
        self.enemies: Final = enemies


class ResidenceTaken(Event):
    """An enemy stands in Odin's residence: the gods have lost."""

    def __init__(self, enemies: tuple[Enemy, ...]) -> None:
        self.enemies: Final = enemies


class RagnarokAverted(Event):
    """The deck is empty and the gods still stand."""
