"""Results in a file: a line a game, and nothing lost or mixed up."""

from __future__ import annotations

import json

import msgspec
import pytest

from meadhall.arena import journal
from meadhall.arena.running import run
from meadhall.arena.schedule import contest
from meadhall.arena.table import table
from meadhall.arena.troubles import BadJournal
from meadhall.kernel.words import LANGUAGES, explained

CONTEST = contest("holmgang", [("random", "random")])
GAMES = 6


def shown(path=None, games=GAMES, contest=CONTEST):
    """The table but for what the clock said."""
    found = msgspec.to_builtins(table(contest, run(contest, games, out=path)))
    return {name: content for name, content in found.items() if name != "time"}


@pytest.fixture
def book(tmp_path):
    path = tmp_path / "games.jsonl"
    run(CONTEST, GAMES, out=path)
    return path


def test_each_game_is_a_line_that_says_it_all(book):
    title, *games = [json.loads(line) for line in book.read_text().splitlines()]
    assert title["arena"] == journal.FORMAT
    assert title["contest"]["game"] == "holmgang"
    assert [game["number"] for game in games] == list(range(GAMES))
    for game in games:
        assert game["agents"] == ["random", "random"]
        assert {"seed", "options", "results", "decisions", "questions", "deeds", "groups", "seconds"} <= set(game)
        assert set(game["results"][0]) == {"score", "rank", "won"}


def test_what_is_there_is_not_played_again(book):
    before = book.read_bytes()
    assert shown(book) == shown()
    assert book.read_bytes() == before


def test_more_games_are_added_and_fewer_are_looked_at(book):
    before = book.read_bytes()
    assert shown(book, GAMES + 3) == shown(games=GAMES + 3)
    assert book.read_bytes().startswith(before)
    assert shown(book, 2) == shown(games=2)


@pytest.mark.parametrize("left", [0, 1, 17, 200])
def test_a_torn_last_line_is_played_again(book, left):
    """Whatever of the last line was written when the process was killed."""
    text = book.read_bytes()
    begin = text[:-1].rfind(b"\n") + 1
    assert left < len(text) - begin
    book.write_bytes(text[: begin + left])
    assert shown(book) == shown()
    assert len(book.read_bytes().splitlines()) == GAMES + 1


def test_a_torn_title_is_written_again(book):
    book.write_bytes(book.read_bytes()[:20])
    assert shown(book) == shown()
    assert len(book.read_bytes().splitlines()) == GAMES + 1


def test_games_in_any_order_give_the_same_table(book):
    title, *games = book.read_bytes().splitlines(keepends=True)
    book.write_bytes(b"".join([title, *games[::-1]]))
    assert shown(book) == shown()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("other", "said"),
    [
        (contest("holmgang", [("random", "greedy")]), "random,greedy"),
        (contest("holmgang", [("random", "random", "random")]), "random,random,random"),
        (contest("holmgang", [("random", "random")], {"first": "0"}), "first=0"),
        (contest("holmgang", [("random", "random")], first_seed=9), "9"),
        (contest("raids", [("random", "random")]), "raids"),
        (msgspec.structs.replace(CONTEST, version=99), "99"),
    ],
)
def test_another_contest_is_refused_in_words(book, other, said, language):
    before = book.read_bytes()
    with pytest.raises(BadJournal) as caught:
        run(other, GAMES, out=book)
    sentence = explained(caught.value, language)
    assert said in sentence and book.name in sentence
    assert book.read_bytes() == before


def test_games_of_another_meadhall_are_not_mixed_with_ours(book, monkeypatch):
    monkeypatch.setattr(journal, "version", lambda name: "99.0")
    with pytest.raises(BadJournal, match=r"version of Meadhall there: .*; here: 99\.0"):
        run(CONTEST, GAMES, out=book)


@pytest.mark.parametrize(
    "content", [b"{}\n", b"my diary\n", b'{"arena": 99, "contest": null}\n', b"\xff\xfe\n", b"my diary\nis not over"]
)
def test_a_file_of_something_else_is_left_alone(tmp_path, content):
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(BadJournal, match="does not hold results of an arena"):
        run(CONTEST, GAMES, out=path)
    assert path.read_bytes() == content


def test_a_file_without_a_single_line_of_ours_is_left_alone(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_bytes(b"no line ends here")
    with pytest.raises(BadJournal, match="does not hold results of an arena"):
        run(CONTEST, GAMES, out=path)
    assert path.read_bytes() == b"no line ends here"


def test_a_broken_line_is_named(book):
    lines = book.read_bytes().splitlines(keepends=True)
    book.write_bytes(b"".join([*lines[:3], b"{what}\n", *lines[4:]]))
    with pytest.raises(BadJournal, match="Line 4 of"):
        run(CONTEST, GAMES, out=book)


def test_two_arenas_do_not_write_to_one_file(book):
    with journal.opened(book, CONTEST), pytest.raises(BadJournal, match="Another arena is writing"):
        run(CONTEST, GAMES, out=book)


def test_a_place_that_cannot_be_written_is_told(tmp_path):
    with pytest.raises(BadJournal, match="cannot be written"):
        run(CONTEST, GAMES, out=tmp_path / "nowhere" / "games.jsonl")
