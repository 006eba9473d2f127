"""The page: whole, readable by itself, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from meadhall.arena.report.figures import Figures
from meadhall.arena.report.html import html
from meadhall.arena.report.markdown import markdown
from meadhall.arena.report.plots import parts_of, step_for
from meadhall.arena.report.sections import SHOWN, Author, shown
from meadhall.arena.report.writing import write_report
from meadhall.arena.running import run
from meadhall.arena.schedule import contest, line_ups_of
from meadhall.arena.table import table
from meadhall.arena.troubles import BadReport
from meadhall.kernel import shelf
from meadhall.kernel.words import LANGUAGES

COMMAND = "meadhall arena somewhere"
VOID = {"meta", "link"}


def table_for(game, line_ups, games):
    shown = contest(game, line_ups)
    return table(shown, run(shown, games))


@pytest.fixture(scope="module")
def rivals():
    return table_for("raids", line_ups_of(["greedy", "random"], 2), 4)


@pytest.fixture(scope="module")
def many():
    return table_for("raids", [("random",) * 4], 60)


@pytest.fixture(scope="module")
def friends():
    return table_for("yggdrasil", [("random",) * 2], 30)


class Nesting(HTMLParser):
    """Every element is closed where it should be."""

    def __init__(self):
        super().__init__()
        self.open = []

    def handle_starttag(self, tag, attrs):
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def page(found, language="en"):
    author = Author(found, language)
    return html(author.page(COMMAND), author)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", shelf.names())
def test_there_is_a_page_for_every_game(name, language):
    text = page(table_for(name, [("random",) * shelf.find(name).seats[-1]], 2), language)
    nesting = Nesting()
    nesting.feed(text)
    assert nesting.open == []
    assert f'<html lang="{language}">' in text
    assert COMMAND in text


def test_the_page_needs_nothing_from_outside(rivals):
    text = page(rivals)
    assert not re.search(r"https?:|src=|@import|url\(|<script", text)
    assert re.findall(r'href="([^"]*)"', text) == ["data:,"]
    assert "prefers-color-scheme: dark" in text


def test_every_picture_can_be_drawn_and_says_what_it_shows(many):
    pictures = re.findall(r"<svg.*?</svg>", page(many), re.DOTALL)
    assert len(pictures) > 50
    for picture in pictures:
        drawn = ElementTree.fromstring(picture)
        assert drawn.attrib.get("aria-label") or drawn.attrib["aria-hidden"] == "true"
        assert len(drawn) > 0
        for part in drawn.iter():
            for side in ("x1", "x2", "cx", "x", "width"):
                assert 0 <= float(part.attrib.get(side, "0").rstrip("%")) <= 100


def test_it_speaks_two_languages(rivals):
    assert page(rivals, "en") != page(rivals, "fr")
    assert "Tiles taken" in page(rivals, "en")
    assert "Tuiles prises" in page(rivals, "fr")


def test_rivals_are_rated_and_friends_and_loners_are_not(rivals, many, friends):
    assert "openskill:" in page(rivals)
    assert rivals.unrated is None and all(line.strength and line.openskill for line in rivals.agents)
    assert "agents have no ratings" in page(friends)
    assert "random sits in every seat" in page(many)
    assert (friends.unrated, many.unrated) == ("together", "alone")
    assert all(line.strength is None and line.openskill is None for line in (*friends.agents, *many.agents))


def test_friends_are_counted_as_teams_and_not_by_seat(friends):
    assert friends.by_seat is None
    assert [line.team for line in friends.teams] == [("random", "random")]
    assert friends.teams[0].games == 30
    assert sum(worth.tries for worth in friends.groups["god"].things) == 60


def test_who_sits_everywhere_wins_the_even_share(many):
    [line] = many.agents
    assert line.rate == pytest.approx(line.even)
    assert line.interval is None


def test_long_lists_begin_with_their_ends(many):
    sections = [section for section in Author(many, "en").sections() if section.title == "Tiles taken"]
    [lines] = [shown(section) for section in sections]
    assert len(sections[0].lines) > 24
    assert lines[1] and len(lines[0]) <= 2 * SHOWN
    assert "<details>" in page(many)


def test_things_that_are_called_alike_are_told_apart(many):
    for section in Author(many, "en").sections():
        names = [line.cells[0] for line in section.lines]
        assert len(set(names)) == len(names)


def test_the_same_as_text(rivals, tmp_path):
    author = Author(rivals, "fr")
    text = markdown(author.page(COMMAND), author)
    assert text.startswith("# Raids\n")
    assert "## Tuiles prises" in text and "| greedy |" in text
    write_report(tmp_path / "page.md", rivals, "fr", COMMAND)
    assert (tmp_path / "page.md").read_text(encoding="utf-8") == text


@pytest.mark.parametrize("name", ["page.pdf", "nowhere/page.html"])
def test_a_page_that_cannot_be_written_is_told(rivals, tmp_path, name):
    with pytest.raises(BadReport):
        write_report(tmp_path / name, rivals, "en", COMMAND)


def test_numbers_are_written_as_people_write_them():
    english, french = Figures("en"), Figures("fr")
    assert (english.number(1234.56, 1), french.number(1234.56, 1)) == ("1,234.6", "1\u00a0234,6")
    assert (english.percent(0.257), french.percent(0.257)) == ("25.7\u00a0%", "25,7\u00a0%")
    assert (english.signed(-3.2), english.signed(3.2), english.signed(0.2)) == ("−3", "+3", "0")
    assert french.percents((0.1, 0.25)) == "10,0 – 25,0\u00a0%"


def test_a_histogram_has_round_parts_without_gaps():
    assert [step_for(numbers) for numbers in (1, 30, 31, 61, 200, 1000)] == [1, 1, 2, 5, 10, 50]
    assert parts_of({3: 2, 5: 1}) == [(3, 3, 2), (4, 4, 0), (5, 5, 1)]
    assert sum(count for _, _, count in parts_of({-7: 2, 0: 4, 93: 1})) == 7
