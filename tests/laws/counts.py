"""How many ways a game can go: one wrong option anywhere changes the number.

A line of `tests/counts/*.txt` names a start and what is found from there:

    raids 2 7 villages=4 after=30 : 3 12 131 1502

Two seats, seed 7, these options, after 30 random decisions: within 3 decisions
players can answer in 12, then 131, then 1502 ways. Chance draws from the seed,
every branch from its own copy. What stands after a `#` is for people.

    python -m tests.laws.counts             counts every line again and rewrites the files
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meadhall.kernel import core, shelf
from meadhall.kernel.core import State
from meadhall.kernel.dice import Dice

COUNTS = Path(__file__).parents[1] / "counts"


@dataclass(frozen=True)
class Start:
    text: str  # as it stands before the colon
    depth: int
    expected: tuple[int, ...]

    def table(self) -> tuple[State, Dice]:
        name, seats, seed, *wishes = self.text.split()
        rules = shelf.find(name)
        options: dict[str, Any] = dict(wish.split("=") for wish in wishes)
        after = int(options.pop("after", 0))
        dice = Dice(int(seed))
        state: State = rules.begin(int(seats), rules.choices(int(seats), options))
        core.run(state)
        core.settle(state, dice)
        for _ in range(after):
            seat = state.waiting[0]
            core.answer(state, seat, dice.choice(core.options(state, seat)))
            core.settle(state, dice)
        return state, dice

    def counted(self) -> tuple[int, ...]:
        found = [0] * self.depth
        count(*self.table(), found, 0)
        return tuple(found)


def count(state: State, dice: Dice, found: list[int], level: int) -> None:
    """Add the answers that can be given here to `found`, and those that can follow."""
    if level == len(found) or not state.waiting:
        return
    seat = state.waiting[0]
    moves = core.options(state, seat)
    found[level] += len(moves)
    if level + 1 == len(found):
        return
    for move in moves:
        twin, own = state.copy(), dice.copy()
        core.answer(twin, seat, move)
        core.settle(twin, own)
        count(twin, own, found, level + 1)


def starts(path: Path) -> Iterator[Start]:
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if line:
            text, _, numbers = line.partition(" : ")
            depth, *expected = [int(number) for number in numbers.split()]
            yield Start(text, depth, tuple(expected))


def rewrite(path: Path) -> None:
    lines = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            text, _, numbers = line.partition(" : ")
            start = Start(text, int(numbers.split()[0]), ())
            line = f"{text} : {start.depth} " + " ".join(str(number) for number in start.counted())
        lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for path in sorted(COUNTS.glob("*.txt")):
        rewrite(path)
