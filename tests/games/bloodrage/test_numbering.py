"""Numbers of cards: read from the cards, written for the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.games.bloodrage.numbering import all_cards, index, main, numbers

OATH = """
CARDS: Final[list[Row]] = [
    battle(age=2, name="oath", copies=(0, 0, 1), strength=1, text=Oath(BATTLE_DECIDED), words={}),
    battle(age=1, name="oath", copies=(1, 0, 1), strength=1, words={}),
]
"""
OTHERS = {
    "troll": 'CARDS: Final[list[Row]] = [monster(age=1, name="troll", copies=(1, 0, 0), strength=2, words={})]\n',
    "charm": 'CARDS: Final[list[Row]] = [clan(age=1, name="friggas-charm", copies=(0, 1, 0), cost=0, words={})]\n',
    "awe": 'CARDS: Final[list[Row]] = [battle(age=1, name="awe", copies=(1, 0, 0), strength=1, words={})]\n',
    "row": "class Row: ...\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, text in {"oath": OATH, **OTHERS}.items():
        (tmp_path / f"{name}.py").write_text(text)
    return tmp_path


def test_cards_are_ordered_by_age_mark_kind_and_name(folder):
    found = [(card.module, card.place) for card in all_cards(folder)]
    assert found == [("troll", 0), ("awe", 0), ("oath", 1), ("charm", 0), ("oath", 0)]


def test_a_number_is_named_after_its_card_and_a_monster_after_itself(folder):
    text = numbers(all_cards(folder))
    assert (
        "TROLL_CARD: Final = 0\nAWE: Final = 1\nA1_OATH: Final = 2\nFRIGGAS_CHARM: Final = 3\nA2_OATH: Final = 4"
        in text
    )
    assert "NO_CARD: Final = 5 " in text
    assert "TROLL: Final = 3\nKINDS: Final = 4\n" in text


def test_the_index_enters_the_cards_in_the_order_of_their_numbers(folder):
    entered = [line.strip() for line in index(all_cards(folder)).splitlines() if ".CARDS[" in line]
    assert entered == ["troll.CARDS[0],", "awe.CARDS[0],", "oath.CARDS[1],", "charm.CARDS[0],", "oath.CARDS[0],"]


def test_what_is_not_current_is_told_and_written(folder, capsys):
    assert main(["--check"], folder) == 1
    assert not (folder / "numbers.py").exists()
    assert main([], folder) == 0
    assert main(["--check"], folder) == 0
    (folder / "awe.py").write_text(OTHERS["awe"].replace("awe", "fear"))
    assert main(["--check"], folder) == 1
    assert "numbers.py: not current: make fields" in capsys.readouterr().out


def test_what_is_no_card_is_told(folder):
    (folder / "odd.py").write_text("CARDS: Final[list[Row]] = [spell(age=1)]\n")
    with pytest.raises(SystemExit, match=r"odd: not one of monster, .*: spell"):
        all_cards(folder)


def test_the_numbers_of_the_game_are_current():
    assert main(["--check"]) == 0
