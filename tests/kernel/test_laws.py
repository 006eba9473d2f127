"""The laws catch a broken game, each by its name. Twigs keeps them all until something in it is broken."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from meadhall import testing
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.rulebook import rulebook
from meadhall.kernel.rules import Option, SeatResult
from meadhall.kernel.troubles import BadRecord
from meadhall.kernel.values import Event, refuse
from meadhall.testing import LAWS, LAWS_OF_THE_END, LawBroken, check_game, check_laws, check_lesson, check_names
from tests.kernel import twigs
from tests.kernel.twigs import RULES, CupLift, Guess, Lift, PickGuess, Play, Round, StoneDraw, Twigs


def broken(law: str, rules=RULES) -> str:
    """The message of the law that a game of these rules breaks, which must be this one."""
    with pytest.raises(LawBroken) as caught:
        for seed in range(5):
            check_game(rules, 2, seed, {})
    message = str(caught.value)
    assert message.startswith(law + ": ")
    return message


def test_twigs_keeps_every_law():
    assert check_laws(RULES, games=5) > 50
    assert check_laws(RULES, games=2, options={"twigs": 6}, every=3) > 5


def test_a_broken_law_carries_the_record():
    message = broken("the evaluation is a chance", replace(RULES, evaluate=lambda state, seat: 1.5))
    assert "seat 0 is worth 1.5" in message
    assert "game twigs 1\nseats 2" in message


def test_all_seats_judged_otherwise_than_each():
    message = broken("all are evaluated as each", replace(RULES, evaluate_all=lambda state: [0.5] * state.seats))
    assert "0.5" in message


def test_a_copy_that_shares_a_list(monkeypatch):
    whole = Twigs.copy

    def sharing(state):
        twin = whole(state)
        twin.twigs = state.twigs
        return twin

    monkeypatch.setattr(Twigs, "copy", sharing)
    assert "playing a copy changed the table: twigs" in broken("copies are independent")


def test_a_copy_that_forgets(monkeypatch):
    whole = Twigs.copy

    def forgetting(state):
        twin = whole(state)
        twin.heap = 0
        return twin

    monkeypatch.setattr(Twigs, "copy", forgetting)
    assert "a copy differs: heap" in broken("copies are independent")


def test_a_frame_that_is_not_its_constructor_s_values(monkeypatch):
    def off_by_one(frame, number):
        frame.number = number + 1

    monkeypatch.setattr(Round, "__init__", off_by_one)
    assert "loading changes it: stack" in broken("positions survive dump and load")


def test_a_question_that_says_it_is_public_and_is_not(monkeypatch):
    monkeypatch.setattr(PickGuess, "is_public", True)
    check_game(RULES, 2, 0, {})  # anybody can tell what may be guessed
    options = PickGuess.options

    def by_stones(decision, state, seat):
        return options(decision, state, seat)[: 1 + state.stones[seat][0] % 2]

    def unless_by_stones(decision, state, seat, move):
        return None if move in by_stones(decision, state, seat) else refuse("table", "not-an-option")

    monkeypatch.setattr(PickGuess, "options", by_stones)
    monkeypatch.setattr(PickGuess, "refusal", unless_by_stones)
    assert "may answer is not public" in broken("public questions are public")


def test_older_versions_keep_the_laws_too(monkeypatch):
    """A game of each version that the rules still play is looked at, by the rules of that version."""
    step = Play.step

    def dealt_unlike(procedure, state, at):
        if state.version == 2:
            state.heap += 1  # a twig from nowhere
        return step(procedure, state, at)

    monkeypatch.setattr(Play, "step", dealt_unlike)
    check_laws(replace(RULES, version=1), games=1)
    with pytest.raises(LawBroken, match="pieces are conserved"):
        check_laws(replace(RULES, version=3), games=1)
    check_laws(replace(RULES, version=3, oldest=3), games=1)


def test_a_refusal_that_disagrees_with_the_options(monkeypatch):
    monkeypatch.setattr(PickGuess, "refusal", lambda *_: None)
    assert "offered False, refusal None" in broken("options are exactly what is not refused")


def test_an_option_that_is_refused(monkeypatch):
    monkeypatch.setattr(PickGuess, "options", lambda *_: list(twigs.GUESS))
    assert "offered True" in broken("options are exactly what is not refused")


def test_a_question_without_an_option(monkeypatch):
    first = PickGuess.options

    def running_out(self, state, seat):
        return first(self, state, seat) if state.round < 2 else []

    monkeypatch.setattr(PickGuess, "options", running_out)
    monkeypatch.setattr(testing, "LAWS", {name: law for name, law in LAWS.items() if name.startswith("options")})
    assert "is asked and has no option" in broken("options are exactly what is not refused")


def test_an_option_offered_twice(monkeypatch):
    first = PickGuess.options
    monkeypatch.setattr(PickGuess, "options", lambda self, state, seat: first(self, state, seat) * 2)
    assert "is offered something twice" in broken("options are exactly what is not refused")


def test_a_move_out_of_its_place():
    assert "is not at" in broken("options have their number", replace(RULES, moves=twigs.GUESS[::-1]))


def test_a_change_that_nobody_is_told(monkeypatch):
    """The twigs are paid after the guesses were told."""
    step = Round.step

    def paying_late(procedure, state, at):
        flow = step(procedure, state, at)
        if at == 1 and state.heap:
            state.heap, state.twigs[0] = state.heap - 1, state.twigs[0] + 1
        return flow

    monkeypatch.setattr(Round, "step", paying_late)
    assert "heap" in broken("nothing changes untold")


class StonePeeked(Event):
    """The first seat is shown a stone of the second."""

    def __init__(self, stone: int) -> None:
        self.stone = stone

    def seen_by(self, seat):
        return self if seat == 0 else StonePeeked(0)


def test_an_imagined_table_that_contradicts_what_was_told(monkeypatch):
    """Nobody remembers the stone that was shown, so it is imagined elsewhere."""
    step = Round.step

    def peeking(procedure, state, at):
        if at == 0:
            state.reveal(StonePeeked(state.stones[1][0]))
        return step(procedure, state, at)

    monkeypatch.setattr(Round, "step", peeking)
    laws = {name: law for name, law in LAWS.items() if "words" not in name}
    monkeypatch.setattr(testing, "LAWS", laws)
    assert "StonePeeked" in broken("what one was told stays true")


def test_a_view_that_leaks():
    def leaking(state, seat):
        return twigs.own_view(state, 0)

    assert "stones" in broken("secrets change nothing a seat is sent", replace(RULES, own_view=leaking))


def test_an_option_that_leaks(monkeypatch):
    """What is offered, refused or told about a move must not depend on what the seat cannot see."""

    def about(state, seat, move):
        return {"sum": sum(state.stones[1 - seat])}

    assert "(about)" in broken("secrets change nothing a seat is sent", replace(RULES, about=about))


def test_an_imagination_that_peeks():
    def peeking(state, seat, dice):
        world = twigs.imagine(state, seat, dice)
        for other in range(state.seats):
            if other != seat and world.stones[other] and state.stones[other][0] < 3:
                world.stones[other], world.bag = world.bag, world.stones[other]
        return world

    message = broken("what is imagined depends only on what is seen", replace(RULES, imagine=peeking))
    assert "can imagine what it cannot know" in message


def test_an_imagination_that_is_the_truth():
    message = broken("what is not seen is imagined", replace(RULES, imagine=lambda state, seat, dice: state.copy()))
    assert "it imagines as it is" in message


def test_an_imagination_that_loses_pieces():
    def losing(state, seat, dice):
        world = twigs.imagine(state, seat, dice)
        for other in range(state.seats):
            if other != seat:
                world.stones[other] = []
        world.bag = []
        return world

    assert "imagines other pieces" in broken("imagined tables are tables", replace(RULES, imagine=losing))


def test_a_missing_word(monkeypatch):
    def wordless(self, state, seat, move):
        return refuse("TW-1.2", "for-no-reason") if move.twigs == state.last[seat] else None

    monkeypatch.setattr(PickGuess, "refusal", wordless)
    assert "why-for-no-reason" in broken("everything has words")


def test_a_missing_variable():
    broken("everything has words", replace(RULES, nouns={"seats": "stranger"}))


def test_an_answer_that_wipes_out_what_was_told(monkeypatch):
    """Undo cannot give back events that were taken out of the story."""
    opened = PickGuess.refusal

    def wiping(self, state, seat, move):
        if state.log and len(state.waiting) == 2:
            state.log.pop(0)
        return opened(self, state, seat, move)

    monkeypatch.setattr(testing, "LAWS", {name: law for name, law in LAWS.items() if name.startswith("undo")})
    monkeypatch.setattr(PickGuess, "refusal", wiping)
    assert "undo left a trace" in broken("undo gives back the table")


def test_chance_that_draws_what_cannot_be(monkeypatch):
    monkeypatch.setattr(CupLift, "draw", lambda self, state, dice: Lift(3 + dice.below(9)))
    assert "refuses its own Lift" in broken("chance follows its odds")


def test_chance_with_odd_odds(monkeypatch):
    monkeypatch.setattr(CupLift, "odds", lambda self, state: [(twigs.LIFT[0], 2), (twigs.LIFT[1], -1)])
    assert "has odd odds" in broken("chance follows its odds")


def test_an_outcome_the_game_does_not_name():
    assert "not among the outcomes" in broken("chance follows its odds", replace(RULES, outcomes=(twigs.Deal,)))


def test_a_piece_that_is_lost(monkeypatch):
    def losing(state, seat):
        state.twigs[seat] -= 1

    monkeypatch.setattr(twigs, "pay", losing)
    assert "became" in broken("pieces are conserved")


def test_a_game_that_does_not_end(monkeypatch):
    monkeypatch.setattr(testing, "TOO_LONG", 3)
    assert "not after 4 decisions" in broken("every game ends")


def test_a_record_that_replays_differently(monkeypatch):
    def start(seats, choices):
        table = twigs.start(seats, choices)
        table.bag.append(7)  # a stone that decides nothing
        return table

    other = replace(RULES, start=start)
    monkeypatch.setattr(shelf, "names", lambda: ["twigs"])
    monkeypatch.setattr(shelf, "find", lambda name: other)
    assert "replaying differs: bag" in broken("replaying the record gives the same game")


@pytest.mark.parametrize(
    "result",
    [(), (SeatResult(3, 1, True),), (SeatResult(3, 1, False), SeatResult(1, 2, True))],
    ids=["none", "one", "odd"],
)
def test_a_result_that_is_not_sound(result):
    broken("the result is sound", replace(RULES, result=lambda state: result))


def test_every_law_is_broken_here():
    here = Path(__file__).read_text(encoding="utf-8")
    for law in (*LAWS, *LAWS_OF_THE_END, "pieces are conserved", "every game ends"):
        assert f'broken("{law}"' in here


# What can be checked without playing


def test_names_are_checked():
    check_names(RULES)
    with pytest.raises(AssertionError, match="written alike"):
        check_names(replace(RULES, moves=[*twigs.GUESS, Guess(3)]))
    with pytest.raises(AssertionError, match="has number 2 at place 0"):
        check_names(replace(RULES, moves=twigs.GUESS[::-1]))
    with pytest.raises(AssertionError, match="no words in en for: \\['option-cups'\\]"):
        check_names(replace(RULES, options=(*RULES.options, Option("cups", (1, 2)))))


def test_words_and_rules_are_the_same_in_both_languages(monkeypatch):
    def more_in_french(rules, language):
        return "game = x\n" + ("more = y\n" if language == "fr" else "")

    with monkeypatch.context() as patch:
        patch.setattr(testing, "fluent", more_in_french)
        with pytest.raises(AssertionError, match="in one language only: \\['more'\\]"):
            check_names(RULES)
    whole = rulebook(RULES, "en")
    fewer = replace(whole, rules={"TW-1.1": whole.rules["TW-1.1"]})
    monkeypatch.setattr(testing, "rulebook", lambda rules, language: whole if language == "en" else fewer)
    with pytest.raises(AssertionError, match="do not have the same rules"):
        check_names(RULES)


def test_a_question_further_on_that_leaves_no_choice_is_named():
    """Not only where it is asked, but where a law plays on to it."""

    class NoChoice(PickGuess):
        def options(self, state, seat):
            return []

    state = RULES.start(2, {"twigs": 4})
    state.ask(NoChoice((1,)))
    with pytest.raises(AssertionError, match="seat 1 is asked and has no option: NoChoice"):
        testing.play_out(state, Dice(1))


LESSON = """seats = 2
seed = 1
end = ["game"]
step = [{ say = ["game"], expect = ["guess 1", "guess 3"] }, { seat = 1, answer = "guess 2" }, {}]
"""


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text, None),
        (lambda text: text.replace('"guess 2"', '"guess 9"'), "knows no move"),
        (lambda text: text.replace("seat = 1, ", "seat = 0, "), "says 'guess 2', which is refused"),
        (lambda text: text.replace('["game"]', '["lesson-gone"]'), "no words in en for: lesson-gone"),
    ],
)
def test_a_lesson_that_no_longer_fits_is_named(tmp_path, monkeypatch, spoil, said):
    (tmp_path / "lesson.toml").write_text(spoil(LESSON))
    monkeypatch.setattr(testing, "files", lambda package: tmp_path)
    if said is None:
        assert check_lesson(RULES) == 3
    else:
        with pytest.raises((AssertionError, BadRecord), match=said):
            check_lesson(RULES)


def test_frames_can_be_looked_at():
    state = RULES.start(2, {"twigs": 4})
    assert repr(Round(2)) == "Round(number=2)"
    assert repr(PickGuess((0, 1))) == "PickGuess(seats=(0, 1))"
    assert [type(frame) for frame in state.stack] == [Play]
    assert StoneDraw().seats == (255,)
