"""`/healthz`, `/readyz`: whoever watches over the hall is answered, whatever their name and however often they ask."""

from __future__ import annotations

import asyncio

import pytest

from meadhall.server.settings import Rate
from meadhall.server.troubles import Unavailable
from meadhall.server.web import probes
from tests.server.halls import Visitor, running


async def asked(here, path, **headers):
    answer = await Visitor(here.address).web.get(path, headers=headers)
    return answer.status_code, answer.json()


async def test_a_hall_lives_and_is_ready(tmp_path):
    async with running(tmp_path) as here:
        assert await asked(here, "/healthz") == (200, {"ok": True})
        assert await asked(here, "/readyz") == (200, {"ok": True})


async def test_any_name_will_do_and_no_limit_counts(tmp_path):
    never = Rate(0.0001, 1)
    async with running(tmp_path, addresses=never, requests=never) as here:
        for _ in range(5):
            assert await asked(here, "/healthz", Host="10.0.0.7:8765.probe") == (200, {"ok": True})
            assert await asked(here, "/readyz", Host="hall-1.internal") == (200, {"ok": True})
        assert (await asked(here, "/api/health", Host="hall-1.internal"))[0] == 421


async def test_a_database_that_is_away_is_told_and_asked_no_more_than_once_a_second(tmp_path, monkeypatch):
    async with running(tmp_path) as here:
        questions = 0

        async def away(query):
            nonlocal questions
            questions += str(query).startswith("SELECT :param")
            raise Unavailable("cannot-store")

        with monkeypatch.context() as without:
            without.setattr(here.hall.store, "rows", away)
            without.setattr(probes, "HOLDS_FOR", 600.0)
            for _ in range(5):
                assert await asked(here, "/readyz") == (503, {"ok": False, "why": "database"})
            assert questions == 1
            assert await asked(here, "/healthz") == (200, {"ok": True})
        monkeypatch.setattr(probes, "HOLDS_FOR", -1.0)
        assert await asked(here, "/readyz") == (200, {"ok": True})


async def test_a_database_that_keeps_silent_is_not_waited_for(tmp_path, monkeypatch):
    async with running(tmp_path) as here:
        monkeypatch.setattr(probes, "ANSWERS_WITHIN", 0.05)
        monkeypatch.setattr(here.hall.store, "rows", silence)
        assert await asked(here, "/readyz") == (503, {"ok": False, "why": "database"})


async def silence(query):
    await asyncio.sleep(600)


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
async def test_whoever_is_told_to_stop_says_so_and_lives_on(tmp_path, path):
    async with running(tmp_path) as here:
        here.hall.is_draining = True
        told = (200, {"ok": True}) if path == "/healthz" else (503, {"ok": False, "why": "draining"})
        assert await asked(here, path) == told
