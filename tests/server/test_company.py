"""Which bots sit down with somebody who has named none."""

from __future__ import annotations

from tests.server.halls import Visitor, running
from tests.server.test_account import account, played


async def company(visitor: Visitor, game: str, *levels: str) -> list[str]:
    """The levels at a new table of mine, some of them named."""
    bots = [{"kind": "bot", **({"level": level} if level else {})} for level in levels]
    made = await visitor.post("/api/tables", game=game, seats=[{"kind": "me"}, *bots])
    return [seat["level"] for seat in made["table"]["seats"][1:]]


async def test_bots_are_gentle_until_a_first_victory_at_their_game(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await account(here, "Ann"), await account(here, "Bo")
        for one in (ann, bo):
            assert await company(one, "holmgang", "", "") == ["thrall", "thrall"]
        await played(ann, bo)
        outcomes = [(await one.get("/api/me/history"))["games"][0]["outcome"] for one in (ann, bo)]
        assert "won" in outcomes
        for one, outcome in zip((ann, bo), outcomes):
            assert await company(one, "holmgang", "") == ["greedy" if outcome == "won" else "thrall"]
            assert await company(one, "raids", "", "") == ["thrall", "thrall"]


async def test_where_all_win_together_bots_do_what_they_can_at_once(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        assert await company(ann, "yggdrasil", "") == ["greedy"]


async def test_who_names_a_level_has_it(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        assert await company(ann, "holmgang", "skald", "") == ["skald", "thrall"]
