"""Weights lie beside a game as data, by name, and a file that does not fit says what is wrong with it."""

from __future__ import annotations

import json

import pytest
from training.evaluation import NotWeighed, evaluation_of, write
from training.fitting import chances

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.weights import BadWeights, read_weights, weights_of
from training import evaluation

WEIGHED = ["blood-rage", "clash-of-rage"]
PROMISING = (
    "PickOrigin",
    "PickFigures",
    "ChooseEquipment",
    "FitCard",
    "PickLegend",
    "PickDice",
)  # what may come counts


def file(**weights):
    return json.dumps({"command": "by hand", "weights": weights}).encode()


def test_weights_are_read_by_name():
    assert read_weights(file(axe=2, shield=-1.5), ("shield", "axe"), "weights.json") == [-1.5, 2.0]


@pytest.mark.parametrize(
    "content, complaint",
    [
        (b"", "Input data was truncated"),
        (b"{}", "missing required field `command`"),
        (file(axe="much"), "Expected `float`"),
        (file(axe=1), "no weight for shield"),
        (file(axe=1, shield=1, boat=1), "weights for what is not counted: boat"),
        (b'{"command": "", "weights": {"axe": 1, "shield": 1e999}}', "out of range"),
    ],
)
def test_a_file_that_does_not_fit_says_why(content, complaint):
    with pytest.raises(BadWeights, match=complaint) as told:
        read_weights(content, ("axe", "shield"), "weights.json of a game")
    assert str(told.value).startswith("weights.json of a game: ")


@pytest.mark.parametrize("game", WEIGHED)
def test_every_feature_has_a_weight_and_is_what_the_evaluation_goes_by(game):
    rules = shelf.find(game)
    found = evaluation_of(rules)
    assert weights_of(rules.package, found.names) == found.weights
    assert len(set(found.names)) == len(found.names)


@pytest.mark.parametrize("game", WEIGHED)
def test_features_and_weights_give_the_chances(game):
    """Wherever nobody is in the middle of a choice that the evaluation looks into."""
    rules = shelf.find(game)
    found = evaluation_of(rules)
    assert rules.evaluate_all is not None
    compared = 0
    for state in walked(rules, seats=2, decisions=120):
        rows = found.features(state)
        if rows and type(core.asked(state)).__name__ not in PROMISING:
            evaluated = [rules.evaluate(state, seat) for seat in range(2)]
            assert chances(rows, found.weights) == pytest.approx(evaluated)
            compared += 1
    assert compared > 20


def walked(rules, seats, decisions):
    """A table before each of so many decisions, which are made at random."""
    dice = Dice(4)
    state = rules.begin(seats, rules.choices(seats, {}))
    core.run(state)
    for _ in range(decisions):
        core.settle(state, dice)
        yield state
        core.answer(state, state.waiting[0], dice.choice(core.options(state, state.waiting[0])))


def test_a_game_without_features_says_so():
    with pytest.raises(NotWeighed, match="holmgang"):
        evaluation_of(shelf.find("holmgang"))


def test_weights_are_written_with_the_command_that_made_them(tmp_path, monkeypatch):
    monkeypatch.setattr(evaluation, "ROOT", tmp_path)
    rules = shelf.find("raids")
    (tmp_path / "src/meadhall/games/raids").mkdir(parents=True)
    path = write(rules, ("axe", "shield"), [1 / 3, -2.0], "python training/fit.py raids")
    assert json.loads(path.read_text())["command"] == "python training/fit.py raids"
    assert read_weights(path.read_bytes(), ("axe", "shield"), "file") == [0.3333, -2.0]
