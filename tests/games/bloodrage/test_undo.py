"""What may be taken back, and what has been seen and may not."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.games.bloodrage.cards.columns import BATTLE, KIND, is_upgrade
from meadhall.kernel.troubles import CannotUndo


@pytest.fixture
def game():
    """The Action phase of a first game: eight cards each, no draft."""
    return meadhall.new("blood-rage", seats=2, seed=11, first_game=True, first=0)


def test_small_choices_of_an_action_are_taken_back_one_by_one(game):
    before = game.state.copy()
    game.play(0, "invade leader")
    game.play(0, game.options(0)[0])
    assert game.waiting == [1]
    game.undo(0)
    game.undo(0)
    assert game.waiting == [0]
    assert game.state.rage == before.rage and game.state.figures == before.figures


def test_a_card_everybody_has_seen_is_not_taken_back(game):
    card = next(card for card in game.state.hand[0] if is_upgrade(card))
    game.play(0, f"play-card {card}")
    assert game.can_undo(0) == "something-was-shown"


def test_a_committed_quest_may_be_taken_back_until_somebody_acts(game):
    card = next(card for card in game.state.hand[0] if not is_upgrade(card) and KIND[card] != BATTLE)
    game.play(0, f"play-card {card}")
    assert game.can_undo(0) is None
    assert game.can_undo(1) == "another-has-answered"
    game.undo(0)
    assert card in game.state.hand[0] and game.state.quests[0] == []


def test_picks_lie_face_down_until_the_packs_are_passed():
    game = meadhall.new("blood-rage", seats=3, seed=4)
    first = game.waiting[0]
    game.play(first, game.options(first)[0])
    game.undo(first)
    assert game.waiting[0] == first
    for seat in game.waiting:
        game.play(seat, game.options(seat)[0])
    with pytest.raises(CannotUndo):
        game.undo()
