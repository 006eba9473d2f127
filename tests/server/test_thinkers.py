"""Thinking elsewhere: a queue in PostgreSQL, thinkers that take from it, and a hall that goes on without any."""

from __future__ import annotations

import asyncio
import logging
import re
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg
import msgspec
import pytest

from meadhall.agents.advice import Hint, Step
from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.kernel.troubles import Trouble
from meadhall.server.settings import Settings
from meadhall.server.storage.store import Store
from meadhall.server.thinking import queue as queues
from meadhall.server.thinking.answers import answered, answered_in_writing, read_answer, read_question
from meadhall.server.thinking.bots import Bots, imagined, told_to
from meadhall.server.thinking.elsewhere import FailedElsewhere, ThinkersElsewhere
from meadhall.server.thinking.questions import AskedAdvice, AskedMove, Matter
from meadhall.server.thinking.queue import ASKED, AWAY, Able, Errand, Queue, hall_channel
from meadhall.server.thinking.rounds import Rounds, Waits
from meadhall.server.thinking.thinker import Thinker, able_to
from meadhall.server.thinking.thinkers import NobodyThinks
from meadhall.server.thinking.workers import TooSlow
from tests.server.halls import LONG, running
from tests.server.thinkers import empty_database, thinking
from tests.tables import seated
from tests.waiting import until

HOLMGANG = shelf.find("holmgang")
RANDOM = [{"kind": "bot", "level": "random"}] * 2
GREEDY = [{"kind": "bot", "level": "greedy"}] * 2
SHORT_GAMES: list[dict[str, object]] = [
    {"game": "blood-rage", "seats": RANDOM},
    {"game": "clash-of-rage", "seats": GREEDY, "options": {"points": 4}},
    {"game": "holmgang", "seats": RANDOM},
    {"game": "raids", "seats": RANDOM},
    {"game": "yggdrasil", "seats": RANDOM},
]


def a_question(level: str = "random", seconds: float = 1.0) -> AskedMove:
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    return AskedMove(level, "holmgang", imagined(HOLMGANG, state, seat), seat, 2**127 + 5, seconds)


def an_errand(number: int, *people: str, content: bytes = b"{}") -> Errand:
    return Errand(Matter("table", 0, number), "move random", people, "code", "random", 5.0, 60.0, content)


ABLE = Able(frozenset(["code"]), frozenset(["random"]))


@pytest.fixture(autouse=True)
def everybody_looks_often(monkeypatch):
    """Even if nobody called."""
    monkeypatch.setattr("meadhall.server.thinking.elsewhere.BEAT", 0.1)
    monkeypatch.setattr("meadhall.server.thinking.thinker.BEAT", 0.1)


@pytest.fixture
async def database(postgres):
    """PostgreSQL with the hall's tables in it, all of them empty."""
    async with empty_database(postgres):
        store = Store(postgres)
        await store.open()
        await store.close()
        yield postgres


@asynccontextmanager
async def queue_at(database: str, channel: str = ASKED):
    queue = Queue(database, channel, lambda said: None)
    try:
        yield queue
    finally:
        await queue.close()


async def rows(queue: Queue) -> list[dict[str, object]]:
    async with queue.line() as connection:
        return [dict(row) for row in await connection.fetch("SELECT * FROM questions ORDER BY id")]


async def asked(queue: Queue, *errands: Errand, hall: str = "hall") -> list[int]:
    numbers: list[int] = []
    await queue.ask(hall, errands, numbers.extend)
    return numbers


async def time_passes(queue: Queue, seconds: float) -> None:
    """For everything that is there."""
    async with queue.line() as connection:
        await connection.execute(
            "UPDATE questions SET held_until = held_until - $1, asked_at = asked_at - $1,"
            " wanted_until = wanted_until - $1",
            seconds,
        )
        await connection.execute("UPDATE thinkers SET seen_at = seen_at - $1", seconds)


# What travels


def test_a_question_and_its_answer_survive_the_journey():
    question = a_question("greedy")
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    told = told_to(0, state.log, "table 0", {"first": 0})
    listening = msgspec.structs.replace(question, story=told)
    again = read_question(msgspec.json.encode(listening))
    assert again == listening
    assert read_answer(question, answered_in_writing(msgspec.json.encode(question))) == answered(question)
    hints = [Hint(3, 0.5, [0.25, 0.75], [Step(0, 3, {"glory": 2})])]
    advice = AskedAdvice("holmgang", question.position, question.seat, 1, 2, 0.1, [])
    assert read_answer(advice, msgspec.json.encode(hints)) == hints
    assert read_answer(advice, answered_in_writing(msgspec.json.encode(advice)))


def test_nothing_else_can_be_asked():
    with pytest.raises(msgspec.ValidationError):
        answered_in_writing(b'{"type": "run", "command": "true"}')


def test_a_hall_with_thinkers_elsewhere_needs_postgresql():
    with pytest.raises(Trouble, match="meet in PostgreSQL"):
        Settings(thinkers="elsewhere", database="sqlite:///hall.db")


# Whose turn it is


def test_each_question_of_one_person_is_in_a_round_of_its_own():
    rounds = Rounds(7, {"ann": Waits(2, 8)})
    assert [rounds.place(["ann"]), rounds.place(["bo"]), rounds.place(["bo"])] == [("ann", 9), ("bo", 7), ("bo", 8)]


def test_it_counts_as_the_turn_of_whoever_waits_for_least():
    rounds = Rounds(0, {"host": Waits(50, 49)})
    assert rounds.place(["host", "guest"]) == ("guest", 0)
    assert rounds.place([]) == ("", 0)


async def test_two_hundred_questions_of_one_do_not_hold_up_anothers(database):
    async with queue_at(database) as queue:
        await asked(queue, *[an_errand(number, "greedy") for number in range(200)])
        first = await queue.take("thinker", ABLE, 1)
        mine = await asked(queue, *[an_errand(number, "bo") for number in range(1000, 1003)])
        order = [*first] + [(await queue.take("thinker", ABLE, 1))[0] for _ in range(8)]
        assert [taken.id in mine for taken in order] == [False, False, True, False, True, False, True, False, False]


# Taken and answered


async def test_the_same_question_of_two_halls_is_one_piece_of_work(database):
    async with queue_at(database) as queue:
        once, again = await asked(queue, an_errand(1, "ann"), hall="one"), await asked(queue, an_errand(1), hall="two")
        assert once == again and len(await rows(queue)) == 1
        (taken,) = await queue.take("thinker", ABLE, 5)
        assert await queue.answer("thinker", taken, b"3", None)
        assert [heard.answer for heard in await queue.hear(once)] == [b"3"]
        assert [heard.answer for heard in await queue.hear(again)] == [b"3"]
        assert await rows(queue) == []


async def test_nothing_is_taken_by_two(database):
    async with queue_at(database) as one, queue_at(database) as other:
        await asked(one, *[an_errand(number, "ann") for number in range(100)])
        taken: list[int] = []

        async def take_all(queue: Queue, name: str) -> None:
            while found := await queue.take(name, ABLE, 3):
                taken.extend(each.id for each in found)

        await asyncio.gather(take_all(one, "one"), take_all(other, "other"))
        assert len(taken) == len(set(taken)) == 100


async def test_what_a_seat_knows_is_gone_as_soon_as_it_is_answered(database):
    async with queue_at(database) as queue:
        await asked(queue, an_errand(1, "ann", content=b"what I hold"))
        (taken,) = await queue.take("thinker", ABLE, 1)
        assert taken.content == b"what I hold"
        await queue.answer("thinker", taken, b"1", None)
        assert [row["content"] for row in await rows(queue)] == [b""]
        async with queue.line() as connection:
            kinds = await connection.fetch("SELECT relpersistence FROM pg_class WHERE relname = 'questions'")
        assert [kind[0] for kind in kinds] == [b"u"]  # unlogged


async def test_what_nobody_wants_any_more_goes(database):
    async with queue_at(database) as queue:
        kept, left = await asked(queue, an_errand(1), an_errand(2))
        await queue.leave([left])
        assert [row["id"] for row in await rows(queue)] == [kept]
        await time_passes(queue, 61.0)  # the hall has died
        await queue.tidy()
        assert await rows(queue) == []


async def test_a_question_is_taken_only_by_the_very_same_code(database):
    async with queue_at(database) as queue:
        await asked(queue, an_errand(1))
        assert await queue.take("older", Able(frozenset(["other"]), ABLE.levels), 1) == []
        assert await queue.take("poorer", Able(ABLE.codes, frozenset(["greedy"])), 1) == []
        assert len(await queue.take("same", ABLE, 1)) == 1


async def test_whoever_does_not_come_back_loses_the_question_and_a_late_answer_counts_for_nothing(database):
    async with queue_at(database) as queue:
        numbers = await asked(queue, an_errand(1))
        (first,) = await queue.take("first", ABLE, 1)
        assert await queue.take("second", ABLE, 1) == []
        await queue.here("first", "here", 1, ABLE, [first.id])
        await time_passes(queue, queues.HOLD + 1)
        (second,) = await queue.take("second", ABLE, 1)
        assert not await queue.answer("first", first, b"1", None)
        assert await queue.answer("second", second, b"2", None)
        assert [heard.answer for heard in await queue.hear(numbers)] == [b"2"]


async def test_a_question_that_ends_two_thinkers_is_given_up(database):
    async with queue_at(database) as queue:
        numbers = await asked(queue, an_errand(1))
        for name in ("first", "second"):
            assert len(await queue.take(name, ABLE, 1)) == 1
            await time_passes(queue, queues.HOLD + 1)
        assert await queue.take("third", ABLE, 1) == []
        await queue.tidy()
        assert [heard.trouble for heard in await queue.hear(numbers)] == ["broken"]


async def test_whoever_goes_as_told_gives_back_what_they_hold(database):
    async with queue_at(database) as queue:
        await asked(queue, an_errand(1))
        await queue.here("first", "here", 1, ABLE, [])
        await queue.take("first", ABLE, 1)
        await queue.go("first")
        assert await queue.tidy() == []
        assert [taken.tries for taken in await queue.take("second", ABLE, 1)] == [1]


# The hall's side


@asynccontextmanager
async def asking(database: str, patience: float = 30.0):
    thinkers = ThinkersElsewhere(database, patience)
    await thinkers.open()
    try:
        yield thinkers
    finally:
        await thinkers.close()


@asynccontextmanager
async def thinker_here(database: str, processes: int = 1):
    """In this very loop, with a process of its own to think in."""
    thinker = Thinker(database, processes, ["holmgang"])
    running = asyncio.create_task(thinker.run())
    try:
        yield thinker
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_question_is_answered_elsewhere_once_for_all_who_ask(database):
    async with asking(database) as thinkers, thinker_here(database) as thinker:
        await until(lambda: thinkers.able, "a thinker is there")
        matter = Matter("table", 0, 1)
        asked = [thinkers.think(a_question(), matter, ["ann"], LONG) for _ in range(5)]
        assert len(set(await asyncio.gather(*asked))) == 1
        assert thinker.answered == 1
        async with queue_at(database) as queue:
            await until(lambda: is_empty(queue), "nothing is left")


async def is_empty(queue: Queue) -> bool:
    return not await rows(queue)


async def test_what_goes_wrong_elsewhere_is_told_as_it_would_be_here(database):
    async with asking(database) as thinkers, queue_at(database) as queue:
        able = able_to(["holmgang"])
        await queue.here("thinker", "here", 1, able, [])
        await until(lambda: thinkers.able, "a thinker is there")
        for number, (told, trouble) in enumerate(
            [("slow", TooSlow), ("broken", BrokenProcessPool), ("ValueError", FailedElsewhere)]
        ):
            waiting = asyncio.create_task(thinkers.think(a_question(), Matter("table", 0, number), [], 5.0))
            taken = await until(lambda: queue.take("thinker", able, 1), "the question is there")
            await queue.answer("thinker", taken[0], None, told)
            with pytest.raises(trouble):
                await waiting


async def test_nobody_waits_where_nobody_thinks(database, caplog):
    async with asking(database) as thinkers, queue_at(database) as queue:
        with pytest.raises(NobodyThinks, match="no thinker is there"):
            await thinkers.think(a_question(), Matter("table", 0, 1), [], 5.0)
        await queue.here("thinker", "here", 1, able_to(["holmgang"]), [])
        await until(lambda: thinkers.able, "a thinker is there")
        waiting = asyncio.create_task(thinkers.think(a_question(), Matter("table", 0, 1), [], 5.0))
        await until(lambda: thinkers.asked, "the question is on its way")
        await time_passes(queue, queues.HOLD + 1)  # the thinker is gone
        with pytest.raises(NobodyThinks, match="any more"), caplog.at_level(logging.WARNING):
            await waiting
        assert "no thinker is there: the hall thinks by itself" in caplog.text
        await until(lambda: is_empty(queue), "nothing is left")


def elsewhere(bots: Bots) -> ThinkersElsewhere:
    assert isinstance(bots.elsewhere, ThinkersElsewhere)
    return bots.elsewhere


async def test_the_hall_thinks_by_itself_where_thinkers_are_too_busy(database):
    bots = Bots(workers=1, elsewhere=ThinkersElsewhere(database, patience=0.5))
    await bots.open()
    try:
        async with queue_at(database) as queue:
            await queue.here("busy", "here", 1, able_to(["holmgang"]), [])
            await until(lambda: elsewhere(bots).able, "a thinker is there")
            question = a_question()
            given = (HOLMGANG, question.position, question.seat, (), None, Matter("table", 0, 1))
            assert await bots.choose("random", *given) >= 0
            assert await rows(queue) == []
    finally:
        await bots.close()


async def test_whoever_goes_away_takes_the_question_along(database):
    async with asking(database) as thinkers, queue_at(database) as queue:
        await queue.here("thinker", "here", 1, able_to(["holmgang"]), [])
        await until(lambda: thinkers.able, "a thinker is there")
        waiting = asyncio.create_task(thinkers.think(a_question(), Matter("table", 0, 1), [], 5.0))
        await until(lambda: thinkers.asked, "the question is on its way")
        waiting.cancel()
        await until(lambda: is_empty(queue), "nothing is left")


async def test_the_word_that_it_is_answered_may_be_lost(database):
    """Whoever waits looks every second all the same."""
    async with asking(database) as thinkers, queue_at(database, hall_channel("nobody")) as queue:
        able = able_to(["holmgang"])
        await queue.here("thinker", "here", 1, able, [])
        await until(lambda: thinkers.able, "a thinker is there")
        waiting = asyncio.create_task(thinkers.think(a_question(), Matter("table", 0, 1), [], 5.0))
        (taken,) = await until(lambda: queue.take("thinker", able, 1), "the question is there")
        async with queue.line() as connection:
            await connection.execute("UPDATE questions SET answered_at = 1, answer = '7' WHERE id = $1", taken.id)
        assert await waiting == 7


async def test_a_connection_that_is_lost_is_opened_again(database):
    async with asking(database) as thinkers, thinker_here(database), queue_at(database) as queue:
        await until(lambda: thinkers.able, "a thinker is there")
        async with queue.line() as connection:
            await connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await until(lambda: is_answered(thinkers), "it is answered elsewhere again")


async def test_a_connection_that_broke_in_the_middle_of_a_word_is_not_used_again(database):
    async with queue_at(database) as queue:
        with pytest.raises(AWAY):
            async with queue.line() as broken:
                raise asyncpg.InternalClientError("another operation is in progress")
        async with queue.line() as connection:
            assert connection is not broken and await connection.fetchval("SELECT 1") == 1


async def is_answered(thinkers: ThinkersElsewhere) -> bool:
    try:
        return bool(await thinkers.think(a_question(), Matter("table", 0, 1), [], LONG) >= 0)
    except NobodyThinks:
        return False


async def test_two_tables_are_all_that_a_thinker_needs_to_see(database):
    """With the rights that the page gives it."""
    page = (Path(__file__).parents[2] / "docs/thinkers.md").read_text()
    (rights,) = re.findall(r"```sql\n(.*?)```", page, re.DOTALL)
    async with queue_at(database) as queue, queue.line() as connection:
        await connection.execute("DROP ROLE IF EXISTS thinker")
        await connection.execute(rights)
    as_thinker = database.replace("//postgres:", "//thinker:")
    async with asking(database) as thinkers, thinker_here(as_thinker):
        await until(lambda: thinkers.able, "a thinker is there")
        assert await thinkers.think(a_question(), Matter("table", 0, 1), [], LONG) >= 0
    async with queue_at(as_thinker) as queue, queue.line() as connection:
        with pytest.raises(asyncpg.InsufficientPrivilegeError):
            await connection.fetch("SELECT seed FROM tables")


# Halls and thinkers


FURTHER = 12  # answers: more than were on their way when something happened to the thinkers


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.soak)], ids=["on", "to the end"])
async def test_games_of_each_kind_go_on_though_one_thinker_is_killed_and_one_hangs(tmp_path, database, to_the_end):
    wishes = {"database": database, "thinkers": "elsewhere", "tables_of_bots": 10}
    with thinking(tmp_path, database, 3) as (killed, hanging, left):
        async with running(tmp_path, **wishes) as here:
            thought_here = noted(here.hall.bots)
            await until(lambda: len(elsewhere(here.hall.bots).able) == 3, "all three are there")
            ann = await here.visitor("Ann")
            made = [await ann.post("/api/tables", **game) for game in SHORT_GAMES]
            tables = [await here.hall.table(one["table"]["id"]) for one in made]
            await until(lambda: all(table.begun().count > 5 for table in tables), "all of them are played")
            killed.kill()
            hanging.pause()
            enough = [10_000 if to_the_end else table.begun().count + FURTHER for table in tables]

            def have_gone_on() -> bool:
                pairs = zip(tables, enough)
                return all(table.header.status == "over" or table.begun().count >= count for table, count in pairs)

            await until(have_gone_on, "all have gone on", LONG)
            assert not thought_here
        assert left.stop() == 0


def noted(bots: Bots) -> list[object]:
    """What the hall's own processes are asked."""
    asked: list[object] = []
    run = bots.run

    async def noting(people, work, *given, **wishes):
        asked.append(given)
        return await run(people, work, *given, **wishes)

    bots.run = noting  # type: ignore[method-assign]
    return asked


async def test_without_any_thinker_the_game_goes_on(tmp_path, database):
    async with running(tmp_path, database=database, thinkers="elsewhere") as here:
        ann = await here.visitor("Ann")
        made = await ann.post("/api/tables", game="holmgang", seats=RANDOM)
        table = await here.hall.table(made["table"]["id"])
        await until(lambda: table.header.status == "over", "the game has ended")
