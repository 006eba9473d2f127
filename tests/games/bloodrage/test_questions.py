"""Every question of the game: what may be answered, and whether everybody can know it.

The hall gives a forced answer itself where a decision is public (BR-24.1). Elsewhere an answer that comes at once would
tell what a hand does not hold (BR-24.2).
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from meadhall.games.bloodrage import RULES
from meadhall.games.bloodrage.model import BloodRage
from meadhall.kernel import core
from meadhall.kernel.core import Chance, Decision
from meadhall.testing import kinds_of
from tests.games.bloodrage.halls import asked, bury, do, fight, hall, hold, may, put, upgrade

# What the answers depend on
PUBLIC = {
    "JoinBattle": "figures in the provinces around",
    "ChooseLanding": "empty villages and open fjords",
    "ChooseDestination": "empty villages",
    "ChooseMarcher": "figures in one province",
    "ChooseSlot": "the clan sheet; the card has been shown before it is asked",
    "ChooseShip": "always the same three",
    "KeepFigure": "figures in the battle",
    "UseUpgrade": "always yes or no; whether it is asked depends on the clan sheet, Rage, Horns and the board",
    "SaveFigure": "figures in danger, the clan sheet and Rage",
    "DeclareQuest": "the clan sheet; the Quest has been revealed before it is asked",
    "BuyBack": "cards revealed in this battle and still on the table",
    "MoveLeaderOn": "empty villages around",
    "ChooseSacrifice": "own figures on the board",
    "ChooseStat": "steps of the stats and the token",
}
SECRET = {
    "PickGift": "the pack",
    "PickBattleCard": "the hand: that only one card is left is public, which one is not",
    "AddLateCard": "the hand: an answer at once would prove that it holds no late card",
    "KeepOneCard": "the hand: an answer at once would prove that all cards in it are alike",
    "ChooseAction": "the hand: a pass at once would prove that no card in it can be played",
}


def test_every_question_is_either_public_or_secret():
    """BR-24.1, BR-24.2: nothing is public unless it is listed here."""
    questions = [kind for kind in kinds_of(RULES, Decision) if not issubclass(kind, Chance)]
    assert {kind.__name__ for kind in questions if kind.is_public} == set(PUBLIC)
    assert {kind.__name__ for kind in questions if not kind.is_public} == set(SECRET)


# One table for each public question


def called_to_battle() -> BloodRage:
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "yggdrasil")
    do(table, "0 pillage horgr")
    return table


def landing() -> BloodRage:
    table = hall(2)
    do(table, "0 invade warrior")
    return table


def destination() -> BloodRage:
    table = hall(2)
    put(table, 0, "leader", "horgr")
    do(table, "0 march horgr")
    return table


def marcher() -> BloodRage:
    table = destination()
    do(table, "0 go andlang")
    return table


def slot() -> BloodRage:
    table = hall(2)
    upgrade(table, 0, "a1-friggas-charm")
    hold(table, 0, "a1-lokis-domain")
    do(table, "0 play-card a1-lokis-domain")
    return table


def ship() -> BloodRage:
    table = hall(2)
    upgrade(table, 0, "a1-sea-serpent")
    hold(table, 0, "a1-lokis-dragons")
    do(table, "0 play-card a1-lokis-dragons")
    return table


def tide() -> BloodRage:
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 0, "a2-odins-tide")
    fight(table, "horgr", "0 a2-odins-tide")
    return table


def succor() -> BloodRage:
    table = hall(2)
    upgrade(table, 0, "a1-friggas-succor")
    do(table, "0 invade leader", "0 go horgr")
    return table


def danger() -> BloodRage:
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 1, "a2-friggas-protection")
    fight(table, "horgr")
    return table


def quest() -> BloodRage:
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 0, "a1-tyrs-domain")
    hold(table, 0, "a1-manheim")
    fight(table, "horgr", "0 a1-manheim")
    return table


def prowess() -> BloodRage:
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    upgrade(table, 0, "a2-tyrs-prowess")
    hold(table, 0, "a1-tyrs-smite")
    fight(table, "horgr", "0 a1-tyrs-smite")
    return table


def hammers() -> BloodRage:
    table = hall(2)
    put(table, 0, "leader", "horgr")
    upgrade(table, 0, "a1-lord-of-hammers")
    do(table, "0 pillage horgr")
    return table


def sacrifice() -> BloodRage:
    table = hall(2, age=3)
    put(table, 0, "leader", "horgr")
    put(table, 0, "warrior", "andlang")
    upgrade(table, 0, "a3-friggas-sacrifice")
    do(table, "0 sacrifice")
    return table


def axes() -> BloodRage:
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    upgrade(table, 0, "a2-lord-of-axes")
    do(table, "0 pillage horgr")
    return table


SCENES: dict[str, Callable[[], BloodRage]] = {
    "JoinBattle": called_to_battle,
    "ChooseLanding": landing,
    "ChooseDestination": destination,
    "ChooseMarcher": marcher,
    "ChooseSlot": slot,
    "ChooseShip": ship,
    "KeepFigure": tide,
    "UseUpgrade": succor,
    "SaveFigure": danger,
    "DeclareQuest": quest,
    "BuyBack": prowess,
    "MoveLeaderOn": hammers,
    "ChooseSacrifice": sacrifice,
    "ChooseStat": axes,
}


@pytest.mark.parametrize("question", PUBLIC)
def test_a_public_question_looks_at_no_secret(question):
    """BR-24.1: whatever hands, Quests and packs hold, the answers are the same."""
    table = SCENES[question]()
    assert asked(table) == question
    (seat,) = table.waiting
    offered = may(table, seat)
    for secrets in ((), ("a1-manheim", "a1-troll", "a1-tyrs-smite"), ("a2-heimdalls-eye", "a3-friggas-domain")):
        for clan in range(table.seats):
            hold(table, clan, *secrets)
            table.quests[clan] = table.hand[clan].copy()
        table.draft = []
        assert may(table, seat) == offered


@pytest.mark.parametrize("question", SCENES)
def test_what_is_not_offered_is_refused(question):
    """The law of options, at questions that are rare in random games."""
    table = SCENES[question]()
    (seat,) = table.waiting
    offered = core.options(table, seat)
    assert [move for move in RULES.moves if core.refusal(table, seat, move) is None] == sorted(
        offered, key=lambda move: move.number
    )


# The doubtful ones: two hands that look alike from outside, one of which leaves a single answer


def late_card(*hand: str) -> BloodRage:
    table = hall(2, age=2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 0, "a1-tyrs-bash", *hand)
    do(table, "0 pillage horgr", "0 play-card a1-tyrs-bash")
    return table


def battle_card(*hand: str) -> BloodRage:
    table = hall(2)
    put(table, 0, "leader", "horgr")
    put(table, 1, "warrior", "horgr")
    hold(table, 0, *hand)
    do(table, "0 pillage horgr")
    return table


def kept_card(*hand: str) -> BloodRage:
    table = hall(2)
    hold(table, 0, *hand)
    do(table, "0 pass", "1 pass")
    return table


def action(*hand: str) -> BloodRage:
    """With everybody dead, a clan has nothing but its cards."""
    table = hall(2)
    bury(table, 0, "warrior", 8)
    bury(table, 0, "leader")
    bury(table, 0, "ship")
    hold(table, 0, *hand)
    return table


@pytest.mark.parametrize(
    ("question", "scene", "forced", "free"),
    [
        ("AddLateCard", late_card, ["a1-troll"], ["a2-heimdalls-eye"]),
        ("PickBattleCard", battle_card, ["a1-odins-smite"] * 2, ["a1-odins-smite", "a1-tyrs-smash"]),
        ("KeepOneCard", kept_card, ["a1-odins-smite"] * 2, ["a1-odins-smite", "a1-tyrs-smash"]),
        ("ChooseAction", action, ["a1-tyrs-smite"], ["a1-manheim"]),
    ],
)
def test_a_single_answer_that_only_the_hand_leaves_is_nobodys_to_give(question, scene, forced, free):
    """BR-24.2: both look alike to the others, so neither may be answered for its owner."""
    for hand, single in ((forced, True), (free, False)):
        table = scene(*hand)
        assert asked(table) == question and table.waiting == [0]
        assert (len(core.options(table, 0)) == 1) == single
        assert not core.asked(table).is_public


def test_the_last_figure_of_a_march_is_a_public_answer():
    """BR-10.2: one figure in the province, so everybody knows who marches."""
    table = marcher()
    assert may(table, 0) == ["take leader"]
    assert core.asked(table).is_public
