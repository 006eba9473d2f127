"""The rulebooks' pillage of Andlang, played from the call to the aftermath."""

from __future__ import annotations

from meadhall.games.bloodrage import model
from meadhall.games.bloodrage.events import StrengthCompared
from meadhall.games.bloodrage.lands import VALHALLA, YGGDRASIL
from tests.games.bloodrage.halls import asked, do, hall, held, hold, may, place, put, refused, told

RED, BLUE, YELLOW = 0, 1, 2


def test_the_pillage_of_andlang():
    """BR-EX-11, BR-EX-12, BR-EX-13: the call until Andlang is full, 7 against 2, and what follows."""
    table = hall(3)
    put(table, RED, "ship", "southern-fjord")
    put(table, RED, "warrior", "yggdrasil", 2)
    put(table, BLUE, "warrior", "gimle")
    put(table, BLUE, "warrior", "yggdrasil")
    put(table, YELLOW, "leader", "horgr")
    hold(table, RED, "a1-tyrs-crush")
    hold(table, BLUE, "a1-troll")

    do(table, "0 pillage andlang")
    assert may(table, BLUE) == ["decline", "take-warrior gimle", "take-warrior yggdrasil"]
    do(table, "1 take-warrior gimle")
    assert table.waiting == [RED]  # yellow cannot come from Horgr and is passed over
    do(table, "0 take-warrior yggdrasil", "1 take-warrior yggdrasil")
    assert asked(table) == "PickBattleCard"  # Andlang is full: red cannot add another
    assert table.count(RED, YGGDRASIL) == 1
    assert [table.strength(clan, place("andlang")) for clan in (RED, BLUE)] == [3, 2]

    do(table, "0 play-card a1-tyrs-crush", "1 play-card a1-troll")
    assert told(table, StrengthCompared) == [StrengthCompared(place("andlang"), (RED, BLUE), (7, 2))]

    assert table.count(BLUE, VALHALLA) == 2
    assert held(table, BLUE) == ["a1-troll"]
    assert table.is_pillaged(place("andlang"))
    assert table.stat(RED, model.AXES) == 4
    assert table.glory[RED] == 4
    assert table.hand[RED] == []
    assert refused(table, BLUE, "pillage andlang") == ("BR-13.2", "already-pillaged")
