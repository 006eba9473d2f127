"""What each event changed in a seat's view: told by the hall, followed by the client, true after every event."""

from __future__ import annotations

import subprocess
from typing import Any

import msgspec
import pytest
from bench.pictures import Compared, compared, follow, followed

from bench import pictures
from meadhall.kernel import shelf
from meadhall.kernel.changes import applied
from meadhall.server import wire

GAMES = shelf.names()


@pytest.mark.parametrize("name", GAMES)
def test_changes_applied_in_turn_give_the_view_of_every_seat(name):
    rules = shelf.find(name)
    for line in followed(rules, rules.seats[-1], 7):
        view = frozen(msgspec.json.decode(line["first"]))
        for told in line["told"]:
            change = msgspec.json.decode(told["event"])["change"]
            view = applied(view, [[frozen(part) for part in step] for step in change])
            assert msgspec.json.decode(wire.encode(view)) == msgspec.json.decode(told["view"])


def frozen(content: Any) -> Any:
    """Lists as a view has them."""
    if isinstance(content, list):
        return tuple([frozen(part) for part in content])
    return {name: frozen(part) for name, part in content.items()} if isinstance(content, dict) else content


@pytest.mark.timeout(600)
def test_the_client_shows_the_true_view_after_every_event():
    found = compared([(shelf.find(name), 0) for name in GAMES])
    assert found.differences == []
    assert found.pictures > found.events > 0


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 200, pictures.GAMES_AT_ONCE))
@pytest.mark.parametrize("name", GAMES)
def test_the_client_shows_the_true_view_in_two_hundred_games(name, first):
    (found,) = pictures.study(shelf.find(name), range(first, first + pictures.GAMES_AT_ONCE))
    assert found.differences == []
    assert found.pictures > found.events > 0


def test_a_picture_that_is_not_the_truth_is_found_and_named(tmp_path):
    file, done = tmp_path / "followed.jsonl", Compared()
    told = [
        {"event": {"change": [["ships", 1, 4]]}, "view": {"ships": [2, 4], "round": 1}},
        {"event": {"change": []}, "view": {"ships": [2, 4], "round": 2}},  # untold: the round
        {"event": {"change": [["ships", 0, 3]]}, "view": {"ships": [3, 4], "round": 2}},
    ]
    first = {"ships": [2, 3], "round": 1}
    file.write_bytes(msgspec.json.encode({"game": "toy", "seed": 5, "seat": 1, "first": first, "told": told}))
    follow(file, done)
    assert done.pictures == 3
    (difference,) = done.differences
    assert difference.startswith("toy, seed 5, seat 1, event 1: round")


def test_a_client_that_cannot_follow_is_told(tmp_path, monkeypatch):
    def broken(*_: object, **__: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess([], 1, "no such test", "")

    monkeypatch.setattr(subprocess, "run", broken)
    with pytest.raises(SystemExit, match="no such test"):
        follow(tmp_path / "followed.jsonl", Compared())


def test_a_study_is_cut_into_parts_that_add_up(monkeypatch):
    monkeypatch.setattr(pictures, "compared", lambda games: Compared(len(games), games[0][1], 1, ["one"]))
    parts = list(pictures.study(shelf.find("holmgang"), range(5, 27)))
    assert [part.games for part in parts] == [10, 10, 2]
    assert str(sum(parts, Compared())) == "22 games, 45 events, 3 pictures, 3 differences"
