"""The arena's page in a browser: wide and narrow, light and dark, it shows all it has and shuts nobody out."""

from __future__ import annotations

import pytest

from meadhall.arena.report.writing import write_report
from meadhall.arena.running import run
from meadhall.arena.schedule import contest
from meadhall.arena.table import table
from tests.browser.visitors import AXE

SIZES = {"wide": {"width": 1280, "height": 800}, "narrow": {"width": 390, "height": 800}}


@pytest.fixture(scope="module")
def report(tmp_path_factory):
    path = tmp_path_factory.mktemp("arena") / "page.html"
    rivals = contest("raids", [("random", "random")])
    write_report(path, table(rivals, run(rivals, 30)), "en", "meadhall balance raids")
    return path


@pytest.mark.parametrize(("size", "scheme"), [("wide", "light"), ("narrow", "dark")])
def test_the_page_is_for_everybody(browser, report, size, scheme):
    context = browser.new_context(viewport=SIZES[size], color_scheme=scheme, offline=True)
    try:
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(report.as_uri())
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run()")["violations"]
        assert [each["id"] for each in found if each["impact"] in ("serious", "critical")] == []
        assert page.evaluate("document.documentElement.scrollWidth") == SIZES[size]["width"]
        plot = page.locator("svg.line").first.bounding_box()
        assert plot is not None and plot["width"] > 120 and plot["x"] + plot["width"] <= SIZES[size]["width"]
        assert complaints == []
    finally:
        context.close()
