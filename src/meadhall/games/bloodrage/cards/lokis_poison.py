"""Loki's Poison: a loser takes the winner's cards."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.battle import cards_on_table
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS
from meadhall.games.bloodrage.cards.row import Row, battle
from meadhall.games.bloodrage.events import CardsPoisoned
from meadhall.games.bloodrage.memory import hide_card
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BATTLE_DECIDED, Text
from meadhall.kernel.values import Seat


class LokisPoison(Text):
    def if_lost(self, state: BloodRage, clan: Seat, winner: Seat) -> None:
        """All cards the winner has face up, late ones included (BR-16.8)."""
        cards = cards_on_table(state, winner)
        for card in cards:
            state.on_table.remove(winner * ALL_CARDS + card)
            hide_card(state, clan, card)
        state.tell(CardsPoisoned(clan, winner, tuple(cards), state.played[clan]))


CARDS: Final[list[Row]] = [
    battle(
        age=3,
        name="lokis-poison",
        strength=0,
        text=LokisPoison(BATTLE_DECIDED),
        copies=(1, 0, 0),
        words={
            "en": ("Loki's Poison", "+0. If you lose, take into your hand all cards the winner played in this battle."),
            "fr": (
                "Poison de Loki",
                "+0. Si vous perdez, prenez en main toutes les cartes jouées par le vainqueur dans cette bataille.",
            ),
        },
    ),
]
