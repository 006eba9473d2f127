"""The odds of a fight, for agents and for people."""

from __future__ import annotations

import json

import pytest
from typer import Typer
from typer.testing import CliRunner

from meadhall.cli.odds import odds as odds_command
from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.assault import PickCasualty, PickDice, StrikeOrFlee
from meadhall.games.clashofrage.clans import BOHORG, ELVEN, GOLDLEIF, STEAMFIELD, TOMB
from meadhall.games.clashofrage.forecast import Host, forecast
from meadhall.games.clashofrage.model import ELVES
from meadhall.games.clashofrage.odds import CAREFUL, QUICK, faces, feud_of, outcome_at
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.words import LANGUAGES, shared_words
from tests.games.clashofrage.tables import CARD, attack, cleared, give, moving, put
from tests.tables import play


def test_faces_by_hand():
    assert faces(1, 0) == pytest.approx([1 / 3, 2 / 3])
    assert faces(2, 0) == pytest.approx([1 / 9, 4 / 9, 4 / 9])
    assert faces(1, 1) == pytest.approx([1 / 9, 8 / 9])


def test_a_small_fight_by_hand():
    """One Skeleton against one Guard: power 3 each, shield 1 and life 2 against life 1; the Skeleton strikes first."""
    state = cleared(2, "tomb bohorg")
    put(state, 0, "T1.C", 1)
    put(state, ELVES, "T1.C", 1)
    state.active = 0
    outcome = outcome_at(state, 0, ELVES, 0)
    # It needs all three faces. Else the Guard must miss with all dice; then rage makes two faces enough, but makes
    # the Guard's next assault sure.
    assert outcome.wins == pytest.approx(8 / 27 + 19 / 27 * 1 / 27 * 20 / 27, abs=1e-9)


def played_out(state, seed):
    """Fight as the odds suppose people do: never flee, roll blanks again, fell the mightiest."""
    twin, dice = state.copy(), Dice(seed)
    while twin.waiting:
        core.settle(twin, dice)
        if not twin.waiting:
            break
        seat, question = twin.waiting[0], twin.stack[-1]
        texts = {str(move): move for move in core.options(twin, seat)}
        if isinstance(question, StrikeOrFlee):
            move = texts["Strike()"]
        elif isinstance(question, PickDice):
            move = texts.get("RerollBlanks()", texts["KeepDice()"])
        else:
            assert isinstance(question, PickCasualty)
            levels = [level for level in (0, 1, 2) if f"Fell(level={level})" in texts]
            mightiest = max(levels, key=lambda level: (twin.total(question.enemy, level, 0), level))
            move = texts[f"Fell(level={mightiest})"]
        core.answer(twin, seat, move)
    return twin


@pytest.mark.parametrize(
    ("mine", "elves", "cards"),
    [((3, 1, 0), (1, 0, 1), []), ((2, 0, 1), (2, 1, 1), [(ELVES, "chain_mail", 0)]), ((5, 0, 0), (0, 2, 0), [])],
)
def test_the_odds_are_those_of_fights_at_the_table(mine, elves, cards):
    state = cleared(2)
    put(state, 0, "T1.SE", *mine)
    put(state, ELVES, "T1.C", *elves)
    for side, card, level in cards:
        give(state, side, card, level)
    attack(state, "T1.SE", "T1.C")
    outcome = outcome_at(state, 0, ELVES, 0)
    games = 400
    won = sum(1 for seed in range(games) if played_out(state, seed).units(0, 0))
    assert won / games == pytest.approx(outcome.wins, abs=0.08)


def test_playing_out_agrees_with_computing():
    state = cleared(2, "tomb steamfield")
    put(state, 0, "T1.C", 6, 1, 1)
    put(state, 1, "T1.C", 3, 2, 0)
    feud = feud_of(state, 0, 1, 0)
    exact = feud.outcome(state.units(0, 0), state.units(1, 0), 0, 0, True)
    sampled = feud.played(state.units(0, 0), state.units(1, 0), 0, 0, True, 2000)
    assert sampled.wins == pytest.approx(exact.wins, abs=0.04)
    assert sum(sampled.attackers_left) == pytest.approx(sum(exact.attackers_left), abs=0.2)
    assert sampled.assaults == pytest.approx(exact.assaults, abs=0.3)
    quick = feud.expected(state.units(0, 0), state.units(1, 0), 0, 0, True, QUICK)
    assert quick is feud.expected(state.units(0, 0), state.units(1, 0), 0, 0, True, QUICK)
    assert QUICK < CAREFUL


def test_equipment_and_heroes_shift_the_odds():
    plain = forecast(Host(BOHORG, (3, 0, 0)), Host(GOLDLEIF, (0, 2, 0))).wins
    armed = forecast(Host(BOHORG, (3, 0, 0), ((0, CARD["crossbow"]),)), Host(GOLDLEIF, (0, 2, 0))).wins
    led = forecast(Host(BOHORG, (3, 0, 0), hero=1), Host(GOLDLEIF, (0, 2, 0))).wins
    shielded = forecast(Host(BOHORG, (3, 0, 0)), Host(GOLDLEIF, (0, 2, 0), hero=3)).wins
    assert armed > plain < led
    assert shielded < plain
    razaro = forecast(Host(TOMB, (2, 0, 0), hero=0), Host(STEAMFIELD, (3, 0, 0))).wins
    assert razaro > forecast(Host(TOMB, (2, 0, 0)), Host(STEAMFIELD, (3, 0, 0))).wins


def test_elves_without_rage_win_less():
    host, elves = Host(STEAMFIELD, (3, 2, 0)), Host(ELVEN, (3, 0, 0))
    assert forecast(host, elves, elves_take_rage=False).wins > forecast(host, elves).wins


def test_people_are_told_the_odds_before_they_go():
    state = cleared(2)
    put(state, 0, "T1.SE", 5)
    put(state, ELVES, "T1.C", 1)
    moving(state)
    play(RULES, state, "0 move-from 2", "0 take-all")
    told = {move.number - 227: RULES.about(state, 0, move) for move in core.options(state, 0)}
    assert told[0]["foes"] == 1 and told[0]["chance"] > 80
    assert told[1] == {"foes": 0, "chance": 100, "lost": 0, "felled": 0}
    play(RULES, state, "0 go 0", "0 end-movement")
    foreseen = {key: told[0][key] for key in ("chance", "lost", "felled")}
    assert RULES.about(state, 0, core.options(state, 0)[0]) == foreseen  # strike
    outcome = outcome_at(state, 0, ELVES, 0)
    assert foreseen["lost"] == round(10 * (5 - sum(outcome.attackers_left)))
    assert foreseen["felled"] == round(10 * (1 - sum(outcome.defenders_left)))


def test_whoever_defends_is_told_how_likely_they_hold():
    state = cleared(2)
    put(state, 0, "T1.SE", 0, 0, 2)
    put(state, 1, "T1.C", 2)
    attack(state, "T1.SE", "T1.C")
    outcome = outcome_at(state, 0, 1, 0)
    strike = core.options(state, 1)[0]
    assert RULES.about(state, 1, strike) == {
        "chance": round(100 * (1 - outcome.wins)),
        "lost": round(10 * (2 - sum(outcome.defenders_left))),
        "felled": round(10 * (2 - sum(outcome.attackers_left))),
    }


@pytest.fixture
def run():
    app = Typer()
    app.command()(odds_command)
    return lambda *words: CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})


def test_the_command_tells_the_odds(run):
    told = run("bohorg:3,1,0", "elves:1,0,1")
    assert told.exit_code == 0
    assert "90.7 %" in told.stdout and "Krag Rider" in told.stdout
    french = run(
        "tomb:4,0,0", "goldleif:1,1,0", "--attacker-card", "1=war_drum", "--defender-hero", "Wardok", "--lang", "fr"
    )
    assert french.exit_code == 0
    assert "Squelette" in french.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("bohorg", "elves:1,0,0"),
        ("bohorg:1,0,0", "dwarves:1,0,0"),
        ("elves:1,0,0", "bohorg:1,0,0"),
        ("bohorg:0,0,0", "elves:1,0,0"),
        ("bohorg:1,0,0", "elves:1,0,0", "--attacker-card", "1=spoon"),
        ("bohorg:1,0,0", "elves:1,0,0", "--attacker-hero", "conan"),
    ],
)
def test_the_command_says_what_it_does_not_understand(run, words):
    told = run(*words)
    assert isinstance(told.exception, Trouble)
    assert words_in_both_languages(told.exception)


def words_in_both_languages(trouble):
    return all(shared_words(language).trouble(trouble) for language in LANGUAGES)


def test_the_command_speaks_json(run):
    told = json.loads(run("bohorg:3,1,0", "elves:1,0,1", "--json").stdout)
    assert told["wins"] == pytest.approx(0.9066, abs=1e-3)
    assert len(told["attackers_left"]) == 3
    quiet = json.loads(run("steamfield:3,2,0", "elves:3,0,0", "--json", "--no-elves-take-rage").stdout)
    assert quiet["wins"] > json.loads(run("steamfield:3,2,0", "elves:3,0,0", "--json").stdout)["wins"]
