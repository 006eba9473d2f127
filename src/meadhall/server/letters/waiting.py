"""Which tables wait for somebody who is away."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from meadhall.kernel import shelf
from meadhall.kernel.troubles import UnknownGame
from meadhall.kernel.words import LANGUAGES, MAIN_LANGUAGE, Words, text_in, words_of
from meadhall.server.storage.schema import BROKEN
from meadhall.server.storage.store import Store


@dataclass(frozen=True)
class Waiting:
    """A table by correspondence that waits for somebody's answer, or keeps a seat for them."""

    table: str
    game: str
    seat: int
    others: tuple[str, ...]  # who else sits there
    moved_at: float
    due_at: float | None
    is_invitation: bool

    def told(self, language: str) -> str:
        """The game, and with whom."""
        others = ", ".join(self.others) or "none"
        return letter_words(language).say(
            "letter-turns-table", {"game": game_called(self.game, language), "others": others}
        )


async def waiting_for(store: Store, person: str) -> list[Waiting]:
    """Those that have waited longest first."""
    rows = [
        row
        for row in await store.by_letter(person)
        if is_waiting(row["my_kind"], row["my_seat"], row["waiting"], row["status"])
    ]
    sitting: dict[str, list[str]] = {}
    for seat in await store.seats_of([row["id"] for row in rows]) if rows else []:
        if seat["person"] != person and seat["name"]:
            sitting.setdefault(seat["table"], []).append(seat["name"])
    return [
        Waiting(
            row["id"],
            row["game"],
            row["my_seat"],
            tuple(sitting.get(row["id"], ())),
            row["moved_at"],
            row["due_at"],
            row["my_kind"] == "invited",
        )
        for row in rows
    ]


def is_waiting(kind: str, seat: int, waiting: object, status: str) -> bool:
    if kind == "invited":
        return status == "open"
    return status == "running" and waiting is not BROKEN and isinstance(waiting, list) and seat in waiting


@lru_cache(maxsize=None)
def letter_words(language: str) -> Words:
    """What the hall writes; in the main language where there are no words in this one."""
    return Words(known(language), [text_in("meadhall.server.letters", known(language))])


def known(language: str) -> str:
    return language if language in LANGUAGES else MAIN_LANGUAGE


def game_called(game: str, language: str) -> str:
    try:
        return words_of(shelf.find(game), known(language)).say("game")
    except UnknownGame:
        return game
