"""One random game of each title printed in full, so that a change to the rules shows up as a readable diff.

    python -m tests.laws.playthrough GAME [SEED]        writes tests/playthroughs/GAME.txt anew

Of the view a spectator is sent, everything is told once and afterwards what has
changed; of what a seat sees, only what differs from that. A long game is left
after so many decisions that the rest would bring nothing new.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.notation import text_of
from meadhall.kernel.values import Seat
from meadhall.kernel.words import words_of

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"
ENOUGH = 100  # decisions


def path_of(name: str) -> Path:
    return PLAYTHROUGHS / f"{name}.txt"


def seed_of(name: str) -> int:
    """The seed an earlier playthrough tells in its first line."""
    if not path_of(name).exists():
        return 0
    found = re.search(r"seed (\d+)", path_of(name).read_text(encoding="utf-8").splitlines()[0])
    return int(found[1]) if found else 0


def playthrough(name: str, seed: int) -> str:
    rules = shelf.find(name)
    game = Game(rules, rules.seats[0], seed)
    return (
        "\n".join([f"{name} {rules.version}, {game.seats} seats, seed {seed}", "", *lines_of(game, Dice(seed))]) + "\n"
    )


def lines_of(game: Game, dice: Dice) -> Iterator[str]:
    words = words_of(game.rules, "en")
    told = 0
    seen: dict[str, Any] = {}
    number = 0
    while True:
        for event in game.events(None)[told:]:
            yield words.event(event)
        told = len(game.told)
        now = sent(game, None)
        yield "    view " + as_json(now, seen)
        seen = now
        if game.is_over or number == ENOUGH:
            break
        number += 1
        yield ""
        yield f"{number}. {game.situation()}"
        yield words.decision(core.asked(game.state))
        for seat in game.waiting:
            own = as_json(sent(game, seat), seen)
            yield f"    {seat} sees {own}" if own != "{}" else f"    {seat} sees the same"
            for move in game.options(seat):
                text = words.move(move, game.rules.about(game.state, seat, move))
                yield f"    {seat} {text_of(game.rules, move):<16} {text}"
        seat = dice.choice(game.waiting)
        move = dice.choice(game.options(seat))
        yield f"> {seat} {text_of(game.rules, move)}"
        game.play(seat, move)
    yield ""
    yield "…" if game.result is None else "= " + " ".join(str(seat.score) for seat in game.result)


def sent(game: Game, seat: Seat | None) -> dict[str, Any]:
    view: dict[str, Any] = msgspec.to_builtins(game.view(seat))
    return view


def as_json(now: dict[str, Any], before: dict[str, Any]) -> str:
    changed = {name: content for name, content in now.items() if name not in before or before[name] != content}
    return json.dumps(changed, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    game_name = sys.argv[1]
    wished = int(sys.argv[2]) if len(sys.argv) > 2 else seed_of(game_name)
    path_of(game_name).write_text(playthrough(game_name, wished), encoding="utf-8")
