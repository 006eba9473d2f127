"""The Dwarf Chieftain, who asks for no Rage (BR-9.7)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster

CARDS: Final[list[Row]] = [
    monster(
        age=1,
        name="dwarf-chieftain",
        strength=2,
        cost=0,
        worth=2.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Dwarf Chieftain",
                "Monster, STR 2. It asks for no Rage: neither when you play this card nor when it invades.",
            ),
            "fr": (
                "Chef nain",
                "Monstre, Force 2. Il ne coûte jamais de Rage : ni pour jouer la carte, ni pour envahir.",
            ),
        },
        figure={
            "en": ("the Dwarf Chieftain", "Dwarf Chieftain", "Dw"),
            "fr": ("le Chef nain", "Chef nain", "Na"),
        },
    ),
]
