"""Phase 2: tactic cards, bastions, revenue, reinforcements (CR-6)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import DECKS
from meadhall.games.clashofrage.events import (
    RevenueTaken,
    TacticDrawn,
    TacticsRevealed,
    UnitsArrived,
    UnitsMissing,
)
from meadhall.games.clashofrage.model import HAND
from meadhall.games.clashofrage.regions import HOME, NO_SPOT, around
from meadhall.games.clashofrage.tactics import (
    DrawHands,
    PickSpot,
    PlayTactics,
    Reinforce,
    free_spots,
    numbers_in,
    take_revenue,
)
from meadhall.kernel import core
from meadhall.kernel.values import refuse
from tests.games.clashofrage.tables import PLACE, cleared, last, opened, put, settle, there, told
from tests.tables import offered, play, seated, why_not


def test_everybody_draws_three_of_seven_cards_cr_6_1():
    """CR-6.1, CR-I-6"""
    state = opened(3)
    for seat in range(3):
        assert state.hand[seat].bit_count() == HAND == 3
        assert state.hand[seat] | state.pile[seat] == DECKS[state.clan[seat]]
        assert state.pile[seat].bit_count() == 4


def test_later_one_card_is_drawn_and_the_discards_are_shuffled_at_need_cr_6_2():
    """CR-6.2, CR-6.3, CR-EX-13, CR-R-18, CR-I-6: hand 3, pile 4, and the hand is not shuffled in."""
    state = opened(2)
    sizes = []
    for _ in range(6):
        sizes.append((state.hand[0].bit_count(), state.pile[0].bit_count(), state.discard[0].bit_count()))
        held = state.hand[0]
        for seat in range(2):
            play(RULES, state, f"{seat} {offered(state, seat)[0]}")
        assert state.hand[0].bit_count() == 2
        assert held & state.hand[0] == state.hand[0]
        kept = state.hand[0]
        while state.waiting != [0, 1]:
            settle(state)
            if state.waiting != [0, 1]:
                seat = state.waiting[0]
                choice = "pass" if "pass" in offered(state, seat) else offered(state, seat)[0]
                play(RULES, state, f"{seat} {choice}")
        assert state.hand[0] & kept == kept
    assert sizes == [(3, 4, 0), (3, 3, 1), (3, 2, 2), (3, 1, 3), (3, 0, 4), (3, 4, 0)]


def test_a_card_not_in_hand_cannot_be_chosen_cr_6_4():
    """CR-6.4"""
    state = opened(2)
    in_pile = numbers_in(state.pile[0])[0]
    assert why_not(RULES, state, 0, f"play-tactic {in_pile}") == refuse("CR-6.4", "tactic-not-in-hand", tactic=in_pile)
    assert why_not(RULES, state, 0, "pass") == refuse("CR-6.4", "play-a-tactic")


def hands(state, *numbers):
    for seat, number in enumerate(numbers):
        state.hand[seat] |= 1 << number
        state.pile[seat] &= ~(1 << number)


def test_cards_are_revealed_together_and_set_the_order_cr_6_5():
    """CR-6.5, CR-6.6: ascending numbers."""
    state = opened(3)
    hands(state, 22, 2, 9)
    play(RULES, state, "0 play-tactic 22", "2 play-tactic 9")
    assert told(state, TacticsRevealed) == []
    assert RULES.view(state, 1).tactics == (0, 0, 0)
    play(RULES, state, "1 play-tactic 2")
    assert told(state, TacticsRevealed) == [TacticsRevealed((1, 2, 0), (2, 9, 22))]
    assert state.order == [1, 2, 0]
    assert state.discard[0] == 1 << 22


# Bastions


def test_bastions_are_placed_in_turn_order_cr_6_8():
    """CR-6.8, CR-6.9: right after the reveal, each beside a territory."""
    state = opened(3)
    hands(state, 22, 2, 9)
    play(RULES, state, "0 play-tactic 22", "2 play-tactic 9", "1 play-tactic 2")
    assert (state.waiting, len(offered(state, 1))) == ([1], 21)
    assert why_not(RULES, state, 1, "place-bastion b31") == refuse("CR-6.9", "no-such-spot")
    assert why_not(RULES, state, 1, "pass") == refuse("CR-6.8", "place-your-bastion")
    play(RULES, state, "1 place-bastion b01")
    assert state.waiting == [2]
    play(RULES, state, "2 place-bastion b09")
    assert state.waiting == [0]
    play(RULES, state, "0 place-bastion b16")
    assert state.bastion == [15, 0, 8]


def test_bastions_do_not_touch_cr_6_10():
    """CR-6.10, CR-6.11"""
    state = opened(2)
    hands(state, 22, 2)
    play(RULES, state, "0 play-tactic 22", "1 play-tactic 2", "1 place-bastion b01")
    assert why_not(RULES, state, 0, "place-bastion b01") == refuse("CR-6.11", "spot-is-taken")
    assert why_not(RULES, state, 0, "place-bastion b02") == refuse("CR-6.10", "beside-a-bastion")
    touching = [spot for spot in range(18) if state.spots[spot] in around(state.spots[0])]
    assert touching == [1, 3]
    assert {f"place-bastion b{number:02}" for number in range(1, 19)} - set(offered(state, 0)) == {
        "place-bastion b01",
        "place-bastion b02",
        "place-bastion b04",
    }


def test_should_no_spot_be_left_bastions_may_touch_cr_r_8():
    """CR-R-8"""
    state = cleared(2)
    state.spots = state.spots[:2]
    state.bastion = [0, NO_SPOT]
    assert state.spots[1] in around(state.spots[0])
    assert free_spots(state) == [1]
    state.ask(PickSpot((1,)))
    assert offered(state, 1) == ["place-bastion b02"]


# Revenue


def test_the_card_pays_gold_cr_6_12():
    """CR-6.12"""
    state = cleared(2)
    state.tactic = [22, 2]
    take_revenue(state, 0)
    take_revenue(state, 1)
    assert state.gold == [6, 3]


def test_each_city_pays_three_crystals_cr_6_13():
    """CR-6.13, CR-R-11: once a round, in this step, for cities controlled now."""
    state = cleared(2)
    state.tactic = [22, 2]
    put(state, 0, "T1.C", 1)
    put(state, 0, "T4.C", 1)
    take_revenue(state, 0)
    assert state.crystals == [6, 0]
    assert last(state, RevenueTaken) == RevenueTaken(0, 6, 6)


def test_a_short_reserve_serves_in_turn_order_cr_6_14():
    """CR-6.14, CR-EX-16, CR-R-12, CR-R-61"""
    state = cleared(2)
    state.crystals, state.crystal_reserve = [20, 21], 4
    put(state, 0, "T1.C", 1)
    put(state, 1, "T4.C", 1)
    state.hand, state.round = [1 << 6, 1 << 7], 2
    state.begin(PlayTactics())
    state.jump(1)
    core.run(state)
    play(RULES, state, "1 play-tactic 7", "0 play-tactic 6")
    assert told(state, RevenueTaken) == [RevenueTaken(0, 3, 3), RevenueTaken(1, 3, 1)]


def test_revenue_comes_before_reinforcements_cr_6_15():
    """CR-6.15"""
    state = cleared(2)
    state.hand, state.round = [1 << 6, 1 << 7], 2
    state.begin(PlayTactics())
    state.jump(1)
    core.run(state)
    play(RULES, state, "1 play-tactic 7", "0 play-tactic 6")
    assert state.log is not None
    kinds = [type(event) for event in state.log if isinstance(event, RevenueTaken | UnitsArrived)]
    assert kinds == [RevenueTaken] * 2 + [UnitsArrived] * 4


# Reinforcements


def reinforce(state, clan, tactic):
    state.tactic[clan] = tactic
    state.begin(Reinforce(clan))
    core.run(state)


def test_the_card_brings_units_in_turn_order_cr_6_16():
    """CR-6.16, CR-R-20: all of one player before the next player's."""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    put(state, 1, "T4.E", 1)
    state.order, state.hand, state.round = [], [1 << 22, 1 << 2], 2
    state.begin(PlayTactics())
    state.jump(1)
    core.run(state)
    play(RULES, state, "0 play-tactic 22", "1 play-tactic 2")
    assert state.waiting == [1]  # two of level I and one of level II
    play(RULES, state, "1 deploy bastion", "1 deploy bastion")
    assert state.waiting == [1]
    play(RULES, state, "1 deploy bastion")
    assert state.waiting == [0]
    play(RULES, state, "0 deploy-rest bastion")
    assert (there(state, 1, "home"), there(state, 0, "home")) == ((2, 1, 0), (3, 2, 0))


def test_units_are_split_between_bastion_and_own_territories_cr_6_17():
    """CR-6.17, CR-6.18: one by one or all that are left; the bastion always, even empty."""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    reinforce(state, 0, 22)  # three of level I, two of level II
    assert offered(state, 0) == ["deploy bastion", "deploy t1-e", "deploy-rest bastion", "deploy-rest t1-e"]
    assert why_not(RULES, state, 0, "deploy t1-se") == refuse("CR-6.17", "no-unit-of-yours", place=2)
    play(RULES, state, "0 deploy t1-e", "0 deploy bastion", "0 deploy-rest t1-e")
    assert there(state, 0, "T1.E") == (3, 2, 0)
    assert there(state, 0, "home") == (1, 0, 0)


def test_the_last_unit_is_not_all_that_are_left():
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    reinforce(state, 0, 22)
    play(RULES, state, *["0 deploy t1-e"] * 4)
    assert why_not(RULES, state, 0, "deploy-rest t1-e") == refuse("CR-6.17", "only-one-is-left")


def test_in_the_first_round_everything_goes_to_the_bastion_cr_6_19():
    """CR-6.19, CR-R-54: nobody is asked; so it is for a player without units on the board."""
    state = cleared(2)
    reinforce(state, 0, 22)
    assert state.waiting == []
    assert there(state, 0, "home") == (3, 2, 0)


def test_what_is_missing_in_the_reserve_is_not_received_cr_6_20():
    """CR-6.20, CR-EX-15"""
    state = cleared(2)
    put(state, 0, "T1.E", 0, 0, 4)  # all Executioners are on the board
    put(state, 0, "T1.NE", 8)
    reinforce(state, 0, 17)  # two, one and one
    play(RULES, state, "0 deploy-rest bastion")
    assert there(state, 0, "home") == (1, 1, 0)
    assert told(state, UnitsMissing) == [UnitsMissing(0, 0, 1), UnitsMissing(0, 2, 1)]
    assert there(state, 0, "T1.E") == (0, 0, 4)


def test_placing_is_compulsory_cr_6_21():
    """CR-6.21: and no level replaces another."""
    state = cleared(2)
    put(state, 0, "T1.E", 1)
    reinforce(state, 0, 6)
    for text in ("pass", "end-movement", "halt"):
        assert why_not(RULES, state, 0, text) == refuse("CR-6.21", "place-your-reinforcements")
    play(RULES, state, "0 deploy-rest t1-e")
    assert there(state, 0, "T1.E") == (4, 1, 0)


def test_drawing_touches_only_ones_own_pile_cr_r_61():
    """CR-R-61: secret choices lie until all are in; draws are told to their owner only."""
    state = seated(RULES, 2, clans="bohorg tomb")
    settle(state)
    for event in told(state, TacticDrawn):
        assert DECKS[state.clan[event.clan]] >> event.tactic & 1
        assert event.seen_by(event.clan) == event
        assert event.seen_by(1 - event.clan) == event.seen_by(None) == TacticDrawn(event.clan, 0)


def test_nobody_draws_with_a_full_hand():
    state = opened(2)
    before = list(state.hand)
    twin = state.copy()
    twin.stack.clear()
    twin.marks.clear()
    twin.waiting = []
    twin.begin(DrawHands())
    core.run(twin)
    assert twin.hand == before and twin.waiting == []


def test_places_have_their_names():
    assert (PLACE["T1.C"], PLACE["T4.NE"], PLACE["home"]) == (0, 27, HOME)
