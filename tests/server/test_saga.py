"""Games told again, records, and what if."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import meadhall
from meadhall.kernel.values import CHANCE
from tests.server.halls import RunningHall, Visitor, running, without_change
from tests.waiting import together


async def finished(here: RunningHall) -> tuple[Visitor, Visitor, str]:
    ann, bo, table = await here.table_of_two()
    lives = [await ann.sit(table), await bo.sit(table)]
    await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    return ann, bo, table


async def test_a_finished_game_is_told_again_from_the_viewers_seat(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await finished(here)
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0&count=200")
        frames = saga["frames"]
        assert [frame["step"] for frame in frames] == list(range(saga["steps"] + 1)) and saga["can_fork"]
        assert frames[0]["view"]["hand"] == [1, 2, 3, 4] and frames[-1]["moment"] is None
        events = [without_change(event) for frame in frames for event in frame["events"]]
        assert events == (await ann.get(f"/api/tables/{table}/state?seat=0"))["news"]["events"]
        assert all(frame["move"] for frame in frames[1:])
        asked = [frame["step"] for frame in frames if frame["moment"] is None or frame["moment"]["waiting"] != [CHANCE]]
        assert saga["stops"] == asked and len(asked) < len(frames)  # what chance answers is passed over
        page = await ann.get(f"/api/tables/{table}/saga?seat=0&first=3&count=2")
        assert page["frames"] == frames[3:5]
        public = await (await here.visitor("Cai")).get(f"/api/tables/{table}/saga")
        assert public["frames"][0]["view"]["hand"] == []


async def test_once_a_game_has_ended_all_hands_lie_open_to_whoever_may_look(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await finished(here)
        for who in (ann, bo, await here.visitor("Cai"), Visitor(here.address)):
            for seat in (0, 1):
                saga = await who.get(f"/api/tables/{table}/saga?seat={seat}&count=1")
                assert saga["frames"][0]["view"]["hand"] == [1, 2, 3, 4] and saga["seat"] == seat
        assert (await ann.trouble("GET", f"/api/tables/{table}/saga?seat=9"))[1] == "no-such-seat"


async def test_no_hand_of_a_running_game_lies_open_and_none_of_a_fork_of_it(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        await other.answer("rest")
        assert await ann.trouble("GET", f"/api/tables/{table}/saga?seat=1") == (403, "not-your-seat")
        assert await ann.trouble("GET", f"/api/tables/{table}/course") == (409, "game-not-over")
        cai = await here.visitor("Cai")
        assert (await cai.trouble("GET", f"/api/tables/{table}/course"))[0] == 403
        fork = (await ann.post(f"/api/tables/{table}/fork", step=2, seat=0, level="random"))["table"]["id"]
        for seat in (0, 1):
            assert (await bo.trouble("GET", f"/api/tables/{fork}/saga?seat={seat}"))[0] == 403
        assert await ann.trouble("GET", f"/api/tables/{fork}/saga?seat=1") == (403, "not-your-seat")


async def test_the_course_of_a_game_is_its_story_with_scores_on_the_way(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await finished(here)
        saga = await ann.get(f"/api/tables/{table}/saga?count=200")
        course = await (await here.visitor("Cai")).get(f"/api/tables/{table}/course")
        assert [one["step"] for one in course["steps"]] == [frame["step"] for frame in saga["frames"]]
        assert [one["seat"] for one in course["steps"]] == [frame["seat"] for frame in saga["frames"]]
        told = [without_change(event) for frame in saga["frames"] for event in frame["events"]]
        assert [without_change(event) for one in course["steps"] for event in one["events"]] == told
        result = [one["score"] for one in saga["table"]["result"]]
        assert course["scores"][0]["step"] == 0 and course["scores"][-1]["scores"] == result
        changes = [point["scores"] for point in course["scores"]]
        assert all(one != two for one, two in pairwise(changes))


async def test_long_answers_are_sent_packed_to_whoever_can_unpack_them(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await finished(here)
        for path in (f"tables/{table}/saga", f"tables/{table}/course", "games", "games/raids/words/fr"):
            packed = await ann.web.get(f"/api/{path}", headers={"Accept-Encoding": "gzip"})
            plain = await ann.web.get(f"/api/{path}", headers={"Accept-Encoding": "identity"})
            assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
            assert packed.content == plain.content and packed.headers["vary"] == "Accept-Encoding"
            assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
        assert "content-encoding" not in (await ann.web.get("/api/me")).headers


async def test_a_running_game_is_told_again_to_its_players_and_only_what_they_know(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        for one, move in ((live, "rest"), (other, "rest"), (live, "play-card 3"), (other, "play-card 2")):
            await one.answer(move)
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0")
        assert [frame["move"] for frame in saga["frames"]] == [None, None, "rest", None, "play-card 3", None]
        cai = await here.visitor("Cai")
        assert await cai.trouble("GET", f"/api/tables/{table}/saga") == (403, "players-only")
        assert await cai.trouble("GET", f"/api/tables/{table}/record") == (403, "players-only")
        story = (await ann.web.get(f"/api/tables/{table}/record")).text
        assert "You burn card 3" in story and "Bo burns a card" in story and "seed" not in story
        french = (await ann.web.get(f"/api/tables/{table}/record?language=fr")).text
        assert "Vous brûlez la carte 3" in french


async def test_taken_back_answers_are_no_part_of_the_saga(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await live.answer("rest")
        await live.send("undo", version=live.last["version"])
        await live.until("done")
        await live.answer("pillage elmgard")
        saga = await ann.get(f"/api/tables/{table}/saga?seat=0")
        assert [frame["move"] for frame in saga["frames"]] == [None, None, "pillage elmgard"]


async def test_a_finished_games_record_tells_everything(tmp_path):
    async with running(tmp_path) as here:
        _, _, table = await finished(here)
        answer = await (await here.visitor("Cai")).web.get(f"/api/tables/{table}/record")
        assert "attachment" in answer.headers["content-disposition"]
        assert meadhall.read(answer.text).record() == answer.text


async def test_what_if_from_a_finished_game_keeps_its_true_secrets(tmp_path):
    async with running(tmp_path) as here:
        _, _, table = await finished(here)
        cai = await here.visitor("Cai")
        made = await cai.post(f"/api/tables/{table}/fork", step=4, seat=1, level="random")
        fork = made["table"]
        assert fork["kind"] == "fork" and fork["you"] == [1] and fork["seats"][0]["kind"] == "bot"
        before = (await cai.get(f"/api/tables/{table}/saga?count=5"))["frames"]
        after = (await cai.get(f"/api/tables/{fork['id']}/saga?seat=1&count=5"))["frames"]
        told = [
            [[without_change(event) for event in frame["events"]] for frame in frames] for frames in (before, after)
        ]
        assert told[0] == told[1]
        live = await cai.sit(fork["id"])
        end = await live.play(Random(4))
        record = (await cai.web.get(f"/api/tables/{fork['id']}/record")).text
        assert [one.score for one in meadhall.read(record).result or ()] == [one["score"] for one in end["result"]]
        steps = (await cai.get(f"/api/tables/{table}/saga?count=1"))["steps"]
        beyond = await cai.trouble("POST", f"/api/tables/{table}/fork", step=steps + 1, seat=0)
        assert beyond == (422, "no-such-step")
        assert await cai.trouble("POST", f"/api/tables/{table}/fork", step=steps, seat=0) == (409, "game-is-over")


async def test_what_if_from_a_running_game_is_for_its_players_and_imagined(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        for one, move in ((live, "rest"), (other, "rest"), (live, "play-card 3"), (other, "play-card 2")):
            await one.answer(move)
        cai = await here.visitor("Cai")
        assert await cai.trouble("POST", f"/api/tables/{table}/fork", step=3, seat=0) == (403, "not-your-seat")
        assert await bo.trouble("POST", f"/api/tables/{table}/fork", step=3, seat=0) == (403, "not-your-seat")
        held = set()
        for _ in range(12):
            made = await ann.post(f"/api/tables/{table}/fork", step=5, seat=0, level="random")
            position = here.hall.live[made["table"]["id"]].header.start
            assert position is not None and position["hand"][0] == [1, 2, 4]
            held.add(tuple(position["hand"][1]))
        assert len(held) > 1  # Bo's cards are guessed, not known
        fork = made["table"]["id"]
        assert (await (await ann.sit(fork)).play(Random(2)))["result"] is not None
        assert await ann.trouble("GET", f"/api/tables/{fork}/record") == (409, "no-record")
