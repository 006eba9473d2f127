"""The command line, as a person types it."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from inspect import signature
from io import StringIO
from pathlib import Path

import pytest
from typer.testing import CliRunner

import meadhall
from meadhall.cli.__main__ import app, main
from meadhall.cli.serve import serve
from meadhall.kernel.notation import text_of
from meadhall.server.settings import Settings

GOLDEN = Path(__file__).parents[1] / "golden" / "holmgang" / "random-3-7.game"


def typed(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """What would be read if this were typed; in this process, because starting one takes longer than most commands."""
    said, complained = StringIO(), StringIO()
    code = None
    with pytest.MonkeyPatch.context() as here, redirect_stdout(said), redirect_stderr(complained):
        here.setattr("sys.argv", ["meadhall", *words])
        here.setattr("sys.stdin", StringIO(keys))
        for name, content in (("LANG", "C"), ("LC_ALL", ""), ("COLUMNS", "80")):
            here.setenv(name, content)
        try:
            main()
        except SystemExit as end:
            code = end.code
    return subprocess.CompletedProcess(words, int(code or 0), said.getvalue(), complained.getvalue())


def started(*words: str, keys: str = "") -> subprocess.CompletedProcess[str]:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "meadhall.cli", *words]
    return subprocess.run(command, input=keys, capture_output=True, text=True, env={**os.environ, "LANG": "C"})


def test_started_as_a_program_it_says_the_same():
    for words in (["games"], ["replay", "nowhere.game"]):
        program, here = started(*words), typed(*words)
        assert (program.returncode, program.stdout, program.stderr) == (here.returncode, here.stdout, here.stderr)
        assert program.stdout or program.stderr


@pytest.mark.parametrize(
    "command",
    ["play", "games", "rules", "replay", "verify", "arena", "balance", "bench", "bot-check", "serve", "think"],
)
def test_every_command_explains_itself(command):
    answer = CliRunner().invoke(app, [command, "--help"])
    assert answer.exit_code == 0
    assert len(answer.output.splitlines()) > 5


def test_games_are_listed_in_both_languages():
    assert "teaching game" in typed("games").stdout
    assert "jeu d'école" in typed("games", "--lang", "fr").stdout
    assert json.loads(typed("games", "--json").stdout)["raids"]["seats"] == [2, 3, 4]


def test_a_rule_is_read_by_its_number():
    assert "RA-14.6" in typed("rules", "raids", "RA-14.6").stdout
    assert "RA-8.3" not in typed("rules", "raids", "RA-14").stdout
    refused = typed("rules", "raids", "RA-77")
    assert refused.returncode == 2
    assert refused.stderr.count("\n") == 1


def test_a_game_is_played_to_its_end_and_saved(tmp_path):
    path = tmp_path / "mine.game"
    keys = "1\n" * 200
    answer = started("play", "holmgang", "--seats", "human,random", "--seed", "4", "--save", str(path), keys=keys)
    assert answer.returncode == 0, answer.stderr
    assert meadhall.read(path.read_text()).is_over


def test_a_table_answers_questions_and_refuses_with_the_rule(tmp_path):
    path = tmp_path / "mine.game"
    keys = "?\nwhy play-card 1\nplay-card 1\n77\nnonsense\nundo\nrules HO-3.5\nfr\nsave\nquit\n"
    answer = typed("play", "holmgang", "--seats", "human,random", "-o", "first=0", "--save", str(path), keys=keys)
    assert answer.returncode == 0
    assert "Rest, or pillage a village. [HO-3.2]" in answer.stdout
    assert "There is no choice 77" in answer.stdout
    assert "knows no move" in answer.stdout
    assert "nothing to take back" in answer.stdout or "cannot be taken back" in answer.stdout
    assert "A burnt village is not pillaged again." in answer.stdout
    assert "Se reposer" in answer.stdout
    assert not meadhall.read(path.read_text()).is_over


def test_control_c_saves_the_game(tmp_path):
    path = tmp_path / "mine.game"
    command = [sys.executable, "-m", "meadhall.cli", "play", "raids", "--seats", "human,random", "--save", str(path)]
    table = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert table.stdout is not None and table.stdin is not None
    table.stdin.write("1\n")
    table.stdin.flush()
    seen = ""
    while seen.count(">") < 2:  # the second question has been asked
        seen += table.stdout.read(1)
    table.send_signal(signal.SIGINT)
    rest, _ = table.communicate()
    assert table.returncode == 0
    assert str(path.name) in rest.replace("\n", "")
    assert len(meadhall.read(path.read_text()).steps) > 0


def test_a_saved_game_goes_on(tmp_path):
    path = tmp_path / "mine.game"
    typed("play", "raids", "--seats", "human,random,random", "--seed", "3", "--save", str(path), keys="1\n1\nquit\n")
    before = len(meadhall.read(path.read_text()).steps)
    answer = typed("play", "raids", "--seats", "human,random,random", "--load", str(path), keys="1\nquit\n")
    assert answer.returncode == 0
    assert len(meadhall.read(path.read_text()).steps) > before


def test_replay_tells_the_story():
    assert "Battle at Askheim" in typed("replay", str(GOLDEN)).stdout
    assert "Bataille à Askheim" in typed("replay", str(GOLDEN), "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "", "not a game record"),
        (lambda text: text.replace("meadhall 1", "meadhall 99"), "format 99"),
        (lambda text: text.replace("game holmgang 1", "game holmgang 2"), "version 2"),
        (lambda text: text.replace("game holmgang", "game chess"), "no game called"),
        (lambda text: text.replace("pillage 0", "pillage 9", 1), "knows no move"),
        (lambda text: text.replace("* draw-plunder", "* draw-thunder", 1), "knows no move"),
        (lambda text: text[: len(text) // 2], "Line 16"),
        (lambda text: "\n".join(text.splitlines()[:12]) + "\n= 1 2 3\n", "not over"),
        (lambda text: text.replace("= ", "= 9", 1), "the rules give"),
        (lambda text: text.replace("seats 3", "seats three"), "cannot be read"),
        (lambda text: text + "what is this\n", "cannot be read"),
    ],
)
def test_a_broken_record_gives_one_clear_line_and_exit_code_2(tmp_path, spoil, said):
    path = tmp_path / "broken.game"
    path.write_text(spoil(GOLDEN.read_text()))
    for command in ("replay", "verify"):
        answer = typed(command, str(path))
        assert answer.returncode == 2
        assert said in answer.stderr
        assert answer.stderr.count("\n") == 1
        assert "Traceback" not in answer.stderr


def test_a_file_that_is_no_text_or_not_there_is_said_to_be_so(tmp_path):
    (tmp_path / "noise.game").write_bytes(bytes(range(128, 256)))
    for name in ("noise.game", "nowhere.game"):
        answer = typed("replay", str(tmp_path / name))
        assert (answer.returncode, answer.stderr.count("\n")) == (2, 1)


def test_verify_reports_every_file(tmp_path):
    (tmp_path / "bad.game").write_text("meadhall 1\n")
    answer = typed("verify", str(GOLDEN), str(tmp_path / "bad.game"), "--json")
    found = json.loads(answer.stdout)
    assert answer.returncode == 2
    assert [line["ok"] for line in found.values()] == [True, False]


def test_the_bench_prints_its_figures():
    figures = json.loads(typed("bench", "raids", "--json", "--seconds", "0.05").stdout)["raids"]
    assert figures["decisions_per_second"] > 0 and figures["games_per_second"] > 0 and figures["copy_us"] > 0
    assert figures["search_per_second"] > 0 and figures["view_us"] > 0 and figures["change_us"] > 0
    assert figures["compiled"] == (os.environ.get("MEADHALL_EXPECT") == "compiled")


@pytest.mark.parametrize(
    "words",
    [
        ["play", "chess"],
        ["play", "raids", "--seats", "human"],
        ["play", "raids", "--seats", "human,wizard"],
        ["play", "raids", "-o", "villages=9"],
        ["play", "raids", "-o", "villages"],
        ["play", "raids", "-o", "colour=red"],
        ["play", "raids", "--lang", "is"],
        ["arena", "raids", "--seats", "greedy"],
    ],
)
def test_bad_wishes_get_one_clear_line(words):
    answer = typed(*words)
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert "Traceback" not in answer.stderr


def test_bots_take_the_same_time_however_the_hall_is_opened():
    opened = signature(serve).parameters
    assert opened["bot_delay"].default == Settings.bot_delay
    assert opened["undo_window"].default == Settings.undo_window


def test_a_player_is_advised(tmp_path):
    keys = "hint\nconseil\nfr\nconseil\nquit\n"
    words = [
        "play",
        "holmgang",
        "--seats",
        "human,random",
        "--seed",
        "3",
        "-o",
        "first=0",
        "--save",
        str(tmp_path / "x"),
    ]
    answer = typed(*words, "--lang", "en", keys=keys)
    assert answer.returncode == 0, answer.stderr
    advised = re.findall(r"^  (\d+)  +(\d+)[ \xa0]%   (.+)$", answer.stdout, re.MULTILINE)
    assert len(advised) >= 3 and all(0 <= int(percent) <= 100 for _, percent, _ in advised)
    offered = dict(re.findall(r"^  (\d+)  (\D.+)$", answer.stdout, re.MULTILINE))
    assert any(offered.get(number) == move for number, _, move in advised)
    assert re.search(r"then .+: ", answer.stdout) and re.search(r"puis .+\xa0: ", answer.stdout)


@pytest.mark.parametrize(
    ("language", "heading"), [("en", "Choices that cost most"), ("fr", "Les choix qui ont le plus")]
)
def test_a_game_is_looked_back_on(language, heading):
    answer = typed("replay", str(GOLDEN), "--analyse", "--effort", "1", "--lang", language)
    assert answer.returncode == 0, answer.stderr
    assert heading in answer.stdout and re.search("[▁▂▃▄▅▆▇█]{10}", answer.stdout)


def test_an_analysis_as_json_tells_moves_in_notation_and_in_words():
    told = json.loads(typed("replay", str(GOLDEN), "--json", "--effort", "1", "--lang", "en").stdout)
    game = meadhall.read(GOLDEN.read_text())
    assert told["game"] == "holmgang" and told["points"][-1]["step"] == len(game.steps)
    assert len(told["tallies"]) == game.seats
    for slip in told["slips"]:
        assert slip["chosen"]["move"] == text_of(game.rules, game.steps[slip["step"]].move) and slip["better"]["words"]


def test_only_a_finished_game_is_looked_back_on(tmp_path):
    begun = tmp_path / "begun.game"
    begun.write_text(meadhall.new("holmgang", seats=2, seed=1).record())
    answer = typed("replay", str(begun), "--analyse", "--lang", "en")
    assert (answer.returncode, answer.stderr) == (2, "This game is not over yet.\n")
