"""Passwords: what is too easy to guess is refused, and each may be changed by who knows it."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.profiles import RFC_9106_LOW_MEMORY

from meadhall.server.people import passwords
from meadhall.server.settings import Rate
from tests.server.halls import Visitor, running

GOOD, BETTER = "nine worlds of ash", "a mistletoe spear"


@pytest.mark.parametrize(
    "easy",
    ["password", "12345678", "qwertyuiop", "azertyuiop", "iloveyou12", "aaaaaaaaaaaa", "Passw0rd!", "motdepasse",
     "meadhall1", "valkyrie-22", "yggdrasil"],
)  # fmt: skip
async def test_what_thousands_of_others_use_is_refused(tmp_path, easy):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        assert await ann.trouble("POST", "/api/accounts", account="valkyrie", password=easy) == (422, "weak-password")
        guest = await here.visitor("Valkyrie")
        assert await guest.trouble("POST", "/api/accounts", account="v-22", password=easy) == (422, "weak-password")
        await ann.post("/api/accounts", account="valkyrie", password=GOOD)
        changed = await ann.trouble("PUT", "/api/me/password", old=GOOD, new=easy)
        assert changed == (422, "weak-password")


async def test_a_stolen_password_is_as_hard_to_guess_as_is_recommended(monkeypatch):
    monkeypatch.setattr(passwords, "PasswordHasher", PasswordHasher)  # as it is where no test runs
    kept = await passwords.Passwords().hash(GOOD)
    assert extract_parameters(kept) == RFC_9106_LOW_MEMORY
    assert await passwords.Passwords().is_right(kept, GOOD)
    assert not await passwords.Passwords().is_right(kept, BETTER)


async def test_a_long_password_is_weighed_quickly_and_kept_whole(tmp_path):
    long = "many a mile to the well of Mimir " * 6
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        await ann.post("/api/accounts", account="ann", password=long)
        other = Visitor(here.address)
        almost = await other.trouble("POST", "/api/sessions", account="ann", password=long[:-1])
        assert almost == (403, "wrong-password")
        await other.post("/api/sessions", account="ann", password=long)


async def test_an_old_password_that_is_weak_still_logs_in(tmp_path):
    """Whoever chose it before it was refused is not locked out."""
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        await ann.post("/api/accounts", account="ann", password=GOOD)
        secret = here.hall.people.passwords.hasher.hash("password")
        async with here.hall.store.engine.begin() as connection:
            await connection.exec_driver_sql("update people set secret = ?", (secret,))
        await Visitor(here.address).post("/api/sessions", account="ann", password="password")


async def test_a_password_is_changed_by_who_knows_the_old_one(tmp_path):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        await ann.post("/api/accounts", account="ann", password=GOOD)
        wrong = await ann.trouble("PUT", "/api/me/password", old="a guess at it all", new=BETTER)
        assert wrong == (403, "wrong-old-password")
        assert (await ann.ask("PUT", "/api/me/password", old=GOOD, new=BETTER)).status_code == 200
        assert (await ann.get("/api/me"))["account"] == "ann"


async def test_guests_and_strangers_have_no_password_to_change(tmp_path):
    async with running(tmp_path) as here:
        nobody = Visitor(here.address)
        assert await nobody.trouble("PUT", "/api/me/password", old=GOOD, new=BETTER) == (401, "not-signed-in")
        guest = await here.visitor("Bo")
        assert await guest.trouble("PUT", "/api/me/password", old=GOOD, new=BETTER) == (409, "no-account")


async def test_guessing_the_old_password_is_slowed_down(tmp_path):
    async with running(tmp_path, passwords=Rate(0.01, 3)) as here:
        ann = Visitor(here.address)
        await ann.post("/api/accounts", account="ann", password=GOOD)
        told = [await ann.trouble("PUT", "/api/me/password", old=f"guess {at} of it", new=BETTER) for at in range(3)]
        assert told == [(403, "wrong-old-password"), (403, "wrong-old-password"), (429, "too-often")]


async def test_an_account_name_is_one_line(tmp_path):
    """A pattern's end also matches before a line feed."""
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        assert (await ann.trouble("POST", "/api/accounts", account="ann\n", password=GOOD))[0] == 422
