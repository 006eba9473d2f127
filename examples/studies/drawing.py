"""A cloud of cards as SVG: place in the draft to the right, worth upwards."""

# mypy: disable-error-code="import-not-found"
from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from meadhall.kernel.words import Words

if TYPE_CHECKING:
    from drafting import Found

WIDTH, HEIGHT, EDGE = 860, 520, 60
COLOURS = {"too late": "#b4441c", "too early": "#2b6b8f", "": "#8a7a66"}
STYLE = "text{font:14px sans-serif;fill:#3b2f25}.soft{fill:#6b5c4d}line{stroke:#8a7a66}"


def drawn(found: Sequence[Found], words: Words) -> str:
    sides = [one.place for one in found]
    heights = [end for one in found for end in (*one.between, one.usual)]
    left, right = float(min(sides)) - 0.1, float(max(sides)) + 0.1
    low, high = float(min(heights)), float(max(heights))

    def x(place: float) -> float:
        return round(EDGE + (WIDTH - 2 * EDGE) * (place - left) / (right - left), 1)

    def y(worth: float) -> float:
        return round(HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (worth - low) / (high - low), 1)

    first, last = min(found, key=lambda one: one.place), max(found, key=lambda one: one.place)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>Worth of each card against its place in the draft</title><style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#f6efe1"/>',
        f'<line x1="{x(first.place)}" y1="{y(first.usual)}" x2="{x(last.place)}" y2="{y(last.usual)}"/>',
        f'<line x1="{EDGE}" x2="{WIDTH - EDGE}" y1="{y(0)}" y2="{y(0)}" stroke-dasharray="3 5"/>',
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 18}" text-anchor="end">kept as number …</text>',
        f'<text x="{EDGE}" y="28">wins more often, in points of a hundred</text>',
    ]
    parts += [
        f'<text class="soft" x="{x(place)}" y="{HEIGHT - 36}" text-anchor="middle">{place}</text>'
        for place in range(1, 7)
        if left <= place <= right
    ]
    parts += [
        f'<text class="soft" x="{EDGE - 10}" y="{y(points / 100) + 5}" text-anchor="end">{points:+d}</text>'
        for points in range(-20, 21, 4)
        if low <= points / 100 <= high
    ]
    for one in sorted(found, key=lambda one: bool(one.verdict)):
        colour, at, up = COLOURS[one.verdict], x(one.place), y(one.worth)
        name = escape(words.say(f"card-{one.name}"))
        if one.verdict:
            ends = [y(end) for end in one.between]
            parts.append(f'<line x1="{at}" x2="{at}" y1="{ends[0]}" y2="{ends[1]}" style="stroke:{colour}"/>')
            parts.append(f'<text x="{at + 9}" y="{up + 5}" style="fill:{colour}">{name}</text>')
        parts.append(f'<circle cx="{at}" cy="{up}" r="5" fill="{colour}"><title>{name}</title></circle>')
    return "\n".join([*parts, "</svg>"]) + "\n"
