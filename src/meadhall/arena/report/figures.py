"""Numbers as people of a language write them."""

from __future__ import annotations

POINT = {"fr": ","}
THOUSANDS = {"fr": "\u00a0"}
PERCENT = "\u00a0%"  # on the line of its number


class Figures:
    def __init__(self, language: str) -> None:
        self.point = POINT.get(language, ".")
        self.thousands = THOUSANDS.get(language, ",")

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:,.{digits}f}".replace("-", "−")
        return text.replace(",", "\0").replace(".", self.point).replace("\0", self.thousands)

    def signed(self, value: float, digits: int = 0) -> str:
        return ("+" if round(value, digits) > 0 else "") + self.number(value, digits)

    def percent(self, share: float, digits: int = 1) -> str:
        return self.number(100 * share, digits) + PERCENT

    def percents(self, between: tuple[float, float], digits: int = 1) -> str:
        low, high = [self.number(100 * share, digits) for share in between]
        return f"{low} – {high}{PERCENT}"
