"""Making tables, sitting down, leaving, playing again."""

from __future__ import annotations

from random import Random

from meadhall.server.tables.header import led_at_the_end, result_from
from tests.server.halls import HOLMGANG_OF_TWO, running
from tests.waiting import together

ME, OPEN, INVITED = {"kind": "me"}, {"kind": "open"}, {"kind": "invited"}
BOT = {"kind": "bot", "level": "random"}


async def test_a_listed_table_is_found_in_the_lobby_and_begins_when_full(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO)
        assert made["table"]["status"] == "open" and made["seat"] == 0
        found = (await bo.get("/api/tables"))["tables"]
        assert [table["id"] for table in found] == [made["table"]["id"]]
        assert [seat["kind"] for seat in found[0]["seats"]] == ["person", "open"]
        seated = await bo.post(f"/api/tables/{made['table']['id']}/join")
        assert seated["seat"] == 1 and seated["table"]["status"] == "running" and seated["table"]["you"] == [1]


async def test_the_lobby_knows_the_clans_that_were_drawn(tmp_path):
    """Emblems and colours are those at the table."""
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        wish = {"game": "blood-rage", "seats": [ME, BOT], "options": {"clans": "raven bear"}}
        made = (await ann.post("/api/tables", **wish))["table"]
        assert [seat["led"] for seat in made["seats"]] == [[3], [1]]
        mine = (await ann.get("/api/tables?mine=true"))["tables"]
        assert [seat["led"] for seat in mine[0]["seats"]] == [[3], [1]]
        drawn = (await ann.post("/api/tables", **{**wish, "options": {}}))["table"]
        view = (await ann.get(f"/api/tables/{drawn['id']}/state?seat=0"))["news"]["view"]
        assert [seat["led"] for seat in drawn["seats"]] == [[clan] for clan in view["clans"]]


def test_what_was_led_is_kept_with_the_result():
    assert led_at_the_end([[47, 1, 0, 2], [47, 1, 0, 5]]) == [[2], [5]]
    assert led_at_the_end([[12, 1, 1], [9, 2, 0]]) == [[], []]  # a game that ended before it was kept
    assert led_at_the_end(None) == []
    assert [one.score for one in result_from([[12, 1, 1, 0], [9, 2, 0, 3]]) or []] == [12, 9]


async def test_a_private_table_is_joined_by_invitation_only(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [ME, INVITED], "listed": False})
        join = f"/api/tables/{made['table']['id']}/join"
        assert (await bo.get("/api/tables"))["tables"] == []
        assert await bo.trouble("POST", join) == (403, "invitation-needed")
        assert await bo.trouble("POST", join, invite="guessed") == (403, "wrong-invitation")
        assert await bo.trouble("GET", join.replace("join", "invitation")) == (403, "not-your-table")
        assert (await bo.post(join, invite=made["invite"]))["seat"] == 1
        assert (await bo.post(join, invite=made["invite"]))["seat"] == 1  # the link followed once more
        third = await here.visitor("Cai")
        assert await third.trouble("POST", join, invite=made["invite"]) == (409, "already-begun")
        assert (await bo.get(join.replace("join", "invitation")))["invite"] == made["invite"]


async def test_the_game_explains_what_is_wrong_with_a_wish(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        wishes: list[tuple[dict, str]] = [
            ({"game": "chess", "seats": [ME]}, "unknown-game"),
            ({"game": "holmgang", "seats": [ME]}, "bad-seats"),
            ({"game": "holmgang", "seats": [ME, BOT], "options": {"first": 7}}, "bad-option"),
            ({"game": "holmgang", "seats": [ME, BOT], "options": {"moon": 7}}, "unknown-option"),
            ({"game": "holmgang", "seats": [ME, {"kind": "bot", "level": "oracle"}]}, "unknown-agent"),
            ({"game": "holmgang", "seats": [ME, {"kind": "wolf"}]}, "bad-body"),
            ({"game": "holmgang", "seats": [ME, BOT], "extra": 1}, "bad-body"),
        ]
        for wish, message in wishes:
            assert await ann.trouble("POST", "/api/tables", **wish) == (422, message)


async def test_the_host_arranges_the_seats_and_begins(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [ME, OPEN, OPEN], "autostart": False})
        table = f"/api/tables/{made['table']['id']}"
        await bo.post(f"{table}/join", seat=2)
        assert await bo.trouble("POST", f"{table}/start") == (403, "host-only")
        assert await ann.trouble("POST", f"{table}/start") == (409, "seats-free")
        answer = await ann.ask("PUT", f"{table}/seats/1", kind="bot", level="random")
        assert answer.json()["seats"][1]["kind"] == "bot" and answer.json()["seats"][1]["name"]
        assert (await ann.post(f"{table}/start"))["status"] == "running"
        assert await ann.trouble("POST", f"{table}/start") == (409, "already-begun")


async def test_a_seat_can_be_left_before_the_game(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [ME, OPEN, OPEN]})
        table = f"/api/tables/{made['table']['id']}"
        await bo.post(f"{table}/join")
        assert await ann.trouble("POST", f"{table}/leave", seat=1) == (403, "not-your-seat")
        assert [seat["kind"] for seat in (await bo.post(f"{table}/leave", seat=1))["seats"]] == [
            "person",
            "open",
            "open",
        ]
        assert (await ann.post(f"{table}/leave", seat=0))["status"] == "abandoned"


async def test_drawn_places_go_to_the_same_people_in_some_order(tmp_path):
    async with running(tmp_path) as here:
        first: set[str] = set()
        while first != {"Ann", "Bo"}:
            ann, bo, table = await here.table_of_two(drawn=True)
            names = [seat["name"] for seat in (await ann.get(f"/api/tables/{table}"))["seats"]]
            assert sorted(names) == ["Ann", "Bo"]
            first.add(names[0])
            assert (await bo.sit(table)).seat == names.index("Bo")


async def test_a_rematch_keeps_everybodys_seat(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        assert await ann.trouble("POST", f"/api/tables/{table}/rematch") == (409, "game-not-over")
        lives = [await ann.sit(table), await bo.sit(table)]
        await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        again = await bo.post(f"/api/tables/{table}/rematch")
        assert again["table"]["status"] == "open" and again["seat"] == 1
        changed = await lives[0].until("table-changed", where=lambda told: told["table"]["next"] is not None)
        assert changed["table"]["next"] == again["table"]["id"]
        stranger = await here.visitor("Cai")
        assert (await stranger.trouble("POST", f"/api/tables/{again['table']['id']}/join"))[0] == 403
        taken = await ann.post(f"/api/tables/{table}/rematch")
        assert taken["seat"] == 0 and taken["table"]["status"] == "running"


async def test_a_seat_is_claimed_with_its_own_token_only(tmp_path):
    async with running(tmp_path) as here:
        ann, bo = await here.visitor("Ann"), await here.visitor("Bo")
        made = await ann.post("/api/tables", **HOLMGANG_OF_TWO)
        table = f"/api/tables/{made['table']['id']}"
        bos = await bo.post(f"{table}/join")
        phone = await here.visitor("Ann's phone")
        assert await phone.trouble("POST", f"{table}/seats/0/claim", token=bos["token"]) == (403, "wrong-token")
        assert (await phone.post(f"{table}/seats/0/claim", token=made["token"]))["table"]["you"] == [0]
        assert (await ann.get(table))["you"] == []


async def test_resigning_hands_the_seat_to_a_bot_and_the_game_goes_on(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live = await bo.sit(table)
        info = await ann.post(f"/api/tables/{table}/resign", seat=0)
        assert info["seats"][0]["kind"] == "bot" and info["seats"][0]["left"] == "resigned"
        end = await live.play(Random(1))
        assert end["result"] is not None
        notices = [message for message in live.heard if '"notice"' in message and '"resigned"' in message]
        assert notices and '"Ann"' in notices[0]


async def test_when_nobody_is_left_the_table_is_abandoned(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        await ann.post(f"/api/tables/{table}/resign", seat=0)
        info = await bo.post(f"/api/tables/{table}/resign", seat=1)
        assert info["status"] == "abandoned"
        assert (await ann.get(f"/api/tables/{table}"))["status"] == "abandoned"


async def test_somebody_missing_is_replaced_only_after_a_while(tmp_path):
    now = [1000.0]
    async with running(tmp_path, now=lambda: now[0]) as here:
        ann, bo, table = await here.table_of_two()
        live = await ann.sit(table)
        replace = f"/api/tables/{table}/seats/1/replace"
        assert await ann.trouble("POST", replace) == (409, "missing-too-short")
        there = await bo.sit(table)
        now[0] += 100
        assert await ann.trouble("POST", replace) == (409, "still-here")
        await there.close()
        await live.until("table-changed", where=lambda told: not told["table"]["seats"][1]["connected"])
        now[0] += 61
        stranger = await here.visitor("Cai")
        assert await stranger.trouble("POST", replace) == (403, "not-your-table")
        info = await ann.post(replace, level="random")
        assert info["seats"][1]["kind"] == "bot" and info["seats"][1]["left"] == "replaced"
