"""`meadhall arena` and `meadhall balance`, as a person types them."""

from __future__ import annotations

import json
import shlex

import pytest

from meadhall.cli import arena as command
from tests.cli.test_cli import typed


def test_one_against_others_as_json():
    words = ("arena", "holmgang", "--seats", "greedy,random,random", "--games", "9", "--json")
    found = json.loads(typed(*words).stdout)
    assert (found["games"], found["seeds"], found["seats"]) == (9, 3, 3)
    greedy, random = found["agents"]
    assert (greedy["agent"], greedy["games"], greedy["seats"], random["seats"]) == ("greedy", 9, 9, 18)
    low, high = greedy["interval"]
    assert 0 <= low <= greedy["rate"] <= high <= 1
    assert greedy["won"] + random["won"] == pytest.approx(9)
    assert greedy["strength"]["points"] == pytest.approx(-random["strength"]["points"])
    assert {"groups", "deeds", "questions", "decisions", "scores", "by_seat"} <= set(found)


def test_agents_named_one_by_one_meet_in_every_way():
    found = json.loads(typed("arena", "holmgang", "greedy", "random", "--games", "1", "--json").stdout)
    assert found["line_ups"] == [["greedy", "greedy", "random"], ["greedy", "random", "random"]]
    assert found["games"] == 6
    found = json.loads(
        typed("arena", "holmgang", "greedy", "random", "--players", "2", "--games", "3", "--json").stdout
    )
    assert (found["line_ups"], found["games"]) == ([["greedy", "random"]], 4)


def test_nobody_named_is_greedy_against_random():
    found = json.loads(typed("arena", "holmgang", "--games", "1", "--json").stdout)
    assert found["line_ups"] == [["greedy", "random", "random"]]


@pytest.mark.parametrize(("lang", "words"), [("en", ["Strength", "Games"]), ("fr", ["Force", "Parties"])])
def test_a_table_for_people(lang, words):
    said = typed("arena", "holmgang", "--seats", "greedy,random", "--games", "4", "--lang", lang).stdout
    for word in [*words, "greedy", "random", "openskill"]:
        assert word in said


def test_friends_are_told_that_there_are_no_ratings():
    said = typed("arena", "yggdrasil", "--seats", "random,random", "--games", "2").stdout
    assert "no ratings" in said
    assert "random, random" in said
    found = json.loads(typed("arena", "yggdrasil", "--seats", "random,random", "--games", "2", "--json").stdout)
    assert (found["unrated"], found["agents"][0]["strength"]) == ("together", None)


def test_what_a_page_names_gives_the_same_table(tmp_path):
    path = tmp_path / "page.md"
    first = json.loads(
        typed("arena", "raids", "--seats", "random,random", "-o", "villages=4", "--seed", "8", "--games", "3",
              "--report", str(path), "--json").stdout
    )  # fmt: skip
    named = path.read_text().partition("    meadhall ")[2].partition("\n")[0]
    again = json.loads(typed(*shlex.split(named), "--json").stdout)
    assert {**again, "time": None} == {**first, "time": None}
    assert first["options"]["villages"] == 4


def test_balance_is_one_agent_in_all_seats(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    said = typed("balance", "holmgang", "--level", "random", "--games", "30").stdout
    assert "balance-holmgang.html" in said
    assert "Seats" in said and "Moves" in said
    assert "<svg" in (tmp_path / "balance-holmgang.html").read_text()
    found = json.loads(
        typed("balance", "holmgang", "--level", "random", "--players", "2", "--games", "5", "--json").stdout
    )
    assert (found["line_ups"], found["unrated"]) == ([["random", "random"]], "alone")


def test_a_file_goes_on_and_another_contest_is_refused(tmp_path):
    out = str(tmp_path / "games.jsonl")
    words = ("arena", "holmgang", "--seats", "random,random", "--games", "4", "--out", out)
    assert typed(*words).returncode == 0
    before = (tmp_path / "games.jsonl").read_bytes()
    assert typed(*words).returncode == 0
    assert (tmp_path / "games.jsonl").read_bytes() == before
    for lang, said in (("en", "holds another contest"), ("fr", "contient une autre rencontre")):
        refused = typed(*words[:-1], out, "--seed", "5", "--lang", lang)
        assert refused.returncode == 2
        assert said in refused.stderr and refused.stderr.count("\n") == 1


def test_control_c_says_how_to_go_on(tmp_path, monkeypatch):
    def stopped(*given, **more):
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "run", stopped)
    out = tmp_path / "games.jsonl"
    words = ("arena", "holmgang", "--games", "2")
    kept, lost = typed(*words, "--out", str(out)), typed(*words)
    assert (kept.returncode, lost.returncode) == (command.INTERRUPTED, command.INTERRUPTED)
    assert "The same command goes on" in kept.stderr and out.name in kept.stderr.replace("\n", "")
    assert "Nothing was kept" in lost.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["arena", "raids", "greedy", "greedy"],
        ["arena", "raids", "greedy", "--seats", "greedy,random"],
        ["arena", "raids", "--players", "2", "--seats", "greedy,random"],
        ["arena", "raids", "greedy", "--players", "9"],
        ["arena", "raids", "wizard", "greedy"],
        ["arena", "raids", "--report", "page.pdf"],
        ["arena", "raids", "--ray", "127.0.0.1:1"],
        ["balance", "chess"],
        ["balance", "raids", "--players", "7"],
        ["balance", "raids", "--level", "wizard"],
    ],
)
def test_bad_wishes_get_one_clear_line_in_both_languages(words, monkeypatch):
    monkeypatch.setattr("meadhall.arena.pools.import_module", lambda name: None)
    answers = [typed(*words, "--lang", lang) for lang in ("en", "fr")]
    for answer in answers:
        assert answer.returncode == 2
        assert answer.stderr.count("\n") == 1
        assert "Traceback" not in answer.stderr
    assert answers[0].stderr != answers[1].stderr
