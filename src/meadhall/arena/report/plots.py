"""Small pictures, drawn as SVG by hand. Widths are shares of the room there is: they fit a phone and a wall."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

from meadhall.arena.report.figures import Figures
from meadhall.arena.report.sections import Whiskers

HEIGHT = 22  # of a line
TALL = 150  # of a histogram, without what is written below
PARTS = 30  # of a histogram, at most
TICKS = 7
LABELS = 10  # of a histogram, at most
EDGE = 4  # percent of the width


@dataclass(frozen=True)
class Scale:
    """Where a value lies, in percent of the width."""

    low: float
    high: float

    def at(self, value: float) -> float:
        if self.high <= self.low:
            return 50.0
        return round(100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low), 2)


def scale_of(drawn: Sequence[Whiskers], even: float | None) -> Scale:
    """Room for all that is drawn and a little more."""
    ends = [end for each in drawn for end in (each.outer or each.inner)]
    ends += [each.even for each in drawn if each.even is not None] + ([even] if even is not None else [])
    low, high = min(ends), max(ends)
    room = (high - low) * 0.04 or 0.01
    return Scale(low - room, high + room)


def whiskers(each: Whiskers, scale: Scale, even: float | None, label: str) -> str:
    """A dot, its interval as a thick line, the wider one as a thin line."""
    middle = HEIGHT / 2
    parts = []
    straight = each.even if each.even is not None else even
    if straight is not None:
        at = scale.at(straight)
        parts.append(f'<line class="even" x1="{at}%" x2="{at}%" y1="0" y2="{HEIGHT}"/>')
    for name, ends in (("outer", each.outer), ("inner", each.inner)):
        if ends is not None:
            left, right = scale.at(ends[0]), scale.at(ends[1])
            parts.append(f'<line class="{name}" x1="{left}%" x2="{right}%" y1="{middle}" y2="{middle}"/>')
    parts.append(f'<circle cx="{scale.at(each.value)}%" cy="{middle}" r="4.5"/>')
    return picture("".join(parts), HEIGHT, label)


def axis(scale: Scale, unit: float, figures: Figures) -> str:
    """A few round numbers above what is drawn; `unit` is what a value of 1 is written as."""
    low, high = scale.low * unit, scale.high * unit
    step = round_step((high - low) / TICKS)
    ticks = [number * step for number in range(ceil(low / step), floor(high / step) + 1)]
    digits = 0 if step >= 1 else 1
    drawn = [written(scale.at(tick / unit), 12, figures.number(tick, digits)) for tick in ticks]
    return f'<svg width="100%" height="16" aria-hidden="true">{"".join(drawn)}</svg>'


def written(at: float, down: float, text: str) -> str:
    """Below or above a place; at the edges it stays inside."""
    side = ' class="first"' if at < EDGE else ' class="last"' if at > 100 - EDGE else ""
    return f'<text{side} x="{at:.2f}%" y="{down}">{text}</text>'


def round_step(least: float) -> float:
    """The next of … 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50 …"""
    power = 10.0 ** floor(log10(least))
    return next(power * step for step in (1, 2, 5, 10) if power * step >= least * 0.999)


def bar(value: float, most: float, label: str) -> str:
    wide = round(100 * value / most, 2) if most else 0
    return picture(f'<rect class="bar" x="0" y="4" width="{wide}%" height="{HEIGHT - 8}" rx="2"/>', HEIGHT, label)


def histogram(counts: dict[int, int], told: Callable[[int, int, int], str], label: str) -> str:
    """How often each number was seen; where they are many, several together."""
    parts = parts_of(counts)
    most = max([count for _, _, count in parts])
    wide = 100 / len(parts)
    drawn = []
    for at, (first, last, count) in enumerate(parts):
        tall = round(TALL * count / most, 1)
        drawn.append(
            f'<rect class="bar" x="{at * wide + wide * 0.06:.2f}%" width="{wide * 0.88:.2f}%" '
            f'y="{TALL - tall + 14:.1f}" height="{tall}"><title>{escape(told(first, last, count))}</title></rect>'
        )
    every = max(1, ceil(len(parts) / LABELS))
    drawn += [
        written((at + 0.5) * wide, TALL + 32, str(first)) for at, (first, _, _) in enumerate(parts) if at % every == 0
    ]
    drawn.append(f'<line class="ground" x1="0" x2="100%" y1="{TALL + 14.5}" y2="{TALL + 14.5}"/>')
    return picture("".join(drawn), TALL + 40, label, "histogram")


def parts_of(counts: dict[int, int]) -> list[tuple[int, int, int]]:
    """First and last number of each bar, and how often they were seen: round numbers, no gap between them."""
    low, high = min(counts), max(counts)
    step = step_for(high - low + 1)
    begin = floor(low / step) * step
    parts = []
    for first in range(begin, high + 1, step):
        last = first + step - 1
        parts.append((first, last, sum([counts.get(number, 0) for number in range(first, last + 1)])))
    return parts


def step_for(numbers: int) -> int:
    """1, 2, 5, 10, 20, 50 … so that the bars are not too many."""
    return max(1, round(round_step(numbers / PARTS)))


def picture(inside: str, height: float, label: str, kind: str = "line") -> str:
    return f'<svg class="{kind}" role="img" aria-label="{escape(label)}" width="100%" height="{height}">{inside}</svg>'
