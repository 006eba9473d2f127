"""What is shown at the hall's own address: the client, or how to get it."""

from __future__ import annotations

from pathlib import Path

from starlette.testclient import TestClient

from meadhall.server.settings import Settings
from meadhall.server.web.app import make_app
from meadhall.server.web.client_files import ClientFiles


def front_page(folder: Path) -> str:
    app = make_app(Settings(database=f"sqlite:///{folder / 'hall.db'}"))
    app.state.client = ClientFiles(folder)
    answer = TestClient(app, base_url="http://127.0.0.1").get("/")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    return answer.text


def test_the_client_is_served_where_it_was_built(tmp_path: Path):
    (tmp_path / "index.html").write_text("<title>the client</title>")
    assert front_page(tmp_path) == "<title>the client</title>"


def test_a_hall_without_its_client_says_how_to_get_it_in_both_languages(tmp_path: Path):
    page = front_page(tmp_path)
    assert '<p lang="en">The hall is open, but it was installed without its browser client.' in page
    assert '<p lang="fr">La salle est ouverte, mais elle a été installée sans son client' in page
    assert page.count("Node.js 20.19") == page.count("make package") == 2
