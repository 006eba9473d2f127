"""Why a move is refused, in both languages."""

from __future__ import annotations

import meadhall


def main() -> None:
    game = meadhall.new("raids", seats=4, seed=3)
    seat = game.waiting[0]
    for language in ("en", "fr"):
        game.language = language
        print(game.why_not(seat, "sail 5"))


if __name__ == "__main__":
    main()
