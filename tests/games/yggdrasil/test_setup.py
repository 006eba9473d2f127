"""What is in the box, and how the table is set (YG-1, YG-2)."""

from __future__ import annotations

from collections import Counter

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.deck import CardDraw, build_deck, heap_size, see
from meadhall.games.yggdrasil.events import DeckPrepared, GodsSeated
from meadhall.games.yggdrasil.foes import CARD_ROWS, ENEMY_ROWS
from meadhall.games.yggdrasil.frost import GIANT_ROWS
from meadhall.games.yggdrasil.model import (
    ALL_ELVES,
    BAGS,
    CARDS,
    ENEMY_CARDS,
    ENEMY_NAMES,
    GOD_NAMES,
    ISLANDS,
    LEVELS,
    SPACES,
    VANE_SPACES,
    WORLDS,
    Yggdrasil,
)
from meadhall.games.yggdrasil.roll import DieRoll
from meadhall.games.yggdrasil.table_options import DIFFICULTIES
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import BadOption, BadRecord
from meadhall.kernel.values import CHANCE
from tests.games.yggdrasil.tree import (
    BLACK,
    RAINBOW,
    at_actions,
    at_cards,
    draw,
    go,
    offered,
    told,
    wake,
)


def drawn_table(seats: int, **options) -> Yggdrasil:
    state: Yggdrasil = RULES.start(seats, RULES.choices(seats, options))
    state.log = []
    core.run(state)
    core.settle(state, Dice(3))
    return state


# The box


def test_the_board_has_nine_worlds_eight_spaces_five_islands_and_six_spaces_for_the_vane():
    """YG-1.1"""
    assert (WORLDS, SPACES, ISLANDS, VANE_SPACES) == (9, 8, 5, 6)


def test_six_gods_each_with_a_normal_side_and_a_trance_side():
    """YG-1.2"""
    assert GOD_NAMES == ["odin", "thor", "frey", "freyja", "tyr", "heimdall"]
    table = at_actions("odin")
    go(table, "0 change-trance")
    assert table.is_in_trance(0)


def test_forty_seven_vikings_forty_two_fire_giants_eight_elves():
    """YG-1.3"""
    counted = RULES.pieces(at_cards("odin,thor,frey,freyja,tyr,heimdall"))
    assert (counted["vikings"], counted["fire giants"]) == (47, 42)
    assert ALL_ELVES == 8 == counted["elves"] + 1


def test_the_back_of_an_enemy_only_recalls_that_a_giant_strengthens_him():
    """YG-1.4"""
    assert ENEMY_NAMES == ["hel", "surt", "jormungand", "loki", "nidhogg", "fenrir"]
    assert sorted(row.enemy for row in GIANT_ROWS if row.enemy) == sorted(ENEMY_NAMES)


def test_one_vane_one_pawn_of_valkyries_one_submerged_island():
    """YG-1.5"""
    seen = RULES.view(at_cards(), 0)
    assert (seen.vane, seen.valkyries, seen.submerged) == (1, RAINBOW, BLACK + 1)


def test_six_giants_block_a_world_and_so_there_are_six_markers():
    """YG-1.6, YG-R-2"""
    assert len([row for row in GIANT_ROWS if row.world]) == 6


def test_eighteen_artefacts_three_levels_against_each_enemy():
    """YG-1.7"""
    against = {enemy.name: enemy.artefact.name for enemy in ENEMY_ROWS}
    assert against["fenrir"] == "gleipnir"
    assert against["hel"] == "draupnir"
    assert against["jormungand"] == "mjollnir"
    assert against["loki"] == "hofund"
    assert against["nidhogg"] == "gungnir"
    assert against["surt"] == "mimming"
    assert RULES.view(at_cards(), 0).forge == ((1, 2, 3),) * 6
    assert LEVELS == 3


def test_sixteen_different_giants_four_to_a_rune():
    """YG-1.8"""
    assert len({row.name for row in GIANT_ROWS}) == 16
    assert Counter(row.rune for row in GIANT_ROWS) == {"sigel": 4, "mann": 4, "tiwaz": 4, "daeg": 4}


def test_seven_cards_for_each_enemy():
    """YG-1.9, YG-R-38"""
    assert at_cards().normals == [7] * 6
    assert ENEMY_CARDS == 42


def test_an_angry_card_for_each_enemy_and_four_ragnarok_cards():
    """YG-1.10"""
    assert CARDS - len(ENEMY_NAMES) == 10
    assert at_cards(difficulty="ragnarok").specials == 0b1111_111111_000000


def test_a_bag_for_each_island_but_the_rainbow():
    """YG-1.11"""
    assert BAGS == 4 == ISLANDS - 1


def test_the_die_has_two_white_two_blue_a_green_and_a_black_face():
    """YG-1.12"""
    table = at_cards()
    draw(table, "hel")
    odds = DieRoll().odds(table)
    assert [(move.content[0], weight) for move, weight in odds] == [(0, 2), (1, 2), (2, 1), (3, 1)]
    rolls = [DieRoll().draw(table, Dice(seed)).content[0] for seed in range(600)]
    assert all(abs(rolls.count(colour) - 100 * weight) < 50 for colour, weight in enumerate((2, 2, 1, 1)))


@pytest.mark.parametrize("colour", range(4))
def test_the_colours_of_the_die_are_those_of_bags_and_islands(colour):
    """YG-1.13"""
    table = at_cards()
    before = list(table.bag_vikings)
    draw(table, "hel", f"* roll {colour}")
    before[colour] -= 1
    assert table.bag_vikings == before

    table = at_cards()
    draw(table, "jormungand", f"* roll {colour}")
    assert table.submerged == colour + 1


# The common part


def test_each_player_gets_a_god_and_nobody_begins_in_trance():
    """YG-2.1"""
    table = drawn_table(4)
    assert len(set(table.order)) == 4
    assert [table.leader[god] for god in table.order] == [0, 1, 2, 3]
    assert table.in_trance == 0
    assert sum(table.plays(god) for god in range(6)) == 4


def test_gods_begin_with_nothing():
    """YG-2.2"""
    table = at_cards()
    assert table.vikings == table.elves == table.artefacts == [0] * 6


@pytest.mark.parametrize("gods", range(1, 7))
def test_one_elf_more_than_gods_and_nothing_else_depends_on_their_number(gods):
    """YG-2.3, YG-2.12"""
    table = at_cards(",".join(GOD_NAMES[:gods]))
    assert table.elves_at_home == gods + 1
    other = at_cards("odin")
    table.elves_at_home = other.elves_at_home
    for name in ("spaces", "forge", "dead", "fire", "bag_vikings", "bag_giants", "vane", "pile", "normals", "unseen"):
        assert getattr(table, name) == getattr(other, name)


def test_where_everything_begins():
    """YG-2.4, YG-2.5, YG-2.6, YG-2.7, YG-2.8, YG-2.9, YG-2.10"""
    table = at_cards()
    assert table.vane == 1
    assert table.spaces == [1] * 6
    assert table.forge == (1 << 18) - 1
    assert (table.pile, table.awake, table.defeated) == ((1 << 16) - 1, 0, 0)
    assert table.valkyries == RAINBOW
    assert table.submerged == BLACK + 1
    assert (table.fire, table.dead) == (12, 5)


def test_what_the_bags_hold():
    """YG-2.11"""
    table = at_cards()
    assert list(zip(table.bag_vikings, table.bag_giants)) == [(6, 12), (9, 9), (12, 6), (15, 3)]


def test_who_begins_and_who_is_who_are_drawn_or_named():
    """YG-2.13, YG-R-3"""
    table = RULES.start(3, RULES.choices(3, {}))
    core.run(table)
    assert len(core.options(table, CHANCE)) == 3
    assert drawn_table(3).order != [0, 1, 2]

    table = RULES.start(3, RULES.choices(3, {"first": 1, "gods": "tyr,odin,frey"}))
    core.run(table)
    core.settle(table, Dice(5))
    assert table.order == [4, 0, 2]
    assert table.first == 1
    assert table.active == 0  # Odin, led by seat 1


def test_a_god_is_never_dealt_twice_and_only_named_gods_are_dealt():
    """YG-R-3"""
    table = RULES.start(2, RULES.choices(2, {"first": 0}))
    core.run(table)
    go(table, "* first 0")
    for wrong in ("* deal-gods thor thor", "* deal-gods thor", "* deal-gods thor frey tyr"):
        with pytest.raises(AssertionError, match="cannot-happen"):
            go(table, wrong)
    with pytest.raises(BadRecord):
        go(table, "* deal-gods thor baldr")
    go(table, "* deal-gods heimdall thor")
    assert table.order == [5, 1]
    with pytest.raises(BadOption):
        RULES.choices(2, {"gods": "odin,odin"})
    with pytest.raises(BadOption):
        RULES.choices(3, {"gods": "odin,thor"})


def test_one_player_may_lead_several_gods_each_with_his_own_turn():
    """YG-2.14, YG-R-4"""
    table = drawn_table(1, gods=3)
    assert len(table.order) == 3
    assert table.elves_at_home == 4
    assert {table.leader[god] for god in table.order} == {0}

    table = at_actions("odin,thor,tyr", seats=2)
    assert [table.leader[god] for god in table.order] == [0, 1, 0]
    assert [event.gods for event in told(table, GodsSeated)] == [(0, 1, 4)]


# The deck


def test_the_easy_deck_is_forty_two_cards_without_special_ones():
    """YG-2.15"""
    table = at_cards()
    assert (table.unseen, table.specials, table.hides_special) == (42, 0, False)
    assert [event.cards for event in told(table, DeckPrepared)] == [()]
    assert [(move.content[0], weight) for move, weight in CardDraw().odds(table)] == [(card, 7) for card in range(6)]


def test_an_angry_card_replaces_one_of_its_enemy():
    """YG-2.16"""
    table = at_cards(difficulty="hel,loki/0")
    assert table.normals == [6, 7, 7, 6, 7, 7]
    assert table.unseen == 42
    assert table.specials == 1 << 6 | 1 << 9


def test_a_ragnarok_card_is_added():
    """YG-2.17"""
    table = at_cards(difficulty="0/3")
    assert table.normals == [7] * 6
    assert table.unseen == 45


@pytest.mark.parametrize("angry", range(7))
@pytest.mark.parametrize("ragnarok", range(5))
def test_angry_and_ragnarok_cards_may_be_combined(angry, ragnarok):
    """YG-2.18"""
    table = at_cards(difficulty=f"{angry}/{ragnarok}")
    assert table.unseen == 42 + ragnarok
    assert sum(table.normals) == 42 - angry
    assert sum(heap_size(table, heap) for heap in range(max(1, angry + ragnarok))) == table.unseen


def test_a_difficulty_that_is_none_is_refused():
    for wrong in ("7/0", "0/5", "loki", "hel,hel/0", "hel/1", "x/y"):
        with pytest.raises(BadOption):
            RULES.choices(2, {"difficulty": wrong})


def whole_deck(table: Yggdrasil, dice: Dice) -> list[int]:
    cards = []
    while table.unseen:
        move = CardDraw().draw(table, dice)
        assert move in [outcome for outcome, _ in CardDraw().odds(table)]
        see(table, move.content[0])
        cards.append(move.content[0])
    return cards


def test_special_cards_are_spread_evenly_one_in_each_heap():
    """YG-2.19, YG-2.20, YG-R-5"""
    places = set()
    for seed in range(60):
        table = at_cards(difficulty="3/2")
        cards = whole_deck(table, Dice(seed))
        assert sorted(cards) == sorted([0] * 6 + [1] * 6 + [2] * 6 + [3] * 7 + [4] * 7 + [5] * 7 + [6, 7, 8, 12, 13])
        heaps = [cards[:9], cards[9:18], cards[18:27], cards[27:36], cards[36:]]
        assert [len([card for card in heap if card >= 6]) for heap in heaps] == [1] * 5
        places.add(next(card for card in heaps[0] if card >= 6))
    assert places == {6, 7, 8, 12, 13}


def test_the_odds_of_the_next_card_are_those_of_the_heaps():
    """YG-2.19"""
    table = at_cards(difficulty="1/1")
    odds = {move.content[0]: weight for move, weight in CardDraw().odds(table)}
    whole = sum(odds.values())
    assert heap_size(table, 0) == 22
    assert (odds[6] + odds[12]) / whole == pytest.approx(1 / 22)
    assert odds[6] == odds[12]
    assert odds[1] / whole == pytest.approx(21 / 22 * 7 / 41)


def test_heaps_of_three_angry_and_two_ragnarok_cards():
    """YG-EXD-3"""
    table = at_cards(difficulty="3/2")
    assert [heap_size(table, heap) for heap in range(5)] == [9, 9, 9, 9, 8]
    assert table.cards_left() == 44


def test_heaps_of_six_angry_and_four_ragnarok_cards():
    """YG-EXD-4"""
    table = at_cards(difficulty="6/4")
    assert [heap_size(table, heap) for heap in range(10)] == [5] * 6 + [4] * 4
    assert table.cards_left() == 46


def test_which_special_cards_are_used_is_drawn_unless_they_are_named():
    """YG-2.21"""
    chosen = set()
    for seed in range(20):
        table = RULES.start(1, RULES.choices(1, {"difficulty": "2/1"}))
        core.run(table)
        core.settle(table, Dice(seed))
        chosen.add(table.specials)
    assert len(chosen) > 5

    table = at_cards(difficulty="fenrir/r4")
    assert table.specials == 1 << 11 | 1 << 15


def test_special_cards_the_table_did_not_name_are_not_among_them():
    """YG-2.21"""
    table = RULES.start(1, RULES.choices(1, {"difficulty": "1/1", "gods": "odin"}))
    core.run(table)
    go(table, "* first 0", "* deal-gods odin")
    for wrong in (
        "angry-hel angry-surt",
        "ragnarok-hel-surt-jormungand ragnarok-hel-loki-nidhogg",
        "angry-hel",
        "angry-hel angry-hel",
        "fenrir ragnarok-hel-surt-jormungand",
    ):
        with pytest.raises(AssertionError, match="cannot-happen"):
            go(table, f"* choose-specials {wrong}")
    go(table, "* choose-specials angry-jormungand ragnarok-surt-loki-fenrir")
    assert table.normals == [7, 7, 6, 7, 7, 7]


def test_the_named_levels():
    """YG-2.22, YG-R-6"""
    assert {name: (angry, ragnarok) for name, angry, ragnarok in DIFFICULTIES} == {
        "easy": (0, 0),
        "normal": (3, 0),
        "hard": (6, 0),
        "very_hard": (6, 2),
        "ragnarok": (6, 4),
    }
    for name, angry, ragnarok in DIFFICULTIES:
        table = at_cards(difficulty=name)
        assert (table.angry_cards, table.ragnarok_cards) == (angry, ragnarok)
        assert table.cards_left() == 42 + ragnarok


def test_the_ragnarok_cards_share_one_enemy_two_by_two():
    """YG-R-28"""
    moved = [card.enemies for card in CARD_ROWS if card.kind == "ragnarok"]
    assert moved == [(0, 1, 2), (0, 3, 4), (1, 3, 5), (2, 4, 5)]
    for one in range(4):
        for two in range(one):
            assert len(set(moved[one]) & set(moved[two])) == 1


def test_a_deck_can_be_built_twice_the_same():
    table = at_cards(difficulty="hard")
    other = at_cards(difficulty="hard")
    build_deck(other, [6, 7, 8, 9, 10, 11])
    assert (table.normals, table.specials, table.heap_left) == (other.normals, other.specials, other.heap_left)


# The options


def test_trance_may_be_left_out():
    table = at_actions(trance=False)
    assert "change-trance" not in offered(table)
    assert "change-trance" in offered(at_actions())


def test_bags_nobody_may_count_are_not_shown():
    """YG-3.11"""
    shown, hidden = RULES.view(at_cards(), 0), RULES.view(at_cards(bags_may_be_counted=False), 0)
    assert shown.bag_vikings == (6, 9, 12, 15)
    assert hidden.bag_vikings == hidden.bag_giants == ()
    assert (hidden.vikings_in_bags, hidden.giants_in_bags) == (42, 30)


def test_what_is_supposed_of_hidden_bags_keeps_the_sums_and_the_empty_bags():
    table = at_cards(bags_may_be_counted=False)
    table.bag_vikings, table.bag_giants, table.dead = [0, 9, 12, 15], [0, 9, 6, 3], 11
    seen = set()
    for seed in range(30):
        world = RULES.imagine(table, 0, Dice(seed))
        assert world.bag_size(0) == 0
        assert all(world.bag_size(bag) for bag in (1, 2, 3))
        assert (sum(world.bag_vikings), sum(world.bag_giants)) == (36, 18)
        seen.add(tuple(world.bag_vikings))
    assert len(seen) > 5


def test_the_giants_that_wake_can_be_seen_by_everybody():
    table = at_cards()
    wake(table, "gialp")
    assert RULES.view(table, None).awake == (13,)
