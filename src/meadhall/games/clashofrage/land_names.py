"""What the lands of the Empire are called: every tile, every territory on it, and the sides of a tile (interpreted).

The names are ours, since the tiles have none. A territory has the same one wherever its tile lies.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage import regions
from meadhall.games.clashofrage.regions import Territory

TILE_WORDS: Final[dict[str, dict[str, str]]] = {
    "t1": {"en": "the Amber Vale", "fr": "le Val d'Ambre"},
    "t2": {"en": "the Misty March", "fr": "la Marche des Brumes"},
    "t3": {"en": "the Thorn Hills", "fr": "les Collines d'Épine"},
    "t4": {"en": "the Silver Fens", "fr": "les Marais d'Argent"},
}

# Of the cells C, E, SE, SW, W, NW and NE of each tile.
NAMES: Final[dict[str, dict[str, list[str]]]] = {
    "t1": {
        "en": ["Amberhall", "Fernmead", "Cinderfell", "Honeywood", "Larkfield", "Greyholt", "Dawnmoor"],
        "fr": ["Hautambre", "Fougerolles", "Cendreval", "Boismiel", "Clairchamp", "Grisebois", "Aubelande"],
    },
    "t2": {
        "en": ["Mistbarrow", "Heronford", "Reedmere", "Otterbeck", "Ironmist", "Willowend", "Pearlwatch"],
        "fr": ["Brumetertre", "Guéhéron", "Roselière", "Loutrerive", "Ferbrume", "Saulaie", "Perlegarde"],
    },
    "t3": {
        "en": ["Emberdeep", "Thornring", "Goatscar", "Briarkeep", "Wolfheath", "Stagridge", "Ravenslope"],
        "fr": ["Braisefond", "Ronderonce", "Chèvreroc", "Hauteronce", "Loupelande", "Cerfmont", "Corvemont"],
    },
    "t4": {
        "en": ["Moonspire", "Swanpool", "Silverfire", "Marshlight", "Eelwater", "Frostcairn", "Cranesrest"],
        "fr": ["Flèchelune", "Cygnelac", "Argentâtre", "Follemare", "Anguillère", "Givrecairn", "Grueval"],
    },
}

# What lies there goes before the name; the wilds are called by it alone.
SITES: Final[dict[str, dict[str, str]]] = {
    "en": {"city": "the city of {}", "forge": "the forge of {}", "stone": "the stone of {}", "wild": "{}"},
    "fr": {"city": "la Cité de {}", "forge": "la Forge de {}", "stone": "la Pierre de {}", "wild": "{}"},
}
# In a sentence: where one is, where one comes from, where one goes.
FORMS: Final[dict[str, dict[str, str]]] = {
    "en": {"in": "at {}", "from": "from {}", "to": "to {}"},
    "fr": {"in": "à {}", "from": "de {}", "to": "à {}"},
}
BASTION_WORDS: Final = {
    "en": "the Bastion\n.name = Bastion\n.in = in the Bastion\n.from = from the Bastion\n.to = to the Bastion",
    "fr": "le Bastion\n.name = Bastion\n.in = au Bastion\n.from = du Bastion\n.to = au Bastion",
}

DIRECTIONS: Final[dict[str, list[str]]] = {
    "en": ["the east", "the south-east", "the south-west", "the west", "the north-west", "the north-east"],
    "fr": ["l'est", "le sud-est", "le sud-ouest", "l'ouest", "le nord-ouest", "le nord-est"],
}
# A side lies straight in one direction, or between two, nearer to the first.
SIDES: Final[dict[str, tuple[str, str]]] = {
    "en": ("Straight to {0}", "To {0}, leaning to {1}"),
    "fr": ("Droit vers {0}", "Vers {0}, en tirant vers {1}"),
}


def territory_words(territory: Territory) -> dict[str, str]:
    """`the forge of Cinderfell`, its name alone for the map, and how it stands in a sentence."""
    tile, cell = regions.TILE_NAMES[territory // regions.CELLS], territory % regions.CELLS
    words = {}
    for language, sites in SITES.items():
        name = NAMES[tile][language][cell]
        told = sites[regions.site_of(territory)].format(name)
        forms = [f".{form} = {pattern.format(told)}" for form, pattern in FORMS[language].items()]
        words[language] = "\n".join([told, f".name = {name}", *forms])
    return words


def side_words(side: int) -> dict[str, str]:
    """The sides go round clockwise from the east, three to each direction."""
    third = side % regions.FAR_APART
    straight, other = side // regions.FAR_APART, side // regions.FAR_APART + 1
    near, far = (other, straight) if third == regions.FAR_APART - 1 else (straight, other)
    words = {}
    for language, (exactly, leaning) in SIDES.items():
        names = DIRECTIONS[language]
        at, towards = names[near % len(names)], names[far % len(names)]
        words[language] = exactly.format(at) if third == 0 else leaning.format(at, towards)
    return words
