"""Every hero as a row, with its words: the name, and the deed it is hired for (CR-1.13, CR-13)."""

from __future__ import annotations

from typing import Final, TypeAlias

from meadhall.games.clashofrage.clans import Words

Hero: TypeAlias = int


class HeroCard:
    """What a hero costs, adds to every assault of an army, and takes in rage when his owner is outnumbered."""

    def __init__(
        self, name: str, words: Words, price: int, hits: int = 0, shields: int = 0, rerolls: int = 0, rage: int = 0
    ) -> None:
        self.name: Final = name
        self.words: Final = words
        self.price: Final = price
        self.hits: Final = hits
        self.shields: Final = shields
        self.rerolls: Final = rerolls
        self.rage: Final = rage


HEROES: Final[list[HeroCard]] = [
    HeroCard(
        "razaro",
        {"en": "Razaro\n.deed = 2 rage when outnumbered", "fr": "Razaro\n.deed = 2 Rage en infériorité"},
        price=4,
        rage=2,
    ),
    HeroCard(
        "brunhorn",
        {"en": "Brunhorn\n.deed = One hit more", "fr": "Brunhorn\n.deed = Une touche de plus"},
        price=6,
        hits=1,
    ),
    HeroCard(
        "sibylla",
        {"en": "Sibylla\n.deed = One reroll more", "fr": "Sibylla\n.deed = Une Relance de plus"},
        price=5,
        rerolls=1,
    ),
    HeroCard(
        "wardok",
        {"en": "Wardok\n.deed = One shield more", "fr": "Wardok\n.deed = Un Bouclier de plus"},
        price=6,
        shields=1,
    ),
]

HERO_MOVEMENT: Final = 2  # of every hero, on foot (CR-13.1)
NO_HERO: Final = len(HEROES)
HERO_NAMES: Final = [hero.name for hero in HEROES]
HERO_PRICE: Final[list[int]] = [hero.price for hero in HEROES]
# One entry more than heroes: NO_HERO brings nothing.
HERO_HITS: Final[list[int]] = [hero.hits for hero in HEROES] + [0]
HERO_SHIELDS: Final[list[int]] = [hero.shields for hero in HEROES] + [0]
HERO_REROLLS: Final[list[int]] = [hero.rerolls for hero in HEROES] + [0]
HERO_RAGE: Final[list[int]] = [hero.rage for hero in HEROES] + [0]
