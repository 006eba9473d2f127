"""What the gods are told, and how the table looks as it is told."""

from __future__ import annotations

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import (
    ActionChosen,
    CalmingTried,
    CardChosen,
    CardPlaced,
    CardsLookedAt,
    DieRolled,
    EnemyFought,
    FallenKept,
    FightLost,
    FightWon,
    RuneCompleted,
    VikingsSent,
)
from tests.games.yggdrasil.tree import (
    FREYJA,
    GIANT,
    HEL,
    MIDGARD,
    ODIN,
    SURT,
    at_actions,
    at_cards,
    defeat,
    give,
    go,
    place,
    put_in_trance,
    wake,
)


def listened(table, *answers):
    """Every event of these answers, with the view a spectator has as it is told."""
    table.log, table.scenes = [], []
    go(table, *answers)
    return [(event, RULES.view(scene, None)) for event, scene in zip(table.log, table.scenes, strict=True)]


def test_an_action_is_told_by_its_world():
    """YG-3.5, YG-3.6"""
    table = at_actions("odin,thor")
    ((event, seen),) = listened(table, "0 act midgard")
    assert event == ActionChosen(ODIN, MIDGARD)
    assert (seen.actions_left, seen.used) == (2, (MIDGARD,))


def test_calming_fenrir_is_an_action_even_before_the_die_falls():
    """YG-5.16, YG-5.17"""
    table = at_actions("odin,thor")
    table.is_raging = True
    ((event, seen),) = listened(table, "0 calm")
    assert event == CalmingTried(ODIN)
    assert seen.actions_left == 2 and seen.is_raging


def test_a_combat_is_there_from_its_first_event_to_its_last():
    """YG-7.1, YG-7.2"""
    table = at_actions("odin,thor")
    place(table, surt=4)
    give(table, ODIN, vikings=2)
    table.rolled = 3  # from an earlier roll
    told = listened(table, "0 act asgard", "0 fight surt", "0 send-vikings 2", "* roll blue")
    fights = {type(event): seen.fight for event, seen in told}
    assert (fights[EnemyFought].hammers, fights[EnemyFought].vikings) == (None, 0)
    assert (fights[VikingsSent].hammers, fights[VikingsSent].vikings) == (None, 2)
    assert (fights[DieRolled].hammers, fights[DieRolled].vikings) == (1, 2)
    assert fights[FightLost] is None
    assert told[-1][1].dead == 7


def test_freyja_keeps_the_fallen_once_the_combat_is_told():
    """YG-11.13, YG-11.15"""
    table = at_actions("odin,freyja")
    put_in_trance(table, FREYJA)
    place(table, surt=2)
    give(table, ODIN, vikings=5)
    told = listened(table, "0 act asgard", "0 fight surt", "0 send-vikings 5", "* roll white")
    (won, kept) = [(event, seen) for event, seen in told if isinstance(event, FightWon | FallenKept)]
    assert (type(won[0]), won[1].vikings[FREYJA], won[1].dead) == (FightWon, 0, 8)
    assert (kept[0], kept[1].vikings[FREYJA], kept[1].dead) == (FallenKept(2), 2, 8)


def test_odins_choice_is_told_and_is_the_card_that_comes():
    """YG-10.2"""
    table = at_cards("odin,thor")
    told = listened(table, "* draw-card hel", "* draw-card surt", "0 apply-card surt")
    assert [event for event, _ in told] == [CardsLookedAt((HEL,)), CardsLookedAt((HEL, SURT)), CardChosen(SURT)]
    assert [seen.looked_at for _, seen in told] == [(HEL,), (HEL, SURT), (SURT, HEL)]
    assert [told[1][1].threats[enemy].chance for enemy in (HEL, SURT)] == [50, 50]
    assert [told[2][1].threats[enemy].chance for enemy in (HEL, SURT)] == [0, 100]


def test_cards_of_the_vane_are_told_one_by_one():
    """YG-9.5"""
    table = at_actions("odin,thor")
    table.vane = 4
    draws = [f"* draw-card {card}" for card in (0, 0, 1, 1, 2, 2)]
    told = listened(table, "0 act sacred", "0 use-vane foresee", *draws, "0 place-card jormungand")
    assert [event.cards for event, _ in told[1:-1]] == [(0, 0, 1, 1, 2, 2)[: seen + 1] for seen in range(6)]
    assert told[-1][0] == CardPlaced(2)
    assert (told[-1][1].top, told[-1][1].looked_at) == ((2,), (0, 0, 1, 1, 2))


def test_daeg_is_told_with_the_turns_it_gives():
    """YG-8.24"""
    table = at_actions("odin,thor")
    *fallen, last = [name for name, giant in GIANT.items() if giant >= 12]
    defeat(table, *fallen)
    wake(table, last)
    give(table, ODIN, vikings=4)
    told = listened(table, "0 act ice", f"0 fight-giant {last}", "0 send-vikings 4", "* roll white")
    (event, seen) = told[-1]
    assert isinstance(event, RuneCompleted)
    assert seen.quiet_turns == 3
