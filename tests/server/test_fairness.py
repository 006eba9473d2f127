"""One person's many tables cost nobody else anything."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from meadhall.kernel import core, shelf
from meadhall.kernel.dice import Dice
from meadhall.server.thinking.bots import Bots, imagined
from meadhall.server.thinking.workers import Turns
from tests.server.guarded import until
from tests.server.halls import Visitor, running
from tests.tables import seated

HOLMGANG = shelf.find("holmgang")
BOTS = [{"kind": "bot", "level": "random"}] * 2
WITH_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
WAITING = [{"kind": "me"}, {"kind": "open"}]


# Turns


class Queue:
    """People who want turns, and the order in which they get them."""

    def __init__(self, places: int) -> None:
        self.turns = Turns(places)
        self.served: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.go_on = asyncio.Event()

    def ask(self, *people: str, times: int = 1) -> None:
        self.tasks += [asyncio.create_task(self._use(people)) for _ in range(times)]

    async def _use(self, people: tuple[str, ...]) -> None:
        async with self.turns.of(people) as payer:
            self.served.append(payer)
            await self.go_on.wait()
            await asyncio.sleep(0)

    async def finish(self) -> None:
        self.go_on.set()
        await asyncio.gather(*self.tasks)


async def test_turns_go_round_among_those_who_wait():
    queue = Queue(places=1)
    queue.ask("ann", times=5)
    queue.ask("bo", times=2)
    queue.ask("cai")
    await asyncio.sleep(0)
    await queue.finish()
    assert queue.served == ["ann", "ann", "bo", "cai", "ann", "bo", "ann", "ann"]


async def test_one_turn_among_six_hundred_comes_at_once():
    queue = Queue(places=2)
    queue.ask("greedy", times=600)
    await asyncio.sleep(0)
    queue.ask("bo")
    await queue.finish()
    assert queue.served.index("bo") <= 4 and len(queue.served) == 601


async def test_a_table_is_paid_for_by_whoever_waits_for_least():
    """Who sits down at a busy host's table does not wait for the host's other tables."""
    queue = Queue(places=1)
    queue.ask("host", times=50)
    await asyncio.sleep(0)
    queue.ask("host", "guest")
    await queue.finish()
    assert queue.served.index("guest") <= 2


async def test_whoever_goes_away_while_waiting_loses_nobody_a_turn():
    queue = Queue(places=1)
    queue.ask("ann", times=3)
    queue.ask("bo", times=3)
    await asyncio.sleep(0)
    for task in (queue.tasks[2], queue.tasks[3]):
        task.cancel()
    await asyncio.sleep(0)
    queue.go_on.set()
    await asyncio.gather(*queue.tasks, return_exceptions=True)
    assert Counter(queue.served) == {"ann": 2, "bo": 2}
    assert queue.turns.free == 1 and not queue.turns.waiting


async def test_whoever_is_called_and_gone_at_once_gives_the_turn_back():
    turns = Turns(1)
    async with turns.of(("ann",)):
        gone = asyncio.create_task(turns.take(("bo",)))
        await asyncio.sleep(0)
    gone.cancel()  # called by leaving the block, but not awake yet
    await asyncio.gather(gone, return_exceptions=True)
    async with asyncio.timeout(60), turns.of(("cai",)):
        assert turns.free == 0


async def test_six_hundred_thoughts_of_one_do_not_hold_up_anothers():
    state = seated(HOLMGANG, 2)
    core.settle(state, Dice(1))
    seat = state.waiting[0]
    position = imagined(HOLMGANG, state, seat)
    bots = Bots(workers=1)
    done: list[str] = []

    async def think(person: str) -> None:
        await bots.choose("random", HOLMGANG, position, seat, (person,))
        done.append(person)

    try:
        await think("warm up")
        many = [asyncio.create_task(think("greedy")) for _ in range(600)]
        await asyncio.sleep(0)
        await think("bo")
        assert len(done) <= 6, "bo's bot waited for the thoughts of somebody else's"
        await asyncio.gather(*many)
    finally:
        bots.stop()


async def test_a_hall_full_of_one_guests_bots_lets_others_play(tmp_path, monkeypatch):
    """Forty tables of bots, one worker: whoever plays a bot waits for a move or two of theirs, not for all."""
    async with running(tmp_path, tables_of_bots=1000, tables_at_once=1000, lobby_entries=1000) as here:
        greedy, ann = await here.visitor("Greedy"), await here.visitor("Ann")
        mine = (await ann.get("/api/me"))["id"]
        turns = noted(here.hall.bots.turns, monkeypatch)
        for _ in range(40):
            await greedy.post("/api/tables", game="raids", seats=[{"kind": "bot", "level": "greedy"}] * 3)
        live = await ann.sit((await ann.post("/api/tables", game="holmgang", seats=WITH_A_BOT))["table"]["id"])
        await until(lambda: len(here.hall.bots.turns.waiting) > 0, "the guest's bots wait for their turns")
        for _ in range(5):
            if (await live.asked())["result"] is not None:
                break
            await live.answer()
        await until(lambda: ("has", mine) in turns, "a bot has answered Ann")
        called_before = here.hall.bots.workers + 1  # those who have a place already, though they may not be awake yet
    waits = waits_of(mine, turns)
    assert waits and max(waits) <= called_before + 1


def waits_of(person: str, turns: list[tuple[str, str]]) -> list[int]:
    """How many others had a turn from when somebody wanted one until they had it, each time."""
    waits: list[int] = []
    others: int | None = None
    for kind, who in turns:
        if (kind, who) == ("wants", person):
            others = 0
        elif kind == "has" and others is not None:
            if who == person:
                waits.append(others)
            others = None if who == person else others + 1
    return waits


def noted(turns: Turns, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Who wants a turn and who has one, in order."""
    order: list[tuple[str, str]] = []
    take = turns.take

    async def noting(people):
        order.extend(("wants", person) for person in people)
        payer = await take(people)
        order.append(("has", payer))
        return payer

    monkeypatch.setattr(turns, "take", noting)
    return order


# Limits


async def make(visitor: Visitor, seats: list[dict[str, str]], **wishes: object) -> tuple[int, str]:
    answer = await visitor.ask("POST", "/api/tables", game="holmgang", seats=seats, **wishes)
    return answer.status_code, answer.json().get("message", "")


async def test_tables_that_wait_for_players_are_counted_by_host(tmp_path):
    async with running(tmp_path, tables_open=3) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        told = [await make(ann, WAITING) for _ in range(4)]
        assert told == [(201, "")] * 3 + [(409, "too-many-open-tables")]
        assert await make(ann, WITH_A_BOT) == (201, "")  # that one waits for nobody
        assert await make(bo, WAITING) == (201, "")
        mine = (await ann.get("/api/me/tables"))["tables"]
        waiting = next(table["id"] for table in mine if table["status"] == "open")
        await ann.post(f"/api/tables/{waiting}/leave", seat=0)
        assert await make(ann, WAITING) == (201, "")


async def test_tables_that_are_not_over_are_counted_however_they_were_made(tmp_path):
    async with running(tmp_path, tables_at_once=3) as here:
        ann = await here.visitor("Ann")
        assert [await make(ann, WITH_A_BOT) for _ in range(3)] == [(201, "")] * 3
        assert await make(ann, WITH_A_BOT) == (409, "too-many-tables")
        assert await ann.trouble("POST", "/api/lessons", game="holmgang") == (409, "too-many-tables")
        table = (await ann.get("/api/me/tables"))["tables"][0]["id"]
        fork = await ann.trouble("POST", f"/api/tables/{table}/fork", step=0, seat=0)
        assert fork == (409, "too-many-tables")
        await ann.post(f"/api/tables/{table}/resign", seat=0)
        assert await make(ann, WITH_A_BOT) == (201, "")
        assert await ann.trouble("POST", f"/api/tables/{table}/rematch") == (409, "too-many-tables")
        assert (await ann.get(f"/api/tables/{table}"))["next"] is None


async def test_listed_tables_are_counted_by_host(tmp_path):
    async with running(tmp_path, lobby_entries=2) as here:
        ann = await here.visitor("Ann")
        told = [await make(ann, WAITING, listed=True) for _ in range(3)]
        assert told == [(201, ""), (201, ""), (409, "too-many-listed-tables")]
        assert await make(ann, WAITING, listed=False) == (201, "")
        assert len((await ann.get("/api/tables"))["tables"]) == 2


async def test_tables_of_bots_alone_are_counted_by_host(tmp_path):
    async with running(tmp_path, tables_of_bots=2, bot_delay=600.0) as here:
        ann = await here.visitor("Ann")
        told = [await make(ann, BOTS) for _ in range(3)]
        assert told == [(201, ""), (201, ""), (409, "too-many-bot-tables")]


@pytest.mark.parametrize("autostart", [True, False])
async def test_a_table_is_not_turned_into_one_of_bots_alone_by_and_by(tmp_path, autostart):
    async with running(tmp_path, tables_of_bots=1, bot_delay=600.0) as here:
        ann = await here.visitor("Ann")
        assert await make(ann, BOTS) == (201, "")
        seats = [{"kind": "open"}, {"kind": "bot", "level": "random"}]
        made = await ann.post("/api/tables", game="holmgang", seats=seats, autostart=autostart)
        table = made["table"]["id"]
        await ann.ask("PUT", f"/api/tables/{table}/seats/0", kind="bot", level="random")
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "open"
        assert await ann.trouble("POST", f"/api/tables/{table}/start") == (409, "too-many-bot-tables")


async def test_wishes_at_the_same_moment_are_counted_one_after_another(tmp_path):
    async with running(tmp_path, tables_open=5, tables_of_bots=2, bot_delay=600.0) as here:
        ann = await here.visitor("Ann")
        told = await asyncio.gather(*[make(ann, WAITING) for _ in range(30)])
        assert sum(status == 201 for status, _ in told) == 5
        told = await asyncio.gather(*[make(ann, BOTS) for _ in range(20)])
        assert sum(status == 201 for status, _ in told) == 2
