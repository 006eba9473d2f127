"""What is told, and that the table is then as it was told."""

from __future__ import annotations

from typing import Any

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.cards.columns import deck
from meadhall.games.bloodrage.cards.numbers import NO_CARD
from meadhall.games.bloodrage.events import (
    CardKept,
    CardsDiscarded,
    CardsTakenBack,
    CardUsed,
    FigureKept,
    FiguresEndangered,
    LeaderMovedOn,
    MarchBegan,
    Marched,
    MonsterDismissed,
    MonsterRecruited,
    Passed,
    PillageEnded,
    TokensPlaced,
    TurnBegan,
    Upgraded,
    UpgradePlaced,
    UpgradeReplaced,
)
from meadhall.games.bloodrage.figures import LEADER
from meadhall.games.bloodrage.model import MONSTER_SLOTS, BloodRage
from meadhall.kernel import core
from meadhall.kernel.values import NOBODY, Event, Seat
from tests.games.bloodrage.halls import (
    FIGURES,
    TOKENS,
    add_nothing,
    asked,
    call_nobody,
    card,
    do,
    fight,
    hall,
    hold,
    place,
    put,
    set_up,
    told,
    upgrade,
)
from tests.tables import play, seated

HORGR, GIMLE = place("horgr"), place("gimle")


def watched(table: BloodRage) -> None:
    """From now on somebody looks on; `seen` says what."""
    table.log, table.scenes = [], []


def seen(table: BloodRage, seat: Seat | None = None) -> list[tuple[Event, Any]]:
    """Every event with what `seat` sees of the table right after it."""
    assert table.log is not None and table.scenes is not None
    return [(event, RULES.view(scene, seat)) for event, scene in zip(table.log, table.scenes, strict=True)]


def test_marching_tells_its_rage():
    """BR-10.1: 1 Rage, before anybody moves."""
    table = hall(2)
    put(table, 0, "warrior", "horgr", 2)
    rage = table.rage[0]
    watched(table)
    do(table, "0 march horgr", "0 go gimle")
    ((event, view),) = seen(table)
    assert event == MarchBegan(0, HORGR, GIMLE, 1)
    assert view.rage[0] == rage - 1
    assert view == RULES.view(table, None)
    do(table, "0 take warrior")
    assert told(table, Marched) == [Marched(0, FIGURES.index("warrior"), HORGR, GIMLE)]


def test_a_turn_tells_whose_it_is():
    """BR-8.2"""
    table = hall(3)
    watched(table)
    do(table, "0 pass", "1 pass")
    assert table.log == [Passed(0), TurnBegan(1), Passed(1), TurnBegan(2)]
    assert seen(table)[-1][1] == RULES.view(table, None)


def test_an_upgrade_lies_on_the_sheet_when_it_is_told():
    """BR-11.1, BR-11.4, BR-11.12"""
    table = hall(2)
    upgrade(table, 0, "a1-troll", "a1-dwarf-chieftain")
    slot = MONSTER_SLOTS[0]
    hold(table, 0, "a1-sea-serpent")
    watched(table)
    do(table, "0 play-card a1-sea-serpent")
    assert seen(table) == [(Upgraded(0, card("a1-sea-serpent"), 3), RULES.view(table, None))]

    watched(table)
    do(table, f"0 fill-slot {slot}")
    lies = [(event, view.sheet[slot], view.on_table) for event, view in seen(table)]
    old, new = card("a1-troll"), card("a1-sea-serpent")
    assert lies == [
        (UpgradeReplaced(0, old), NO_CARD, ((0, new),)),
        (MonsterDismissed(0, FIGURES.index("troll")), NO_CARD, ((0, new),)),
        (UpgradePlaced(0, new), new, ()),
        (MonsterRecruited(0, FIGURES.index("sea-serpent")), new, ()),
    ]


def test_a_pillage_that_is_over_is_told_with_the_battle_forgotten():
    """BR-13.5, BR-16.10, BR-16.12"""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 0, "a1-tyrs-smite", "a1-troll")
    hold(table, 1, "a1-odins-smite", "a1-troll")
    watched(table)
    fight(table, "horgr", "0 a1-tyrs-smite", "1 a1-odins-smite")
    views = {type(event): view for event, view in seen(table)}
    assert views[CardsDiscarded].on_table == ((1, card("a1-odins-smite")),)
    assert views[CardsTakenBack].on_table == ()
    assert table.log is not None
    assert table.log[-2:] == [PillageEnded(0, HORGR), TurnBegan(1)]
    over = views[PillageEnded]
    assert (over.pillager, over.contested, over.fighting, over.winner) == (None, None, (), NOBODY)


def test_who_is_in_danger_is_told_before_anybody_may_be_saved():
    """BR-4.2, BR-R-20"""
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    upgrade(table, 1, "a2-friggas-protection")
    watched(table)
    fight(table, "horgr")
    assert asked(table) == "SaveFigure"
    event, view = seen(table)[-1]
    assert event == FiguresEndangered(1, HORGR, 2)
    assert view.doomed == (0, 0, 2, 0)

    watched(table)
    do(table, "1 save warrior", "1 decline")
    assert [view.doomed[2] for _, view in seen(table)][:2] == [1, 0]  # one is saved, one falls


def test_odins_tide_tells_what_each_clan_keeps():
    """BR-R-44: who chooses later knows what the others keep."""
    table = hall(3, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "leader", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    put(table, 2, "ship", "eastern-fjord")
    hold(table, 1, "a2-odins-tide")
    fight(table, "horgr", "1 a2-odins-tide")
    watched(table)
    do(table, "0 take leader")
    assert seen(table) == [(FigureKept(0, LEADER), RULES.view(table, None))]
    do(table, "1 take warrior")
    assert told(table, FigureKept) == [
        FigureKept(0, LEADER),
        FigureKept(1, FIGURES.index("warrior")),
        FigureKept(2, FIGURES.index("ship")),  # nothing to choose
    ]


def test_thors_primacy_silences_only_cards_that_lie_there():
    """BR-15.7: nothing is changed where no card was played."""
    table = hall(3, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    put(table, 2, "warrior", "horgr")
    hold(table, 0, "a3-thors-primacy", "a1-troll")
    hold(table, 2, "a1-odins-smite")
    watched(table)
    do(table, "0 pillage horgr")
    call_nobody(table)
    do(table, "0 play-card a3-thors-primacy", "2 play-card a1-odins-smite")
    assert asked(table) == "AddLateCard"
    assert RULES.view(table, None).cancelled == (2,)
    assert seen(table)[-1][1] == RULES.view(table, None)
    add_nothing(table)


def test_a_sworn_pillage_is_seen_when_the_card_is_told():
    """BR-16.20: an oath taken in a battle waits for its end."""
    table = hall(2, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 1, "a1-lokis-blessing", "a2-thors-domain")
    fight(table, "horgr")
    watched(table)
    table.pillaged = 0  # so that there is something left to pillage
    do(table, "1 accept", "1 accept")
    used = [(event, bool(view.sworn)) for event, view in seen(table) if isinstance(event, CardUsed)]
    assert used == [(CardUsed(1, card("a1-lokis-blessing")), False), (CardUsed(1, card("a2-thors-domain")), True)]


def test_the_leader_goes_on_when_it_is_told():
    """BR-17.8"""
    table = hall(2)
    upgrade(table, 0, "a1-lord-of-hammers")
    put(table, 0, "leader", "gimle")
    do(table, "0 pillage gimle")
    call_nobody(table)
    watched(table)
    do(table, "0 go yggdrasil")
    at = [(type(event), view.place_of[LEADER]) for event, view in seen(table)]
    assert at[:2] == [(CardUsed, place("gimle")), (LeaderMovedOn, place("yggdrasil"))]


def test_two_players_see_their_pack_shrink_with_the_card_they_keep():
    """BR-7.8: nothing is passed after the first of two picks, so the picks themselves tell it."""
    table = set_up(2)
    play(RULES, table, "* deal " + " ".join(str(number) for number in deck(1, 2, False)[:16]))
    watched(table)
    picks = [core.options(table, seat)[0] for seat in (0, 1)]
    for seat, pick in zip((0, 1), picks):
        core.answer(table, seat, pick)
    for seat in (0, 1):
        event, view = seen(table, seat)[-1]
        assert isinstance(event, CardKept)
        assert view == RULES.view(table, seat)
        assert (len(view.pack), len(view.hand)) == (7, 1)


def test_the_pillage_tokens_are_told_as_they_lie():
    """BR-5.4"""
    table = seated(RULES, 2, first=0, clans="wolf bear")
    play(RULES, table, "* draw-clans 0 1")
    watched(table)
    play(RULES, table, f"* place-tokens {TOKENS}")
    tokens = tuple(int(token) for token in TOKENS.split())
    assert seen(table) == [(TokensPlaced(tokens), RULES.view(table, None))]
