"""Words and rulebook: every rule that refuses is in the book, and the story reads in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meadhall
from meadhall.games import bloodrage
from meadhall.games.bloodrage import RULES
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.words import LANGUAGES, words_of
from tests.games.bloodrage.halls import do, hall, hold, put


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_cited_in_the_code_is_in_the_rulebook(language):
    book = rulebook(RULES, language)
    folder = Path(str(bloodrage.__file__)).parent
    cited = set()
    for path in folder.rglob("*.py"):
        cited |= set(re.findall(r"BR-(?:R-)?\d+(?:\.\d+)?", path.read_text(encoding="utf-8")))
    chapters = {f"BR-{number}" for number in range(1, 27)}
    assert cited - chapters <= set(book.rules)
    assert len(book.rules) == 333
    assert len(book.chapters) == 26


def test_refusals_say_why_and_name_the_rule():
    game = meadhall.new("blood-rage", seats=2, seed=3, first_game=True, first=0)
    assert game.why_not(0, "pillage yggdrasil") == "You have nobody in Yggdrasil or in its fjord. [BR-13.3]"
    game.language = "fr"
    assert game.why_not(0, "rally leader") == "Il faut la carte Domaine de Frigga sur votre fiche de clan. [BR-8.17]"


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Strength in Horgr: Player 1 (8) and Player 2 (1)."),
        ("fr", "Force en Horgr\u00a0: Joueur 1 (8) et Joueur 2 (1)."),
    ],
)
def test_a_battle_is_told(language, sentence):
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 0, "a1-tyrs-smite")
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-smite")
    words = words_of(RULES, language)
    story = [words.event(event) for event in table.log or []]
    assert sentence in story


def test_moves_tell_what_they_cost():
    table = hall(2)
    hold(table, 0, "a1-troll", "a1-manheim")
    words = words_of(RULES, "en")
    told = [words.move(move, RULES.about(table, 0, move)) for move in RULES.moves if move in bloodrage_options(table)]
    assert "Invade with the Leader (0 Rage)" in told
    assert "Play Troll (2 Rage)" in told
    assert "Commit to Manheim!" in told


def bloodrage_options(table):
    return table.stack[-1].options(table, 0)
