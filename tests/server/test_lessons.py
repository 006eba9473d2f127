"""Walk-throughs: the script leads, and then lets go."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.notation import move_from
from meadhall.kernel.values import CHANCE
from meadhall.kernel.words import LANGUAGES, words_of
from meadhall.server.tables.lessons import has_lesson, lesson_of
from meadhall.server.tables.referee import ANSWER, Referee
from tests.server.halls import running

LESSONS = [name for name in shelf.names() if has_lesson(shelf.find(name))]
LONGEST = 280  # letters of one message: what is read at a glance, between two moves


def told(rules, language):
    """Every message of the game's walk-through, by name."""
    text = (files(rules.package) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(lesson-\S+) = (.*)$", text, re.MULTILINE))


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_of_a_lesson_can_be_played_and_has_words(name):
    rules = shelf.find(name)
    lesson = lesson_of(rules)
    referee = Referee(rules, lesson.seats, rules.choices(lesson.seats, lesson.options), lesson.seed, None)
    for line in lesson.step:
        while CHANCE in referee.waiting:
            referee.chance(0.0)
        for language in LANGUAGES:
            for message in line.say:
                assert words_of(rules, language).say(message, line.about)
        seat = lesson.you if line.seat is None else line.seat
        assert seat in referee.waiting, f"{line}: waiting for {referee.waiting}"
        expected = [move_from(rules, text) for text in (line.expect if line.seat is None else [line.answer])]
        for move in expected:
            assert core.refusal(referee.state, seat, move) is None, f"{line}: {move}"
        referee.answer(seat, (expected or core.options(referee.state, seat))[0], ANSWER, 0, 0.0)
    for language in LANGUAGES:
        for message in lesson.end:
            assert words_of(rules, language).say(message)


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_says_all_it_has_to_say_in_both_languages_and_briefly(name):
    rules = shelf.find(name)
    lesson = lesson_of(rules)
    said = [message for line in lesson.step for message in line.say] + lesson.end
    assert len(said) == len(set(said)), "nothing is said twice"
    for language in LANGUAGES:
        assert list(told(rules, language)) == said, f"{language}: in the order in which it is said"
        for message, text in told(rules, language).items():
            assert len(text) <= LONGEST, f"{language}: {message}"


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_speaks_before_every_move_and_ends_in_free_choice(name):
    mine = [line for line in lesson_of(shelf.find(name)).step if line.seat is None]
    assert all(line.say for line in mine)
    assert all(line.expect for line in mine[:-1]) and not mine[-1].expect


@pytest.mark.parametrize("name", LESSONS)
async def test_a_lesson_is_followed_through_the_hall(tmp_path, name):
    lesson = lesson_of(shelf.find(name))
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        live = await ann.sit((await ann.post("/api/lessons", game=name))["table"]["id"])
        said = []
        while not (await live.asked())["lesson"]["done"]:
            told_now = live.last["lesson"]
            said += told_now["say"]
            offered = [choice["number"] for choice in live.last["choices"]]
            assert set(told_now["expected"]) <= set(offered)
            assert (await live.answer((told_now["expected"] or offered)[0]))["type"] == "done"
        assert said == [message for line in lesson.step for message in line.say]
        assert live.last["lesson"]["say"] == lesson.end and live.last["result"] is None


async def test_a_lesson_from_its_first_word_to_free_play(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        made = await ann.post("/api/lessons", game="holmgang")
        assert made["table"]["kind"] == "lesson" and made["table"]["seats"][1]["name"] == "Raven"
        live = await ann.sit(made["table"]["id"])
        lesson = live.last["lesson"]
        assert lesson["say"] == ["lesson-welcome", "lesson-pillage"] and lesson["about"] == {"village": 1}
        assert lesson["expected"] == [2] and not lesson["done"]
        assert (lesson["said"], lesson["messages"]) == (0, 5)
        assert (await live.answer("rest"))["trouble"]["message"] == "lesson-expects"
        live.last = (await ann.get(f"/api/tables/{made['table']['id']}/state?seat=0"))["news"]
        assert (await live.answer("play-card 1"))["trouble"]["refusal"]["rule"] == "HO-3.2"
        live.last = (await ann.get(f"/api/tables/{made['table']['id']}/state?seat=0"))["news"]
        assert (await live.answer("pillage 1"))["type"] == "done"
        assert (await live.asked())["lesson"]["say"] == ["lesson-battle"]
        assert (await live.answer("play-card 4"))["type"] == "done"
        assert (await live.asked())["lesson"]["say"] == ["lesson-winter"]
        assert live.last["lesson"]["said"] == 3  # after the welcome, the pillage and the battle
        assert (await live.answer("play-card 1"))["type"] == "done"
        assert (await live.asked())["lesson"]["done"] and live.last["lesson"]["say"] == ["lesson-end"]
        assert (live.last["lesson"]["said"], live.last["lesson"]["messages"]) == (4, 5)
        assert (await live.play(Random(1)))["result"] is not None


async def test_a_game_without_a_lesson_says_so(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        games = (await ann.get("/api/games"))["games"]
        assert {game["name"]: game["has_lesson"] for game in games}["holmgang"]
        for game in games:
            if not game["has_lesson"]:
                assert await ann.trouble("POST", "/api/lessons", game=game["name"]) == (404, "no-lesson")
        assert await ann.trouble("POST", "/api/lessons", game="chess") == (422, "unknown-game")
