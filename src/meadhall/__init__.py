"""Meadhall: great Viking board games as exact rules, to play, to study and to learn from."""

from importlib import import_module
from types import ModuleType

from meadhall.kernel.game import Game, new, read
from meadhall.kernel.shelf import names as game_names
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
    "game_names",
    "new",
    "read",
]


def __getattr__(name: str) -> ModuleType:
    """`meadhall.games()` once listed the games; the folder of that name still answers for it."""
    if name == "games":
        return import_module("meadhall.games")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
