"""Words: what is missing is said, names become words, everybody reads their own language."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest

from meadhall.games.bloodrage.events import CardKept
from meadhall.games.holmgang import RULES
from meadhall.games.holmgang.events import BattleWon, CardBurnt, CardsRevealed
from meadhall.games.holmgang.moves import PILLAGE, PLAY_CARD
from meadhall.games.holmgang.turn import ChooseTurn
from meadhall.kernel import shelf
from meadhall.kernel.game import Game
from meadhall.kernel.troubles import BadOption, BadRecord, UnknownGame
from meadhall.kernel.values import Event, refuse
from meadhall.kernel.words import LANGUAGES, Words, elided, shared_words, spoken, text_in, words_of
from meadhall.testing import check_names

WORDS = words_of(RULES, "en")


class Unheard(Event):
    """An event nobody wrote words for."""


def test_a_missing_message_raises():
    with pytest.raises(LookupError, match="event-unheard"):
        WORDS.event(Unheard())
    with pytest.raises(LookupError, match="why-so-what"):
        WORDS.refusal(refuse("HO-1.1", "so-what"))
    with pytest.raises(LookupError):
        WORDS.say("season", attribute="about")


def test_a_message_without_what_it_speaks_of_raises():
    with pytest.raises(LookupError, match="en: season"):
        WORDS.say("season")


def test_a_message_that_is_only_attributes_raises():
    words = Words("en", ["empty =\n    .about = Something.\n"])
    assert words.say("empty", attribute="about") == "Something."
    with pytest.raises(LookupError, match="empty has no text"):
        words.say("empty")


def test_two_messages_of_one_name_are_not_mixed_up():
    assert Words("en", ["one = A\n", "one = B\n"]).say("one") == "A"


def test_a_message_is_read_when_it_is_first_said_with_all_it_refers_to():
    words = Words(
        "en", ["# Names.\n-hall = Hall\nthe = the { -hall }\nin =\n    { $where ->\n[out] out\n*[in] in { the }\n}\n"]
    )
    assert words.has("-hall") is False  # a term is nothing that is said by itself
    assert words.say("in", {"where": "in"}) == "in the Hall"
    assert words.unread == {}
    late = Words("en", ["one = 1\ntwo = { one }\nthree = { gone }\nfour = {\n"])
    assert late.has("one") and set(late.unread) == {"two", "three", "four"}
    assert late.say("two") == "1"
    with pytest.raises(LookupError, match="gone"):
        late.say("three")
    assert not late.has("four")  # nothing that can be read


def test_an_unknown_language_is_told():
    with pytest.raises(LookupError, match="no words in 'is'; there are: en, fr"):
        text_in("meadhall", "is")


def test_numbers_that_are_names_become_words():
    assert WORDS.move(PILLAGE[2]) == "Pillage Elmgard"
    assert WORDS.event(BattleWon(1, 0)) == "Wolf wins at Birkvik and gains 1 glory."
    assert WORDS.decision(ChooseTurn((2,))) == "Bear may rest, or pillage a village."


@pytest.mark.parametrize(("language", "told"), [("en", "the ghost ship"), ("fr", "le Drakkar Fantôme")])
def test_who_sits_nowhere_is_no_seat(language, told):
    """With two at the table of Raids the third ship is nobody's; where nobody is named, all go by their colours."""
    words = words_of(shelf.find("raids"), language)
    assert words.named(["Ann", "Bo"]).seat(2) == told
    assert words.seat(2) in ("Green", "Vert")


def test_lists_become_a_phrase():
    assert WORDS.event(CardsRevealed(0, (0, 2), (3, 1))) == "Battle at Askheim: Wolf (3) and Bear (1)."
    assert WORDS.listed(["one", "two", "three"]) == "one, two and three"
    assert (WORDS.listed(["one"]), WORDS.listed([])) == ("one", "")


def test_whoever_reads_is_addressed():
    wolf = WORDS.addressed({"seat": (0,)})
    assert wolf.event(BattleWon(1, 0)) == "You win at Birkvik and gain 1 glory."
    assert wolf.event(BattleWon(1, 1)) == "Raven wins at Birkvik and gains 1 glory."
    assert wolf.event(CardsRevealed(0, (0, 2), (3, 1))) == "Battle at Askheim: you (3) and Bear (1)."
    assert wolf.decision(ChooseTurn((0,))) == "Rest, or pillage a village?"
    assert wolf.refusal(refuse("table", "not-asked", seat=0)) == "It is not for you to answer now."
    assert (
        WORDS.event(BattleWon(1, 0)) == "Wolf wins at Birkvik and gains 1 glory."
    )  # the shared words stay as they were


def test_a_god_is_addressed_by_whoever_leads_no_other():
    rules = shelf.find("yggdrasil")
    game = Game(rules, 2, 1, gods="odin,thor")
    thor = words_of(rules, "en").addressed(rules.mine(game.view(1), 1))
    assert thor.say("event-turn-began", {"god": 1}, thor.address("event-turn-began", {"god": 1})) == "It is your turn."
    assert rules.mine(Game(rules, 1, 1, gods="3").view(0), 0) == {"seat": (0,)}
    assert rules.mine(game.view(None), None) == {}


def test_names_stand_in_sentences():
    clash = {language: words_of(shelf.find("clash-of-rage"), language) for language in LANGUAGES}
    arrived = {"clan": 0, "unit": 3, "count": 2, "place": 2}
    assert (
        clash["en"].sentence("event-units-arrived", arrived)
        == "Player 1 places 2 Berserkers at the forge of Cinderfell."
    )
    assert clash["fr"].sentence("event-units-arrived", {**arrived, "count": 1, "place": 28}) == (
        "Joueur 1 place un Berserker au Bastion."
    )


def test_french_signs_hold_on_to_their_word():
    assert (
        words_of(RULES, "fr").say("labelled", {"name": "Or", "what": "« 3 » !"}) == "Or\u00a0: «\u00a03\u00a0»\u00a0!"
    )


def test_a_choice_within_a_message():
    assert WORDS.move(PLAY_CARD[0]) == "No card"
    assert WORDS.move(PLAY_CARD[3]) == "Card 3"
    assert WORDS.event(CardBurnt(1, 0)) == "Raven burns a card to keep warm."


def test_people_in_the_seats():
    named = WORDS.named(["Astrid", "Björn"])
    assert named.event(BattleWon(1, 0)) == "Astrid wins at Birkvik and gains 1 glory."
    assert named.seat(2) == "Bear"  # nobody named there
    assert WORDS.seat(0) == "Wolf"  # the shared words stay as they were
    assert WORDS.seat(8) == "Player 9"


def test_a_refusal_names_its_rule_unless_it_is_the_table_s():
    assert WORDS.refusal(refuse("HO-3.5", "village-is-burnt", village=1)) == "Birkvik is burnt already. [HO-3.5]"
    assert WORDS.refusal(refuse("table", "not-asked", seat=1)) == "It is not for Raven to answer now."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_trouble_has_words(language):
    words = shared_words(language)
    troubles = [
        UnknownGame("unknown-game", game="tafl", known="raids", near="none"),
        BadOption("bad-seats", game="raids", seats=9, known="2, 3, 4"),
        BadOption("unknown-option", option="ghosts", known="first", near="none"),
        BadOption("bad-option", option="first", value="9", known="drawn", near="drawn"),
        BadRecord("bad-line", line=3, text="?"),
        BadRecord("bad-answer", line=3, answer="0 rest", reason="No."),
    ]
    sentences = [words.trouble(trouble) for trouble in troubles]
    assert len(set(sentences)) == len(troubles)
    assert str(troubles[0]) == shared_words("en").trouble(troubles[0])


def test_both_languages_say_the_same_things():
    messages = [
        {line.split(" ")[0] for line in text_in("meadhall", language).splitlines() if line[:1].isalpha()}
        for language in LANGUAGES
    ]
    assert messages[0] == messages[1]
    assert WORDS.say("glory") != words_of(RULES, "fr").say("glory")


def test_a_name_that_ends_with_a_sign_of_its_own_has_no_full_stop_after_it():
    game = shelf.find("blood-rage")
    kept = CardKept(0, game.names["card"].index("a1-alfheim"))
    for language, said in (("en", "You keep Alfheim!"), ("fr", "Vous gardez la carte Alfheim\N{NO-BREAK SPACE}!")):
        assert words_of(game, language).addressed({"seat": [0]}).event(kept) == said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", shelf.names())
def test_a_move_that_is_not_offered_is_named_in_words_too(game, language):
    """Whoever plans ahead or suggests is shown such moves."""
    rules = shelf.find(game)
    words = words_of(rules, language)
    assert not [move for move in rules.moves if words.bare(move)[0].islower()]


def test_french_shortens_before_a_vowel():
    assert elided("C'est le tour de Odin.") == "C'est le tour d'Odin."
    assert elided("Le Chef de Ylva, plus fort que Éric") == "Le Chef d'Ylva, plus fort qu'Éric"
    assert elided("De une à cinq Runes de Thor, grande Ile") == "De une à cinq Runes de Thor, grande Ile"


def test_what_is_said_in_french_is_shortened():
    gods = {language: words_of(shelf.find("yggdrasil"), language) for language in ("en", "fr")}
    assert gods["fr"].say("event-turn-began", {"god": 0}) == "C'est le tour d'Odin."
    assert gods["fr"].say("event-turn-began", {"god": 1}) == "C'est le tour de Thor."
    assert "Odin" in gods["en"].say("event-turn-began", {"god": 0})


def test_cards_bring_their_words_along():
    row = SimpleNamespace(name="axe", words={"en": "Axe\n.text = It cuts.", "fr": "Hache\n  .text = Elle coupe."})
    rules = replace(RULES, names={"tool": ["axe"]}, spoken={"tool": [row]})
    assert spoken(rules, "fr") == "tool-axe = Hache\n    .text = Elle coupe.\n"
    assert words_of(rules, "fr").called("tool", 0) == "Hache"
    assert words_of(rules, "en").called("tool", 0, "text") == "It cuts."


def test_a_card_without_words_in_a_language_is_read_in_the_main_one():
    row = SimpleNamespace(name="axe", words={"en": "Axe"})
    assert spoken(replace(RULES, spoken={"tool": [row]}), "fr") == "tool-axe = Axe\n"
    with pytest.raises(AssertionError, match=r"tool axe has words in: \['en'\]"):
        check_names(replace(RULES, spoken={"tool": [row]}))
