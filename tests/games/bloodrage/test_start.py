"""Setting up (BR-5), the structure of an Age (BR-6) and the table's options."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.cards.columns import age_of, deck
from meadhall.games.bloodrage.cards.index import CARDS
from meadhall.games.bloodrage.cards.numbers import LOKIS_BLESSING, NO_CARD, SEA_SERPENT_CARD, TROLL_CARD
from meadhall.games.bloodrage.events import AgeBegan, DoomMoved, PhaseBegan
from meadhall.games.bloodrage.gifts import DealCards
from meadhall.games.bloodrage.moves import DrawClans, PlaceDooms, PlaceTokens
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import BadOption
from meadhall.kernel.values import CHANCE, refuse
from tests.games.bloodrage.halls import DOOMS, TOKENS, set_up
from tests.tables import play, seated


def test_clan_sheets_at_the_start():
    """BR-5.2, BR-5.3, BR-EX-1: no Glory, 6 Rage, Axes 3, Horns 4."""
    table = set_up(3)
    for clan in range(3):
        assert table.glory[clan] == 0
        assert table.rage[clan] == 6
        assert [table.stat(clan, stat) for stat in range(3)] == [6, 3, 4]


def test_tokens_lie_open_on_every_province():
    """BR-5.4: the green one on Yggdrasil, the others shuffled, all reward side up and seen by everybody."""
    table = set_up(2)
    assert table.tokens == [int(token) for token in TOKENS.split()] + [model.ALL_STATS]
    assert table.pillaged == 0
    assert RULES.view(table, None).tokens == tuple(table.tokens)
    games = {tuple(meadhall.new("blood-rage", seats=2, seed=seed).state.tokens) for seed in range(8)}
    assert len(games) > 1


@pytest.mark.parametrize(
    ("before", "possible", "impossible"),
    [
        ([], DrawClans((3, 1)), [DrawClans((3,)), DrawClans((1, 1)), DrawClans((3, 4)), DrawClans((0, 1, 2))]),
        (
            ["* draw-clans 3 1"],
            PlaceTokens((3, 0, 0, 0, 1, 1, 2, 2)),
            [PlaceTokens((0, 0, 0, 1, 1, 2, 2)), PlaceTokens((0, 0, 0, 1, 1, 1, 2, 2)), DrawClans((3, 1))],
        ),
        (
            ["* draw-clans 3 1", f"* place-tokens {TOKENS}"],
            PlaceDooms((0, 1, 2, 3, 4, 7)),
            [PlaceDooms((0, 1, 2, 3, 4)), PlaceDooms((0, 1, 2, 3, 4, 4)), PlaceDooms((0, 1, 2, 3, 4, 8))],
        ),
    ],
)
def test_draws_that_cannot_happen(before, possible, impossible):
    """BR-5.1, BR-5.4, BR-5.5, BR-5.7: a record is refused where chance tells what the box does not hold."""
    table = seated(RULES, 2)
    play(RULES, table, *before)
    assert core.refusal(table, CHANCE, possible) is None
    for draw in impossible:
        assert core.refusal(table, CHANCE, draw) == refuse("table", "cannot-happen"), draw


def test_clans_that_were_chosen_are_not_drawn():
    """BR-5.1: chance can only confirm them."""
    table = seated(RULES, 2, clans="raven wolf")
    assert core.refusal(table, CHANCE, DrawClans((3, 0))) is None
    assert core.refusal(table, CHANCE, DrawClans((0, 3))) == refuse("table", "cannot-happen")


def test_three_dooms_are_public():
    """BR-1.7, BR-5.5, BR-5.6: the named provinces differ; the first is the province of Doom in the First Age."""
    table = set_up(4)
    assert table.dooms == [7, 6, 3] and len(set(table.dooms)) == 3
    assert RULES.view(table, None).dooms == (7, 6, 3)
    ruined = [int(province) for province in DOOMS[4].split()][3:]
    assert not set(table.dooms) & set(ruined)
    assert all(province < 8 for province in table.dooms)


@pytest.mark.parametrize(("seats", "lost", "in_play"), [(2, 3, 6), (3, 2, 7), (4, 1, 8)])
def test_some_provinces_are_lost_from_the_start(seats, lost, in_play):
    """BR-5.7, BR-5.8, BR-5.9: three, two or one; the other tokens mean nothing."""
    for seed in range(5):
        table = meadhall.new("blood-rage", seats=seats, seed=seed).state
        assert bin(table.ruined).count("1") == lost
        assert 9 - lost == in_play
        assert not any(table.is_ruined(province) for province in table.dooms)


@pytest.mark.parametrize(("seats", "size"), [(2, 20), (3, 26), (4, 34)])
def test_decks_by_players(seats, size):
    """BR-5.10, BR-5.11, BR-5.12: cards marked 3+ and 4+ are removed for fewer players."""
    for age in (1, 2, 3):
        cards_of_age = deck(age, seats, False)
        assert len(cards_of_age) == size
        assert {age_of(card) for card in cards_of_age} == {age}
    troll, serpent, blessing = TROLL_CARD, SEA_SERPENT_CARD, LOKIS_BLESSING
    assert troll in deck(1, 2, False)
    assert (serpent in deck(1, seats, False)) == (seats >= 3)
    assert (blessing in deck(1, seats, False)) == (seats >= 4)


@pytest.mark.parametrize(("seats", "dealt", "aside"), [(2, 16, 4), (3, 24, 2), (4, 32, 2)])
def test_deal_and_what_is_put_aside(seats, dealt, aside):
    """BR-EX-44, BR-7.2, BR-7.3, BR-R-2, BR-5.13: eight cards each from a shuffled deck, the rest unseen."""
    table = set_up(seats)
    deals = {DealCards().draw(table, Dice(seed)) for seed in range(5)}
    assert len(deals) == 5
    core.answer(table, 255, core.draw(table, Dice(1)))
    assert len(table.draft) == dealt
    assert table.out == aside
    assert RULES.view(table, 0).pack == tuple(table.draft[:8])


def test_the_small_decks_of_the_caption():
    """BR-R-1: 33, 25 and 19 cards; the published deck has 34."""
    sizes = [len(deck(age, seats, True)) for age in (1, 2, 3) for seats in (4, 3, 2)]
    assert sizes == [33, 25, 19] * 3
    left_out = {row.name for row in CARDS if row.left_out}
    assert left_out == {"a1-tyrs-bash", "a2-heimdalls-eye", "a3-tyrs-crush"}
    assert set_up(4).small_decks is False
    assert set_up(4, deck="caption_33").small_decks is True


def test_the_saga_begins_with_the_gifts_of_the_first_age():
    """BR-1.8, BR-5.15: one Saga, one Doom and one First Player token: age, phase, province and seat."""
    table = set_up(2)
    assert (table.age, table.phase, table.first) == (1, model.GODS_GIFTS, 0)


def test_the_first_player_is_named_or_drawn():
    """BR-5.16, BR-R-6: the host's choice, or each seat as likely."""
    assert meadhall.new("blood-rage", seats=4, seed=1, first=2).state.first == 2
    drawn = {meadhall.new("blood-rage", seats=4, seed=seed).state.first for seed in range(30)}
    assert drawn == {0, 1, 2, 3}


def test_clans_are_chosen_or_drawn():
    """BR-1.9, BR-5.1: a different clan for each seat, each with a Glory total and four tokens of its own."""
    chosen = meadhall.new("blood-rage", seats=2, seed=1, clans="raven wolf").state
    assert chosen.clans == [3, 0]
    drawn = meadhall.new("blood-rage", seats=3, seed=1).state.clans
    assert len(set(drawn)) == 3
    assert len(chosen.glory) == len(chosen.rage) == 2 and len(chosen.stats) == 2 * 3
    for wrong in ("wolf", "wolf wolf", "wolf ram"):
        with pytest.raises(BadOption):
            meadhall.new("blood-rage", seats=2, clans=wrong)


def test_impossible_outcomes_are_refused():
    """A record cannot bring tokens, dooms or cards that are not there."""
    table = seated(RULES, 2, first=0)
    with pytest.raises(AssertionError):
        play(RULES, table, "* draw-clans 0 0")
    play(RULES, table, "* draw-clans 2 0")
    with pytest.raises(AssertionError):
        play(RULES, table, "* place-tokens 0 0 0 0 0 0 0 0")
    play(RULES, table, f"* place-tokens {TOKENS}")
    with pytest.raises(AssertionError):
        play(RULES, table, "* place-dooms 0 1 2 3 4 8")
    play(RULES, table, f"* place-dooms {DOOMS[2]}", "* first 0")
    with pytest.raises(AssertionError):
        play(RULES, table, "* deal " + " ".join(["0"] * 16))


def test_three_ages_of_six_phases():
    """BR-6.1, BR-6.2, BR-6.3, BR-6.4, BR-23.1, BR-22.3: each phase is over before the next, each Age has its deck."""
    game = meadhall.new("blood-rage", seats=3, seed=4)
    dice = Dice(4)
    while not game.is_over:
        if game.state.draft:
            assert {age_of(card) for card in game.state.draft} == {game.state.age}
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))
    phases = [event.phase for event in game.told if isinstance(event, PhaseBegan)]
    assert phases == [1, 2, 3, 4, 5, 6] * 3
    assert [event.age for event in game.told if isinstance(event, AgeBegan)] == [1, 2, 3]
    assert len([event for event in game.told if isinstance(event, DoomMoved)]) == 2
    assert game.state.decks_left == 0


def test_discarded_cards_never_come_back():
    """BR-6.5: what is out stays out; all cards are out or on clan sheets in the end."""
    game = meadhall.new("blood-rage", seats=4, seed=9)
    dice = Dice(9)
    out = 0
    while not game.is_over:
        assert game.state.out >= out
        out = game.state.out
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))
    on_sheets = len([card for card in game.state.sheet if card != NO_CARD])
    assert game.state.out + on_sheets == 3 * 34


@pytest.mark.parametrize(
    ("option", "field"),
    [
        ("first_game", "first_game"),
        ("passed_may_return", "passed_may_return"),
        ("blessing_in_yggdrasil", "blessing_in_yggdrasil"),
    ],
)
def test_switches_are_off_unless_wished(option, field):
    """BR-R-8, BR-R-9, BR-R-23: each is a switch of the table."""
    assert getattr(set_up(2), field) is False
    assert getattr(set_up(2, **{option: True}), field) is True
