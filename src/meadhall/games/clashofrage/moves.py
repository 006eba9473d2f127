"""The moves of Clash of Rage. A move's number is its place in MOVES; records write names."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.cards import CARDS, KINDS, LEGENDS, TACTIC_CARDS, Card
from meadhall.games.clashofrage.clans import CLANS, LEVELS, Clan, Level, Tactic
from meadhall.games.clashofrage.heroes import HEROES, Hero
from meadhall.games.clashofrage.model import SIDES_AT_WAR, Side
from meadhall.games.clashofrage.regions import (
    MOST_SPOTS,
    PLACES,
    SIDES,
    TERRITORIES,
    TILES,
    TURNS,
    Place,
    Spot,
    Territory,
    Tile,
)
from meadhall.kernel.values import Move, numbered


class Pass(Move):
    def __init__(self) -> None:
        super().__init__()


class MoveArmies(Move):
    def __init__(self) -> None:
        super().__init__()


class EquipArmies(Move):
    def __init__(self) -> None:
        super().__init__()


class EndMovement(Move):
    def __init__(self) -> None:
        super().__init__()


class TakeAll(Move):
    """Every figure here that has not moved yet."""

    def __init__(self) -> None:
        super().__init__()


class TakeHero(Move):
    def __init__(self) -> None:
        super().__init__()


class Halt(Move):
    def __init__(self) -> None:
        super().__init__()


class Strike(Move):
    def __init__(self) -> None:
        super().__init__()


class Flee(Move):
    def __init__(self) -> None:
        super().__init__()


class KeepDice(Move):
    def __init__(self) -> None:
        super().__init__()


class RerollBlanks(Move):
    """All of them: what most people want."""

    def __init__(self) -> None:
        super().__init__()


class RerollAll(Move):
    def __init__(self) -> None:
        super().__init__()


class RollPicked(Move):
    def __init__(self) -> None:
        super().__init__()


class EndEquipment(Move):
    def __init__(self) -> None:
        super().__init__()


class Forge(Move):
    def __init__(self) -> None:
        super().__init__()


class Organise(Move):
    def __init__(self) -> None:
        super().__init__()


class SetAside(Move):
    def __init__(self) -> None:
        super().__init__()


class Take(Move):
    """One figure of this level joins the band."""

    def __init__(self, level: Level) -> None:
        super().__init__((level,))
        self.level: Final = level


class PickDie(Move):
    """One die more to roll again: 0 shows a blank, 1 a wound."""

    def __init__(self, face: int) -> None:
        super().__init__((face,))
        self.face: Final = face


class Fit(Move):
    """To the units of this level."""

    def __init__(self, level: Level) -> None:
        super().__init__((level,))
        self.level: Final = level


class Fell(Move):
    """One enemy unit of this level."""

    def __init__(self, level: Level) -> None:
        super().__init__((level,))
        self.level: Final = level


class FellAll(Move):
    """As many of this level as the wounds allow."""

    def __init__(self, level: Level) -> None:
        super().__init__((level,))
        self.level: Final = level


class ChooseClan(Move):
    def __init__(self, people: Clan) -> None:
        super().__init__((people,))
        self.people: Final = people


class Recruit(Move):
    def __init__(self, hero: Hero) -> None:
        super().__init__((hero,))
        self.hero: Final = hero


class LayTile(Move):
    def __init__(self, tile: Tile) -> None:
        super().__init__((tile,))
        self.tile: Final = tile


class JoinTo(Move):
    def __init__(self, tile: Tile) -> None:
        super().__init__((tile,))
        self.tile: Final = tile


class TurnTile(Move):
    def __init__(self, turns: int) -> None:
        super().__init__((turns,))
        self.turns: Final = turns


class LieBeside(Move):
    def __init__(self, hex_side: int) -> None:
        super().__init__((hex_side,))
        self.hex_side: Final = hex_side


class Face(Move):
    """Fight this side first."""

    def __init__(self, foe: Side) -> None:
        super().__init__((foe,))
        self.foe: Final = foe


class PlayTactic(Move):
    def __init__(self, tactic: Tactic) -> None:
        super().__init__((tactic,))
        self.tactic: Final = tactic


class PlaceBastion(Move):
    def __init__(self, spot: Spot) -> None:
        super().__init__((spot,))
        self.spot: Final = spot


class Deploy(Move):
    """One figure here."""

    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class DeployRest(Move):
    """All reinforcements that are left, here."""

    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class MoveFrom(Move):
    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class Go(Move):
    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class FightAt(Move):
    def __init__(self, place: Territory) -> None:
        super().__init__((place,))
        self.place: Final = place


class Buy(Move):
    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class KeepLegend(Move):
    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class Wear(Move):
    """Card 0: the slot stays empty."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class Station(Move):
    """The new hero here."""

    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class LeaveOne(Move):
    """Everybody goes, but one unit of this level holds the place."""

    def __init__(self, level: Level) -> None:
        super().__init__((level,))
        self.level: Final = level


class CallAt(Move):
    """This stone is served."""

    def __init__(self, place: Territory) -> None:
        super().__init__((place,))
        self.place: Final = place


# What chance does


class LayOut(Move):
    """For each tile: tile, the earlier one it is joined to, on which side, and its turns."""

    def __init__(self, tiles: tuple[int, ...]) -> None:
        super().__init__(tiles)
        self.tiles: Final = tiles


class DealClans(Move):
    def __init__(self, peoples: tuple[Clan, ...]) -> None:
        super().__init__(peoples)
        self.peoples: Final = peoples


class PlaceElves(Move):
    """The types of all tokens, city by city, then forge by forge."""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        super().__init__(tokens)
        self.tokens: Final = tokens


class DrawEquipment(Move):
    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class DrawLegend(Move):
    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class DrawTactic(Move):
    def __init__(self, tactic: Tactic) -> None:
        super().__init__((tactic,))
        self.tactic: Final = tactic


class RollDice(Move):
    """How many dice show a wound."""

    def __init__(self, wounds: int) -> None:
        super().__init__((wounds,))
        self.wounds: Final = wounds


PASS: Final = Pass()
MOVE_ARMIES: Final = MoveArmies()
EQUIP_ARMIES: Final = EquipArmies()
END_MOVEMENT: Final = EndMovement()
TAKE_ALL: Final = TakeAll()
TAKE_HERO: Final = TakeHero()
HALT: Final = Halt()
STRIKE: Final = Strike()
FLEE: Final = Flee()
KEEP_DICE: Final = KeepDice()
REROLL_BLANKS: Final = RerollBlanks()
REROLL_ALL: Final = RerollAll()
ROLL_PICKED: Final = RollPicked()
END_EQUIPMENT: Final = EndEquipment()
FORGE: Final = Forge()
ORGANISE: Final = Organise()
SET_ASIDE: Final = SetAside()
TAKE: Final = [Take(level) for level in range(LEVELS)]
PICK_DIE: Final = [PickDie(face) for face in range(2)]
FIT: Final = [Fit(level) for level in range(LEVELS)]
FELL: Final = [Fell(level) for level in range(LEVELS)]
FELL_ALL: Final = [FellAll(level) for level in range(LEVELS)]
CHOOSE_CLAN: Final = [ChooseClan(people) for people in range(CLANS)]
RECRUIT: Final = [Recruit(hero) for hero in range(len(HEROES))]
LAY_TILE: Final = [LayTile(tile) for tile in range(TILES)]
JOIN_TO: Final = [JoinTo(tile) for tile in range(TILES)]
TURN_TILE: Final = [TurnTile(turns) for turns in range(TURNS)]
LIE_BESIDE: Final = [LieBeside(hex_side) for hex_side in range(SIDES)]
FACE: Final = [Face(foe) for foe in range(SIDES_AT_WAR)]
PLAY_TACTIC: Final = [PlayTactic(tactic) for tactic in range(1, TACTIC_CARDS + 1)]
PLACE_BASTION: Final = [PlaceBastion(spot) for spot in range(MOST_SPOTS)]
DEPLOY: Final = [Deploy(place) for place in range(PLACES)]
DEPLOY_REST: Final = [DeployRest(place) for place in range(PLACES)]
MOVE_FROM: Final = [MoveFrom(place) for place in range(PLACES)]
GO: Final = [Go(place) for place in range(PLACES)]
FIGHT_AT: Final = [FightAt(place) for place in range(TERRITORIES)]
BUY: Final = [Buy(card) for card in range(1, KINDS + 1)]
KEEP_LEGEND: Final = [KeepLegend(card) for card in range(KINDS + 1, KINDS + LEGENDS + 1)]
WEAR: Final = [Wear(card) for card in range(CARDS + 1)]
STATION: Final = [Station(place) for place in range(PLACES)]
LEAVE_ONE: Final = [LeaveOne(level) for level in range(LEVELS)]
CALL_AT: Final = [CallAt(place) for place in range(TERRITORIES)]

DRAW_EQUIPMENT: Final = [DrawEquipment(card) for card in range(KINDS + 1)]
DRAW_LEGEND: Final = [DrawLegend(card) for card in range(CARDS + 1)]
DRAW_TACTIC: Final = [DrawTactic(tactic) for tactic in range(TACTIC_CARDS + 1)]

MOVES: Final[list[Move]] = numbered(
    [
        PASS,
        MOVE_ARMIES,
        EQUIP_ARMIES,
        END_MOVEMENT,
        TAKE_ALL,
        TAKE_HERO,
        HALT,
        STRIKE,
        FLEE,
        KEEP_DICE,
        REROLL_BLANKS,
        REROLL_ALL,
        ROLL_PICKED,
        END_EQUIPMENT,
        FORGE,
        ORGANISE,
        SET_ASIDE,
        *TAKE,
        *PICK_DIE,
        *FIT,
        *FELL,
        *FELL_ALL,
        *CHOOSE_CLAN,
        *RECRUIT,
        *LAY_TILE,
        *JOIN_TO,
        *TURN_TILE,
        *LIE_BESIDE,
        *FACE,
        *PLAY_TACTIC,
        *PLACE_BASTION,
        *DEPLOY,
        *DEPLOY_REST,
        *MOVE_FROM,
        *GO,
        *FIGHT_AT,
        *BUY,
        *KEEP_LEGEND,
        *WEAR,
        *STATION,
        *LEAVE_ONE,
        *CALL_AT,
    ]
)
