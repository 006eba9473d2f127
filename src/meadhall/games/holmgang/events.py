"""The events of Holmgang."""

from __future__ import annotations

from typing import Final

from meadhall.games.holmgang.model import Card, Village
from meadhall.kernel.values import Event, Seat


class SeasonBegan(Event):
    """With the clan that goes first."""

    def __init__(self, season: int, clan: Seat) -> None:
        self.season: Final = season
        self.clan: Final = clan


class Rested(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class CardsRevealed(Event):
    def __init__(self, village: Village, clans: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        self.village: Final = village
        self.clans: Final = clans
        self.cards: Final = cards


class BattleWon(Event):
    def __init__(self, village: Village, winner: Seat) -> None:
        self.village: Final = village
        self.winner: Final = winner


class NobodyWon(Event):
    def __init__(self, village: Village) -> None:
        self.village: Final = village


class PlunderDrawn(Event):
    def __init__(self, clan: Seat, worth: int) -> None:
        self.clan: Final = clan
        self.worth: Final = worth


class VillageBurnt(Event):
    def __init__(self, village: Village) -> None:
        self.village: Final = village


class CardBurnt(Event):
    """Others see that a card went into the fire, not which."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.clan else CardBurnt(self.clan, 0)


class ManFroze(Event):
    def __init__(self, clan: Seat, village: Village) -> None:
        self.clan: Final = clan
        self.village: Final = village
