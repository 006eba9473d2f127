"""Thor's Primacy: the other cards fall silent."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.events import TextCancelled
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import TEXTS_CANCELLED, Text
from meadhall.kernel.values import Seat


class ThorsPrimacy(Text):
    def cancel(self, state: BloodRage, clan: Seat) -> None:
        """The texts of all cards the other clans revealed are cancelled; strengths stay (BR-15.7)."""
        for other in range(state.seats):
            if other != clan and state.fighting >> other & 1 and state.played[other] != NO_CARD:
                state.cancelled |= 1 << other
                state.tell(TextCancelled(other, state.played[other]))


CARDS: Final[list[Row]] = [
    battle(
        age=3,
        name="thors-primacy",
        strength=3,
        text=ThorsPrimacy(TEXTS_CANCELLED),
        copies=(1, 1, 0),
        words={
            "en": ("Thor's Primacy", "+3. The texts of all cards revealed by the other clans are cancelled."),
            "fr": ("Primauté de Thor", "+3. Les textes des cartes révélées par les autres clans sont annulés."),
        },
    ),
]
