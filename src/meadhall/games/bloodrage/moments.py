"""Every moment at which a card may answer what happens, and who may answer it.

At each moment the clans that hold something for it are asked, clockwise from
the pillager or from whoever acts. Two moments go round the table again and
again, until all have declined: the call to battle and the late cards.
"""

from __future__ import annotations

from typing import Any, Final

from meadhall.games.bloodrage.cards import (
    ALL_CARDS,
    FRIGGAS_PROTECTION,
    FRIGGAS_SUCCOR,
    KIND,
    LOKIS_BLESSING,
    LORD_OF_HAMMERS,
    NO_CARD,
    QUEST,
    THORS_DOMAIN,
    TYRS_DOMAIN,
    TYRS_PROWESS,
    TYRS_WRATH,
)
from meadhall.games.bloodrage.figures import LEADER, VOLUR_WITCH, WARRIOR, Figure
from meadhall.games.bloodrage.lands import NEIGHBOURS, OUTER, PLACES, PROVINCES, RESERVE, YGGDRASIL, Place, Province
from meadhall.games.bloodrage.model import LEADER_SLOT, RAGNAROK, BloodRage
from meadhall.kernel.core import Frame
from meadhall.kernel.values import Seat

IN_DANGER: Final = 0  # figures are about to be destroyed: Volur Witch, Frigga's Protection (BR-4.2)
AFTER_INVADE: Final = 1  # a figure has been placed: Frigga's Succor (BR-9.11)
AFTER_SUCCOR: Final = 2  # and then: Thor's Domain (BR-9.11)
CALL_TO_BATTLE: Final = 3  # a pillage is declared: figures from adjacent provinces (BR-14.1)
CARDS_REVEALED: Final = 4  # cards are turned up: Tyr's Domain and Tyr's Wrath (BR-15.6)
LATE_CARDS: Final = 5  # before strengths are compared: Heimdall's Eye and Heimdall's Gaze (BR-15.15)
BATTLE_WON: Final = 6  # the winner would discard: Tyr's Prowess (BR-16.10)
PROVINCE_PILLAGED: Final = 7  # the reward is taken: Lord of Hammers (BR-17.8)
BATTLE_OVER: Final = 8  # all is resolved: Loki's Blessing (BR-16.19)

THORS_DOMAIN_COST: Final = 2


def open_window(state: BloodRage, moment: int, first: Seat, province: Place) -> None:
    """Whoever holds something for this moment may use it, clockwise from `first`."""
    listeners = [clan for clan in state.clockwise(first) if listens(state, clan, moment, province)]
    if listeners:
        state.begin_all([reaction(clan, moment, province) for clan in listeners])


def offer(state: BloodRage, moment: int, clan: Seat, province: Place) -> None:
    """This clan alone may use what it holds for this moment."""
    if listens(state, clan, moment, province):
        state.begin(reaction(clan, moment, province))


def listens(state: BloodRage, clan: Seat, moment: int, province: Place) -> bool:
    """Whether a clan has something to say at this moment."""
    if moment == IN_DANGER:
        return may_save(state, clan, province)
    if moment == CALL_TO_BATTLE:
        return may_join(state, clan, province)
    if moment == LATE_CARDS:
        return may_add_late_card(state, clan)
    if moment == AFTER_INVADE:
        return may_bring_succor(state, clan, province)
    if moment == AFTER_SUCCOR:
        return may_pillage_at_once(state, clan, province)
    if moment == CARDS_REVEALED:
        return may_declare_quest(state, clan)
    if moment == BATTLE_WON:
        return may_buy_back(state, clan)
    if moment == PROVINCE_PILLAGED:
        return may_move_leader_on(state, clan, province)
    return may_use_blessing(state, clan, province)


def reaction(clan: Seat, moment: int, province: Place) -> Frame[Any]:
    """What the clan is asked. Reactions lead to invades and pillages, which open windows again."""
    from meadhall.games.bloodrage import reactions

    if moment == IN_DANGER:
        return reactions.SaveFigures(clan, province)
    if moment == AFTER_INVADE:
        return reactions.FriggasSuccor(clan, province)
    if moment == AFTER_SUCCOR:
        return reactions.ThorsDomain(clan, province)
    if moment == CARDS_REVEALED:
        return reactions.QuestAsBattleCard(clan)
    if moment == BATTLE_WON:
        return reactions.TyrsProwess(clan)
    if moment == PROVINCE_PILLAGED:
        return reactions.LordOfHammers(clan, province)
    assert moment == BATTLE_OVER
    return reactions.LokisBlessing(clan, province)


# In danger


def may_save(state: BloodRage, clan: Seat, province: Place) -> bool:
    if not state.doomed[2 * clan] and not state.doomed[2 * clan + 1]:
        return False
    return may_retreat(state, clan, province) or may_protect(state, clan)


def is_doomed(state: BloodRage, clan: Seat, figure: Figure) -> bool:
    if figure == WARRIOR:
        return state.doomed[2 * clan] > 0
    return state.doomed[2 * clan + 1] >> figure & 1 == 1


def count_doomed(state: BloodRage, clan: Seat) -> int:
    return state.doomed[2 * clan] + state.doomed[2 * clan + 1].bit_count()


def may_retreat(state: BloodRage, clan: Seat, province: Place) -> bool:
    """The Volur Witch, from an outer province, Ragnarök included (BR-R-20)."""
    return province < OUTER and is_doomed(state, clan, VOLUR_WITCH)


def may_protect(state: BloodRage, clan: Seat) -> bool:
    """With Frigga's Protection, 1 Rage for each figure, but not against Ragnarök (BR-R-20)."""
    return state.phase != RAGNAROK and state.rage[clan] > 0 and state.has_upgrade(clan, FRIGGAS_PROTECTION)


# After an invade


def may_bring_succor(state: BloodRage, clan: Seat, province: Place) -> bool:
    """A Warrior of the reserve may follow into an outer province (BR-R-13)."""
    return state.has_upgrade(clan, FRIGGAS_SUCCOR) and may_send_warrior(state, clan, province)


def may_send_warrior(state: BloodRage, clan: Seat, province: Place) -> bool:
    """A Warrior in reserve, an empty village, room under Horns (BR-9.2, BR-9.8)."""
    if province >= OUTER or not state.has_room(province):
        return False
    return state.warriors[clan * PLACES + RESERVE] > 0 and state.is_under_horns(clan)


def may_pillage_at_once(state: BloodRage, clan: Seat, province: Place) -> bool:
    """With Thor's Domain, for 2 Rage, a province it may pillage and nobody has sworn to (BR-R-13, BR-16.20)."""
    if not state.has_upgrade(clan, THORS_DOMAIN) or state.rage[clan] < THORS_DOMAIN_COST or province >= PROVINCES:
        return False
    if state.version < 2:
        return not state.is_pillaged(province)
    return state.may_pillage(clan, province) and not is_sworn(state, province)


def is_sworn(state: BloodRage, province: Province) -> bool:
    """Whether a pillage of this province waits for the battle to end."""
    return any([oath % PLACES == province for oath in state.sworn])


# In a battle


def may_join(state: BloodRage, clan: Seat, province: Province) -> bool:
    """A figure in an adjacent province; fjords are no provinces, so ships stay (BR-14.1, BR-14.6)."""
    row = clan * PLACES
    return any(state.figures[row + neighbour] for neighbour in NEIGHBOURS[province])


def may_declare_quest(state: BloodRage, clan: Seat) -> bool:
    """A Quest was revealed, and the clan has Tyr's Domain or Tyr's Wrath (BR-15.6)."""
    card = state.played[clan]
    if card == NO_CARD or KIND[card] != QUEST:
        return False
    return state.has_upgrade(clan, TYRS_DOMAIN) or state.has_upgrade(clan, TYRS_WRATH)


def may_add_late_card(state: BloodRage, clan: Seat) -> bool:
    """Everybody in the battle who holds a card is asked, or the question would tell what they hold (BR-15.15).

    In the First Age nobody can hold a card for it.
    """
    return state.fighting >> clan & 1 == 1 and state.age > 1 and len(state.hand[clan]) > 0


def may_buy_back(state: BloodRage, clan: Seat) -> bool:
    """The winner with Tyr's Prowess, unless Loki's Poison took the cards (BR-16.10, BR-16.11)."""
    if state.winner != clan or state.rage[clan] == 0 or not state.has_upgrade(clan, TYRS_PROWESS):
        return False
    return any([key // ALL_CARDS == clan for key in state.on_table])


def may_move_leader_on(state: BloodRage, clan: Seat, province: Province) -> bool:
    """The Leader stands in the pillaged province under the Lord of Hammers (BR-17.10)."""
    if state.in_slot(clan, LEADER_SLOT) != LORD_OF_HAMMERS or state.where(clan, LEADER) != province:
        return False
    return any([state.has_room(neighbour) for neighbour in NEIGHBOURS[province]])


def may_use_blessing(state: BloodRage, clan: Seat, province: Province) -> bool:
    """A loser with Loki's Blessing; ties count, Yggdrasil does not unless the table says so (BR-16.19, BR-R-23)."""
    lost = state.fighting >> clan & 1 == 1 and state.winner != clan
    if not lost or not state.has_upgrade(clan, LOKIS_BLESSING):
        return False
    if province == YGGDRASIL:
        warrior = state.warriors[clan * PLACES + RESERVE] > 0
        return state.blessing_in_yggdrasil and warrior and state.is_under_horns(clan)
    return may_send_warrior(state, clan, province)
