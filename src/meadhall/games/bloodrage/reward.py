"""What a successful pillage brings (BR-17)."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.events import GloryFromToken, ProvincePillaged
from meadhall.games.bloodrage.figures import CARD_OF, LEADER
from meadhall.games.bloodrage.lands import Province
from meadhall.games.bloodrage.model import ALL_STATS, FIVE_GLORY, GLORY_OF_A_TOKEN, LEADER_SLOT, STATS, BloodRage
from meadhall.games.bloodrage.moments import PROVINCE_PILLAGED, TEXT, offer, text_of
from meadhall.games.bloodrage.stats import raise_stat
from meadhall.kernel.core import Flow, Procedure
from meadhall.kernel.values import Seat


class PillageReward(Procedure[BloodRage]):
    """Flip and reward, the Monsters there, the revealed card, the Leader there, what may follow (BR-17.8)."""

    def __init__(self, clan: Seat, province: Province, grace: bool) -> None:
        self.clan: Final = clan
        self.province: Final = province
        self.grace: Final = grace  # whether the card the pillager revealed has something to say to it

    def step(self, state: BloodRage, at: int) -> Flow:
        match at:
            case 0:
                return self.flip_and_reward(state)
            case 1:
                return self.monsters(state)
            case 2:
                return self.revealed_card(state)
            case 3:
                return self.leader(state)
            case _:
                return self.what_may_follow(state)

    def flip_and_reward(self, state: BloodRage) -> Flow:
        state.pillaged |= 1 << self.province
        state.tell(ProvincePillaged(self.clan, self.province))
        take_reward(state, self.clan, state.tokens[self.province])
        return Flow.NEXT

    def monsters(self, state: BloodRage) -> Flow:
        """With the Frost Giant in the province the reward is taken twice (BR-17.7)."""
        for figure in state.monsters(self.clan):
            if state.where(self.clan, figure) == self.province:
                TEXT[CARD_OF[figure]].pillaged(state, self.clan, self.province)
        return Flow.NEXT

    def revealed_card(self, state: BloodRage) -> Flow:
        """Frigga's Grace (BR-17.9)."""
        if self.grace:
            text_of(state, self.clan).reward_taken(state, self.clan, self.province)
        return Flow.NEXT

    def leader(self, state: BloodRage) -> Flow:
        """Lord of Axes or Spears, if the Leader is there (BR-17.10)."""
        if state.where(self.clan, LEADER) == self.province:
            TEXT[state.in_slot(self.clan, LEADER_SLOT)].pillaged(state, self.clan, self.province)
        return Flow.NEXT

    def what_may_follow(self, state: BloodRage) -> Flow:
        """Lord of Hammers (BR-17.8)."""
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
