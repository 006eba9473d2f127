"""Turns and actions (YG-3), the end of the game (YG-12), and what is never lost (YG-INV)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.bags import PawnDraw
from meadhall.games.yggdrasil.events import GateBroken, RagnarokAverted, ResidenceTaken, TurnBegan, WallBroken
from meadhall.games.yggdrasil.model import LOST, PLAYING, WON, Yggdrasil
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from tests.games.yggdrasil.tree import (
    BLUE,
    FENRIR,
    FREY,
    HEL,
    THOR,
    at_actions,
    at_cards,
    defeat,
    draw,
    give,
    go,
    offered,
    place,
    question,
    told,
    wake,
    why,
)

# Turns


def test_gods_play_clockwise():
    """YG-3.1"""
    table = at_actions("tyr,odin,frey")
    table.quiet_turns = 3
    go(table, "0 end-turn", "0 end-turn", "0 end-turn")
    assert [event.god for event in told(table, TurnBegan)] == [4, 0, 2, 4]


def test_the_enemy_comes_first_then_the_actions_then_the_check():
    """YG-3.2"""
    table = at_cards()
    place(table, surt=7)
    assert question(table) == "CardDraw"
    draw(table, "surt")
    assert question(table) == "ChooseAction"
    assert table.outcome == PLAYING
    go(table, "0 end-turn")
    assert table.outcome == LOST


def test_a_card_is_drawn_moves_its_enemy_and_is_discarded_for_good():
    """YG-3.3"""
    table = at_cards()
    draw(table, "hel", "* roll blue")
    assert table.spaces[HEL] == 2
    assert table.bag_vikings[BLUE] == 8
    assert table.discard[HEL] == 1
    assert (table.normals[HEL], table.cards_left()) == (6, 41)


def test_no_card_is_drawn_in_a_quiet_turn():
    """YG-3.4"""
    table = at_actions()
    assert table.cards_left() == 42
    assert table.quiet_turns == 0
    go(table, "0 end-turn")
    assert question(table) == "CardDraw"


def test_three_actions_and_frey_four():
    """YG-3.5"""
    table = at_actions("thor,frey")
    table.quiet_turns = 2
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 change-trance")
    assert table.active == FREY
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 act ice", "0 fight-top", "* roll white")
    assert table.active == FREY
    go(table, "0 send-elves 0")
    assert table.active == FREY
    go(table, "0 change-trance")
    assert table.active == THOR


def test_all_actions_of_a_turn_are_different():
    """YG-3.6"""
    table = at_actions("thor")
    go(table, "0 act elves")
    assert why(table, "act elves") == ("YG-3.6", "world-already-used")
    assert "act elves" not in offered(table)
    go(table, "0 change-trance")
    assert why(table, "change-trance") == ("YG-11.3", "trance-changed-already")


def test_another_target_in_the_same_world_is_the_same_action():
    """YG-3.7, YG-R-7"""
    table = at_actions("thor")
    place(table, hel=2, surt=2)
    go(table, "0 act asgard", "0 fight hel", "* roll white")
    assert why(table, "act asgard") == ("YG-3.6", "world-already-used")
    table = at_actions("thor")
    table.vane = 3
    go(table, "0 act sacred", "0 advance-vane")
    assert why(table, "act sacred") == ("YG-3.6", "world-already-used")


def test_the_result_of_an_action_is_known_before_the_next_is_chosen():
    """YG-3.8"""
    table = at_actions("thor")
    go(table, "0 act midgard", "0 move-valkyries white", "0 search", "* draw-pawns 3 0")
    assert question(table) == "ChooseAction"
    assert table.vikings[THOR] == 3


def test_a_god_may_stop_early_but_not_while_fenrir_rages():
    """YG-3.9, YG-R-8"""
    table = at_actions("thor")
    assert "end-turn" in offered(table)
    table.is_raging = True
    assert offered(table) == ["calm"]
    assert why(table, "end-turn") == ("YG-5.16", "fenrir-rages")


def test_an_action_that_cannot_do_anything_is_not_allowed():
    """YG-3.10, YG-R-9"""
    table = at_actions("thor,frey")
    table.elves_at_home = table.dead = 0
    assert why(table, "act asgard") == ("YG-6.3", "no-enemy-to-fight")
    assert why(table, "act elves") == ("YG-6.11", "no-elf-there")
    assert why(table, "act darkness") == ("YG-6.19", "nothing-to-exchange")
    assert why(table, "act dead") == ("YG-6.20", "no-dead")
    table.bag_vikings = table.bag_giants = [0] * 4
    table.pile = 0
    assert why(table, "act fire") == ("YG-6.22", "bags-are-empty")
    assert why(table, "act ice") == ("YG-6.27", "no-giant-to-fight")
    wake(table, "hymir")
    table.submerged = 1
    assert why(table, "act midgard") == ("YG-6.10", "nothing-in-midgard")
    assert set(offered(table)) == {"end-turn", "act forge", "act ice", "act sacred", "change-trance"}


def test_purging_a_bag_of_vikings_only_is_allowed():
    """YG-R-9"""
    table = at_actions("thor")
    table.bag_giants = [0, 9, 6, 3]
    go(table, "0 act fire", "0 purge-bag white", "* draw-pawns 5 0")
    assert table.bag_vikings[0] == 6
    assert table.actions_used == 1


def test_contents_of_bags_are_public_the_order_of_cards_is_nobodys():
    """YG-3.11"""
    table = at_actions()
    seen = RULES.view(table, None)
    assert seen.bag_vikings == (6, 9, 12, 15)
    assert seen.unseen == (7,) * 6 + (0,) * 10
    assert seen.pile == tuple(range(16))
    assert seen.top == seen.bottom == ()


def test_every_pawn_is_as_likely_and_none_is_drawn_twice():
    """YG-3.12"""
    table = at_actions("thor")
    table.bag_vikings[0], table.bag_giants[0] = 2, 3
    odds = {move.content: weight for move, weight in PawnDraw(0, 3).odds(table)}
    assert odds == {(0, 3): 1, (1, 2): 6, (2, 1): 3}
    drawn = Counter(PawnDraw(0, 3).draw(table, Dice(seed)).content for seed in range(2000))
    assert set(drawn) == set(odds)
    assert abs(drawn[(1, 2)] - 1200) < 100


def test_the_active_god_chooses_whatever_is_left_to_the_gods():
    """YG-R-1"""
    table = at_actions("odin,thor", seats=2)
    go(table, "0 end-turn")
    draw(table, "nidhogg")
    assert question(table) == "ChooseRearmost"
    assert table.waiting == [1]
    assert table.leader[table.active] == 1


# The end


def end_the_turn(table: Yggdrasil) -> int:
    go(table, "0 end-turn")
    return table.outcome


def test_nothing_is_checked_before_the_end_of_a_turn():
    """YG-12.1, YG-12.6"""
    table = at_cards("thor,frey")
    place(table, hel=7)
    give(table, THOR, vikings=8)
    draw(table, "hel")
    assert table.spaces[HEL] == 8
    go(table, "0 act asgard", "0 fight hel", "0 send-vikings 8", "* roll white")
    assert table.spaces[HEL] == 7
    assert end_the_turn(table) == PLAYING


def test_five_beyond_the_wall():
    """YG-12.2, YG-EX-2"""
    table = at_actions()
    table.spaces = [4, 4, 1, 4, 4, 4]
    assert end_the_turn(table) == LOST
    assert told(table, WallBroken) == [WallBroken((0, 1, 3, 4, 5))]
    table = at_actions()
    table.spaces = [4, 4, 1, 4, 4, 3]
    assert end_the_turn(table) == PLAYING


def test_three_beyond_the_gate():
    """YG-12.3, YG-EX-3"""
    table = at_actions()
    table.spaces = [2, 6, 2, 6, 6, 2]
    assert end_the_turn(table) == LOST
    assert told(table, GateBroken) == [GateBroken((1, 3, 4))]
    assert told(table, WallBroken) == []
    table = at_actions()
    table.spaces = [2, 6, 2, 6, 5, 2]
    assert end_the_turn(table) == PLAYING


def test_one_in_odins_residence():
    """YG-12.4, YG-EX-4"""
    table = at_actions()
    table.spaces = [1, 8, 1, 1, 1, 1]
    assert end_the_turn(table) == LOST
    assert told(table, ResidenceTaken) == [ResidenceTaken((1,))]


def test_an_enemy_counts_for_every_line_he_has_passed():
    """YG-12.5"""
    table = at_actions()
    table.spaces = [8, 6, 6, 4, 4, 1]
    assert end_the_turn(table) == LOST
    assert told(table, WallBroken) == [WallBroken((0, 1, 2, 3, 4))]
    assert told(table, GateBroken) == [GateBroken((0, 1, 2))]
    assert told(table, ResidenceTaken) == [ResidenceTaken((0,))]


def last_card(table: Yggdrasil, enemy: int) -> None:
    """Only one card of this enemy is left."""
    table.discard[:6] = [table.normals[other] - (other == enemy) for other in range(6)]
    table.normals = [1 if other == enemy else 0 for other in range(6)]
    table.unseen = table.heap_left = 1


def test_victory_when_the_deck_is_empty_and_the_last_turn_is_played():
    """YG-12.7"""
    table = at_cards()
    last_card(table, HEL)
    draw(table, "hel", "* roll white")
    assert table.cards_left() == 0
    assert table.outcome == PLAYING
    go(table, "0 act elves")
    assert end_the_turn(table) == WON
    assert told(table, RagnarokAverted) == [RagnarokAverted()]


def test_defeat_is_checked_before_victory():
    """YG-12.8"""
    table = at_cards()
    last_card(table, HEL)
    place(table, hel=7)
    draw(table, "hel")
    assert end_the_turn(table) == LOST


def test_all_win_or_lose_together():
    """YG-12.9"""
    table = at_cards("thor,frey,odin", seats=3)
    last_card(table, HEL)
    draw(table, "hel", "* roll white")
    end_the_turn(table)
    assert [(seat.score, seat.rank, seat.won) for seat in RULES.result(table)] == [(100, 1, True)] * 3

    table = at_actions("thor,frey,odin", seats=3)
    place(table, hel=8)
    end_the_turn(table)
    assert [(seat.score, seat.won) for seat in RULES.result(table)] == [(0, False)] * 3


def test_a_raging_wolf_awake_giants_and_empty_stocks_do_not_prevent_victory():
    """YG-12.10"""
    table = at_cards("thor")
    last_card(table, FENRIR)
    wake(table, "gialp", "hymir", "utgardloki")
    table.dead = table.fire = 0
    draw(table, "fenrir", "0 calm", "* roll black", "0 calm", "* roll black", "0 calm", "* roll black")
    assert table.is_raging
    assert table.outcome == WON


def test_day_does_not_empty_the_deck():
    """YG-R-30"""
    table = at_actions("thor")
    table.quiet_turns = 2
    assert end_the_turn(table) == PLAYING
    place(table, surt=8)
    assert end_the_turn(table) == LOST


# What is never lost


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_ever_lost(seed):
    """YG-INV-1, YG-INV-2, YG-INV-3, YG-INV-4, YG-INV-5, YG-INV-6, YG-INV-8, YG-INV-9, YG-INV-10"""
    seats = 1 + seed % 6
    game = Game(RULES, seats, seed, difficulty=["easy", "hard", "ragnarok"][seed % 3])
    dice = Dice(seed)
    while not game.is_over:
        table = game.state
        counted = RULES.pieces(table)
        assert (counted["vikings"], counted["fire giants"], counted["elves"]) == (47, 42, seats + 1)
        assert counted["frost giants"] == 16
        assert table.pile & table.awake == table.pile & table.defeated == table.awake & table.defeated == 0
        assert counted["artefacts"] == 18
        assert counted["enemy cards"] == 42 + table.ragnarok_cards
        assert all(1 <= space <= 8 for space in table.spaces)
        assert 1 <= table.submerged <= 4
        assert 1 <= table.vane <= 6
        assert all((table.runes >> rune & 1) == (table.defeated >> 4 * rune & 15 == 15) for rune in range(4))
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))


def test_at_the_start_of_a_turn_nobody_is_in_odins_residence():
    """YG-INV-7"""
    for seed in range(40):
        table = RULES.start(2, RULES.choices(2, {"difficulty": "hard"}))
        core.run(table)
        dice, turn = Dice(seed), 0
        while table.waiting:
            if table.turn != turn and question(table) == "CardDraw":
                turn = table.turn
                assert max(table.spaces) < 8
            seat = table.waiting[0]
            core.answer(table, seat, core.draw(table, dice) if seat == 255 else dice.choice(core.options(table, seat)))
        assert table.outcome != PLAYING


def test_turns_are_cards_drawn_and_turns_of_day():
    """YG-INV-11"""
    table = at_actions("odin,thor")  # the first turn is a quiet one
    table.quiet_turns = 2
    go(table, "0 end-turn", "0 end-turn")
    assert (table.turn, sum(table.discard)) == (3, 0)
    go(table, "0 end-turn")
    draw(table, "hel", "* roll white", "0 end-turn")
    assert table.active == 0  # Odin
    go(table, "* draw-card surt", "* draw-card jormungand", "0 apply-card surt", "0 put-under", "* roll white")
    assert (table.turn, sum(table.discard)) == (5, 2)


def test_a_rune_is_whole_only_once():
    """YG-INV-10"""
    table = at_actions("thor")
    defeat(table, "greip", "gialp", "geirroed")
    give(table, THOR, vikings=6)
    wake(table, "skyrmir")
    go(table, "0 act ice", "0 fight-giant skyrmir", "0 send-vikings 3", "* roll white")
    assert table.runes == 0b1000
