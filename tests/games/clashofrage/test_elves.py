"""Phase 1: the elves are upgraded (CR-5)."""

from __future__ import annotations

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.cards import KINDS
from meadhall.games.clashofrage.elves import UpgradeElves
from meadhall.games.clashofrage.events import ElvesDeclined, ElvesReplaced, ElvesUpgraded
from meadhall.games.clashofrage.market import FillMarket
from meadhall.games.clashofrage.model import ELVES, SLOTS
from meadhall.games.clashofrage.score import pieces
from meadhall.kernel import core
from tests.games.clashofrage.tables import CARD, card_name, cleared, give, put, settle, told
from tests.tables import offered, play


def ready(round: int = 2):
    """Guards, elders and templars on the board, and a full market of cards that are not drawn below."""
    state = cleared(2)
    put(state, ELVES, "T1.C", 1, 1, 1)
    state.round = round
    return state


def upgrade(state, *cards):
    state.begin(UpgradeElves())
    core.run(state)
    for card in cards:
        have(state, CARD[card])
        play(RULES, state, f"* draw-equipment {card_name(card)}")


def have(state, card):
    """Make sure the deck holds a copy that could be drawn: the market may have them all."""
    if not state.deck[card]:
        state.market[card] -= 1
        state.deck[card] += 1


def elf_slots(state):
    return state.slots[SLOTS * ELVES :]


def test_guards_then_elders_then_templars_draw_a_card_each_cr_5_1():
    """CR-5.1, CR-5.3, CR-5.4"""
    state = ready()
    upgrade(state, "crossbow", "heavy_armour", "twin_blades")
    assert elf_slots(state) == [CARD["crossbow"], 0, 0, CARD["heavy_armour"], CARD["twin_blades"], 0]
    assert [event.unit for event in told(state, ElvesUpgraded)] == [12, 13, 14]


def test_only_types_on_the_board_take_part_cr_5_2():
    """CR-5.2, CR-R-17: crystals do not count."""
    state = ready()
    put(state, ELVES, "T1.C", 0, 2, 0)
    upgrade(state, "crossbow")
    settle(state)
    assert elf_slots(state) == [0, 0, CARD["crossbow"], 0, 0, 0]
    put(state, ELVES, "T1.C")
    state.begin(UpgradeElves())
    core.run(state)
    assert state.waiting == []


def test_a_dearer_card_replaces_a_cheaper_one_cr_5_5():
    """CR-5.5, CR-5.7: the old one goes under the deck at once."""
    state = ready()
    give(state, ELVES, "hunting_knife", 0)
    upgrade(state, "crossbow")
    assert elf_slots(state)[0] == CARD["crossbow"]
    assert state.under == [CARD["hunting_knife"]]
    assert told(state, ElvesReplaced) == [ElvesReplaced(12, CARD["crossbow"], CARD["hunting_knife"])]


def test_a_card_as_dear_or_dearer_is_kept_cr_5_6():
    """CR-5.6, CR-5.7: the drawn one goes under the deck; movement and flight are of no use but the price counts."""
    state = ready()
    give(state, ELVES, "crossbow", 0)
    upgrade(state, "twin_blades")  # both cost 4
    assert elf_slots(state)[0] == CARD["crossbow"]
    assert state.under == [CARD["twin_blades"]]
    assert told(state, ElvesDeclined) == [ElvesDeclined(12, CARD["twin_blades"])]


def test_movement_and_flight_count_by_their_price_cr_r_15():
    """CR-R-15"""
    state = ready()
    give(state, ELVES, "chain_mail", 0)
    upgrade(state, "mechanical_wings")
    assert elf_slots(state)[1] == CARD["mechanical_wings"]


def test_with_an_empty_deck_nobody_gets_anything_cr_5_8():
    """CR-5.8"""
    state = ready()
    state.deck = [0] * (KINDS + 1)
    state.under = [CARD["crossbow"]]
    upgrade(state)
    assert offered(state, 255) == ["draw-equipment crossbow"]
    play(RULES, state, "* draw-equipment crossbow")
    assert elf_slots(state) == [CARD["crossbow"], 0, 0, 0, 0, 0]
    assert state.waiting == []


def test_cards_of_an_extinct_type_stay_without_effect_cr_5_9():
    """CR-5.9"""
    state = ready()
    give(state, ELVES, "plate_armour", 2)
    put(state, ELVES, "T1.C", 2, 0, 0)
    upgrade(state, "crossbow")
    settle(state)
    assert elf_slots(state)[5] == CARD["plate_armour"]
    assert state.shields_of(ELVES, 0) == 1  # the guards' own


def test_elves_never_move_or_return_cr_5_10():
    """CR-5.10, CR-R-52: their tokens on the board only become fewer, whatever people do."""
    import meadhall
    from meadhall.games.clashofrage.model import size
    from meadhall.games.clashofrage.regions import PLACES
    from meadhall.kernel.dice import Dice

    game = meadhall.new("clash-of-rage", seats=3, seed=5)
    dice = Dice(5)
    while game.state.round < 1:
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))
    before = game.state.army[PLACES * ELVES :]
    while not game.is_over:
        seat = game.waiting[0]
        game.play(seat, dice.choice(game.options(seat)))
        now = game.state.army[PLACES * ELVES :]
        assert all(size(new) <= size(old) for old, new in zip(before, now))
        before = now


def test_the_market_is_refilled_after_the_elves_cr_5_11():
    """CR-5.11, CR-R-42"""
    state = ready()
    shown = [card for card in range(KINDS + 1) if state.market[card]]
    state.deck[shown[0]] += state.market[shown[0]]
    state.market[shown[0]] = 0
    put(state, ELVES, "T1.C")
    before = pieces(state)
    state.begin(UpgradeElves())
    core.run(state)
    assert isinstance(state.stack[-2], FillMarket)
    settle(state)
    assert state.kinds_shown() == 6
    assert pieces(state) == before
