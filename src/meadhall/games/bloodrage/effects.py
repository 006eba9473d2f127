"""When revealed cards and upgrades speak in a battle, and the Glory they bring (BR-15, BR-16).

What they say stands in the cards' own modules.
"""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import Card
from meadhall.games.bloodrage.events import GloryFromCard
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.moments import BEFORE_COMPARISON, FIGURES_FELL, MOURNERS, says, text_of
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import NOBODY, Seat


class CardText(Procedure[BloodRage]):
    """What the card a clan revealed says, when its turn comes."""

    def __init__(self, clan: Seat, pillager: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.pillager: Final = pillager
        self.province: Final = province

    def step(self, state: BloodRage, at: int) -> Flow:
        if says(state, self.clan, BEFORE_COMPARISON):
            text_of(state, self.clan).before_comparison(state, self.clan, self.pillager, self.province)
        elif state.winner == self.clan:
            text_of(state, self.clan).if_won(state, self.clan)
        elif state.winner != NOBODY:
            text_of(state, self.clan).if_lost(state, self.clan, state.winner)
        return Flow.DONE


def glory_for_the_fallen(state: BloodRage, clan: Seat) -> None:
    """Every figure destroyed since the pillage was declared counts (BR-16.15, BR-R-22)."""
    everyone = sum(state.fallen)
    enemies = everyone - state.fallen[clan]
    if says(state, clan, FIGURES_FELL):
        text_of(state, clan).figures_fell(state, clan, everyone, enemies)
    for text in MOURNERS:
        text.figures_fell(state, clan, everyone, enemies)


def gain_glory(state: BloodRage, clan: Seat, glory: int) -> None:
    """By the card the clan has revealed."""
    glory_by(state, clan, glory, state.played[clan])


def glory_by(state: BloodRage, clan: Seat, glory: int, card: Card) -> None:
    state.glory[clan] += glory
    state.tell(GloryFromCard(clan, glory, card))
