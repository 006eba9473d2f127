"""A proxy's word about who stands behind it is taken only where the hall was told so."""

from __future__ import annotations

from typing import Any

import pytest
import websockets

from meadhall.kernel.troubles import Trouble
from meadhall.server.settings import Rate, Settings
from meadhall.server.web.proxies import Proxies, address_in
from tests.server.guarded import GuardedHall, guarded
from tests.server.halls import LONG, Visitor, connect


@pytest.mark.parametrize(
    ("forwarded", "visitor"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("1.2.3.4, 203.0.113.7", "203.0.113.7"),  # what comes first is the caller's own tale
        ("1.2.3.4, 203.0.113.7, 10.0.0.2", "203.0.113.7"),  # through two proxies of ours
        ("203.0.113.7:4711", "203.0.113.7"),
        ("[2001:db8::7]:4711", "2001:db8::7"),
        ("2001:db8::7", "2001:db8::7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("10.0.0.3, 10.0.0.2", "10.0.0.3"),  # somebody in our own network
        ("203.0.113.7, nonsense, 10.0.0.2", "10.0.0.2"),  # what lies beyond nonsense is not believed
        ("nonsense", None),
        ("", None),
        (",,,", None),
    ],
)
def test_the_nearest_address_that_is_no_proxy_of_ours_is_the_visitors(forwarded, visitor):
    assert Proxies(("127.0.0.1", "10.0.0.0/8")).visitor(forwarded) == visitor


def test_what_is_no_address_is_not_trusted():
    proxies = Proxies(("192.0.2.1", "2001:db8::/32", "172.16.5.4/12"))
    assert "192.0.2.1" in proxies and "::ffff:192.0.2.1" in proxies and "2001:db8::5" in proxies
    assert "172.31.0.1" in proxies
    assert "192.0.2.2" not in proxies and "" not in proxies and "testclient" not in proxies
    assert address_in("[::1") is not None and address_in("1.2.3.4.5") is None


@pytest.mark.parametrize("name", ["*", "proxy.example", "10.0.0.0/33"])
def test_everybody_or_a_name_cannot_be_trusted(name):
    with pytest.raises(Trouble, match="not the address of a proxy"):
        Settings(proxies=(name,))


async def statuses(here: GuardedHall, count: int, **headers: str) -> list[int]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return [(await Visitor(here.address).web.get("/api/games", headers=named)).status_code for _ in range(count)]


async def test_by_default_nobody_is_believed(tmp_path):
    async with guarded(tmp_path, requests=Rate(0.001, 5)) as here:
        told = []
        for number in range(8):
            told += await statuses(here, 1, X_Forwarded_For=f"203.0.113.{number}")
        assert told == [200] * 5 + [429] * 3
    async with guarded(tmp_path) as here:
        answer = await Visitor(here.address).web.post(
            "/api/guests", json={"name": "Ann"}, headers={"X-Forwarded-Proto": "https"}
        )
        assert "Secure" not in answer.headers["set-cookie"]


async def test_behind_a_trusted_proxy_limits_count_by_visitor(tmp_path):
    async with guarded(tmp_path, requests=Rate(0.001, 5), proxies=("127.0.0.1",)) as here:
        assert await statuses(here, 7, X_Forwarded_For="203.0.113.7") == [200] * 5 + [429] * 2
        assert await statuses(here, 2, X_Forwarded_For="203.0.113.8") == [200] * 2
        assert await statuses(here, 1, X_Forwarded_For="198.51.100.1, 203.0.113.7") == [429]  # made up in front


async def test_behind_a_trusted_proxy_cookies_are_for_https_where_the_visitor_speaks_it(tmp_path):
    async with guarded(tmp_path, proxies=("127.0.0.1",), hosts=("games.example",)) as here:
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7", "Host": "games.example"}
        ann = Visitor(here.address)
        answer = await ann.web.post(
            "/api/guests", json={"name": "Ann"}, headers={**forwarded, "Origin": "https://games.example"}
        )
        assert answer.status_code == 200 and "Secure" in answer.headers["set-cookie"]


async def test_behind_a_trusted_proxy_sockets_count_by_visitor_and_connections_do_not(tmp_path):
    limits: dict[str, Any] = {"sockets_of_address": 2, "connections_of_address": 3, "hello_within": LONG}
    async with guarded(tmp_path, proxies=("127.0.0.1",), **limits) as here:
        ann, bo, table = await here.table_of_two()
        cookie = f"meadhall={ann.web.cookies['meadhall']}"
        opened = []
        for visitor in ("203.0.113.7", "203.0.113.8", "203.0.113.9"):
            for _ in range(2):
                opened.append(await connect(here.address, table, {"X-Forwarded-For": visitor, "Cookie": cookie}))
                await opened[-1].send('{"type": "hello"}')
                assert "welcome" in str(await opened[-1].recv())
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(here.address, table, {"X-Forwarded-For": "203.0.113.7"})
        assert refused.value.response.status_code == 429
        assert (await bo.get("/api/me"))["name"] == "Bo"
