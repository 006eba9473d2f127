"""What people type: names, and what they say."""

from __future__ import annotations

from meadhall.server.troubles import NotUnderstood


def clean(text: str, trouble: str) -> str:
    """Without what cannot be seen; `trouble` where nothing is left."""
    kept = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not kept:
        raise NotUnderstood(trouble)
    return kept
