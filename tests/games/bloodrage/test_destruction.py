"""How figures are destroyed and saved (BR-4)."""

from __future__ import annotations

from meadhall.games.bloodrage.cards.numbers import VOLUR_WITCH
from meadhall.games.bloodrage.events import FigureDestroyed, FigureSaved, GloryFromCard, WitchRetreated
from meadhall.games.bloodrage.figures import LEADER, SHIP, WARRIOR
from meadhall.games.bloodrage.lands import RESERVE, VALHALLA, YGGDRASIL
from tests.games.bloodrage.halls import asked, card, do, fight, hall, hold, may, place, put, refused, told, upgrade


def test_the_destroyed_stay_in_valhalla_until_they_are_released():
    """BR-4.1: then they return to the reserve."""
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    fight(table, "horgr")
    assert table.count(1, VALHALLA) == 1
    do(table, "1 pass", "0 pass")
    assert table.count(1, VALHALLA) == 0
    assert table.count(1, RESERVE) == 10


def test_first_all_choose_whom_to_save_then_the_others_fall_together():
    """BR-4.2, BR-R-20: the Troll's owner acts, the others choose clockwise, nobody has fallen before."""
    table = hall(3, age=2)
    upgrade(table, 0, "a1-troll")
    for clan in (1, 2):
        upgrade(table, clan, "a2-friggas-protection")
        put(table, clan, "warrior", "horgr")
    do(table, "0 invade troll", "0 go horgr")
    assert asked(table) == "SaveFigure" and table.waiting == [1]
    do(table, "1 decline")
    assert table.waiting == [2]
    assert not told(table, FigureDestroyed)
    do(table, "2 save warrior")
    assert told(table, FigureDestroyed) == [FigureDestroyed(1, WARRIOR, 3)]
    assert told(table, FigureSaved) == [FigureSaved(2, WARRIOR, 3)]


def test_a_saved_figure_was_not_destroyed():
    """BR-4.3, BR-R-20: no Glory for anybody; it stays where it is, for 1 Rage each."""
    table = hall(2, age=3)
    put(table, 0, "valkyrie", "horgr")
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr", 2)
    upgrade(table, 1, "a2-friggas-protection")
    fight(table, "horgr")
    assert may(table, 1) == ["decline", "save warrior"]
    assert refused(table, 1, "save leader") == ("BR-4.2", "not-in-danger")
    assert refused(table, 1, "retreat") == ("BR-R-20", "no-witch-to-save")
    assert refused(table, 1, "pass") == ("BR-4.2", "save-or-let-fall")
    do(table, "1 save warrior", "1 save warrior")
    assert table.rage[1] == 4
    assert table.count(1, place("horgr")) == 2
    assert table.glory[0] == 3  # battle Glory; nothing for the Valkyrie


def test_a_figure_saved_from_the_smite_still_fights():
    """BR-R-20: one that stays in the battle adds its STR; a Witch who has fled does not."""
    table = hall(2, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 1, "a2-friggas-protection")
    hold(table, 0, "a1-odins-smite")
    hold(table, 1, "a1-tyrs-bash")
    fight(table, "horgr", "0 a1-odins-smite", "1 a1-tyrs-bash")
    do(table, "1 save warrior")
    assert told(table, FigureSaved)
    tide = hall(2, age=3)
    put(tide, 0, "leader", "horgr")
    put(tide, 1, "volur-witch", "horgr")
    put(tide, 1, "warrior", "horgr")
    hold(tide, 0, "a2-odins-tide")
    fight(tide, "horgr", "0 a2-odins-tide")
    do(tide, "1 take warrior", "1 retreat")
    assert tide.where(1, VOLUR_WITCH) == YGGDRASIL
    assert tide.where(0, LEADER) == place("horgr") and tide.glory == [3, 0]


def test_protection_needs_rage():
    """BR-R-20: without Rage, or without the card, nothing is asked."""
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 1, "a2-friggas-protection")
    table.rage[1] = 0
    fight(table, "horgr")
    assert table.count(1, VALHALLA) == 1


def test_every_lost_ship_pays_whatever_the_cause():
    """BR-4.4: in battle, by Fire Giant, in Ragnarök and by one's own sacrifice; the Sea Serpent is a ship too."""
    battle = hall(3)
    put(battle, 0, "leader", "horgr")
    put(battle, 1, "ship", "eastern-fjord")
    put(battle, 1, "sea-serpent", "eastern-fjord")
    upgrade(battle, 1, "a1-lokis-dragons")
    hold(battle, 0, "a1-tyrs-smite")
    fight(battle, "horgr", "0 a1-tyrs-smite")
    assert battle.glory[1] == 8
    giant = hall(3, age=2)
    upgrade(giant, 0, "a2-fire-giant")
    upgrade(giant, 1, "a2-fire-dragons")
    put(giant, 1, "ship", "eastern-fjord")
    do(giant, "0 invade fire-giant", "0 go horgr")
    assert giant.glory[1] == 8
    sacrifice = hall(2, age=3)
    upgrade(sacrifice, 0, "a3-friggas-sacrifice", "a3-eternal-dragons")
    put(sacrifice, 0, "ship", "eastern-fjord")
    put(sacrifice, 0, "warrior", "horgr")
    do(sacrifice, "0 sacrifice", "0 take ship", "0 take-warrior horgr", "0 raise rage")
    assert told(sacrifice, GloryFromCard) == [GloryFromCard(0, 12, card("a3-eternal-dragons"))]
    ragnarok = hall(2, age=1)
    upgrade(ragnarok, 0, "a1-lokis-dragons")
    put(ragnarok, 0, "ship", "western-fjord")
    do(ragnarok, "0 pass", "1 pass")
    assert ragnarok.glory[0] == 4 + 2


def test_a_replaced_monster_is_not_destroyed():
    """BR-4.5: a Sea Serpent sent to the box pays no Dragons."""
    table = hall(3)
    put(table, 0, "sea-serpent", "northern-fjord")
    upgrade(table, 0, "a1-lokis-dragons", "a1-troll")
    hold(table, 0, "a1-dwarf-chieftain")
    do(table, "0 play-card a1-dwarf-chieftain", "0 fill-slot monster-1", "0 decline")
    assert table.glory[0] == 0
    assert table.count(0, VALHALLA) == 0
    assert table.where(0, SHIP) == RESERVE


def test_the_witch_flees_from_outer_provinces_only():
    """BR-R-20: in Yggdrasil she is destroyed like anybody."""
    table = hall(2, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 1, "volur-witch", "horgr")
    hold(table, 0, "a1-tyrs-bash")
    fight(table, "horgr", "0 a1-tyrs-bash")
    do(table, "1 retreat")
    assert told(table, WitchRetreated) == [WitchRetreated(1, 3)]
    assert table.count(1, VALHALLA) == 0
    do(table, "1 pass")
    put(table, 0, "warrior", "yggdrasil", 2)
    hold(table, 0, "a1-tyrs-crush")
    fight(table, "yggdrasil", "0 a1-tyrs-crush")
    assert table.where(1, VOLUR_WITCH) == VALHALLA
