"""Positions as JSON and back."""

from __future__ import annotations

import json

import pytest

import meadhall
from meadhall.games.holmgang import RULES
from meadhall.games.raids import RULES as RAIDS
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.dump import dump, load
from meadhall.kernel.troubles import BadPosition
from tests.games.raids.tables import play, voyage


def position():
    game = meadhall.new("holmgang", seats=3, seed=2, first=0)
    game.play(0, "pillage 1")
    game.play(1, "play-card 3")
    return dump(game.state)


def test_a_position_is_plain_json():
    told = position()
    assert json.loads(json.dumps(told)) == told
    assert told["stack"][-1] == ["PickCard", {"seats": [0, 1, 2]}]
    assert told["answers"] == {"1": "play-card 3"}
    assert told["waiting"] == [0, 2]
    assert "log" not in told


def test_loading_gives_the_table_back():
    state = load(RULES, json.loads(json.dumps(position())))
    assert dump(state) == position()
    assert core.options(state, 1) == []
    core.answer(state, 2, RULES.moves[4])
    core.answer(state, 0, RULES.moves[4])
    assert RULES.view(state, 1).hand == (1, 2, 4)


def test_a_position_of_raids_in_the_middle_of_everything():
    table = voyage(ships=(3, 4, 12), tiles={6: "monster 3", 7: "axe"}, crew=(3, 4, 2))
    play(table, "0 sail 4", "1 flee", "1 sail 7")
    again = load(RAIDS, json.loads(json.dumps(dump(table))))
    assert [repr(frame) for frame in again.stack] == [repr(frame) for frame in table.stack]
    for one in (table, again):
        core.play_out(one, Dice(4))
    assert dump(again) == dump(table)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        pytest.param({"stack": None}, "NoneType", id="no stack"),
        pytest.param({"stack": [["Nope", {}]]}, "Nope", id="unknown frame"),
        pytest.param({"stack": [["Game", {"first": 0, "worst": 1}]]}, "__init__", id="wrong field of a frame"),
        pytest.param({"waiting": 3}, "int", id="waiting for no list"),
        pytest.param({"answers": {"0": "dance"}}, "dance", id="unknown answer"),
        pytest.param({"answers": {"255": "dance"}}, "dance", id="unknown outcome"),
        pytest.param({"answers": {"Wolf": "rest"}}, "Wolf", id="no seat"),
        pytest.param({"nonsense": 1}, "nonsense", id="a field too many"),
    ],
)
def test_a_position_that_cannot_be_loaded_says_why(change, reason):
    with pytest.raises(BadPosition, match="This is not a position of holmgang") as caught:
        load(RULES, {**position(), **change})
    assert reason in str(caught.value)


@pytest.mark.parametrize("name", ["stack", "marks", "waiting", "answers", "men", "seats"])
def test_a_position_lacks_nothing(name):
    told = position()
    del told[name]
    with pytest.raises(BadPosition, match=name):
        load(RULES, told)


def test_a_position_of_another_game():
    with pytest.raises(BadPosition, match="This is not a position of raids"):
        load(RAIDS, position())
