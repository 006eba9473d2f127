"""The Soldier of Hel, who asks for no Rage (BR-9.7)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, monster

CARDS: Final[list[Row]] = [
    monster(
        age=3,
        name="soldier-of-hel",
        strength=3,
        cost=0,
        worth=5.0,
        copies=(1, 0, 0),
        words={
            "en": (
                "Soldier of Hel",
                "Monster, STR 3. It asks for no Rage: neither when you play this card nor when it invades.",
            ),
            "fr": (
                "Soldat de Hel",
                "Monstre, Force 3. Il ne coûte jamais de Rage : ni pour jouer la carte, ni pour envahir.",
            ),
        },
        figure={
            "en": ("the Soldier of Hel", "Soldier of Hel", "So"),
            "fr": ("le Soldat de Hel", "Soldat de Hel", "So"),
        },
    ),
]
