"""Joining the region tiles: as in a preset, at random, or laid by the players in turn (CR-3.1, CR-3.2, CR-R-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.games.clashofrage.events import MapDrawn, MapJoined, TileChosen, TileLaid, TilePutBeside
from meadhall.games.clashofrage.model import ClashOfRage
from meadhall.games.clashofrage.moves import (
    JOIN_TO,
    LAY_TILE,
    LIE_BESIDE,
    TURN_TILE,
    JoinTo,
    LayOut,
    LayTile,
    LieBeside,
    TurnTile,
)
from meadhall.games.clashofrage.regions import (
    BESIDE,
    CELLS,
    CITY_CELL,
    FORGE_CELL,
    LAID,
    LAYOUTS,
    SIDES,
    STONE_CELL,
    TILES,
    TURNS,
    Tile,
    distances,
    overlaps,
    rim,
    roads,
    ways_with_bastion,
)
from meadhall.kernel.core import Chance, Decision, Flow, Procedure
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE, Move, Refusal, Seat, refuse

PRESET_A: Final = 0
PRESET_B: Final = 1
RANDOM: Final = 2
BUILT: Final = 3


class MakeMap(Procedure[ClashOfRage]):
    """1. Join as many tiles as there are clans.  2. See what is connected (CR-3.1)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            return self.join_tiles(state)
        if self.kind == RANDOM:
            lay_drawn(state)
        survey(state)
        tiles = tuple(state.tiles[::LAID])
        state.tell(MapDrawn(tiles) if self.kind == RANDOM else MapJoined(tiles))
        return Flow.DONE

    def join_tiles(self, state: ClashOfRage) -> Flow:
        if self.kind == RANDOM:
            state.ask(LayoutDraw())
        elif self.kind == BUILT:
            state.begin(BuildMap())
        else:
            state.tiles = LAYOUTS[f"L{state.seats}-{'AB'[self.kind]}"].copy()
        return Flow.NEXT


def survey(state: ClashOfRage) -> None:
    """Note what lies where and what is connected, once all tiles are laid."""
    tiles = sorted(state.tiles[::LAID])
    state.territories = [CELLS * tile + cell for tile in tiles for cell in range(CELLS)]
    state.cities = [CELLS * tile + CITY_CELL[tile] for tile in tiles]
    state.forges = [CELLS * tile + FORGE_CELL[tile] for tile in tiles]
    state.stones = [CELLS * tile + STONE_CELL[tile] for tile in tiles]
    chart = chart_of(tuple(state.tiles))
    state.spots = chart.spots
    state.steps = chart.steps
    state.on_foot, state.by_air = [], []
    for _ in range(state.seats):
        state.on_foot += chart.on_foot
        state.by_air += chart.by_air


class Chart:
    """What follows from how the tiles lie."""

    def __init__(self, tiles: list[int]) -> None:
        foot = roads(tiles, False)
        self.spots: Final = rim(tiles)
        self.steps: Final = distances(foot)
        self.on_foot: Final = ways_with_bastion(foot, [])
        self.by_air: Final = ways_with_bastion(roads(tiles, True), [])


CHARTS: Final[dict[tuple[int, ...], Chart]] = {}
MOST_CHARTS: Final = 100


def chart_of(tiles: tuple[int, ...]) -> Chart:
    """Drawn once for each layout; charts never change, so all tables share them."""
    chart = CHARTS.get(tiles)
    if chart is None:
        if len(CHARTS) == MOST_CHARTS:
            CHARTS.clear()
        chart = CHARTS[tiles] = Chart(list(tiles))
    return chart


def lay(state: ClashOfRage, tile: Tile, onto: int, side: int, turns: int) -> None:
    """Lay a tile beside one laid earlier (`onto` counts them); the very first lies in the middle."""
    q, r = 0, 0
    if state.tiles:
        q = state.tiles[LAID * onto + 1] + BESIDE[side][0]
        r = state.tiles[LAID * onto + 2] + BESIDE[side][1]
    state.tiles = [*state.tiles, tile, q, r, turns]


def lies_on_another(state: ClashOfRage, onto: int, side: int) -> bool:
    q = state.tiles[LAID * onto + 1] + BESIDE[side][0]
    r = state.tiles[LAID * onto + 2] + BESIDE[side][1]
    return overlaps(state.tiles, q, r)


# At random


class LayoutDraw(Chance[ClashOfRage]):
    """Any tiles in any order, each beside an earlier one where there is room, turned at will."""

    def draw(self, state: ClashOfRage, dice: Dice) -> Move:
        sketch = state.copy()
        tiles = list(range(TILES))
        dice.shuffle(tiles)
        told: list[int] = []
        for tile in tiles[: state.seats]:
            onto, side = room_for(sketch, dice) if told else (0, 0)
            turns = dice.below(TURNS)
            lay(sketch, tile, onto, side, turns)
            told += [tile, onto, side, turns]
        return LayOut(tuple(told))

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, LayOut) and is_layout(state, move.tiles) else refuse("table", "cannot-happen")


def room_for(state: ClashOfRage, dice: Dice) -> tuple[int, int]:
    laid = len(state.tiles) // LAID
    return dice.choice([(o, side) for o in range(laid) for side in range(SIDES) if not lies_on_another(state, o, side)])


def is_layout(state: ClashOfRage, told: tuple[int, ...]) -> bool:
    """As many different tiles as clans, each beside an earlier one, none on another (CR-R-7)."""
    if len(told) != LAID * state.seats or len(set(told[::LAID])) != state.seats:
        return False
    sketch = state.copy()
    for at in range(0, len(told), LAID):
        tile, onto, side, turns = told[at], told[at + 1], told[at + 2], told[at + 3]
        if tile >= TILES or onto > max(0, at // LAID - 1) or side >= SIDES or turns >= TURNS:
            return False
        if at > 0 and lies_on_another(sketch, onto, side):
            return False
        lay(sketch, tile, onto, side, turns)
    return True


def lay_drawn(state: ClashOfRage) -> None:
    drawn = state.answers[CHANCE]
    assert isinstance(drawn, LayOut)
    told = drawn.tiles
    for at in range(0, len(told), LAID):
        lay(state, told[at], told[at + 1], told[at + 2], told[at + 3])


# By the players


class BuildMap(Procedure[ClashOfRage]):
    """Clockwise from the first, each clan lays one tile; the first of all lies in the middle."""

    def step(self, state: ClashOfRage, at: int) -> Flow:
        clan = (state.first + at // 2) % state.seats
        if at == 2 * state.seats:
            return Flow.DONE
        if at % 2 == 0:
            state.ask(PickTile((clan,)))
            return Flow.NEXT
        answer = state.answers[clan]
        assert isinstance(answer, LayTile)
        if state.tiles:
            state.begin(JoinTile(clan, answer.tile))
            state.tell(TileChosen(clan, answer.tile))
        else:
            lay(state, answer.tile, 0, 0, 0)
            state.tell(TileLaid(clan, answer.tile))
        return Flow.NEXT


class PickTile(Decision[ClashOfRage]):
    """Which region tile to lay."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [LAY_TILE[tile] for tile in range(TILES) if tile not in state.tiles[::LAID]]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, LayTile):
            return refuse("CR-3.2", "lay-a-tile")
        if move.tile in state.tiles[::LAID]:
            return refuse("CR-R-7", "tile-lies-already", tile=move.tile)
        return None


class JoinTile(Procedure[ClashOfRage]):
    """Beside which tile?"""

    def __init__(self, clan: Seat, tile: Tile) -> None:
        self.clan: Final = clan
        self.tile: Final = tile

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0 and len(state.tiles) > LAID:
            state.ask(PickNeighbour((self.clan,)))
            return Flow.NEXT
        onto = 0
        if at > 0:
            answer = state.answers[self.clan]
            assert isinstance(answer, JoinTo)
            onto = state.tiles[::LAID].index(answer.tile)
        state.begin(LayBeside(self.clan, self.tile, onto))
        return Flow.DONE


class PickNeighbour(Decision[ClashOfRage]):
    """Which tile to lay it beside."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [JOIN_TO[tile] for tile in sorted(state.tiles[::LAID])]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, JoinTo):
            return refuse("CR-3.2", "join-a-tile")
        if move.tile not in state.tiles[::LAID]:
            return refuse("CR-R-7", "tile-not-laid", tile=move.tile)
        return None


class LayBeside(Procedure[ClashOfRage]):
    """On which side?"""

    def __init__(self, clan: Seat, tile: Tile, onto: int) -> None:
        self.clan: Final = clan
        self.tile: Final = tile
        self.onto: Final = onto

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(PickSide((self.clan,), self.onto))
            return Flow.NEXT
        answer = state.answers[self.clan]
        assert isinstance(answer, LieBeside)
        state.begin(TurnIt(self.clan, self.tile, self.onto, answer.hex_side))
        state.tell(TilePutBeside(self.clan, self.tile))
        return Flow.DONE


class PickSide(Decision[ClashOfRage]):
    """One of the eighteen places around a tile."""

    is_public: ClassVar = True

    def __init__(self, seats: tuple[Seat, ...], onto: int) -> None:
        super().__init__(seats)
        self.onto: Final = onto

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return [LIE_BESIDE[side] for side in range(SIDES) if not lies_on_another(state, self.onto, side)]

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        if not isinstance(move, LieBeside):
            return refuse("CR-3.2", "choose-a-side")
        if lies_on_another(state, self.onto, move.hex_side):
            return refuse("CR-R-7", "tiles-overlap")
        return None


class TurnIt(Procedure[ClashOfRage]):
    """Turned how?"""

    def __init__(self, clan: Seat, tile: Tile, onto: int, hex_side: int) -> None:
        self.clan: Final = clan
        self.tile: Final = tile
        self.onto: Final = onto
        self.hex_side: Final = hex_side

    def step(self, state: ClashOfRage, at: int) -> Flow:
        if at == 0:
            state.ask(PickTurn((self.clan,)))
            return Flow.NEXT
        answer = state.answers[self.clan]
        assert isinstance(answer, TurnTile)
        lay(state, self.tile, self.onto, self.hex_side, answer.turns)
        state.tell(TileLaid(self.clan, self.tile))
        return Flow.DONE


class PickTurn(Decision[ClashOfRage]):
    """How far to turn it."""

    is_public: ClassVar = True

    def options(self, state: ClashOfRage, seat: Seat) -> list[Move]:
        return list(TURN_TILE)

    def refusal(self, state: ClashOfRage, seat: Seat, move: Move) -> Refusal | None:
        return None if isinstance(move, TurnTile) else refuse("CR-3.2", "turn-the-tile")
