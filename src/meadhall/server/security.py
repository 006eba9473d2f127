"""Tokens, passwords, origins, limits and headers."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from urllib.parse import urlsplit

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from meadhall.server.settings import Rate
from meadhall.server.troubles import NotUnderstood, TooOften

COOKIE = "meadhall"
COOKIE_AGE = 365 * 24 * 3600
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # nothing that looks like something else

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_id(length: int = 12) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


def digest(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


class Passwords:
    """Argon2, outside the event loop and two at a time."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher()
        self.turn = asyncio.Semaphore(2)
        self.nobody = self.hasher.hash(secrets.token_hex(8))

    async def hash(self, password: str) -> str:
        async with self.turn:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """As slow for an account that does not exist."""
        async with self.turn:
            return await asyncio.to_thread(self._is_right, stored, password)

    def _is_right(self, stored: str | None, password: str) -> bool:
        try:
            return self.hasher.verify(stored or self.nobody, password) and stored is not None
        except Argon2Error:
            return False


class Bucket:
    """Fills slowly; every request takes something out."""

    def __init__(self, rate: Rate, now: float) -> None:
        self.rate = rate
        self.level = float(rate.at_once)
        self.at = now

    def take(self, now: float) -> None:
        self.level = min(self.rate.at_once, self.level + (now - self.at) * self.rate.a_second)
        self.at = now
        if self.level < 1:
            raise TooOften((1 - self.level) / self.rate.a_second)
        self.level -= 1

    def is_full(self, now: float) -> bool:
        return self.level + (now - self.at) * self.rate.a_second >= self.rate.at_once


class Buckets:
    """One bucket for each visitor."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}

    def take(self, who: str, now: float) -> None:
        if len(self.buckets) > 10_000:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full(now)}
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, now)
        self.buckets[who].take(now)


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Browsers name the page a request comes from; programs name none."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()


def clean(text: str, trouble: str) -> str:
    """Without what cannot be seen; `trouble` where nothing is left."""
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not kept:
        raise NotUnderstood(trouble)
    return kept
