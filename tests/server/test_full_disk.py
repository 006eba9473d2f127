"""A disk that is full: the hall says so, loses nothing, and goes on when there is room again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest
import websockets
from sqlalchemy import Connection, event

from meadhall.server.storage.writer import ThreadExecutor
from tests.server.halls import RunningHall, Visitor, running


@contextmanager
def at_each_write(here: RunningHall, pragma: str, afterwards: str) -> Iterator[None]:
    """SQLite under a pragma that makes it refuse, and then again without it."""
    executor = here.hall.store.writer.executor
    assert isinstance(executor, ThreadExecutor)

    def refuse(connection: Connection) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA {pragma.format(pages=pages)}")

    def allow(connection: Connection) -> None:
        connection.exec_driver_sql(f"PRAGMA {afterwards}")

    event.listen(executor.engine, "begin", refuse)
    yield
    event.remove(executor.engine, "begin", refuse)
    event.listen(executor.engine, "begin", allow)


def full_disk(here: RunningHall) -> AbstractContextManager[None]:
    """Not one page more: SQLite answers as it does on a disk without room."""
    return at_each_write(here, "max_page_count = {pages}", "max_page_count = 1000000")


def no_writing(here: RunningHall) -> AbstractContextManager[None]:
    """Not even into a page that is there: a disk that became read-only."""
    return at_each_write(here, "query_only = ON", "query_only = OFF")


async def test_guests_on_a_full_disk_are_told_and_come_in_when_there_is_room(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        with full_disk(here):
            told = set()
            for number in range(200):
                answer = await Visitor(here.address).ask("POST", "/api/guests", name=f"Guest {number}")
                told.add((answer.status_code, answer.json().get("message")))
            assert (503, "cannot-store") in told and told <= {(200, None), (503, "cannot-store")}
            assert (await ann.get("/api/me"))["name"] == "Ann"  # what is stored can be read
            await live.send("ping", id=3)
            assert (await live.until("pong"))["re"] == 3
        assert (await Visitor(here.address).ask("POST", "/api/guests", name="Late")).status_code == 200
        assert [row["number"] for row in await here.hall.store.entries_of(table)] == [0]


async def test_an_answer_on_a_full_disk_is_not_taken_and_may_be_given_again(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        answers = f"/api/tables/{table}/answers"
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        wish = {"seat": 0, "question": state["news"]["question"], "move": "rest"}
        with no_writing(here):
            assert await ann.trouble("POST", answers, **wish) == (503, "cannot-store")
            assert await bo.trouble("PATCH", "/api/me", name="Bob") == (503, "cannot-store")
        again = await ann.get(f"/api/tables/{table}/state?seat=0")
        assert again["news"]["question"] == wish["question"] and again["news"]["events"] == state["news"]["events"]
        assert (await ann.ask("POST", answers, **wish)).status_code == 200


async def test_a_socket_on_a_full_disk_is_sent_away_and_finds_the_table_as_it_was(tmp_path, caplog):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        with no_writing(here):
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.answer("rest")
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
            again = await ann.sit(table)
            assert [event["kind"] for event in again.events] == ["season-began"] and again.last["question"] is not None
        assert (await again.answer("rest"))["type"] == "done"
    noted = [record.getMessage() for record in caplog.records if record.name.startswith("meadhall")]
    assert any("readonly" in line for line in noted)
    assert not any(table in line and "parameters" in line for line in noted)  # nor anything else that was to be stored
