"""What is in the box, and the words of the rulebook (RA-0, RA-1), beside the facts of the specification."""

from __future__ import annotations

import unicodedata

import pytest

import meadhall
from meadhall.games.raids import RULES
from meadhall.games.raids.moves import LayArrivals, LayTiles
from meadhall.games.raids.tiles import (
    GOODS,
    GOODS_TYPE,
    KIND,
    MJOLLNIR,
    MONSTER,
    POWER,
    RUNE,
    SHIELDS,
    TILES,
    WEAPON,
    Row,
    is_ship_tile,
    is_stop_tile,
    voyage_of,
)
from meadhall.kernel.game import Game
from meadhall.kernel.notation import outcome_from, text_of
from meadhall.kernel.opening import First
from meadhall.kernel.values import CHANCE, refuse
from meadhall.kernel.words import words_of
from tests.games.raids.tables import (
    CONDITIONS,
    FACTS,
    HOME,
    TILE_NAMES,
    aboard,
    beside,
    board,
    counts,
    courses,
    lay_next_voyage,
    opened,
    play,
    question,
    removed,
    voyage,
    why_not,
)

KINDS = ("weapon", "sail", "mjollnir", "pennant", "goods", "rune", "port", "encounter", "plunder", "monster")
GOODS_TYPES = {None: 0, "wood": 1, "pigs": 2, "furs": 4, "mead": 8}
FACTS_OF = [row for row in FACTS["tiles"] for _ in range(row["copies"])]  # by tile
STOPS = ("axe", "sail", "mjöllnir", "pennant 3", "wood 4", "rune", "single port")
PASSAGES = ("encounter", "plunder", "monster 3")


def plain_words(name: str) -> set[str]:
    """Without accents, plurals and order: "Haches (double)" is a double hache."""
    bare = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return {word.strip("()").rstrip("s") for word in bare.split()}


# The tiles, one by one


def test_there_are_64_tiles_in_four_piles_of_16():
    """RA-1.8"""
    assert len(FACTS_OF) == TILES == FACTS["components"]["voyage_tiles"] == 64
    assert [voyage_of(tile) for tile in range(TILES)] == [row["voyage"] for row in FACTS_OF]
    assert [sum(voyage_of(tile) == number for tile in range(TILES)) for number in (1, 2, 3, 4)] == [16] * 4


@pytest.mark.parametrize("tile", range(TILES), ids=[f"{row['id']}" for row in FACTS_OF])
def test_a_tile_is_as_the_facts_have_it(tile):
    row = FACTS_OF[tile]
    assert KINDS[KIND[tile]] == row["kind"]
    assert POWER[tile] == row.get("icons", row.get("sales", row.get("strength", row.get("value", 0))))
    assert GOODS_TYPE[tile] == GOODS_TYPES[row.get("goods")]
    if is_ship_tile(tile):
        assert SHIELDS[tile] == row["shields"]
    for language in ("en", "fr"):
        name = words_of(RULES, language).called("tile", tile)
        assert plain_words(name) >= plain_words(row[language])
        if row["kind"] in ("pennant", "goods", "monster"):
            assert name.split()[-1] == str(row["value"])


@pytest.mark.parametrize("name", sorted({TILE_NAMES[tile] for tile in range(TILES) if is_ship_tile(tile)}))
def test_a_ship_tile_replaces_the_two_shields_of_its_slot_by_its_own(name):
    """RA-1.10, RA-C-18"""
    table = voyage(ships=(3, 4, 7), tiles={3: name}, number=4)
    shields = FACTS_OF[held(table)]["shields"]
    play(table, "0 stow")
    assert table.shields[0] == 10 - 2 + shields
    assert 0 <= shields <= 2


def held(table) -> int:
    """The tile its owner is being asked about."""
    tile: int = table.stack[-1].tile
    return tile


def test_a_ship_has_five_slots_of_two_shields_and_ten_in_all():
    """RA-1.2, RA-1.3"""
    table = opened(4)
    lay_next_voyage(table)
    seen = RULES.view(table, 0)
    assert FACTS["ship"] == {"slots": 5, "shields_per_uncovered_slot": 2, "shields": 10}
    assert [len(hold) for hold in seen.hold] == [5, 5, 5, 5]
    assert seen.capacity == (10, 10, 10, 10)
    table = voyage(ships=(3, 4, 7), hold={0: ["furs 7", "mead 7"]})  # neither shows a shield
    assert table.shields[0] == 2 * 3


def test_there_are_four_ships_in_four_colours():
    """RA-1.1"""
    assert max(RULES.seats) == FACTS["components"]["ship_boards"] == FACTS["components"]["ship_pawns"] == 4
    assert list(RULES.seats) == [2, 3, 4]
    for language in ("en", "fr"):
        words = words_of(RULES, language)
        assert [words.seat(seat).lower() for seat in range(4)] == [colour[language] for colour in FACTS["colours"]]


def test_there_are_40_vikings_and_20_coins():
    """RA-1.4, RA-1.5, RA-C-44"""
    table = RULES.start(4, RULES.choices(4, {}))
    assert table.reserve == FACTS["components"]["viking_pawns"] == 40
    assert table.coins_left == [FACTS["coins"]["6"], FACTS["coins"]["3"], FACTS["coins"]["1"]] == [4, 8, 8]
    assert sum(table.coins_left) == FACTS["components"]["coins"] == 20


def test_the_board_has_16_slots_3_villages_and_an_arrival_in_path_order():
    """RA-1.6, RA-1.7, RA-C-1"""
    table = opened(4)
    lay_next_voyage(table)
    path = FACTS["board"]
    assert list(board(table)) == path["tile_slots"]
    assert len(board(table)) == 16
    assert [place for place in range(21) if table.is_village(place)] == path["villages"] == [5, 10, 15]
    assert RULES.view(table, None).home == path["arrival"] == 20
    assert sorted(table.berth) == [1, 2, 3, 4]


def test_there_are_nine_arrival_tiles():
    """RA-1.9"""
    facts = [arrival["condition"].replace("_", " ").replace("arrival ", "") for arrival in FACTS["arrivals"]]
    assert facts == CONDITIONS
    assert len(facts) == FACTS["components"]["arrival_tiles"]
    english, french = words_of(RULES, "en"), words_of(RULES, "fr")
    for number, fact in enumerate(FACTS["arrivals"][1:], start=1):
        assert english.called("condition", number) == "most " + CONDITIONS[number]
        assert french.called("condition", number).endswith(fact["fr"])
        assert voyage(ships=(3, 4, 7), arrival=CONDITIONS[number]).arrivals[2] == number


# Their names


def test_a_record_names_what_was_laid():
    game = Game(RULES, 3, 4)
    lines = game.record().splitlines()
    (arrivals,) = [line for line in lines if line.startswith("* lay-arrivals")]
    (laid,) = [line for line in lines if line.startswith("* lay-tiles")]
    assert set(arrivals.split()[2:]) < set(RULES.names["condition"][1:])
    assert sorted(laid.split()[2:]) == sorted(RULES.names["tile"][:16])
    assert {"v1-rune", "v1-rune-b", "v1-rune-c", "v1-monster-4", "v1-wood-4", "v1-encounter"} < set(laid.split())
    assert meadhall.read(game.record()).state.tile_at == game.state.tile_at


def test_a_record_of_before_numbers_what_was_laid():
    laid = outcome_from(RULES, "lay-tiles 15 1 63")
    assert text_of(RULES, laid) == "lay-tiles v1-monster-4 v1-weapon-1-b v4-monster-8"
    assert text_of(RULES, outcome_from(RULES, "lay-arrivals 8 2 5")) == "lay-arrivals sails different-goods weapons"
    for noun, before in RULES.names_before.items():
        assert set(before) <= set(RULES.names[noun])


def test_what_a_tile_is_called_follows_from_its_row():
    """A new tile is one row, and needs no words of its own."""
    rows = [Row(1, MONSTER, 9), Row(1, GOODS, 6, 1, "mead"), Row(1, WEAPON, 2), Row(2, RUNE), Row(1, MJOLLNIR, 1)]
    names = [[row.words()[language].splitlines()[0] for row in rows] for language in ("en", "fr")]
    assert names[0] == ["Monster 9", "Mead 6", "Twin axes", "Rune", "Mjöllnir"]
    assert names[1] == ["Monstre 9", "Hydromel 6", "Double hache", "Rune", "Mjöllnir"]
    in_sentences = [[row.words()[language].splitlines()[1] for row in rows] for language in ("en", "fr")]
    assert in_sentences[0] == [
        ".the = the monster of strength 9",
        ".the = the mead worth 6",
        ".the = the twin axes",
        ".the = the rune",
        ".the = the Mjöllnir",
    ]
    assert in_sentences[1] == [
        ".the = le Monstre de force 9",
        ".the = l'Hydromel de 6",
        ".the = la Double hache",
        ".the = la Rune",
        ".the = le Mjöllnir",
    ]
    assert Row(1, GOODS, 4, 1, "pigs").words()["fr"].splitlines()[2:] == [
        ".of = des Cochons de 4",
        ".to = aux Cochons de 4",
    ]
    assert [Row(1, MONSTER, 9).name(), Row(1, GOODS, 6, 1, "mead").name(), Row(2, RUNE).name()] == [
        "monster-9",
        "mead-6",
        "rune",
    ]


# The words of the rulebook, seen in play


def test_places_are_counted_from_the_harbour_to_the_arrival():
    """RA-0.1"""
    table = opened(3)
    lay_next_voyage(table)
    assert table.position == [0, 0, 0]
    play(table, "0 sail 7")
    assert table.position == [7, 0, 0]
    play(table, "1 sail 20")  # past the encounter and two monsters
    play(table, "1 cede", "1 cede")
    assert table.position == [7, HOME, 0]


def test_ships_never_sail_back():
    """RA-0.2"""
    table = voyage(ships=(6, 9, 12), tiles={2: "axe", 7: "axe"})
    assert min(courses(table)) > 6
    for place in range(1, 7):
        assert why_not(table, 0, f"sail {place}") == refuse("RA-0.2", "ships-sail-forward")


@pytest.mark.parametrize("name", STOPS)
def test_ships_stop_at_stop_tiles(name):
    """RA-0.4"""
    table = voyage(ships=(3, 4, 9), tiles={7: name})
    assert is_stop_tile(table.tile_at[7])
    play(table, "0 sail 7")
    assert table.position[0] == 7


@pytest.mark.parametrize("name", PASSAGES)
def test_ships_only_pass_encounters_plunder_and_monsters(name):
    """RA-0.5"""
    table = voyage(ships=(3, 4, 9), tiles={7: name})
    assert not is_stop_tile(table.tile_at[7])
    assert 7 not in courses(table)
    assert 9 in courses(table)


def test_ships_only_pass_villages():
    """RA-0.5"""
    table = voyage(ships=(3, 4, 9))
    assert 5 not in courses(table)
    assert 10 not in courses(table)


def test_to_pass_is_to_sail_from_behind_a_place_to_ahead_of_it():
    """RA-0.6"""
    table = voyage(ships=(3, 4, 9), tiles={6: "rune"}, crew=(2, 2, 2))
    play(table, "0 sail 4", "1 flee", "1 sail 6")  # 0 stops before the village, 1 passes it
    assert table.crew == [1, 3, 2]
    play(table, "0 sail 6", "1 flee", "1 sail 20")  # 0 passes it now; 1 leaves from behind it
    assert table.crew == [1 + 1 - 1, 3 + 2, 2]  # and 1 has passed those on 10 and 15
    assert table.lying[5] == 3 - 2


@pytest.mark.parametrize("name", STOPS)
def test_only_ship_tiles_go_into_the_slots(name):
    """RA-0.7"""
    table = voyage(ships=(3, 4, 9), tiles={3: name})
    if name in ("rune", "single port"):
        assert question(table) == "ChooseCourse"
        assert aboard(table, 0) == []
        assert beside(table, 0) == [name]
    else:
        assert question(table) == "ChooseSlot"
        play(table, "0 stow")
        assert aboard(table, 0) == [name]
        assert beside(table, 0) == []


@pytest.mark.parametrize(
    ("single", "double", "arrival"),
    [("axe", "twin axes", "weapons"), ("sail", "double sail", "sails")],
)
def test_a_double_tile_shows_two_icons(single, double, arrival):
    """RA-0.8"""
    table = voyage(ships=(3, 4, 9), hold={0: [single], 1: [double], 2: [single, double]}, arrival=arrival, number=4)
    assert counts(table) == (1, 2, 3)


def test_a_double_port_is_one_port_and_a_double_mjollnir_two_hammers():
    """RA-0.8"""
    table = voyage(
        ships=(3, 4, 9),
        hold={0: ["mjöllnir"], 1: ["double mjöllnir"]},
        beside={0: ["single port"], 1: ["double port"]},
        arrival="ports",
        crew=(3, 3, 3),
    )
    assert counts(table) == (1, 1, 0)
    assert [glory[2] for glory in RULES.view(table, None).glory] == [1 * 3, 2 * 3, 0]


def test_the_reserve_is_common():
    """RA-0.9"""
    table = voyage(ships=(3, 4, 9), tiles={4: "single port"})
    before = table.reserve
    play(table, "0 sail 4")
    assert table.reserve == before + 1  # paid by 0
    play(table, "1 retaliate")
    assert table.reserve == before + 3  # paid by 1
    play(table, "0 flee", "0 sail 20")
    assert table.reserve == before + 3 - 1  # recruited by 1, who has won the port and takes it now
    assert beside(table, 1) == ["single port"]


def test_removed_tiles_are_gone_for_good():
    """RA-0.10"""
    table = voyage(ships=(3, 4, HOME), hold={0: ["wood 4"]}, tiles={3: "pigs 4"}, arrival="goods")
    assert counts(table)[0] == 1
    wood = table.hold[0]
    play(table, "0 replace 0")
    assert counts(table)[0] == 1
    play(table, "0 sail 20", "1 sail 20")
    assert wood in removed(table)
    lay_next_voyage(table)
    assert wood in removed(table)
    assert wood not in table.tile_at


def test_everything_lies_open():
    """RA-0.11"""
    game = Game(RULES, 3, 4)
    while not game.is_over:
        views = [RULES.view(game.state, watcher) for watcher in (0, 1, 2, None)]
        assert views[0] == views[1] == views[2] == views[3]
        assert len(views[0].arrivals) == 4
        assert [event.seen_by(None) for event in game.told] == game.told
        seat = game.waiting[0]
        game.play(seat, game.options(seat)[0])
    drawn = [type(step.move) for step in game.steps if step.seat == CHANCE]
    assert drawn == [First, LayArrivals, LayTiles, LayTiles, LayTiles, LayTiles]
