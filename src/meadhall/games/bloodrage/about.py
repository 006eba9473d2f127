"""What a move would cost or bring, for the words people choose by (interpreted)."""

from __future__ import annotations

from meadhall.games.bloodrage.battle import AddLateCard, JoinBattle
from meadhall.games.bloodrage.cards.columns import AMOUNT, BATTLE, KIND, QUEST, SAYS, STRENGTH, Card
from meadhall.games.bloodrage.cards.friggas_domain import RALLY_COST
from meadhall.games.bloodrage.cards.lord_of_hammers import MoveLeaderOn
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.cards.tyrs_prowess import BuyBack
from meadhall.games.bloodrage.march import ChooseMarcher
from meadhall.games.bloodrage.model import STATS, STEPS, TRACKS, BloodRage
from meadhall.games.bloodrage.moments import STRENGTHS_COMPARED
from meadhall.games.bloodrage.moves import (
    Challenge,
    Decline,
    FillSlot,
    Invade,
    KeepCard,
    Pass,
    Pillage,
    PlayCard,
    Raise,
    Rally,
)
from meadhall.games.bloodrage.reactions import DeclareQuest
from meadhall.games.bloodrage.rescue import SaveFigure
from meadhall.games.bloodrage.turn import ChooseAction
from meadhall.kernel.values import Move, Seat

UPGRADE, COMMIT, FIGHT, LET_FIGHT, FIGHT_BY_SIGHT = range(5)  # what a card is played for
NO, ENOUGH, NOBODY_GOES, NOTHING_MORE, STAY, LET_FALL = range(6)  # what declining means
DECLINING = {
    ChooseMarcher: ENOUGH,
    SaveFigure: LET_FALL,
    BuyBack: NO,
    JoinBattle: NOBODY_GOES,
    AddLateCard: NOTHING_MORE,
    MoveLeaderOn: STAY,
}


def about(state: BloodRage, seat: Seat | None, move: Move) -> dict[str, int]:
    match move:
        case Pass():
            return {"wasted": 0 if seat is None else state.rage[seat]}
        case Invade(figure=figure):
            return {"cost": 0 if seat is None else state.invade_cost(seat, figure)}
        case Decline():
            asked = type(state.stack[-1]) if state.stack else None
            return {"means": NO if asked is None else DECLINING.get(asked, NO)}
        case Rally():
            return {"cost": RALLY_COST}
        case PlayCard(card=card):
            return about_playing(state, seat, card)
        case KeepCard():
            return {"cost": 1 if isinstance(state.stack[-1], BuyBack) else 0}
        case Pillage(province=province) | Challenge(province=province):
            return {"token": state.tokens[province]}
        case Raise(stat=stat):
            step = 1 if seat is None else state.stats[seat * STATS + stat]
            return {"value": TRACKS[stat][min(step, STEPS - 1)]}
        case FillSlot(slot=slot):
            card = NO_CARD if seat is None else state.in_slot(seat, slot)
            return {"card": card, "replaces": int(card != NO_CARD)}
        case _:
            return {}


def about_playing(state: BloodRage, seat: Seat | None, card: Card) -> dict[str, int]:
    asked = state.stack[-1] if state.stack else None
    if isinstance(asked, DeclareQuest):
        return {"use": LET_FIGHT, "cost": 0, "strength": AMOUNT[card]}
    if not isinstance(asked, ChooseAction) or KIND[card] == BATTLE:
        strength = STRENGTH[card] if KIND[card] == BATTLE else 0
        return {"use": FIGHT_BY_SIGHT if SAYS[card] == STRENGTHS_COMPARED else FIGHT, "cost": 0, "strength": strength}
    if KIND[card] == QUEST:
        return {"use": COMMIT, "cost": 0, "strength": 0}
    return {"use": UPGRADE, "cost": 0 if seat is None else state.upgrade_cost(seat, card), "strength": STRENGTH[card]}
