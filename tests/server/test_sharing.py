"""A link to a saga shows a picture where it is shared, and nothing of what is private."""

from __future__ import annotations

import struct
import zlib
from random import Random

import pytest

from meadhall.server.sharing.canvas import Canvas
from meadhall.server.sharing.letters import LETTERS, cut
from meadhall.server.sharing.picture import COLOURS, HEIGHT, WIDTH, Row, picture
from tests.server.halls import RunningHall, Visitor, running
from tests.waiting import together


async def finished(here: RunningHall, **wishes: bool) -> str:
    ann, bo, table = await here.table_of_two(**wishes)
    lives = [await ann.sit(table), await bo.sit(table)]
    await together(*[live.play(Random(seed)) for seed, live in enumerate(lives)])
    return str(table)


async def shown(here: RunningHall, table: str, **headers: str) -> str:
    answer = await Visitor(here.address).web.get(f"/saga/{table}", headers=headers)
    assert answer.status_code == 200
    return str(answer.text).replace(table, "TABLE")


def unpacked(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and dots of a picture, each of its parts checked."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    at, parts = 8, {}
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        name, content = png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        assert struct.unpack(">I", png[at + 8 + length : at + 12 + length]) == (zlib.crc32(name + content),)
        parts[name] = content
        at += 12 + length
    width, height, depth, kind = struct.unpack(">IIBB", parts[b"IHDR"][:10])
    assert (depth, kind) == (8, 3) and len(parts[b"PLTE"]) == 3 * len(COLOURS)
    rows = zlib.decompress(parts[b"IDAT"])
    assert len(rows) == height * (width + 1)
    return width, height, b"".join(rows[row * (width + 1) + 1 : (row + 1) * (width + 1)] for row in range(height))


async def test_an_ended_game_shows_who_won_and_a_picture(tmp_path):
    async with running(tmp_path) as here:
        table = await finished(here)
        text = await shown(here, table)
        result = (await Visitor(here.address).get(f"/api/tables/{table}"))["result"]
        assert 'og:title" content="Holmgang"' in text and "url=../#/saga/TABLE" in text
        assert all(f"{name} {one['score']}" in text for name, one in zip(("Ann", "Bo"), result))
        assert f'og:image" content="{here.address}/saga/TABLE/picture.png"' in text
        assert (
            "gagne" in (french := await shown(here, table, **{"Accept-Language": "fr-FR,en;q=0.5"}))
            or "emporte" in french
        )
        answer = await Visitor(here.address).web.get(f"/saga/{table}/picture.png")
        assert answer.headers["content-type"] == "image/png" and "max-age" in answer.headers["cache-control"]
        width, height, dots = unpacked(answer.content)
        assert (width, height) == (WIDTH, HEIGHT) and len(set(dots)) > 6


@pytest.mark.parametrize("what", ["private", "running", "none"])
async def test_nothing_is_shown_of_private_tables_of_running_games_and_of_none(tmp_path, what):
    async with running(tmp_path) as here:
        if what == "private":
            table = await finished(here, watchable=False)
        else:
            table = str((await here.table_of_two())[2]) if what == "running" else "nosuchtable"
        text = await shown(here, table)
        assert "Ann" not in text and "Holmgang" not in text and 'og:title" content="Meadhall"' in text
        answer = await Visitor(here.address).web.get(f"/saga/{table}/picture.png")
        assert answer.content == picture("Meadhall", "", ()) and answer.headers["cache-control"] == "no-cache"


def test_names_cannot_break_out_of_the_page_and_letters_know_accents():
    assert cut("Éæ!") == [LETTERS["E"], LETTERS["A"], LETTERS["E"], LETTERS["!"]]
    assert cut("龍") == [bytes(5)]
    one = picture("A", "B", (Row(0, "<script>" * 9, 10**9, True), Row(1, "Bo", -5, False)))
    assert unpacked(one)[:2] == (WIDTH, HEIGHT)


def test_what_is_drawn_beyond_the_edge_is_cut_off():
    canvas = Canvas(10, 5, COLOURS)
    canvas.bar(-3, -2, 5, 4, 1)
    canvas.disc(9, 4, 3, 2)
    canvas.text(8, 0, "W", 2, 3)
    dots = unpacked(canvas.png())[2]
    assert len(dots) == 50 and dots[:2] == b"\1\1" and set(dots) == {0, 1, 2, 3}
