"""What a player reads: refusals with their rule, what a move would bring, the names of things."""

from __future__ import annotations

import pytest

from meadhall.games.raids import RULES
from meadhall.games.raids.events import VikingsOverboard
from meadhall.games.raids.moves import MOVES, Discard, Fight, Retaliate
from meadhall.games.raids.tiles import NO_TILE
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.notation import move_from
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.words import text_in, words_of
from tests.games.raids.tables import HOME, play, voyage, why_not


def taking():
    return voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: ["axe", "sail", "sail", "pennant 3", "wood 4"]})


def stowing():
    return voyage(ships=(3, 4, 9), tiles={3: "twin axes"}, hold={0: ["axe"]})


def in_port():
    return voyage(ships=(3, 4, 9), tiles={3: "single port"}, hold={0: ["axe", "wood 4"]})


def sailing():
    return voyage(
        ships=(2, 4, 9),
        tiles={3: "rune", 6: "encounter", 7: "monster 3", 11: "rune"},
        crew=(0, 2, 2),
        lying={5: 0, 6: 0},
    )


def meeting():
    table = voyage(ships=(1, 2, 19), tiles={4: "monster 5", 6: "rune"}, crew=(2, 2, 2))
    play(table, "0 sail 6")
    return table


def meeting_before_an_attack():
    table = voyage(ships=(1, 2, 6), tiles={4: "monster 3"}, crew=(3, 2, 2), lying={5: 0})
    play(table, "0 sail 6")
    return table


def attacked():
    table = voyage(ships=(3, 4, 9), crew=(2, 1, 2))
    play(table, "0 sail 4")
    return table


def fleeing():
    table = attacked()
    play(table, "1 flee")
    return table


REFUSALS = [
    (taking, 0, "stow", "All five slots are covered: replace a tile, or let this one go. [RA-5.7]"),
    (taking, 0, "sail 9", "You have taken the twin axes: stow the tile, replace another, or let it go. [RA-5.2]"),
    (stowing, 0, "replace 3", "No tile lies in slot 4. [RA-5.5]"),
    (in_port, 0, "sell 0", "There are no goods in slot 1. [RA-6.15]"),
    (in_port, 0, "sail 9", "You are in port: sell goods, or nothing more. [RA-6.14]"),
    (sailing, 0, "sail 21", "There is no sailing beyond the arrival. [RA-10.4]"),
    (sailing, 0, "sail 2", "Ships only sail forward. [RA-0.2]"),
    (sailing, 0, "sail 5", "No ship stops at a village; one only passes it. [RA-9.2]"),
    (sailing, 0, "sail 3", "You must at least catch up with the next ship, on space 4. [RA-8.7]"),
    (sailing, 0, "sail 8", "No tile lies on space 8 any more. [RA-9.3]"),
    (sailing, 0, "sail 7", "No ship stops at a monster; one cedes or fights in passing. [RA-14.10]"),
    (sailing, 0, "sail 6", "No ship stops at the encounter; one only passes. [RA-9.2]"),
    (
        sailing,
        0,
        "sail 9",
        "Another ship stands on space 9, and you would reach it without a Viking to attack. [RA-9.6]",
    ),
    (sailing, 0, "flee", "It is time to sail: choose a space ahead. [RA-3.8]"),
    (sailing, 1, "sail 9", "It is not for Blue to answer now."),
    (meeting, 0, "fight", "Fighting costs 5 Vikings, and you have 2. [RA-14.6]"),
    (meeting, 0, "flee", "A monster bars the way: cede a Viking, or fight. [RA-14.1]"),
    (
        meeting_before_an_attack,
        0,
        "fight",
        "You would reach the other ship without a Viking to attack. [RA-20.2]",
    ),
    (attacked, 1, "retaliate", "Retaliating costs 2 Vikings, and you have 1: you must flee. [RA-11.7]"),
    (attacked, 1, "sail 9", "You are in a fight: retaliate, or flee. [RA-11.3]"),
    (fleeing, 1, "retaliate", "You flee: choose a space ahead. [RA-12.1]"),
]


@pytest.mark.parametrize(("setting", "seat", "move", "sentence"), REFUSALS, ids=[row[3][-10:] for row in REFUSALS])
def test_a_refusal_says_why_and_names_its_rule(setting, seat, move, sentence):
    refused = why_not(setting(), seat, move)
    assert refused is not None
    assert words_of(RULES, "en").refusal(refused) == sentence
    french = words_of(RULES, "fr").refusal(refused)
    assert french != sentence
    if refused.rule != "table":
        assert french.endswith(f"[{refused.rule}]")
        for language in ("en", "fr"):
            assert refused.rule in rulebook(RULES, language).rules


def test_every_reason_is_tested_here():
    """The words say `why-…` for exactly what the tables above refuse, and for what all games share."""
    reasons = set()
    for setting, seat, move, _ in REFUSALS:
        refused = why_not(setting(), seat, move)
        assert refused is not None
        reasons.add(refused.why)
    assert reasons - {"not-asked"} == set(reasons_in_words())


def reasons_in_words() -> list[str]:
    lines = text_in(RULES.package, "en").splitlines()
    return [line.split(" ")[0].removeprefix("why-") for line in lines if line.startswith("why-")]


def about(table, text, seat=0):
    return RULES.about(table, seat, move_from(RULES, text))


def test_a_course_tells_what_lies_there_and_on_the_way():
    table = voyage(
        ships=(1, 2, 3, 17), tiles={4: "encounter", 6: "plunder", 7: "monster 4", 8: "axe", 11: "plunder", 12: "rune"}
    )
    axe = table.tile_at[8]
    nothing = {"vikings": 0, "coins": 0, "monsters": 0}
    assert about(table, "sail 3") == {"tile": table.tile_at[3], "home": 0, "fight": 1, **nothing}
    assert about(table, "sail 8") == {"tile": axe, "home": 0, "fight": 0, "vikings": 3, "coins": 3, "monsters": 1}
    assert about(table, "sail 12")["coins"] == 6
    assert about(table, "sail 20") == {"tile": NO_TILE, "home": 1, "fight": 0, "vikings": 5, "coins": 6, "monsters": 1}
    table.lying[6] = 1
    assert about(table, "sail 8")["coins"] == 1


def test_other_moves_tell_their_price_and_their_gain():
    table = stowing()
    tile = table.stack[-1].tile
    assert about(table, "stow") == {"tile": tile, "overboard": 0}
    assert about(table, "replace 0") == {"tile": table.hold[0], "overboard": 0}
    assert about(table, "discard") == {"tile": tile}
    table = in_port()
    assert about(table, "sell 1") == {"tile": table.hold[1], "value": 4}
    assert about(table, "sell-no-more") == {}
    assert about(meeting(), "cede") == {"vikings": 1}
    assert about(meeting(), "fight") == {"vikings": 5, "glory": 5}
    assert about(attacked(), "retaliate", seat=1) == {"vikings": 2}
    assert about(attacked(), "flee", seat=1) == {}
    assert RULES.about(attacked(), None, MOVES[0]) == {}


def test_a_move_that_is_not_offered_now_tells_nothing_of_another_question():
    """Whatever is being decided, `about` may be asked of any move."""
    for text in ("fight", "retaliate", "flee", "sell-no-more"):
        assert about(sailing(), text) == {}
    assert about(attacked(), "fight", seat=1) == about(meeting(), "retaliate") == about(meeting(), "flee") == {}
    assert about(sailing(), "discard") == {"tile": NO_TILE}


@pytest.mark.parametrize(
    ("setting", "seat", "sentences"),
    [
        (stowing, 0, ["Stow the twin axes", "Put it in the place of the axe", "Let the twin axes go"]),
        (in_port, 0, ["Sell nothing more", "Sell the wood worth 4 for 4 glory"]),
        (meeting, 0, ["Cede a Viking"]),
        (meeting_before_an_attack, 0, ["Cede a Viking"]),
        (attacked, 1, ["Flee"]),
        (sailing, 0, ["Sail to space 11: the rune", "Sail home to the arrival"]),
    ],
)
def test_options_read_well(setting, seat, sentences):
    table = setting()
    words = words_of(RULES, "en")
    assert [words.move(move, RULES.about(table, seat, move)) for move in core.options(table, seat)] == sentences


@pytest.mark.parametrize(
    ("crew", "english", "french"),
    [
        (
            (9, 10, 10, 8),
            "The reserve is empty: nobody is left for Orange to recruit.",
            "La réserve est vide\u00a0: Orange n'a plus personne à recruter.",
        ),
        (
            (10, 9, 10, 8),
            "Orange has no shield free for a recruit.",
            "Orange n'a pas de Bouclier libre pour une recrue.",
        ),
        (
            (9, 9, 9, 9),
            "Orange recruits a Viking in port.",
            "Orange recrute un Viking au Port.",
        ),
    ],
    ids=["the reserve is empty", "no shield is free", "somebody comes"],
)
def test_a_port_says_why_it_recruits_nobody(crew, english, french):
    """RA-6.12, RA-7.8"""
    table = voyage(ships=(3, 4, 9, HOME), tiles={3: "single port"}, crew=crew, lying={5: 1, 10: 1, 15: 1})
    assert table.log is not None
    assert words_of(RULES, "en").event(table.log[-1]) == english
    assert words_of(RULES, "fr").event(table.log[-1]) == french


OVERBOARD = [
    (
        7,
        ["Stow the mead worth 6", "Put it in the place of the axe", "Let the mead worth 6 go"],
        ["Placer l'Hydromel de 6 à bord", "La mettre à la place de la Hache", "Abandonner l'Hydromel de 6"],
    ),
    (
        8,
        ["Stow the mead worth 6: 1 Viking goes overboard", "Put it in the place of the axe", "Let the mead worth 6 go"],
        [
            "Placer l'Hydromel de 6 à bord\u00a0: 1 Viking tombe par-dessus bord",
            "La mettre à la place de la Hache",
            "Abandonner l'Hydromel de 6",
        ],
    ),
    (
        9,
        [
            "Stow the mead worth 6: 2 Vikings go overboard",
            "Put it in the place of the axe: 1 Viking goes overboard",
            "Let the mead worth 6 go",
        ],
        [
            "Placer l'Hydromel de 6 à bord\u00a0: 2 Vikings tombent par-dessus bord",
            "La mettre à la place de la Hache\u00a0: 1 Viking tombe par-dessus bord",
            "Abandonner l'Hydromel de 6",
        ],
    ),
]


@pytest.mark.parametrize(("crew", "english", "french"), OVERBOARD, ids=["seven", "eight", "nine"])
def test_who_would_go_overboard_is_told_before_it_is_chosen(crew, english, french):
    """RA-7.5: beside the axe mead leaves room for seven, in its place for eight."""
    table = voyage(ships=(3, 4, 9), tiles={3: "mead 6"}, hold={0: ["axe"]}, crew=(crew, 2, 2))
    for language, sentences in (("en", english), ("fr", french)):
        words = words_of(RULES, language)
        assert [words.move(move, RULES.about(table, 0, move)) for move in core.options(table, 0)] == sentences


def test_as_many_go_overboard_as_was_told():
    """RA-7.5, in whole games of whoever loads all they can and seldom fights."""
    lost = []
    for seed in range(6):
        game = Game(RULES, 3, seed)
        dice = Dice(seed)
        while not game.is_over:
            (seat,) = game.waiting
            options = game.options(seat)
            kept = [move for move in options if not isinstance(move, Discard | Fight | Retaliate)]
            move = dice.choice(kept or options)
            promised = game.rules.about(game.state, seat, move).get("overboard", 0)
            told = len(game.told)
            game.play(seat, move)
            happened = [event.vikings for event in game.told[told:] if isinstance(event, VikingsOverboard)]
            assert happened == [promised] * (promised > 0)
            lost += happened
    assert set(lost) >= {1, 2}


def test_an_attack_is_announced_as_one():
    table = voyage(ships=(3, 4, 9), tiles={4: "axe"})
    move = move_from(RULES, "sail 4")
    assert words_of(RULES, "en").move(move, RULES.about(table, 0, move)) == "Attack on space 4: the axe"
