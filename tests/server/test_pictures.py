"""What each event changed in a seat's view: told by the hall, followed by the client, true after every event."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.changes import applied
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import Rules
from meadhall.kernel.values import CHANCE, Seat
from meadhall.server.tables import to_wire
from meadhall.server.tables.referee import ANSWER, Referee
from meadhall.server.tables.views import Views

WEB = Path(__file__).parents[2] / "web"
GAMES = int(os.environ.get("MEADHALL_FOLLOWED_GAMES", "1"))  # of each game


def followed(rules: Rules, seats: int, seed: int) -> Iterator[dict[str, Any]]:
    """A random game as the hall tells it: for each watcher the view at first, then every change beside the truth."""
    referee = Referee(rules, seats, rules.choices(seats, {}), seed, None)
    views, dice = Views(rules), Dice(seed + 1)
    watchers: list[Seat | None] = [*range(seats), None]
    lines = {seat: line(rules, seat, views.show(referee.state, seat)) for seat in watchers}
    while not referee.is_over:
        told = len(referee.told)
        answer_for_one(referee, dice)
        happened = to_wire.EventSpan(referee.told[told:], referee.told_at[told:], told)
        scenes = referee.take_scenes()
        retold = views.tell(happened, scenes, set(watchers))
        for seat in watchers:
            events = msgspec.json.decode(msgspec.json.encode(retold.seen_by(seat)))
            lines[seat]["told"] += [
                {"change": event["change"], "view": plain(rules.view(scene, seat))}
                for event, scene in zip(events, scenes, strict=True)
            ]
    yield from lines.values()


def line(rules: Rules, seat: Seat | None, first: Any) -> dict[str, Any]:
    return {"game": rules.name, "seat": seat, "first": plain(first), "told": []}


def answer_for_one(referee: Referee, dice: Dice) -> None:
    seat = referee.waiting[0]
    if seat == CHANCE:
        referee.chance(0.0)
    else:
        referee.answer(seat, dice.choice(core.options(referee.state, seat)), ANSWER, 0, 0.0)


def plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("name", shelf.names())
def test_changes_applied_in_turn_give_the_view_of_every_seat(name):
    rules = shelf.find(name)
    for one in followed(rules, rules.seats[-1], 7):
        view = frozen(one["first"])
        for told in one["told"]:
            view = applied(view, [[frozen(part) for part in step] for step in told["change"]])
            assert view == frozen(told["view"])


def frozen(content: Any) -> Any:
    """Lists as a view has them."""
    if isinstance(content, list):
        return tuple([frozen(part) for part in content])
    return {name: frozen(part) for name, part in content.items()} if isinstance(content, dict) else content


@pytest.mark.timeout(600)
def test_the_client_shows_the_true_view_after_every_event(tmp_path):
    file = tmp_path / "followed.jsonl"
    with file.open("wb") as written:
        for rules in map(shelf.find, shelf.names()):
            for seed in range(GAMES):
                for one in followed(rules, rules.seats[-1 - seed % len(rules.seats)], seed):
                    written.write(msgspec.json.encode(one) + b"\n")
    command = ["npm", "exec", "--", "vitest", "run", "tests/followed.ts"]
    environment = {**os.environ, "MEADHALL_FOLLOWED": str(file)}
    done = subprocess.run(command, cwd=WEB, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
