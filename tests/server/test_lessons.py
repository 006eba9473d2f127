"""Walk-throughs: the script leads, and then lets go."""

from __future__ import annotations

from random import Random

import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.notation import move_from
from meadhall.kernel.values import CHANCE
from meadhall.kernel.words import LANGUAGES, words_of
from meadhall.server.lessons import has_lesson, lesson_of
from meadhall.server.referee import ANSWER, Referee
from tests.server.halls import running

LESSONS = [name for name in shelf.names() if has_lesson(shelf.find(name))]


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


async def test_a_lesson_from_its_first_word_to_free_play(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        made = await ann.post("/api/lessons", game="holmgang")
        assert made["table"]["kind"] == "lesson" and made["table"]["seats"][1]["name"] == "Raven"
        live = await ann.sit(made["table"]["id"])
        lesson = live.last["lesson"]
        assert lesson["say"] == ["lesson-welcome", "lesson-pillage"] and lesson["about"] == {"village": 1}
        assert lesson["expected"] == [2] and not lesson["done"]
        assert (await live.answer("rest"))["trouble"]["message"] == "lesson-expects"
        live.last = (await ann.get(f"/api/tables/{made['table']['id']}/state?seat=0"))["news"]
        assert (await live.answer("play-card 1"))["trouble"]["refusal"]["rule"] == "HO-3.2"
        live.last = (await ann.get(f"/api/tables/{made['table']['id']}/state?seat=0"))["news"]
        assert (await live.answer("pillage 1"))["type"] == "done"
        assert (await live.asked())["lesson"]["say"] == ["lesson-battle"]
        assert (await live.answer("play-card 4"))["type"] == "done"
        assert (await live.asked())["lesson"]["say"] == ["lesson-winter"]
        assert (await live.answer("play-card 1"))["type"] == "done"
        assert (await live.asked())["lesson"]["done"] and live.last["lesson"]["say"] == ["lesson-end"]
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
