"""Games to learn from are played once and kept; what they hold is told by whoever won."""

from __future__ import annotations

from dataclasses import replace

import pytest
from training.evaluation import Evaluation
from training.fitting import chances
from training.playing import Lesson, lessons, play

from meadhall.kernel import shelf
from training import compare, fit

RULES = shelf.find("holmgang")
GLORY = Evaluation(("glory", "hand"), [0.5, 0.0], lambda state: [[g, len(h)] for g, h in zip(state.glory, state.hand)])


def played(kept, games, evaluation=GLORY):
    return list(lessons(RULES, evaluation, 3, games, {}, kept))


def test_a_game_tells_what_everybody_had_and_who_won():
    lesson = play(RULES, GLORY, 3, 5, {})
    assert sum(lesson.won) == pytest.approx(1.0)
    assert all(len(rows) == 3 and len(rows[0]) == 2 for rows in lesson.moments)
    assert sum(position.weight for position in lesson.positions()) == pytest.approx(1.0)
    assert lesson == play(RULES, GLORY, 3, 5, {})


def test_a_moment_may_be_told_by_how_the_table_looks_later():
    """At the ends of the next turns, one of each seat; where the game ends before, by who won."""
    rows = [[[0.0], [0.0]], [[1.0], [0.0]], [[1.0], [0.0]], [[0.0], [2.0]], [[0.0], [0.0]]]
    lesson = Lesson(0, rows, [0.0, 1.0], [0, 1, 1, 0, 1])
    looks = [chances(one, [1.0]) for one in rows]
    assert lesson.later(0, looks) == pytest.approx([(looks[1][seat] + looks[3][seat]) / 2 for seat in (0, 1)])
    assert lesson.later(3, looks) == pytest.approx([looks[4][0] / 2, (looks[4][1] + 1.0) / 2])
    assert lesson.later(4, looks) == [0.0, 1.0]
    half = lesson.positions([1.0], 0.5)[0].won
    assert half == pytest.approx([now / 2 + then / 2 for now, then in zip(lesson.won, lesson.later(0, looks))])
    assert lesson.positions()[0].won == lesson.won


def test_a_team_wins_against_defeat():
    team = replace(RULES, is_cooperative=True)
    lesson = play(team, GLORY, 3, 5, {})
    assert len(lesson.won) == 2 and sum(lesson.won) == 1.0
    assert all(rows[1] == [0.0, 0.0] for rows in lesson.moments)


def test_games_that_are_kept_are_not_played_again(tmp_path):
    kept = tmp_path / "data/games.jsonl"
    first = played(kept, 2)
    begun = kept.read_bytes()
    assert played(kept, 4)[:2] == first
    assert kept.read_bytes().startswith(begun)
    assert played(kept, 3) == played(tmp_path / "other.jsonl", 3)


@pytest.mark.parametrize("cut", [-20, 30])
def test_a_file_that_was_cut_off_is_begun_anew(tmp_path, cut):
    kept = tmp_path / "games.jsonl"
    whole = played(kept, 2)
    kept.write_bytes(kept.read_bytes()[:cut])
    assert played(kept, 2) == whole


def test_games_of_other_features_or_weights_are_not_learned_from(tmp_path):
    kept = tmp_path / "games.jsonl"
    played(kept, 3)
    played(kept, 1, replace(GLORY, weights=[0.7, 0.0]))
    assert len(kept.read_text().splitlines()) == 2


def test_a_fit_tells_what_it_gained_and_writes_only_if_asked(tmp_path, monkeypatch, capsys):
    written = []

    def kept(rules, names, weights, command):
        written.append(command)
        return fit.ROOT / "weights.json"

    monkeypatch.setattr(fit, "KEPT", tmp_path)
    monkeypatch.setattr(fit, "evaluation_of", lambda rules: GLORY)
    monkeypatch.setattr(fit, "write", kept)
    fit.main(["holmgang", "--games", "24", "--seats", "3"])
    told = capsys.readouterr().out
    assert "log loss before" in told and "log loss after" in told and "glory" in told
    assert not written
    fit.main(["holmgang", "--games", "24", "--seats", "3", "--write"])
    assert written == ["python training/fit.py holmgang --games 24 --seats 3 --write"]


def test_weights_are_compared_both_ways_round_and_put_back():
    shares = compare.compare(RULES, GLORY, [0.1, 0.2], [0.3, 0.4], "random", 4, 3)
    assert len(shares) == 4 and all(0.0 <= share <= 1.0 for share in shares)
    assert GLORY.weights == [0.5, 0.0]


def test_one_seat_by_new_weights_challenges_another_level_in_every_seat():
    shares = compare.challenge(RULES, GLORY, [0.1, 0.2], [0.3, 0.4], "greedy", "random", 6, 3, seed=5)
    assert len(shares) == 6 and sum(shares) > 2.0, "greedy, a third of the seats, wins more than its share"
    assert GLORY.weights == [0.5, 0.0]


def test_a_challenge_is_told_with_both_levels(capsys, monkeypatch, tmp_path):
    monkeypatch.setattr(compare, "evaluation_of", lambda rules: GLORY)
    weights = tmp_path / "weights.json"
    weights.write_text('{"command": "by hand", "weights": {"glory": 0.1, "hand": 0.2}}', encoding="utf-8")
    words = [str(weights), str(weights), "--level", "random", "--against", "random", "--games", "3", "--seats", "3"]
    compare.main(["holmgang", *words, "--seed", "5"])
    assert "random against random: new weights won" in capsys.readouterr().out
