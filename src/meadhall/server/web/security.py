"""Tokens, origins, limits and headers."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from meadhall.kernel.dice import SEED_BITS
from meadhall.server.settings import Rate
from meadhall.server.troubles import NotUnderstood, TooOften

COOKIE = "meadhall"
COOKIE_AGE = 365 * 24 * 3600
TIDY_AT = 10_000  # buckets
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


def new_seed() -> int:
    """For dice that nobody can guess."""
    return secrets.randbits(SEED_BITS)


def digest(token: str) -> str:
    """What is stored of a token: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


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
        self.tidy_at = TIDY_AT

    def take(self, who: str, now: float) -> None:
        if len(self.buckets) >= self.tidy_at:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.is_full(now)}
            self.tidy_at = max(TIDY_AT, 2 * len(self.buckets))  # so that a crowd is not counted at each request
        if who not in self.buckets:
            self.buckets[who] = Bucket(self.rate, now)
        self.buckets[who].take(now)


def address_of(host: str) -> str:
    """Whom limits count as one: by IPv4 a machine; by IPv6 a network, whose machines have addresses to spare."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Browsers name the page a request comes from; programs name none."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # "http://[": no address at all
        return False


def clean(text: str, trouble: str) -> str:
    """Without what cannot be seen; `trouble` where nothing is left."""
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not kept:
        raise NotUnderstood(trouble)
    return kept
