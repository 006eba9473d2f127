"""The same page as text: tables without pictures."""

from __future__ import annotations

from meadhall.arena.report.sections import Author, Page, Section


def markdown(page: Page, author: Author) -> str:
    parts = [f"# {page.title}", *page.lead, f"{author.say('page-command')}:", f"    {page.command}"]
    for section in page.sections:
        parts += [f"## {section.title}", *[text for _, text in section.said], *section.notes]
        if section.lines:
            parts.append(table_of(section))
    return "\n\n".join(parts) + "\n"


def table_of(section: Section) -> str:
    rows = [section.heads, ("---",) * len(section.heads), *[line.cells for line in section.lines]]
    return "\n".join(["| " + " | ".join([cell.replace("|", "\\|") for cell in row]) + " |" for row in rows])
