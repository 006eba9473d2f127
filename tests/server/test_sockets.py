"""The live table: news, resuming, undo, prepared and forced answers, talk."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.server.halls import HOLMGANG_OF_TWO, connect, running
from tests.waiting import together


def kinds_of(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


async def test_each_seat_is_told_its_own_story(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        cai = await here.visitor("Cai")
        first, second, watching = await ann.sit(table), await bo.sit(table), await cai.sit(table)
        assert (first.seat, second.seat, watching.seat) == (0, 1, None)
        assert first.last["view"]["hand"] == [1, 2, 3, 4] and watching.last["view"]["hand"] == []
        assert first.last["moment"]["kind"] == "choose-turn" and first.last["moment"]["waiting"] == [0]
        assert first.last["moment"]["situation"][-2:] == ["turn", "choose-turn"]
        assert second.last["choices"] == [] and second.last["question"] is None
        await first.answer("rest")
        await second.answer("rest")
        await first.answer("play-card 3")
        for live, card in ((first, 3), (second, 0), (watching, 0)):
            await live.knows(lambda one: kinds_of(one.events)[-1:] == ["card-burnt"], "that a card was burnt")
            assert live.events[-1]["fields"] == {"clan": 0, "card": card}


async def test_a_spectator_may_look_but_not_touch(tmp_path):
    async with running(tmp_path) as here:
        _, _, table = await here.table_of_two()
        watching = await (await here.visitor("Cai")).sit(table)
        tries: dict[str, dict] = {"answer": {"question": 1, "move": 0}, "chat": {"text": "hi"}, "resign": {}}
        for kind, content in tries.items():
            await watching.send(kind, **content)
            assert (await watching.until("failed"))["trouble"]["message"] == "only-players"
        await watching.send("ping", id=5)
        assert (await watching.until("pong"))["re"] == 5


async def test_messages_that_come_all_at_once_are_answered_one_after_another(tmp_path):
    async with running(tmp_path) as here:
        _, _, table = await here.table_of_two()
        watching = await (await here.visitor("Cai")).sit(table)
        for number in range(1, 51):
            await watching.send("ping", id=number)
        assert [(await watching.until("pong"))["re"] for _ in range(50)] == list(range(1, 51))


async def test_a_table_may_want_no_spectators(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two(watchable=False)
        cai = await here.visitor("Cai")
        socket = await connect(here.address, table)
        await socket.send('{"type": "hello"}')
        assert json.loads(await socket.recv())["trouble"]["message"] == "no-spectators"
        assert await cai.trouble("GET", f"/api/tables/{table}/state") == (403, "no-spectators")
        assert (await ann.sit(table)).seat == 0


async def test_an_answer_names_its_question_and_counts_once(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        question = live.last["question"]
        for _ in range(2):
            await live.send("answer", question=question, move="rest", id=3)
        assert (await live.until("done", "failed"))["type"] == "done"
        again = await live.until("failed")
        assert again["re"] == 3 and again["trouble"]["message"] == "nothing-asked"
        await live.send("answer", question=question + 5, move="rest")
        assert (await live.until("failed"))["trouble"]["message"] == "nothing-asked"


async def test_a_stale_answer_is_refused(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        old = live.last["question"]
        await live.answer("rest")
        await other.answer("rest")
        await live.asked()
        await live.send("answer", question=old, move="play-card 1")
        told = (await live.until("failed"))["trouble"]
        assert told["message"] == "stale-question" and told["about"] == {"question": old, "now": live.last["question"]}


async def test_a_refusal_names_the_rule(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        await live.send("answer", question=live.last["question"], move="play-card 1")
        trouble = (await live.until("failed"))["trouble"]
        assert trouble["message"] == "refused"
        assert trouble["refusal"] == {"rule": "HO-3.2", "why": "rest-or-pillage", "about": {}}
        await live.send("why", move="play-card 1", id=9)
        because = await live.until("because")
        assert because["re"] == 9 and because["refusal"]["rule"] == "HO-3.2"
        await live.send("why", move="pillage 1")
        allowed = await live.until("because")
        assert allowed["refusal"] is None and allowed["move"]["fields"] == {"village": 1}
        await live.send("why", move="sing loudly")
        assert (await live.until("failed"))["trouble"]["message"] == "unknown-move"


async def test_simultaneous_questions_are_open_to_all_who_owe_one(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        lives = [await ann.sit(table), await bo.sit(table)]
        await lives[0].answer("pillage 1")
        questions = [(await live.asked())["question"] for live in lives]
        assert [live.last["moment"]["waiting"] for live in lives] == [[0, 1], [0, 1]]
        await lives[1].answer("play-card 4")
        news = await lives[0].until("news")
        assert news["question"] == questions[0] and news["moment"]["answered"] == [1]
        assert news["answer"] is None
        lives[0].last = news
        await lives[0].answer("play-card 3")
        await lives[0].knows(lambda one: "cards-revealed" in kinds_of(one.events), "the cards that were laid")


async def test_coming_back_tells_only_what_is_new(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        await other.asked()
        await live.close()
        version, known = other.last["version"], len(other.events)
        await other.answer("rest")
        back = await ann.sit(table, since=known, version=version)
        news = back.welcome["news"]
        assert news["first"] == known and [event["number"] for event in news["events"]] == [known]
        fresh = await ann.sit(table)
        assert fresh.welcome["news"]["first"] == 0 and len(fresh.events) == known + 1


async def test_undo_takes_back_and_is_told_to_all(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.answer("rest")
        news = live.last
        assert news["can_undo"]
        await other.knows(lambda one: len(one.events) > 1, "that Ann rests")
        known, version = len(other.events), other.last["version"]
        await live.send("undo", version=news["version"])
        await live.until("done")
        assert live.last["question"] == 3 and live.last["version"] == 3  # first draw, rest, undo
        await other.knows(lambda one: one.last["version"] == 3, "that it was taken back")
        assert kinds_of(other.events) == ["season-began"] and other.last["first"] == 1
        back = await bo.sit(table, since=known, version=version)
        assert back.welcome["news"]["first"] == 0 and kinds_of(back.events) == ["season-began"]
        rows = await here.hall.store.entries_of(table)
        assert [row["kind"] for row in rows] == ["chance", "answer", "undo"]


async def test_undo_stops_at_chance_at_others_and_at_what_was_shown(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.send("undo", version=1)
        assert (await live.until("failed"))["trouble"]["message"] == "chance-has-answered"
        await live.answer("pillage 1")
        await live.asked()
        await live.answer("play-card 2")
        news = live.last
        await other.answer("play-card 1")
        await live.send("undo", version=news["version"])
        assert (await live.until("failed"))["trouble"]["message"] == "stale-undo"
        assert await ann.trouble("POST", f"/api/tables/{table}/undo", seat=0) == (409, "chance-has-answered")


async def test_a_prepared_answer_is_given_when_its_time_comes(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await other.send("foresee")
        offered = {choice["text"] for choice in (await other.until("foreseen"))["choices"]}
        assert "rest" in offered and "play-card 9" not in offered
        await other.send("prepare", move="rest")
        await other.until("done")
        assert other.last["prepared"]["text"] == "rest"
        assert "prepared" in live.heard[-1] and '"prepared":null' in live.heard[0]
        await live.answer("rest")
        news = await live.asked()
        assert news["moment"]["kind"] == "keep-warm"
        assert [event["kind"] for event in live.events] == ["season-began", "rested", "rested"]
        await live.send("prepare", move="rest")
        assert (await live.until("failed"))["trouble"]["message"] == "answer-instead"


async def test_a_prepared_answer_that_is_not_possible_is_dropped_with_a_notice(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await other.send("prepare", move="rest")
        await other.until("done")
        await live.answer("pillage 1")  # asks both at once: not safe
        assert (await other.until("notice"))["message"] == "prepared-dropped"
        assert other.last["prepared"] is None and other.last["question"] is not None


async def test_what_everybody_knows_to_be_forced_is_answered_by_the_hall(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        for one, move in [
            (live, "pillage 0"),
            (live, "play-card 4"),
            (other, "play-card 1"),
            (other, "pillage 1"),
            (live, "play-card 1"),
            (other, "play-card 4"),
            (live, "play-card 2"),
            (other, "play-card 2"),
            (live, "pillage 2"),
            (live, "play-card 3"),
            (other, "play-card 3"),  # a tie: nobody has cards left, nor men anywhere but in burnt villages
        ]:
            assert (await one.answer(move))["type"] == "done"
        await together(live.play(Random(0)), other.play(Random(0)))
        given = [(row["kind"], row["text"]) for row in await here.hall.store.entries_of(table)]
        forced = given[given.index(("auto", "rest")) :]
        assert set(forced) == {
            ("auto", "rest"),
            ("answer", "play-card 0"),
        }  # that a hand is empty is for nobody to know


async def test_forced_answers_can_be_given_by_oneself(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        for one in (live, other):
            await one.send("settings", auto=False)
            await one.until("done")
        assert (await ann.sit(table)).welcome["auto"] is False
        await together(live.play(Random(0)), other.play(Random(1)))
        kinds = {row["kind"] for row in await here.hall.store.entries_of(table)}
        assert "auto" not in kinds


async def test_talk_is_kept_for_whoever_comes(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.send("chat", text="Skál, \u0000 friend!")
        said = await other.until("said")
        assert (said["kind"], said["seat"], said["name"], said["text"]) == ("chat", 0, "Ann", "Skál, friend!")
        await live.send("chat", text="\t \n")
        assert (await live.until("failed"))["trouble"]["message"] == "nothing-said"
        late = await (await here.visitor("Cai")).sit(table)
        assert [line["text"] for line in late.welcome["chat"]] == ["Skál, friend!"]


async def test_a_suggestion_is_seen_by_all_who_win_together(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two(game="yggdrasil")
        live, other = await ann.sit(table), await bo.sit(table)
        await other.send("suggest", move="end-turn")
        told = await live.until("suggested")
        assert told["seat"] == 1 and told["move"]["kind"] == "end-turn"


async def test_among_rivals_nobody_shows_a_plan_to_all(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two()
        live, other = await ann.sit(table), await bo.sit(table)
        await live.send("suggest", move="pillage 2")
        assert (await live.until("failed"))["trouble"]["message"] == "no-suggestions-here"
        await other.send("ping", id=1)
        await other.until("pong")
        assert not [message for message in other.heard if '"suggested"' in message]


async def test_where_all_win_together_others_know_what_may_be_chosen(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two(game="yggdrasil")
        live, other = await ann.sit(table), await bo.sit(table)
        asked, beside = sorted([live.welcome["news"], other.welcome["news"]], key=lambda news: news["question"] is None)
        assert asked["others"] == [] and beside["choices"] == []
        assert beside["others"] == asked["choices"] != []
        watcher = await (await here.visitor("Cai")).sit(table)
        assert watcher.welcome["news"]["others"] == []


async def test_a_seat_token_opens_that_seat_without_a_cookie(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        made = await ann.post("/api/tables", **{**HOLMGANG_OF_TWO, "seats": [{"kind": "me"}, {"kind": "bot"}]})
        table = made["table"]["id"]
        socket = await connect(here.address, table)
        await socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        assert json.loads(await socket.recv())["seat"] == 0
        wrong = await connect(here.address, table)
        await wrong.send(json.dumps({"type": "hello", "token": made["invite"]}))
        assert json.loads(await wrong.recv())["trouble"]["message"] == "wrong-token"


async def test_play_without_a_socket(tmp_path):
    async with running(tmp_path) as here:
        ann, bo, table = await here.table_of_two(mode="correspondence")
        state = await ann.get(f"/api/tables/{table}/state?seat=0")
        question = state["news"]["question"]
        assert state["table"]["clock"]["bank"] == 3 * 24 * 3600
        assert await bo.trouble("GET", f"/api/tables/{table}/state?seat=0") == (403, "not-your-seat")
        answers = f"/api/tables/{table}/answers"
        assert await bo.trouble("POST", answers, seat=0, question=question, move="rest") == (403, "not-your-seat")
        after = await ann.post(answers, seat=0, question=question, move="rest")
        assert after["news"]["can_undo"]
        assert await ann.trouble("POST", answers, seat=0, question=question, move="rest") == (409, "nothing-asked")
        back = await ann.post(f"/api/tables/{table}/undo", seat=0)
        assert back["news"]["question"] is not None and kinds_of(back["news"]["events"]) == ["season-began"]
        mine = await ann.get("/api/me/tables")
        assert mine["tables"][0]["waiting"] == [0]
