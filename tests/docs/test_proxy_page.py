"""What docs/proxy.md and docs/hall.md say of limits is what the hall holds to."""

from __future__ import annotations

from pathlib import Path

from meadhall.server.logs import FILE_SIZE, FILES_KEPT, WARNINGS
from meadhall.server.settings import Settings
from meadhall.server.web.guard import AT_ONCE, OTHER_FILES

PAGE = (Path(__file__).parents[2] / "docs/proxy.md").read_text()
LIMITS = Settings()


def row(what: str) -> str:
    return next(line for line in PAGE.splitlines() if line.startswith(f"| {what} |"))


def test_the_table_of_limits_is_true():
    assert f"{LIMITS.connections:,}, and always {AT_ONCE + OTHER_FILES} fewer" in row("connections in all")
    assert f"| {LIMITS.connections_of_address};" in row("connections of one address")
    assert f"| {LIMITS.sockets_of_address}, {LIMITS.sockets_of_person} |" in row(
        "sockets of one address, of one person"
    )
    assert f"| {LIMITS.head_within:.0f} s, {LIMITS.body_within:.0f} s |" in row("a request's head, its body")
    assert f"| {LIMITS.idle_for:.0f} s |" in row("between two requests")
    assert f"| {LIMITS.read_within:.0f} s |" in row("without reading what was sent")
    assert f"| {LIMITS.hello_within:.0f} s |" in row("an open socket's `hello`")


def test_what_is_said_of_the_log_is_true():
    assert (WARNINGS.at_once, WARNINGS.a_second) == (10, 0.1) and "written ten times, then once in ten seconds" in PAGE
    assert f"at {FILE_SIZE // 2**20} MB and three older ones are kept" in PAGE and FILES_KEPT == 3


def test_the_configurations_give_the_hall_what_it_asks_for():
    assert "proxy_set_header Host              $http_host" in PAGE
    assert "X-Forwarded-For   $proxy_add_x_forwarded_for" in PAGE and "X-Forwarded-Proto $scheme" in PAGE
    assert f"client_max_body_size  {LIMITS.body_limit // 1024}k" in PAGE
