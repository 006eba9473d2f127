"""The full screen, by keys and mouse, at both sizes it is made for."""

from __future__ import annotations

import asyncio

import pytest
from rich.cells import cell_len
from textual.widgets import Input, Static

import meadhall
from meadhall.agents.agent import seen_from
from meadhall.cli.bots import HUMAN, Beside, Bots, Here
from meadhall.cli.full.app import FullScreen
from meadhall.cli.full.panes import BoardPane, Choices, Pick, RulesPane, StoryPane
from meadhall.cli.full.windows import Curtain, Doubt, Reading, WhyNot
from meadhall.cli.sitting import Sitting
from meadhall.kernel import shelf
from meadhall.kernel.dice import Dice
from tests.waiting import until

SMALL, LARGE = (80, 24), (140, 45)
GAMES = sorted(shelf.names())


@pytest.fixture
def table(tmp_path):
    """A table whose bots answer at once, so many answers after its beginning."""

    def set_up(name, players, answers=0, language="en", seed=7, **options):
        game = meadhall.new(name, seats=len(players), seed=seed, **options)
        bots, dice = Bots(["random"] * len(players), 5), Dice(3)
        while answers > 0 and not game.is_over:
            seat = game.waiting[0]
            game.play(seat, bots.choose(seen_from(game.rules, game.state, seat, dice)))
            answers -= 1
        return Sitting(game, players, tmp_path / "mine.game", language)

    return set_up


def opened(sitting):
    return FullScreen(sitting, Here(sitting.bots))


async def asked(app, pilot):
    await until(lambda: app.asked is not None or app.sitting.game.is_over, "a question or the end of the game")
    await pilot.pause()


async def laid_over(app, pilot, window):
    await until(lambda: isinstance(app.screen, window), f"{window.__name__} on top of the table")
    await pilot.pause()


def written(app, selector):
    """What stands in one place of the screen."""
    region = app.screen.query_one(selector).region
    lines = [strip.text for strip in app.screen._compositor.render_strips()]
    return "\n".join([line[region.x : region.right] for line in lines[region.y : region.bottom]])


def screen(app):
    return "\n".join([strip.text for strip in app.screen._compositor.render_strips()])


def assert_fits(app, size):
    """Nothing that matters now is off the screen: the question, its choices, every word to be clicked."""
    width, height = size
    choices = app.query_one(Choices)
    for selector in ("#brief", "#question", "#choices", "#keys"):
        region = app.query_one(selector).region
        assert region.height and region.right <= width and region.bottom <= height, selector
    shown = min(len(app.offered), 6 if size == SMALL else 12)
    assert choices.region.height >= shown
    first = [line.strip() for line in written(app, "#choices").splitlines()]
    for number in range(1, shown + 1):
        assert any(line.startswith(f"{number} ") for line in first), (number, first)
    words = [pick for pick in app.query(Pick) if pick.region.height]
    assert all(pick.region.right <= width for pick in words)
    assert all(len(str(pick.visual)) <= pick.region.width for pick in words)
    assert app.query_one(BoardPane).region.height >= 10


@pytest.mark.parametrize("name", GAMES)
async def test_every_game_fits_both_sizes(table, name):
    """In French, whose texts are longer."""
    seats = shelf.find(name).seats
    count = min(4, max(seats))
    sitting = table(name, [HUMAN, *["random"] * (count - 1)], answers=5 if name == "holmgang" else 30, language="fr")
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        assert_fits(app, SMALL)
        question = " ".join(written(app, "#question").split())
        assert question == " ".join(sitting.question(0).split())
        assert app.query_one(StoryPane).region.height == app.query_one(RulesPane).region.height == 0
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert_fits(app, LARGE)
        for pane in (StoryPane, RulesPane, BoardPane):
            assert app.query_one(pane).region.height >= 8
        # Terminals do not agree how wide a picture is, and a column that follows one is askew.
        assert [sign for sign in sorted(set(screen(app))) if cell_len(sign) > 1] == []
        newest = sitting.story(0)[-1].split()[-1]
        await until(lambda: newest in written(app, "#story"), f"{newest} in the story")


async def test_a_long_line_of_the_story_goes_on_below_its_beginning(table):
    sitting = table("raids", [HUMAN, "random", "random"], answers=30, language="fr")
    app = opened(sitting)
    async with app.run_test(size=(60, 24)) as pilot:
        await asked(app, pilot)
        await pilot.press("t")
        newest = sitting.story(0)[-1].split()[-1]
        await until(lambda: newest in written(app, "#story"), f"{newest} in the story")
        beginnings = {line.removeprefix(" ")[:2] for line in written(app, "#story").splitlines()}
        assert beginnings == {"  ", "▸ "}


async def test_the_teaching_game_is_played_by_keys(table):
    sitting = table("holmgang", [HUMAN, "random"])
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        while not sitting.game.is_over:
            await asked(app, pilot)
            await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert sitting.results()[0][1] in screen(app)
        await pilot.press("escape", "q")
    assert meadhall.read(sitting.path.read_text()).is_over


async def test_a_whole_game_of_raids_is_played_by_keys(table):
    """Home as straight as may be: the last choice, again and again."""
    sitting = table("raids", [HUMAN, "random", "random", "random"], language="fr")
    app = opened(sitting)
    async with app.run_test(size=LARGE) as pilot:
        while not sitting.game.is_over:
            await asked(app, pilot)
            await pilot.press("end", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
    assert meadhall.read(sitting.path.read_text()).is_over


async def test_a_click_chooses_and_a_double_click_only_once(table):
    sitting = table("raids", [HUMAN, "random", "random"])
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        before, expected = len(sitting.game.steps), app.offered[1]
        await pilot.double_click(Choices, offset=(5, 1))
        await asked(app, pilot)
        mine = [step.move for step in sitting.game.steps[before:] if step.seat == 0]
        assert mine == [expected]


async def test_nothing_is_chosen_by_a_key_pressed_for_something_else(table):
    sitting = table("raids", [HUMAN, "random", "random"])
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        before, choices = len(sitting.game.steps), app.query_one(Choices)
        await pilot.press("enter", "space", "0", "x")
        assert (len(sitting.game.steps), choices.highlighted) == (before, None)
        await pilot.press("1")
        assert choices.highlighted == 0
        await pilot.press("2")
        assert choices.highlighted == 11, "two digits are one number"
        await pilot.press("escape")
        assert choices.highlighted is None and len(sitting.game.steps) == before


async def test_what_wastes_is_asked_again(table):
    sitting = table("yggdrasil", [HUMAN], seed=3, gods="thor,frey", first=0)
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        turn = sitting.game.view(0).turn
        for key in ("n", "enter", "escape"):
            await pilot.press("end", "enter")
            await laid_over(app, pilot, Doubt)
            assert "?" in screen(app)
            await pilot.press(key)
            assert sitting.game.view(0).turn == turn
        await pilot.press("end", "enter")
        await laid_over(app, pilot, Doubt)
        await pilot.press("y")
        await asked(app, pilot)
        assert sitting.game.view(0).turn > turn


async def test_the_last_answer_is_taken_back(table):
    sitting = table("yggdrasil", [HUMAN], seed=3, gods="thor,frey", first=0)
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        before = sitting.game.situation()
        midgard = next(at for at, move in enumerate(app.offered, 1) if sitting.describe(0, move) == "Midgard")
        await pilot.press(str(midgard), "enter")
        await asked(app, pilot)
        assert sitting.game.situation() != before
        await pilot.press("u")
        await asked(app, pilot)
        assert sitting.game.situation() == before
        await pilot.press("u")
        assert "cannot be taken back" in " ".join([note.message for note in app._notifications])


async def test_the_language_is_changed_while_it_is_played(table):
    sitting = table("holmgang", [HUMAN, "random"], first=0)
    app = opened(sitting)
    async with app.run_test(size=LARGE) as pilot:
        await asked(app, pilot)
        assert "Rest" in written(app, "#choices") and "Rules" in screen(app)
        await pilot.press("l")
        await pilot.pause()
        assert "Se reposer" in written(app, "#choices") and "Règles" in screen(app)


async def test_hints_and_what_a_choice_promises(table):
    sitting = table("holmgang", [HUMAN, "random"], first=0)
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        for keys, title in ((["h"], "─ Hint ─"), (["2", "w"], "─ Why? ─")):
            await pilot.press(*keys)
            await laid_over(app, pilot, Reading)
            assert " %" in screen(app) and title in screen(app)
            await pilot.press("escape")
        assert len(app.screen_stack) == 1


async def test_why_a_move_is_refused_with_its_rule(table):
    sitting = table("holmgang", [HUMAN, "random"], first=0)
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, WhyNot)
        await pilot.press(*"card", "space", "1")
        assert app.screen.query_one(Input).value == "card 1", "keys of the table do nothing here"
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert "Rest, or pillage a village. [HO-3.2]" in screen(app)


async def test_tabs_are_turned_by_keys_and_clicked(table):
    sitting = table("blood-rage", [HUMAN, "random"], answers=20)
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await asked(app, pilot)
        await pilot.press("t")
        await pilot.pause()
        assert app.query_one(StoryPane).region.height and not app.query_one(BoardPane).region.height
        await pilot.press("right")
        await pilot.pause()
        assert app.query_one(RulesPane).region.height and "BR-" in written(app, "#rules")
        clans = next(pick for pick in app.query(Pick) if str(pick.visual) == "Clans")
        await pilot.click(clans)
        await pilot.pause()
        assert "Valhalla" in written(app, "#board")


async def test_a_chapter_is_read_by_a_click_and_a_number_chooses_all_the_same(table):
    sitting = table("raids", [HUMAN, "random"])
    app = opened(sitting)
    async with app.run_test(size=LARGE) as pilot:
        await asked(app, pilot)
        app.action_read_chapter(8)
        await pilot.press("r")
        assert "RA-8.1" in written(app, "#rules")
        assert app.focused is app.query_one(RulesPane)
        before = len(sitting.game.steps)
        await pilot.press("1", "enter")
        await until(lambda: len(sitting.game.steps) > before, "the first choice is made")


async def test_friends_at_one_keyboard_do_not_see_each_other_s_cards(table):
    sitting = table("blood-rage", [HUMAN, HUMAN])
    app = opened(sitting)
    async with app.run_test(size=LARGE) as pilot:
        await asked(app, pilot)
        first = app.asked
        packs = [sitting.game.view(seat).pack for seat in (0, 1)]
        mine = [sitting.words.called("card", card) for card in packs[first] if card not in packs[1 - first]]
        assert mine and all(card in screen(app) for card in mine)
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert not any(card in screen(app) for card in mine)
        assert app.offered == [] and app.viewer is None, "nor beneath it"
        await pilot.press("x", "h", "1")
        assert isinstance(app.screen, Curtain)
        await pilot.press("enter")
        await asked(app, pilot)
        assert app.asked == 1 - first
        theirs = [sitting.words.called("card", card) for card in packs[1 - first] if card not in packs[first]]
        assert all(card in screen(app) for card in theirs) and not any(card in screen(app) for card in mine)


class Slow(Here):
    """Bots that think until they are told to answer."""

    def __init__(self, bots):
        super().__init__(bots)
        self.may_answer = asyncio.Event()

    async def choose(self, seen):
        await self.may_answer.wait()
        return await super().choose(seen)


async def test_the_screen_goes_on_while_a_bot_thinks(table):
    sitting = table("holmgang", [HUMAN, "random"], first=1)
    bots = Slow(sitting.bots)
    app = FullScreen(sitting, bots)
    async with app.run_test(size=SMALL) as pilot:
        seen: set[str] = set()

        def has_changed_twice():
            seen.add(str(app.query_one("#question", Static).visual))
            return len(seen) == 3

        await until(has_changed_twice, "a third sign of thinking")
        assert any("Raven (random) is thinking" in text for text in seen)
        await pilot.press("question_mark")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape")
        bots.may_answer.set()
        await asked(app, pilot)
        assert app.asked == 0


async def test_bots_play_among_themselves_and_one_looks_on(table):
    sitting = table("holmgang", ["random", "random"])
    app = opened(sitting)
    async with app.run_test(size=SMALL) as pilot:
        await laid_over(app, pilot, Reading)
        assert sitting.results()[0][1] in screen(app)
        await pilot.press("escape")
        assert "The game is over." in written(app, "#question")


async def test_bots_in_a_process_of_their_own_answer_the_same(table):
    sitting = table("holmgang", ["skald", HUMAN], first=0)
    seen = sitting.seen(0)
    beside = Beside(sitting.bots)
    try:
        assert await beside.choose(seen) == sitting.bots.choose(seen)
        assert {hint.number for hint in await beside.advise(seen)} <= {move.number for move in seen.options}
    finally:
        beside.stop()


async def test_a_bot_that_fails_costs_nobody_the_game(table):
    class Broken(Here):
        async def choose(self, seen):
            del self.bots.agents[seen.seat]
            return self.bots.choose(seen)

    sitting = table("holmgang", [HUMAN, "random"], first=1)
    app = FullScreen(sitting, Broken(sitting.bots))
    async with app.run_test(size=SMALL):
        await until(lambda: app.broken is not None, "a full screen that is told to be broken")
    assert "The bot random has failed" in sitting.trouble(app.broken)
    assert sitting.save_somewhere().exists()
