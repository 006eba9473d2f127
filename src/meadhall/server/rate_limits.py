"""How often something may be done."""

from __future__ import annotations

from meadhall.server.settings import Rate
from meadhall.server.troubles import TooOften

TIDY_AT = 10_000  # buckets


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
