"""The page for a browser: one file that needs no other."""

from __future__ import annotations

from functools import partial
from html import escape
from importlib.resources import files

from meadhall.arena.report.figures import Figures
from meadhall.arena.report.plots import Scale, axis, bar, histogram, scale_of, whiskers
from meadhall.arena.report.sections import SHOWN, Author, Bar, Line, Page, Section, Whiskers, shown


def html(page: Page, author: Author) -> str:
    style = (files("meadhall.arena.report") / "page.css").read_text(encoding="utf-8")
    lead = "".join([f"<p>{escape(sentence)}</p>" for sentence in page.lead])
    sections = "\n".join([section_of(section, author) for section in page.sections])
    return f"""<!doctype html>
<html lang="{author.words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>{escape(page.title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
<header>
<h1>{escape(page.title)}</h1>
{lead}
<p class="command">{escape(author.say("page-command"))} <code>{escape(page.command)}</code></p>
</header>
{sections}
</main>
</body>
</html>
"""


def section_of(section: Section, author: Author) -> str:
    said = "".join([f'<p class="said {verdict}">{escape(text)}</p>' for verdict, text in section.said])
    notes = "".join([f'<p class="note">{escape(note)}</p>' for note in section.notes])
    parts = [f"<h2>{escape(section.title)}</h2>", said, notes]
    if section.lines:
        parts.append(lines_of(section, author))
    if section.counts:
        parts.append(histogram(section.counts, partial(part_of, author), section.title))
    return f"<section>\n{''.join(parts)}\n</section>"


def lines_of(section: Section, author: Author) -> str:
    """A table; of a long one the ends first, and all of it behind a click."""
    lines, are_more = shown(section)
    first = table_of(section, lines, author.figures)
    if not are_more:
        return first
    hint = f'<p class="note">{escape(author.say("page-strongest-and-weakest"))}</p>' if lines else ""
    everything = escape(author.say("page-all", count=len(section.lines)))
    whole = table_of(section, section.lines, author.figures)
    whole = f"<details><summary>{everything}</summary>{whole}</details>"
    return f"{hint}{first if lines else ''}{whole}"


def table_of(section: Section, lines: tuple[Line, ...], figures: Figures) -> str:
    drawn = [line.drawn for line in section.lines if isinstance(line.drawn, Whiskers)]
    scale = scale_of(drawn, section.even) if drawn else Scale(0, 1)
    most = max([line.drawn.value for line in section.lines if isinstance(line.drawn, Bar)], default=0.0)
    heads = "".join([f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in section.heads])
    heads += f'<td class="axis">{axis(scale, section.unit, figures) if drawn else ""}</td>'
    rows = [row_of(line, section, scale, most) for line in lines]
    if len(lines) < len(section.lines) and len(lines) == 2 * SHOWN:
        rows.insert(SHOWN, f'<tr class="between"><td colspan="{len(section.heads) + 1}">⋮</td></tr>')
    body = "\n".join(rows)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def row_of(line: Line, section: Section, scale: Scale, most: float) -> str:
    name, *cells = line.cells
    label = ", ".join([cell for cell in line.cells if cell])
    match line.drawn:
        case Whiskers():
            drawn = whiskers(line.drawn, scale, section.even, label)
        case Bar(value):
            drawn = bar(value, most, label)
        case _:
            drawn = ""
    headed = zip(section.heads[1:], cells)
    others = "".join([f'<td data-head="{escape(head)}">{escape(cell)}</td>' for head, cell in headed])
    return f'<tr class="{line.verdict}"><th scope="row">{escape(name)}</th>{others}<td class="drawn">{drawn}</td></tr>'


def part_of(author: Author, first: int, last: int, count: int) -> str:
    """What one bar of a histogram stands for."""
    begin = "alone" if first == last else str(first)
    return author.say("page-histogram-part", **{"from": begin, "to": str(last), "count": str(count)})
