"""Thor's Domain: one pillage more after an invade, at once or sworn until the battle is over (BR-9.11, BR-16.20).

The first version of these rules took no heed of who was left to pillage, nor of what was sworn already; its records
are played as they were.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import meadhall
from meadhall.games.bloodrage import RULES, model
from meadhall.games.bloodrage.events import CardUsed, OathLapsed, PillageDeclared, ProvincePillaged
from meadhall.games.bloodrage.figures import WARRIOR
from meadhall.games.bloodrage.lands import ANDLANG, HORGR, PLACES, VALHALLA
from meadhall.kernel.record import parse
from meadhall.kernel.troubles import BadRecord
from tests.games.bloodrage.halls import (
    asked,
    card,
    do,
    fight,
    hall,
    hold,
    put,
    told,
    top,
    upgrade,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "blood-rage"


def lost_at_once(version: int):
    """Seat 0 invades Horgr twice, pillages it by the second invade and loses everything there to a Leader."""
    table = hall(2, age=2)
    table.version = version
    upgrade(table, 0, "a1-friggas-succor", "a2-thors-domain")
    put(table, 1, "leader", "horgr")
    do(table, "0 invade warrior", "0 go horgr", "0 accept")
    assert top(table).card == card("a2-thors-domain")
    do(table, "0 accept")
    assert table.count(0, HORGR) == 0 and not table.is_pillaged(HORGR)
    return table


def lost_with_blessing(version: int, seats: int = 2):
    """Seat 1 ties for Horgr, comes back with Loki's Blessing and Frigga's Succor, and may swear to pillage it."""
    table = hall(seats, age=2)
    table.version = version
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "horgr")
    upgrade(table, 1, "a1-lokis-blessing", "a1-friggas-succor", "a2-thors-domain")
    if seats > 2:
        put(table, 2, "leader", "yggdrasil")
    fight(table, "horgr")
    do(table, "1 accept", "1 accept")
    assert asked(table) == "UseUpgrade" and top(table).card == card("a2-thors-domain")
    assert table.count(1, HORGR) == 2
    return table


def test_nobody_pillages_at_once_where_nobody_is_left():
    """BR-13.3, BR-16.20: the first invade still has its Thor's Domain, but there is no figure to pillage with."""
    table = lost_at_once(version=2)
    assert asked(table) == "ChooseAction" and table.waiting == [1]
    assert table.rage[0] == 6 - 1 - 2


def test_the_first_version_pillaged_where_nobody_was_left():
    """What a record of the first version holds: asked again, and carried out without a figure."""
    table = lost_at_once(version=1)
    assert asked(table) == "UseUpgrade" and top(table).card == card("a2-thors-domain")
    do(table, "0 accept")
    assert told(table, PillageDeclared) == [PillageDeclared(0, HORGR)] * 2


def test_a_ship_in_the_fjord_is_enough_to_pillage_at_once():
    """BR-13.3: in the province or in its fjord; the Ship is not what invaded."""
    table = hall(3, age=2)
    upgrade(table, 0, "a1-friggas-succor", "a2-thors-domain", "a2-friggas-protection")
    put(table, 0, "ship", "eastern-fjord")
    put(table, 1, "leader", "horgr")
    hold(table, 1, "a1-tyrs-smite")
    do(table, "0 invade warrior", "0 go horgr", "0 accept", "0 accept", "1 play-card a1-tyrs-smite", "0 save ship")
    do(table, "0 decline")
    assert table.count(0, HORGR) == 0
    assert asked(table) == "UseUpgrade" and top(table).card == card("a2-thors-domain")
    assert table.rage[0] == 2  # the Warrior cost 1, the first pillage 2, the Ship 1


def test_after_a_pillage_that_succeeded_the_other_invade_has_nothing_left():
    """BR-13.2: the token no longer shows its reward."""
    table = hall(2, age=2)
    upgrade(table, 0, "a1-friggas-succor", "a2-thors-domain")
    do(table, "0 invade warrior", "0 go horgr", "0 accept", "0 accept")
    assert told(table, ProvincePillaged) == [ProvincePillaged(0, HORGR)]
    assert asked(table) == "ChooseAction" and table.waiting == [1]


def test_who_declined_for_one_invade_may_accept_for_the_other():
    """BR-R-13: once for each invade, so there are two chances and one pillage."""
    table = hall(2, age=2)
    upgrade(table, 0, "a1-friggas-succor", "a2-thors-domain")
    do(table, "0 invade warrior", "0 go horgr", "0 accept", "0 decline")
    assert asked(table) == "UseUpgrade" and top(table).card == card("a2-thors-domain")
    do(table, "0 accept")
    assert told(table, ProvincePillaged) == [ProvincePillaged(0, HORGR)]


def test_one_province_is_never_sworn_twice():
    """BR-13.2, BR-16.20: two invades after a lost battle, one oath, one reward."""
    table = lost_with_blessing(version=2)
    do(table, "1 accept")
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, HORGR)]
    assert told(table, OathLapsed) == []
    assert told(table, CardUsed).count(CardUsed(1, card("a2-thors-domain"))) == 1
    assert table.rage[1] == 6 - 2
    assert table.stat(1, model.RAGE) == 7
    assert asked(table) == "ChooseAction" and table.waiting == [1]


def test_an_oath_declined_for_one_invade_may_be_sworn_for_the_other():
    """BR-R-13: nothing was sworn yet."""
    table = lost_with_blessing(version=2)
    do(table, "1 decline")
    assert asked(table) == "UseUpgrade" and top(table).card == card("a2-thors-domain")
    do(table, "1 accept")
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, HORGR)]
    assert table.stat(1, model.RAGE) == 7


def test_what_one_clan_has_sworn_no_other_swears():
    """BR-16.20: not even a clan that came back to the same province."""
    table = hall(3, age=2)
    for clan in range(3):
        put(table, clan, "leader", "horgr")
    for clan in (1, 2):
        upgrade(table, clan, "a1-lokis-blessing", "a2-thors-domain")
    fight(table, "horgr")
    do(table, "1 accept", "1 accept", "2 accept")
    assert told(table, CardUsed)[-1] == CardUsed(2, card("a1-lokis-blessing"))
    assert told(table, PillageDeclared)[1:] == [PillageDeclared(1, HORGR)]
    assert table.rage == [6, 4, 6]


def test_in_the_first_version_two_oaths_on_one_province_both_paid():
    """What a record of the first version holds."""
    table = lost_with_blessing(version=1)
    do(table, "1 accept", "1 accept")
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, HORGR)] * 2
    assert table.rage[1] == 6 - 2 - 2
    assert table.stat(1, model.RAGE) == 8


def test_after_a_lost_oath_there_is_no_other():
    """BR-16.20: the sworn pillage is lost with everybody in it, and that was the only one."""
    table = lost_with_blessing(version=2, seats=3)
    do(table, "1 accept", "2 take leader")
    assert top(table).card == card("a1-lokis-blessing")
    do(table, "1 decline")
    assert told(table, PillageDeclared) == [PillageDeclared(0, HORGR), PillageDeclared(1, HORGR)]
    assert asked(table) == "ChooseAction" and table.waiting == [1]


def test_in_the_first_version_the_second_oath_ran_though_the_first_was_lost():
    """What a record of the first version holds."""
    table = lost_with_blessing(version=1, seats=3)
    do(table, "1 accept", "1 accept", "2 take leader", "1 decline")
    assert told(table, PillageDeclared) == [PillageDeclared(0, HORGR)] + [PillageDeclared(1, HORGR)] * 2


def test_a_lost_oath_may_be_sworn_anew_after_a_new_invade():
    """BR-16.19, BR-16.20: Loki's Blessing brings a Warrior back once more, and that is another invade."""
    table = lost_with_blessing(version=2, seats=3)
    do(table, "1 accept", "2 take leader", "1 accept", "1 decline", "1 accept")
    assert told(table, PillageDeclared) == [PillageDeclared(0, HORGR)] + [PillageDeclared(1, HORGR)] * 2
    assert table.rage[1] == 6 - 2 - 2


def lose_the_token(table):
    table.pillaged |= 1 << HORGR


def lose_the_province(table):
    table.ruined |= 1 << HORGR


def lose_the_warrior(table):
    table.move(1, WARRIOR, HORGR, VALHALLA)


@pytest.mark.parametrize("spoil", [lose_the_token, lose_the_province, lose_the_warrior])
def test_an_oath_that_can_no_longer_be_kept_is_void(spoil):
    """BR-16.20: BR-13.2 and BR-13.3 must hold when it begins; a void oath is told, and the next one follows."""
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "leader", "horgr")
    put(table, 1, "warrior", "andlang")
    upgrade(table, 1, "a1-lokis-blessing")
    fight(table, "horgr")
    put(table, 1, "warrior", "horgr")
    table.sworn = [PLACES + HORGR, PLACES + ANDLANG]  # both by seat 1
    spoil(table)
    do(table, "1 decline")
    assert told(table, OathLapsed) == [OathLapsed(1, HORGR)]
    assert told(table, ProvincePillaged) == [ProvincePillaged(1, ANDLANG)]
    assert table.sworn == []
    assert asked(table) == "ChooseAction" and table.waiting == [1]


@pytest.mark.parametrize("name", ["oaths-4-1", "nobody-left-4-2"])
def test_the_two_versions_part_where_thors_domain_is_no_longer_offered(name):
    """docs/versions.md: a record of version 2 is no record of version 1, which asks once more."""
    text = (GOLDEN / f"{name}.game").read_text(encoding="utf-8")
    assert parse(meadhall.read(text).record()).version == 2
    with pytest.raises(BadRecord, match="is refused"):
        meadhall.read(text.replace("game blood-rage 2", "game blood-rage 1"))


def test_golden_games_of_every_version_are_kept():
    """docs/versions.md: as long as a version is played, games of it are."""
    versions = {parse(path.read_text(encoding="utf-8")).version for path in GOLDEN.glob("*.game")}
    assert versions == set(range(RULES.oldest, RULES.version + 1))
