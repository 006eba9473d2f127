"""The halls of the tests hash passwords in a hundredth of the time; how hard they really are is tested once."""

from __future__ import annotations

from functools import partial

from argon2 import PasswordHasher

from meadhall.server.people import passwords


def hash_quickly() -> None:
    """In every hall opened in this process from now on."""
    quick = partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)
    passwords.PasswordHasher = quick  # type: ignore[attr-defined, assignment]
