"""A network in a seat: it plays what it wishes for most, and a file that does not fit is told why."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from meadhall.agents.players import seated
from meadhall.agents.programs.check import tried
from meadhall.agents.programs.command import command_from
from meadhall.arena.playing import play_game
from meadhall.envs.codec import codec_of
from meadhall.envs.policy import Conversation, NotFitting, Policy
from meadhall.kernel import shelf


def network(path: Path, game: str, wishes: list[float], other: dict[str, Any] | None = None) -> Path:
    """One that wishes for the same whatever it sees."""
    codec = codec_of(game)
    told = {"game": game, "version": str(codec.rules.version), "size": codec.size, **(other or {})}
    size = told.pop("size")
    weights = numpy_helper.from_array(np.zeros((size, len(wishes)), np.float32), "weights")
    bias = numpy_helper.from_array(np.array(wishes, np.float32), "bias")
    graph = helper.make_graph(
        [helper.make_node("Gemm", ["observation", "weights", "bias"], ["wishes"])],
        "constant",
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, [1, size])],
        [helper.make_tensor_value_info("wishes", TensorProto.FLOAT, [1, len(wishes)])],
        [weights, bias],
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    for name, text in told.items():
        made.metadata_props.add(key=name, value=text)
    onnx.save(made, str(path))
    return path


def falling(game: str) -> list[float]:
    return [-float(number) for number in range(codec_of(game).actions)]


def test_it_passes_as_a_bot(tmp_path):
    path = network(tmp_path / "first.onnx", "raids", falling("raids"))
    command = f"{sys.executable} -m meadhall.envs.policy {path}"
    assert [check for check in tried(command_from(command), ["raids"]).checks if not check.passed] == []


@pytest.mark.parametrize("game", shelf.names())
def test_it_sits_in_the_arena(game, tmp_path):
    path, rules = network(tmp_path / "first.onnx", game, falling(game)), shelf.find(game)
    others = ["random"] * (rules.seats[0] - 1)
    with seated([f"program:{sys.executable} -m meadhall.envs.policy {path}", *others]) as players:
        assert len(play_game(rules, players, seed=3)) == rules.seats[0]


def test_it_answers_as_the_conversation_goes(tmp_path):
    talk = Conversation(Policy(network(tmp_path / "reader.onnx", "holmgang", falling("holmgang"))))
    assert list(talk.answers("meadhall 1")) == ["name reader", "author a network", "plays holmgang", "ready"]
    assert list(talk.answers("sing")) == []
    assert list(talk.answers("go milliseconds 5")) == []  # nothing may be played


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"game": "chess"}, "not here: 'chess'"),
        ({"version": "0"}, "has learned version 0 of raids"),
        ({"size": 7}, "takes and gives"),
    ],
)
def test_a_network_for_other_numbers_is_refused(other, why, tmp_path):
    with pytest.raises(NotFitting, match=why):
        Policy(network(tmp_path / "other.onnx", "raids", falling("raids"), other))


def test_a_file_that_is_no_network_is_refused(tmp_path):
    (tmp_path / "song.onnx").write_text("not a network")
    with pytest.raises(NotFitting, match="no network that can be read"):
        Policy(tmp_path / "song.onnx")
    with pytest.raises(NotFitting, match="no network that can be read"):
        Policy(tmp_path / "nowhere.onnx")
