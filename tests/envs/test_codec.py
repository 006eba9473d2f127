"""Games in numbers: the right length, within bounds, nothing that a seat may not know, and masks that are right."""

from __future__ import annotations

import doctest
import json
from dataclasses import replace
from types import ModuleType

import msgspec
import numpy as np
import pytest

import meadhall
from meadhall.agents.agent import Seen
from meadhall.agents.programs import telling
from meadhall.envs import codec as codec_module
from meadhall.envs import vector
from meadhall.envs.codec import Codec, NotObserved, codec_of, questions_of, returns_of
from meadhall.envs.table import Seating, Table
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rules import SeatResult
from tests.envs.playing import EVERY_TABLE, GAMES, random_game
from tests.games.clashofrage.test_round import one_for_two_stones


def test_every_game_on_the_shelf_is_observed() -> None:
    assert shelf.names() == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_view_is_observed_or_left_out_on_purpose(game: str) -> None:
    """What is left out can be worked out from the rest."""
    rules = shelf.find(game)
    view = rules.view(rules.begin(rules.seats[0], rules.choices(rules.seats[0], {})), None)
    left_out = set(view.__struct_fields__) - set(rules.observation)
    assert left_out == ({"strengths"} if game == "clash-of-rage" else set())


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_whole_game_stays_within_its_bounds_and_is_told_as_its_view_is(game: str, seats: int) -> None:
    """What is written from the state is what would be written from the view: nothing else, and nothing less."""
    codec = codec_of(game)
    from_views = Codec(replace(codec.rules, observe=None))
    low, high = codec.bounds()
    looks = 0
    for at, table in enumerate(random_game(game, seats, seed=seats)):
        if at % 7 == 0 or table.is_over:
            for seat in range(seats):
                seen = codec.observe(table.state, seat)
                assert np.array_equal(seen, from_views.observe(table.state, seat))
                wrong = np.nonzero((seen < low) | (seen > high))[0]
                assert not len(wrong), [part.name for part in codec.parts if part.start <= wrong[0] < part.stop]
                looks += 1
    assert looks > seats


def test_a_question_about_several_things_tells_how_many_they_are() -> None:
    """Which stone is served (CR-R-50): rare, so no random game of these tests asks it."""
    table = one_for_two_stones()
    codec = codec_of("clash-of-rage")
    seen = codec.named(codec.observe(table, 0))
    assert seen["question"].tolist().index(1) == codec.kinds.index("pick-stone")
    assert seen["aside"].tolist() == [1, 2, 0, 0]
    moment = {"kind": "pick-stone", "waiting": [0], "fields": {"level": 1, "stones": [3, 5]}}
    told = {"moment": moment, "view": msgspec.to_builtins(codec.rules.view(table, 0))}
    assert np.array_equal(codec.observe_told(told, 0, table.seats), codec.observe(table, 0))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_what_a_program_is_told_gives_the_same_numbers(game: str, seats: int) -> None:
    codec, rules = codec_of(game), shelf.find(game)
    looks = 0
    for at, table in enumerate(random_game(game, seats, seed=70 + seats)):
        if at % 9 == 0 and not table.is_over:
            for seat in table.waiting:
                seen = Seen(rules, seat, table.state)
                told = json.loads(telling.position(seen, [], 0).removeprefix("position "))
                moves = telling.moves(seen).removeprefix("moves ").split("\t")
                assert (codec.observe_told(told, seat, seats) == codec.observe(table.state, seat)).all()
                assert (codec.mask_of(moves) == codec.mask(table.state, seat)).all()
                looks += 1
    assert looks > 1


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_two_worlds_that_look_alike_give_the_same_numbers(game: str, seats: int) -> None:
    """The law of secrets: over a whole game, whatever a seat cannot see is dealt anew, and it reads the same."""
    codec, rules = codec_of(game), shelf.find(game)
    dice = Dice(1)
    for at, table in enumerate(random_game(game, seats, seed=40 + seats)):
        if at % 5:
            continue
        for seat in range(seats):
            world = rules.imagine(table.state, seat, dice)
            assert np.array_equal(codec.observe(table.state, seat), codec.observe(world, seat))
            assert np.array_equal(codec.mask(table.state, seat), codec.mask(world, seat))


@pytest.mark.parametrize("game", GAMES)
def test_what_is_inside_the_mask_is_allowed_and_nothing_else(game: str) -> None:
    codec, rules = codec_of(game), shelf.find(game)
    for at, table in enumerate(random_game(game, rules.seats[-1], seed=3)):
        if at % 9 or table.is_over:
            continue
        for seat in range(rules.seats[-1]):
            mask = codec.mask(table.state, seat)
            for number, move in enumerate(rules.moves):
                assert (core.refusal(table.state, seat, move) is None) == bool(mask[number]), move


def test_a_refused_action_changes_nothing() -> None:
    table = Table(Seating("raids", 2, {}), seed=5)
    seat = table.waiting[0]
    before = table.observe(seat)
    outside = int(np.nonzero(table.mask(seat) == 0)[0][0])
    assert not table.answer(seat, outside)
    assert not table.answer(1 - seat, int(np.nonzero(table.mask(seat))[0][0]))  # the other is not asked
    assert np.array_equal(table.observe(seat), before)


def test_a_seed_deals_as_meadhall_new_does() -> None:
    table, game = Table(Seating("blood-rage", 3, {}), seed=11), meadhall.new("blood-rage", seats=3, seed=11)
    assert table.seating.rules.view(table.state, 1) == game.view(1)


def test_actions_have_names() -> None:
    codec = codec_of("raids")
    assert [codec.action_named(codec.action_name(number)) for number in range(codec.actions)] == list(
        range(codec.actions)
    )


def test_an_observation_is_written_where_one_wants_it() -> None:
    codec = codec_of("holmgang")
    table = Table(Seating("holmgang", 2, {}), seed=1)
    rows = np.zeros((3, codec.size), np.int16)
    codec.observe(table.state, 0, rows[1])
    assert np.array_equal(rows[1], codec.observe(table.state, 0))
    assert not rows[0].any() and not rows[2].any()


def test_parts_follow_each_other_and_name_what_they_hold() -> None:
    codec = codec_of("raids")
    table = Table(Seating("raids", 4, {}), seed=2)
    assert [part.start for part in codec.parts[1:]] == [part.stop for part in codec.parts[:-1]]
    assert codec.parts[-1].stop == codec.size
    seat = table.waiting[0]
    named = codec.named(table.observe(seat))
    assert named["is_asked"].tolist() == [1]
    assert named["voyage"].tolist() == [0, 1, 0, 0, 0]
    assert list(questions_of(codec.rules))[int(named["question"].argmax())] == "ChooseCourse"
    crews = list(table.state.crew)  # type: ignore[attr-defined]
    assert named["crew"].tolist() == crews[seat:] + crews[:seat]


def test_what_a_game_is_worth_adds_up_to_nothing() -> None:
    raids, tree = shelf.find("raids"), shelf.find("yggdrasil")

    def worth(*won: bool) -> list[float]:
        return returns_of(raids, tuple(SeatResult(1, 1, each) for each in won))

    assert worth(True, False, False) == [1.0, -0.5, -0.5]
    assert worth(True, True, False) == [0.5, 0.5, -1.0]
    assert worth(True, True) == [0.0, 0.0]
    assert returns_of(tree, (SeatResult(0, 1, False),) * 2) == [-1.0, -1.0]


@pytest.mark.parametrize("module", [codec_module, vector])
def test_what_a_module_shows_is_what_happens(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted and not result.failed


def test_a_game_that_says_not_how_it_is_seen_says_so() -> None:
    with pytest.raises(NotObserved, match="raids"):
        Codec(replace(shelf.find("raids"), observation={}))
