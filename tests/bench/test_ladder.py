"""The ladder goes on where it stopped, and its page says how many games a row rests on and how to play it again."""

from __future__ import annotations

import pytest
from msgspec import structs

from bench import ladder
from meadhall.arena.running import run
from meadhall.arena.table import table


@pytest.fixture
def row(tmp_path, monkeypatch):
    row = ladder.one_against("holmgang", "greedy", "random", 0.6, seats=2)
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "ladder.json")
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder, "ROWS", [row, ladder.one_against("raids", "greedy", "random", None)])
    monkeypatch.setattr(ladder, "TEAMS", {where: ladder.team("random", 1, None, where[1]) for where in ladder.TEAMS})
    return row


def tally_of(row):
    return ladder.tallies().get(row.name)


def test_a_row_is_gone_on_with_and_told(row):
    ladder.climb(row, 4, 0, 1)
    ladder.climb(row, 8, 0, 1)
    ladder.write_page()
    page = ladder.PAGE.read_text()
    assert "| holmgang | greedy | 1 random | 8 |" in page and "| 60% |" in page
    assert "meadhall arena holmgang --seats greedy,random --games 8 --seed 0" in page
    assert "| raids |" not in page  # nothing is known of it yet


def test_in_two_evenings_as_in_one(row):
    ladder.climb(row, 8, 0, 1)
    at_once = tally_of(row)
    ladder.KEPT.unlink()
    ladder.climb(row, 2, 0, 1)
    assert tally_of(row).games == 2
    ladder.climb(row, 8, 0, 1)
    assert structs.replace(tally_of(row), seconds=0) == structs.replace(at_once, seconds=0)
    games = run(row.contest, 8)
    line = next(one for one in table(row.contest, games).agents if one.agent == "greedy")
    assert line.rate == at_once.won / at_once.games  # as the arena says


def test_whoever_thinks_otherwise_begins_anew(row, monkeypatch):
    ladder.climb(row, 4, 0, 1)
    monkeypatch.setattr(ladder.Row, "mind", "another")
    assert "| 4° |" in ladder.page() and "--games 4" not in ladder.page()
    ladder.climb(row, 2, 0, 1)
    assert tally_of(row).games == 2 and "°" not in ladder.row_of(row, tally_of(row))


def test_gods_and_difficulties_have_a_table_of_their_own(row):
    assert "Gods and difficulty" not in ladder.page()
    ladder.climb(ladder.TEAMS[1, "ragnarok"], 2, 0, 1)
    assert "| ragnarok | 0% (2) |" in ladder.page() and "| easy |  |" in ladder.page()


def test_no_time_no_games(row):
    ladder.climb(row, 8, 1e-9, 1)
    assert tally_of(row) is None


def test_every_row_can_be_played():
    for row in [*ladder.ROWS, *ladder.TEAMS.values()]:
        assert len(row.contest.round) in (1, len(row.seats))


def test_plans_count_only_where_turns_are_planned(tmp_path, monkeypatch):
    rows = [ladder.one_against(game, "skald", "greedy", None) for game in ("clash-of-rage", "raids")]
    before = [row.mind for row in rows]
    for name in ladder.MINDS:
        (tmp_path / name).write_bytes((ladder.AGENTS / name).read_bytes())
    monkeypatch.setattr(ladder, "AGENTS", tmp_path)
    assert [row.mind for row in rows] == before
    (tmp_path / "plans.py").write_text("another way to plan")
    assert [row.mind == mind for row, mind in zip(rows, before)] == [False, True]
    (tmp_path / "search.py").write_text("another way to search")
    assert rows[1].mind != before[1]
