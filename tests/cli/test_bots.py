"""Programs as a person names them: in the arena, in the terminal, and tried by `meadhall bot-check`."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from meadhall.agents.programs import program as talk
from tests.cli.test_cli import typed
from tests.programs import HELLO, broken_bot
from tests.waiting import PATIENCE

BOTS = Path(__file__).parents[2] / "examples/bots"
SKIPPER, WANDERER = str(BOTS / "skipper.pl"), str(BOTS / "wanderer.py")


@pytest.fixture(autouse=True)
def patience(monkeypatch):
    """On a busy machine everything takes longer."""
    for name in ("START_WITHIN", "TAKE_WITHIN", "STOP_WITHIN", "QUIT_WITHIN"):
        monkeypatch.setattr(talk, name, PATIENCE)


def failed(code: int, *words: str) -> subprocess.CompletedProcess[str]:
    run = typed(*words)
    assert run.returncode == code
    return run


def test_programs_play_in_the_arena():
    seats = f"program:{SKIPPER},greedy,program:{WANDERER} @luck=3"
    found = json.loads(typed("arena", "raids", "--seats", seats, "--games", "3", "--json").stdout)
    assert [line["agent"] for line in found["agents"]] == seats.split(",")
    assert found["games"] == 3


def test_a_program_that_breaks_in_the_arena_is_told_in_one_line(tmp_path):
    bot = broken_bot(tmp_path, "print('move dance', flush=True)")
    run = failed(2, "arena", "holmgang", "--seats", f"program:{bot},greedy", "--games", "2")
    assert "answered “dance” in holmgang" in run.stderr
    run = failed(2, "arena", "holmgang", "--seats", f"program:{bot},greedy", "--games", "2", "--lang", "fr")
    assert "a répondu «\u00a0dance\u00a0»" in run.stderr


def test_programs_play_in_the_terminal(tmp_path):
    saved = tmp_path / "one.game"
    said = typed("play", "holmgang", "--seats", f"program:{SKIPPER},random", "--seed", "1", "--save", str(saved)).stdout
    assert "wins with" in said
    assert saved.read_text().startswith("meadhall 1")


def test_a_game_in_the_terminal_is_saved_when_a_program_breaks(tmp_path):
    saved = tmp_path / "one.game"
    bot = broken_bot(tmp_path, "os._exit(3)")
    run = failed(2, "play", "holmgang", "--seats", f"random,program:{bot}", "--seed", "1", "--save", str(saved))
    assert "exit code 3" in run.stderr
    assert saved.read_text().startswith("meadhall 1")


@pytest.mark.parametrize("bot", [SKIPPER, WANDERER], ids=["perl", "python"])
def test_the_bots_to_begin_from_pass_every_check(bot):
    words = ("bot-check", bot, "--game", "holmgang", "--game", "raids", "--json")
    found = json.loads(typed(*words).stdout)
    assert found["passed"] and found["hello"]["games"] == ["*"]
    names = [check["name"] for check in found["checks"]]
    assert names[:3] == ["hello", "ready", "nonsense"]
    assert [check["game"] for check in found["checks"] if check["name"] == "game"] == ["holmgang", "raids"]
    assert {"hurry", "stop", "idle-stop", "once", "same-again", "quit", "closed"} <= set(names)
    assert all(check["moves"] > 0 for check in found["checks"] if check["game"])


@pytest.mark.soak
@pytest.mark.parametrize("bot", [SKIPPER, WANDERER], ids=["perl", "python"])
def test_they_pass_every_check_in_every_game(bot):
    assert json.loads(typed("bot-check", bot, "--json").stdout)["passed"]


@pytest.mark.parametrize(("lang", "said"), [("en", "checks passed"), ("fr", "épreuves sont réussies")])
def test_a_person_is_told_in_words(lang, said):
    told = typed("bot-check", SKIPPER, "--game", "holmgang", "--lang", lang).stdout
    assert "Skipper" in told and said in told


LOUD = "print('move', moves[0] + '\\nmove', moves[0], flush=True)"
GOOD = "print('move', moves[0], flush=True)"


@pytest.mark.parametrize(
    ("wishes", "wrong"),
    [
        ({"go": LOUD}, {"once", "idle-stop", "game", "same-again"}),
        ({"go": "print('move dance', flush=True)"}, {"game", "hurry", "stop", "idle-stop", "once", "same-again"}),
        ({"go": GOOD, "stop": "print('move', moves[0], flush=True)"}, {"nonsense", "idle-stop"}),
        ({"go": GOOD, "quit": "sys.exit(4)"}, {"quit"}),
        ({"go": GOOD, "after": "sys.exit(5)"}, {"closed"}),
        ({"go": GOOD, "hello": HELLO.replace("plays *", "plays chess")}, {"hello", "game", "same-again"}),
        ({"go": GOOD, "hello": "sys.exit(6)"}, {"hello"}),
    ],
    ids=["twice", "illegal", "stop", "quit", "closed", "chess", "hello"],
)
def test_what_a_bot_gets_wrong_is_found(tmp_path, wishes, wrong):
    run = failed(1, "bot-check", broken_bot(tmp_path, **wishes), "--game", "holmgang", "--json")
    found = json.loads(run.stdout)
    assert {check["name"] for check in found["checks"] if not check["passed"]} == wrong
    assert all(check["words"] for check in found["checks"] if not check["passed"])


def test_a_bot_that_is_not_there():
    found = json.loads(failed(1, "bot-check", "/nowhere/bot", "--json").stdout)
    assert found["checks"][0]["trouble"]["message"] == "program-not-found"
    assert "no game" in failed(2, "bot-check", SKIPPER, "--game", "chess").stderr.lower()
