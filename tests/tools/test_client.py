"""Installing builds the browser client where Node is, and only when it has to."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tools import client

NPM = """#!/bin/sh
echo "$@" >>{root}/ran
[ "$1" = ci ] || {{ mkdir -p {root}/src/meadhall/server/web/static && echo built >{root}/{built}; }}
exit {code}
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree whose client is not built, on a machine without Node."""
    for name in ("web/package.json", "web/src/main.ts", "web/tests/main.test.ts", "src/meadhall/words/en.ftl"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    (tmp_path / "programs").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path / 'programs'}:/bin:/usr/bin")
    monkeypatch.setattr("shutil.which", lambda name: own(tmp_path, name) or None)
    monkeypatch.delenv("MEADHALL_CLIENT", raising=False)
    return tmp_path


def own(root: Path, name: str) -> str:
    path = root / "programs" / name
    return str(path) if path.exists() else ""


def install_node(root: Path, code: int = 0) -> None:
    for name in ("node", "npm"):
        path = root / "programs" / name
        path.write_text(NPM.format(root=root, built=client.BUILT, code=code))
        path.chmod(0o755)


def ran(root: Path) -> list[str]:
    path = root / "ran"
    return path.read_text().splitlines() if path.exists() else []


def test_it_is_built_where_node_is(root):
    install_node(root)
    assert client.provide(root)
    assert ran(root) == ["ci", "run build"]


def test_what_is_fresh_is_not_built_again(root):
    install_node(root)
    client.provide(root)
    assert client.provide(root)
    assert len(ran(root)) == 2
    later = (root / client.BUILT).stat().st_mtime + 5
    os.utime(root / "web/tests/main.test.ts", (later, later))
    assert client.provide(root)
    assert len(ran(root)) == 2
    os.utime(root / "src/meadhall/words/en.ftl", (later, later))
    assert client.provide(root)
    assert len(ran(root)) == 4


def test_without_node_it_is_left_out(root, capsys):
    assert not client.provide(root)
    assert "left out: no Node.js is here" in capsys.readouterr().out


def test_a_build_that_fails_is_told_and_ends_only_who_insists(root, monkeypatch, capsys):
    install_node(root, code=1)
    assert not client.provide(root)
    assert "`npm ci` failed" in capsys.readouterr().out
    monkeypatch.setenv("MEADHALL_CLIENT", "1")
    with pytest.raises(SystemExit, match="cannot be built"):
        client.provide(root)


def test_whoever_does_not_want_it_does_not_get_it(root, monkeypatch):
    install_node(root)
    monkeypatch.setenv("MEADHALL_CLIENT", "0")
    assert not client.provide(root)
    assert ran(root) == []


def test_sources_without_a_client_have_none_to_build(root):
    install_node(root)
    (root / "web/package.json").unlink()
    assert not client.provide(root)
    assert ran(root) == []
