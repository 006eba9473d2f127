"""An installed Meadhall, tried as a stranger would: its commands, its games, its hall."""

from __future__ import annotations

import json
import re
import subprocess
import threading
import time
import tomllib
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from meadhall.kernel.words import LANGUAGES

ROOT = Path(__file__).parents[1]
PATIENCE = 600  # seconds, for any one step: interpreted rules take their time, more so on a busy machine
LESSONS = """
from meadhall.kernel import shelf
from meadhall.server.tables.lessons import lesson_of
print([len(lesson_of(shelf.find(name)).step) > 0 for name in shelf.names()])
"""


def run(folder: Path, environment: dict[str, str], compiled: bool, client: bool) -> Iterator[str]:
    """Says what was found to be as it should be; anything else is an error."""

    def typed(*words: str) -> str:
        program = str(folder / "venv/bin" / words[0])
        ran = subprocess.run(
            [program, *words[1:]], cwd=folder, env=environment, capture_output=True, text=True, timeout=PATIENCE
        )
        assert ran.returncode == 0, f"{' '.join(words)}: {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
        return ran.stdout

    where = typed("python", "-c", "import meadhall; print(meadhall.__file__)").strip()
    assert Path(where).is_relative_to(folder), f"not what was installed: {where}"
    games = sorted(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]["meadhall.games"])
    for language in LANGUAGES:
        shelf = json.loads(typed("meadhall", "games", "--json", "--lang", language))
        assert sorted(shelf) == games, shelf
    yield f"on the shelf: {', '.join(games)}"
    for game in games:
        for language in LANGUAGES:
            assert len(re.findall(r"[A-Z]{2}-\d+\.\d+", typed("meadhall", "rules", game, "--lang", language))) > 10
    assert "False" not in typed("python", "-c", LESSONS)
    yield "every game has its rulebook in both languages, and its lesson"
    figures = json.loads(typed("meadhall", "bench", "--json", "--seconds", "0.05"))
    found = {game: line["compiled"] for game, line in figures.items()}
    assert found == dict.fromkeys(games, compiled), found
    yield f"the rules are {'compiled' if compiled else 'interpreted'}"
    typed("meadhall", "play", "raids", "--seats", "greedy,greedy,greedy", "--save", "saved.game")
    typed("meadhall", "verify", "saved.game")
    yield "three greedy ships have sailed to the end of a game, which is by the rules"
    yield from visit(folder, environment, client)


def visit(folder: Path, environment: dict[str, str], client: bool) -> Iterator[str]:
    command = [str(folder / "venv/bin/meadhall"), "serve", "--port", "0", "--no-open", "--database", "hall.db"]
    hall = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    too_long = threading.Timer(PATIENCE, hall.kill)
    too_long.start()
    try:
        assert hall.stdout is not None
        said = hall.stdout.readline()
        address = re.search(r"http://\S+/", said)
        assert address, f"the hall said {said!r}"
        page = patiently_read(hall, address[0])
        if client:
            yield f"the hall serves its page and {len(read_all(address[0], page))} files behind it"
        else:
            assert "Node.js" in page and 'lang="fr"' in page, page
            yield "the hall's page says how to get the client"
    finally:
        too_long.cancel()
        hall.terminate()
        hall.wait(PATIENCE)
        assert hall.stdout is not None
        hall.stdout.close()


def patiently_read(hall: subprocess.Popen[str], address: str) -> str:
    """The page, as soon as the hall answers; it is ended if it takes too long."""
    while True:
        try:
            return read(address)
        except urllib.error.URLError as reason:
            assert isinstance(reason.reason, ConnectionError) and hall.poll() is None, reason
        time.sleep(0.1)


def read_all(address: str, page: str) -> set[str]:
    """All that the page names, and all that is named by that."""
    seen: set[str] = set()
    left = set(re.findall(r'"\./(assets/[^"]+)"', page))
    assert any(name.endswith(".js") for name in left) and any(name.endswith(".css") for name in left), page
    while left:
        name = left.pop()
        seen.add(name)
        content = read(address + name)
        if name.endswith(".js"):
            left |= {
                f"assets/{found}" for found in re.findall(r'["`](?:\./|assets/)([\w.-]+\.(?:js|css))["`]', content)
            }
        left -= seen
    return seen


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    assert content, f"{address} is empty"
    return content.decode("utf-8", "replace")
