"""Odin's Inspiration: Ragnarök pays twice (BR-20.5)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import RAGNAROK_GLORY_AGAIN
from meadhall.games.bloodrage.cards.row import Row, clan

CARDS: Final[list[Row]] = [
    clan(
        age=2,
        name="odins-inspiration",
        cost=2,
        gain=RAGNAROK_GLORY_AGAIN,
        amount=1,
        worth=2.5,
        copies=(1, 0, 0),
        words={
            "en": ("Odin's Inspiration", "Twice the Glory for your figures that fall in Ragnarök."),
            "fr": ("Inspiration d'Odin", "Deux fois plus de Gloire pour vos figurines détruites par le Ragnarök."),
        },
    ),
]
