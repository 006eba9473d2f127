"""The events of Blood Rage."""

from __future__ import annotations

from typing import Final

from meadhall.games.bloodrage.cards.columns import Card
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.figures import Figure
from meadhall.games.bloodrage.lands import Place, Province
from meadhall.games.bloodrage.model import Stat
from meadhall.kernel.values import Event, Seat

# The course of the game


class ClansDrawn(Event):
    """Which clan each seat leads."""

    def __init__(self, animals: tuple[int, ...]) -> None:
        self.animals: Final = animals


class TokensPlaced(Event):
    """The reward on each outer province (BR-5.4)."""

    def __init__(self, tokens: tuple[int, ...]) -> None:
        self.tokens: Final = tokens


class ProvincesLost(Event):
    """Destroyed from the start (BR-5.7)."""

    def __init__(self, provinces: tuple[Province, ...]) -> None:
        self.provinces: Final = provinces


class DoomNamed(Event):
    """The province the Ragnarök token of an Age names (BR-5.5)."""

    def __init__(self, age: int, province: Province) -> None:
        self.age: Final = age
        self.province: Final = province


class AgeBegan(Event):
    """With the clan that holds the First Player token."""

    def __init__(self, age: int, clan: Seat) -> None:
        self.age: Final = age
        self.clan: Final = clan


class PhaseBegan(Event):
    def __init__(self, phase: int) -> None:
        self.phase: Final = phase


class PacksDealt(Event):
    def __init__(self, age: int) -> None:
        self.age: Final = age


class PacksPassed(Event):
    """Everybody looks at what the neighbour passed on."""


class PairsDiscarded(Event):
    """The two cards left of each pack go unseen (BR-7.6)."""


class CardKept(Event):
    """Others see that a card was kept, not which."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.clan else CardKept(self.clan, NO_CARD)


class RageRestored(Event):
    def __init__(self, clan: Seat, rage: int) -> None:
        self.clan: Final = clan
        self.rage: Final = rage


class ActionPhaseEnded(Event):
    def __init__(self, all_pillaged: int) -> None:
        self.all_pillaged: Final = all_pillaged


class TokensTurned(Event):
    """Every Pillage token shows its reward again (BR-22.1)."""


# Actions


class TurnBegan(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class Passed(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class Invaded(Event):
    """From the reserve, or called back from Valhalla."""

    def __init__(self, clan: Seat, figure: Figure, source: Place, place: Place, cost: int) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.source: Final = source
        self.place: Final = place
        self.cost: Final = cost


class MarchBegan(Event):
    """Paid for, before anybody has moved (BR-10.1)."""

    def __init__(self, clan: Seat, source: Province, province: Province, cost: int) -> None:
        self.clan: Final = clan
        self.source: Final = source
        self.province: Final = province
        self.cost: Final = cost


class Marched(Event):
    def __init__(self, clan: Seat, figure: Figure, source: Province, province: Province) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.source: Final = source
        self.province: Final = province


class Upgraded(Event):
    """Shown and paid for; `UpgradePlaced` tells where it goes."""

    def __init__(self, clan: Seat, card: Card, cost: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.cost: Final = cost


class UpgradeReplaced(Event):
    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class UpgradePlaced(Event):
    """On the clan sheet."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class MonsterRecruited(Event):
    def __init__(self, clan: Seat, figure: Figure) -> None:
        self.clan: Final = clan
        self.figure: Final = figure


class MonsterDismissed(Event):
    def __init__(self, clan: Seat, figure: Figure) -> None:
        self.clan: Final = clan
        self.figure: Final = figure


class QuestCommitted(Event):
    """Others see that a Quest was committed, not which."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.clan else QuestCommitted(self.clan, NO_CARD)


class CardUsed(Event):
    """A clan calls on an upgrade."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


# Pillage and battle


class PillageDeclared(Event):
    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


class PillageEnded(Event):
    """With all that followed from it, whoever won."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


class OathLapsed(Event):
    """A pillage sworn by Thor's Domain that can no longer be carried out (BR-16.20)."""

    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


class BattleJoined(Event):
    def __init__(self, clan: Seat, figure: Figure, source: Province, province: Province) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.source: Final = source
        self.province: Final = province


class CallDeclined(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class BattleBegan(Event):
    def __init__(self, province: Province, clans: tuple[Seat, ...]) -> None:
        self.province: Final = province
        self.clans: Final = clans


class NobodyOpposed(Event):
    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


class CardsRevealed(Event):
    def __init__(self, province: Province, clans: tuple[Seat, ...], cards: tuple[Card, ...]) -> None:
        self.province: Final = province
        self.clans: Final = clans
        self.cards: Final = cards


class QuestDeclared(Event):
    """A Quest fights as a Battle card (BR-15.6)."""

    def __init__(self, clan: Seat, card: Card, strength: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.strength: Final = strength


class TextCancelled(Event):
    """By Thor's Primacy."""

    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class CardsSweptAway(Event):
    """By Heimdall's Watch."""

    def __init__(self, clan: Seat, glory: int) -> None:
        self.clan: Final = clan
        self.glory: Final = glory


class LateCardAdded(Event):
    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class LateCardDeclined(Event):
    def __init__(self, clan: Seat) -> None:
        self.clan: Final = clan


class SightCounted(Event):
    """What Heimdall's Sight is worth in this battle (BR-15.19)."""

    def __init__(self, clan: Seat, card: Card, strength: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.strength: Final = strength


class StrengthCompared(Event):
    def __init__(self, province: Province, clans: tuple[Seat, ...], totals: tuple[int, ...]) -> None:
        self.province: Final = province
        self.clans: Final = clans
        self.totals: Final = totals


class BattleWon(Event):
    def __init__(self, province: Province, clan: Seat) -> None:
        self.province: Final = province
        self.clan: Final = clan


class NobodyWon(Event):
    def __init__(self, province: Province) -> None:
        self.province: Final = province


class RageStolen(Event):
    def __init__(self, clan: Seat, victim: Seat, rage: int, card: Card) -> None:
        self.clan: Final = clan
        self.victim: Final = victim
        self.rage: Final = rage
        self.card: Final = card


class GloryStolen(Event):
    def __init__(self, clan: Seat, victim: Seat, glory: int, card: Card) -> None:
        self.clan: Final = clan
        self.victim: Final = victim
        self.glory: Final = glory
        self.card: Final = card


class CardsPoisoned(Event):
    def __init__(self, clan: Seat, victim: Seat, cards: tuple[Card, ...], card: Card) -> None:
        self.clan: Final = clan
        self.victim: Final = victim
        self.cards: Final = cards
        self.card: Final = card


class CardsDiscarded(Event):
    def __init__(self, clan: Seat, cards: tuple[Card, ...]) -> None:
        self.clan: Final = clan
        self.cards: Final = cards


class CardsTakenBack(Event):
    def __init__(self, clan: Seat, cards: tuple[Card, ...]) -> None:
        self.clan: Final = clan
        self.cards: Final = cards


class CardBoughtBack(Event):
    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class ProvincePillaged(Event):
    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


class LeaderMovedOn(Event):
    """By the Lord of Hammers."""

    def __init__(self, clan: Seat, source: Province, province: Province) -> None:
        self.clan: Final = clan
        self.source: Final = source
        self.province: Final = province


# Gains


class StatRaised(Event):
    def __init__(self, clan: Seat, stat: Stat, value: int) -> None:
        self.clan: Final = clan
        self.stat: Final = stat
        self.value: Final = value


class RaiseLost(Event):
    """The stat is on its last step already (BR-3.7)."""

    def __init__(self, clan: Seat, stat: Stat) -> None:
        self.clan: Final = clan
        self.stat: Final = stat


class RageGained(Event):
    def __init__(self, clan: Seat, rage: int, card: Card) -> None:
        self.clan: Final = clan
        self.rage: Final = rage
        self.card: Final = card


class GloryFromCard(Event):
    def __init__(self, clan: Seat, glory: int, card: Card) -> None:
        self.clan: Final = clan
        self.glory: Final = glory
        self.card: Final = card


class GloryFromToken(Event):
    def __init__(self, clan: Seat, glory: int) -> None:
        self.clan: Final = clan
        self.glory: Final = glory


class GloryFromBattle(Event):
    def __init__(self, clan: Seat, glory: int) -> None:
        self.clan: Final = clan
        self.glory: Final = glory


class GloryFromRagnarok(Event):
    """With the cards that pay it twice (BR-20.5)."""

    def __init__(self, clan: Seat, glory: int, count: int, doubled: tuple[Card, ...]) -> None:
        self.clan: Final = clan
        self.glory: Final = glory
        self.count: Final = count
        self.doubled: Final = doubled


class GloryFromLegend(Event):
    def __init__(self, clan: Seat, glory: int, stat: Stat) -> None:
        self.clan: Final = clan
        self.glory: Final = glory
        self.stat: Final = stat


# The fate of figures


class FiguresEndangered(Event):
    """About to be destroyed, unless their clan saves them (BR-4.2)."""

    def __init__(self, clan: Seat, province: Province, count: int) -> None:
        self.clan: Final = clan
        self.province: Final = province
        self.count: Final = count


class FigureKept(Event):
    """The one a clan keeps in Odin's Tide."""

    def __init__(self, clan: Seat, figure: Figure) -> None:
        self.clan: Final = clan
        self.figure: Final = figure


class FigureDestroyed(Event):
    def __init__(self, clan: Seat, figure: Figure, place: Place) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.place: Final = place


class FigureSaved(Event):
    def __init__(self, clan: Seat, figure: Figure, province: Province) -> None:
        self.clan: Final = clan
        self.figure: Final = figure
        self.province: Final = province


class WitchRetreated(Event):
    def __init__(self, clan: Seat, province: Province) -> None:
        self.clan: Final = clan
        self.province: Final = province


# The other phases


class HandDiscarded(Event):
    """In the Third Age nothing is kept (BR-18.2)."""

    def __init__(self, clan: Seat, count: int) -> None:
        self.clan: Final = clan
        self.count: Final = count


class HandPutAway(Event):
    """Others see how many cards were discarded, not which one stays."""

    def __init__(self, clan: Seat, card: Card, count: int) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.count: Final = count

    def seen_by(self, seat: Seat | None) -> Event:
        return self if seat == self.clan else HandPutAway(self.clan, NO_CARD, self.count)


class QuestsRevealed(Event):
    def __init__(self, clan: Seat, cards: tuple[Card, ...]) -> None:
        self.clan: Final = clan
        self.cards: Final = cards


class QuestCompleted(Event):
    """With the cards that pay it twice (BR-19.12)."""

    def __init__(self, clan: Seat, card: Card, glory: int, doubled: tuple[Card, ...]) -> None:
        self.clan: Final = clan
        self.card: Final = card
        self.glory: Final = glory
        self.doubled: Final = doubled


class QuestFailed(Event):
    def __init__(self, clan: Seat, card: Card) -> None:
        self.clan: Final = clan
        self.card: Final = card


class ProvinceDestroyed(Event):
    def __init__(self, province: Province) -> None:
        self.province: Final = province


class DoomMoved(Event):
    def __init__(self, province: Province) -> None:
        self.province: Final = province


class FiguresReleased(Event):
    def __init__(self, clan: Seat, count: int) -> None:
        self.clan: Final = clan
        self.count: Final = count


class GameEnded(Event):
    """The last score is counted."""
