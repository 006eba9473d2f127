"""The Dark Elf, at home in Yggdrasil (BR-3.19)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster

CARDS: Final[list[Row]] = [
    monster(
        age=2,
        name="dark-elf",
        strength=1,
        cost=1,
        home_strength=3,
        worth=2.5,
        copies=(1, 0, 0),
        words={
            "en": ("Dark Elf", "Monster, STR 1, but 3 in Yggdrasil, which it may invade."),
            "fr": ("Elfe noir", "Monstre, Force 1, mais 3 en Yggdrasil, qu'il peut envahir."),
        },
        figure={
            "en": ("the Dark Elf", "Dark Elf", "El"),
            "fr": ("l'Elfe noir", "Elfe noir", "El"),
        },
    ),
]
