"""What the other tests lean on: waiting, playing side by side, halls in processes of their own."""

from __future__ import annotations

import asyncio
import socket
import urllib.request

import pytest

from tests.server.processes import HallProcess, kept_port
from tests.waiting import NeverHappened, together, until, wait_until


async def test_a_wait_that_fails_says_what_for_and_shows_the_log():
    with pytest.raises(NeverHappened, match=r"(?s)the moon is full \(last seen: 0\).*half a moon"):
        await until(lambda: 0, "the moon is full", seconds=0.05, log=lambda: "half a moon")
    with pytest.raises(NeverHappened, match="the tide is in"):
        wait_until(lambda: None, "the tide is in", seconds=0.05)


async def test_a_wait_gives_the_first_answer_that_counts_plain_or_awaited():
    answers = iter([0, 0, 7, 8])

    async def later() -> int:
        return next(answers)

    assert await until(later, "a number") == 7
    assert wait_until(lambda: next(answers), "the next number") == 8


async def test_whoever_plays_beside_somebody_who_fails_has_stopped_before_the_test_goes_on():
    stopped = asyncio.Event()

    async def plays_on() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            stopped.set()

    async def fails() -> None:
        raise ValueError

    with pytest.raises(ExceptionGroup) as failed:
        await together(plays_on(), fails())
    assert stopped.is_set() and [type(one) for one in failed.value.exceptions] == [ValueError]


def test_a_kept_port_is_given_to_nobody_else_and_refuses_until_somebody_listens():
    with kept_port() as kept:
        address = kept.getsockname()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(address)
        for _ in range(2):  # a hall, and the next one
            with socket.create_server(address):  # it sets SO_REUSEADDR, as the hall does
                socket.create_connection(address).close()
        with socket.socket() as stranger, pytest.raises(OSError, match="in use"):
            stranger.bind(address)


def test_a_hall_killed_twice_is_killed_once_and_opens_again_at_its_address(tmp_path):
    hall = HallProcess(tmp_path)
    try:
        hall.kill()
        first = hall.process
        hall.kill()  # its number may be somebody else's by now
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", hall.port))
        hall.open_again()
        assert hall.process is not first
        urllib.request.urlopen(hall.address + "api/health").close()
    finally:
        hall.stop()
    assert hall.process.returncode is not None
