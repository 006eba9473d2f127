"""What belongs to an account: its past, its friends, ratings, its data, and its end."""

from __future__ import annotations

from random import Random
from typing import Any

from meadhall.server.people.ratings import Strength, rated
from tests.server.halls import HOLMGANG_OF_TWO, RunningHall, Visitor, running
from tests.waiting import together, until

PASSWORD = "nine worlds of ash"


async def account(here: RunningHall, name: str) -> Visitor:
    visitor = await here.visitor(name)
    await visitor.post("/api/accounts", account=name.lower(), password=PASSWORD)
    return visitor


async def table_for(ann: Visitor, bo: Visitor, **wishes: Any) -> str:
    made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, **wishes})
    await bo.post(f"/api/tables/{made['table']['id']}/join", invite=made["invite"])
    return str(made["table"]["id"])


async def played(ann: Visitor, bo: Visitor, seed: int = 1, **wishes: Any) -> str:
    table = await table_for(ann, bo, **wishes)
    lives = [await ann.sit(table), await bo.sit(table)]
    await together(*[live.play(Random(seed + number)) for number, live in enumerate(lives)])
    return table


async def befriended(ann: Visitor, bo: Visitor) -> str:
    """The id by which Ann knows Bo."""
    await ann.post("/api/me/friends", account="bo")
    asking = (await bo.get("/api/me/friends"))["asking"]
    assert [one["name"] for one in asking] == ["Ann"]
    await bo.ask("PUT", f"/api/me/friends/{asking[0]['id']}")
    return str((await ann.get("/api/me/friends"))["friends"][0]["id"])


async def test_what_was_played_is_found_again_by_game_result_and_whom_with(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, eve = [await account(here, name) for name in ("Ann", "Bo", "Eve")]
        tables = [await played(ann, other, seed) for seed, other in ((1, bo), (2, bo), (3, eve))]
        left = await table_for(ann, bo)
        for visitor in (ann, bo):
            live = await visitor.sit(left)
            await live.send("resign", id=1)
            await live.until("done")
        told = await ann.get("/api/me/history")
        assert [game["table"] for game in told["games"]] == [left, *reversed(tables)] and told["total"] == 4
        assert told["games"][0]["outcome"] == "unfinished"

        async def found(**wishes: Any) -> list[str]:
            query = "&".join(f"{name}={wish}" for name, wish in wishes.items())
            return [game["table"] for game in (await ann.get(f"/api/me/history?{query}"))["games"]]

        won = {game["table"] for game in told["games"] if any(one["mine"] and one["won"] for one in game["seats"])}
        assert set(await found(result="won")) == won and set(await found(result="lost")) == set(tables) - won
        assert await found(name="eve") == [tables[2]] and await found(name="nobody") == []
        assert (
            await found(game="holmgang", name="bo", result="unfinished") == [left] and await found(game="raids") == []
        )
        assert await found(first=1, count=2) == [tables[2], tables[1]]
        assert (await bo.get("/api/me/history"))["total"] == 3
        assert await Visitor(here.address).trouble("GET", "/api/me/history") == (401, "not-signed-in")

        figures = await ann.get("/api/me/statistics")
        tally = figures["games"][0]
        assert (tally["game"], tally["games"], tally["won"], tally["rating"]) == ("holmgang", 3, len(won), None)
        scores = [one["score"] for game in told["games"] for one in game["seats"] if one["mine"] and one["rank"]]
        assert tally["best"] == max(scores) and 1 <= tally["rank"] <= 2
        assert [(rival["name"], rival["games"]) for rival in figures["rivals"]] == [("Bo", 2), ("Eve", 1)]
        mirrored = (await bo.get("/api/me/statistics"))["rivals"][0]
        assert (mirrored["ahead"], mirrored["behind"]) == (
            figures["rivals"][0]["behind"],
            figures["rivals"][0]["ahead"],
        )


async def test_a_rated_table_is_for_accounts_and_counts(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, guest = await account(here, "Ann"), await account(here, "Bo"), await here.visitor("Guest")
        wish = {**HOLMGANG_OF_TWO, "rated": True}
        assert await guest.trouble("POST", "/api/tables", **wish) == (403, "rated-accounts-only")
        with_bot = {**wish, "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert await ann.trouble("POST", "/api/tables", **with_bot) == (422, "rated-people-only")
        assert await ann.trouble("POST", "/api/tables", **{**wish, "hints": True}) == (422, "rated-against-others")
        both = {**wish, "seats": [{"kind": "me"}, {"kind": "me"}]}
        assert await ann.trouble("POST", "/api/tables", **both) == (422, "rated-one-seat")
        made = await ann.post("/api/tables", **wish)
        path = f"/api/tables/{made['table']['id']}"
        assert made["table"]["rated"] and not made["table"]["hints"]
        assert await guest.trouble("POST", f"{path}/join") == (403, "rated-accounts-only")
        assert await ann.trouble("POST", f"{path}/join", seat=1) == (409, "rated-one-seat")
        assert await ann.trouble("PUT", f"{path}/seats/1", kind="bot", level="greedy") == (422, "rated-people-only")
        assert await bo.trouble("POST", f"{path}/seats/0/claim", token=made["token"]) == (403, "rated-one-seat")

        table = await played(ann, bo, rated=True)
        result = (await ann.get(f"/api/tables/{table}"))["result"]

        async def rating(visitor: Visitor) -> Any:
            return (await visitor.get("/api/me/statistics"))["games"][0]["rating"]

        await until(lambda: rating(ann), "the game is counted")
        one, two = await rating(ann), await rating(bo)
        assert one["games"] == two["games"] == 1 and one["low"] < one["rating"] < one["high"]
        by_seat = [one["rating"], two["rating"]]
        if result[0]["rank"] != result[1]["rank"]:
            assert (by_seat[0] > by_seat[1]) == (result[0]["rank"] < result[1]["rank"])
        await here.hall.ratings.count()
        assert await rating(ann) == one  # each game once


async def test_whoever_leaves_a_rated_game_comes_last_and_nobody_is_advised(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await account(here, "Ann"), await account(here, "Bo")
        table = await table_for(ann, bo, rated=True)
        lives = [await ann.sit(table), await bo.sit(table)]
        await lives[0].send("resign", id=1)
        await lives[0].until("done")
        assert not (await bo.get(f"/api/tables/{table}"))["hints"]
        await lives[1].play(Random(1))

        async def ratings() -> list[int]:
            found = [(await one.get("/api/me/statistics"))["games"][0]["rating"] for one in (ann, bo)]
            return [one["rating"] for one in found if one is not None]

        await until(ratings, "the game is counted")
        hers, his = await ratings()
        assert hers < 1500 < his
        assert (await ann.get("/api/me/history"))["games"][0]["outcome"] == "lost"


def test_ratings_grow_surer_and_part():
    before = [Strength(), Strength(), Strength()]
    after = rated(before, [1.0, 2.0, 3.0])
    assert after[0].mu > after[1].mu > after[2].mu
    assert all(one.sigma < Strength().sigma and one.games == 1 for one in after)


async def test_friends_have_asked_each_other(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, guest = await account(here, "Ann"), await account(here, "Bo"), await here.visitor("Guest")
        assert await guest.trouble("POST", "/api/me/friends", account="ann") == (409, "no-account")
        unknown = await ann.post("/api/me/friends", account="nobody-at-all")
        assert await ann.post("/api/me/friends", account="bo") == unknown == {"friends": [], "asking": []}
        asking = (await bo.get("/api/me/friends"))["asking"]
        assert await bo.trouble("PUT", "/api/me/friends/nobody") == (404, "nobody-asked")
        told = (await bo.ask("PUT", f"/api/me/friends/{asking[0]['id']}")).json()
        assert [one["name"] for one in told["friends"]] == ["Ann"] and told["asking"] == []
        assert [one["name"] for one in (await ann.get("/api/me/friends"))["friends"]] == ["Bo"]
        parted = (await ann.ask("DELETE", f"/api/me/friends/{(await bo.get('/api/me'))['id']}")).json()
        assert parted["friends"] == [] and (await bo.get("/api/me/friends"))["friends"] == []


async def test_whom_one_met_at_a_table_can_be_asked_and_nobody_else(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, eve = [await account(here, name) for name in ("Ann", "Bo", "Eve")]
        table = await table_for(ann, bo)
        await eve.post("/api/me/friends", table=table, seat=1)
        assert (await bo.get("/api/me/friends"))["asking"] == []
        await ann.post("/api/me/friends", table=table, seat=1)
        assert [one["name"] for one in (await bo.get("/api/me/friends"))["asking"]] == ["Ann"]
        await bo.post("/api/me/friends", account="ann")  # to ask back is to accept
        assert [one["name"] for one in (await bo.get("/api/me/friends"))["friends"]] == ["Ann"]


async def test_a_seat_is_kept_for_a_friend(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, eve = [await account(here, name) for name in ("Ann", "Bo", "Eve")]
        friend = await befriended(ann, bo)
        seats = [{"kind": "me"}, {"kind": "invited", "friend": friend}]
        assert await eve.trouble("POST", "/api/tables", game="holmgang", seats=seats) == (404, "no-such-friend")
        made = await ann.post("/api/tables", game="holmgang", seats=seats)
        path = f"/api/tables/{made['table']['id']}"
        assert made["table"]["seats"][1]["name"] == "Bo"
        assert (await eve.trouble("POST", f"{path}/join", invite=made["invite"]))[1] == "invitation-needed"
        assert (await bo.get("/api/me/tables"))["tables"][0]["invited"] == [1]
        assert (await bo.post(f"{path}/join"))["table"]["status"] == "running"


async def test_an_emblem_of_ones_own_is_seen_by_others(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await account(here, "Ann"), await account(here, "Bo")
        assert (await ann.ask("PUT", "/api/me/emblem", emblem="raven")).json()["emblem"] == "raven"
        assert (await ann.trouble("PUT", "/api/me/emblem", emblem="dragon"))[0] == 422
        assert (await ann.get("/api/me"))["emblem"] == "raven"
        table = await table_for(ann, bo)
        assert [seat["emblem"] for seat in (await bo.get(f"/api/tables/{table}"))["seats"]] == ["raven", None]


async def test_everything_is_taken_along(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await account(here, "Ann"), await account(here, "Bo")
        await befriended(ann, bo)
        table = await table_for(ann, bo)
        live = await ann.sit(table)
        await live.send("chat", text="Skål!", id=1)
        await live.until("done")
        answer = await ann.web.get("/api/me/data")
        assert "attachment" in answer.headers["content-disposition"]
        data = answer.json()
        assert (data["me"]["account"], data["friends"]) == ("ann", ["Bo"])
        assert [one["id"] for one in data["tables"]] == [table] and [said["text"] for said in data["said"]] == ["Skål!"]
        assert "secret" not in answer.text and "argon2" not in answer.text


async def test_whoever_deletes_themselves_is_gone_and_the_games_of_others_stay(tmp_path):
    gone = "Quelqu'un de parti"
    async with running(tmp_path) as here:
        ann, bo = await account(here, "Ann-of-the-Hill"), await account(here, "Bo")
        over = await played(ann, bo, rated=True)
        running_table, waiting = (
            await table_for(ann, bo),
            (await ann.post("/api/tables", **HOLMGANG_OF_TWO))["table"]["id"],
        )
        live = await ann.sit(over)
        await live.send("chat", text="Skål!", id=1)
        await live.until("done")
        await bo.post("/api/me/friends", account="ann-of-the-hill")
        assert await ann.trouble("POST", "/api/me/farewell", password="not the one") == (403, "wrong-old-password")
        assert await ann.trouble("POST", "/api/me/farewell") == (403, "wrong-old-password")
        assert (await ann.ask("POST", "/api/me/farewell", password=PASSWORD, language="fr")).status_code == 204

        assert await ann.trouble("GET", "/api/me") == (401, "not-signed-in")
        again = Visitor(here.address)
        assert (await again.trouble("POST", "/api/sessions", account="ann-of-the-hill", password=PASSWORD))[
            1
        ] == "wrong-password"
        names = [seat["name"] for seat in (await bo.get(f"/api/tables/{over}"))["seats"]]
        assert names == [gone, "Bo"]
        assert (await bo.get(f"/api/tables/{over}/saga"))["frames"]
        assert (await bo.web.get(f"/api/tables/{over}/record")).status_code == 200
        assert [said["name"] for said in (await bo.get(f"/api/tables/{over}/state?seat=1"))["chat"]] == [gone]
        seat = (await bo.get(f"/api/tables/{running_table}"))["seats"][0]
        assert (seat["kind"], seat["left"], seat["name"]) == ("bot", "resigned", gone)
        assert (await bo.get(f"/api/tables/{waiting}"))["status"] == "abandoned"
        async with here.hall.store.engine.connect() as connection:
            for table in ("people", "seats", "talk", "sessions", "friends", "ratings"):
                rows = (await connection.exec_driver_sql(f"SELECT * FROM {table}")).all()
                assert "hill" not in repr(rows).lower(), table
        await Visitor(here.address).post("/api/accounts", account="ann-of-the-hill", password=PASSWORD)  # free again


async def test_a_guest_deletes_themselves_without_a_password(tmp_path):
    async with running(tmp_path) as here:
        guest = await here.visitor("Guest")
        assert (await guest.ask("POST", "/api/me/farewell")).status_code == 204
        assert await guest.trouble("GET", "/api/me") == (401, "not-signed-in")
