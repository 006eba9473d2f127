"""A hall in a process of its own, a real browser, and people who visit with it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from tools.gallery.serving import Gallery

from tests.browser.chromium import chromium
from tests.browser.frames import Frames, Shelf
from tests.browser.visitors import HallProcess, Visitor
from tests.gallery import shown_gallery
from tests.server.processes import show_logs


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    show_logs(item, report)
    return report


@pytest.fixture(scope="package")  # a wider one would keep a loop running under every asynchronous test after it
def browser() -> Iterator[Browser]:
    with chromium() as opened:
        yield opened


@pytest.fixture(scope="package")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    opened = HallProcess(tmp_path_factory.mktemp("hall"))
    yield opened
    opened.stop()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[HallProcess]:
    """A hall to be killed. It is named before `visit`, so that its visitors leave first."""
    opened = HallProcess(tmp_path)
    yield opened
    opened.stop()


@pytest.fixture
def visit(browser: Browser, hall: HallProcess) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes in, with a browser of their own; whatever it complains about fails the test."""
    visitors: list[Visitor] = []

    def come_in(name: str | None = None, to: HallProcess = hall, **how: Any) -> Visitor:
        visitors.append(Visitor(browser, to, name, **how))
        return visitors[-1]

    yield come_in
    complaints = [complaint for visitor in visitors for complaint in visitor.complaints]
    for visitor in visitors:
        visitor.context.close()
    assert complaints == []


@pytest.fixture(scope="package")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    folder, _ = shown_gallery(tmp_path_factory)
    with Gallery(folder) as opened:
        yield opened


@pytest.fixture(scope="package")
def shelf_of_pages(browser: Browser, gallery: Gallery) -> Iterator[Shelf]:
    shelf = Shelf(browser, gallery)
    yield shelf
    shelf.close()


@pytest.fixture
def frames(shelf_of_pages: Shelf) -> Iterator[Callable[..., Frames]]:
    """A page of the gallery that is only looked at; whatever it complains about fails the test."""
    yield shelf_of_pages.page
    assert shelf_of_pages.complaints() == []


@pytest.fixture
def own_frames(browser: Browser, gallery: Gallery) -> Iterator[Callable[..., Frames]]:
    """The same for whoever presses something: the page is theirs alone."""
    opened: list[Frames] = []

    def open_one(size: str = "laptop", **settings: str) -> Frames:
        opened.append(Frames(browser, gallery, size, **settings))
        return opened[-1]

    yield open_one
    for one in opened:
        one.context.close()
    assert [complaint for one in opened for complaint in one.complaints] == []
