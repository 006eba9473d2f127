"""What a successful pillage brings (BR-17)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards import LORD_OF_AXES, LORD_OF_SPEARS
from meadhall.games.bloodrage.events import GloryFromToken, ProvincePillaged
from meadhall.games.bloodrage.figures import FROST_GIANT, LEADER
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import ALL_STATS, FIVE_GLORY, GLORY_OF_A_TOKEN, LEADER_SLOT, STATS, BloodRage
from meadhall.games.bloodrage.moments import PROVINCE_PILLAGED, offer
from meadhall.games.bloodrage.stats import NO_STAT, RaiseOfChoice, raise_stat
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Seat


class PillageReward(Procedure[BloodRage]):
    """Flip and reward, Frost Giant, Frigga's Grace, Lord of Axes or Spears, Lord of Hammers (BR-17.8)."""

    def __init__(self, clan: Seat, province: Province, grace: bool) -> None:
        self.clan: Final = clan
        self.province: Final = province
        self.grace: Final = grace  # whether the pillager revealed a Frigga's Grace that still has its text

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.flip_and_reward(state)
            case 1:
                return self.frost_giant(state)
            case 2:
                return self.friggas_grace(state)
            case 3:
                return self.lord_of_axes_or_spears(state)
            case _:
                return self.lord_of_hammers(state)

    def flip_and_reward(self, state: BloodRage) -> Flow:
        state.pillaged |= 1 << self.province
        state.tell(ProvincePillaged(self.clan, self.province))
        take_reward(state, self.clan, state.tokens[self.province])
        return Flow.NEXT

    def frost_giant(self, state: BloodRage) -> Flow:
        """With the Frost Giant in the province the reward is taken twice (BR-17.7)."""
        if state.where(self.clan, FROST_GIANT) == self.province:
            take_reward(state, self.clan, state.tokens[self.province])
        return Flow.NEXT

    def friggas_grace(self, state: BloodRage) -> Flow:
        """Another stat than the one on the token (BR-17.9)."""
        if self.grace:
            token = state.tokens[self.province]
            state.begin(RaiseOfChoice(self.clan, token if token < STATS else NO_STAT, False))
        return Flow.NEXT

    def lord_of_axes_or_spears(self, state: BloodRage) -> Flow:
        """One stat of choice, or all three, if the Leader is there (BR-17.10)."""
        if state.where(self.clan, LEADER) == self.province:
            card = state.in_slot(self.clan, LEADER_SLOT)
            if card == LORD_OF_AXES:
                state.begin(RaiseOfChoice(self.clan, NO_STAT, False))
            elif card == LORD_OF_SPEARS:
                take_reward(state, self.clan, ALL_STATS)
        return Flow.NEXT

    def lord_of_hammers(self, state: BloodRage) -> Flow:
        offer(state, PROVINCE_PILLAGED, self.clan, self.province)
        return Flow.DONE


def take_reward(state: BloodRage, clan: Seat, token: int) -> None:
    """One stat, all three, or Glory (BR-17.2 to BR-17.6)."""
    if token == FIVE_GLORY:
        state.glory[clan] += GLORY_OF_A_TOKEN
        state.tell(GloryFromToken(clan, GLORY_OF_A_TOKEN))
    elif token == ALL_STATS:
        for stat in range(STATS):
            raise_stat(state, clan, stat)
    else:
        raise_stat(state, clan, token)
