"""What a move would cost or bring, in numbers, for whoever is about to make it."""

from __future__ import annotations

from typing import Final

from meadhall.games.clashofrage.assault import PickCasualty, StrikeOrFlee, most_felled
from meadhall.games.clashofrage.cards import GOLD, PRICE, REINFORCEMENTS
from meadhall.games.clashofrage.heroes import HERO_PRICE
from meadhall.games.clashofrage.model import ELVES, NOWHERE, Army, ClashOfRage, count, size
from meadhall.games.clashofrage.movement import GoOn, PickFigures, hero_unmoved, unmoved
from meadhall.games.clashofrage.moves import (
    Buy,
    CallAt,
    Deploy,
    DeployRest,
    Fell,
    FellAll,
    FightAt,
    Fit,
    Forge,
    Go,
    LeaveOne,
    Pass,
    PlaceBastion,
    PlayTactic,
    Recruit,
    Strike,
    Take,
    TakeAll,
)
from meadhall.games.clashofrage.odds import outcome_at
from meadhall.games.clashofrage.regions import HOME, PLACES, Place, Spot, territories_beside
from meadhall.games.clashofrage.stones import PickStone
from meadhall.games.clashofrage.tactics import PickStronghold
from meadhall.kernel.values import Move, Seat

HOPELESS: Final = -1  # nearly, that is
SURE: Final = 1


def about(state: ClashOfRage, seat: Seat | None, move: Move) -> dict[str, int]:
    """Prices, numbers of figures, and odds in percent; everything here is public but a hand's own cards."""
    if seat is None:
        return {}
    question = state.stack[-1] if state.stack else None
    match move:
        case PlayTactic(tactic=tactic):
            army = REINFORCEMENTS[tactic]
            return {"gold": GOLD[tactic], "ones": count(army, 0), "twos": count(army, 1), "threes": count(army, 2)}
        case PlaceBastion(spot=spot):
            return neighbours(state, spot)
        case Pass():
            return {"wasted": 1}
        case Buy(card=card):
            return {"price": PRICE[card]}
        case Recruit(hero=hero):
            return {"price": HERO_PRICE[hero]}
        case Forge():
            return {"cost": state.forging_cost(seat), "draws": 1 + state.controlled(seat, state.forges)}
        case Take(level=level) | LeaveOne(level=level) | Fit(level=level):
            return {"unit": state.unit(seat, level)}
        case TakeAll() if isinstance(question, PickFigures):
            rest = unmoved(state, seat, question.place) - question.band
            hero_left = not question.with_hero and hero_unmoved(state, seat, question.place)
            return {"count": size(rest) + int(hero_left)}
        case Deploy() if isinstance(question, PickStronghold):
            return {"unit": state.unit(seat, question.level)}
        case CallAt() if isinstance(question, PickStone):
            return {"unit": state.unit(seat, question.level)}
        case DeployRest():
            return {"count": size(state.arriving)}
        case Go(place=place) if isinstance(question, PickFigures | GoOn):
            return odds_of_going(state, seat, question, place)
        case FightAt(place=place):
            return {"foes": state.enemy_units(seat, place), **odds_at(state, seat, place)}
        case Strike() if isinstance(question, StrikeOrFlee):
            return odds_at(state, seat, question.place)
        case Fell(level=level) if isinstance(question, PickCasualty):
            return {"unit": state.unit(question.enemy, level)}
        case FellAll(level=level) if isinstance(question, PickCasualty):
            number = most_felled(state, question.enemy, question.place, level)
            return {"unit": state.unit(question.enemy, level), "count": number}
        case _:
            return {}


def neighbours(state: ClashOfRage, spot: Spot) -> dict[str, int]:
    """The territories around a corner of the map, by which it is told from others."""
    found = sorted(territories_beside(state.tiles, state.spots[spot]))
    places = {name: place for name, place in zip(("near", "next", "third"), found)}
    return {"neighbours": len(found), **places}


def odds_at(state: ClashOfRage, seat: Seat, place: Place) -> dict[str, int]:
    """How likely this clan wins the fight here, in percent; units it would lose and fell, in tenths of one."""
    foe = state.enemies(seat, place)[0]
    attacker, defender = (seat, foe) if foe == ELVES or seat == state.active else (foe, seat)
    outcome = outcome_at(state, attacker, defender, place)
    attackers_lost = fallen(state.units(attacker, place), outcome.attackers_left)
    defenders_lost = fallen(state.units(defender, place), outcome.defenders_left)
    if attacker == seat:
        return told(outcome.wins, outcome.loses, attackers_lost, defenders_lost)
    return told(outcome.loses, outcome.wins, defenders_lost, attackers_lost)


def fallen(army: Army, left: list[float]) -> float:
    return size(army) - left[0] - left[1] - left[2]


def told(wins: float, loses: float, lost: float, felled: float) -> dict[str, int]:
    """In percent. Nothing is called sure or hopeless that is not: it is nearly so, below 1 % or above 99 %."""
    percent = round(100 * wins)
    nearly = 0
    if percent == 0 and wins > 0.0:
        percent, nearly = 1, HOPELESS
    elif percent == 100 and loses > 0.0:
        percent, nearly = 99, SURE
    return {"chance": percent, "nearly": nearly, "lost": round(10 * lost), "felled": round(10 * felled)}


def odds_of_going(state: ClashOfRage, seat: Seat, question: PickFigures | GoOn, place: Place) -> dict[str, int]:
    """Enemies there, and the odds against them should the band stay with whoever is there already."""
    foes = state.enemy_units(seat, place)
    if place == HOME or not foes or not question.band:
        return {"foes": foes, **(told(0.0, 1.0, 0.0, 0.0) if foes else told(1.0, 0.0, 0.0, 0.0))}
    there = state.copy()
    there.battlefield = NOWHERE
    there.army[PLACES * seat + question.place] -= question.band
    there.army[PLACES * seat + place] += question.band
    if question.with_hero:
        there.hero_at[seat] = place
    return {"foes": foes, **odds_at(there, seat, place)}
