"""The plain mode: a screenful a question, whatever is typed, and what people mean."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

import meadhall
from meadhall.cli.bots import HUMAN, Bots
from meadhall.cli.plain import SCREENFUL, Plain
from meadhall.cli.sitting import Sitting
from meadhall.kernel import shelf
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import words_of
from tests.cli.test_cli import typed

GAMES = sorted(shelf.names())
HOLMGANG = ["play", "holmgang", "--seats", "human,random", "--seed", "4", "-o", "first=0"]
LOOSE = re.compile(r"\w [:;!?»](?!\w)|« ")  # where French would break a line


def pages(said, seat):
    """What is read before each prompt."""
    return said.split(f"{seat}> ")[:-1]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", GAMES)
def test_no_question_takes_more_than_a_screenful(tmp_path, name, language):
    keys = "".join(f"{1 + at % 3}\n{1 + at % 3}\n1\n" for at in range(8))
    seats = "human,random" if name != "yggdrasil" else "human,human"
    answer = typed(
        "play", name, "--seats", seats, "--seed", "5", "--save", str(tmp_path / "x"), "--lang", language, keys=keys
    )
    assert answer.returncode == 0, answer.stderr
    read = re.split(rf"(?m)^(?:{'|'.join(map(re.escape, seats_of(name, language)))})> ", answer.stdout)
    assert len(read) > 6
    assert max(page.count("\n") + 1 for page in read) <= SCREENFUL
    if language == "fr":
        assert not LOOSE.findall(answer.stdout)


def seats_of(name, language):
    words = words_of(shelf.find(name), language)
    return [words.seat(seat) for seat in range(2)]


@pytest.mark.parametrize("command", ["board", "story", "rules", "rules 3", "?", "choices"])
def test_what_is_longer_goes_on_with_enter(tmp_path, command):
    keys = f"{command}\n" + "\n" * 12 + "quit\n"
    words = ["play", "blood-rage", "--seats", "human,random", "--seed", "5", "--save", str(tmp_path / "x")]
    answer = typed(*words, "--lang", "fr", keys=keys)
    read = pages(answer.stdout, "Joueur 1")
    assert len(read) == 14
    assert max(page.count("\n") + 1 for page in read) <= SCREENFUL
    assert not LOOSE.findall(answer.stdout)
    assert not re.search(r"(?m)^\s*[:;!?»]", answer.stdout), "a sign begins a line"


def said_to(tmp_path, *lines, language="en"):
    keys = "".join(line + "\n" for line in lines)
    answer = typed(*HOLMGANG, "--save", str(tmp_path / "x"), "--lang", language, keys=keys)
    assert (answer.returncode, answer.stderr) == (0, "")
    return answer.stdout


def test_rules_by_chapter_by_number_by_word_and_of_this_question(tmp_path):
    chapter = said_to(tmp_path, "rules 3")
    assert "HO-3.1" in chapter and "HO-3.5" in chapter and "HO-4" not in chapter
    assert set(re.findall(r"HO-\d\.\d+", said_to(tmp_path, "rules 3.5"))) == {"HO-3.5"}
    assert "HO-3.5" in said_to(tmp_path, "règles HO-3.5", language="fr")
    assert "A burnt village is not pillaged again." in said_to(tmp_path, "rules burnt village")
    unasked = said_to(tmp_path, "rules")
    assert "HO-3" in unasked and "4. Battle" in unasked
    assert "has no rule “17”" in said_to(tmp_path, "rules 17")


def test_why_of_a_choice_and_of_what_is_none(tmp_path):
    assert re.search(r"1 is allowed: Rest\n.*\n  1  \d+ %   Rest", said_to(tmp_path, "why 1"))
    assert "1 est permis\xa0: Se reposer" in said_to(tmp_path, "pourquoi 1", language="fr")
    assert "There is no choice 9: they go from 1 to" in said_to(tmp_path, "why 9")
    assert "Rest, or pillage a village. [HO-3.2]" in said_to(tmp_path, "why play-card 1")


@pytest.mark.parametrize(
    "line",
    [
        "9" * 5000,
        "-1",
        "١",
        "why",
        "why \x00",
        "save \x00",
        "save /nowhere/at/all",
        "save " + "x" * 500,
        "rules [/bold]",
        "[red]",
        "\udcff\udc80",
        "hint hint hint",
        "undo",
        "\t",
        "play-card",
        "choices 3",
    ],
)
def test_nothing_that_is_typed_breaks_it(tmp_path, line):
    said = said_to(tmp_path, line, "quit")
    assert "Traceback" not in said and "--load" in said


def test_bytes_that_are_no_text_are_said_to_be_none(tmp_path):
    path = tmp_path / "mine.game"
    command = [sys.executable, "-X", "utf8", "-m", "meadhall.cli", *HOLMGANG, "--lang", "en", "--save", str(path)]
    answer = subprocess.run(command, input=b"\xff\xfe\n1\nquit\n", capture_output=True)
    assert b"Traceback" not in answer.stderr and answer.returncode == 0
    assert len(meadhall.read(path.read_text()).steps) > 1


def test_a_closed_pipe_leaves_the_game_saved(tmp_path):
    path = tmp_path / "mine.game"
    command = [sys.executable, "-m", "meadhall.cli", *HOLMGANG, "--save", str(path)]
    table = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert table.stdin and table.stdout and table.stderr
    assert table.stdout.readline()
    table.stdout.close()
    table.stdin.write("1\n1\n1\n")
    table.stdin.close()
    assert "Traceback" not in table.stderr.read()
    table.stderr.close()
    table.wait()
    assert meadhall.read(path.read_text()).seats == 2


def test_where_nothing_can_be_written_the_game_is_saved_elsewhere(tmp_path, monkeypatch):
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    answer = typed(*HOLMGANG, "--save", str(tmp_path / "nowhere" / "mine.game"), keys="1\nquit\n")
    assert answer.returncode == 0
    assert len(meadhall.read((home / "mine.game").read_text()).steps) > 1


def test_what_to_type_to_go_on_is_right(tmp_path):
    path = tmp_path / "my game"
    said = typed("play", "raids", "--seats", "human,random", "--save", str(path), keys="quit\n").stdout
    words = re.search(r"meadhall (play raids --seats human,random) --load '(.+)'", said)
    assert words is not None and words[2] == str(path)
    assert typed(*words[1].split(), "--load", words[2], keys="quit\n").returncode == 0
    assert typed("play", "raids", "--load", words[2], keys="quit\n").returncode == 0, "seats need not be named"


def test_each_person_hears_what_happened_since_they_were_asked(tmp_path):
    sitting = Sitting(meadhall.new("holmgang", seats=2, seed=4, first=0), [HUMAN, HUMAN], tmp_path / "x", "en")
    sitting.has_heard(0)
    assert sitting.news(0) == [] and sitting.news(1)
    sitting.play(0, "rest")
    assert sitting.news(0) == ["You rest."] and sitting.news(1)[-1] == "Wolf rests."
    assert sitting.needs_cover(1) is False
    sitting.shown_to = 0
    assert sitting.needs_cover(1) and not sitting.needs_cover(0)


def test_a_bot_that_fails_is_named_in_one_line(tmp_path):
    bots = Bots(["random", HUMAN], 1)
    bots.agents[0] = None  # type: ignore[assignment]
    sitting = Sitting(meadhall.new("holmgang", seats=2, seed=4, first=0), ["random", HUMAN], tmp_path / "x", "en")
    sitting.bots = bots
    with pytest.raises(Trouble) as failed:
        Plain(sitting).run()
    assert failed.value.message == "agent-failed"
    assert meadhall.read((tmp_path / "x").read_text()).seats == 2
