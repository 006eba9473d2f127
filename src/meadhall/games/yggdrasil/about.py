"""What a move would cost or bring, in numbers for its words."""

from __future__ import annotations

from meadhall.games.yggdrasil.model import ODINS_RESIDENCE, PIECES, RUNE_OF, Yggdrasil
from meadhall.games.yggdrasil.moves import (
    Calm,
    ChangeTrance,
    DefeatGiant,
    EndTurn,
    Fight,
    FightGiant,
    FightTop,
    FillBag,
    Forge,
    LetAdvance,
    Meet,
    MoveValkyries,
    PushBack,
    Search,
    SendElves,
    SendVikings,
)
from meadhall.games.yggdrasil.outlook import NO_ARTEFACT, chance_of, chance_to_calm, chance_with, fight_under_way, total
from meadhall.games.yggdrasil.worlds import FILLED
from meadhall.kernel.values import Move, Seat


def about(state: Yggdrasil, seat: Seat | None, move: Move) -> dict[str, int]:
    """Always the same names for a class of moves."""
    match move:
        case Calm():
            return {"chance": chance_to_calm(state)}
        case ChangeTrance():
            return {"entering": 0 if state.is_in_trance(state.active) else 1}
        case EndTurn():
            return {"wasted": state.actions_left()}
        case Fight(enemy=enemy):
            strength = state.strength(enemy)
            return {"strength": strength, "chance": chance_of(state, strength, state.level(state.active, enemy))}
        case FightTop() | FightGiant():
            strength = state.giant_strength()
            return {"strength": strength, "chance": chance_of(state, strength, NO_ARTEFACT)}
        case PushBack(enemy=enemy):
            return {"space": state.spaces[enemy]}
        case LetAdvance(enemy=enemy):
            return {"space": min(ODINS_RESIDENCE, state.spaces[enemy] + 1)}
        case MoveValkyries(island=island):
            return {"flooded": 1 if island == state.submerged else 0}
        case Search():
            return {"pawns": state.search_size()}
        case Forge(artefact=artefact):
            return {"level": state.level(state.active, artefact) + 1, "enemy": artefact}
        case Meet(god=god):
            return {"vikings": state.vikings[god], "elves": state.elves[god]}
        case FillBag():
            return {"count": min(FILLED, state.dead)}
        case DefeatGiant(giant=giant):
            rune = RUNE_OF[giant]
            return {"rune": rune, "fallen": state.fallen(rune), "pieces": PIECES[rune]}
        case SendVikings() | SendElves():
            return about_fight(state, move)
        case _:
            return {}


def about_fight(state: Yggdrasil, move: Move) -> dict[str, int]:
    fight = fight_under_way(state)
    if isinstance(move, SendVikings):
        return {"chance": 0 if fight is None else chance_with(state, fight, move.count)}
    assert isinstance(move, SendElves)
    if fight is None:
        return {"total": 0, "strength": 0}
    return {"total": total(state, fight) + move.count, "strength": fight.strength(state)}
