"""Setup (CR-3) and the options of a table."""

from __future__ import annotations

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import ALL_LEGENDS, COPIES, KINDS
from meadhall.games.clashofrage.heroes import NO_HERO
from meadhall.games.clashofrage.model import ELVES, count, size
from meadhall.games.clashofrage.moves import PlaceElves
from meadhall.games.clashofrage.regions import HOME, LAID, NO_SPOT, PLACES
from meadhall.games.clashofrage.start import ElvesDraw
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import BadOption
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import CASES, cleared, opened, settle, turn
from tests.tables import offered, play, seated, why_not


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_tiles_as_players_cr_3_1(seats):
    """CR-3.1"""
    assert len(opened(seats).tiles) == LAID * seats
    assert len(opened(seats, map="random").tiles) == LAID * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_elves_guard_a_city_and_two_a_forge_cr_3_3(seats):
    """CR-3.3, CR-3.4, CR-3.7, CR-EX-6: all others are crystals in the reserve."""
    state = opened(seats)
    for place in state.territories:
        expected = 4 if place in state.cities else 2 if place in state.forges else 0
        assert size(state.units(ELVES, place)) == expected
    assert state.crystal_reserve == 45 - 6 * seats
    if seats == CASES["CR-EX-6"]["given"]["players"]:
        on_board = sum(size(state.units(ELVES, place)) for place in state.territories)
        assert on_board == CASES["CR-EX-6"]["expect"]["elves_on_board"]
        assert state.crystal_reserve == CASES["CR-EX-6"]["expect"]["crystals_in_reserve"]
        assert state.kinds_shown() == 6


def test_elves_are_drawn_from_all_45_cr_3_5():
    """CR-3.5: never more than fifteen of a type, and anything else can happen."""
    state = seated(RULES, 4, clans="drawn")
    draw = ElvesDraw(False)
    core.settle(state, Dice(0))
    tokens = [draw.draw(state, Dice(seed)).content for seed in range(50)]
    assert all(len(row) == 24 and max(row.count(kind) for kind in range(3)) <= 15 for row in tokens)
    assert any(len(set(row[:4])) == 1 for row in tokens)  # a city of one type only
    assert draw.refusal(state, 255, PlaceElves((0,) * 24)) is not None


def test_harder_start_every_city_has_all_three_types_cr_3_6():
    """CR-3.6"""
    for seed in range(10):
        state = opened(3, seed=seed, elves="mixed")
        for city in state.cities:
            assert all(count(state.units(ELVES, city), level) for level in range(3))


def test_every_player_chooses_a_different_clan_cr_3_8():
    """CR-3.8"""
    state = seated(RULES, 3, first=1)
    play(RULES, state, "* first 1", "1 choose-clan tomb")
    assert why_not(RULES, state, 2, "choose-clan tomb") == refuse("CR-3.8", "clan-is-taken", people=3)
    assert why_not(RULES, state, 2, "pass") == refuse("CR-3.8", "choose-a-clan")
    play(RULES, state, "2 choose-clan bohorg", "0 choose-clan goldleif")
    assert state.clan[:3] == [1, 3, 0]


def test_clans_may_be_dealt_or_named_cr_3_8():
    state = opened(4, "drawn", seed=3)
    assert sorted(state.clan[:4]) == [0, 1, 2, 3]
    assert opened(2, "tomb goldleif").clan[:2] == [3, 1]
    with pytest.raises(BadOption):
        opened(2, "tomb tomb")
    with pytest.raises(BadOption):
        opened(2, "tomb")


def test_all_figures_begin_in_the_reserve_and_no_bastion_stands_cr_3_9():
    """CR-3.9"""
    state = opened(2)
    assert state.bastion == [NO_SPOT, NO_SPOT]
    assert not any(state.army[: PLACES * 2])
    assert state.on_foot[HOME] == []


def test_players_begin_with_nothing_cr_3_10():
    """CR-3.10, CR-R-14"""
    state = opened(3)
    assert state.gold == state.crystals == state.forged == [0, 0, 0]
    assert state.hero == [NO_HERO] * 3
    assert not any(state.slots) and not any(state.spare)


def test_the_market_shows_six_kinds_and_stacks_copies_cr_3_11():
    """CR-3.11"""
    for seed in range(20):
        state = opened(2, seed=seed)
        assert state.kinds_shown() == 6
        assert [shown + left for shown, left in zip(state.market, state.deck)] == COPIES[: KINDS + 1]
    assert any(max(opened(2, seed=seed).market) > 1 for seed in range(20))


def test_the_legendary_deck_has_all_cards_cr_3_12():
    """CR-3.12"""
    assert opened(2).legends == ALL_LEGENDS


def test_four_heroes_are_laid_out_cr_3_13():
    """CR-3.13"""
    state = cleared(2)
    state.gold[0] = 9
    turn(state)
    play(RULES, state, "0 equip-armies")
    assert [text for text in offered(state, 0) if text.startswith("recruit")] == [
        f"recruit {hero}" for hero in ("razaro", "brunhorn", "sibylla", "wardok")
    ]


def test_the_elf_sheet_begins_empty_cr_3_14():
    """CR-3.14"""
    assert opened(4).slots[6 * ELVES :] == [0] * 6


def test_the_table_says_who_is_first():
    state = seated(RULES, 4, first=2)
    assert offered(state, 255) == ["first 2"]
    play(RULES, state, "* first 2")
    assert state.waiting == [2]


def test_the_long_game_needs_five_points():
    assert (opened(2).target, opened(2, points=5).target) == (4, 5)


def test_maps_of_other_numbers_of_players_are_refused():
    with pytest.raises(BadOption):
        opened(2, map="L3-A")


@pytest.mark.parametrize("takes", [True, False])
def test_whether_elves_take_rage_is_agreed_before(takes):
    assert opened(2, elves_take_rage=takes).elves_take_rage == takes


def test_chance_answers_are_checked_when_read():
    state = seated(RULES, 2, map="random", clans="drawn", first=0)
    settle_first = [text for text in ("lay-out 0 0 0 0 0 0 3 0", "lay-out 0 0 0 0 1 1 3 0", "lay-out 0 0 0 0")]
    play(RULES, state, "* first 0")
    from meadhall.kernel.notation import outcome_from

    for text in settle_first:
        assert core.refusal(state, 255, outcome_from(RULES, text)) == refuse("table", "cannot-happen")
    play(RULES, state, "* lay-out 0 0 0 0 1 0 3 5")
    twice = outcome_from(RULES, "deal-clans goldleif goldleif")
    assert core.refusal(state, 255, twice) == refuse("table", "cannot-happen")
    play(RULES, state, "* deal-clans steamfield goldleif")
    settle(state)
    assert state.clan[:2] == [2, 1]
