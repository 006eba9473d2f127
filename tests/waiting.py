"""Waiting for something to happen, and saying what it was when it never does.

A test waits for a condition, never for a while. The limits are there for what
never happens: on a busy machine everything takes longer, so they are generous.
"""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

PATIENCE = 60.0  # seconds

T = TypeVar("T")


class NeverHappened(Exception):
    """What was waited for. Not an AssertionError: a test that expects one must not take this for it."""


def nothing() -> str:
    return ""


async def until(
    condition: Callable[[], Any],
    what: str,
    seconds: float = PATIENCE,
    log: Callable[[], str] = nothing,
) -> Any:
    """The first answer of the condition, plain or awaited, that counts as true."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        answer = await answer if inspect.isawaitable(answer) else answer
        if answer:
            return answer
        if time.monotonic() > end:
            raise never(what, seconds, answer, log)
        await asyncio.sleep(0.01)


def wait_until(
    condition: Callable[[], T],
    what: str,
    seconds: float = PATIENCE,
    log: Callable[[], str] = nothing,
    pause: Callable[[float], object] = time.sleep,
) -> T:
    """The same where there is no event loop. `pause` lets time pass; a browser's own way lets it speak meanwhile."""
    end = time.monotonic() + seconds
    while True:
        answer = condition()
        if answer:
            return answer
        if time.monotonic() > end:
            raise never(what, seconds, answer, log)
        pause(0.02)


def never(what: str, seconds: float, answer: object, log: Callable[[], str]) -> NeverHappened:
    return NeverHappened(f"not within {seconds:g} seconds: {what} (last seen: {answer!r})\n{log()}".rstrip())


async def together(*jobs: Coroutine[Any, Any, T]) -> list[T]:
    """What each of them gives. If one fails, the others are cancelled and awaited: nobody reads on behind the test."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(job) for job in jobs]
    return [task.result() for task in tasks]
