"""Letters: who is told of their turn by mail, when, how it is stopped; feeds; a mail server that is slow or away."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from meadhall.kernel.troubles import Trouble
from meadhall.server.letters.feeds import folded
from meadhall.server.letters.post import MailServer as Given
from meadhall.server.letters.post import mail_server
from meadhall.server.settings import Rate, Settings
from tests.server.fresh import emptied
from tests.server.halls import RunningHall, Visitor, running
from tests.server.mail import SENDER, MailServer, key_in, text_of
from tests.waiting import together, until

ADDRESS = "ann@games.example"
PASSWORD = "nine worlds of ash"
HOUR = 3600.0
LATER = 365 * 24 * HOUR  # the postman is called, he never comes by himself


@pytest.fixture
def mail() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


class Clock:
    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


@asynccontextmanager
async def hall_with(
    folder: Path, mail: MailServer, clock: Clock | None = None, **wishes: Any
) -> AsyncIterator[RunningHall]:
    given = {"smtp": mail.address, "mail_from": SENDER, "address": "https://games.example/", "post_every": LATER}
    async with running(folder, **{**given, **wishes}, now=clock or time.time) as here:
        yield here


async def reader(here: RunningHall, mail: MailServer, language: str = "en", account: str = "ann") -> Visitor:
    """Ann, with an account and an address that is confirmed."""
    ann = await here.visitor("Ann")
    await ann.post("/api/accounts", account=account, password=PASSWORD)
    await named(ann, mail, language)
    return ann


async def named(ann: Visitor, mail: MailServer, language: str = "en") -> None:
    before = len(mail.box.to(ADDRESS))
    wish = {"address": ADDRESS, "password": PASSWORD, "language": language}
    assert (await ann.ask("PUT", "/api/me/mail", **wish)).status_code == 200
    await until(lambda: len(mail.box.to(ADDRESS)) > before, "a letter to confirm the address")
    key = key_in(mail.box.to(ADDRESS)[-1], "confirm")
    assert await Visitor(ann.address).post("/api/confirmations", key=key) == {"address": ADDRESS}


async def by_letter(here: RunningHall, ann: Visitor) -> tuple[Visitor, str]:
    """Bo, and a table by correspondence at which Ann is to begin."""
    bo = await here.visitor("Bo")
    wish = {
        "game": "holmgang",
        "seats": [{"kind": "me"}, {"kind": "open"}],
        "options": {"first": 0},
        "mode": "correspondence",
    }
    table = (await ann.post("/api/tables", **wish))["table"]["id"]
    await bo.post(f"/api/tables/{table}/join")
    return bo, table


async def round_of(here: RunningHall) -> None:
    await here.hall.postman.look()
    await here.hall.postman.deliver()


@pytest.mark.parametrize(
    ("language", "subject", "line"),
    [
        ("en", "A table waits for you", "* Holmgang, with Bo"),
        ("fr", "Une table vous attend", "* Holmgang, avec Bo"),
    ],
)
async def test_a_turn_is_told_by_letter_once(tmp_path, mail, language, subject, line):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail, language)
        _, table = await by_letter(here, ann)
        await round_of(here)
        assert len(mail.box.letters) == 1  # she may be here: only the letter that confirms
        clock.ahead += HOUR
        await round_of(here)
        letter = mail.box.letters[-1]
        assert (letter["To"], letter["From"], letter["Subject"]) == (ADDRESS, SENDER, subject)
        assert line in text_of(letter) and f"https://games.example/#/table/{table}" in text_of(letter)
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        clock.ahead += 30 * HOUR
        await round_of(here)
        assert len(mail.box.letters) == 2  # of the same turn nothing more is told


async def test_all_tables_are_told_in_one_letter_and_not_too_often(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail)
        tables = [await by_letter(here, ann) for _ in range(3)]
        clock.ahead += HOUR
        await round_of(here)
        assert [letter["Subject"] for letter in mail.box.letters[1:]] == ["3 tables wait for you"]
        bo, table = tables[0]
        for visitor, seat in ((ann, 0), (bo, 1)):
            news = (await visitor.get(f"/api/tables/{table}/state?seat={seat}"))["news"]
            await visitor.post(f"/api/tables/{table}/answers", seat=seat, question=news["question"], move="rest")
        clock.ahead += HOUR
        await round_of(here)
        assert len(mail.box.letters) == 2  # a new turn, but once a day is enough
        await ann.ask("PUT", "/api/me/letters", often="hourly")
        await round_of(here)
        assert len(mail.box.letters) == 3


async def test_a_seat_that_a_friend_keeps_is_told_by_letter(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann, bo = await reader(here, mail), await here.visitor("Bo")
        await bo.post("/api/accounts", account="bo", password=PASSWORD)
        await bo.post("/api/me/friends", account="ann")
        friend = (await ann.get("/api/me"))["id"]
        await ann.post("/api/me/friends", account="bo")
        seats = [{"kind": "me"}, {"kind": "invited", "friend": friend}]
        await bo.post("/api/tables", game="holmgang", seats=seats, mode="correspondence")
        clock.ahead += HOUR
        await round_of(here)
        assert mail.box.letters[-1]["Subject"] == "A seat is kept for you"
        assert "* Holmgang, with Bo" in text_of(mail.box.letters[-1])


@pytest.mark.parametrize(
    ("language", "subject", "won", "lost"),
    [
        ("en", "A game is over", "* Holmgang, with Bo: you have won", "* Holmgang, with Bo: Bo has won"),
        (
            "fr",
            "Une partie est finie",
            "* Holmgang, avec Bo\xa0: vous avez gagné",
            "* Holmgang, avec Bo\xa0: Bo a gagné",
        ),
    ],
)
async def test_the_end_of_a_game_is_told_by_letter_once_to_whoever_was_away(
    tmp_path, mail, language, subject, won, lost
):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail, language)
        for seed in range(9):  # until one ends with an answer of Bo's
            bo, table = await by_letter(here, ann)
            lives = [await ann.sit(table), await bo.sit(table)]
            await together(*[live.play(Random(seed + number)) for number, live in enumerate(lives)])
            answers = [row["seat"] for row in await here.hall.store.entries_of(table) if row["kind"] == "answer"]
            if answers[-1] == 1:
                break
            clock.ahead += HOUR
            await round_of(here)
            assert len(mail.box.letters) == 1  # what Ann ended herself she knows
        result = (await ann.get(f"/api/tables/{table}"))["result"]
        await round_of(here)
        assert len(mail.box.letters) == 1  # she may be here
        clock.ahead += HOUR
        mail.close()
        await round_of(here)
        mail.open()
        clock.ahead += HOUR
        await round_of(here)
        letter = mail.box.letters[-1]
        assert letter["Subject"] == subject and f"https://games.example/#/saga/{table}" in text_of(letter)
        told = text_of(letter).replace("\N{NO-BREAK SPACE}", " ").splitlines()
        assert (won if result[0]["won"] else lost).replace("\N{NO-BREAK SPACE}", " ") in told
        clock.ahead += 48 * HOUR
        await by_letter(here, ann)
        clock.ahead += HOUR
        await round_of(here)
        assert len(mail.box.letters) == 3 and table not in text_of(mail.box.letters[-1])


async def test_a_letter_is_stopped_with_one_click(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail, "fr")
        await by_letter(here, ann)
        clock.ahead += HOUR
        await round_of(here)
        link = mail.box.letters[-1]["List-Unsubscribe"].strip("<>").removeprefix("https://games.example")
        anybody = Visitor(here.address)
        page = await anybody.web.get(link)
        assert page.status_code == 200 and "<form" in page.text and 'lang="fr"' in page.text
        assert (await ann.get("/api/me/letters"))["often"] == "daily"  # to look at the page stops nothing
        headers = {"Origin": "null", "Content-Type": "application/x-www-form-urlencoded"}
        stopped = await anybody.web.post(link, content="List-Unsubscribe=One-Click", headers=headers)
        assert stopped.status_code == 200 and "ne vous écrit plus" in stopped.text
        assert (await ann.get("/api/me/letters"))["often"] == "off"
        await by_letter(here, ann)
        clock.ahead += 48 * HOUR
        await round_of(here)
        assert len(mail.box.letters) == 2
        assert (await anybody.web.post("/letters/stop/nothing")).status_code == 404


async def stop_link(here: RunningHall, mail: MailServer, clock: Clock, ann: Visitor) -> str:
    """How the letter that comes next says it is stopped."""
    await by_letter(here, ann)
    clock.ahead += 25 * HOUR
    before = len(mail.box.letters)
    await round_of(here)
    assert len(mail.box.letters) == before + 1
    letter = mail.box.letters[-1]
    assert letter["List-Unsubscribe"].strip("<>") in text_of(letter)
    return str(letter["List-Unsubscribe"].strip("<>").removeprefix("https://games.example"))


async def is_of_no_use(here: RunningHall, link: str) -> bool:
    """Looked at or clicked, the page says so, without a button and without a word about anybody."""
    anybody = Visitor(here.address)
    body = {"List-Unsubscribe": "One-Click"}
    pages = [await anybody.web.get(link), await anybody.web.post(link, data=body)]
    assert all(page.headers["cache-control"] == "no-store" for page in pages)
    assert not any("set-cookie" in page.headers for page in pages)
    texts = {page.text for page in pages}
    assert not any(told in text for text in texts for told in ("Ann", ADDRESS, link.rsplit("/", 1)[1]))
    return {page.status_code for page in pages} == {404} and all(
        "This link is no longer of use." in text and "<form" not in text for text in texts
    )


async def test_a_key_that_stops_nothing_is_told_so_whatever_is_wrong_with_it(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail, "fr")
        link = await stop_link(here, mail, clock, ann)
        key = link.rsplit("/", 1)[1]
        feed = (await ann.post("/api/me/feed"))["atom"].split("/")[1]
        confirm = await asked_for(mail, ann, "confirm", "new@games.example")
        for wrong in ("nothing", key[:-1], key + "A", key.swapcase(), feed, confirm):
            assert await is_of_no_use(here, f"/letters/stop/{wrong}"), wrong
        assert (await Visitor(here.address).web.get(f"/feeds/{key}/turns.atom")).status_code == 404  # it opens no feed
        assert (await ann.get("/api/me/letters"))["often"] == "daily"
        clock.ahead += 366 * 24 * HOUR
        assert await is_of_no_use(here, link)  # an old one
        kept = await here.hall.store.person_of_account("ann")
        assert kept is not None and kept["letters"] == "daily"


async def test_a_letter_stops_letters_to_the_address_it_went_to_and_to_no_other(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail)
        link = await stop_link(here, mail, clock, ann)
        await named(ann, mail)  # the same once more
        assert (await Visitor(here.address).web.get(link)).status_code == 200
        confirm = await asked_for(mail, ann, "confirm", "new@games.example")
        await ann.post("/api/confirmations", key=confirm)
        assert await is_of_no_use(here, link)
        assert (await ann.get("/api/me/letters"))["often"] == "daily"
        newer = await stop_link(here, mail, clock, ann)
        assert mail.box.letters[-1]["To"] == "new@games.example"
        assert (await Visitor(here.address).web.post(newer)).status_code == 200
        assert (await ann.get("/api/me/letters"))["often"] == "off"


async def test_nothing_is_written_to_an_address_that_nobody_confirmed(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await here.visitor("Ann")
        assert await ann.trouble("PUT", "/api/me/mail", address=ADDRESS, password=PASSWORD) == (409, "no-account")
        await ann.post("/api/accounts", account="ann", password=PASSWORD)
        assert await ann.trouble("PUT", "/api/me/letters", often="daily") == (409, "no-mail-address")
        for wrong in ("ann", "ann@", "a b@games.example", "ann@games.example\n", f"{'a' * 65}@games.example"):
            assert (await ann.trouble("PUT", "/api/me/mail", address=wrong, password=PASSWORD))[0] == 422
        await ann.ask("PUT", "/api/me/mail", address=ADDRESS, password=PASSWORD)
        await until(lambda: mail.box.to(ADDRESS), "a letter to confirm the address")
        told = await ann.get("/api/me/letters")
        assert (told["address"], told["asked"], told["often"]) == (None, ADDRESS, "off")
        await by_letter(here, ann)
        clock.ahead += 24 * HOUR
        await round_of(here)
        assert len(mail.box.letters) == 1
        key = key_in(mail.box.letters[0], "confirm")
        clock.ahead += 48 * HOUR
        assert await ann.trouble("POST", "/api/confirmations", key=key) == (403, "old-key")
        await named(ann, mail)
        assert await ann.trouble("POST", "/api/confirmations", key=key_in(mail.box.letters[-1], "confirm")) == (
            403,
            "old-key",
        )
        told = (await ann.ask("DELETE", "/api/me/mail")).json()
        assert (told["address"], told["often"]) == (None, "off")


async def test_what_is_not_taken_is_tried_again_and_delays_no_move(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail)
        _, table = await by_letter(here, ann)
        clock.ahead += HOUR
        mail.close()
        await round_of(here)
        assert len(await here.hall.store.letters_due(clock() + HOUR)) == 1
    mail.open()
    async with hall_with(tmp_path, mail, clock) as here:  # nor is it lost with the hall
        await here.hall.postman.deliver()
        assert len(mail.box.letters) == 1  # not at once
        mail.box.is_slow = True
        clock.ahead += HOUR
        here.hall.postman.call()
        asked = mail.box.asked
        await until(lambda: mail.box.asked > asked, "the mail server is busy with a letter")
        home = Visitor(here.address)
        await home.post("/api/sessions", account="ann", password=PASSWORD)
        news = (await home.get(f"/api/tables/{table}/state?seat=0"))["news"]
        moved = await home.post(f"/api/tables/{table}/answers", seat=0, question=news["question"], move="rest")
        assert moved["news"]["version"] > news["version"]
        assert len(mail.box.letters) == 1


async def test_a_letter_that_has_nothing_to_tell_any_more_is_not_sent(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail)
        _, table = await by_letter(here, ann)
        clock.ahead += HOUR
        await here.hall.postman.look()
        await ann.post(
            f"/api/tables/{table}/answers",
            seat=0,
            question=(await ann.get(f"/api/tables/{table}/state?seat=0"))["news"]["question"],
            move="rest",
        )
        await here.hall.postman.deliver()
        assert len(mail.box.letters) == 1 and await here.hall.store.letters_due(clock()) == []


async def test_an_address_that_does_not_exist_is_not_tried_for_ever(tmp_path, mail):
    async with hall_with(tmp_path, mail) as here:
        ann = await here.visitor("Ann")
        await ann.post("/api/accounts", account="ann", password=PASSWORD)
        mail.box.rejects.add(ADDRESS)
        await ann.ask("PUT", "/api/me/mail", address=ADDRESS, password=PASSWORD)
        await until(lambda: mail.box.asked, "the letter is rejected")

        async def is_dropped() -> bool:
            return await here.hall.store.letter((await ann.get("/api/me"))["id"], "confirm") is None

        await until(is_dropped, "the letter is given up")


@pytest.mark.parametrize("known_as", ["ann", ADDRESS])
async def test_a_new_password_by_letter_works_once_and_ends_every_session(tmp_path, mail, known_as):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        ann = await reader(here, mail)
        anybody = Visitor(here.address)
        answers = [
            await anybody.ask("POST", "/api/recoveries", who=who) for who in (known_as, "nobody", "no@body.example")
        ]
        assert {(answer.status_code, answer.text) for answer in answers} == {(202, "")}
        await until(lambda: len(mail.box.letters) == 2, "a letter with a key")
        letter = mail.box.letters[-1]
        assert "List-Unsubscribe" not in letter
        key = key_in(letter, "recover")
        assert await anybody.trouble("PUT", "/api/recoveries", key=key, password="password1") == (422, "weak-password")
        back = await anybody.ask("PUT", "/api/recoveries", key=key, password="a mistletoe spear")
        assert back.json()["account"] == "ann"
        assert (await anybody.get("/api/me"))["account"] == "ann"
        assert await ann.trouble("GET", "/api/me") == (401, "not-signed-in")
        assert await ann.trouble("PUT", "/api/recoveries", key=key, password="another fine spear") == (403, "old-key")
        assert (await ann.trouble("POST", "/api/sessions", account="ann", password=PASSWORD))[1] == "wrong-password"


async def test_an_address_is_named_with_the_password(tmp_path, mail):
    """Whoever finds a browser that is signed in would else replace the password by way of their own address."""
    async with hall_with(tmp_path, mail) as here:
        ann = await reader(here, mail)
        mine = {"address": "eve@games.example"}
        assert (await ann.trouble("PUT", "/api/me/mail", **mine))[0] == 422
        assert await ann.trouble("PUT", "/api/me/mail", **mine, password="not the one") == (403, "wrong-old-password")
        told = await ann.get("/api/me/letters")
        assert (told["address"], told["asked"]) == (ADDRESS, None)
        assert len(mail.box.letters) == 1


async def asked_for(mail: MailServer, visitor: Visitor, kind: str, address: str) -> str:
    """The key in the letter that comes of it."""
    before = len(mail.box.to(address))
    if kind == "recover":
        await visitor.ask("POST", "/api/recoveries", who="ann")
    else:
        await visitor.ask("PUT", "/api/me/mail", address=address, password=PASSWORD)
    await until(lambda: len(mail.box.to(address)) > before, "a letter")
    return key_in(mail.box.to(address)[-1], kind)


@pytest.mark.parametrize("by_letter", [False, True])
async def test_a_new_password_ends_what_somebody_asked_for_under_the_old_one(tmp_path, mail, by_letter):
    async with hall_with(tmp_path, mail) as here:
        ann, anybody = await reader(here, mail), Visitor(here.address)
        confirm = await asked_for(mail, ann, "confirm", "eve@games.example")
        recover = await asked_for(mail, anybody, "recover", ADDRESS)
        if by_letter:
            await ann.ask("PUT", "/api/recoveries", key=recover, password="a mistletoe spear")
        else:
            await ann.ask("PUT", "/api/me/password", old=PASSWORD, new="a mistletoe spear")
        assert await anybody.trouble("POST", "/api/confirmations", key=confirm) == (403, "old-key")
        again = await anybody.trouble("PUT", "/api/recoveries", key=recover, password="another fine spear")
        assert again == (403, "old-key")
        assert (await ann.get("/api/me/letters"))["asked"] is None


async def test_a_new_address_ends_the_key_that_went_to_the_old_one(tmp_path, mail):
    async with hall_with(tmp_path, mail) as here:
        ann, anybody = await reader(here, mail), Visitor(here.address)
        confirm = await asked_for(mail, ann, "confirm", "new@games.example")
        recover = await asked_for(mail, anybody, "recover", ADDRESS)
        await anybody.post("/api/confirmations", key=confirm)
        tried = await anybody.trouble("PUT", "/api/recoveries", key=recover, password="a mistletoe spear")
        assert tried == (403, "old-key")


async def test_a_key_for_a_new_password_does_not_last(tmp_path, mail):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock) as here:
        await reader(here, mail)
        anybody = Visitor(here.address)
        await anybody.ask("POST", "/api/recoveries", who="ann")
        await until(lambda: len(mail.box.letters) == 2, "a letter with a key")
        key = key_in(mail.box.letters[-1], "recover")
        assert key.encode() not in (tmp_path / "hall.db").read_bytes() + (tmp_path / "hall.db-wal").read_bytes()
        clock.ahead += HOUR
        assert await anybody.trouble("PUT", "/api/recoveries", key=key, password="a mistletoe spear") == (
            403,
            "old-key",
        )


async def test_a_feed_has_a_secret_of_its_own_that_can_be_taken_back(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann, of; the Hill")
        bo, table = await by_letter(here, ann)
        feed = await ann.post("/api/me/feed")
        program = Visitor(here.address)
        told = await program.web.get("/" + feed["atom"])
        assert told.headers["content-type"] == "application/atom+xml"
        names = {"atom": "http://www.w3.org/2005/Atom"}
        entries = ElementTree.fromstring(told.text).findall("atom:entry", names)
        assert [entry.findtext("atom:title", "", names) for entry in entries] == ["Your decision: Holmgang, with Bo"]
        link = entries[0].find("atom:link", names)
        assert link is not None and link.get("href") == f"{here.address}/#/table/{table}"
        events = (await program.web.get("/" + feed["calendar"])).text.split("\r\n")
        assert "SUMMARY:Your decision: Holmgang\\, with Bo" in events and events.count("BEGIN:VEVENT") == 1
        other = await bo.post("/api/me/feed")
        assert (await program.web.get("/" + other["calendar"])).text.count("VEVENT") == 0
        again = await ann.post("/api/me/feed")
        assert (await program.web.get("/" + feed["atom"])).status_code == 404
        assert (await program.web.get("/" + again["atom"])).status_code == 200
        assert (await ann.get("/api/me/letters"))["has_feed"]
        assert not (await ann.ask("DELETE", "/api/me/feed")).json()["has_feed"]
        assert (await program.web.get("/" + again["atom"])).status_code == 404


def test_long_lines_of_a_calendar_are_folded_between_letters():
    line = "SUMMARY:" + "Œil-de-Braise " * 20
    parts = [part.decode() for part in folded(line)]
    assert all(len(part.encode()) <= 77 and part.endswith("\r\n") for part in parts)
    assert parts[0].rstrip("\r\n") + "".join(part.rstrip("\r\n")[1:] for part in parts[1:]) == line


async def test_a_hall_without_a_mail_server_writes_nothing(tmp_path):
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        await ann.post("/api/accounts", account="ann", password=PASSWORD)
        assert not (await ann.get("/api/me/letters"))["can_send"]
        assert await ann.trouble("PUT", "/api/me/mail", address=ADDRESS, password=PASSWORD) == (409, "no-letters-here")
        assert await ann.trouble("POST", "/api/recoveries", who="ann") == (409, "no-letters-here")


async def test_letters_are_not_asked_for_too_often(tmp_path, mail):
    async with hall_with(tmp_path, mail, letters=Rate(0.001, 2)) as here:
        anybody = Visitor(here.address)
        answers = [(await anybody.ask("POST", "/api/recoveries", who="nobody")).status_code for _ in range(3)]
        assert answers == [202, 202, 429]


def test_how_a_mail_server_is_given():
    assert mail_server("smtp://mail.example") == Given("mail.example", 25)
    assert mail_server("smtp://me:p%40ss@mail.example:587") == Given("mail.example", 587, False, "me", "p@ss")
    assert mail_server("smtps://mail.example") == Given("mail.example", 465, True)
    for wrong in (
        "mail.example",
        "http://mail.example",
        "smtp://",
        "smtp://mail.example:x",
        "smtp://mail.example/there",
    ):
        with pytest.raises(Trouble, match="A mail server is given as"):
            mail_server(wrong)
    with pytest.raises(Trouble, match="whom letters are from"):
        Settings(smtp="smtp://mail.example")


async def test_on_postgresql_too(tmp_path, mail, postgres):
    clock = Clock()
    async with hall_with(tmp_path, mail, clock, database=await emptied(postgres)) as here:
        ann = await reader(here, mail)
        bo, table = await by_letter(here, ann)
        clock.ahead += HOUR
        await round_of(here)
        assert mail.box.letters[-1]["Subject"] == "A table waits for you"
        feed = await ann.post("/api/me/feed")
        assert (await bo.web.get("/" + feed["atom"])).status_code == 200
        await bo.post("/api/accounts", account="bo", password=PASSWORD)
        counts = {"game": "holmgang", "seats": [{"kind": "open"}, {"kind": "me"}], "rated": True}
        rated = (await bo.post("/api/tables", **counts))["table"]["id"]
        assert (await ann.post("/api/seats"))["table"]["id"] == rated
        for name in (table, rated):
            lives = [await visitor.sit(name) for visitor in (ann, bo)]
            await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
        await here.hall.ratings.count()
        assert (await ann.get("/api/me/history?name=bo"))["total"] == 2
        await ann.post("/api/me/friends", account="bo")
        await bo.post("/api/me/friends", account="ann")
        figures = await ann.get("/api/me/statistics")
        assert [(rival["name"], rival["friend"]) for rival in figures["rivals"]] == [("Bo", True)]
        assert (await ann.get("/api/me/data"))["friends"] == ["Bo"]
        assert figures["games"][0]["games"] == 2 and figures["games"][0]["rating"]["games"] == 1
        assert (await ann.ask("POST", "/api/me/farewell", password=PASSWORD)).status_code == 204
        assert (await bo.get(f"/api/tables/{table}"))["seats"][0]["name"] == "Somebody who left"
