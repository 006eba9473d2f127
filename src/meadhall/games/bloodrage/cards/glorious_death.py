"""Glorious Death! – four figures in Valhalla."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.row import Row, quest
from meadhall.games.bloodrage.lands import VALHALLA
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import JUDGED, Text
from meadhall.kernel.values import Seat

DEAD_FOR_GLORY: Final = 4  # BR-19.9


class GloriousDeath(Text):
    def is_completed(self, state: BloodRage, clan: Seat) -> bool:
        return state.count(clan, VALHALLA) >= DEAD_FOR_GLORY

    def nearness(self, state: BloodRage, clan: Seat) -> float:
        return 0.1 * state.count(clan, VALHALLA)


CARDS: Final[list[Row]] = [
    quest(
        age=1,
        name="glorious-death",
        glory=6,
        asks_for="glorious-death",
        text=GloriousDeath(JUDGED),
        copies=(1, 0, 1),
        words={
            "en": ("Glorious Death!", "Have at least four figures in Valhalla: 6 Glory and a step of any stat."),
            "fr": (
                "Mort glorieuse !",
                "Ayez au moins quatre figurines au Valhalla : 6 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=2,
        name="glorious-death",
        glory=8,
        asks_for="glorious-death",
        text=GloriousDeath(JUDGED),
        copies=(1, 0, 1),
        words={
            "en": ("Glorious Death!", "Have at least four figures in Valhalla: 8 Glory and a step of any stat."),
            "fr": (
                "Mort glorieuse !",
                "Ayez au moins quatre figurines au Valhalla : 8 points de Gloire et un cran au choix.",
            ),
        },
    ),
    quest(
        age=3,
        name="glorious-death",
        glory=11,
        asks_for="glorious-death",
        text=GloriousDeath(JUDGED),
        copies=(1, 0, 1),
        words={
            "en": ("Glorious Death!", "Have at least four figures in Valhalla: 11 Glory and a step of any stat."),
            "fr": (
                "Mort glorieuse !",
                "Ayez au moins quatre figurines au Valhalla : 11 points de Gloire et un cran au choix.",
            ),
        },
    ),
]
