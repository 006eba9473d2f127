"""The friendly face: everything a person does with a `Game`."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace

import pytest

import meadhall
from meadhall.games.holmgang import RULES
from meadhall.games.holmgang.moves import PILLAGE, REST, PlayCard
from meadhall.games.holmgang.turn import Raids
from meadhall.kernel import shelf
from meadhall.kernel.dump import dump
from meadhall.kernel.game import Game
from meadhall.kernel.troubles import CannotUndo, IllegalMove
from meadhall.kernel.values import CHANCE, refuse


@pytest.fixture
def game():
    """Three clans at Holmgang, the first to act is Wolf."""
    return meadhall.new("holmgang", seats=3, seed=7, first=0)


def played(game, *answers):
    for answer in answers:
        who, _, what = answer.partition(" ")
        game.play(int(who), what)
    return game


# The public names


def test_the_public_names_are_these():
    assert sorted(meadhall.__all__) == sorted(
        [
            *("new", "read", "game_names", "Game", "Move", "Event", "Refusal", "CHANCE"),
            *("Trouble", "UnknownGame", "BadOption", "BadRecord", "BadPosition", "CannotUndo", "IllegalMove"),
        ]
    )
    for name in meadhall.__all__:
        assert hasattr(meadhall, name)


def test_the_games_are_listed():
    assert {"holmgang", "raids"} <= set(meadhall.game_names())
    assert meadhall.game_names() == sorted(shelf.names())


def test_the_old_name_of_that_list_is_still_answered():
    """Before a game is imported, whose package bears the same name, and after; and it says what is the name now."""
    alone = "import meadhall; a = meadhall.games(); import meadhall.games.raids; assert meadhall.games() == a and a"
    run = subprocess.run([sys.executable, "-W", "always", "-c", alone], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stderr.count("meadhall.games() is meadhall.game_names() now") == 2
    with pytest.raises(AttributeError, match="feast"):
        _ = meadhall.feast


def test_new_sets_a_table(game):
    assert game.seats == 3
    assert game.seed == 7
    assert game.choices == {"first": 0}
    assert game.waiting == [0]
    assert not game.is_over
    assert game.result is None


def test_the_same_seed_gives_the_same_game():
    games = [meadhall.new("raids", seats=4, seed=seed) for seed in (3, 3, 4)]
    assert dump(games[0].state) == dump(games[1].state) != dump(games[2].state)


def test_without_a_seed_one_is_drawn():
    seeds = {meadhall.new("holmgang", seats=2).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(0 <= seed < 1 << 128 for seed in seeds) and max(seeds) >= 1 << 100


def test_options_and_play(game):
    assert game.options(0) == [REST, *PILLAGE]
    assert game.options(1) == []
    game.play(0, "pillage 1")
    assert game.waiting == [0, 1, 2]
    game.play(2, game.options(2)[0])
    assert game.waiting == [0, 1]


def test_play_takes_text_however_it_is_spaced(game):
    game.play(0, "  Pillage   1 ")
    assert game.situation() == "Game > Winter > Raids > PillageVillage > Battle > PickCard"


def test_an_illegal_move_raises_and_changes_nothing(game):
    before = dump(game.state), list(game.told), game.record()
    with pytest.raises(IllegalMove) as caught:
        game.play(1, "rest")
    assert caught.value.refusal == refuse("table", "not-asked", seat=1)
    assert str(caught.value) == "It is not for Raven to answer now."
    with pytest.raises(IllegalMove, match=r"Rest, or pillage a village. \[HO-3.2\]"):
        game.play(0, "play-card 1")
    with pytest.raises(meadhall.BadRecord, match="knows no move “dance”"):
        game.play(0, "dance")
    assert (dump(game.state), list(game.told), game.record()) == before


def test_nobody_answers_for_chance(game):
    assert CHANCE not in game.waiting
    with pytest.raises(IllegalMove):
        game.play(CHANCE, "rest")


def test_why_not_says_it_in_words(game):
    assert game.why_not(0, "rest") is None
    assert game.why_not(0, REST) is None
    assert game.why_not(0, "play-card 2") == "Rest, or pillage a village. [HO-3.2]"
    assert game.refusal(0, "play-card 2") == refuse("HO-3.2", "rest-or-pillage")
    game.language = "fr"
    assert game.why_not(1, "rest") != "It is not for Raven to answer now."


def test_view_is_what_a_seat_may_know(game):
    played(game, "0 pillage 1", "1 play-card 3")
    assert game.state.answers[1] == PlayCard(3)
    assert game.view(None).hand == ()
    assert game.view(2).hand == (1, 2, 3, 4)


def test_events_are_told_to_each_as_they_may_know(game):
    played(game, "0 rest", "1 rest", "2 rest", "0 play-card 3")
    assert game.events(0)[-1].card == 3
    assert game.events(1)[-1].card == game.events(None)[-1].card == 0


def test_situation_reads_like_a_sentence(game):
    assert game.situation() == "Game > Winter > Raids > Turn > ChooseTurn"


def test_is_over_and_result():
    game = meadhall.new("holmgang", seats=2, seed=1)
    while not game.is_over:
        assert game.result is None
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert game.waiting == []
    scores = [seat.score for seat in game.result or ()]
    assert len(scores) == 2
    assert [seat.won for seat in game.result or ()] == [score == max(scores) for score in scores]
    assert game.situation() == ""


def test_a_copy_goes_its_own_way(game):
    played(game, "0 rest")
    twin = game.copy()
    before = dump(game.state), game.record(), list(game.told)
    played(twin, "1 pillage 0", "0 play-card 1", "1 play-card 2", "2 play-card 3")
    assert (dump(game.state), game.record(), list(game.told)) == before
    assert len(twin.told) > len(game.told)
    assert twin.steps[: len(game.steps)] == game.steps


def test_a_copy_draws_the_same_chance(game):
    twin = game.copy()
    for one in (game, twin):
        played(one, "0 pillage 1", "0 play-card 4", "1 play-card 0", "2 play-card 0")
    assert game.record() == twin.record()
    assert "* draw-plunder" in game.record()


def test_record_and_read(game):
    played(game, "0 pillage 1", "2 play-card 4", "0 play-card 3", "1 play-card 0")
    text = game.record()
    assert "2 play-card 4, 0 play-card 3, 1 play-card 0" in text  # one question, one line, in order of answering
    assert meadhall.read(text).record() == text


# Undo


def against(game, seat=None) -> str:
    """Why it may not be taken back."""
    with pytest.raises(CannotUndo) as caught:
        game.undo(seat)
    assert str(caught.value)
    assert game.can_undo(seat) == caught.value.message
    return caught.value.message


def test_the_last_answer_is_taken_back(game):
    begun = list(game.told)
    played(game, "0 rest")
    before = dump(game.state), list(game.told), game.record()
    played(game, "1 rest")
    assert game.can_undo(1) is None
    game.undo(1)
    assert (dump(game.state), list(game.told), game.record()) == before
    game.undo()  # without naming a seat: whoever answered last
    assert game.waiting == [0]
    assert game.told == begun


def test_after_undo_play_goes_on(game):
    played(game, "0 rest")
    game.undo(0)
    played(game, "0 pillage 2")
    assert "rest" not in game.record()
    assert meadhall.read(game.record()).record() == game.record()


def test_nobody_undoes_what_another_has_answered(game):
    played(game, "0 rest", "1 rest")
    assert against(game, 0) == "another-has-answered"
    assert against(game, 2) == "another-has-answered"


def test_not_even_in_one_question(game):
    played(game, "0 pillage 1", "0 play-card 1", "1 play-card 2")
    assert against(game, 0) == "another-has-answered"
    assert game.can_undo(1) is None


def test_never_past_chance(game):
    played(game, "0 pillage 1", "0 play-card 4", "1 play-card 0", "2 play-card 0")
    assert game.steps[-1].seat == CHANCE
    assert against(game, 2) == against(game) == "chance-has-answered"


def test_not_past_the_draw_that_opens_a_game(game):
    assert against(game) == "chance-has-answered"


def test_never_past_what_was_shown(game):
    played(game, "0 pillage 1", "0 play-card 0", "1 play-card 4", "2 play-card 0")
    assert game.steps[-1].seat == 2  # driven off: no plunder was drawn
    assert against(game, 2) == "something-was-shown"


def test_nothing_to_undo():
    def without_a_draw(seats, choices):
        table = RULES.start(seats, choices)
        table.stack, table.marks = [], []
        table.begin(Raids())
        return table

    game = Game(replace(RULES, start=without_a_draw), 2, 1)
    assert against(game) == "nothing-to-undo"


def test_in_raids_one_s_own_small_choices_are_taken_back_one_by_one():
    game = meadhall.new("raids", seats=3, seed=2, first=0)
    taken = 0
    while taken < 10 and not game.is_over:
        (seat,) = game.waiting
        before = dump(game.state)
        game.play(seat, game.options(seat)[0])
        if game.can_undo(seat) is None:
            game.undo(seat)
            assert dump(game.state) == before
            game.play(seat, game.options(seat)[0])
            taken += 1
    assert taken == 10
