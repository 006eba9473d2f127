"""What the threat display promises is what the engine then does (YG-4.4 to YG-4.8, YG-12)."""

from __future__ import annotations

from typing import Any

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.deck import CardDraw, see
from meadhall.games.yggdrasil.ending import is_lost
from meadhall.games.yggdrasil.events import FenrirRaged, FireSpread, GiantAwoke, IslandSubmerged, VikingsRemoved
from meadhall.games.yggdrasil.model import ANGRY, CARDS, ENEMIES, GOD_NAMES, LOST, MOVED_BY, RAGNAROK, Yggdrasil
from meadhall.games.yggdrasil.moves import DrawCard
from meadhall.games.yggdrasil.view import Threat
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.values import CHANCE
from tests.games.yggdrasil.tree import (
    FENRIR,
    HEL,
    JORMUNGAND,
    LOKI,
    NIDHOGG,
    SURT,
    at_actions,
    at_cards,
    go,
    offered,
    place,
    put_in_trance,
    question,
    told,
)

ANGRY_HEL, ANGRY_LOKI, ANGRY_NIDHOGG = ANGRY + HEL, ANGRY + LOKI, ANGRY + NIDHOGG
FIRST_RAGNAROK = RAGNAROK  # Hel, Surt, Jörmungand
EVERY_SPECIAL = "hel,surt,jormungand,loki,nidhogg,fenrir/r1,r2,r3,r4"


def threats(table: Yggdrasil) -> tuple[Threat, ...]:
    found: tuple[Threat, ...] = RULES.view(table, None).threats
    return found


def known(table: Yggdrasil, card: int) -> None:
    """Somebody has seen the next card and laid it back."""
    see(table, card)
    table.top.insert(0, card)


# Cards that are known


def test_an_angry_card_put_on_top_by_odin_leads_two_spaces():
    """YG-4.5: past the gate at once, where the power is 3."""
    table = at_cards("odin,thor", difficulty="hel/0")
    place(table, hel=4)
    go(table, "* draw-card surt", "* draw-card angry-hel", "0 apply-card surt", "0 put-on-top", "* roll white")
    threat = threats(table)[HEL]
    assert (threat.card, threat.is_next, threat.chance) == (ANGRY_HEL, True, 100)
    assert (threat.space, threat.power, threat.beyond, threat.is_defeat) == (6, 3, (1, 1, 0), False)


def test_an_angry_card_put_on_top_with_the_vane_is_seen_to_lose_the_game():
    """YG-4.5, YG-12.4: from space 6 straight into the residence."""
    table = at_actions(difficulty="hel/0")
    place(table, hel=6)
    table.vane = 4
    cards = [SURT, SURT, ANGRY_HEL, SURT, SURT, SURT]
    go(
        table,
        "0 act sacred",
        "0 use-vane foresee",
        *[f"* draw-card {card}" for card in cards],
        "0 place-card angry-hel",
    )
    threat = threats(table)[HEL]
    assert (threat.card, threat.is_next, threat.space, threat.power) == (ANGRY_HEL, True, 8, 0)
    assert threat.is_defeat
    go(table, "0 end-turn", "0 end-turn")
    assert table.outcome == LOST


def test_from_space_seven_an_angry_enemy_has_one_space_to_go():
    """YG-4.5, YG-4.8"""
    table = at_actions(difficulty="hel/0")
    place(table, hel=7)
    known(table, ANGRY_HEL)
    assert threats(table)[HEL].space == 8


def test_a_known_ragnarok_card_moves_three_enemies_without_effect():
    """YG-4.6: each of the three is told what all of them do to the lines."""
    table = at_actions(difficulty="0/r1")
    place(table, hel=5, surt=5, jormungand=5)
    known(table, FIRST_RAGNAROK)
    for enemy in (HEL, SURT, JORMUNGAND):
        threat = threats(table)[enemy]
        assert (threat.card, threat.is_next, threat.chance) == (FIRST_RAGNAROK, True, 100)
        assert (threat.space, threat.power, threat.beyond, threat.is_defeat) == (6, 0, (3, 3, 0), True)
    others = [threats(table)[enemy] for enemy in (LOKI, NIDHOGG, FENRIR)]
    assert [(threat.is_next, threat.chance) for threat in others] == [(False, 0)] * 3


def test_nidhogg_drags_nobody_along_by_a_ragnarok_card():
    """YG-4.11, YG-4.6"""
    table = at_actions(difficulty="0/r2")
    place(table, hel=3, surt=3, jormungand=3, loki=3, nidhogg=3, fenrir=3)
    known(table, RAGNAROK + 1)
    assert threats(table)[NIDHOGG].beyond == (3, 0, 0)


def test_an_angry_nidhogg_drags_the_rearmost_along_after_his_second_space():
    """YG-4.5, YG-5.12: he himself may still be the rearmost."""
    table = at_actions(difficulty="nidhogg/0")
    place(table, hel=5, surt=5, jormungand=5, loki=5, nidhogg=1, fenrir=5)
    known(table, ANGRY_NIDHOGG)
    assert threats(table)[NIDHOGG].space == 3
    assert threats(table)[NIDHOGG].beyond == (6, 0, 0)


def test_effects_promise_no_more_than_there_is():
    """YG-5.5, YG-5.11: two Fire Giants cannot come of one, nor two frost giants of none."""
    table = at_actions()
    place(table, surt=4, loki=4, hel=4)
    table.fire, table.pile, table.defeated = 1, 0, 0xFFFF
    table.bag_vikings = [0, 1, 0, 0]
    assert [threats(table)[enemy].power for enemy in (SURT, LOKI, HEL)] == [1, 0, 1]


def test_what_bags_hold_that_nobody_may_count_is_not_told_by_hel():
    """Only the sum of all bags is known."""
    table = at_actions(bags_may_be_counted=False)
    place(table, hel=5)
    table.bag_vikings = [2, 2, 0, 0]
    assert threats(table)[HEL].power == 3


def test_the_last_cards_are_known_too():
    """YG-10.2: what lies under the deck is next when nothing else is left."""
    table = at_actions(difficulty="hel/0")
    table.bottom, table.unseen, table.normals, table.specials = [ANGRY_HEL, LOKI], 0, [0] * ENEMIES, 0
    assert (threats(table)[HEL].card, threats(table)[HEL].is_next) == (ANGRY_HEL, True)
    assert not threats(table)[LOKI].is_next


def test_an_empty_deck_threatens_nobody():
    table = at_actions()
    table.unseen, table.normals = 0, [0] * ENEMIES
    assert [(threat.chance, threat.is_next, threat.cards) for threat in threats(table)] == [(0, False, 0)] * ENEMIES


# Cards being chosen


def test_while_odin_chooses_one_of_his_two_cards_comes_next():
    """YG-10.2"""
    table = at_cards("odin,thor", difficulty="hel/0")
    go(table, "* draw-card surt", "* draw-card angry-hel")
    assert [threat.chance for threat in threats(table)] == [50, 50, 0, 0, 0, 0]
    assert threats(table)[HEL].card == ANGRY_HEL
    go(table, "0 apply-card angry-hel")
    assert [threat.is_next for threat in threats(table)] == [True, False, False, False, False, False]


def test_of_two_cards_for_one_enemy_the_worse_is_told():
    """YG-10.2, YG-4.5: Odin chooses between Hel and an angry Hel."""
    table = at_cards("odin,thor", difficulty="hel/0")
    go(table, "* draw-card angry-hel", "* draw-card hel")
    assert (threats(table)[HEL].card, threats(table)[HEL].chance, threats(table)[HEL].is_next) == (
        ANGRY_HEL,
        100,
        False,
    )


def test_while_six_cards_are_put_in_order_the_first_placed_comes_next():
    """YG-9.5: until then it is one of the six, not the card below them."""
    table = at_actions()
    for card in (FENRIR, LOKI, LOKI, LOKI, SURT, SURT, SURT):
        known(table, card)
    table.vane = 4
    go(table, "0 act sacred", "0 use-vane foresee")
    assert table.top == [FENRIR]
    assert [threat.chance for threat in threats(table)] == [0, 50, 0, 50, 0, 0]
    go(table, "0 place-card loki")
    assert [threat.is_next for threat in threats(table)] == [False, False, False, True, False, False]


# Cards nobody has seen


@pytest.mark.parametrize(
    ("normals", "card", "space", "chance"),
    [
        ([2, 1, 0, 0, 0, 0], HEL, 4, 75),
        ([1, 2, 0, 0, 0, 0], ANGRY_HEL, 5, 50),  # as likely as the other, and worse
        ([0, 3, 0, 0, 0, 0], ANGRY_HEL, 5, 25),
    ],
)
def test_an_unseen_deck_threatens_with_the_likeliest_card(normals, card, space, chance):
    """YG-2.19: four cards are left, one of them angry."""
    table = at_actions(difficulty="hel/0")
    place(table, hel=3)
    table.normals, table.unseen, table.heap_left = normals, 4, 4
    threat = threats(table)[HEL]
    assert (threat.card, threat.space, threat.chance, threat.is_next) == (card, space, chance, False)


def test_a_card_that_must_come_is_known_without_being_seen():
    """YG-2.19: the last card of the last heap, when its special card has not come."""
    table = at_actions(difficulty="hel/0")
    table.normals, table.unseen, table.heap_left = [0] * ENEMIES, 1, 1
    assert (threats(table)[HEL].card, threats(table)[HEL].is_next, threats(table)[HEL].chance) == (ANGRY_HEL, True, 100)


def test_every_card_left_that_moves_an_enemy_is_counted():
    """YG-2.16, YG-2.17: his own, the angry one and Ragnarök; seen or unseen."""
    table = at_actions(difficulty="hel/r1")
    counted = [(threat.cards, threat.angry) for threat in threats(table)]
    assert counted == [(6 + 1 + 1, 1), (8, 0), (8, 0), (7, 0), (7, 0), (7, 0)]
    known(table, ANGRY_HEL)
    table.bottom.append(table.top.pop())
    assert (threats(table)[HEL].cards, threats(table)[HEL].angry) == (8, 1)
    known(table, LOKI)
    go(table, "0 end-turn", *["* draw-giant angerboda"])
    assert (threats(table)[LOKI].cards, threats(table)[LOKI].angry) == (6, 0)


# Promised and kept


def some_position(dice: Dice) -> Yggdrasil:
    """Somebody's turn, nobody lost, nobody raging, and everything else as it may come."""
    gods = list(GOD_NAMES)
    dice.shuffle(gods)
    table = at_actions(",".join(gods[: 1 + dice.below(3)]), difficulty=EVERY_SPECIAL)
    while True:
        table.spaces = [1 + dice.below(7) for _ in range(ENEMIES)]
        if not is_lost(table):
            break
    for giant in range(16):
        fate = dice.below(3)
        table.pile &= ~(bool(fate) << giant)
        table.awake |= (fate == 1) << giant
        table.defeated |= (fate == 2) << giant
    table.fire = dice.below(13)
    table.bag_vikings = [dice.below(4) for _ in range(4)]
    put_in_trance(table, *[god for god in table.order if dice.below(3) == 0])
    return table


def odds(table: Yggdrasil) -> list[tuple[int, int]]:
    """Of each card nobody has seen, as the deck draws them."""
    return [(move.card, weight) for move, weight in CardDraw().odds(table) if isinstance(move, DrawCard)]


def some_card(table: Yggdrasil, kind: str, dice: Dice) -> int:
    kinds = {"normal": range(ANGRY), "angry": range(ANGRY, RAGNAROK), "ragnarok": range(RAGNAROK, CARDS)}
    return dice.choice([card for card, _ in odds(table) if card in kinds[kind]])


def play_the_card(table: Yggdrasil, card: int, dice: Dice) -> None:
    """The turn ends, the next god turns this card over, and everything it brings is settled."""
    go(table, "0 end-turn")
    while table.outcome != LOST and question(table) != "ChooseAction":
        if table.waiting == [CHANCE]:
            core.answer(table, CHANCE, core.draw(table, dice))
        elif question(table) == "ChooseCard":
            go(table, f"0 apply-card {card}")
        else:
            go(table, f"0 {dice.choice(offered(table))}")


@pytest.mark.parametrize("kind", ["normal", "angry", "ragnarok"])
@pytest.mark.parametrize("seed", range(60))
def test_what_is_promised_of_a_known_card_comes_true(kind, seed):
    """YG-4.4 to YG-4.8, YG-4.11, YG-5, YG-12.2 to YG-12.4"""
    dice = Dice(seed)
    table = some_position(dice)
    card = some_card(table, kind, dice)
    known(table, card)
    before, promised = table.spaces.copy(), threats(table)
    assert table.log is not None
    table.log.clear()
    play_the_card(table, card, dice)

    assert [threat.is_next for threat in promised] == [enemy in names(card) for enemy in range(ENEMIES)]
    check_moves(table, before, promised, card)
    for enemy in names(card):
        check_effect(table, enemy, promised[enemy].power, card)
        assert promised[enemy].beyond == tuple(table.enemies_from(space) for space in (4, 6, 8))
        assert promised[enemy].is_defeat == is_lost(table)
    if not table.is_raging:
        go(table, "0 end-turn")
        assert (table.outcome == LOST) == promised[names(card)[0]].is_defeat


def names(card: int) -> tuple[int, ...]:
    return MOVED_BY[card]


def check_moves(table: Yggdrasil, before: list[int], promised: tuple[Threat, ...], card: int) -> None:
    """Whom the card names goes where he was said to go, nobody else anywhere; but one may be dragged along."""
    expected = [promised[enemy].space if enemy in names(card) else before[enemy] for enemy in range(ENEMIES)]
    further = [now - then for now, then in zip(table.spaces, expected, strict=True)]
    drags = card in (NIDHOGG, ANGRY_NIDHOGG) and expected[NIDHOGG] < 8
    assert sorted(further) == [0] * (ENEMIES - drags) + [1] * drags
    assert all(space == min(expected) for space, more in zip(expected, further, strict=True) if more)
    assert [threat.chance for threat in promised] == [100 * (enemy in names(card)) for enemy in range(ENEMIES)]
    assert all(promised[enemy].card == card for enemy in names(card))


def check_effect(table: Yggdrasil, enemy: int, power: int, card: int) -> None:
    """As much as was promised, and nothing of anybody else; Hel may find fewer in the bag she is led to."""
    kinds = {HEL: VikingsRemoved, SURT: FireSpread, JORMUNGAND: IslandSubmerged, LOKI: GiantAwoke, FENRIR: FenrirRaged}
    effects: dict[int, list[Any]] = {other: told(table, kind) for other, kind in kinds.items()}
    assert power == 0 or card < RAGNAROK
    assert not any(found for other, found in effects.items() if other != enemy or card >= RAGNAROK)
    if enemy == HEL:
        for event in effects[HEL]:
            assert event.count == power or (event.count < power and table.bag_vikings[event.bag] == 0)
        assert power == 0 or len(effects[HEL]) == 1
    elif enemy == SURT:
        assert sum(event.count for event in effects[SURT]) == power
    elif enemy == LOKI:
        assert len(effects[LOKI]) == power
    elif enemy == JORMUNGAND:
        assert len(effects[JORMUNGAND]) == bool(power)
    elif enemy == FENRIR:
        assert effects[FENRIR] == ([FenrirRaged(power)] if power else [])
        assert table.is_raging == bool(power)


def test_the_odds_behind_a_threat_are_those_of_the_deck():
    """YG-2.19: over a whole deck, the chance of each enemy is the share of draws that move him."""
    dice = Dice(7)
    table = at_actions(difficulty=EVERY_SPECIAL)
    while table.unseen:
        whole = sum(weight for _, weight in odds(table))
        for enemy, threat in enumerate(threats(table)):
            moving = {card: weight for card, weight in odds(table) if enemy in names(card)}
            assert threat.chance == round(100 * sum(moving.values()) / whole)
            assert not moving or moving[threat.card] == max(moving.values())
        drawn = CardDraw().draw(table, dice)
        assert isinstance(drawn, DrawCard)
        see(table, drawn.card)
