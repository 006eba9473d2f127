"""The ladder goes on where it stopped, and its page says how many games a row rests on and how to play it again."""

from __future__ import annotations

import pytest

from bench import ladder


@pytest.fixture
def row(tmp_path, monkeypatch):
    row = ladder.one_against("holmgang", "greedy", "random", 0.6, seats=2)
    monkeypatch.setattr(ladder, "KEPT", tmp_path)
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder, "ROWS", [row, ladder.one_against("raids", "greedy", "random", None)])
    return row


def test_a_row_is_gone_on_with_and_told(row):
    ladder.climb(row, 4, 0, 1)
    first = row.journal.read_text()
    ladder.climb(row, 8, 0, 1)
    assert row.journal.read_text().startswith(first)
    ladder.write_page()
    page = ladder.PAGE.read_text()
    assert "| holmgang | greedy | 1 random | 8 |" in page and "| 60% |" in page
    assert "meadhall arena holmgang --seats greedy,random --games 8 --seed 0" in page
    assert "| raids |" not in page  # nothing is known of it yet


def test_no_time_no_games(row):
    ladder.climb(row, 8, 1e-9, 1)
    assert ladder.figures(row) is None
    assert ladder.row_of(row) == ""


def test_every_row_can_be_played():
    for row in ladder.ROWS:
        assert len(row.contest.round) in (1, len(row.seats))
