"""The browser's own files: small on the way, kept as long as they are true."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from meadhall.server.web.client_files import CLIENT, ClientFiles, accepted
from tests.server.halls import Visitor, running

SCRIPT = b"export const song = 'skal';\n" * 400


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_bytes(b"<!doctype html><title>Meadhall</title>" * 40)
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<!doctype html><title>Meadhall</title>" * 40))
    (folder / "assets" / "index-BXDZZoFM.js").write_bytes(SCRIPT)
    (folder / "assets" / "index-BXDZZoFM.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets" / "index-BXDZZoFM.js.br").write_bytes(b"as brotli")
    (folder / "assets" / "rune-DtLlO8BS.woff2").write_bytes(b"wOF2")
    (folder / "assets" / "unhashed.css").write_bytes(b"p {}")
    return folder


@pytest.mark.parametrize(
    ("header", "ways"),
    [
        ("gzip, deflate, br, zstd", {"gzip", "br"}),
        ("gzip;q=1.0, br;q=0", {"gzip"}),
        ("br;q=0.5;x=y", {"br"}),
        ("*", {"gzip", "br"}),
        ("*;q=0, gzip", {"gzip"}),
        ("identity", set()),
        ("", set()),
        ("GZip;Q=0.2", {"gzip"}),
        ("gzip;q=nonsense", set()),
    ],
)
def test_what_a_browser_can_unpack(header, ways):
    assert accepted(header) == ways


def ask(files: ClientFiles, name: str, **headers: str):
    return files.answer(name, {key.replace("_", "-").lower(): value for key, value in headers.items()})


def test_a_script_goes_out_in_the_smallest_way_its_reader_knows(built):
    files = ClientFiles(built)
    for way, header in (("br", "gzip, br"), ("gzip", "gzip"), (None, "")):
        answer = ask(files, "assets/index-BXDZZoFM.js", Accept_Encoding=header)
        assert answer is not None and answer.status_code == 200
        assert answer.headers.get("content-encoding") == way
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert int(answer.headers["content-length"]) == len(answer.body)
    packed = ask(files, "assets/index-BXDZZoFM.js", Accept_Encoding="gzip")
    assert gzip.decompress(packed.body) == SCRIPT


def test_what_is_named_after_its_content_is_kept_for_ever_and_all_else_asked_for_again(built):
    files = ClientFiles(built)
    kept = {
        name: ask(files, name).headers["cache-control"]
        for name in ("assets/index-BXDZZoFM.js", "assets/rune-DtLlO8BS.woff2", "index.html", "assets/unhashed.css")
    }
    for_ever = "public, max-age=31536000, immutable"
    assert list(kept.values()) == [for_ever, for_ever, "no-cache", "no-cache"]


def test_who_has_it_already_is_not_sent_it_again(built):
    files = ClientFiles(built)
    first = ask(files, "index.html", Accept_Encoding="gzip")
    mark = first.headers["etag"]
    for known in (mark, f'"other", {mark}', f"W/{mark}", "*"):
        again = ask(files, "index.html", Accept_Encoding="gzip", If_None_Match=known)
        assert (again.status_code, again.body, again.headers["etag"]) == (304, b"", mark)
        assert again.headers["cache-control"] == "no-cache" and again.headers["vary"] == "Accept-Encoding"
    assert ask(files, "index.html", If_None_Match='"other"').status_code == 200
    assert ask(files, "index.html").headers["etag"] != mark  # unpacked, it is another sequence of bytes


def test_a_new_build_is_noticed(built):
    files = ClientFiles(built)
    before = ask(files, "index.html")
    (built / "assets" / "index-BXDZZoFM.js").unlink()
    (built / "assets" / "index-NEWNEWNE.js").write_bytes(b"1")
    (built / "index.html").write_bytes(b"<!doctype html>another")
    files.look_again()
    assert ask(files, "index.html").headers["etag"] != before.headers["etag"]
    assert ask(files, "assets/index-BXDZZoFM.js") is None and ask(files, "assets/index-NEWNEWNE.js") is not None


def test_nothing_else_is_served(built):
    (built.parent / "secret.txt").write_text("hidden")
    files = ClientFiles(built)
    for name in (
        "../secret.txt",
        "assets/../../secret.txt",
        "",
        "assets",
        "assets/",
        "assets/index-BXDZZoFM.js.br",
        "/etc/passwd",
    ):
        assert ask(files, name) is None
    assert ask(ClientFiles(built / "nowhere"), "index.html") is None


async def test_the_hall_serves_its_client_packed(tmp_path):
    async with running(tmp_path) as here:
        ann = Visitor(here.address)
        page = await ann.web.get("/", headers={"Accept-Encoding": "gzip"})
        assert page.headers["cache-control"] == "no-cache" and page.headers["content-encoding"] == "gzip"
        assert "default-src 'self'" in page.headers["content-security-policy"]
        script = re.search(r'href="\./(assets/hall[^"]+\.js)"', page.text)
        assert script is not None
        whole = await ann.web.get(f"/{script[1]}", headers={"Accept-Encoding": "identity"})
        for way in ("gzip", "br"):
            async with ann.web.stream("GET", f"/{script[1]}", headers={"Accept-Encoding": way}) as packed:
                assert packed.headers["content-encoding"] == way and "immutable" in packed.headers["cache-control"]
                assert int(packed.headers["content-length"]) < 0.5 * len(whole.content)
        known = {"Accept-Encoding": "gzip", "If-None-Match": page.headers["etag"]}
        assert (await ann.web.get("/", headers=known)).status_code == 304
        head = await ann.web.head(f"/{script[1]}")
        assert head.status_code == 200 and head.content == b""
        for path in ("/assets/nothing.js", "/assets/%2e%2e/index.html", "/assets/..%2f..%2fapp.py", "/assets/"):
            assert (await ann.web.get(path)).status_code == 404
        assert (await ann.web.post(f"/{script[1]}")).status_code == 405


def test_every_script_and_style_of_the_built_client_has_its_packed_twins():
    scripts = [path for path in CLIENT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert scripts
    for path in scripts:
        packed = path.with_name(path.name + ".gz")
        assert gzip.decompress(packed.read_bytes()) == path.read_bytes()
        assert 0 < path.with_name(path.name + ".br").stat().st_size <= packed.stat().st_size
