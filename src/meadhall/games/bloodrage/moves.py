"""The moves of Blood Rage. A move's number is its place in MOVES; records write names."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import Card
from meadhall.games.bloodrage.cards.numbers import ALL_CARDS, KINDS
from meadhall.games.bloodrage.figures import Figure
from meadhall.games.bloodrage.lands import BOARD, PROVINCES, Place, Province
from meadhall.games.bloodrage.model import CLAN_SLOTS, MONSTER_SLOTS, STATS, Slot, Stat
from meadhall.kernel.values import Move, numbered


class Pass(Move):
    def __init__(self) -> None:
        super().__init__()


class Decline(Move):
    """No, or no more."""

    def __init__(self) -> None:
        super().__init__()


class Accept(Move):
    def __init__(self) -> None:
        super().__init__()


class Sacrifice(Move):
    """The action of Frigga's Sacrifice."""

    def __init__(self) -> None:
        super().__init__()


class Retreat(Move):
    """The Volur Witch goes to Yggdrasil instead of dying."""

    def __init__(self) -> None:
        super().__init__()


class Raise(Move):
    def __init__(self, stat: Stat) -> None:
        super().__init__((stat,))
        self.stat: Final = stat


class FillSlot(Move):
    """Where on the clan sheet an upgrade goes."""

    def __init__(self, slot: Slot) -> None:
        super().__init__((slot,))
        self.slot: Final = slot


class Invade(Move):
    def __init__(self, figure: Figure) -> None:
        super().__init__((figure,))
        self.figure: Final = figure


class Rally(Move):
    """The action of Frigga's Domain: a figure comes back from Valhalla."""

    def __init__(self, figure: Figure) -> None:
        super().__init__((figure,))
        self.figure: Final = figure


class Take(Move):
    """One figure, where only one place or none is in question."""

    def __init__(self, figure: Figure) -> None:
        super().__init__((figure,))
        self.figure: Final = figure


class Save(Move):
    """Frigga's Protection keeps this figure."""

    def __init__(self, figure: Figure) -> None:
        super().__init__((figure,))
        self.figure: Final = figure


class March(Move):
    """From this province; where to and with whom is asked next."""

    def __init__(self, province: Province) -> None:
        super().__init__((province,))
        self.province: Final = province


class Pillage(Move):
    def __init__(self, province: Province) -> None:
        super().__init__((province,))
        self.province: Final = province


class Challenge(Move):
    """The action of Tyr's Challenge: pillage a pillaged province again."""

    def __init__(self, province: Province) -> None:
        super().__init__((province,))
        self.province: Final = province


class TakeWarrior(Move):
    """A Warrior from this province."""

    def __init__(self, province: Province) -> None:
        super().__init__((province,))
        self.province: Final = province


class Go(Move):
    """To this place."""

    def __init__(self, place: Place) -> None:
        super().__init__((place,))
        self.place: Final = place


class PlayCard(Move):
    """An upgrade, a Quest to commit, a card for a battle."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


class KeepCard(Move):
    """In the draft, in the Discard phase, and with Tyr's Prowess."""

    def __init__(self, card: Card) -> None:
        super().__init__((card,))
        self.card: Final = card


# What chance does


class DrawClans(Move):
    """A clan for each seat."""

    def __init__(self, clans: tuple[int, ...]) -> None:
        super().__init__(clans)
        self.clans: Final = clans


class PlaceTokens(Move):
    """A Pillage token for each outer province."""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        super().__init__(tokens)
        self.tokens: Final = tokens


class PlaceDooms(Move):
    """The provinces named for the three Ages, then those destroyed from the start."""

    def __init__(self, provinces: tuple[Province, ...]) -> None:
        super().__init__(provinces)
        self.provinces: Final = provinces


class Deal(Move):
    """Eight cards for each seat, one after another."""

    def __init__(self, cards: tuple[Card, ...]) -> None:
        super().__init__(cards)
        self.cards: Final = cards


PASS: Final = Pass()
DECLINE: Final = Decline()
ACCEPT: Final = Accept()
SACRIFICE: Final = Sacrifice()
RETREAT: Final = Retreat()
RAISE: Final = [Raise(stat) for stat in range(STATS)]
FILL_SLOT: Final = {slot: FillSlot(slot) for slot in [*MONSTER_SLOTS, *CLAN_SLOTS]}  # the other kinds have one
INVADE: Final = [Invade(figure) for figure in range(KINDS)]
RALLY: Final = [Rally(figure) for figure in range(KINDS)]
TAKE: Final = [Take(figure) for figure in range(KINDS)]
SAVE: Final = [Save(figure) for figure in range(KINDS)]
MARCH: Final = [March(province) for province in range(PROVINCES)]
PILLAGE: Final = [Pillage(province) for province in range(PROVINCES)]
CHALLENGE: Final = [Challenge(province) for province in range(PROVINCES)]
TAKE_WARRIOR: Final = [TakeWarrior(province) for province in range(PROVINCES)]
GO: Final = [Go(place) for place in range(BOARD)]
PLAY_CARD: Final = [PlayCard(card) for card in range(ALL_CARDS)]
KEEP_CARD: Final = [KeepCard(card) for card in range(ALL_CARDS)]

MOVES: Final[list[Move]] = numbered(
    [
        PASS,
        DECLINE,
        ACCEPT,
        SACRIFICE,
        RETREAT,
        *RAISE,
        *FILL_SLOT.values(),
        *INVADE,
        *RALLY,
        *TAKE,
        *SAVE,
        *MARCH,
        *PILLAGE,
        *CHALLENGE,
        *TAKE_WARRIOR,
        *GO,
        *PLAY_CARD,
        *KEEP_CARD,
    ]
)
