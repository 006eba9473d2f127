"""Passwords: how they are kept, and which are too easy to guess.

A list of forbidden passwords would have to hold tens of thousands, and a rule
about signs lets "Passw0rd!" through. So a password is weighed by zxcvbn, as an
attacker would: common ones, names, dates, keyboard runs, with the usual tricks
of spelling, and whatever this person is called here.
"""

from __future__ import annotations

import asyncio
import threading

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from meadhall.kernel import shelf
from meadhall.server.troubles import NotUnderstood

SAFE = 3  # of 4: a hundred million guesses or more, too many even for whoever has stolen the database
WEIGHED = 72  # signs; what is that long is safe by what follows, and weighing more takes seconds


class Passwords:
    """Outside the event loop, and two at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turn = asyncio.Semaphore(2)

    async def hash(self, password: str, *names: str) -> str:
        """What is kept of a password somebody chose; `names` are what they are called."""
        async with self.turn:
            if await asyncio.to_thread(is_easy, password, names):
                raise NotUnderstood("weak-password")
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """As slow for an account that does not exist."""
        async with self.turn:
            return await asyncio.to_thread(self._is_right, stored, password)

    def _is_right(self, stored: str | None, password: str) -> bool:
        if stored is None:
            self.hasher.hash(password)  # takes as long as comparing
            return False
        try:
            return self.hasher.verify(stored, password)
        except Argon2Error:
            return False


weighing = threading.Lock()  # zxcvbn keeps the names of the one it weighs for in a place all share


def is_easy(password: str, names: tuple[str, ...]) -> bool:
    """Whether somebody who guesses would come to it."""
    from zxcvbn import zxcvbn  # its lists take a moment to load

    with weighing:
        weighed = zxcvbn(password[:WEIGHED], user_inputs=["meadhall", *shelf.names(), *names])
    return int(weighed["score"]) < SAFE
