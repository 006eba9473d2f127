"""The walk-through: its script plays through, its words exist, and what it says is true when it says it."""

from __future__ import annotations

from meadhall.games.raids import RULES
from meadhall.games.raids.events import (
    Arrived,
    BattleBegan,
    EncounterPassed,
    GoodsSold,
    MonsterCeded,
    MonsterDefeated,
    TilesDiscarded,
    VillagePassed,
)
from meadhall.kernel.game import Game
from meadhall.kernel.notation import text_of
from meadhall.kernel.words import words_of
from meadhall.server.tables.lessons import Lesson, LessonLine, lesson_of

LESSON: Lesson = lesson_of(RULES)


def seat_of(line: LessonLine) -> int:
    return LESSON.you if line.seat is None else line.seat


def answer_of(line: LessonLine, game: Game) -> str:
    """What is answered: the other seat's line, what the learner is told to do, or anything at all."""
    if line.answer:
        return line.answer
    return line.expect[0] if line.expect else text_of(RULES, game.options(LESSON.you)[0])


def play(steps: int) -> Game:
    """The lesson after so many decisions."""
    game = Game(RULES, LESSON.seats, LESSON.seed, **LESSON.options)
    for line in LESSON.step[:steps]:
        game.play(seat_of(line), answer_of(line, game))
    return game


def step_saying(message: str) -> int:
    return next(at for at, line in enumerate(LESSON.step) if message in line.say)


def test_every_step_is_asked_of_its_seat_and_may_be_answered_so() -> None:
    game = play(0)
    for line in LESSON.step:
        assert game.waiting == [seat_of(line)]
        for wish in line.expect:
            assert game.refusal(LESSON.you, wish) is None
        game.play(seat_of(line), answer_of(line, game))
    assert not game.is_over


def test_every_learner_decision_is_explained_and_there_are_a_dozen() -> None:
    mine = [line for line in LESSON.step if line.seat is None]
    assert 12 <= len(mine) <= 18
    assert all(line.say for line in mine)
    assert not any(line.say for line in LESSON.step if line.seat is not None)


def test_all_that_is_said_has_words_in_both_languages() -> None:
    said = [(message, line.about) for line in LESSON.step for message in line.say]
    said += [(message, {}) for message in LESSON.end]
    for language in ("en", "fr"):
        words = words_of(RULES, language)
        for message, about in said:
            assert len(words.say(message, about)) > 20, (language, message)


def test_the_learner_meets_everything() -> None:
    told = play(len(LESSON.step)).told
    met = {type(event) for event in told if getattr(event, "ship", None) == LESSON.you}
    assert met >= {
        Arrived,
        BattleBegan,
        EncounterPassed,
        GoodsSold,
        MonsterCeded,
        MonsterDefeated,
        TilesDiscarded,
        VillagePassed,
    }
    assert any(isinstance(event, BattleBegan) and event.defender == LESSON.you for event in told)


def test_the_numbers_that_are_named_are_right() -> None:
    """The monsters' prices, the crews, the spaces, as the words have them."""
    monster = play(step_saying("lesson-monster"))
    assert (monster.state.crew[0], monster.state.monster_cost(0, 4)) == (1, 3)
    attacked = play(step_saying("lesson-attacked"))
    assert attacked.state.crew[2] == 1
    attack = play(step_saying("lesson-attack"))
    assert (attack.state.position[1], attack.state.crew[1]) == (12, 4)
    fight = play(step_saying("lesson-fight"))
    assert (fight.state.crew[0], fight.state.monster_cost(0, 16)) == (3, 2)
    home = play(step_saying("lesson-home"))
    assert (home.state.position[2], home.state.berth[2]) == (home.state.home, 1)
    second = play(step_saying("lesson-second-voyage"))
    assert (second.state.voyage, second.state.arrivals[1]) == (2, 1)
