"""Every tile as a row, with its words (RA-1.8; numbers from the data of the specification)."""

from __future__ import annotations

from typing import Final, TypeAlias

Tile: TypeAlias = int  # its place in ALL_TILES, or NO_TILE
Language: TypeAlias = str


class Kind:
    """What a place or a slot can hold, what people read of it, and what a tile of this kind is called.

    A tile has one name, followed by its number if it has one; or a name for one icon, and another for two.
    """

    def __init__(self, name: str, sign: str, words: dict[Language, str], tile: dict[Language, list[str]]) -> None:
        self.name: Final = name
        self.sign: Final = sign  # on the board in the terminal
        self.words: Final = words
        self.tile: Final = tile


# The order puts what a ship may stop at first (RA-0.4), ship tiles before all (RA-0.7).
KINDS: Final[list[Kind]] = [
    Kind(
        "weapon",
        "⚔",
        {
            "en": "weapon\n.text = Each axe makes every monster cost one Viking less.",
            "fr": "Arme\n.text = Chaque hache réduit d'un Viking le coût de chaque Monstre.",
        },
        {"en": ["Axe", "Twin axes"], "fr": ["Hache", "Double hache"]},
    ),
    Kind(
        "sail",
        "◣",
        {
            "en": "sail\n.text = Each sail brings a Viking at the end of every voyage.",
            "fr": "Voile\n.text = Chaque voile rapporte un Viking à la fin de chaque Voyage.",
        },
        {"en": ["Sail", "Double sail"], "fr": ["Voile", "Double voile"]},
    ),
    Kind(
        "mjollnir",
        "⚒",
        {
            "en": "Mjöllnir\n.text = Each hammer is worth 1 glory for every Viking aboard at the end of the game.",
            "fr": "Mjöllnir\n.text = Chaque marteau vaut 1 point de Gloire par Viking à bord à la fin de la partie.",
        },
        {"en": ["Mjöllnir", "Double Mjöllnir"], "fr": ["Mjöllnir", "Double Mjöllnir"]},
    ),
    Kind(
        "pennant",
        "⚑",
        {
            "en": "pennant\n.text = Worth its number if it is aboard at the end of the game.",
            "fr": "Fanion\n.text = Vaut son nombre s'il est à bord à la fin de la partie.",
        },
        {"en": ["Pennant"], "fr": ["Fanion"]},
    ),
    Kind(
        "goods",
        "▣",
        {
            "en": "goods\n.text = Worth their number once sold at a port.",
            "fr": "Marchandise\n.text = Vaut son nombre une fois vendue dans un Port.",
        },
        {},  # they are called by what they are, below
    ),
    Kind(
        "rune",
        "Ψ",
        {
            "en": "rune\n.text = One to five runes together are worth 1, 3, 6, 10 or 15.",
            "fr": "Rune\n.text = De une à cinq Runes ensemble valent 1, 3, 6, 10 ou 15.",
        },
        {"en": ["Rune"], "fr": ["Rune"]},
    ),
    Kind(
        "port",
        "‡",
        {
            "en": "port\n.text = Sell goods, one at a single port, two at a double, and recruit a Viking.",
            "fr": "Port\n.text = Vendez des Marchandises, une au Port simple, deux au double, et recrutez un Viking.",
        },
        {"en": ["Single port", "Double port"], "fr": ["Port simple", "Double port"]},
    ),
    Kind(
        "encounter",
        "☺",
        {
            "en": "encounter\n.text = The first ship to pass takes two Vikings, the second takes one.",
            "fr": "Rencontre\n.text = Le premier Drakkar qui passe prend deux Vikings, le deuxième en prend un.",
        },
        {"en": ["Encounter"], "fr": ["Rencontre"]},
    ),
    Kind(
        "plunder",
        "¤",
        {
            "en": "plunder\n.text = The first ship to pass takes the coin 3, the second the coin 1.",
            "fr": "Pillage\n.text = Le premier Drakkar qui passe prend la Pièce 3, le deuxième la Pièce 1.",
        },
        {"en": ["Plunder"], "fr": ["Pillage"]},
    ),
    Kind(
        "monster",
        "☠",
        {
            "en": "monster\n.text = "
            "Whoever passes cedes a Viking, or pays its strength less their axes and wins its number in glory.",
            "fr": "Monstre\n.text = "
            "Qui passe cède un Viking, ou paie sa force moins ses haches et gagne son nombre en Gloire.",
        },
        {"en": ["Monster"], "fr": ["Monstre"]},
    ),
    Kind("nothing", "·", {"en": "open water", "fr": "le large"}, {"en": ["open water"], "fr": ["le large"]}),
]


def kind_called(name: str) -> int:
    return [kind.name for kind in KINDS].index(name)


WEAPON: Final = kind_called("weapon")
SAIL: Final = kind_called("sail")
MJOLLNIR: Final = kind_called("mjollnir")
PENNANT: Final = kind_called("pennant")
GOODS: Final = kind_called("goods")
RUNE: Final = kind_called("rune")
PORT: Final = kind_called("port")
ENCOUNTER: Final = kind_called("encounter")
PLUNDER: Final = kind_called("plunder")
MONSTER: Final = kind_called("monster")
NOTHING: Final = kind_called("nothing")

LAST_SHIP_KIND: Final = GOODS  # weapon to goods lie in the central slots (RA-0.7)
LAST_STOP_KIND: Final = PORT  # weapon to port can be stopped at (RA-0.4)

GOODS_NAMES: Final[dict[str, dict[Language, list[str]]]] = {
    "wood": {"en": ["Wood"], "fr": ["Bois"]},
    "pigs": {"en": ["Pigs"], "fr": ["Cochons"]},
    "furs": {"en": ["Furs"], "fr": ["Fourrures"]},
    "mead": {"en": ["Mead"], "fr": ["Hydromel"]},
}


class Row:
    """One kind of tile in one voyage's pile."""

    def __init__(self, copies: int, kind: int, power: int = 0, shields: int = 0, goods: str = "") -> None:
        self.copies: Final = copies
        self.kind: Final = kind
        self.power: Final = power  # icons, value, sales or strength, as the kind has it
        self.shields: Final = shields  # only on ship tiles (RA-1.10)
        self.goods: Final = goods  # which they are, of goods

    def name(self) -> str:
        """`monster-4`, `wood-5`, `rune`."""
        what = self.goods or KINDS[self.kind].name
        return f"{what}-{self.power}" if self.power else what

    def words(self) -> dict[Language, str]:
        """What it is called, and what it is called in a sentence."""
        called = GOODS_NAMES[self.goods] if self.goods else KINDS[self.kind].tile
        return {language: self.told(language, names) for language, names in called.items()}

    def told(self, language: Language, names: list[str]) -> str:
        """`Monster 4`, `Twin axes`, `Rune`; `the monster of strength 4`."""
        if self.kind == NOTHING:
            return f"{names[0]}\n.the = {names[0]}"
        if len(names) > 1:
            return in_sentences(language, names[self.power - 1], names[self.power - 1])
        if not self.power:
            return in_sentences(language, names[0], names[0])
        worth = STRENGTH[language] if self.kind == MONSTER else WORTH[language]
        return in_sentences(language, f"{names[0]} {self.power}", f"{names[0]} {worth} {self.power}")


WORTH: Final[dict[Language, str]] = {"en": "worth", "fr": "de"}
STRENGTH: Final[dict[Language, str]] = {"en": "of strength", "fr": "de force"}
FEMININE: Final = ("Hache", "Double hache", "Voile", "Double voile", "Rune", "Rencontre")
MANY: Final = ("Cochons", "Fourrures")
SHORTENED: Final = ("Hydromel",)


def in_sentences(language: Language, name: str, told: str) -> str:
    """A name by itself, and with its article: of it, and to it where these grow together."""
    if language != "fr":
        return f"{name}\n.the = the {told if told.startswith(PROPER) else told[0].lower() + told[1:]}"
    if told.startswith(FEMININE):
        the, of, to = "la ", "de la ", "à la "
    elif told.startswith(MANY):
        the, of, to = "les ", "des ", "aux "
    elif told.startswith(SHORTENED):
        the, of, to = "l'", "de l'", "à l'"
    else:
        the, of, to = "le ", "du ", "au "
    return f"{name}\n.the = {the}{told}\n.of = {of}{told}\n.to = {to}{told}"


PROPER: Final = "Mjöllnir"


# fmt: off
PILES: Final[list[list[Row]]] = [
    [  # voyage 1
        Row(2, WEAPON, 1, 1), Row(2, SAIL, 1, 1), Row(1, MJOLLNIR, 1, 1), Row(1, PENNANT, 3, 2),
        Row(1, GOODS, 4, 1, "wood"), Row(1, GOODS, 4, 1, "pigs"), Row(1, GOODS, 5, 1, "furs"),
        Row(3, RUNE), Row(1, PORT, 1), Row(1, ENCOUNTER), Row(1, MONSTER, 3), Row(1, MONSTER, 4),
    ],
    [  # voyage 2
        Row(1, WEAPON, 2, 1), Row(1, SAIL, 1, 1), Row(1, MJOLLNIR, 1, 1), Row(1, PENNANT, 4, 1),
        Row(1, GOODS, 5, 1, "wood"), Row(1, GOODS, 5, 1, "pigs"), Row(1, GOODS, 6, 0, "mead"),
        Row(3, RUNE), Row(1, PORT, 1), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(1, PLUNDER),
        Row(1, MONSTER, 4), Row(1, MONSTER, 5),
    ],
    [  # voyage 3
        Row(1, WEAPON, 2, 0), Row(1, SAIL, 2, 0), Row(1, MJOLLNIR, 2, 0), Row(1, PENNANT, 5, 1),
        Row(1, GOODS, 6, 1, "pigs"), Row(1, GOODS, 7, 0, "furs"), Row(1, GOODS, 7, 0, "mead"),
        Row(3, RUNE), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(1, PLUNDER),
        Row(1, MONSTER, 5), Row(1, MONSTER, 6), Row(1, MONSTER, 7),
    ],
    [  # voyage 4
        Row(1, WEAPON, 2, 1), Row(1, SAIL, 2, 1), Row(1, MJOLLNIR, 2, 0), Row(1, PENNANT, 6, 1),
        Row(1, GOODS, 8, 0, "wood"), Row(3, RUNE), Row(1, PORT, 1), Row(1, PORT, 2), Row(1, ENCOUNTER), Row(2, PLUNDER),
        Row(1, MONSTER, 6), Row(1, MONSTER, 7), Row(1, MONSTER, 8),
    ],
]
# fmt: on
UNCOVERED: Final = Row(1, NOTHING, shields=2)  # no tile: open water, or the two shields of a free slot (RA-1.3)
TILES_A_VOYAGE: Final = 16  # laid out (RA-2.5); what a pile has beyond them stays in it

# The same, one entry a tile and one for NO_TILE, so that a question is one look into a list.
ROW_OF: Final[list[Row]] = [row for pile in PILES for row in pile for _ in range(row.copies)] + [UNCOVERED]
KIND: Final[list[int]] = [row.kind for row in ROW_OF]
POWER: Final[list[int]] = [row.power for row in ROW_OF]
SHIELDS: Final[list[int]] = [row.shields for row in ROW_OF]
GOODS_TYPE: Final[list[int]] = [1 << list(GOODS_NAMES).index(row.goods) if row.goods else 0 for row in ROW_OF]  # bits

TILES: Final = len(ROW_OF) - 1
NO_TILE: Final = TILES
ALL_TILES: Final = list(range(TILES))
PILE_SIZES: Final[list[int]] = [sum([row.copies for row in pile]) for pile in PILES]
UP_TO_VOYAGE: Final[list[int]] = [
    sum(PILE_SIZES[:voyage]) for voyage in range(len(PILES) + 1)
]  # tiles in so many piles
MOST_MONSTERS: Final = max([sum([row.copies for row in pile if row.kind == MONSTER]) for pile in PILES])
TILES_OF_KIND: Final = [[tile for tile in range(TILES) if KIND[tile] == kind] for kind in range(NOTHING)]


def voyage_of(tile: Tile) -> int:
    """The number on a tile's back, 1 to 4."""
    voyage = 1
    while UP_TO_VOYAGE[voyage] <= tile:
        voyage += 1
    return voyage


def is_ship_tile(tile: Tile) -> bool:
    return KIND[tile] <= LAST_SHIP_KIND


def is_stop_tile(tile: Tile) -> bool:
    return KIND[tile] <= LAST_STOP_KIND


def tile_name(tile: Tile) -> str:
    """`v2-monster-4`; of several that are alike the second is `v1-rune-b`."""
    if tile == NO_TILE:
        return "none"
    pile = ALL_TILES[UP_TO_VOYAGE[voyage_of(tile) - 1] : tile]
    alike = len([other for other in pile if ROW_OF[other].name() == ROW_OF[tile].name()])
    name = f"v{voyage_of(tile)}-{ROW_OF[tile].name()}"
    return f"{name}-{chr(ord('a') + alike)}" if alike else name
