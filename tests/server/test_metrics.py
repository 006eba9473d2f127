"""What the hall counts, for Prometheus: enough to see what ails it, and nobody's name."""

from __future__ import annotations

import re
import urllib.request

import pytest
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from meadhall.kernel.troubles import Trouble
from meadhall.server import metrics
from meadhall.server.web.metrics_page import place
from tests.server.halls import Visitor, everybody_leaves, running
from tests.server.processes import HallProcess, kept_port
from tests.waiting import until


def figures(page: str) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    found = {}
    for family in text_string_to_metric_families(page):
        for sample in family.samples:
            found[sample.name, tuple(sorted(sample.labels.items()))] = sample.value
    return found


def now() -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    return figures(generate_latest(metrics.REGISTRY).decode())


def grown(before, after, name, **labels):
    key = name, tuple(sorted(labels.items()))
    return after.get(key, 0) - before.get(key, 0)


async def test_a_move_is_counted_and_how_long_others_waited_for_it(tmp_path):
    before = now()
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        live = await ann.sit(table)
        assert (await live.answer("rest"))["type"] == "done"
        after = now()
        assert grown(before, after, "meadhall_moves_total", game="holmgang", by="person") == 1
        assert grown(before, after, "meadhall_answer_stored_seconds_count") == 1
        assert grown(before, after, "meadhall_answer_told_seconds_count") == 1
        assert grown(before, after, "meadhall_transaction_seconds_count") >= 4
        assert after["meadhall_tables_live", ()] == 1 and after["meadhall_ready", ()] == 1
        assert after["meadhall_sockets", (("kind", "socket"),)] == 1
        assert grown(before, after, "meadhall_requests_total", method="POST", status="2xx") == 4
        await until(lambda: grown(before, now(), "meadhall_loop_lag_seconds_count") > 0, "the loop was looked at")


async def test_what_a_bot_does_is_its_own_and_no_part_of_the_answer_before_it(tmp_path):
    before = now()
    async with running(tmp_path) as here:
        ann = await here.visitor("Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        made = await ann.post("/api/tables", game="holmgang", seats=seats, options={"first": 0})
        live = await ann.sit(made["table"]["id"])
        await live.answer()
        await live.asked()
        after = now()
        assert grown(before, after, "meadhall_moves_total", game="holmgang", by="bot") >= 1
        assert grown(before, after, "meadhall_thinking_seconds_count", level="greedy") >= 1
        assert grown(before, after, "meadhall_answer_told_seconds_count") == 1


async def test_labels_are_words_known_beforehand(tmp_path):
    async with running(tmp_path) as here:
        ann, _, table = await here.table_of_two()
        await (await ann.sit(table)).answer("rest")
        await ann.web.request("BREW", "/api/me")
    page = generate_latest(metrics.REGISTRY).decode()
    assert "Ann" not in page and table not in page
    told = {label for sample in now() for label, _ in sample[1] if sample[0].startswith("meadhall")}
    assert told <= {"game", "by", "method", "status", "kind", "level", "reason", "outcome", "le"}
    assert ("method", "other") in {label for sample in now() for label in sample[1]}
    assert metrics.level_shown("odin") == "odin" and metrics.level_shown("a-program-of-the-host") == "other"


async def test_nobody_can_look_unless_it_was_said_where(tmp_path):
    door = kept_port()
    hall = HallProcess(tmp_path, "--metrics", f"127.0.0.1:{door.getsockname()[1]}")
    try:
        ann = Visitor(hall.address)
        assert (await ann.web.get("/metrics")).status_code == 404  # never where players come in
        page = urllib.request.urlopen(f"http://127.0.0.1:{door.getsockname()[1]}/metrics", timeout=10).read().decode()
        assert ("meadhall_tables_live", ()) in figures(page) and ("process_open_fds", ()) in figures(page)
    finally:
        await everybody_leaves(hall.address)
        hall.stop()
        door.close()


def test_a_port_alone_is_of_this_machine():
    assert place("127.0.0.1:9464") == ("127.0.0.1", 9464)
    assert place(":9464") == place("9464") == ("127.0.0.1", 9464)
    assert place("[::1]:9464") == ("::1", 9464)
    for wrong in ("", "localhost", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:99999"):
        with pytest.raises(Trouble):
            place(wrong)


def test_every_name_says_what_it_measures():
    for family in metrics.REGISTRY.collect():
        if family.name.startswith("meadhall"):
            assert family.documentation and re.fullmatch("[a-z_]+", family.name)
            assert family.type != "histogram" or family.name.endswith(("_seconds", "_changes"))
