"""The moves of Yggdrasil. A move's number is its place in MOVES; records write names."""

from __future__ import annotations

from typing import Final

from meadhall.games.yggdrasil.model import (
    ALL_ELVES,
    BAGS,
    CARDS,
    EFFECTS,
    ENEMIES,
    GIANTS,
    GODS,
    ISLANDS,
    VIKINGS,
    WORLDS,
    Bag,
    Card,
    Effect,
    Enemy,
    Giant,
    God,
    Island,
    World,
)
from meadhall.kernel.values import Move, numbered

GRANTS: Final = 15  # Vikings the rune Sigel may bring back (YG-8.23)


class EndTurn(Move):
    """No more actions this turn."""

    def __init__(self) -> None:
        super().__init__()


class Calm(Move):
    """Try to calm Fenrir."""

    def __init__(self) -> None:
        super().__init__()


class Act(Move):
    """The action of one world."""

    def __init__(self, world: World) -> None:
        super().__init__((world,))
        self.world: Final = world


class ChangeTrance(Move):
    """Enter trance, or leave it."""

    def __init__(self) -> None:
        super().__init__()


class Fight(Move):
    def __init__(self, enemy: Enemy) -> None:
        super().__init__((enemy,))
        self.enemy: Final = enemy


class PushBack(Move):
    """An enemy moves left without a fight."""

    def __init__(self, enemy: Enemy) -> None:
        super().__init__((enemy,))
        self.enemy: Final = enemy


class LetAdvance(Move):
    """The rearmost enemy whom Nidhögg drags along."""

    def __init__(self, enemy: Enemy) -> None:
        super().__init__((enemy,))
        self.enemy: Final = enemy


class MoveValkyries(Move):
    def __init__(self, island: Island) -> None:
        super().__init__((island,))
        self.island: Final = island


class Search(Move):
    """For souls, where the Valkyries are."""

    def __init__(self) -> None:
        super().__init__()


class Enough(Move):
    """No more of what is offered."""

    def __init__(self) -> None:
        super().__init__()


class Forge(Move):
    """The next level of the artefact against this enemy."""

    def __init__(self, artefact: Enemy) -> None:
        super().__init__((artefact,))
        self.artefact: Final = artefact


class Meet(Move):
    """The god to exchange with."""

    def __init__(self, god: God) -> None:
        super().__init__((god,))
        self.god: Final = god


class FillBag(Move):
    def __init__(self, bag: Bag) -> None:
        super().__init__((bag,))
        self.bag: Final = bag


class PurgeBag(Move):
    def __init__(self, bag: Bag) -> None:
        super().__init__((bag,))
        self.bag: Final = bag


class FightTop(Move):
    """The giant on top of the pile, unseen."""

    def __init__(self) -> None:
        super().__init__()


class FightGiant(Move):
    def __init__(self, giant: Giant) -> None:
        super().__init__((giant,))
        self.giant: Final = giant


class DefeatTop(Move):
    """The giant fought, whoever it is."""

    def __init__(self) -> None:
        super().__init__()


class DefeatGiant(Move):
    """The giant that becomes defeated."""

    def __init__(self, giant: Giant) -> None:
        super().__init__((giant,))
        self.giant: Final = giant


class AdvanceVane(Move):
    def __init__(self) -> None:
        super().__init__()


class UseVane(Move):
    """One of the effects the Vane has reached."""

    def __init__(self, effect: Effect) -> None:
        super().__init__((effect,))
        self.effect: Final = effect


class ApplyCard(Move):
    """Odin's choice between two enemy cards."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class PlaceCard(Move):
    """The enemy card that will be drawn next of those looked at."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class PutOnTop(Move):
    def __init__(self) -> None:
        super().__init__()


class PutUnder(Move):
    def __init__(self) -> None:
        super().__init__()


class KeepRoll(Move):
    def __init__(self) -> None:
        super().__init__()


class RollAgain(Move):
    def __init__(self) -> None:
        super().__init__()


class TakeRoll(Move):
    """One of Tyr's two results."""

    def __init__(self, colour: Bag) -> None:
        super().__init__((colour,))
        self.colour: Final = colour


class SendVikings(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class SendElves(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class Grant(Move):
    """Vikings from the dead for one god."""

    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class GiveVikings(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class TakeVikings(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class GiveElves(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


class TakeElves(Move):
    def __init__(self, count: int) -> None:
        super().__init__((count,))
        self.count: Final = count


# What chance does


class DealGods(Move):
    """The gods in turn order, from the first seat on."""

    def __init__(self, gods: tuple[int, ...]) -> None:
        super().__init__(tuple(gods))
        self.gods: Final = tuple(gods)


class ChooseSpecials(Move):
    """The special cards that go into the deck."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        super().__init__(tuple(cards))
        self.cards: Final = tuple(cards)


class DrawCard(Move):
    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class DrawGiant(Move):
    def __init__(self, giant: Giant) -> None:
        super().__init__((giant,))
        self.giant: Final = giant


class DrawPawns(Move):
    """What a hand brings out of a bag."""

    def __init__(self, vikings: int, giants: int) -> None:
        super().__init__((vikings, giants))
        self.vikings: Final = vikings
        self.giants: Final = giants


class Roll(Move):
    """The colour rolled; its number is also the hammers on that face."""

    def __init__(self, colour: Bag) -> None:
        super().__init__((colour,))
        self.colour: Final = colour


MOST_ELVES: Final = ALL_ELVES - 1  # six gods play with seven

END_TURN: Final = EndTurn()
CALM: Final = Calm()
ACT: Final = [Act(world) for world in range(WORLDS)]
CHANGE_TRANCE: Final = ChangeTrance()
FIGHT: Final = [Fight(enemy) for enemy in range(ENEMIES)]
PUSH_BACK: Final = [PushBack(enemy) for enemy in range(ENEMIES)]
LET_ADVANCE: Final = [LetAdvance(enemy) for enemy in range(ENEMIES)]
MOVE_VALKYRIES: Final = [MoveValkyries(island) for island in range(ISLANDS)]
SEARCH: Final = Search()
ENOUGH: Final = Enough()
FORGE_IT: Final = [Forge(artefact) for artefact in range(ENEMIES)]
MEET: Final = [Meet(god) for god in range(GODS)]
FILL_BAG: Final = [FillBag(bag) for bag in range(BAGS)]
PURGE_BAG: Final = [PurgeBag(bag) for bag in range(BAGS)]
FIGHT_TOP: Final = FightTop()
FIGHT_GIANT: Final = [FightGiant(giant) for giant in range(GIANTS)]
DEFEAT_TOP: Final = DefeatTop()
DEFEAT_GIANT: Final = [DefeatGiant(giant) for giant in range(GIANTS)]
ADVANCE_VANE: Final = AdvanceVane()
USE_VANE: Final = [UseVane(effect) for effect in range(EFFECTS)]
APPLY_CARD: Final = [ApplyCard(card) for card in range(CARDS)]
PLACE_CARD: Final = [PlaceCard(card) for card in range(CARDS)]
PUT_ON_TOP: Final = PutOnTop()
PUT_UNDER: Final = PutUnder()
KEEP_ROLL: Final = KeepRoll()
ROLL_AGAIN: Final = RollAgain()
TAKE_ROLL: Final = [TakeRoll(colour) for colour in range(BAGS)]
SEND_VIKINGS: Final[list[Move]] = [SendVikings(count) for count in range(VIKINGS + 1)]
SEND_ELVES: Final[list[Move]] = [SendElves(count) for count in range(MOST_ELVES + 1)]
GRANT: Final[list[Move]] = [Grant(count) for count in range(GRANTS + 1)]
GIVE_VIKINGS: Final[list[Move]] = [GiveVikings(count) for count in range(1, VIKINGS + 1)]
TAKE_VIKINGS: Final[list[Move]] = [TakeVikings(count) for count in range(1, VIKINGS + 1)]
GIVE_ELVES: Final[list[Move]] = [GiveElves(count) for count in range(1, MOST_ELVES + 1)]
TAKE_ELVES: Final[list[Move]] = [TakeElves(count) for count in range(1, MOST_ELVES + 1)]

DRAW_CARD: Final = [DrawCard(card) for card in range(CARDS)]
DRAW_GIANT: Final = [DrawGiant(giant) for giant in range(GIANTS)]
ROLL: Final = [Roll(colour) for colour in range(BAGS)]
MOST_PAWNS: Final = 5  # the largest draw from a bag (YG-6.22)
DRAW_PAWNS: Final = [
    [DrawPawns(vikings, giants) for giants in range(MOST_PAWNS + 1)] for vikings in range(MOST_PAWNS + 1)
]

MOVES: Final[list[Move]] = numbered(
    [
        END_TURN,
        CALM,
        *ACT,
        CHANGE_TRANCE,
        *FIGHT,
        *PUSH_BACK,
        *LET_ADVANCE,
        *MOVE_VALKYRIES,
        SEARCH,
        ENOUGH,
        *FORGE_IT,
        *MEET,
        *FILL_BAG,
        *PURGE_BAG,
        FIGHT_TOP,
        *FIGHT_GIANT,
        DEFEAT_TOP,
        *DEFEAT_GIANT,
        ADVANCE_VANE,
        *USE_VANE,
        *APPLY_CARD,
        *PLACE_CARD,
        PUT_ON_TOP,
        PUT_UNDER,
        KEEP_ROLL,
        ROLL_AGAIN,
        *TAKE_ROLL,
        *SEND_VIKINGS,
        *SEND_ELVES,
        *GRANT,
        *GIVE_VIKINGS,
        *TAKE_VIKINGS,
        *GIVE_ELVES,
        *TAKE_ELVES,
    ]
)
