"""The events of Raids. All of them are open (RA-0.11)."""

from __future__ import annotations

from typing import Final

from meadhall.games.raids.model import Condition, Place, Ship
from meadhall.games.raids.tiles import Tile
from meadhall.kernel.values import Event


class CrewsBoarded(Event):
    """Who sails first is known, and every ship has its berth and its first Vikings."""

    def __init__(self, ship: Ship, vikings: tuple[int, ...]) -> None:
        self.ship: Final = ship
        self.vikings: Final = vikings


class ArrivalsLaid(Event):
    """The arrival tiles of voyages 2 to 4 are known."""

    def __init__(self, conditions: tuple[Condition, ...]) -> None:
        self.conditions: Final = conditions


class VoyageBegan(Event):
    """What lay about on the voyage before is back in the reserves."""

    def __init__(self, voyage: int, condition: Condition) -> None:
        self.voyage: Final = voyage
        self.condition: Final = condition


class TilesLaid(Event):
    """The path of this voyage, its villages full and all ships in the harbour."""

    def __init__(self, voyage: int, tiles: tuple[Tile, ...]) -> None:
        self.voyage: Final = voyage
        self.tiles: Final = tiles


class TileTaken(Event):
    def __init__(self, ship: Ship, tile: Tile, place: Place) -> None:
        self.ship: Final = ship
        self.tile: Final = tile
        self.place: Final = place


class TileStowed(Event):
    def __init__(self, ship: Ship, tile: Tile) -> None:
        self.ship: Final = ship
        self.tile: Final = tile


class TileReplaced(Event):
    def __init__(self, ship: Ship, tile: Tile, old: Tile) -> None:
        self.ship: Final = ship
        self.tile: Final = tile
        self.old: Final = old


class TileDiscarded(Event):
    """Taken and thrown away."""

    def __init__(self, ship: Ship, tile: Tile) -> None:
        self.ship: Final = ship
        self.tile: Final = tile


class VikingsOverboard(Event):
    def __init__(self, ship: Ship, vikings: int) -> None:
        self.ship: Final = ship
        self.vikings: Final = vikings


class GoodsSold(Event):
    def __init__(self, ship: Ship, tile: Tile, value: int) -> None:
        self.ship: Final = ship
        self.tile: Final = tile
        self.value: Final = value


class VikingsRecruited(Event):
    """At a port; 0 where no shield was free."""

    def __init__(self, ship: Ship, vikings: int) -> None:
        self.ship: Final = ship
        self.vikings: Final = vikings


class ReserveFoundEmpty(Event):
    """A port has nobody to send, though a shield is free."""

    def __init__(self, ship: Ship) -> None:
        self.ship: Final = ship


class TilesDiscarded(Event):
    """The tiles between a ship and the next one ahead."""

    def __init__(self, ship: Ship, tiles: tuple[Tile, ...], places: tuple[Place, ...]) -> None:
        self.ship: Final = ship
        self.tiles: Final = tiles
        self.places: Final = places


class Sailed(Event):
    """To where the ship stops, from where it was last told to be."""

    def __init__(self, ship: Ship, origin: Place, place: Place) -> None:
        self.ship: Final = ship
        self.origin: Final = origin
        self.place: Final = place


class VillagePassed(Event):
    def __init__(self, ship: Ship, place: Place, vikings: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.vikings: Final = vikings


class EncounterPassed(Event):
    def __init__(self, ship: Ship, place: Place, vikings: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.vikings: Final = vikings


class PlunderPassed(Event):
    def __init__(self, ship: Ship, place: Place, coin: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.coin: Final = coin


class MonsterMet(Event):
    """The ship lies right before it and must cede or fight."""

    def __init__(self, ship: Ship, place: Place, tile: Tile) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.tile: Final = tile


class MonsterCeded(Event):
    def __init__(self, ship: Ship, place: Place, tile: Tile, vikings: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.tile: Final = tile
        self.vikings: Final = vikings


class MonsterDefeated(Event):
    def __init__(self, ship: Ship, place: Place, tile: Tile, vikings: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.tile: Final = tile
        self.vikings: Final = vikings


class BattleBegan(Event):
    """The attacker has paid the first Viking."""

    def __init__(self, ship: Ship, defender: Ship, place: Place) -> None:
        self.ship: Final = ship
        self.defender: Final = defender
        self.place: Final = place


class Retaliated(Event):
    def __init__(self, ship: Ship, vikings: int) -> None:
        self.ship: Final = ship
        self.vikings: Final = vikings


class Fled(Event):
    """`needed`: the Vikings it would have taken to retaliate, where the crew had not so many (RA-11.7); else 0."""

    def __init__(self, ship: Ship, place: Place, needed: int) -> None:
        self.ship: Final = ship
        self.place: Final = place
        self.needed: Final = needed


class Arrived(Event):
    def __init__(self, ship: Ship, number: int) -> None:
        self.ship: Final = ship
        self.number: Final = number


class GhostSailed(Event):
    def __init__(self, origin: Place, place: Place) -> None:
        self.origin: Final = origin
        self.place: Final = place


class GhostArrived(Event):
    def __init__(self, number: int) -> None:
        self.number: Final = number


class SailsPaid(Event):
    def __init__(self, ship: Ship, vikings: int) -> None:
        self.ship: Final = ship
        self.vikings: Final = vikings


class ArrivalRanked(Event):
    def __init__(self, ship: Ship, rank: int, coin: int, condition: Condition, count: int) -> None:
        self.ship: Final = ship
        self.rank: Final = rank
        self.coin: Final = coin
        self.condition: Final = condition
        self.count: Final = count


class BerthsExchanged(Event):
    """The ghost takes number 1 and gives its own to this ship."""

    def __init__(self, ship: Ship, number: int) -> None:
        self.ship: Final = ship
        self.number: Final = number


class GloryCounted(Event):
    def __init__(
        self, ship: Ship, coins: int, runes: int, hammers: int, pennants: int, goods: int, monsters: int, total: int
    ) -> None:
        self.ship: Final = ship
        self.coins: Final = coins
        self.runes: Final = runes
        self.hammers: Final = hammers
        self.pennants: Final = pennants
        self.goods: Final = goods
        self.monsters: Final = monsters
        self.total: Final = total
