"""A link to a saga shows a picture where it is shared, and nothing of what is private."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from random import Random

import pytest
from tools.gallery.moments import entries_of, recorded, referee_of

from meadhall.kernel import shelf
from meadhall.kernel.core import State
from meadhall.kernel.rules import Rules
from meadhall.server.sharing.canvas import Canvas
from meadhall.server.sharing.letters import LETTERS, cut
from meadhall.server.sharing.picture import HEIGHT, WIDTH, Position, Row, picture
from meadhall.server.sharing.shapes import Area, Disc, Line, box, svg
from meadhall.server.sharing.sketches import sketch_of, sketched
from tests.server.halls import RunningHall, Visitor, running
from tests.waiting import together


def positions(rules: Rules) -> Iterator[State]:
    """Some of a recorded game, and its last."""
    record = recorded(rules.name)[0]
    referee, entries = referee_of(rules, record), entries_of(record)
    for part in range(5):
        first, last = [len(entries) * at // 5 for at in (part, part + 1)]
        referee.replay(entries[first:last])
        yield referee.state


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
    assert (depth, kind) == (8, 2)
    rows, long = zlib.decompress(parts[b"IDAT"]), 3 * width + 1
    assert len(rows) == height * long
    return width, height, b"".join(rows[row * long + 1 : (row + 1) * long] for row in range(height))


def colours(dots: bytes) -> set[str]:
    return {"#" + dots[at : at + 3].hex() for at in range(0, len(dots), 3)}


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
        assert (width, height) == (WIDTH, HEIGHT) and len(colours(dots)) > 30


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
    canvas = Canvas(10, 5, "#000000")
    canvas.bar(-3, -2, 5, 4, "#010101")
    canvas.disc(9, 4, 3, "#020202")
    canvas.text(8, 0, "W", 2, "#030303")
    dots = unpacked(canvas.png())[2]
    assert (
        len(dots) == 150
        and dots[:6] == bytes([1] * 6)
        and {"#000000", "#010101", "#020202", "#030303"} <= colours(dots)
    )


def test_edges_are_smooth_and_what_lies_between_is_whole():
    canvas = Canvas(8, 4, "#000000")
    canvas.draw([Area(box(1, 1, 4.5, 2), "#c8c8c8", None)], 0, 0, 1)
    dots = unpacked(canvas.png())[2]
    row = [dots[3 * (8 + across)] for across in range(8)]
    assert row == [0, 200, 200, 200, 200, 100, 0, 0]


def test_a_small_picture_is_written_as_svg():
    drawn = svg(
        [Disc(1, 2.04, 3, "#aa0000"), Line([(0, 0), (5.5, 5)], "#00bb00", 2), Area(box(0, 0, 1, 1), "#0000cc", None)]
    )
    assert '<circle cx="1" cy="2" r="3" fill="#aa0000" stroke="#1a0f08"/>' in drawn
    assert 'd="M0 0L5.5 5" fill="none" stroke="#00bb00"' in drawn and 'd="M0 0L1 0L1 1L0 1z" fill="#0000cc"/>' in drawn


@pytest.mark.parametrize("game", shelf.names())
def test_every_game_of_ours_is_drawn_from_its_position_and_differently_as_it_goes_on(game):
    rules, seen = shelf.find(game), set()
    for state in positions(rules):
        view = rules.open_view(state)
        drawn = sketched(rules, view)
        assert drawn
        assert len(svg(drawn)) < 9000  # less than half a sheet of letters: a lobby shows many
        seen.add(svg(drawn))
    assert len(seen) > 3
    rows = tuple(Row(seat, f"Seat {seat}", seat, seat == 0) for seat in range(rules.seats[-1]))
    assert unpacked(picture("A", "B", rows, Position(game, view)))[:2] == (WIDTH, HEIGHT)


def test_a_game_of_others_is_told_of_without_a_sketch():
    assert all(sketch_of(shelf.find(name).package) for name in shelf.names())
    rows = (Row(0, "Ann", 4, True),)
    assert picture("A", "B", rows, Position("no-such-game", None)) == picture("A", "B", rows)


async def position(visitor: Visitor, table: str) -> str:
    answer = await visitor.web.get(f"/saga/{table}/position.svg")
    assert answer.status_code == 200 and answer.headers["content-type"] == "image/svg+xml"
    return str(answer.text)


async def test_a_table_is_seen_from_afar_by_whoever_may_watch_it(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        before = await position(Visitor(here.address), table)
        assert "<circle" in before
        live = await ann.sit(table)
        assert before == await position(ann, table)  # a player sees the same from afar
        assert live is not None


@pytest.mark.parametrize("what", ["private", "none"])
async def test_a_private_table_is_an_empty_sheet_from_afar(tmp_path, what):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two(watchable=False)
        asked = table if what == "private" else "nosuchtable"
        assert await position(Visitor(here.address), asked) == svg([])
        if what == "private":
            assert "<circle" in await position(ann, table)
