"""The odds of a fight, for agents and for people."""

from __future__ import annotations

import json
from fractions import Fraction
from functools import cache
from itertools import islice, product

import pytest
from typer import Typer
from typer.testing import CliRunner

from meadhall.games.clashofrage import RULES
from meadhall.games.clashofrage.about import told
from meadhall.games.clashofrage.assault import DiceRoll, PickCasualty, PickDice, StrikeOrFlee
from meadhall.games.clashofrage.cards import BONUS
from meadhall.games.clashofrage.clans import (
    CLAN_NAMES,
    ELVEN,
    HITS,
    LEVELS,
    LIFE,
    POWER,
    RAGE,
    REROLLS,
    SHIELDS,
    SLOWNESS,
    STATS,
    UNITS,
)
from meadhall.games.clashofrage.feud import Feud, Force, faces
from meadhall.games.clashofrage.forecast import Host, forecast
from meadhall.games.clashofrage.model import ELVES, NOWHERE
from meadhall.games.clashofrage.moves import FIGHT_AT, GO, STRIKE
from meadhall.games.clashofrage.odds import FEUDS, MOST_FEUDS, outcome_at
from meadhall.games.clashofrage.odds_command import odds as odds_command
from meadhall.games.clashofrage.odds_command import share
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import Trouble
from meadhall.kernel.values import CHANCE
from meadhall.kernel.words import LANGUAGES, explained, words_of
from tests.games.clashofrage.tables import CARD, attack, cleared, give, moving, put
from tests.tables import play

BOHORG, GOLDLEIF, STEAMFIELD, TOMB = [CLAN_NAMES.index(name) for name in ("bohorg", "goldleif", "steamfield", "tomb")]


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


# Counting is exact


class Side:
    """One side of a fight as the rulebook has it: its units and what they wear."""

    def __init__(self, host):
        self.host = host
        self.rows = [list(UNITS[LEVELS * host.clan + level].stats) for level in range(LEVELS)]
        for level, card in host.cards:
            for stat in range(STATS):
                self.rows[level][stat] += BONUS[STATS * card + stat]

    def total(self, level, stat):
        return self.rows[level][stat]

    def sum(self, units, stat):
        return sum(self.rows[level][stat] for level in range(LEVELS) if units[level])


@cache
def after_wounds(side, units, wounds):
    """Unit by unit, the one with the most dice that the wounds suffice for (of two alike the higher level)."""
    left = list(units)
    while True:
        reach = [level for level in range(LEVELS) if left[level] and side.total(level, LIFE) <= wounds]
        if not reach:
            return tuple(left)
        level = max(reach, key=lambda level: (side.total(level, POWER), level))
        left[level] -= 1
        wounds -= side.total(level, LIFE)


@cache
def every_roll(dice, rerolls):
    """Every way the dice can fall, die by die: wounds and how likely they are, as fractions."""
    if rerolls < 0 or dice == 0:
        return {0: Fraction(1)}
    found: dict[int, Fraction] = {}
    for shown in product((0, 1), repeat=dice):
        likely = Fraction(1)
        for wound in shown:
            likely *= Fraction(2, 3) if wound else Fraction(1, 3)
        wounds = sum(shown)
        again = every_roll(dice - wounds, rerolls - 1) if rerolls else {0: Fraction(1)}
        for more, weight in again.items():
            found[wounds + more] = found.get(wounds + more, 0) + likely * weight
    return found


def enumerated(one, other, units, others, rage, their_rage, strikes, elves_take_rage=True):
    """How likely the attacker wins, and units left of both sides, through every roll of every assault."""
    if not any(units) or not any(others):
        return Fraction(bool(any(units))), [Fraction(n) for n in units], [Fraction(n) for n in others]
    striker, struck, mine, theirs = (one, other, units, others) if strikes else (other, one, others, units)
    tokens = (rage if strikes else their_rage) + striker.sum(mine, RAGE)
    dice = max(striker.total(level, POWER) for level in range(LEVELS) if mine[level])
    wins, left, others_left = Fraction(0), [Fraction(0)] * LEVELS, [Fraction(0)] * LEVELS
    for shown, likely in every_roll(dice, striker.sum(mine, REROLLS)).items():
        wounds = shown + striker.sum(mine, HITS) + tokens - struck.sum(theirs, SHIELDS)
        standing = after_wounds(struck, theirs, wounds)
        takes = striker.host.clan != ELVEN or elves_take_rage
        grown = tokens + (1 if standing == theirs and takes else 0)
        if strikes:
            then = enumerated(one, other, units, standing, grown, their_rage, False, elves_take_rage)
        else:
            then = enumerated(one, other, standing, others, rage, grown, True, elves_take_rage)
        wins += likely * then[0]
        left = [so_far + likely * more for so_far, more in zip(left, then[1])]
        others_left = [so_far + likely * more for so_far, more in zip(others_left, then[2])]
    return wins, left, others_left


def slow(side):
    return max(0, side.sum(side.host.units, SLOWNESS))


SMALL_FIGHTS = [
    (Host(TOMB, (1, 0, 0)), Host(ELVEN, (1, 0, 0)), True),
    (Host(BOHORG, (2, 0, 0)), Host(ELVEN, (0, 1, 0)), True),
    (Host(BOHORG, (1, 0, 1)), Host(GOLDLEIF, (1, 1, 0)), True),
    (Host(STEAMFIELD, (2, 0, 0)), Host(ELVEN, (1, 0, 1)), False),
    (Host(TOMB, (1, 1, 0), ((0, CARD["war_drum"]),)), Host(STEAMFIELD, (1, 0, 0), ((0, CARD["plate_armour"]),)), True),
    (Host(GOLDLEIF, (1, 0, 0), ((0, CARD["crossbow"]), (0, CARD["troll_hide"]))), Host(BOHORG, (2, 1, 0)), True),
]


@pytest.mark.parametrize(("mine", "theirs", "elves_take_rage"), SMALL_FIGHTS)
def test_small_fights_are_counted_as_enumerating_every_roll_counts_them(mine, theirs, elves_take_rage):
    one, other = Side(mine), Side(theirs)
    strikes = slow(one) < slow(other)
    wins, left, others_left = enumerated(one, other, mine.units, theirs.units, 0, 0, strikes, elves_take_rage)
    outcome = forecast(mine, theirs, elves_take_rage)
    assert outcome.wins == pytest.approx(float(wins), abs=1e-13)
    assert outcome.loses == pytest.approx(float(1 - wins), abs=1e-13)
    assert outcome.attackers_left == pytest.approx([float(number) for number in left], abs=1e-12)
    assert outcome.defenders_left == pytest.approx([float(number) for number in others_left], abs=1e-12)
    assert (outcome.wins in (0.0, 1.0)) == (wins in (0, 1))


def test_a_large_fight_is_counted_as_ten_thousand_fights_end():
    mine, theirs = Host(TOMB, (9, 3, 2)), Host(STEAMFIELD, (6, 4, 2))
    outcome = forecast(mine, theirs)
    attacker, defender = Side(mine), Side(theirs)
    dice, fights = Dice(11), 10_000
    won, survivors, others = 0, 0, 0
    for _ in range(fights):
        units, enemies = fought(attacker, defender, dice)
        won += any(units)
        survivors += sum(units)
        others += sum(enemies)
    spread = (outcome.wins * outcome.loses / fights) ** 0.5
    assert won / fights == pytest.approx(outcome.wins, abs=4 * spread)
    assert survivors / fights == pytest.approx(sum(outcome.attackers_left), abs=0.15)
    assert others / fights == pytest.approx(sum(outcome.defenders_left), abs=0.15)


def fought(one, other, dice):
    """One fight with real dice: nobody flees, blanks are rolled again, the mightiest fall."""
    sides, units, rage = [one, other], [one.host.units, other.host.units], [0, 0]
    striker = 0 if slow(one) < slow(other) else 1
    while any(units[0]) and any(units[1]):
        enemy = 1 - striker
        side, mine = sides[striker], units[striker]
        blanks = max(side.total(level, POWER) for level in range(LEVELS) if mine[level])
        wounds = side.sum(mine, HITS) + rage[striker] - sides[enemy].sum(units[enemy], SHIELDS)
        for _ in range(1 + side.sum(mine, REROLLS)):
            shown = sum(1 for _ in range(blanks) if dice.below(6) < 4)
            wounds, blanks = wounds + shown, blanks - shown
        left = after_wounds(sides[enemy], units[enemy], wounds)
        rage[striker] += left == units[enemy]
        units[enemy] = left
        striker = enemy
    return units


def test_what_is_sure_is_told_apart_from_what_is_nearly_sure():
    """Even where the other way to end is less likely than the least number there is."""
    sure = forecast(Host(TOMB, (12, 5, 3)), Host(ELVEN, (1, 0, 0)))
    assert (sure.wins, sure.loses) == (1.0, 0.0)
    nearly = forecast(Host(TOMB, (4, 1, 1)), Host(ELVEN, (1, 1, 0)))
    assert 0.0 < nearly.loses < 1e-8 and nearly.wins < 1.0
    sharp = (16, 1, 0, 0, 30, 0)  # sixteen dice, all blanks rolled again thirty times
    tough = (1, 9, 0, 0, 0, 0)
    nobody = (0,) * 12
    luckless = Feud(Force(sharp + nobody, (0, 0, 0)), Force(tough + nobody, (0, 0, 0))).outcome(4, 1, 0, 0, True)
    assert 0.0 < luckless.loses < 1e-300 and luckless.wins < 1.0


def test_what_was_counted_is_kept_for_a_while():
    FEUDS.clear()
    state = cleared(2, "tomb steamfield")
    put(state, 0, "T1.C", 2, 1, 0)
    put(state, 1, "T1.C", 1, 0, 0)
    assert outcome_at(state, 0, 1, 0) is outcome_at(state.copy(), 0, 1, 0)
    first = next(iter(FEUDS))
    weapons = range(CARD["hunting_knife"], CARD["war_drum"] + 1)
    for one, two, three in islice(product(weapons, weapons, weapons), MOST_FEUDS):
        state.slots[0], state.slots[2], state.slots[4] = one, two, three
        outcome_at(state, 0, 1, 0)
    assert len(FEUDS) == MOST_FEUDS and first not in FEUDS
    assert outcome_at(state, 0, 1, 0) is outcome_at(state, 0, 1, 0)


# In the middle of an assault


def under_way(cards=()):
    """Goldleif attacks: a Berserker's reroll and more to come; the Barony's Lancers and Knights wait."""
    state = cleared(2, "goldleif steamfield")
    put(state, 0, "T1.SE", 3, 1, 0)
    put(state, 1, "T1.C", 2, 2, 0)
    for side, card, level in cards:
        give(state, side, card, level)
    attack(state, "T1.SE", "T1.C")
    return state


def wins(state):
    """For the attacker, as the fight stands or has ended."""
    if state.battlefield == NOWHERE:
        return 1.0 if state.units(0, 0) else 0.0
    return outcome_at(state, 0, 1, 0).wins


def averaged(state):
    """Over all that the dice can show, each followed by itself."""
    assert isinstance(state.stack[-1], DiceRoll)
    total = 0.0
    odds = state.stack[-1].odds(state)
    for outcome, weight in odds:
        twin = state.copy()
        core.answer(twin, CHANCE, outcome)
        total += weight * wins(twin)
    return total / sum(weight for _, weight in odds)


def after(state, *answers):
    twin = state.copy()
    play(RULES, twin, *answers)
    return twin


@pytest.mark.parametrize("cards", [[], [(0, "war_drum", 0), (1, "rune_staff", 0)], [(0, "leg_emerald_sceptre", 0)]])
def test_the_odds_in_the_middle_of_an_assault_are_those_before_it_weighed_by_the_dice(cards):
    state = under_way(cards)
    for _ in range(2):  # one assault of each side
        seat = state.waiting[0]
        rolling = after(state, f"{seat} strike")
        assert wins(rolling) == pytest.approx(wins(state), abs=1e-12)
        assert averaged(rolling) == pytest.approx(wins(state), abs=1e-12)
        state = after(rolling, "* roll-dice 1")
        while isinstance(state.stack[-1], PickDice):
            again = after(state, f"{seat} reroll-blanks")
            assert averaged(again) == pytest.approx(wins(again), abs=1e-12) == pytest.approx(wins(state), abs=1e-12)
            some = after(state, f"{seat} pick-die wound", f"{seat} pick-die blank")
            assert averaged(after(some, f"{seat} roll-picked")) == pytest.approx(wins(some), abs=1e-12)
            state = after(again, "* roll-dice 0")
    assert state.battlefield != NOWHERE


def test_wounds_that_wait_to_be_spent_are_those_of_the_mightiest():
    state = under_way([(0, "leg_soul_scythe", 0)])
    while state.waiting[0] != 0:
        state = after(state, "1 strike", "* roll-dice 0")
    state = after(state, "0 strike", "* roll-dice 4", "0 keep-dice")
    assert isinstance(state.stack[-1], PickCasualty)
    assert wins(state) == wins(after(state, "0 fell ii"))
    lancer = after(state, "0 fell i")
    assert isinstance(lancer.stack[-1], PickCasualty)
    assert wins(lancer) == wins(after(lancer, "0 fell ii"))
    assert wins(lancer) != wins(state)


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
    play(RULES, state, "0 move-from t1-se", "0 take-all")
    foretold = {move.number - 227: RULES.about(state, 0, move) for move in core.options(state, 0)}
    assert foretold[0]["foes"] == 1 and foretold[0]["chance"] > 80
    assert foretold[1] == {"foes": 0, "chance": 100, "nearly": 0, "lost": 0, "felled": 0}
    play(RULES, state, "0 go t1-c", "0 end-movement")
    foreseen = {key: foretold[0][key] for key in ("chance", "nearly", "lost", "felled")}
    assert RULES.about(state, 0, core.options(state, 0)[0]) == foreseen  # strike
    outcome = outcome_at(state, 0, ELVES, 0)
    assert foreseen["lost"] == round(10 * (5 - sum(outcome.attackers_left)))
    assert foreseen["felled"] == round(10 * (1 - sum(outcome.defenders_left)))


@pytest.mark.parametrize(
    ("wins", "loses", "percent", "nearly", "english", "french"),
    [
        (0.0, 1.0, 0, 0, "0 %", "0 %"),
        (5e-324, 1.0 - 2**-53, 1, -1, "<1 %", "< 1 %"),
        (0.004, 0.996, 1, -1, "<1 %", "< 1 %"),
        (0.006, 0.994, 1, 0, "1 %", "1 %"),
        (0.83, 0.17, 83, 0, "83 %", "83 %"),
        (0.994, 0.006, 99, 0, "99 %", "99 %"),
        (0.996, 0.004, 99, 1, ">99 %", "> 99 %"),
        (1.0 - 2**-53, 5e-324, 99, 1, ">99 %", "> 99 %"),
        (1.0, 0.0, 100, 0, "100 %", "100 %"),
    ],
)
def test_nothing_is_called_sure_or_hopeless_that_is_not(wins, loses, percent, nearly, english, french):
    about = told(wins, loses, 0.0, 0.0)
    assert (about["chance"], about["nearly"]) == (percent, nearly)
    for language, text in (("en", english), ("fr", french.replace(" %", "\u00a0%"))):
        words = words_of(RULES, language)
        assert f"({text} " in words.move(STRIKE, about)
        assert f"({text} " in words.move(FIGHT_AT[0], {**about, "foes": 1})
        assert f"({text} " in words.move(GO[0], {**about, "foes": 1})
        assert words.say("face-odds-win", about).startswith(text)
        assert words.say("face-odds", about).startswith(text)


@pytest.mark.parametrize(
    ("wins", "loses", "english", "french"),
    [
        (0.0, 1.0, "0.0 %", "0,0 %"),
        (0.0004, 0.9996, "<0.1 %", "< 0,1 %"),
        (0.0006, 0.9994, "0.1 %", "0,1 %"),
        (0.9066, 0.0934, "90.7 %", "90,7 %"),
        (0.9996, 0.0004, ">99.9 %", "> 99,9 %"),
        (1.0, 0.0, "100.0 %", "100,0 %"),
    ],
)
def test_the_command_calls_nothing_sure_or_hopeless_that_is_not(wins, loses, english, french):
    assert share(wins, loses, words_of(RULES, "en")) == english
    assert share(wins, loses, words_of(RULES, "fr")) == french.replace(" %", "\u00a0%")


def test_at_the_table_a_fight_nearly_won_is_told_so():
    state = cleared(2, "tomb bohorg")
    put(state, 0, "T1.SE", 4, 1, 1)
    put(state, ELVES, "T1.C", 1, 1, 0)
    moving(state)
    play(RULES, state, "0 move-from t1-se", "0 take-all")
    about = RULES.about(state, 0, GO[0])
    assert (about["chance"], about["nearly"]) == (99, 1)
    assert ">99 %" in words_of(RULES, "en").move(GO[0], about)


def test_whoever_defends_is_told_how_likely_they_hold():
    state = cleared(2)
    put(state, 0, "T1.SE", 0, 0, 2)
    put(state, 1, "T1.C", 2)
    attack(state, "T1.SE", "T1.C")
    outcome = outcome_at(state, 0, 1, 0)
    strike = core.options(state, 1)[0]
    assert RULES.about(state, 1, strike) == {
        "chance": round(100 * outcome.loses),
        "nearly": 0,
        "lost": round(10 * (2 - sum(outcome.defenders_left))),
        "felled": round(10 * (2 - sum(outcome.attackers_left))),
    }


@pytest.fixture
def run():
    app = Typer()
    app.command()(odds_command)
    return lambda *words: CliRunner().invoke(app, list(words), env={"COLUMNS": "120"})


def test_the_command_tells_the_odds(run):
    plain = run("bohorg:3,1,0", "elves:1,0,1")
    assert plain.exit_code == 0
    assert "90.7 %" in plain.stdout and "Krag Rider" in plain.stdout
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
        ("bohorg:10,0,0", "elves:1,0,0"),
        ("bohorg:1,0,0", "elves:1,0,0", "--attacker-card", "1=spoon"),
        ("bohorg:1,0,0", "elves:1,0,0", "--attacker-hero", "conan"),
    ],
)
def test_the_command_says_what_it_does_not_understand(run, words):
    answer = run(*words)
    assert isinstance(answer.exception, Trouble)
    assert words_in_both_languages(answer.exception)


def words_in_both_languages(trouble):
    return all(explained(trouble, language) for language in LANGUAGES)


def test_the_command_speaks_json(run):
    told = json.loads(run("bohorg:3,1,0", "elves:1,0,1", "--json").stdout)
    assert told["wins"] == pytest.approx(0.9066, abs=1e-3)
    assert len(told["attackers_left"]) == 3
    quiet = json.loads(run("steamfield:3,2,0", "elves:3,0,0", "--json", "--no-elves-take-rage").stdout)
    assert quiet["wins"] > json.loads(run("steamfield:3,2,0", "elves:3,0,0", "--json").stdout)["wins"]
