"""Which tables wait for somebody, for programs that look by themselves: Atom (RFC 4287) and iCalendar (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final
from xml.etree import ElementTree

from meadhall.server.letters.waiting import Waiting, letter_words

ATOM: Final = "http://www.w3.org/2005/Atom"
LONGEST: Final = 74  # octets in a line of a calendar, without its end
ElementTree.register_namespace("", ATOM)


def atom(tables: Sequence[Waiting], language: str, address: str, now: float) -> bytes:
    say = letter_words(language).say
    feed = ElementTree.Element(f"{{{ATOM}}}feed")
    add(feed, "id", f"{address}/feeds/turns")
    add(feed, "title", say("feed-title"))
    add(feed, "updated", written(max([table.moved_at for table in tables], default=now)))
    add(feed, "link", href=f"{address}/")
    add(add(feed, "author"), "name", "Meadhall")
    for table in tables:
        entry = add(feed, "entry")
        add(entry, "id", f"{address}/#/table/{table.table}/{table.moved_at:.0f}")
        add(entry, "title", say("feed-entry", {"table": table.told(language)}))
        add(entry, "updated", written(table.moved_at))
        add(entry, "link", href=f"{address}/#/table/{table.table}")
        add(entry, "content", say("feed-entry", {"table": table.told(language)}))
    content: bytes = ElementTree.tostring(feed, encoding="utf-8", xml_declaration=True)
    return content


def add(parent: ElementTree.Element, name: str, text: str | None = None, **attributes: str) -> ElementTree.Element:
    child = ElementTree.SubElement(parent, f"{{{ATOM}}}{name}", attributes)
    child.text = text
    return child


def calendar(tables: Sequence[Waiting], language: str, address: str, now: float) -> bytes:
    """Each turn from when it began until its clock runs out, or an hour."""
    say = letter_words(language).say
    lines = [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Meadhall//Turns//EN",
        f"X-WR-CALNAME:{escaped(say('feed-title'))}",
    ]
    for table in tables:
        lines += [
            "BEGIN:VEVENT",
            f"UID:{table.table}-{table.seat}-{table.moved_at:.0f}@meadhall",
            f"DTSTAMP:{stamp(now)}",
            f"DTSTART:{stamp(table.moved_at)}",
            f"DTEND:{stamp(table.due_at or table.moved_at + 3600)}",
            f"SUMMARY:{escaped(say('feed-entry', {'table': table.told(language)}))}",
            f"URL:{address}/#/table/{table.table}",
            "TRANSP:TRANSPARENT",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    return b"".join(part for line in lines for part in folded(line))


def folded(line: str) -> Iterator[bytes]:
    """A long line goes on in the next one after a space; no letter is cut."""
    part = b""
    for letter in line:
        octets = letter.encode()
        if len(part) + len(octets) > LONGEST:
            yield part + b"\r\n"
            part = b" "
        part += octets
    yield part + b"\r\n"


def escaped(text: str) -> str:
    for sign in ("\\", ";", ","):
        text = text.replace(sign, "\\" + sign)
    return text.replace("\n", "\\n")


def written(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def stamp(time: float) -> str:
    return datetime.fromtimestamp(time, UTC).strftime("%Y%m%dT%H%M%SZ")
