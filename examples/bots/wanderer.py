#!/usr/bin/env python3
"""A bot by lines of text, with nothing but Python's standard library: docs/bots.md shows the conversation.

It plays any game at random, but never twice in a row the same kind of move if it can help it. What makes it a useful
beginning is the rest: it keeps the story its seat was told, knows what its seat sees, and passes over what it does not
know. Replace `chosen`.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator
from typing import Any


class Wanderer:
    def __init__(self) -> None:
        self.luck = random.Random(7)
        self.game: dict[str, Any] = {}  # which game, how many seats, which of them is ours, the table's options
        self.story: list[dict[str, Any]] = []  # every event our seat was told
        self.position: dict[str, Any] = {}  # what our seat sees now, and what it is asked
        self.moves: list[str] = []
        self.last = ""

    def answers(self, line: str) -> Iterator[str]:
        """What is said to one line; nothing to one we do not know."""
        word, _, rest = line.strip().partition(" ")
        if word == "meadhall":
            yield from ("name Wanderer", "author The Meadhall players", "plays *", "option luck 7", "ready")
        elif word == "ready?":
            yield "ready"
        elif word == "set" and rest.startswith("luck "):
            self.luck = random.Random(rest.removeprefix("luck "))
        elif word == "newgame":
            self.game, self.story = json.loads(rest), []
        elif word == "position":
            self.position = json.loads(rest)
            self.story = self.story[: self.position["first"]] + self.position["events"]
        elif word == "moves":
            self.moves = rest.split("\t")
        elif word == "go" and self.moves:
            self.last = self.chosen()
            yield f"info {len(self.story)} events, {len(self.moves)} moves"
            yield f"move {self.last}"
            self.moves = []

    def chosen(self) -> str:
        """The one function to replace. `self.position["view"]` is what our seat sees."""
        fresh = [move for move in self.moves if move.split()[0] != self.last.split(" ")[0]]
        return self.luck.choice(fresh or self.moves)


def main() -> None:
    bot = Wanderer()
    for line in sys.stdin:
        if line.strip() == "quit":
            return
        try:
            for answer in bot.answers(line):
                print(answer, flush=True)
        except (ValueError, KeyError, TypeError) as reason:
            print(f"not understood: {reason}", file=sys.stderr)


if __name__ == "__main__":
    main()
