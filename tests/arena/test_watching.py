"""What is noted of a game: who was what, who did what."""

from __future__ import annotations

import pytest

from meadhall.arena.results import Fixture
from meadhall.arena.watching import deed_fields, done_by, play
from meadhall.games.bloodrage import RULES as BLOOD_RAGE
from meadhall.games.bloodrage.events import CardKept, CardsRevealed
from meadhall.games.holmgang import RULES as HOLMGANG
from meadhall.games.holmgang.moves import PILLAGE, Pillage
from meadhall.games.yggdrasil import RULES as YGGDRASIL
from meadhall.games.yggdrasil.events import RuneCompleted
from meadhall.games.yggdrasil.moves import FORGE_IT
from meadhall.kernel import shelf
from meadhall.kernel.notation import hyphened
from meadhall.kernel.values import field_names

CARDS = BLOOD_RAGE.names["card"]


def watched(game, seats, seed=1):
    return play(Fixture(0, game, seed, ("random",) * seats, {}))


@pytest.mark.parametrize("name", shelf.names())
def test_a_game_of_each_kind_is_watched(name):
    rules = shelf.find(name)
    game = watched(name, rules.seats[-1])
    assert len(game.results) == len(game.decisions) == len(game.thinking) == rules.seats[-1]
    assert sum(game.questions.values()) == game.length == sum(game.decisions) > 0
    assert set(game.groups) == set(rules.groups)
    assert list(game.deeds) == [hyphened(kind.__name__) for kind in deed_fields(rules)]
    assert any(names for by_seat in game.deeds.values() for names in by_seat)
    for by_seat in [*game.deeds.values(), *game.groups.values()]:
        assert len(by_seat) == rules.seats[-1]


def test_the_same_fixture_is_the_same_game_but_for_the_clock():
    first, again = watched("raids", 3), watched("raids", 3)
    assert (first.results, first.deeds, first.questions) == (again.results, again.deeds, again.questions)


def test_of_a_game_that_names_no_deeds_every_move_with_a_name_is_one():
    assert deed_fields(HOLMGANG) == {Pillage: "village"}
    assert done_by(HOLMGANG, PILLAGE[1], "village", 2, 3) == [(2, "birkvik")]


def test_an_event_tells_who_did_it():
    assert done_by(BLOOD_RAGE, CardKept(2, 5), "card", None, 4) == [(2, CARDS[5])]


def test_seats_beside_names_are_read_side_by_side():
    revealed = CardsRevealed(0, (3, 1), (7, 8))
    assert done_by(BLOOD_RAGE, revealed, "cards", None, 4) == [(3, CARDS[7]), (1, CARDS[8])]


def test_cards_of_a_battle_are_cards():
    battles = [watched("blood-rage", 4, seed).deeds["cards-revealed"] for seed in range(3)]
    assert {name for by_seat in battles for names in by_seat for name in names} <= set(CARDS)


@pytest.mark.parametrize("name", shelf.names())
def test_what_a_deed_names_has_a_name(name):
    rules = shelf.find(name)
    for kind, field in deed_fields(rules).items():
        assert field in field_names(kind)
        assert rules.nouns[field] in rules.names


def test_what_nobody_did_alone_everybody_did():
    runes = YGGDRASIL.names["rune"]
    assert done_by(YGGDRASIL, RuneCompleted(1), "rune", None, 3) == [(seat, runes[1]) for seat in range(3)]
    assert done_by(YGGDRASIL, FORGE_IT[2], "artefact", 1, 3) == [(1, YGGDRASIL.names["artefact"][2])]


def test_everybody_drafts_six_cards_an_age_and_leads_a_clan():
    game = watched("blood-rage", 3)
    assert {len(names) for names in game.deeds["card-kept"]} <= set(range(12, 19))  # a card may be there twice
    assert sorted(names[0] for names in game.groups["animal"]) == sorted({names[0] for names in game.groups["animal"]})


def test_one_player_leads_all_the_gods():
    assert [len(gods) for gods in watched("yggdrasil", 1).groups["god"]] == [1]
    assert [len(gods) for gods in watched("yggdrasil", 2).groups["god"]] == [1, 1]


def test_places_in_the_first_turn_order_are_all_different():
    game = watched("clash-of-rage", 3)
    assert sorted(game.groups["opening"]) == [("0",), ("1",), ("2",)]
    assert game.rounds is not None and game.rounds > 0
