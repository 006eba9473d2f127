"""Heimdall's Watch: all cards are swept away for Glory."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.battle import card_strength
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.events import CardsSweptAway
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import CARDS_SWEPT, Text
from meadhall.kernel.values import Seat


class HeimdallsWatch(Text):
    def sweep(self, state: BloodRage, clan: Seat) -> None:
        """All revealed cards are discarded for Glory equal to their strengths (BR-15.9, BR-15.12)."""
        glory = sum([card_strength(state, other) for other in range(state.seats)])
        state.glory[clan] += glory
        state.out += len(state.on_table)
        state.on_table = []
        state.played = [NO_CARD] * state.seats
        state.boasts = [0] * state.seats
        state.cancelled = 0
        state.tell(CardsSweptAway(clan, glory))


CARDS: Final[list[Row]] = [
    battle(
        age=2,
        name="heimdalls-watch",
        strength=0,
        text=HeimdallsWatch(CARDS_SWEPT),
        copies=(1, 0, 0),
        words={
            "en": (
                "Heimdall's Watch",
                "+0. All revealed cards are discarded; gain Glory equal to their strengths. Everybody chooses anew.",
            ),
            "fr": (
                "Veille de Heimdall",
                "+0. Toutes les cartes révélées sont défaussées ; gagnez autant de Gloire que leurs forces. Tous "
                "choisissent à nouveau.",
            ),
        },
    ),
    battle(
        age=3,
        name="heimdalls-watch",
        strength=0,
        text=HeimdallsWatch(CARDS_SWEPT),
        copies=(1, 0, 0),
        words={
            "en": (
                "Heimdall's Watch",
                "+0. All revealed cards are discarded; gain Glory equal to their strengths. Everybody chooses anew.",
            ),
            "fr": (
                "Veille de Heimdall",
                "+0. Toutes les cartes révélées sont défaussées ; gagnez autant de Gloire que leurs forces. Tous "
                "choisissent à nouveau.",
            ),
        },
    ),
]
