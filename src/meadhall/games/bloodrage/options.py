"""What people may choose when they open a table (interpreted)."""

from __future__ import annotations

from meadhall.games.bloodrage.model import BloodRage
from meadhall.games.bloodrage.start import start as set_up
from meadhall.kernel.opening import first_named
from meadhall.kernel.rules import FIRST, Choice, Choices, Each, Option

CLAN_NAMES = ("wolf", "bear", "serpent", "raven")
DRAWN = "drawn"


def one_clan_each(wish: Choice, seats: int) -> Choice:
    """`wolf raven`: a different clan for each seat, in order (BR-5.1)."""
    names = str(wish).lower().replace(",", " ").split()
    if len(names) == seats and len(set(names)) == seats and set(names) <= set(CLAN_NAMES):
        return " ".join(names)
    raise ValueError(f"{DRAWN}, or {seats} of: {', '.join(CLAN_NAMES)}")


OPTIONS = (
    FIRST,
    Option("clans", (DRAWN,), one_clan_each, Each("animal", CLAN_NAMES)),
    Option("deck", ("published_34", "caption_33")),  # BR-R-1
    Option("first_game", (False, True)),  # BR-R-8
    Option("passed_may_return", (False, True)),  # BR-R-9
    Option("blessing_in_yggdrasil", (False, True)),  # BR-R-23
)


def start(seats: int, choices: Choices) -> BloodRage:
    clans = str(choices["clans"])
    return set_up(
        seats,
        first_named(choices["first"]),
        () if clans == DRAWN else tuple(CLAN_NAMES.index(name) for name in clans.split()),
        choices["deck"] == "caption_33",
        bool(choices["first_game"]),
        bool(choices["passed_may_return"]),
        bool(choices["blessing_in_yggdrasil"]),
    )
