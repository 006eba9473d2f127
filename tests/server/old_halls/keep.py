"""Keeps a hall as it is in this version, for `test_old_halls.py` to open in every later one.

    python -m tests.server.old_halls.keep tests/server/old_halls/0.1.0

Run it at a release, in that release's own tree. It plays at a hall of that version, through its addresses alone, and
leaves the database as it was when the hall closed (`hall.sql.xz`) and what the hall told last (`told.json`).
"""

from __future__ import annotations

import asyncio
import json
import lzma
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from tests.server.halls import RunningHall, Visitor, running

ANSWERS = {"blood-rage": 45, "clash-of-rage": 70, "raids": 18, "yggdrasil": 45, "holmgang": 5}  # given, and no end yet
ACCOUNT = {"account": "bodil", "password": "nine-red-sails-at-dawn"}
ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "greedy"}
BY_LETTER = {"mode": "correspondence", "clock": {"bank": 864_000, "gain": 86_400}, "watchable": False}


class Evenings:
    """What Ann, a guest, and Bodil, who has an account, play."""

    def __init__(self, ann: Visitor, bodil: Visitor) -> None:
        self.ann, self.bodil = ann, bodil
        self.tables: dict[str, str] = {}  # by what happens there: the table's id
        self.dice = Random(1)

    async def all_of_them(self) -> None:
        for game, answers in ANSWERS.items():
            await self.play_out(await self.of_two(f"{game}, over", game))
            await self.give_answers(await self.of_two(f"{game}, running", game), answers)
        await self.give_answers(await self.of_two("raids, by letter", "raids", **BY_LETTER), 12)
        await self.give_one_answer(await self.of_two("blood-rage, a card face down", "blood-rage"), self.bodil, 1)
        await self.talk_and_take_back(await self.of_two("raids, taken back", "raids"))
        await self.resign(await self.of_two("raids, resigned", "raids"))
        await self.give_answers(await self.made("raids, with bots", game="raids", seats=[ME, BOT, BOT]), 6, self.ann)
        await self.made("yggdrasil, nobody came", game="yggdrasil", seats=[ME, OPEN, OPEN])
        self.tables["raids, a lesson"] = (await self.ann.post("/api/lessons", game="raids"))["table"]["id"]
        await self.ask_what_if(self.tables["clash-of-rage, over"])

    async def of_two(self, name: str, game: str, **wishes: Any) -> str:
        table = await self.made(name, game=game, seats=[ME, OPEN], **wishes)
        invitation = await self.ann.get(f"/api/tables/{table}/invitation")
        await self.bodil.post(f"/api/tables/{table}/join", invite=invitation["invite"])
        return table

    async def made(self, name: str, **wishes: Any) -> str:
        self.tables[name] = str((await self.ann.post("/api/tables", **wishes))["table"]["id"])
        print(name, self.tables[name])
        return self.tables[name]

    async def play_out(self, table: str) -> None:
        lives = [await self.ann.sit(table), await self.bodil.sit(table)]
        await asyncio.gather(*[live.play(Random(seed)) for seed, live in enumerate(lives)])

    async def give_answers(self, table: str, count: int, *alone: Visitor) -> None:
        visitors = alone or (self.ann, self.bodil)
        given = 0
        while given < count:
            assert (await self.ann.get(f"/api/tables/{table}"))["status"] == "running", "over too soon"
            for seat, visitor in enumerate(visitors):
                given += await self.give_one_answer(table, visitor, seat)

    async def give_one_answer(self, table: str, visitor: Visitor, seat: int) -> bool:
        """Whether this seat was asked anything."""
        if (await visitor.get(f"/api/tables/{table}"))["waiting"].count(seat) == 0:
            return False
        news = (await visitor.get(f"/api/tables/{table}/state?seat={seat}"))["news"]
        move = self.dice.choice(news["choices"])["number"]
        await visitor.post(f"/api/tables/{table}/answers", seat=seat, question=news["question"], move=move)
        return True

    async def talk_and_take_back(self, table: str) -> None:
        live = await self.ann.sit(table)
        await live.send("chat", text="Skål! Not that way, though.", id=1)
        await live.until("done")
        for seat, visitor in enumerate((self.ann, self.bodil)):
            if await self.give_one_answer(table, visitor, seat):
                await visitor.post(f"/api/tables/{table}/undo", seat=seat)
                return

    async def resign(self, table: str) -> None:
        await self.give_answers(table, 8)
        await self.bodil.post(f"/api/tables/{table}/resign", seat=1)

    async def ask_what_if(self, table: str) -> None:
        made = await self.ann.post(f"/api/tables/{table}/fork", step=40, seat=0)
        self.tables["clash-of-rage, what if"] = made["table"]["id"]

    async def told(self) -> dict[str, Any]:
        """What the hall told of every table, last of all."""
        return {name: await self.told_of(table) for name, table in self.tables.items()}

    async def told_of(self, table: str) -> dict[str, Any]:
        info = await self.ann.get(f"/api/tables/{table}")
        state = await self.ann.get(f"/api/tables/{table}/state?seat=0")
        news = state["news"] or {"choices": [], "result": None}
        is_over = info["status"] == "over"
        return {
            "id": table,
            "game": info["game"],
            "version": info["version"],
            "status": info["status"],
            "waiting": info["waiting"],
            "choices": [choice["text"] for choice in news["choices"]],
            "result": news["result"],
            "chat": [said["text"] for said in state["chat"]],
            "record": (await self.ann.web.get(f"/api/tables/{table}/record")).text if is_over else None,
        }


async def kept(folder: Path) -> dict[str, Any]:
    """Play at a hall whose database lies in the folder; what it told."""
    async with running(folder) as here:
        evenings = Evenings(await here.visitor("Ann"), await with_account(here))
        await evenings.all_of_them()
        cookies = dict(evenings.ann.web.cookies)
        return {"cookies": cookies, "account": ACCOUNT, "tables": await evenings.told()}


async def with_account(here: RunningHall) -> Visitor:
    bodil = await here.visitor("Bodil")
    await bodil.post("/api/accounts", **ACCOUNT)
    return bodil


def main() -> None:
    target = Path(sys.argv[1])
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(kept(Path(folder)))
        with sqlite3.connect(Path(folder) / "hall.db") as database:
            dump = "\n".join(database.iterdump())
    (target / "hall.sql.xz").write_bytes(lzma.compress(dump.encode(), preset=9))
    (target / "told.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
