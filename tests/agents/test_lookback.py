"""Looking back: chances from the true table, choices by what could be known, luck by what chance gives on average."""

from __future__ import annotations

import pytest

import meadhall
from meadhall.agents.agent import Agent, seen_from
from meadhall.agents.lookback import DRAWN, Analysis, Choices, Judge, analysis, beside_average, chances_along, outcomes
from meadhall.agents.roster import agent
from meadhall.kernel import core
from meadhall.kernel.dice import Dice
from meadhall.kernel.game import Game
from meadhall.kernel.values import CHANCE

LITTLE = 1  # tenth of a second


def played(name: str, *levels: str, seed: int = 5, **options: str | int) -> Game:
    game, dice = meadhall.new(name, seats=len(levels), seed=seed, **options), Dice(3)
    agents: list[Agent] = [agent(level) for level in levels]
    while not game.is_over:
        seat = game.waiting[0]
        game.play(seat, agents[seat].choose(seen_from(game.rules, game.state, seat, dice), dice))
    return game


def looked_at(game: Game) -> Analysis:
    return analysis(game.rules, game.steps, game.state, game.seed, LITTLE)


@pytest.fixture(scope="module")
def raids() -> Game:
    return played("raids", "greedy", "random", "random")


@pytest.fixture(scope="module")
def found(raids: Game) -> Analysis:
    return looked_at(raids)


def test_chances_run_from_the_first_question_to_the_result(raids, found):
    steps = [point.step for point in found.points]
    assert steps == sorted(set(steps)) and steps[-1] == len(raids.steps)
    assert all(sum(point.chances) == pytest.approx(1.0) for point in found.points)
    won = [float(one.won) for one in raids.result or ()]
    assert found.points[-1].chances == pytest.approx([one / sum(won) for one in won])


def test_whoever_plays_at_random_loses_more_by_choices_than_whoever_looks_ahead(found):
    tallies = found.tallies
    assert all(tallies[0].lost < other.lost for other in tallies[1:])
    assert all(tallies[0].best / tallies[0].choices > other.best / other.choices for other in tallies[1:])
    assert all(0 <= one.best <= one.choices for one in tallies)


def test_a_slip_names_a_move_that_was_offered_and_promised_more(raids, found):
    assert found.slips
    assert [slip.lost for slip in found.slips] == sorted([slip.lost for slip in found.slips], reverse=True)
    for slip in found.slips:
        step = raids.steps[slip.step]
        offered = [move.number for move in core.options(step.before, step.seat)]
        assert (slip.chosen.seat, slip.chosen.number) == (step.seat, step.move.number)
        assert slip.better.number in offered and slip.better.number != slip.chosen.number and slip.lost > 0


def test_the_same_game_gives_the_same_analysis_also_from_its_record(raids, found):
    assert looked_at(meadhall.read(raids.record())) == found


def test_luck_comes_to_nothing_over_all_that_chance_may_answer():
    """By the odds of its answers; so nobody is lucky on average."""
    game = played("yggdrasil", "random", "random")
    judge, seen = Judge(game.rules), 0
    for step in [step for step in game.steps if step.seat == CHANCE]:
        listed = outcomes(step.before, Dice(1))
        if 1 < len(listed) <= 12:
            total = 0.0
            for outcome, weight in listed:
                twin = type(step)(step.seat, outcome, step.opens, step.told, step.before)
                total += weight * beside_average(judge, twin, Dice(1))[0]
            assert total / sum(weight for _, weight in listed) == pytest.approx(0.0, abs=1e-9)
            seen += 1
    assert seen > 3


def test_where_answers_of_chance_cannot_be_listed_as_many_are_drawn():
    game = played("blood-rage", "random", "random")
    deals = [
        step for step in game.steps if step.seat == CHANCE and not core.asked(step.before).options(step.before, CHANCE)
    ]
    assert deals
    drawn = outcomes(deals[0].before, Dice(1))
    assert len(drawn) == DRAWN and len({outcome for outcome, _ in drawn}) > 1


def test_what_luck_gives_to_one_it_takes_from_the_others():
    found = looked_at(played("holmgang", "greedy", "random", "random"))
    assert any(one.luck for one in found.tallies)
    assert sum(one.luck for one in found.tallies) == pytest.approx(0.0, abs=1e-9)


def test_a_choice_is_judged_by_what_the_seat_could_know():
    """In two worlds that look the same from there, the same move has cost the same."""
    game = played("holmgang", "random", "random", first=0)
    at = next(
        at for at, step in enumerate(game.steps) if at > 6 and step.seat == 0 and len(core.options(step.before, 0)) > 1
    )
    step = game.steps[at]
    found = []
    for world in (step.before, game.rules.imagine(step.before, 0, Dice(9))):
        twin = type(step)(step.seat, step.move, step.opens, step.told, world)
        found.append(Choices(game.rules, [twin], 7, LITTLE, lambda done: None).judged())
    assert found[0] == found[1]


def test_how_much_is_done_is_told():
    game, told = played("holmgang", "random", "random"), list[float]()
    analysis(game.rules, game.steps, game.state, game.seed, LITTLE, told.append)
    assert told == sorted(told) and told[0] >= 0 and told[-1] <= 1


def test_those_who_win_together_have_one_chance():
    game = played("yggdrasil", "random", "random")
    points = chances_along(Judge(game.rules), game.steps, game.state)
    assert all(point.chances[0] == point.chances[1] for point in points)
    assert points[-1].chances in ([0.0, 0.0], [1.0, 1.0])
