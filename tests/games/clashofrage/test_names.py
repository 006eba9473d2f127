"""Names in records: places, cards, heroes and their like are written by name; numbers of older records are read."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.before import NAMES_BEFORE
from meadhall.games.clashofrage.regions import HOME
from meadhall.kernel.notation import move_from, outcome_from, text_of
from meadhall.kernel.words import words_of
from tests.games.clashofrage.tables import CARD

WRITTEN = [  # now, and before
    ("go t1-se", "go 2"),
    ("move-from bastion", "move-from 28"),
    ("buy crossbow", "buy 4"),
    ("keep-legend dusk-blade", "keep-legend 18"),
    ("wear none", "wear 0"),
    ("recruit wardok", "recruit 3"),
    ("choose-clan tomb", "choose-clan 3"),
    ("lay-tile t4", "lay-tile 3"),
    ("place-bastion b09", "place-bastion 8"),
    ("fell-all iii", "fell-all 2"),
    ("pick-die wound", "pick-die 1"),
    ("play-tactic 28", "play-tactic 28"),  # its number is printed on it
    ("face 4", "face 4"),
]


@pytest.mark.parametrize(("now", "before"), WRITTEN)
def test_moves_are_written_with_names_and_read_with_the_numbers_of_before(now, before):
    assert move_from(RULES, now) is move_from(RULES, before)
    assert text_of(RULES, move_from(RULES, before)) == now


@pytest.mark.parametrize(
    ("now", "before"),
    [("deal-clans steamfield bohorg", "deal-clans 2 0"), ("draw-equipment massive-armour", "draw-equipment 17")],
)
def test_so_is_what_chance_does(now, before):
    assert outcome_from(RULES, now) == outcome_from(RULES, before)
    assert text_of(RULES, outcome_from(RULES, before)) == now


def test_what_older_records_speak_of_is_still_there():
    for noun, names in NAMES_BEFORE.items():
        assert set(names) <= set(RULES.names[noun])


def test_what_a_name_stands_for_is_said_in_both_languages():
    english, french = words_of(RULES, "en"), words_of(RULES, "fr")
    assert (english.called("place", 2), french.called("place", 2)) == (
        "the forge of Cinderfell",
        "la Forge de Cendreval",
    )
    assert (english.called("place", HOME), french.called("place", HOME)) == ("the Bastion", "le Bastion")
    scythe = CARD["leg_soul_scythe"]
    assert (english.called("card", scythe), french.called("card", scythe)) == ("Soul Scythe", "Faux des Âmes")
    assert english.called("hero", 0, "deed") == "2 rage when outnumbered"
    assert french.called("slot", 1, "none") == "pas d'armure"


def test_the_walk_through_points_at_the_cards_it_speaks_of():
    script = tomllib.loads((files(RULES.package) / "lesson.toml").read_text(encoding="utf-8"))
    pointed = [RULES.names["card"][line["about"]["card"]] for line in script["step"] if "card" in line.get("about", {})]
    assert pointed == ["crossbow", "crossbow", "soul-scythe", "soul-scythe"]
