"""What is known of a game that was played: one line of JSON."""

from __future__ import annotations

import msgspec

from meadhall.kernel.rules import Choice, SeatResult


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: all that a worker must know."""

    number: int
    game: str  # its name on the shelf
    seed: int
    agents: tuple[str, ...]  # by seat
    options: dict[str, Choice]


class Played(msgspec.Struct, frozen=True):
    """A game that was played; lists are by seat."""

    number: int
    seed: int
    options: dict[str, Choice]
    agents: tuple[str, ...]
    results: tuple[SeatResult, ...]
    decisions: tuple[int, ...]
    questions: dict[str, int]  # decisions by what was asked
    rounds: int | None  # where the game counts them
    groups: dict[str, tuple[tuple[str, ...], ...]]  # what each seat was: {"clan": (("wolf",), ("bear",))}
    deeds: dict[str, tuple[tuple[str, ...], ...]]  # what each seat did, once each: {"tile-taken": (("axe", …), …)}
    seconds: float  # the whole game
    thinking: tuple[float, ...]  # seconds

    @property
    def length(self) -> int:
        """Decisions of all players."""
        return sum(self.decisions)


def share_of_win(results: tuple[SeatResult, ...], seat: int, is_cooperative: bool) -> float:
    """A victory is divided among rivals; those who play together do not divide it."""
    if not results[seat].won:
        return 0.0
    return 1.0 if is_cooperative else 1 / sum(1 for other in results if other.won)
