"""Secrets, names and seeds that nobody can guess."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from meadhall.kernel.dice import SEED_BITS

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def new_seed() -> int:
    """For dice that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def digest(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())
