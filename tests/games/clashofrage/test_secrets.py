"""What is hidden and what is open (CR-R-55), and what is never lost (CR-I-3)."""

from __future__ import annotations

import meadhall
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.events import FightBegan, WoundsDealt
from meadhall.games.clashofrage.imagine import imagine
from meadhall.games.clashofrage.model import ELVES, FORGING
from meadhall.games.clashofrage.regions import HOME, NO_SPOT
from meadhall.games.clashofrage.score import pieces
from meadhall.games.clashofrage.tactics import DrawHands, numbers_in
from meadhall.kernel import core
from meadhall.kernel.core import Chance, Decision
from meadhall.kernel.dice import Dice
from meadhall.testing import kinds_of
from tests.games.clashofrage.tables import CARD, attack, cleared, give, last, opened, put, roll, settle, strike
from tests.tables import offered, play


def test_hands_and_choices_are_hidden_cr_r_55():
    """CR-R-55"""
    state = opened(3)
    other = state.copy()
    hand, pile = numbers_in(state.hand[1]), numbers_in(state.pile[1])
    other.hand[1] ^= 1 << hand[0] | 1 << pile[0]
    other.pile[1] ^= 1 << hand[0] | 1 << pile[0]
    for watcher in (0, 2, None):
        assert RULES.view(state, watcher) == RULES.view(other, watcher)
    assert RULES.view(state, 1) != RULES.view(other, 1)
    play(RULES, state, f"1 {offered(state, 1)[0]}")
    play(RULES, other, f"1 {offered(other, 1)[2]}")
    for watcher in (0, 2, None):
        assert RULES.view(state, watcher) == RULES.view(other, watcher)
    assert 1 in state.answers


def test_everything_else_is_open_cr_r_55():
    """CR-R-55: gold, crystals, discards, equipment and the rest are told to spectators, too."""
    state = opened(2)
    state.gold[0], state.crystals[1], state.discard[0] = 7, 3, 1 << 6
    give(state, 1, "crossbow", 0)
    seen = RULES.view(state, None)
    assert (seen.gold, seen.crystals, seen.discards[0]) == ((7, 0), (0, 3), (6,))
    assert seen.slots[1][0] == CARD["crossbow"]
    assert (seen.hand, seen.hand_sizes) == ((), (3, 3))


def test_whatever_is_asked_but_for_tactic_cards_is_asked_in_public_cr_r_55():
    """CR-R-55: only a hand is secret, so everybody knows what else may be answered."""
    questions = [kind for kind in kinds_of(RULES, Decision) if not issubclass(kind, Chance)]
    assert {kind.__name__ for kind in questions if not kind.is_public} == {"PickTactic"}
    assert {kind.__name__ for kind in questions if kind.is_public} == {
        *("PickTile", "PickNeighbour", "PickSide", "PickTurn", "PickClan", "PickSpot", "PickStronghold", "PickStone"),
        *("ChooseAction", "PickOrigin", "PickFigures", "GoOn", "PickFight", "PickFoe"),
        *("StrikeOrFlee", "PickDice", "PickCasualty"),
        *("ChooseEquipment", "PickLegend", "FitCard", "WearCard", "PlaceHero"),
    }


def test_others_hands_are_imagined_anew():
    state = opened(2)
    hands = {imagine(state, 0, Dice(seed)).hand[1] for seed in range(60)}
    assert len(hands) > 10
    for seed in range(20):
        world = imagine(state, 0, Dice(seed))
        assert world.hand[0] == state.hand[0]
        assert world.hand[1] | world.pile[1] == state.hand[1] | state.pile[1]


def test_what_must_be_in_a_hand_is_known_to_all_cr_r_18():
    """CR-R-18: when the discards are shuffled, everything but the hand has been seen."""
    state = cleared(2)
    cards = numbers_in(state.hand[1] | state.pile[1])
    state.hand[1] = 1 << cards[0] | 1 << cards[1]
    state.pile[1] = 0
    state.discard[1] = sum(1 << number for number in cards[2:])
    state.begin(DrawHands())
    core.run(state)
    settle(state)
    assert state.known[1] == 1 << cards[0] | 1 << cards[1]
    for seed in range(20):
        assert imagine(state, 0, Dice(seed)).hand[1] & state.known[1] == state.known[1]
    assert RULES.view(state, None).known[1] == (cards[0], cards[1])


def test_nothing_is_lost_and_everybody_is_somewhere_cr_i_3():
    """CR-I-3, CR-I-1, CR-I-2, CR-I-4, CR-I-5, CR-I-6: at every decision of a whole game."""
    game = meadhall.new("clash-of-rage", seats=3, seed=11, clans="drawn")
    dice = Dice(11)
    counted = pieces(game.state)
    assert counted["equipment"] == 53 and counted["legends"] == 16
    while not game.is_over:
        state = game.state
        assert pieces(state) == counted
        if "Movement" not in game.situation() and "Fight" not in game.situation():
            assert all(len(state.enemies(NO_SPOT, place)) <= 1 for place in state.territories)
            for seat, place in enumerate(state.hero_at):
                assert place >= HOME or state.units(seat, place)
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))


def test_the_rules_are_those_of_the_prototype_cr_r_1():
    """CR-R-1, CR-R-2: two forges cost 4 crystals, and nobody plays alone."""
    assert FORGING[2] == 4
    assert 1 not in RULES.seats


def test_icons_are_read_as_slowness_and_hits_cr_r_3():
    """CR-R-3: hourglasses decide who strikes first, red skulls are wounds that need no dice."""
    state = cleared(2)
    put(state, 0, "T1.SE", 0, 1)  # a Pummeler: one hourglass, two skulls
    put(state, ELVES, "T1.C", 0, 0, 1)  # a Templar: one hourglass, one skull
    attack(state, "T1.SE", "T1.C")
    assert last(state, FightBegan) == FightBegan(0, ELVES, 0, 1, 1)
    roll(state, 0)
    assert last(state, WoundsDealt).hits == 1
    strike(state, 0)
    assert last(state, WoundsDealt).hits == 2
