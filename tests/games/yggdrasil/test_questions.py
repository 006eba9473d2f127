"""Which questions are asked at all, by which version of the rules, and what everybody knows of their answers."""

from __future__ import annotations

from pathlib import Path

import pytest

from meadhall.games.yggdrasil import RULES
from meadhall.games.yggdrasil.events import ElvesHandedOver, EnemyHeldBack, EnemyStayed, VaneReturned, VikingsHandedOver
from meadhall.games.yggdrasil.model import DARKNESS, LOST
from meadhall.games.yggdrasil.moves import ACT
from meadhall.kernel import core
from meadhall.kernel.core import Decision
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.words import LANGUAGES, words_of
from meadhall.testing import kinds_of
from tests.games.yggdrasil.tree import (
    FREY,
    FREYJA,
    ODIN,
    SURT,
    THOR,
    TYR,
    at_actions,
    at_cards,
    defeat,
    give,
    go,
    offered,
    place,
    put_in_trance,
    question,
    told,
    wake,
)

GOLDEN = Path(__file__).parents[2] / "golden" / "yggdrasil"

# The World of Darkness


def test_the_only_god_who_can_be_met_is_met():
    """YG-6.18, YG-6.19: of two others one has nothing to exchange with."""
    table = at_actions("odin,freyja")
    give(table, ODIN, vikings=2)
    go(table, "0 act darkness")
    assert question(table) == "ExchangeVikings"
    go(table, "0 give-vikings 2")
    assert told(table, VikingsHandedOver) == [VikingsHandedOver(ODIN, FREYJA, 2)]

    table = at_actions("odin,freyja,thor")
    give(table, THOR, vikings=2)
    go(table, "0 act darkness", "0 take-vikings 1")
    assert told(table, VikingsHandedOver) == [VikingsHandedOver(THOR, ODIN, 1)]


def test_whom_to_meet_is_asked_where_there_is_a_choice():
    """YG-6.18"""
    table = at_actions("odin,freyja,thor")
    give(table, ODIN, vikings=1)
    go(table, "0 act darkness")
    assert question(table) == "ChooseGod"
    go(table, "0 meet thor")
    assert told(table, VikingsHandedOver) == [VikingsHandedOver(ODIN, THOR, 1)]
    assert question(table) == "ChooseAction"


def test_a_single_viking_goes_the_only_way_there_is():
    """YG-6.19: something must change hands."""
    table = at_actions("odin,freyja")
    give(table, FREYJA, vikings=1)
    go(table, "0 act darkness")
    assert told(table, VikingsHandedOver) == [VikingsHandedOver(FREYJA, ODIN, 1)]
    assert (question(table), table.actions_used) == ("ChooseAction", 1)


def test_where_no_viking_is_only_elves_are_spoken_of():
    """YG-6.18, YG-6.19"""
    table = at_actions("odin,freyja")
    give(table, ODIN, elves=2)
    go(table, "0 act darkness")
    assert question(table) == "ExchangeElves"
    assert offered(table) == ["give-elves 1", "give-elves 2"]

    table = at_actions("odin,freyja")
    give(table, ODIN, elves=1)
    go(table, "0 act darkness")
    assert told(table, ElvesHandedOver) == [ElvesHandedOver(ODIN, FREYJA, 1)]
    assert question(table) == "ChooseAction"


def test_elves_may_still_stay_where_they_are():
    """YG-6.18: a Viking has changed hands, so an Elf need not."""
    table = at_actions("odin,freyja")
    give(table, ODIN, vikings=1, elves=1)
    go(table, "0 act darkness", "0 give-vikings 1")
    assert offered(table) == ["give-elves 1", "enough"]


# Enemies pushed back


def complete_tiwaz(*spaces: int, version: int | None = None):
    table = at_actions("heimdall,thor")
    if version is not None:
        table.version = version
    defeat(table, "suttung", "fafner", "thiazy")
    wake(table, "gymir")
    give(table, table.active, vikings=3)
    table.spaces = list(spaces)
    go(table, "0 act ice", "0 fight-giant gymir", "0 send-vikings 3", "* roll white")
    return table


def test_tiwaz_asks_for_nobody_when_all_are_on_the_first_space():
    """YG-8.25"""
    table = complete_tiwaz(1, 1, 1, 1, 1, 1)
    assert question(table) == "ChooseAction"
    assert told(table, EnemyStayed) == []


def test_tiwaz_asks_no_more_when_nobody_else_can_move():
    """YG-8.21, YG-8.25: who was pushed to a space beyond the first is not asked for again."""
    table = complete_tiwaz(1, 5, 1, 1, 2, 1)
    go(table, "0 push-back surt")
    assert question(table) == "ChooseEnemyToPush"
    go(table, "0 push-back nidhogg")
    assert table.spaces == [1, 4, 1, 1, 1, 1]
    assert question(table) == "ChooseAction"


def test_tiwaz_asks_as_long_as_somebody_can_move():
    """YG-R-11: whoever is on the first space may be named in vain."""
    table = complete_tiwaz(1, 5, 1, 1, 1, 1)
    go(table, "0 push-back hel", "0 push-back jormungand", "0 push-back surt")
    assert told(table, EnemyHeldBack) == [EnemyHeldBack(SURT, 4)]
    assert question(table) == "ChooseAction"


def test_neither_mann_nor_the_vane_ask_for_nobody():
    """YG-8.22, YG-9.6, YG-9.9"""
    table = at_actions()
    table.vane = 5
    go(table, "0 act sacred", "0 use-vane repel")
    assert told(table, VaneReturned) == [VaneReturned()]
    assert (question(table), table.vane) == ("ChooseAction", 1)

    table = at_actions()
    defeat(table, "thrym", "thokk", "bergelmir")
    table.vane = 6
    go(table, "0 act sacred", "0 use-vane fell", "0 defeat-giant hymir")
    assert question(table) == "ChooseAction"


# Version 1 goes on as it was begun


def test_version_1_asks_whom_to_meet_and_what_to_give_though_there_is_one_answer():
    """YG-6.18"""
    table = at_actions("odin,freyja")
    table.version = 1
    give(table, FREYJA, elves=1)
    go(table, "0 act darkness")
    assert offered(table) == ["meet freyja"]
    go(table, "0 meet freyja")
    assert offered(table) == ["enough"]
    go(table, "0 enough")
    assert offered(table) == ["take-elves 1"]
    go(table, "0 take-elves 1")
    assert table.elves[ODIN] == 1


def test_version_1_asks_for_three_enemies_whether_they_can_move_or_not():
    """YG-8.25"""
    table = complete_tiwaz(1, 1, 1, 1, 1, 1, version=1)
    go(table, "0 push-back hel", "0 push-back surt", "0 push-back jormungand")
    assert told(table, EnemyStayed) == [EnemyStayed(enemy, 1) for enemy in (0, 1, 2)]


def test_games_of_both_versions_are_kept():
    """The laws play them again."""
    headers = [path.read_text(encoding="utf-8").splitlines()[1] for path in GOLDEN.glob("*.game")]
    assert set(headers) == {"game yggdrasil 1", "game yggdrasil 2"}


@pytest.mark.parametrize("seed", range(6))
def test_version_2_asks_no_question_of_these_with_one_answer(seed):
    """YG-6.19, YG-8.25: over whole games of six gods, who meet often."""
    game = Game(RULES, 1, seed, gods="6")
    dice = Dice(seed)
    asked = 0
    while not game.is_over:
        offered = game.options(0)
        if question(game.state) in ("ChooseGod", "ExchangeVikings", "ExchangeElves", "ChooseEnemyToPush"):
            assert len(offered) > 1
            asked += 1
        game.play(0, ACT[DARKNESS] if ACT[DARKNESS] in offered else dice.choice(offered))
    assert asked > 0


# Actions left


def test_nobody_ever_has_less_than_no_action_left():
    """YG-10.12, YG-EXD-8: Frey enters trance with his fourth action, has only three then, and all is lost."""
    table = at_actions("frey")
    place(table, hel=8)
    go(table, "0 act elves", "0 act sacred", "0 advance-vane", "0 act forge", "0 forge draupnir")
    assert RULES.view(table, 0).actions_left == 1
    go(table, "0 change-trance")
    assert (table.outcome, table.actions_used) == (LOST, 4)
    assert RULES.view(table, 0).actions_left == 0


# What everybody knows of the answers

PUBLIC = {
    *("ChooseAction", "RollTwice", "ChooseRoll", "ChooseRearmost", "ChooseCard", "PutBack", "ReorderCards"),
    *("ChooseEnemy", "SendBeforeRoll", "SendAfterRoll", "CallElves", "ChooseGiant", "ChooseGiantToDefeat"),
    *("ChooseIsland", "ChooseSearch", "ChooseFlight", "ChooseArtefact", "ChooseBagToFill", "ChooseBagToPurge"),
    *("ChooseGod", "ExchangeVikings", "ExchangeElves", "GrantVikings", "ChooseVane", "ChooseEffect"),
    "ChooseEnemyToPush",
}
BY_CHANCE = {"GodDeal", "SpecialsDraw", "CardDraw", "GiantDraw", "PawnDraw", "DieRoll"}


def test_every_question_to_a_god_is_public_and_none_to_chance():
    """YG-3.11, YG-9.5: nothing is secret but what bags hold, and no question to a god asks for that."""
    kinds = [kind for kind in kinds_of(RULES, Decision) if not kind.__subclasses__()]
    assert {kind.__name__ for kind in kinds if kind.is_public} == PUBLIC
    assert {kind.__name__ for kind in kinds if not kind.is_public} == BY_CHANCE


@pytest.mark.parametrize("seed", range(8))
def test_whoever_may_not_count_the_bags_knows_all_the_same_what_may_be_answered(seed):
    """YG-3.11: also where bags run empty, which anybody can feel."""
    game = Game(RULES, 2, seed, gods="6", bags_may_be_counted=False)
    dice = Dice(seed)
    game.state.bag_vikings, game.state.bag_giants = [1, 0, 2, 1], [1, 1, 0, 3]
    while not game.is_over:
        (seat,) = game.waiting
        for _ in range(3):
            world = RULES.imagine(game.state, None, dice)
            assert core.options(world, seat) == game.options(seat)
        game.play(seat, dice.choice(game.options(seat)))


def test_the_hall_calms_fenrir_for_a_god_who_can_do_nothing_else():
    """YG-5.16: one answer, and everybody knows it."""
    table = at_actions()
    table.is_raging = True
    assert core.asked(table).is_public
    assert offered(table) == ["calm"]


# What else may not be answered


def opened(gods: str, *answers: str, vane: int = 1, trance: tuple[int, ...] = (), spaces: tuple[int, ...] = (4,) * 6):
    """In the middle of the first god's actions, with something of everything to choose from."""
    table = at_actions(gods)
    table.spaces, table.vane, table.valkyries, table.submerged = list(spaces), vane, 2, 4
    wake(table, "gialp")
    give(table, table.active, vikings=4, elves=1)
    put_in_trance(table, *trance)
    go(table, *answers)
    return table


def drawn(gods: str, *answers: str):
    table = at_cards(gods)
    go(table, *answers)
    return table


def with_rune(*fallen: str, last: int):
    """The sixth space of the Vane fells the last giant of a rune."""
    table = opened("thor,frey", vane=6)
    defeat(table, *fallen)
    go(table, "0 act sacred", "0 use-vane fell", f"0 defeat-giant {last}")
    return table


def at_the_fire():
    """One bag is empty; Gialp sleeps."""
    table = at_actions("thor,frey")
    table.bag_vikings[0], table.bag_giants[0] = 0, 0
    go(table, "0 act fire")
    return table


SIX_CARDS = [f"* draw-card {card}" for card in (0, 1, 2, 3, 0, 5)]
SITUATIONS = {
    "ChooseAction": lambda: opened("thor,frey"),
    "RollTwice": lambda: drawn("tyr", "* draw-card surt", "* roll green"),
    "ChooseRoll": lambda: drawn("tyr", "* draw-card surt", "* roll green", "0 roll-again", "* roll blue"),
    "ChooseRearmost": lambda: drawn("thor", "* draw-card nidhogg"),
    "ChooseCard": lambda: drawn("odin", "* draw-card surt", "* draw-card jormungand"),
    "PutBack": lambda: drawn("odin", "* draw-card surt", "* draw-card jormungand", "0 apply-card jormungand"),
    "ReorderCards": lambda: opened(
        "thor,frey", "0 act sacred", "0 use-vane foresee", *SIX_CARDS, "0 place-card surt", vane=4
    ),
    "ChooseEnemy": lambda: opened("thor,frey", "0 act asgard", spaces=(1, 2, 3, 4, 5, 1)),
    "SendBeforeRoll": lambda: opened("thor,frey", "0 act asgard", "0 fight hel"),
    "SendAfterRoll": lambda: opened(
        "thor,tyr", "0 act asgard", "0 fight hel", "0 send-vikings 1", "* roll white", trance=(TYR,)
    ),
    "CallElves": lambda: opened("thor,frey", "0 act asgard", "0 fight hel", "0 send-vikings 1", "* roll white"),
    "ChooseGiant": lambda: opened("thor,frey", "0 act ice"),
    "ChooseGiantToDefeat": lambda: opened("thor,frey", "0 act sacred", "0 use-vane fell", vane=6),
    "ChooseIsland": lambda: opened("thor,frey", "0 act midgard"),
    "ChooseSearch": lambda: opened("thor,frey", "0 act midgard", "0 move-valkyries white"),
    "ChooseFlight": lambda: opened("thor,frey", "0 act sacred", "0 use-vane fly", vane=3),
    "ChooseArtefact": lambda: opened("thor,frey", "0 act forge"),
    "ChooseBagToFill": lambda: opened("thor,frey", "0 act dead"),
    "ChooseBagToPurge": at_the_fire,
    "ChooseGod": lambda: opened("thor,frey,odin", "0 act darkness"),
    "ExchangeVikings": lambda: opened("thor,frey", "0 act darkness"),
    "ExchangeElves": lambda: opened("thor,frey", "0 act darkness", "0 give-vikings 1"),
    "GrantVikings": lambda: with_rune("angerboda", "hrungnir", "hrym", last=2),
    "ChooseVane": lambda: opened("thor,frey", "0 act sacred", vane=3),
    "ChooseEffect": lambda: opened("thor,frey", "0 act sacred", "0 use-vane raise", vane=5, trance=(FREY,)),
    "ChooseEnemyToPush": lambda: with_rune("suttung", "gymir", "fafner", last=11),
}


def test_a_situation_is_kept_for_every_question():
    assert set(SITUATIONS) == PUBLIC


@pytest.mark.parametrize("name", sorted(PUBLIC))
def test_whatever_is_not_offered_is_refused_in_words(name):
    """YG-3.10: every move there is, against every question there is."""
    table = SITUATIONS[name]()
    assert question(table) == name
    given = core.options(table, 0)
    assert len(given) > 1
    for move in RULES.moves:
        refused = core.refusal(table, 0, move)
        assert (refused is None) == (move in given), move
        if refused is not None:
            assert refused.rule.startswith("YG-")
            assert all(words_of(RULES, language).refusal(refused) for language in LANGUAGES)
