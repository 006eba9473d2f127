"""Cookies, headers, origins, and whom limits count as one."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

COOKIE = "meadhall"

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def address_of(host: str) -> str:
    """Whom limits count as one: by IPv4 a machine; by IPv6 a network, whose machines have addresses to spare."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, 64), strict=False))


def is_own_origin(headers: Mapping[str, str], allowed: tuple[str, ...]) -> bool:
    """Browsers name the page a request comes from; programs name none."""
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:  # "http://[": no address at all
        return False
