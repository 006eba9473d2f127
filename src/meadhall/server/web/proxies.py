"""Who stands behind a proxy. Its word is taken only where whoever runs the hall said so.

Each proxy adds the address it was called from at the end of `X-Forwarded-For`.
What comes before may be made up by the caller, so it is read from the end: the
first address that is not a trusted proxy's own is the visitor's.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from meadhall.kernel.troubles import Trouble

Address = IPv4Address | IPv6Address


class Proxies:
    """The proxies that are trusted: addresses, or networks such as 172.16.0.0/12."""

    def __init__(self, named: tuple[str, ...]) -> None:
        try:
            self.networks = [ip_network(name, strict=False) for name in named]
        except ValueError as reason:
            raise Trouble("bad-proxy", reason=str(reason)) from None

    def __contains__(self, host: str) -> bool:
        found = address_in(host)
        return found is not None and any(found in network for network in self.networks)

    def visitor(self, forwarded: str) -> str | None:
        """The nearest address that is nobody's of ours; None where it cannot be read."""
        nearest: Address | None = None
        for part in reversed(forwarded.split(",")):
            found = address_in(part)
            if found is None:
                break
            nearest = found
            if not any(found in network for network in self.networks):
                break
        return None if nearest is None else str(nearest)


def address_in(text: str) -> Address | None:
    """Bare, or as some proxies write it: 192.0.2.7:4711, [2001:db8::7]:4711."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text)
    except ValueError:
        return None
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


class Forwarded:
    """Requests from a trusted proxy count as their visitor's."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["client"] is not None and scope["client"][0] in self.proxies:
            scope.update(self._told(scope))  # in place, so that the log names the visitor too
        await self.app(scope, receive, send)

    def _told(self, scope: Scope) -> dict[str, object]:
        told: dict[str, object] = {}
        visitor = self.proxies.visitor(said(scope, b"x-forwarded-for"))
        if visitor is not None:
            told["client"] = (visitor, 0)
        scheme = said(scope, b"x-forwarded-proto").rpartition(",")[2].strip()
        if scheme in ("http", "https"):
            told["scheme"] = scheme.replace("http", "ws") if scope["type"] == "websocket" else scheme
        return told


def said(scope: Scope, header: bytes) -> str:
    return ",".join(value.decode("latin-1") for name, value in scope["headers"] if name == header)
