"""Records are read answer by answer, and what is wrong with one is said with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meadhall
from meadhall.kernel.record import Answer, parse
from meadhall.kernel.troubles import BadOption, BadRecord, Trouble, UnknownGame
from meadhall.kernel.values import CHANCE

GOLDEN = (Path(__file__).parents[1] / "golden" / "holmgang" / "random-2-8.game").read_text()  # as records once were
GOOD = meadhall.read(GOLDEN).record()
LINES = GOOD.splitlines()


def changed(old: str, new: str) -> str:
    assert old in GOOD
    return GOOD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "message", "says"),
    [
        pytest.param("", "not-a-record", "must begin with", id="nothing"),
        pytest.param("Dear diary", "not-a-record", "must begin with", id="something else"),
        pytest.param(changed("meadhall 1", "meadhall one"), "not-a-record", "must begin with", id="no number"),
        pytest.param(changed("meadhall 1", "meadhall 2"), "newer-format", "A newer Meadhall", id="newer format"),
        pytest.param("meadhall 1\nseats 2\n", "no-header", "needs “game” and “seats”", id="no game"),
        pytest.param("meadhall 1\ngame holmgang 1\n", "no-header", "needs “game” and “seats”", id="no seats"),
        pytest.param(changed("game holmgang 1", "game holmgang 0"), "other-version", "version 0", id="no version"),
        pytest.param(changed("game holmgang 1", "game holmgang 7"), "other-version", "version 7", id="other version"),
        pytest.param(changed("seed 8", "sead 8"), "bad-line", "Line 5 of the record", id="broken header"),
        pytest.param(changed("seed 8", "seed x"), "bad-line", "Line 5 of the record", id="broken seed"),
        pytest.param(changed("seats 2", "seats two"), "bad-line", "Line 3 of the record", id="broken seats"),
        pytest.param(changed("holmgang 1", "holmgang " + "9" * 5000), "bad-line", "Line 2", id="endless version"),
        pytest.param(changed("0 rest", "0"), "bad-line", "Line 11 of the record", id="broken answer"),
        pytest.param(
            changed("1 pillage birkvik", "1 pillage birkvik,"), "bad-line", "Line 8 of the record", id="broken pair"
        ),
        pytest.param(changed("= 3 3", "= three"), "bad-line", "Line 25 of the record", id="broken result"),
        pytest.param(GOOD + "0 rest\n", "bad-line", "Line 26 of the record", id="after the result"),
        pytest.param(GOOD + "= 3 3\n", "bad-line", "Line 26 of the record", id="a second result"),
        pytest.param(changed("= 3 3", "= 4 3"), "other-scores", "4 3, but the rules give 3 3", id="wrong scores"),
        pytest.param(changed("= 3 3", "= 3"), "other-scores", "the rules give 3 3", id="too few scores"),
        pytest.param("\n".join([*LINES[:14], "= 3 3"]), "ends-too-early", "the game is not over", id="too early"),
    ],
)
def test_a_record_that_cannot_be_read_says_why(text, message, says):
    with pytest.raises(BadRecord) as caught:
        meadhall.read(text)
    assert caught.value.message == message
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        pytest.param("0 rest", "1 rest", 11, "It is not for Raven to answer now.", id="not asked"),
        pytest.param("0 rest", "7 rest", 11, "It is not for Player 8 to answer now.", id="nobody's seat"),
        pytest.param("0 rest", "0 pillage birkvik", 11, "Birkvik is burnt already. [HO-3.5]", id="refused"),
        pytest.param("0 rest", "0 dance", 11, "holmgang knows no move “dance”.", id="no such move"),
        pytest.param("0 rest", "0 draw-plunder 1", 11, "holmgang knows no move “draw-plunder 1”.", id="chance's move"),
        pytest.param("* first 1", "* first 9", 7, "Chance cannot bring “first 9” here.", id="impossible chance"),
        pytest.param("* draw-plunder 2", "* first 1", 10, "Chance cannot bring “first 1” here.", id="other chance"),
        pytest.param("* first 1", "* leap 1", 7, "holmgang knows no move “leap 1”.", id="no such chance"),
        pytest.param("* first 1", "* rest", 7, "holmgang knows no move “rest”.", id="a player's move by chance"),
        pytest.param("1 play-card 1, 0", "1 play-card 1, 1", 9, "It is not for Raven", id="twice in one question"),
    ],
)
def test_an_answer_that_is_refused_is_told_with_its_line(old, new, line, says):
    with pytest.raises(BadRecord) as caught:
        meadhall.read(changed(old, new))
    assert caught.value.message == "bad-answer"
    assert caught.value.about["line"] == line
    assert f"Line {line} of the record" in str(caught.value)
    assert says in str(caught.value)


def test_a_record_of_an_unknown_game_or_table():
    with pytest.raises(UnknownGame, match="There is no game called “tafl”"):
        meadhall.read(changed("game holmgang 1", "game tafl 1"))
    with pytest.raises(BadOption, match="cannot be played by 9"):
        meadhall.read(changed("seats 2", "seats 9"))
    with pytest.raises(BadOption, match="“5” is not a value of first"):
        meadhall.read(changed("option first drawn", "option first 5"))
    with pytest.raises(BadOption, match="There is no option “villages”"):
        meadhall.read(changed("option first drawn", "option villages 3"))


def test_a_record_read_is_the_game_that_was_written():
    game = meadhall.read(GOOD)
    assert game.is_over
    assert game.record() == GOOD
    assert meadhall.read(game.record()).told == game.told


def test_a_truncated_record_is_a_game_under_way():
    game = meadhall.read("\n".join(LINES[:14]))
    assert game.waiting
    assert game.result is None
    assert game.record().splitlines() == LINES[:14]
    while not game.is_over:
        game.play(game.waiting[0], game.options(game.waiting[0])[0])
    assert meadhall.read(game.record()).record() == game.record()


def test_a_record_may_leave_chance_to_its_seed():
    without = "\n".join(line for line in LINES if not line.startswith("*"))
    assert meadhall.read(without).record() == GOOD


def test_the_dice_go_on_where_the_record_ends():
    """Reading half a game and playing on is as good as playing all of it at once."""
    whole = meadhall.new("raids", seats=2, seed=5)
    while whole.state.voyage == 1:
        whole.play(whole.waiting[0], whole.options(whole.waiting[0])[-1])
    again = meadhall.read(meadhall.new("raids", seats=2, seed=5).record())
    while again.state.voyage == 1:
        again.play(again.waiting[0], again.options(again.waiting[0])[-1])
    assert again.record() == whole.record()


def test_comments_and_spaces_are_for_people():
    text = GOOD.replace("0 rest", "  0   rest   # a quiet summer", 1).replace("seed 8", "# a note\nseed 8")
    assert meadhall.read(text).record() == GOOD


def test_the_parts_of_a_record():
    record = parse(GOOD)
    assert (record.game, record.version, record.seats, record.seed) == ("holmgang", 1, 2, 8)
    assert record.options == {"first": "drawn"}
    assert record.decisions[0] == [Answer(CHANCE, "first 1")]
    assert record.decisions[2] == [Answer(1, "play-card 1"), Answer(0, "play-card 0")]
    assert record.lines[:3] == [7, 8, 9]
    assert record.scores == (3, 3)
    assert str(record) == GOOD


def test_a_record_without_a_seed():
    assert meadhall.read(changed("seed 8\n", "")).result == meadhall.read(GOOD).result


@settings(max_examples=150)
@given(
    at=st.integers(0, len(GOOD) - 1),
    length=st.integers(0, 12),
    text=st.text(alphabet="0123456789 *=,#\nacdefilmnoprstuv-é²", max_size=8),
)
def test_whatever_is_done_to_a_record_only_trouble_comes_of_it(at, length, text):
    try:
        game = meadhall.read(GOOD[:at] + text + GOOD[at + length :])
    except Trouble as trouble:
        assert str(trouble)
    else:
        assert game.record().startswith("meadhall 1\n")
