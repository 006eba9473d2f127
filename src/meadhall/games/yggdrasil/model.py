"""What lies on the table, and short questions about it (YG-1, YG-4)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.yggdrasil.foes import CARD_ROWS, ENEMY_ROWS
from meadhall.games.yggdrasil.frost import GIANT_ROWS, RUNE_ROWS, giants_with
from meadhall.games.yggdrasil.gods import GOD_ROWS
from meadhall.games.yggdrasil.places import COLOURS, WORLD_ROWS
from meadhall.kernel.core import Shared, State
from meadhall.kernel.rows import names
from meadhall.kernel.values import NOBODY, Seat

Enemy: TypeAlias = int
God: TypeAlias = int
World: TypeAlias = int
Island: TypeAlias = int
Bag: TypeAlias = int  # also a colour of the die, and the hammers on that face (YG-1.12, YG-1.13)
Effect: TypeAlias = int  # of the Vane
Giant: TypeAlias = int
Rune: TypeAlias = int
Card: TypeAlias = int  # an enemy's own card, an angry card, or a Ragnarök card

# Written by `make fields` from here
ENEMIES: Final = 6
HEL: Final = 0
SURT: Final = 1
JORMUNGAND: Final = 2
LOKI: Final = 3
NIDHOGG: Final = 4
FENRIR: Final = 5
GODS: Final = 6
ODIN: Final = 0
THOR: Final = 1
FREY: Final = 2
FREYJA: Final = 3
TYR: Final = 4
HEIMDALL: Final = 5
WORLDS: Final = 9
ASGARD: Final = 0
MIDGARD: Final = 1
ELVES: Final = 2
FORGE: Final = 3
DARKNESS: Final = 4
DEAD: Final = 5
FIRE: Final = 6
ICE: Final = 7
SACRED: Final = 8
BAGS: Final = 4
WHITE: Final = 0
BLUE: Final = 1
GREEN: Final = 2
BLACK: Final = 3
ISLANDS: Final = 5
EFFECTS: Final = 5
FLY: Final = 0
RAISE: Final = 1
FORESEE: Final = 2
REPEL: Final = 3
FELL: Final = 4
RUNES: Final = 4
SIGEL: Final = 0
MANN: Final = 1
TIWAZ: Final = 2
DAEG: Final = 3
GIANTS: Final = 16
CARDS: Final = 16
ANGRY: Final = 6  # the first angry card
RAGNAROK: Final = 12  # the first Ragnarök card
# Sets of giants, a bit for each (YG-8.5 to YG-8.8)
WHO_STOPS_POWERS: Final = 4
WHO_STOPS_THE_DIE: Final = 2048
WHO_STIRS_THE_SEA: Final = 64
WHO_STRENGTHENS_GIANTS: Final = 128
# to here.
TRANCE: Final = WORLDS  # an action of its own, tied to no world (YG-11.1)
TRANCE_AGAIN: Final = WORLDS + 1
RAINBOW: Final = 0  # the islands in a line: rainbow, then one for each bag (YG-6.5)

ENEMY_NAMES: Final = names(ENEMY_ROWS)
GOD_NAMES: Final = names(GOD_ROWS)
WORLD_NAMES: Final = names(WORLD_ROWS)
RUNE_NAMES: Final = names(RUNE_ROWS)

DIE: Final[list[int]] = [colour.faces for colour in COLOURS]  # how many of its faces have each colour (YG-1.12)
BAG_VIKINGS: Final[list[int]] = [colour.vikings for colour in COLOURS]
BAG_GIANTS: Final[list[int]] = [colour.giants for colour in COLOURS]
DEAD_AT_START: Final = 5
VIKINGS: Final = sum(BAG_VIKINGS) + DEAD_AT_START
ALL_ELVES: Final = 8
FIRE_AT_START: Final = 12

MOVED_BY: Final[list[tuple[int, ...]]] = [card.enemies for card in CARD_ROWS]  # whom each card moves
STEPS: Final[list[int]] = [card.steps for card in CARD_ROWS]  # and how far
CARDS_OF_AN_ENEMY: Final = 7
ENEMY_CARDS: Final = CARDS_OF_AN_ENEMY * ENEMIES

SPACES: Final = 8
ODINS_RESIDENCE: Final = 8
BEYOND_THE_WALL: Final = 4
BEYOND_THE_GATE: Final = 6
STRENGTH: Final[tuple[int, ...]] = (0, 0, 5, 5, 6, 6, 7, 7, 8)  # by space; space 1 has none (YG-4.1)
POWER: Final[tuple[int, ...]] = (0, 0, 1, 1, 2, 2, 3, 3, 0)  # of an effect, by space
DRAGGED: Final = 1  # spaces the rearmost goes on behind Nidhögg, however strong he is (YG-5.12)
LEVELS: Final = 3  # of each artefact
FIRST_EFFECT: Final = 2  # the space of the Vane that has the first of his effects
VANE_SPACES: Final = FIRST_EFFECT + EFFECTS - 1

ACTIONS: Final = 3
ACTIONS_OF_FREY: Final = 4
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2

GIANT_STRENGTH: Final = 3
WHO_STRENGTHENS: Final[list[int]] = [giants_with("enemy", name) for name in ENEMY_NAMES]
WHO_BLOCKS: Final[list[int]] = [giants_with("world", name) for name in WORLD_NAMES]
WHO_CARRIES: Final[list[int]] = [giants_with("rune", name) for name in RUNE_NAMES]  # a piece of it
RUNE_OF: Final[list[int]] = [RUNE_NAMES.index(row.rune) for row in GIANT_ROWS]
PIECES: Final[list[int]] = [RUNE_OF.count(rune) for rune in range(RUNES)]  # of each rune, one to a giant


class Yggdrasil(State):
    """The tree, the nine worlds, and the six who want to fell it."""

    def set_up(self, seats: int, god_count: int, angry_cards: int, ragnarok_cards: int) -> None:
        """What lies on the table, and how it begins (YG-2)."""
        self.seats = seats
        self.set_up_gods()
        self.set_up_worlds(god_count)
        self.set_up_deck(angry_cards, ragnarok_cards)

        # The moment
        self.sent: int = 0  # Vikings sent into the combat that is being fought
        self.rolled: Bag = WHITE  # what the die shows
        self.outcome: int = PLAYING

        # The table's options
        self.bags_may_be_counted: bool = True
        self.utgardloki_stops_trance: bool = True
        self.with_trance: bool = True

    def set_up_gods(self) -> None:
        self.order: Shared[God] = []  # in turn order; never changes after the deal
        self.leader: Shared[Seat] = [NOBODY] * GODS  # by god, NOBODY in the box; never changes after the deal
        self.first: int = 0  # where in the order the first turn is
        self.turn: int = 0  # turns begun
        self.active: God = 0
        self.actions_used: int = 0
        self.used: int = 0  # the worlds this turn's actions went to, a bit each; TRANCE and TRANCE_AGAIN too
        self.is_doubled: bool = False  # Freyja has been twice in one world
        self.vikings: list[int] = [0] * GODS
        self.elves: list[int] = [0] * GODS
        self.artefacts: list[int] = [0] * GODS  # two bits for each enemy, the level held against him
        self.in_trance: int = 0  # a bit for each god

    def set_up_worlds(self, god_count: int) -> None:
        """Only the Elves depend on the number of gods (YG-2.3 to YG-2.12)."""
        self.spaces: list[int] = [1] * ENEMIES
        self.is_raging: bool = False
        self.elves_at_home: int = god_count + 1
        self.forge: int = (1 << ENEMIES * LEVELS) - 1  # a bit for each artefact card still there
        self.dead: int = DEAD_AT_START
        self.removed: int = 0  # Vikings Hel took out of the game
        self.fire: int = FIRE_AT_START
        self.bag_vikings: list[int] = list(BAG_VIKINGS)
        self.bag_giants: list[int] = list(BAG_GIANTS)
        self.valkyries: Island = RAINBOW
        self.submerged: Island = BLACK + 1
        self.vane: int = 1

        # The frost giants: a bit each
        self.pile: int = (1 << GIANTS) - 1
        self.awake: int = 0
        self.defeated: int = 0
        self.runes: int = 0  # applied so far, a bit each
        self.quiet_turns: int = 0  # still to come without an enemy card (YG-8.24)

    def set_up_deck(self, angry_cards: int, ragnarok_cards: int) -> None:
        """What everybody has seen keeps its place, the rest is only counted; `build_deck` says which cards it is."""
        self.angry_cards: int = angry_cards  # in the deck from the start
        self.ragnarok_cards: int = ragnarok_cards
        self.top: list[Card] = []  # known cards on top, the next one first
        self.bottom: list[Card] = []  # known cards under the deck, the lowest last
        self.unseen: int = 0  # cards between them
        self.normals: list[int] = [0] * ENEMIES  # of those, by enemy
        self.specials: int = 0  # of those, a bit for each card
        self.heap: int = 0  # the heap the next unseen card lies in (YG-2.19)
        self.heap_left: int = 0  # unseen cards of that heap
        self.hides_special: bool = False  # whether its special card is still to come
        self.looked_at: list[Card] = []  # cards just turned over or being put in order
        self.discard: list[int] = [0] * CARDS  # by card

    # The gods

    def seat(self) -> Seat:
        """Who decides for the gods: whoever leads the active one (YG-R-1)."""
        return self.leader[self.active]

    def plays(self, god: God) -> bool:
        return self.leader[god] != NOBODY

    def is_in_trance(self, god: God) -> bool:
        return bool(self.in_trance >> god & 1)

    def has_power(self, god: God) -> bool:
        """Whether the personal power of `god` works now: his turn, not in trance, no Utgardloki (YG-10.1)."""
        return self.active == god and not self.in_trance >> god & 1 and not self.awake & WHO_STOPS_POWERS

    def has_trance_power(self, god: God) -> bool:
        """Whether everybody has the benefit of the trance of `god` now (YG-11.7, YG-11.17)."""
        if not self.in_trance >> god & 1:
            return False
        return not (self.utgardloki_stops_trance and self.awake & WHO_STOPS_POWERS)

    def action_limit(self) -> int:
        """Looked at before each action (YG-10.12)."""
        return ACTIONS_OF_FREY if self.has_power(FREY) else ACTIONS

    def actions_left(self) -> int:
        """Never less than none, though Frey may enter trance with his fourth (YG-EXD-8)."""
        return max(0, self.action_limit() - self.actions_used)

    def level(self, god: God, enemy: Enemy) -> int:
        """The level of the artefact `god` holds against `enemy`; 0 is none."""
        return self.artefacts[god] >> 2 * enemy & 3

    def is_in_forge(self, enemy: Enemy, level: int) -> bool:
        return bool(self.forge >> (LEVELS * enemy + level - 1) & 1)

    # The worlds

    def is_awake(self, giant: Giant) -> bool:
        return bool(self.awake >> giant & 1)

    def is_one_awake(self, giants: int) -> bool:
        """Of these, a bit for each."""
        return self.awake & giants != 0

    def blocker(self, world: World) -> Giant | None:
        """The giant who blocks it now (YG-6.31)."""
        blockers = self.awake & WHO_BLOCKS[world]
        return bits(blockers)[0] if blockers else None

    def fallen(self, rune: Rune) -> int:
        """How many of its giants are defeated."""
        return count_bits(self.defeated & WHO_CARRIES[rune])

    def strength(self, enemy: Enemy) -> int:
        """To be reached in combat (YG-7.8)."""
        return STRENGTH[self.spaces[enemy]] + count_bits(self.awake & WHO_STRENGTHENS[enemy])

    def giant_strength(self) -> int:
        stronger = count_bits(self.awake & WHO_STRENGTHENS_GIANTS)
        return GIANT_STRENGTH + stronger - self.has_trance_power(THOR)

    def search_size(self) -> int:
        """How many pawns a search draws (YG-6.9, YG-10.11, YG-11.16)."""
        return 4 if self.has_power(HEIMDALL) or self.has_trance_power(HEIMDALL) else 3

    def bag_size(self, bag: Bag) -> int:
        return self.bag_vikings[bag] + self.bag_giants[bag]

    def cards_left(self) -> int:
        return len(self.top) + self.unseen + len(self.bottom)

    def enemies_from(self, space: int) -> int:
        """How many enemies stand on `space` or beyond it."""
        beyond = 0
        for at in self.spaces:
            if at >= space:
                beyond += 1
        return beyond

    def copy(self) -> Yggdrasil:
        """Written by `python -m meadhall.kernel.fields`."""
        twin = Yggdrasil(self)
        twin.sent = self.sent
        twin.rolled = self.rolled
        twin.outcome = self.outcome
        twin.bags_may_be_counted = self.bags_may_be_counted
        twin.utgardloki_stops_trance = self.utgardloki_stops_trance
        twin.with_trance = self.with_trance
        twin.order = self.order
        twin.leader = self.leader
        twin.first = self.first
        twin.turn = self.turn
        twin.active = self.active
        twin.actions_used = self.actions_used
        twin.used = self.used
        twin.is_doubled = self.is_doubled
        twin.vikings = self.vikings.copy()
        twin.elves = self.elves.copy()
        twin.artefacts = self.artefacts.copy()
        twin.in_trance = self.in_trance
        twin.spaces = self.spaces.copy()
        twin.is_raging = self.is_raging
        twin.elves_at_home = self.elves_at_home
        twin.forge = self.forge
        twin.dead = self.dead
        twin.removed = self.removed
        twin.fire = self.fire
        twin.bag_vikings = self.bag_vikings.copy()
        twin.bag_giants = self.bag_giants.copy()
        twin.valkyries = self.valkyries
        twin.submerged = self.submerged
        twin.vane = self.vane
        twin.pile = self.pile
        twin.awake = self.awake
        twin.defeated = self.defeated
        twin.runes = self.runes
        twin.quiet_turns = self.quiet_turns
        twin.angry_cards = self.angry_cards
        twin.ragnarok_cards = self.ragnarok_cards
        twin.top = self.top.copy()
        twin.bottom = self.bottom.copy()
        twin.unseen = self.unseen
        twin.normals = self.normals.copy()
        twin.specials = self.specials
        twin.heap = self.heap
        twin.heap_left = self.heap_left
        twin.hides_special = self.hides_special
        twin.looked_at = self.looked_at.copy()
        twin.discard = self.discard.copy()
        return twin


def bits(mask: int) -> list[int]:
    """The places of the bits that are set, lowest first."""
    found = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
