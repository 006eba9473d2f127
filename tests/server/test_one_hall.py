"""One hall on one file: a second is told who has it, and a killed one leaves nothing in the way."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import asyncpg
import pytest

from meadhall.kernel.troubles import Trouble
from meadhall.server.hall import Hall
from meadhall.server.settings import Settings
from meadhall.server.storage.claims import KEY, FileClaim
from meadhall.server.troubles import NotNow
from meadhall.server.web.serve import check_database
from tests.server.halls import running

HOLD = """
import sys
from pathlib import Path
from meadhall.server.storage.claims import FileClaim
FileClaim(Path(sys.argv[1])).take_now()
print("held", flush=True)
sys.stdin.read()
"""


async def test_a_second_hall_on_the_same_file_is_refused_and_told_who_has_it(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        second = Hall(Settings(database=f"sqlite:///{tmp_path / 'hall.db'}"))
        with pytest.raises(NotNow) as refused:
            await second.open()
        assert refused.value.message == "hall-has-it"
        assert refused.value.about["holder"] == f"{os.getpid()} ({socket.gethostname()})"
        assert str(os.getpid()) in str(refused.value) and str(tmp_path / "hall.db") in str(refused.value)
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "running"  # the first is none the worse
    async with running(tmp_path) as again:  # a hall that was closed has let go
        assert again.hall.is_open


async def test_the_same_file_by_another_name_is_the_same_file(tmp_path):
    (tmp_path / "other.db").symlink_to(tmp_path / "hall.db")
    async with running(tmp_path):
        with pytest.raises(NotNow, match="Another hall"):
            await Hall(Settings(database=f"sqlite:///{tmp_path / 'other.db'}")).open()


def test_a_claim_dies_with_its_process(tmp_path):
    database = tmp_path / "hall.db"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stdout.readline() == b"held\n"
        claim = FileClaim(database)
        with pytest.raises(NotNow) as refused:
            claim.take_now()
        assert str(refused.value.about["holder"]).startswith(f"{process.pid} (")
        process.kill()
        process.wait()
        claim.take_now()
    assert claim.path.read_text().startswith(f"{os.getpid()} (")


def test_the_command_says_it_in_one_line(tmp_path):
    claim = FileClaim(tmp_path / "hall.db")
    claim.take_now()
    for command in (["meadhall.server", "--port", "0"], ["meadhall.cli", "serve", "--port", "0", "--lang", "fr"]):
        ended = subprocess.run(
            [sys.executable, "-m", *command, "--database", str(tmp_path / "hall.db")],
            capture_output=True, text=True, timeout=60, cwd=Path(__file__).parents[2],
        )  # fmt: skip
        said = ended.stdout + ended.stderr
        assert ended.returncode != 0 and str(os.getpid()) in said.replace("\n", "")
        assert "Traceback" not in said and "http://" not in said  # nor is it said to be open


NO_DATABASES = {
    "postgresql://ann:geheim@127.0.0.1:1/hall": "postgresql://ann:***@127.0.0.1:1/hall",
    "postgresql://ann:geheim@127.0.0.1:port/hall": "postgresql",
    "mysql://ann:geheim@127.0.0.1/hall": "mysql",
}


@pytest.mark.parametrize("address", NO_DATABASES)
def test_a_database_that_does_not_answer_is_told_without_its_password(address):
    with pytest.raises(Trouble) as refused:
        check_database(address)
    assert NO_DATABASES[address] in str(refused.value) and "geheim" not in str(refused.value)


def test_a_database_that_does_not_know_us_says_so(postgres):
    with pytest.raises(Trouble, match="no_such_hall"):
        check_database(postgres.replace("/postgres?", "/no_such_hall?"))
    check_database(postgres)


async def test_on_postgresql_there_may_be_several_but_none_that_takes_itself_for_the_only_one(tmp_path, postgres):
    """As halls did before there were neighbours: they hold the whole claim, of which others take a share."""
    older = await asyncpg.connect(postgres)
    await older.execute("drop schema public cascade; create schema public")
    async with running(tmp_path, database=postgres) as here, running(tmp_path, database=postgres) as there:
        assert here.hall.is_open and there.hall.is_open
        assert not await older.fetchval("select pg_try_advisory_lock($1)", KEY)
    assert await older.fetchval("select pg_try_advisory_lock($1)", KEY)
    refused = Hall(Settings(database=postgres))
    with pytest.raises(NotNow, match="Another hall"):
        await refused.open()
    await refused.store.close()
    await older.close()
