"""Meadhall: great Viking board games as exact rules, to play, to study and to learn from."""

from meadhall.kernel.game import Game, new, read
from meadhall.kernel.shelf import names as games
from meadhall.kernel.troubles import (
    BadOption,
    BadPosition,
    BadRecord,
    CannotUndo,
    IllegalMove,
    Trouble,
    UnknownGame,
)
from meadhall.kernel.values import CHANCE, Event, Move, Refusal

__all__ = [
    "CHANCE",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "CannotUndo",
    "Event",
    "Game",
    "IllegalMove",
    "Move",
    "Refusal",
    "Trouble",
    "UnknownGame",
    "games",
    "new",
    "read",
]
