"""Data sets: what was seen, allowed, chosen and won, the same from any number of processes."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner

from meadhall.cli.__main__ import app
from meadhall.envs import dataset
from meadhall.envs.codec import codec_of
from meadhall.envs.table import Table
from meadhall.kernel.troubles import BadOption


def test_a_data_set_tells_the_games_again(tmp_path: Path) -> None:
    """Whoever plays the actions of the file has the very numbers of the file."""
    path = tmp_path / "raids.parquet"
    plan = dataset.Plan("raids", ("greedy", "random", "random"), 5, {"villages": 4})
    rows = dataset.make(path, plan, games=2)
    codec, told = codec_of("raids"), parquet.read_table(path)
    assert told.num_rows == rows > 50
    columns = {name: told[name].to_pylist() for name in told.column_names}
    table = Table(plan.seating(), plan.seed)
    for at in range(rows):
        if columns["game"][at]:
            break
        seat = columns["seat"][at]
        assert columns["observation"][at] == codec.observe(table.state, seat).tolist()
        assert columns["mask"][at] == codec.mask(table.state, seat).astype(bool).tolist()
        assert table.answer(seat, columns["action"][at])
    assert table.is_over
    worth = dict(zip(columns["seat"][:at], columns["returns"][:at]))
    assert [worth[seat] for seat in range(3)] == table.returns()


def test_agents_change_places_from_game_to_game(tmp_path: Path) -> None:
    path = tmp_path / "two.parquet"
    dataset.make(path, dataset.Plan("holmgang", ("greedy", "random"), 1), games=2)
    told = parquet.read_table(path).select(["game", "seat", "agent"]).to_pydict()
    seated = {(game, seat): agent for game, seat, agent in zip(told["game"], told["seat"], told["agent"])}
    assert seated == {(0, 0): "greedy", (0, 1): "random", (1, 0): "random", (1, 1): "greedy"}


def test_any_number_of_processes_writes_the_same(tmp_path: Path) -> None:
    plan = dataset.Plan("holmgang", ("random", "random"), 3)
    one, two = tmp_path / "one.parquet", tmp_path / "two.parquet"
    dataset.make(one, plan, games=5)
    dataset.make(two, plan, games=5, workers=2)
    assert parquet.read_table(one).equals(parquet.read_table(two))


def test_a_data_set_says_what_it_is(tmp_path: Path) -> None:
    path = tmp_path / "set.parquet"
    dataset.make(path, dataset.Plan("holmgang", ("random",) * 3, 3), games=1)
    about = dataset.about(path)
    codec = codec_of("holmgang")
    assert about["game"] == "holmgang" and about["seats"] == 3 and about["seed"] == 3
    assert about["actions"] == [codec.action_name(action) for action in range(codec.actions)]
    assert about["parts"]["glory"] == next([part.start, part.stop] for part in codec.parts if part.name == "glory")
    parquet.write_table(parquet.read_table(path).replace_schema_metadata(None), tmp_path / "bare.parquet")
    with pytest.raises(dataset.BadDataSet, match=r"bare\.parquet"):
        dataset.about(tmp_path / "bare.parquet")


def test_what_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(dataset.BadDataSet, match="nowhere"):
        dataset.make(tmp_path / "nowhere/set.parquet", dataset.Plan("holmgang", ("random",) * 2, 3), games=1)
    with pytest.raises(BadOption):
        dataset.make(tmp_path / "set.parquet", dataset.Plan("holmgang", ("random",) * 7, 3), games=1)
    with pytest.raises(dataset.BadDataSet, match="directory"):
        dataset.make(tmp_path, dataset.Plan("holmgang", ("random",) * 2, 3), games=10**9)
    assert list(tmp_path.iterdir()) == []


def test_the_command_makes_one(tmp_path: Path) -> None:
    path = tmp_path / "made.parquet"
    words = ["records", "make", "holmgang", "--games", "2", "--agents", "random,random", "--out", str(path), "--json"]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    told = parquet.read_table(path)
    assert f'"decisions": {told.num_rows}' in done.stdout
    assert np.array(told["action"].to_pylist()).max() < codec_of("holmgang").actions
