"""What is done at a table while another hall does something there as well."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from meadhall.server.troubles import Overtaken

P = ParamSpec("P")
T = TypeVar("T")
MOST_TRIES: Final = 30


def again(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Where another hall was quicker, all of it is looked at anew: what can still be done is done."""

    @wraps(work)
    async def tried(*given: P.args, **named: P.kwargs) -> T:
        for _ in range(MOST_TRIES):
            with suppress(Overtaken):
                return await work(*given, **named)
        return await work(*given, **named)

    return tried
