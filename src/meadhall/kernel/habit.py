"""How agents search a game: a game says what suits it. See docs/agents.md for how to find it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Habit:
    """Numbers for `meadhall.agents.search` and `plans`, which know no game by name."""

    pace: int = 500  # imagined tables to a move, for an agent that has up to a tenth of a second
    curiosity: float = 0.2  # how much is tried beside what has proved best
    sharpness: float = 50.0  # how strongly a better look draws curiosity: at 50, e times as much for 0.02
    doubt: float = 0.02  # how much of curiosity goes to all moves alike, however they look
    follow: int = 4  # choices of a turn played on before it is judged, where `evaluate` does not judge midway
    branches: int = 0  # outcomes of chance told apart; of more, one is drawn and not remembered
    share: int = 1  # times one imagined table is used, where imagining takes long
    plans: int = 0  # for one's own turn, tried against the replies of others; 0: a tree of choices is searched instead
    is_relative: bool = False  # what counts is to be better off than the best of the others
